"""The agenda: control flow as a stack of pending steps inside the record."""

from __future__ import annotations

import numpy as np

from homestretch.engine.jit import rule
from homestretch.engine.record import DECISION


@rule
def then(g: np.record, step: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Push a step; the last one pushed runs first."""
    i = g.sp
    g.agenda[i, 0] = step
    g.agenda[i, 1] = a
    g.agenda[i, 2] = b
    g.agenda[i, 3] = c
    g.agenda[i, 4] = d
    g.sp = i + 1


@rule
def ask(g: np.record, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Stop the run until `seat` has decided; `a`-`d` say what about."""
    g.node = DECISION
    g.actor = seat
    g.kind = kind
    g.arg[0] = a
    g.arg[1] = b
    g.arg[2] = c
    g.arg[3] = d


@rule
def draw_veil(g: np.record) -> None:
    """From here on hide which question of a secret series the actor has reached.

    To be called right after the first `ask` of the series, whose answers must not change the agenda
    below that point; a view for anybody else shows the first question for as long as the veil is drawn.
    """
    g.veil = g.sp + 1
    g.veil_kind = g.kind
    for i in range(4):
        g.veil_arg[i] = g.arg[i]


@rule
def lift_veil(g: np.record) -> None:
    """The secret series of the actor is over; what it answered stays hidden by the game's view."""
    g.veil = 0
