"""Trading in the interval, step f of the checklist, and offers (ledger parts A14 and A15)."""

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
from homestretch.games.jagersro.rules.basics import (
    bank_price,
    deal_price,
    for_sale,
    give,
    may_hold,
    may_sell,
    owns,
    seat_at,
    value_of,
)
from homestretch.games.jagersro.rules.loans import could_borrow

LOAN, REPAYMENT, PURCHASE, SALE = range(4)
"""The four kinds of transactions (J-146)."""

TO_BUY, TO_SELL = range(2)
"""Directions of an offer, seen from its maker (J-271)."""


@rule
def open_business(g: np.record, ed: np.record) -> None:
    """Step f begins: everybody has two transactions (J-146, J-148)."""
    g.step = 5
    note(g, 148)
    tell(g, ev.STEP, 5, g.slot, g.race[g.slot], 0, 140)
    for s in range(g.seats):
        g.bought[s] = 0
        g.declines[s] = 0
        for k in range(4):
            g.used[s, k] = 0
        for q in range(g.seats):
            g.declined[s, q, 0] = 0
            g.declined[s, q, 1] = 0
    then(g, step.BUSINESS_OF, 0)


@rule
def business_of(g: np.record, ed: np.record, i: int) -> None:
    """The next player in stall order from the stall that starts the coming race (J-148, J-270)."""
    if i == g.seats:
        g.business = NOBODY
        return
    then(g, step.BUSINESS_OF, i + 1)
    seat = seat_at(g, i)
    if g.bankrupt[seat] == 0:
        g.business = seat
        g.declines[seat] = 0
        then(g, step.BUSINESS_TURN, seat)
        if transactions_left(g, seat) > 0:
            tell(g, ev.BUSINESS_TURN, seat, 0, 0, 0, 270)


@rule
def transactions_left(g: np.record, seat: int) -> int:
    """How many of the two transactions a seat has left (J-146)."""
    total = 2
    for k in range(4):
        total -= g.used[seat, k]
    return total


@rule
def has_kind(g: np.record, seat: int, kind: int) -> bool:
    """Whether a seat may still make a transaction of a kind (J-146, J-147)."""
    if transactions_left(g, seat) <= 0:
        return False
    return g.opt[opt.SAME_KIND_TWICE] == 1 or g.used[seat, kind] == 0


@rule
def use(g: np.record, seat: int, kind: int) -> None:
    """A transaction is used; on the order of a chance card none counts (J-146, J-192)."""
    if g.in_card == 0:
        g.used[seat, kind] += 1


@rule
def business_turn(g: np.record, ed: np.record, seat: int) -> None:
    """The player chooses one transaction after another, or stops (J-270)."""
    if transactions_left(g, seat) > 0:
        ask(g, seat, asks.BUSINESS)


@rule
def could_buy(g: np.record, ed: np.record, seat: int, card: int, price: int) -> bool:
    """Whether a seat could buy a card from the bank at a price (J-151, J-164, J-269)."""
    return for_sale(g, ed, card) and may_hold(g, seat, card) and g.cash[seat] >= price


@rule
def buy(g: np.record, ed: np.record, seat: int, card: int, price: int, number: int) -> None:
    """A card goes from the bank to a seat for cash (J-150, J-151)."""
    give(g, card, BANK, seat)
    tell(g, ev.BOUGHT, seat, card, price, 0, number)
    pay(g, seat, BANK, price, number)
    if g.in_card == 0:
        g.bought[seat] |= 1 << card


@rule
def sell(g: np.record, ed: np.record, seat: int, card: int, price: int, number: int) -> None:
    """A card goes from a seat to the bank (J-142, J-150, J-161)."""
    give(g, card, seat, BANK)
    tell(g, ev.SOLD, seat, card, price, 0, number)
    pay(g, BANK, seat, price, number)


@rule
def could_resell(g: np.record, seat: int, card: int) -> bool:
    """A card bought in this interval cannot be sold in it; of two bonds the older may go (J-155)."""
    if g.bought[seat] >> card & 1 == 0 or g.opt[opt.AGENCY_RESALE] == 1:
        return True
    return card == st.BOND and g.bonds[seat] > 1


@rule
def business_sale(g: np.record, seat: int, card: int) -> bool:
    """Whether a seat may sell a card in step f (J-153, J-155, J-165)."""
    return may_sell(g, seat, card) and could_resell(g, seat, card)


@rule
def could_approach(g: np.record, maker: int, partner: int, direction: int) -> bool:
    """Whether a seat may make another any offer in a direction (J-147, J-271); on a chance card's order
    transactions do not matter (J-280)."""
    if partner == maker or g.bankrupt[partner] != 0 or g.declines[maker] >= 3:
        return False
    if g.in_card == 1:
        return True
    if direction == TO_BUY:
        return has_kind(g, maker, PURCHASE) and has_kind(g, partner, SALE)
    return has_kind(g, partner, PURCHASE) and has_kind(g, maker, SALE)


@rule
def could_offer(g: np.record, ed: np.record, maker: int, partner: int, card: int, direction: int) -> bool:
    """Whether an offer can be made (J-271, J-280)."""
    return could_approach(g, maker, partner, direction) and could_name(g, ed, maker, partner, card, direction)


@rule
def could_name(g: np.record, ed: np.record, maker: int, partner: int, card: int, direction: int) -> bool:
    """Whether an offer to somebody who may be approached can be for a card (J-153, J-155, J-164, J-271)."""
    buyer = maker if direction == TO_BUY else partner
    seller = partner if direction == TO_BUY else maker
    if not owns(g, seller, card) or g.declined[maker, partner, direction] >> card & 1 == 1:
        return False
    if g.in_card == 0:
        if not business_sale(g, seller, card):
            return False
    elif not may_sell(g, seller, card):
        return False
    if not may_hold(g, buyer, card):
        return False
    if direction == TO_SELL:
        return True
    if g.opt[opt.PLAYER_PRICE] == 1:
        return g.cash[buyer] >= ed.rounding
    return g.cash[buyer] >= deal_price(g, ed, buyer, card)


@rule
def make_offer(g: np.record, ed: np.record, partner: int, card: int, direction: int) -> None:
    """The actor offers to buy from, or sell to, another player; a free price is named next (J-152, J-272)."""
    maker = g.actor
    if g.opt[opt.PLAYER_PRICE] == 1:
        ask(g, maker, asks.PRICE, partner, card, direction)
        return
    buyer = maker if direction == TO_BUY else partner
    send_offer(g, ed, maker, partner, card, direction, deal_price(g, ed, buyer, card))


@rule
def send_offer(
    g: np.record, ed: np.record, maker: int, partner: int, card: int, direction: int, price: int
) -> None:
    """An offer is open to all and answered at once; always asked (J-251, J-271)."""
    if direction == TO_BUY:
        tell(g, ev.OFFER_TO_BUY, maker, partner, card, price, 271)
    else:
        tell(g, ev.OFFER_TO_SELL, maker, partner, card, price, 271)
    then(g, step.OFFER, maker, partner, card * 2 + direction, price)


@rule
def put_offer(g: np.record, ed: np.record, maker: int, partner: int, what: int, price: int) -> None:
    """The partner is asked (J-271)."""
    ask(g, partner, asks.ANSWER, maker, what // 2, what % 2, price)


@rule
def can_accept(g: np.record, ed: np.record) -> bool:
    """An offer can be accepted only if the buyer has the cash (J-271)."""
    buyer = g.arg[0] if g.arg[2] == TO_BUY else g.actor
    return g.cash[buyer] >= g.arg[3]


@rule
def answer(g: np.record, ed: np.record, yes: bool) -> None:
    """Accepted: card and money change hands. Declined: nothing is used, the same offer is spent (J-152,
    J-271)."""
    partner = g.actor
    maker = g.arg[0]
    card = g.arg[1]
    direction = g.arg[2]
    price = g.arg[3]
    if not yes:
        g.declined[maker, partner, direction] |= 1 << card
        g.declines[maker] += 1
        tell(g, ev.DECLINED, partner, maker, card, 0, 271)
        return
    buyer = maker if direction == TO_BUY else partner
    seller = partner if direction == TO_BUY else maker
    give(g, card, seller, buyer)
    tell(g, ev.DEAL, seller, buyer, card, price, 152)
    pay(g, buyer, seller, price, 152)
    if g.in_card == 0:
        g.bought[buyer] |= 1 << card
    use(g, buyer, PURCHASE)
    use(g, seller, SALE)
    g.card_done = 1


@rule
def buying_price(g: np.record, ed: np.record, seat: int, card: int) -> int:
    """What the bank asks of a seat in the interval (J-150, J-158, J-160)."""
    return bank_price(g, ed, seat, card)


@rule
def selling_price(g: np.record, ed: np.record, card: int) -> int:
    """What the bank pays: the full value (J-150, J-158, J-161)."""
    return value_of(g, ed, card)


@rule
def loan_allowed(g: np.record, ed: np.record, seat: int) -> bool:
    """A voluntary loan is one step (J-146, J-154)."""
    return has_kind(g, seat, LOAN) and could_borrow(g, ed, seat)
