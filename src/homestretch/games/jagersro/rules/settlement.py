"""The settlement after a race: steps a to e of the checklist (ledger part A13)."""

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
from homestretch.games.jagersro.rules.basics import fortune_of, holder, seat_at, starting_place


@rule
def pay_prizes(g: np.record, ed: np.record) -> None:
    """Step a: owners collect prize money; a bankrupt's stays in the bank (J-020, J-021, J-130, J-135,
    J-183)."""
    g.step = 0
    tell(g, ev.STEP, 0, g.slot, g.race[g.slot], 0, 140)
    race = g.race[g.slot]
    for i in range(g.seats):
        s = seat_at(g, i)
        for p in range(min(g.placed, st.PRIZES)):
            if g.owner[g.horse[g.place[p]]] == s:
                pay(g, BANK, s, ed.race_prize[race, p], 135)
    then(g, step.WINNINGS)


@rule
def pay_winnings(g: np.record, ed: np.record) -> None:
    """Step b: stake times odds on the winner's colour, Stalltips too (J-063, J-136, J-143, J-144, J-216)."""
    g.step = 1
    tell(g, ev.STEP, 1, g.slot, g.race[g.slot], 0, 140)
    if g.result[g.slot] == 1:
        colour = ed.colour[g.horse[g.winner]]
        for i in range(g.seats):
            s = seat_at(g, i)
            stake = 0
            for m in range(st.MARKERS):
                if g.bet[s, m] == colour:
                    stake += ed.marker[m]
            pay(g, BANK, s, stake * g.paid_odds, 143)
            if g.tip[colour] == s:
                pay(g, BANK, s, ed.tip_stake * g.paid_odds, 216)
    clear_bets(g, ed)
    then(g, step.BONDS)


@rule
def clear_bets(g: np.record, ed: np.record) -> None:
    """Markers go back to hand, tips to the deck, certificates are void (J-058, J-226)."""
    for s in range(g.seats):
        g.insured[s] = 0
        for m in range(st.MARKERS):
            g.bet[s, m] = NOBODY
    for h in range(st.HORSES):
        g.insured_horse[h] = 0
    for c in range(st.COLOURS):
        g.tip[c] = NOBODY
    for k in range(ed.chance_kinds):
        if ed.chance_effect[k] == st.C_TIP:
            g.chance_kept[k] = 0


@rule
def is_last_slot(g: np.record) -> bool:
    """Whether the game's last race has been run or cancelled (J-229)."""
    return g.slot == st.SLOTS


@rule
def bears_interest(g: np.record) -> bool:
    """Whether steps c and d are held after this slot (J-128, J-229, J-283)."""
    if g.result[g.slot] == 3 and g.opt[opt.BROKEN_OFF_INTEREST] == 1:
        return False
    return not (is_last_slot(g) and g.opt[opt.FINAL_SETTLEMENT] == 1)


@rule
def pay_bonds(g: np.record, ed: np.record) -> None:
    """Step c: bonds bear interest after every race (J-137, J-166)."""
    if not bears_interest(g):
        note(g, 283)
        then(g, step.CHECKED)
        return
    g.step = 2
    tell(g, ev.STEP, 2, g.slot, g.race[g.slot], 0, 140)
    for i in range(g.seats):
        s = seat_at(g, i)
        pay(g, BANK, s, g.bonds[s] * ed.bond_interest, 137)
    then(g, step.INTEREST, 0)


@rule
def pay_interest(g: np.record, ed: np.record, i: int) -> None:
    """Step d: interest on the loan as it stands, to the bank or the holder of Privatbanken, who pays none
    (J-138, J-145, J-175, J-178)."""
    if i == 0:
        g.step = 3
        tell(g, ev.STEP, 3, g.slot, g.race[g.slot], 0, 140)
    if i == g.seats:
        then(g, step.CHECKED)
        return
    then(g, step.INTEREST, i + 1)
    seat = seat_at(g, i)
    to = holder(g, st.PRIVATBANKEN)
    if g.bankrupt[seat] == 0 and to != seat and g.debt_step[seat] > 0:
        then(g, step.CLAIM, seat, to, ed.interest[g.debt_step[seat]], 138)


@rule
def checked(g: np.record, ed: np.record) -> None:
    """Step e: the win is seen to be marked; then the next race comes into view (J-069, J-139, J-229,
    J-257)."""
    # Without the final settlement the last race has steps a and b only (J-229).
    held = not is_last_slot(g) or g.opt[opt.FINAL_SETTLEMENT] == 0
    if held and (g.result[g.slot] != 2 or g.opt[opt.CANCELLED_INTERVAL] == 1):
        g.step = 4
        tell(g, ev.STEP, 4, g.slot, g.race[g.slot], 0, 140)
        note(g, 139)
    for s in range(g.seats):
        worth = 0
        if g.bankrupt[s] == 0:
            worth = fortune_of(g, ed, s)
            if g.opt[opt.CASH_VISIBLE] == 0:
                tell(g, ev.WORTH, s, worth, g.slot, 0, 228)
        g.worth[g.slot, s] = worth
    if is_last_slot(g):
        then(g, step.END, 0)
        return
    k = g.slot + 1
    if g.opt[opt.START_ROTATION] == 1:
        note(g, 69)
        k = g.races_run + 1
    g.starter = starting_place(g, k)
    then(g, step.CALL, g.slot + 1)
    if g.result[g.slot] != 2 or g.opt[opt.CANCELLED_INTERVAL] != 2:
        then(g, step.BUSINESS)
