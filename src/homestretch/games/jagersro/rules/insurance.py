"""Insurance: step i of the checklist (ledger part A5)."""

from __future__ import annotations

import numpy as np

from homestretch.engine.agenda import ask, then
from homestretch.engine.events import note, tell
from homestretch.engine.jit import rule
from homestretch.engine.money import pay
from homestretch.engine.record import BANK, NOBODY
from homestretch.games.jagersro import ask as asks
from homestretch.games.jagersro import ev
from homestretch.games.jagersro import options as opt
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.rules import step
from homestretch.games.jagersro.rules.basics import holder, seat_at


@rule
def ask_insurance(g: np.record, ed: np.record, i: int, k: int) -> None:
    """Each player in turn: insure the stall, or each entered horse (J-053, J-055, J-057, J-258)."""
    if i == 0 and k == 0:
        g.step = 8
        tell(g, ev.STEP, 8, g.slot, g.race[g.slot], 0, 140)
    if i == g.seats:
        then(g, step.BETS, 0)
        return
    seat = seat_at(g, i)
    if g.bankrupt[seat] != 0:
        then(g, step.INSURE, i + 1, 0)
    elif g.opt[opt.INSURANCE_SCOPE] == 0:
        then(g, step.INSURE, i + 1, 0)
        ask(g, seat, asks.INSURE, NOBODY)
    elif k < 2 and g.entry[seat, k] != NOBODY:
        then(g, step.INSURE, i, k + 1)
        ask(g, seat, asks.INSURE, g.entry[seat, k])
    else:
        then(g, step.INSURE, i + 1, 0)


@rule
def can_insure(g: np.record, ed: np.record, seat: int) -> bool:
    """Premiums are paid from cash; the holder of AB Galoppförsäkring insures free (J-056, J-057)."""
    return holder(g, st.GALOPPFORSAKRING) == seat or g.cash[seat] >= ed.premium


@rule
def insure(g: np.record, ed: np.record, yes: bool) -> None:
    """The actor takes out insurance for this race, or does not (J-053, J-056, J-058, J-258)."""
    seat = g.actor
    horse = g.arg[0]
    if not yes:
        tell(g, ev.NOT_INSURED, seat, horse, 0, 0, 258)
        return
    if horse == NOBODY:
        g.insured[seat] = 1
    else:
        g.insured_horse[horse] = 1
    tell(g, ev.INSURED, seat, horse, 0, 0, 53)
    pay(g, seat, holder(g, st.GALOPPFORSAKRING), ed.premium, 56)
    if holder(g, st.GALOPPFORSAKRING) != BANK:
        note(g, 170)


@rule
def covered(g: np.record, seat: int, horse: int) -> bool:
    """Whether a lame horse brings its owner the insurance sum (J-054, J-055, J-258)."""
    if g.opt[opt.INSURANCE_SCOPE] == 0:
        return g.insured[seat] == 1
    return g.insured_horse[horse] == 1


@rule
def any_covered(g: np.record, seat: int) -> bool:
    """Whether the cold brings its owner the insurance sum (J-054, J-055)."""
    if g.opt[opt.INSURANCE_SCOPE] == 0:
        return g.insured[seat] == 1
    for k in range(2):
        h = g.entry[seat, k]
        if h != NOBODY and g.insured_horse[h] == 1:
            return True
    return False
