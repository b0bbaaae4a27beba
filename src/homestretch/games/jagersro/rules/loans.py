"""Loans, distress and bankruptcy (ledger part A17)."""

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
from homestretch.games.jagersro.rules.basics import give, may_sell, owns, players_left, value_of


@rule
def borrow_step(g: np.record, ed: np.record, seat: int, number: int) -> None:
    """One step up the loan ladder (J-173, J-174)."""
    before = ed.debt[g.debt_step[seat]]
    g.debt_step[seat] += 1
    after = ed.debt[g.debt_step[seat]]
    tell(g, ev.LOAN, seat, before, after, 0, number)
    pay(g, BANK, seat, after - before, number)


@rule
def repay_steps(g: np.record, ed: np.record, seat: int, steps: int) -> None:
    """Down the ladder by whole steps (J-146, J-154)."""
    before = ed.debt[g.debt_step[seat]]
    g.debt_step[seat] -= steps
    after = ed.debt[g.debt_step[seat]]
    tell(g, ev.REPAID, seat, before, after, 0, 146)
    pay(g, seat, BANK, before - after, 146)


@rule
def could_borrow(g: np.record, ed: np.record, seat: int) -> bool:
    """Whether a step of the ladder is left (J-154)."""
    return g.debt_step[seat] < ed.debt_steps


@rule
def could_repay(g: np.record, ed: np.record, seat: int, steps: int) -> bool:
    """Whether a repayment of so many steps is possible from cash (J-146, J-154)."""
    if steps > g.debt_step[seat]:
        return False
    return g.cash[seat] >= ed.debt[g.debt_step[seat]] - ed.debt[g.debt_step[seat] - steps]


@rule
def settle_claim(g: np.record, ed: np.record, seat: int, creditor: int, amount: int, number: int) -> None:
    """A forced payment: cash, then loan steps, then sales, then bankruptcy (J-175 to J-181, J-274)."""
    if g.bankrupt[seat] != 0 or amount == 0:
        return
    while g.cash[seat] < amount and could_borrow(g, ed, seat):
        borrow_step(g, ed, seat, 177 if number == 138 else 176)
    if g.cash[seat] >= amount:
        pay(g, seat, creditor, amount, number)
        return
    if not can_force(g, seat):
        go_bankrupt(g, ed, seat, creditor, amount)
        return
    then(g, step.CLAIM, seat, creditor, amount, number)
    note(g, 180)
    missing = amount - g.cash[seat]
    if g.opt[opt.CASH_VISIBLE] == 0:
        tell(g, ev.FORCED_SALE, seat, missing, 0, 0, 181)
    else:
        tell(g, ev.FORCED_SALE, seat, 0, 0, 0, 181)
    ask(g, seat, asks.FORCED_SALE, missing)


@rule
def banned_only(g: np.record, seat: int) -> bool:
    """Whether nothing but start-banned horses is left to sell (J-181, J-274)."""
    for card in range(st.JOCKEY + 1):
        if may_sell(g, seat, card):
            return False
    return True


@rule
def may_force(g: np.record, seat: int, card: int, banned: bool) -> bool:
    """Whether a card may go in a forced sale; `banned` from `banned_only` (J-181)."""
    if not banned:
        return may_sell(g, seat, card)
    return card < st.HORSES and owns(g, seat, card) and g.ban[card] == 1 and g.of_race[card] == 0


@rule
def can_force(g: np.record, seat: int) -> bool:
    """Whether a seat in distress has anything to sell (J-181)."""
    banned = banned_only(g, seat)
    for card in range(st.JOCKEY + 1):
        if may_force(g, seat, card, banned):
            return True
    return False


@rule
def force_sale(g: np.record, ed: np.record, card: int) -> None:
    """The actor sells a card to the bank at its value, in distress (J-180, J-181)."""
    seat = g.actor
    give(g, card, seat, BANK)
    price = value_of(g, ed, card)
    tell(g, ev.SOLD, seat, card, price, 0, 181)
    pay(g, BANK, seat, price, 181)


@rule
def go_bankrupt(g: np.record, ed: np.record, seat: int, creditor: int, amount: int) -> None:
    """The cash goes to the creditor, the cards to the bank, the loan is struck off (J-182, J-183, J-276)."""
    cash = g.cash[seat]
    tell(g, ev.BANKRUPT, seat, amount - cash, 0, 0, 182)
    pay(g, seat, creditor, cash, 182)
    g.bankrupts += 1
    g.bankrupt[seat] = g.bankrupts
    g.debt_step[seat] = 0
    for card in range(st.BOND):
        if g.owner[card] == seat:
            tell(g, ev.RETURNED, seat, card, 0, 0, 182)
            g.owner[card] = NOBODY
    while g.bonds[seat] > 0:
        tell(g, ev.RETURNED, seat, st.BOND, 0, 0, 182)
        g.bonds[seat] -= 1
    if g.jockey[seat] > 0:
        tell(g, ev.RETURNED, seat, st.JOCKEY, 0, 0, 276)
        g.jockey[seat] = 0
        if g.riding[seat] == 1:
            # It goes on protecting the horse and is for sale only when the race is over.
            g.rider_kept += 1
            g.riding[seat] = 0
    g.insured[seat] = 0
    for k in range(2):
        if g.entry[seat, k] != NOBODY:
            g.insured_horse[g.entry[seat, k]] = 0
    for m in range(st.MARKERS):
        g.bet[seat, m] = NOBODY
    for c in range(st.COLOURS):
        if g.tip[c] == seat:
            note(g, 276)
            g.tip[c] = NOBODY
            for k in range(ed.chance_kinds):
                if ed.chance_effect[k] == st.C_TIP and ed.chance_arg[k] == c:
                    g.chance_kept[k] = 0
    if players_left(g) == 1:
        # Nothing more of the card, the race or the settlement is carried out.
        note(g, 277)
        g.sp = 0
        then(g, step.END, 1)
