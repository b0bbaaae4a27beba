"""What an action does, decision by decision."""

from __future__ import annotations

import numpy as np

from homestretch.engine.agenda import then
from homestretch.engine.events import note
from homestretch.engine.jit import rule
from homestretch.engine.record import NOBODY, RUN
from homestretch.games.jagersro import actions as act
from homestretch.games.jagersro import ask as asks
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.rules import step
from homestretch.games.jagersro.rules.basics import bank_price, value_of
from homestretch.games.jagersro.rules.business import (
    LOAN,
    PURCHASE,
    REPAYMENT,
    SALE,
    TO_BUY,
    TO_SELL,
    answer,
    buy,
    make_offer,
    sell,
    send_offer,
    use,
)
from homestretch.games.jagersro.rules.chance_cards import (
    card_price,
    end_card,
    horse_won,
    sell_dearest,
    stake_tip,
)
from homestretch.games.jagersro.rules.entries import enter, put_up
from homestretch.games.jagersro.rules.insurance import insure
from homestretch.games.jagersro.rules.loans import borrow_step, force_sale, repay_steps
from homestretch.games.jagersro.rules.race import move_first
from homestretch.games.jagersro.rules.setup import take_stall
from homestretch.games.jagersro.rules.totalisator import bet


@rule
def decide_before_race(g: np.record, ed: np.record, action: int) -> None:
    """Carry out what `legal_before_race` allows."""
    if g.kind == asks.STALL:
        take_stall(g, action - act.STALL)
    elif g.kind == asks.ENTER:
        enter(g, ed, NOBODY if action == act.PASS else action - act.ENTER)
    elif g.kind == asks.RIDE:
        put_up(g, ed, NOBODY if action == act.PASS else action - act.RIDE)
    elif g.kind == asks.INSURE:
        insure(g, ed, action == act.ACCEPT)
    elif g.kind == asks.BET:
        bet(g, ed, g.arg[0], NOBODY if action == act.PASS else (action - act.BET) % st.COLOURS)
    else:
        move_first(g, action - act.FIRST)


@rule
def transact(g: np.record, ed: np.record, action: int, number: int) -> None:
    """One transaction of the four kinds, or an offer, for the actor (J-146, J-150, J-270)."""
    seat = g.actor
    if action == act.LOAN:
        borrow_step(g, ed, seat, number)
        use(g, seat, LOAN)
    elif action < act.BUY:
        repay_steps(g, ed, seat, action - act.REPAY + 1)
        use(g, seat, REPAYMENT)
    elif action < act.SELL:
        card = action - act.BUY
        buy(g, ed, seat, card, bank_price(g, ed, seat, card), 150)
        use(g, seat, PURCHASE)
    elif action < act.OFFER_BUY:
        card = action - act.SELL
        sell(g, ed, seat, card, value_of(g, ed, card), 150)
        use(g, seat, SALE)
    elif action < act.OFFER_SELL:
        at = action - act.OFFER_BUY
        make_offer(g, ed, at // act.CARDS, at % act.CARDS, TO_BUY)
    else:
        at = action - act.OFFER_SELL
        make_offer(g, ed, at // act.CARDS, at % act.CARDS, TO_SELL)


@rule
def decide_card(g: np.record, ed: np.record, action: int) -> None:
    """Carry out what `legal_card` allows; everything but an offer ends the card (J-278, J-280)."""
    seat = g.actor
    kind = g.arg[0]
    decision = g.kind
    number = ed.chance_rule[kind]
    if action >= act.OFFER_BUY:
        transact(g, ed, action, number)
        return
    end_card(g)
    # Dealings on the order of a card are no transactions of an interval (J-192).
    g.in_card = 1
    if action == act.PASS:
        note(g, 193)
    elif decision == asks.CARD_BUY:
        horse = action - act.BUY
        buy(g, ed, seat, horse, card_price(g, ed, seat, horse, kind), number)
    elif decision == asks.CARD_SELL:
        card = action - act.SELL
        sell(g, ed, seat, card, value_of(g, ed, card), number)
    elif decision == asks.CARD_GIVE:
        horse = action - act.SELL
        if ed.chance_effect[kind] == st.C_DEAREST_SOLD:
            sell_dearest(g, ed, seat, horse, kind)
        else:
            sell(g, ed, seat, horse, value_of(g, ed, horse), number)
    else:
        transact(g, ed, action, number)
    g.in_card = 0


@rule
def decide(g: np.record, ed: np.record, action: int) -> None:
    """Carry out a legal action of the actor; the run may then go on."""
    kind = g.kind
    g.node = RUN
    if kind <= asks.FIRST:
        decide_before_race(g, ed, action)
    elif kind == asks.BUSINESS:
        if action != act.PASS:
            then(g, step.BUSINESS_TURN, g.actor)
            transact(g, ed, action, 146)
    elif kind == asks.PRICE:
        price = (action - act.PRICE + 1) * ed.rounding
        send_offer(g, ed, g.actor, g.arg[0], g.arg[1], g.arg[2], price)
    elif kind == asks.ANSWER:
        answer(g, ed, action == act.ACCEPT)
    elif kind == asks.FORCED_SALE:
        force_sale(g, ed, action - act.SELL)
    elif kind == asks.CARD_TIP:
        if action == act.ACCEPT:
            stake_tip(g, ed, g.actor, g.arg[0], g.arg[1])
    elif kind == asks.CARD_LOAN:
        if action == act.ACCEPT:
            borrow_step(g, ed, g.actor, ed.chance_rule[g.arg[0]])
    elif kind == asks.CARD_PICK:
        horse_won(g, ed, g.actor, action - act.BUY)
    else:
        decide_card(g, ed, action)


@rule
def asked_always(kind: int) -> bool:
    """Decisions that are put even with one answer left (J-251)."""
    return kind in (asks.ENTER, asks.INSURE, asks.BET, asks.ANSWER)
