"""Whole games inside compiled code: random play, and the invariants that every game must keep."""

from __future__ import annotations

import numpy as np

from homestretch.engine.chance import below
from homestretch.engine.jit import entry, rule
from homestretch.engine.record import DECISION
from homestretch.games.jagersro.rules.decide import decide
from homestretch.games.jagersro.rules.run import run_on


@rule
def play_random(g: np.record, ed: np.record, out: np.ndarray) -> int:
    """Play a game to its end with uniformly random legal actions; returns the number of decisions."""
    plies = 0
    n = run_on(g, ed, out)
    while g.node == DECISION:
        decide(g, ed, out[below(g, n)])
        n = run_on(g, ed, out)
        plies += 1
    return plies


@entry
def many_random(
    games: np.ndarray, eds: np.ndarray, start: np.ndarray, seeds: np.ndarray, out: np.ndarray
) -> int:
    """Play one random game per seed (uint64) from the record `start[0]`; returns all decisions."""
    total = 0
    g = games[0]
    for i in range(seeds.shape[0]):
        games[0] = start[0]
        g.rng = seeds[i]
        total += play_random(g, eds[0], out)
    return total
