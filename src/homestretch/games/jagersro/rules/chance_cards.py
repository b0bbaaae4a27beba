"""The chance cards, one function per effect (ledger part A18)."""

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
from homestretch.games.jagersro.rules.basics import (
    bank_price,
    for_sale,
    half_price,
    holder,
    may_sell,
    place_of,
    value_of,
)
from homestretch.games.jagersro.rules.business import TO_BUY, could_buy, could_offer, sell
from homestretch.games.jagersro.rules.decks import draw_chance
from homestretch.games.jagersro.rules.insurance import any_covered
from homestretch.games.jagersro.rules.loans import borrow_step, could_borrow, could_repay
from homestretch.games.jagersro.rules.movement import drop_out
from homestretch.games.jagersro.rules.totalisator import runs


@rule
def take_chance(g: np.record, ed: np.record, r: int) -> None:
    """Take a chance card (J-082)."""
    if g.racing == 0 or g.out[r] == 1:
        return
    then(g, step.CHANCE_DRAWN, r)
    draw_chance(g, ed)


@rule
def drawer_of(g: np.record, r: int) -> int:
    """Whose card it is: the owner of the horse that landed there; -1 if the bank's (J-087, J-183, J-276)."""
    seat = g.stable[r]
    if seat != NOBODY and g.bankrupt[seat] != 0:
        return NOBODY
    return seat


@rule
def drawn_alone(g: np.record, ed: np.record, r: int) -> None:
    """In a race alone only the lame horse of the oldest deck matters (ledger part C2, P11)."""
    kind = g.outcome
    g.chance_pile[kind] -= 1
    g.chance_left -= 1
    g.cards[r, 1] += 1
    if ed.chance_effect[kind] == st.C_LAME:
        drop_out(g, ed, r, 1, 109)


@rule
def chance_drawn(g: np.record, ed: np.record, r: int) -> None:
    """Carry the card out at once; it then lies on the discards unless it is kept (J-187, J-188, J-278)."""
    if g.bare == 1:
        drawn_alone(g, ed, r)
        return
    kind = g.outcome
    g.chance_pile[kind] -= 1
    g.chance_left -= 1
    g.cards[r, 1] += 1
    effect = ed.chance_effect[kind]
    seat = drawer_of(g, r)
    tell(g, ev.CHANCE_CARD, seat, g.horse[r], kind, 0, ed.chance_rule[kind])
    if effect in (st.C_HORSE_FEE, st.C_TRACK_REPAIR, st.C_AGE_FEE, st.C_DOUBLE):
        place = 0
        if g.stable[r] == NOBODY:
            place = g.starter
        else:
            place = place_of(g, g.stable[r])
        then(g, step.FOR_ALL, kind, place, 0)
        note(g, 188)
    elif seat == NOBODY:
        note(g, 276)
    elif effect == st.C_COMPANY_TAX or effect == st.C_COMPANY_GIFT:
        companies(g, ed, seat, kind)
    elif effect == st.C_WEALTH_TAX:
        wealth_tax(g, ed, seat, kind)
    elif effect == st.C_COLLECT:
        pay(g, BANK, seat, ed.chance_kr[kind, 0], ed.chance_rule[kind])
    elif effect == st.C_DEAREST_SOLD:
        dearest_sold(g, ed, seat, kind)
    elif effect == st.C_WIN_HORSE:
        win_horse(g, ed, seat, kind)
    elif effect == st.C_TIP:
        stalltips(g, ed, seat, kind)
    elif effect == st.C_LOAN:
        take_loan(g, ed, seat, kind)
    elif effect == st.C_COLD:
        cold(g, ed, seat, kind)
    elif effect in (st.C_MAY_BUY, st.C_MUST_BUY, st.C_HALF_PRICE, st.C_MAY_SELL, st.C_BANK_BUYS, st.C_DEAL):
        # A fresh round of offers belongs to the card (J-280).
        g.card_done = 0
        g.declines[seat] = 0
        for q in range(g.seats):
            g.declined[seat, q, 0] = 0
            g.declined[seat, q, 1] = 0
        then(g, step.ASK_CARD, seat, kind)


@rule
def lapse(g: np.record, ed: np.record, seat: int, kind: int) -> None:
    """A card that cannot apply does nothing (J-187)."""
    note(g, 187)
    tell(g, ev.CARD_LAPSES, seat, kind, 0, 0, ed.chance_rule[kind])


@rule
def for_all(g: np.record, ed: np.record, kind: int, place: int, i: int) -> None:
    """A card for all players, in stall order from the drawer; what is owed is fixed at each one's turn
    (J-188 to J-191, J-194 to J-196, J-203, J-217 to J-219, J-275)."""
    if i == g.seats:
        return
    then(g, step.FOR_ALL, kind, place, i + 1)
    seat = g.order[(place + i) % g.seats]
    if g.bankrupt[seat] != 0:
        return
    effect = ed.chance_effect[kind]
    number = ed.chance_rule[kind]
    if effect == st.C_DOUBLE:
        note(g, 219)
        pay(g, BANK, seat, min(g.cash[seat], ed.double_limit), number)
        return
    creditor = BANK
    amount = 0
    if effect == st.C_HORSE_FEE:
        creditor = holder(g, ed.chance_arg[kind])
        amount = count_horses(g, ed, seat, 0) * ed.chance_kr[kind, 0]
        note(g, 190)
    elif effect == st.C_TRACK_REPAIR:
        amount = ed.chance_kr[kind, 0] if g.slot <= 6 else ed.chance_kr[kind, 1]
    elif g.slot <= 5:
        amount = count_horses(g, ed, seat, 3) * ed.chance_kr[kind, 0]
    elif g.slot <= 7:
        amount = count_horses(g, ed, seat, 4) * ed.chance_kr[kind, 1]
    if creditor != seat and amount > 0:
        then(g, step.CLAIM, seat, creditor, amount, number)


@rule
def count_horses(g: np.record, ed: np.record, seat: int, age: int) -> int:
    """How many horses a seat owns, on the track or not; of one age unless `age` is 0 (J-190)."""
    n = 0
    for h in range(st.HORSES):
        if g.owner[h] == seat and (age == 0 or ed.age[h] == age):
            n += 1
    return n


@rule
def companies(g: np.record, ed: np.record, seat: int, kind: int) -> None:
    """CH04, CH05: the drawer pays, or is paid, for each company held (J-197, J-198)."""
    n = 0
    for c in range(st.COMPANIES):
        if g.owner[st.COMPANY + c] == seat:
            n += 1
    amount = n * ed.chance_kr[kind, 0]
    if amount == 0:
        lapse(g, ed, seat, kind)
    elif ed.chance_effect[kind] == st.C_COMPANY_GIFT:
        pay(g, BANK, seat, amount, ed.chance_rule[kind])
    else:
        then(g, step.CLAIM, seat, BANK, amount, ed.chance_rule[kind])


@rule
def wealth_tax(g: np.record, ed: np.record, seat: int, kind: int) -> None:
    """CH06: in slots 9 and 10 only (J-189, J-199)."""
    if g.slot >= 9:
        then(g, step.CLAIM, seat, BANK, ed.chance_kr[kind, 0], ed.chance_rule[kind])
    else:
        lapse(g, ed, seat, kind)


@rule
def dearest(g: np.record, ed: np.record, seat: int) -> int:
    """The value of a seat's dearest horse that CH08 can take, or -1 (J-201, J-202, J-262)."""
    best = -1
    for h in range(st.HORSES):
        if may_sell(g, seat, h):
            best = max(best, value_of(g, ed, h))
    return best


@rule
def dearest_sold(g: np.record, ed: np.record, seat: int, kind: int) -> None:
    """CH08: the dearest horse off the track is bought; of equals the owner chooses (J-201, J-202)."""
    best = dearest(g, ed, seat)
    if best < 0:
        lapse(g, ed, seat, kind)
        return
    ask(g, seat, asks.CARD_GIVE, kind, 1)


@rule
def sell_dearest(g: np.record, ed: np.record, seat: int, horse: int, kind: int) -> None:
    """The bank buys for 10,000, or by option the holder of AB Hästagenturen with the cash (J-202)."""
    price = ed.agency_price
    buyer = holder(g, st.HASTAGENTUREN)
    if g.opt[opt.AGENCY_BUYER] == 1 and buyer != BANK and buyer != seat and g.cash[buyer] >= price:
        g.owner[horse] = buyer
        tell(g, ev.DEAL, seat, buyer, horse, price, 202)
        pay(g, buyer, seat, price, 202)
        return
    sell(g, ed, seat, horse, price, ed.chance_rule[kind])


@rule
def win_horse(g: np.record, ed: np.record, seat: int, kind: int) -> None:
    """CH12: a 3-year-old for sale, chosen or by lot; if there is none, 3,000 (J-207, J-208, J-269)."""
    weights = np.zeros(st.HORSES, np.int64)
    n = 0
    for h in range(st.HORSES):
        if ed.age[h] == 3 and for_sale(g, ed, h):
            weights[h] = 1
            n += 1
    if n == 0:
        pay(g, BANK, seat, ed.chance_kr[kind, 0], 207)
    elif g.opt[opt.LOTTERY_PICK] == 1:
        then(g, step.LOT_DRAWN, seat)
        chance(g, asks.LOT, weights, st.HORSES, n)
    else:
        ask(g, seat, asks.CARD_PICK, kind)


@rule
def horse_won(g: np.record, ed: np.record, seat: int, horse: int) -> None:
    """The horse is the drawer's for nothing and does not join the race (J-192, J-207)."""
    g.owner[horse] = seat
    tell(g, ev.WON_HORSE, seat, horse, 0, 0, 207)


@rule
def stalltips(g: np.record, ed: np.record, seat: int, kind: int) -> None:
    """CH16 to CH20: 1,000 on a colour still running, if the cash is there (J-193, J-215, J-216, J-279)."""
    colour = ed.chance_arg[kind]
    if not runs(g, ed, colour) or g.cash[seat] < ed.tip_stake:
        lapse(g, ed, seat, kind)
    elif g.opt[opt.ORDERS] == 1:
        ask(g, seat, asks.CARD_TIP, colour, kind)
    else:
        stake_tip(g, ed, seat, colour, kind)


@rule
def stake_tip(g: np.record, ed: np.record, seat: int, colour: int, kind: int) -> None:
    """The stake goes to the bank and the card is kept (J-215, J-216, J-226)."""
    g.tip[colour] = seat
    g.chance_kept[kind] += 1
    tell(g, ev.TIP, seat, colour, 0, 0, 215)
    pay(g, seat, BANK, ed.tip_stake, 216)


@rule
def take_loan(g: np.record, ed: np.record, seat: int, kind: int) -> None:
    """CH23: one loan step, not from 80,000 on (J-193, J-220, J-279)."""
    if ed.debt[g.debt_step[seat]] >= ed.no_loan_from or not could_borrow(g, ed, seat):
        lapse(g, ed, seat, kind)
    elif g.opt[opt.ORDERS] == 1:
        ask(g, seat, asks.CARD_LOAN, kind)
    else:
        borrow_step(g, ed, seat, ed.chance_rule[kind])


@rule
def cold(g: np.record, ed: np.record, seat: int, kind: int) -> None:
    """CH24: the drawer's horses off the track may not start next; insurance pays for each (J-054, J-221,
    J-222, J-262, J-278, J-281)."""
    n = 0
    for h in range(st.HORSES):
        if g.owner[h] == seat and g.of_race[h] == 0:
            n += 1
            g.ban[h] = 1
            tell(g, ev.COLD, seat, h, 0, 0, 221)
    if n == 0:
        lapse(g, ed, seat, kind)
        return
    g.chance_kept[kind] += 1
    tell(g, ev.CARD_KEPT, seat, kind, 0, 0, 226)
    if any_covered(g, seat):
        pay(g, BANK, seat, n * ed.insured_cold, 54)


# Cards that ask: the question is put again after each declined offer (J-280).


@rule
def card_price(g: np.record, ed: np.record, seat: int, horse: int, kind: int) -> int:
    """What the bank asks for a horse on the order of a card (J-200, J-211, J-223)."""
    if ed.chance_effect[kind] == st.C_HALF_PRICE:
        return half_price(g, ed, seat, horse)
    return bank_price(g, ed, seat, horse)


@rule
def card_can_buy(g: np.record, ed: np.record, seat: int, kind: int) -> bool:
    """Whether the bank has a horse that the drawer's cash covers (J-212)."""
    for h in range(st.HORSES):
        if could_buy(g, ed, seat, h, card_price(g, ed, seat, h, kind)):
            return True
    return False


@rule
def card_can_sell(g: np.record, seat: int, kind: int, horses_only: bool) -> bool:
    """Whether the drawer has something to sell (J-205, J-209, J-210)."""
    for card in range(st.HORSES if horses_only else st.JOCKEY + 1):
        if may_sell(g, seat, card):
            return True
    return False


@rule
def deal_with_bank(g: np.record, ed: np.record, seat: int, kind: int) -> bool:
    """Whether CH15 can be obeyed with the bank (J-213, J-214)."""
    if could_borrow(g, ed, seat) or could_repay(g, ed, seat, 1) or card_can_sell(g, seat, kind, False):
        return True
    for card in range(st.JOCKEY + 1):
        if could_buy(g, ed, seat, card, bank_price(g, ed, seat, card)):
            return True
    return False


@rule
def card_offers(g: np.record, ed: np.record, seat: int, kind: int, direction: int, card: int) -> bool:
    """Whether the card lets the drawer make offers of this kind at all (J-192, J-280)."""
    if g.opt[opt.MID_RACE_DEALS] == 0:
        return False
    effect = ed.chance_effect[kind]
    if effect == st.C_DEAL:
        return True
    if direction == TO_BUY:
        return (effect == st.C_MAY_BUY or effect == st.C_MUST_BUY) and card < st.HORSES
    return effect == st.C_MAY_SELL


@rule
def card_can_offer(g: np.record, ed: np.record, seat: int, kind: int) -> bool:
    """Whether any offer can be made on the order of the card (J-280)."""
    if g.opt[opt.MID_RACE_DEALS] == 0:
        return False
    for direction in range(2):
        for card in range(st.JOCKEY + 1):
            if card_offers(g, ed, seat, kind, direction, card):
                for q in range(g.seats):
                    if could_offer(g, ed, seat, q, card, direction):
                        return True
    return False


@rule
def ask_card(g: np.record, ed: np.record, seat: int, kind: int) -> None:
    """Put a card's question; an order binds as far as the bank can meet it (J-193, J-200, J-204, J-205,
    J-209 to J-214, J-223, J-279, J-280)."""
    if g.card_done == 1 or g.bankrupt[seat] != 0:
        g.in_card = 0
        return
    g.in_card = 1
    effect = ed.chance_effect[kind]
    bank_can = False
    decision = asks.CARD_BUY
    if effect == st.C_MAY_SELL:
        bank_can = card_can_sell(g, seat, kind, False)
        decision = asks.CARD_SELL
    elif effect == st.C_BANK_BUYS:
        bank_can = card_can_sell(g, seat, kind, True)
        decision = asks.CARD_GIVE
    elif effect == st.C_DEAL:
        bank_can = deal_with_bank(g, ed, seat, kind)
        decision = asks.CARD_DEAL
    else:
        bank_can = card_can_buy(g, ed, seat, kind)
    if not bank_can and not card_can_offer(g, ed, seat, kind):
        g.in_card = 0
        lapse(g, ed, seat, kind)
        return
    order = 0
    if effect == st.C_MUST_BUY:
        order = 1
    elif effect == st.C_DEAL or effect == st.C_BANK_BUYS:
        order = 1 - g.opt[opt.ORDERS]
    if not bank_can:
        order = 0
    # An offer that is declined leads back here; everything else ends the card.
    then(g, step.ASK_CARD, seat, kind)
    ask(g, seat, decision, kind, order)


@rule
def end_card(g: np.record) -> None:
    """The card has been carried out or declined (J-278)."""
    g.card_done = 1
    g.in_card = 0
