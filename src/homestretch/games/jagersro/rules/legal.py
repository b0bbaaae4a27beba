"""Which actions are legal at a decision. Each writes action numbers and returns how many."""

from __future__ import annotations

import numpy as np

from homestretch.engine.jit import rule
from homestretch.engine.record import NOBODY
from homestretch.games.jagersro import actions as act
from homestretch.games.jagersro import ask as asks
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.rules.basics import bank_price, for_sale, may_sell, value_of
from homestretch.games.jagersro.rules.business import (
    PURCHASE,
    REPAYMENT,
    SALE,
    TO_BUY,
    TO_SELL,
    business_sale,
    can_accept,
    could_approach,
    could_buy,
    could_name,
    could_offer,
    has_kind,
    loan_allowed,
)
from homestretch.games.jagersro.rules.chance_cards import card_offers, card_price, dearest
from homestretch.games.jagersro.rules.entries import could_enter
from homestretch.games.jagersro.rules.insurance import can_insure
from homestretch.games.jagersro.rules.loans import banned_only, could_borrow, could_repay, may_force
from homestretch.games.jagersro.rules.totalisator import laid, runs


@rule
def legal_before_race(g: np.record, ed: np.record, out: np.ndarray) -> int:
    """Stalls, entries, star jockeys, insurance, bets, the first horse (J-006, J-038 to J-048, J-053 to J-064,
    J-071)."""
    seat = g.actor
    n = 0
    if g.kind == asks.STALL:
        for letter in range(5):
            free = True
            for s in range(g.seats):
                if g.letter[s] == letter:
                    free = False
            if free:
                out[n] = act.STALL + letter
                n += 1
    elif g.kind == asks.ENTER:
        out[n] = act.PASS
        n += 1
        for h in range(st.HORSES):
            if could_enter(g, ed, seat, h):
                out[n] = act.ENTER + h
                n += 1
    elif g.kind == asks.RIDE:
        out[n] = act.PASS
        n += 1
        for k in range(2):
            if g.entry[seat, k] != NOBODY:
                out[n] = act.RIDE + g.entry[seat, k]
                n += 1
    elif g.kind == asks.INSURE:
        out[n] = act.PASS
        n += 1
        if can_insure(g, ed, seat):
            out[n] = act.ACCEPT
            n += 1
    elif g.kind == asks.BET:
        out[n] = act.PASS
        n += 1
        marker = g.arg[0]
        if g.cash[seat] >= laid(g, ed, seat) + ed.marker[marker]:
            for c in range(st.COLOURS):
                if runs(g, ed, c):
                    out[n] = act.BET + marker * st.COLOURS + c
                    n += 1
    else:
        for r in range(g.runners):
            if g.stable[r] == seat and g.out[r] == 0:
                out[n] = act.FIRST + g.horse[r]
                n += 1
    return n


@rule
def legal_business(g: np.record, ed: np.record, out: np.ndarray) -> int:
    """A transaction of the interval, or stop (J-146 to J-155, J-164, J-269 to J-271)."""
    seat = g.actor
    out[0] = act.PASS
    n = 1
    if loan_allowed(g, ed, seat):
        out[n] = act.LOAN
        n += 1
    if has_kind(g, seat, REPAYMENT):
        n = repayments(g, ed, seat, out, n)
    if has_kind(g, seat, PURCHASE):
        n = purchases(g, ed, seat, out, n)
    if has_kind(g, seat, SALE):
        for card in range(st.JOCKEY + 1):
            if business_sale(g, seat, card):
                out[n] = act.SELL + card
                n += 1
    if g.declines[seat] < 3:
        for q in range(g.seats):
            buys = could_approach(g, seat, q, TO_BUY)
            sells = could_approach(g, seat, q, TO_SELL)
            if not buys and not sells:
                continue
            for card in range(st.JOCKEY + 1):
                if buys and could_name(g, ed, seat, q, card, TO_BUY):
                    out[n] = act.OFFER_BUY + q * act.CARDS + card
                    n += 1
                if sells and could_name(g, ed, seat, q, card, TO_SELL):
                    out[n] = act.OFFER_SELL + q * act.CARDS + card
                    n += 1
    return n


@rule
def repayments(g: np.record, ed: np.record, seat: int, out: np.ndarray, n: int) -> int:
    """Every number of steps that cash covers (J-146, J-154)."""
    for steps in range(1, g.debt_step[seat] + 1):
        if could_repay(g, ed, seat, steps):
            out[n] = act.REPAY + steps - 1
            n += 1
    return n


@rule
def purchases(g: np.record, ed: np.record, seat: int, out: np.ndarray, n: int) -> int:
    """Every card the bank may sell that cash covers (J-151, J-164, J-269)."""
    for card in range(st.JOCKEY + 1):
        if could_buy(g, ed, seat, card, bank_price(g, ed, seat, card)):
            out[n] = act.BUY + card
            n += 1
    return n


@rule
def legal_price(g: np.record, ed: np.record, out: np.ndarray) -> int:
    """A free price in hundreds up to 100,000; a buyer names no more than the cash (J-271, J-272)."""
    n = act.PRICES
    if g.arg[2] == TO_BUY:
        n = min(n, g.cash[g.actor] // ed.rounding)
    for i in range(n):
        out[i] = act.PRICE + i
    return n


@rule
def legal_forced(g: np.record, ed: np.record, out: np.ndarray) -> int:
    """What may go in a forced sale (J-181)."""
    n = 0
    banned = banned_only(g, g.actor)
    for card in range(st.JOCKEY + 1):
        if may_force(g, g.actor, card, banned):
            out[n] = act.SELL + card
            n += 1
    return n


@rule
def legal_card(g: np.record, ed: np.record, out: np.ndarray) -> int:
    """What a chance card lets its drawer do (J-193 to J-223, J-279, J-280)."""
    seat = g.actor
    kind = g.arg[0]
    n = 0
    if g.arg[1] == 0:
        out[n] = act.PASS
        n += 1
    if g.kind == asks.CARD_BUY:
        for h in range(st.HORSES):
            if could_buy(g, ed, seat, h, card_price(g, ed, seat, h, kind)):
                out[n] = act.BUY + h
                n += 1
    elif g.kind == asks.CARD_SELL:
        n = sales(g, seat, out, n)
    elif g.kind == asks.CARD_GIVE:
        best = dearest(g, ed, seat)
        for h in range(st.HORSES):
            if may_sell(g, seat, h) and (
                ed.chance_effect[kind] == st.C_BANK_BUYS or value_of(g, ed, h) == best
            ):
                out[n] = act.SELL + h
                n += 1
    else:
        if could_borrow(g, ed, seat):
            out[n] = act.LOAN
            n += 1
        n = repayments(g, ed, seat, out, n)
        n = purchases(g, ed, seat, out, n)
        n = sales(g, seat, out, n)
    for q in range(g.seats):
        for card in range(st.JOCKEY + 1):
            if card_offers(g, ed, seat, kind, TO_BUY, card) and could_offer(g, ed, seat, q, card, TO_BUY):
                out[n] = act.OFFER_BUY + q * act.CARDS + card
                n += 1
            if card_offers(g, ed, seat, kind, TO_SELL, card) and could_offer(g, ed, seat, q, card, TO_SELL):
                out[n] = act.OFFER_SELL + q * act.CARDS + card
                n += 1
    return n


@rule
def sales(g: np.record, seat: int, out: np.ndarray, n: int) -> int:
    """Every card the seat may part with (J-210, J-214)."""
    for card in range(st.JOCKEY + 1):
        if may_sell(g, seat, card):
            out[n] = act.SELL + card
            n += 1
    return n


@rule
def legal_yes_no(g: np.record, ed: np.record, out: np.ndarray) -> int:
    """Accept an offer, stake a tip, take a loan, or not (J-271, J-279)."""
    out[0] = act.PASS
    if g.kind == asks.ANSWER and not can_accept(g, ed):
        return 1
    out[1] = act.ACCEPT
    return 2


@rule
def legal_pick(g: np.record, ed: np.record, out: np.ndarray) -> int:
    """A 3-year-old that is for sale (J-207, J-208)."""
    n = 0
    for h in range(st.HORSES):
        if ed.age[h] == 3 and for_sale(g, ed, h):
            out[n] = act.BUY + h
            n += 1
    return n


@rule
def legal(g: np.record, ed: np.record, out: np.ndarray) -> int:
    """Write the actor's legal actions into `out` (int64, shape (>= actions.SIZE,)); returns their number."""
    kind = g.kind
    if kind <= asks.FIRST:
        return legal_before_race(g, ed, out)
    if kind == asks.BUSINESS:
        return legal_business(g, ed, out)
    if kind == asks.PRICE:
        return legal_price(g, ed, out)
    if kind == asks.FORCED_SALE:
        return legal_forced(g, ed, out)
    if kind == asks.ANSWER or kind == asks.CARD_TIP or kind == asks.CARD_LOAN:
        return legal_yes_no(g, ed, out)
    if kind == asks.CARD_PICK:
        return legal_pick(g, ed, out)
    return legal_card(g, ed, out)
