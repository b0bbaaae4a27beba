"""Setting up (ledger parts A1 and A2)."""

from __future__ import annotations

import numpy as np

from homestretch.engine.agenda import ask, then
from homestretch.engine.chance import chance
from homestretch.engine.events import note, tell
from homestretch.engine.jit import rule
from homestretch.engine.money import pay
from homestretch.engine.record import BANK, NOBODY
from homestretch.games.jagersro import ask as asks
from homestretch.games.jagersro import ev
from homestretch.games.jagersro import options as opt
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.rules import step
from homestretch.games.jagersro.rules.basics import starting_place


@rule
def set_up(g: np.record, ed: np.record) -> None:
    """Lay out the game: every card with the bank, stalls by option (J-006, J-017)."""
    for card in range(st.BOND):
        g.owner[card] = NOBODY
    for slot in range(1, st.SLOTS + 1):
        g.race[slot] = slot - 1
        g.victor[slot] = NOBODY
    for s in range(g.seats):
        g.order[s] = s
        g.letter[s] = s
        g.ride[s] = NOBODY
        g.entry[s, 0] = NOBODY
        g.entry[s, 1] = NOBODY
        for m in range(st.MARKERS):
            g.bet[s, m] = NOBODY
    for c in range(st.COLOURS):
        g.tip[c] = NOBODY
    g.winner = NOBODY
    g.second = NOBODY
    g.now = NOBODY
    g.business = NOBODY
    g.starter = 0
    g.step = 6
    then(g, step.DEAL, 0)
    if g.opt[opt.STALLS] == 1:
        for s in range(g.seats):
            g.letter[s] = NOBODY
        then(g, step.STALLS, 0)


@rule
def choose_stalls(g: np.record, ed: np.record, seat: int) -> None:
    """With `stalls: free` the players pick letters in seating order (J-006, J-254)."""
    if seat < g.seats:
        then(g, step.STALLS, seat + 1)
        ask(g, seat, asks.STALL)
        return
    # Stall order is the order of the letters; unused ones are skipped everywhere.
    note(g, 254)
    n = 0
    for letter in range(5):
        for s in range(g.seats):
            if g.letter[s] == letter:
                g.order[n] = s
                n += 1


@rule
def take_stall(g: np.record, letter: int) -> None:
    """The actor takes a stall (J-005)."""
    g.letter[g.actor] = letter
    tell(g, ev.STALL, g.actor, letter, 0, 0, 5)


@rule
def deal_horse(g: np.record, ed: np.record, place: int) -> None:
    """Each player draws one of the shuffled 2-year-olds (J-012, J-254)."""
    if place < g.seats:
        then(g, step.DEALT, place)
        weights = np.zeros(5, np.int64)
        n = 0
        for h in range(5):
            if g.owner[h] == NOBODY:
                weights[h] = 1
                n += 1
        chance(g, asks.TWO_YEAR_OLD, weights, 5, n)
        return
    for i in range(g.seats):
        start_loan(g, ed, g.order[i])
    note(g, 17)
    g.starter = starting_place(g, 1)
    then(g, step.CALL, 1)
    if g.opt[opt.TRADE_BEFORE_RACE_1] == 1:
        note(g, 254)
        then(g, step.BUSINESS)
    else:
        note(g, 18)


@rule
def horse_dealt(g: np.record, ed: np.record, place: int) -> None:
    """The horse drawn is the player's for nothing (J-012)."""
    seat = g.order[place]
    g.owner[g.outcome] = seat
    tell(g, ev.HORSE_DRAWN, seat, g.outcome, 0, 0, 12)
    then(g, step.DEAL, place + 1)


@rule
def start_loan(g: np.record, ed: np.record, seat: int) -> None:
    """Everybody borrows the starting capital, the first step of the ladder (J-015, J-016)."""
    g.debt_step[seat] = ed.start_debt_step
    tell(g, ev.LOAN, seat, 0, ed.debt[ed.start_debt_step], 0, 16)
    pay(g, BANK, seat, ed.debt[ed.start_debt_step], 15)
