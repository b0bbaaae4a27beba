"""What a legal action costs whoever takes it, for the labels of the client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from homestretch.engine.record import BANK, DECISION
from homestretch.games.jagersro import ask as asks
from homestretch.games.jagersro import options as opt
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.rules.basics import bank_price, deal_price, holder, value_of
from homestretch.games.jagersro.rules.business import TO_BUY
from homestretch.games.jagersro.rules.chance_cards import card_price
from homestretch.games.jagersro.rules.entries import jockey_fee_due

if TYPE_CHECKING:
    from homestretch.engine.play import State

Cost = tuple[int, int]
"""Kronor that the actor pays (negative: gets), and the number of the rule under which they are paid."""


def cost(state: State, action: int) -> Cost | None:
    """What a legal action of the present actor comes to, or None if no money is connected with it.

    An entry, a ride or a bet is paid later in its step, an offer only when it is accepted; the sum is the
    same. An offer whose price is named afterwards (J-272) has none yet.
    """
    g: Any = state.record[0]
    if g.node != DECISION:
        return None
    family, at = state.describe(action)
    found = _cost(g, state.game.edition.record[0], family, at)
    return found if found is not None and found[0] != 0 else None


def _cost(g: Any, ed: Any, family: str, at: tuple[int, ...]) -> Cost | None:
    seat, kind = int(g.actor), int(g.kind)
    step = int(g.debt_step[seat])
    if family == "enter":
        return int(ed.race_fee[g.race[g.slot]]), 45
    if family == "ride":
        return int(jockey_fee_due(g, ed, seat)), 171
    if family == "bet":
        return int(ed.marker[at[0]]), 59
    if family == "accept":
        return _accept(g, ed, seat, kind)
    if family == "loan":
        rule = 146 if kind == asks.BUSINESS else int(ed.chance_rule[g.arg[0]])
        return int(ed.debt[step] - ed.debt[step + 1]), rule
    if family == "repay":
        return int(ed.debt[step] - ed.debt[step - 1 - at[0]]), 146
    if family == "buy":
        return _buy(g, ed, seat, kind, at[0])
    if family == "sell":
        return _sell(g, ed, seat, kind, at[0])
    if family == "price":
        sum_named = (at[0] + 1) * int(ed.rounding)
        return (sum_named if g.arg[2] == TO_BUY else -sum_named), 272
    if family in ("offer_buy", "offer_sell") and g.opt[opt.PLAYER_PRICE] == 0:
        partner, card = at
        if family == "offer_buy":
            return int(deal_price(g, ed, seat, card)), 152
        return -int(deal_price(g, ed, partner, card)), 152
    return None


def _accept(g: Any, ed: Any, seat: int, kind: int) -> Cost | None:
    """A premium, an offer, a tip or a loan."""
    if kind == asks.INSURE:
        # Who holds the company that gets the premium pays it to nobody (J-056).
        return (0 if holder(g, st.GALOPPFORSAKRING) == seat else int(ed.premium)), 56
    if kind == asks.ANSWER:
        return (-int(g.arg[3]) if g.arg[2] == TO_BUY else int(g.arg[3])), 152
    if kind == asks.CARD_TIP:
        return int(ed.tip_stake), 216
    step = int(g.debt_step[seat])
    return int(ed.debt[step] - ed.debt[step + 1]), int(ed.chance_rule[g.arg[0]])


def _buy(g: Any, ed: Any, seat: int, kind: int, card: int) -> Cost | None:
    """A card from the bank, on the order of a chance card or not; what is won costs nothing (J-207)."""
    if kind == asks.CARD_PICK:
        return None
    if kind == asks.CARD_BUY:
        return int(card_price(g, ed, seat, card, g.arg[0])), int(ed.chance_rule[g.arg[0]])
    return int(bank_price(g, ed, seat, card)), 150


def _sell(g: Any, ed: Any, seat: int, kind: int, card: int) -> Cost:
    """A card to the bank; CH08 has a price of its own and by option another buyer (J-201, J-202)."""
    if kind == asks.FORCED_SALE:
        return -int(value_of(g, ed, card)), 181
    if kind not in (asks.CARD_GIVE, asks.CARD_SELL):
        return -int(value_of(g, ed, card)), 150
    chance = int(g.arg[0])
    rule = int(ed.chance_rule[chance])
    if ed.chance_effect[chance] != st.C_DEAREST_SOLD:
        return -int(value_of(g, ed, card)), rule
    price = int(ed.agency_price)
    buyer = int(holder(g, st.HASTAGENTUREN))
    # Which of the two buys must not show in a label while balances are hidden (J-009).
    pays = g.opt[opt.CASH_VISIBLE] == 1 or g.cash[buyer] >= price
    if g.opt[opt.AGENCY_BUYER] == 1 and buyer not in (BANK, seat) and pays:
        rule = 202
    return -price, rule
