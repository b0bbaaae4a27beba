"""The end of the game and the fortunes (ledger part A20)."""

from __future__ import annotations

import numpy as np

from homestretch.engine.events import note, tell
from homestretch.engine.jit import rule
from homestretch.engine.record import NOBODY
from homestretch.games.jagersro import ev
from homestretch.games.jagersro import options as opt
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.rules.basics import fortune_of


@rule
def own_wins(g: np.record, seat: int) -> int:
    """Marked wins on a seat's own horses (J-232)."""
    total = 0
    for h in range(st.HORSES):
        if g.owner[h] == seat:
            total += g.wins[h]
    return total


@rule
def beats(g: np.record, a: int, b: int) -> bool:
    """Whether seat `a` ranks above seat `b` (J-184, J-228, J-232)."""
    if g.bankrupt[a] != g.bankrupt[b]:
        if g.bankrupt[a] == 0:
            return True
        return g.bankrupt[b] != 0 and g.bankrupt[a] > g.bankrupt[b]
    if g.fortune[a] != g.fortune[b]:
        return g.fortune[a] > g.fortune[b]
    if g.opt[opt.FINAL_TIE] == 1:
        return own_wins(g, a) > own_wins(g, b)
    return False


@rule
def end_game(g: np.record, ed: np.record, reason: int) -> None:
    """Fortunes are counted and ranked; equal ones share the place (J-184, J-228, J-232, J-277)."""
    g.step = 11
    g.racing = 0
    g.now = NOBODY
    g.business = NOBODY
    g.ended = 1 + reason
    for s in range(g.seats):
        g.fortune[s] = fortune_of(g, ed, s) if g.bankrupt[s] == 0 else 0
        g.worth[g.slot, s] = g.fortune[s]
    tell(g, ev.GAME_ENDS, reason, 0, 0, 0, 184 if reason == 1 else 228)
    for s in range(g.seats):
        better = 0
        for q in range(g.seats):
            if beats(g, q, s):
                better += 1
        g.rank[s] = better + 1
    if g.opt[opt.STAR_JOCKEY_COUNTS] == 0:
        note(g, 231)
    note(g, 230)
    for place in range(1, g.seats + 1):
        for s in range(g.seats):
            if g.rank[s] == place:
                tell(g, ev.RANKED, s, place, g.fortune[s], 0, 232)
