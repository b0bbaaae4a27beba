"""Telling: what happened, in a ring inside the record, each entry with the rule it rests on."""

from __future__ import annotations

import numpy as np

from homestretch.engine.jit import COUNTING, rule
from homestretch.engine.record import RING

PAY = 0
"""The one event of the engine itself: source, target, amount in kronor."""


@rule
def note(g: np.record, number: int) -> None:
    """Count that the ledger's rule `number` acted; costs nothing unless the process is counting."""
    if COUNTING:
        g.fired[number] += 1


@rule
def tell(g: np.record, event: int, a: int, b: int, c: int, d: int, number: int) -> None:
    """Append an event to the ring unless the record is mute; the oldest is overwritten in a full ring."""
    if COUNTING:
        g.fired[number] += 1
    if g.mute == 1:
        return
    i = g.told & (RING - 1)
    g.ring[i, 0] = event
    g.ring[i, 1] = a
    g.ring[i, 2] = b
    g.ring[i, 3] = c
    g.ring[i, 4] = d
    g.ring[i, 5] = number
    g.told += 1
