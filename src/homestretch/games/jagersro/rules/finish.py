"""The end of a race: places, odds, the win; or broken off (ledger part A12)."""

from __future__ import annotations

import numpy as np

from homestretch.engine.agenda import then
from homestretch.engine.events import note, tell
from homestretch.engine.jit import rule
from homestretch.engine.money import pay
from homestretch.engine.record import BANK, NOBODY
from homestretch.games.jagersro import ev
from homestretch.games.jagersro import options as opt
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.rules import step
from homestretch.games.jagersro.rules.basics import left_of, place_of, progress_of, seat_at
from homestretch.games.jagersro.rules.totalisator import laid


@rule
def turn_distance(g: np.record, r: int) -> int:
    """How soon a runner would have moved had the race gone on: smaller is sooner (J-267)."""
    w = g.winner
    n = g.seats
    if g.bare == 1:
        return (r - w - 1) % g.runners
    if g.stable[r] == NOBODY:
        return 4 * n + r
    if g.stable[r] == g.stable[w]:
        return 0 if g.done[r] < g.round_no else 3 * n
    if g.stable[w] == NOBODY:
        return 1 + (place_of(g, g.stable[r]) - g.starter) % n
    # A stall's second horse comes after its first, and both before the next stall.
    return 1 + (place_of(g, g.stable[r]) - place_of(g, g.stable[w]) - 1) % n


@rule
def ahead(g: np.record, ed: np.record, a: int, b: int) -> bool:
    """Whether runner `a` is placed before runner `b` (J-123 to J-126, J-267; C2 P7)."""
    fell_a = fell_now(g, a)
    fell_b = fell_now(g, b)
    if fell_a != fell_b:
        return fell_b
    pa = progress_of(g, ed, a)
    pb = progress_of(g, ed, b)
    if pa != pb:
        return pa > pb
    if g.opt[opt.LEVEL_TIEBREAK] == 1:
        da = turn_distance(g, a)
        db = turn_distance(g, b)
        if da != db:
            return da < db
    return a < b


@rule
def fell_now(g: np.record, r: int) -> bool:
    """Whether a fall in this round puts a runner last; not if the winner was last to move (C2 P7)."""
    if g.fallen[r] != g.round_no or g.fallen[r] == 0:
        return False
    for q in range(g.winner + 1, g.runners):
        if g.out[q] == 0:
            return True
    return False


@rule
def finish(g: np.record, ed: np.record) -> None:
    """Places, odds and the win are settled the moment the race is decided (J-121 to J-134, J-141)."""
    rank_runners(g, ed)
    horse = g.horse[g.winner]
    g.result[g.slot] = 1
    g.victor[g.slot] = horse
    g.races_run += 1
    g.paid_odds = ed.odds_alone
    if g.second != NOBODY:
        g.paid_odds = ed.odds[min(6, left_of(g, ed, g.second))]
    if g.bare == 1:
        return
    race = g.race[g.slot]
    for i in range(g.placed):
        r = g.place[i]
        prize = ed.race_prize[race, i] if i < st.PRIZES else 0
        tell(g, ev.PLACED, i + 1, g.horse[r], max(0, left_of(g, ed, r)), prize, 123)
    second = g.horse[g.second] if g.second != NOBODY else NOBODY
    tell(g, ev.ODDS, g.paid_odds, ed.colour[horse], second, 0, 132 if second != NOBODY else 133)
    g.wins[horse] += 1
    tell(g, ev.WIN_MARKED, horse, g.wins[horse], 0, 0, 141)
    race_over(g)
    then(g, step.PRIZES)


@rule
def rank_runners(g: np.record, ed: np.record) -> None:
    """The winner first, then the others as they stand; those that dropped out have no place (J-121, J-122,
    J-130)."""
    g.place[0] = g.winner
    n = 1
    for r in range(g.runners):
        if r == g.winner or g.out[r] == 1:
            continue
        i = n
        while i > 1 and ahead(g, ed, r, g.place[i - 1]):
            g.place[i] = g.place[i - 1]
            i -= 1
        g.place[i] = r
        n += 1
    g.placed = n
    g.second = g.place[1] if n > 1 else NOBODY


@rule
def race_over(g: np.record) -> None:
    """Horses are no longer of the race, star jockeys may be sold again (J-165, J-262, J-276)."""
    g.racing = 0
    g.now = NOBODY
    g.rider_kept = 0
    for h in range(st.HORSES):
        g.of_race[h] = 0
    for s in range(g.seats):
        g.riding[s] = 0


@rule
def broken_off(g: np.record, ed: np.record, number: int) -> None:
    """All have dropped out, or nobody can move: stakes go back, fees do not (J-127, J-128, J-266)."""
    g.result[g.slot] = 3
    g.races_run += 1
    g.placed = 0
    if g.bare == 1:
        return
    tell(g, ev.BROKEN_OFF, g.slot, g.race[g.slot], 0, 0, number)
    for i in range(g.seats):
        s = seat_at(g, i)
        if g.bankrupt[s] != 0:
            continue
        pay(g, BANK, s, laid(g, ed, s), 128)
        for c in range(st.COLOURS):
            if g.tip[c] == s:
                pay(g, BANK, s, ed.tip_stake, 128)
    note(g, 58)
    race_over(g)
    then(g, step.PRIZES)
