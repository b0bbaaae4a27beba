"""Which code an input gets that is not legal now (ledger part A22).

Everything is judged by what the sender may see: a refusal is an answer too, and tells nothing that is hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from homestretch.engine.record import DECISION, NOBODY, OVER, RING
from homestretch.games.jagersro import ask as asks
from homestretch.games.jagersro import ev
from homestretch.games.jagersro import options as opt
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.actions import ACTIONS, SIZE
from homestretch.games.jagersro.rules.basics import (
    bank_price,
    deal_price,
    for_sale,
    may_hold,
    owns,
    value_of,
)
from homestretch.games.jagersro.rules.business import (
    LOAN,
    PURCHASE,
    REPAYMENT,
    SALE,
    TO_BUY,
    TO_SELL,
    can_accept,
    could_resell,
    has_kind,
    transactions_left,
)
from homestretch.games.jagersro.rules.chance_cards import card_price, dearest
from homestretch.games.jagersro.rules.entries import fees_due
from homestretch.games.jagersro.rules.insurance import can_insure
from homestretch.games.jagersro.rules.loans import banned_only, could_borrow, could_repay, may_force
from homestretch.games.jagersro.rules.totalisator import laid, runs

if TYPE_CHECKING:
    from homestretch.engine.play import State

Fault = tuple[int, int]
"""A code's number, and the number of the rule that the input breaks."""

NAMED = (5, 9, 10, 12, 13, 15, 24, 25)
"""Codes that go before turn and step if they name just this case (J-288)."""

STEP_F, STEP_G, STEP_I, STEP_J, RACE = 5, 6, 8, 9, 10

DEALS = ("loan", "repay", "buy", "sell")
OFFERS = ("offer_buy", "offer_sell")
KINDS = {
    "loan": LOAN,
    "repay": REPAYMENT,
    "buy": PURCHASE,
    "sell": SALE,
    "offer_buy": PURCHASE,
    "offer_sell": SALE,
}
"""Which transaction of the interval an action would be for its maker (J-146, J-152)."""

ANSWERS: dict[int, tuple[str, ...]] = {
    asks.STALL: ("stall",),
    asks.ENTER: ("pass", "enter"),
    asks.RIDE: ("pass", "ride"),
    asks.INSURE: ("pass", "accept"),
    asks.BET: ("pass", "bet"),
    asks.FIRST: ("first",),
    asks.BUSINESS: ("pass", *DEALS, *OFFERS),
    asks.PRICE: ("price",),
    asks.ANSWER: ("pass", "accept"),
    asks.FORCED_SALE: ("sell",),
    asks.CARD_BUY: ("pass", "buy"),
    asks.CARD_SELL: ("pass", "sell"),
    asks.CARD_GIVE: ("pass", "sell"),
    asks.CARD_DEAL: ("pass", *DEALS),
    asks.CARD_PICK: ("pass", "buy"),
    asks.CARD_TIP: ("pass", "accept"),
    asks.CARD_LOAN: ("pass", "accept"),
}
"""The kinds of action that answer a question at all; anything else belongs to another step (E03)."""


def refuse(state: State, action: int, seat: int | None) -> tuple[str, int]:
    """The code and ledger number for an action that is not legal now (J-250, J-288).

    `seat` is the sender, None if nobody in particular; `action` may be any number.
    """
    player = seat is not None and 0 <= seat < state.game.players
    g = state.view(seat if player else None)[0]
    code, number = first(faults(g, state.game.edition.record[0], action, seat))
    return f"E{code:02d}", number


def first(found: list[Fault]) -> Fault:
    """The fault that is named if several are found (J-288)."""

    def rank(fault: Fault) -> tuple[int, int]:
        code = fault[0]
        if code == 28:
            return 0, code
        if code in NAMED:
            return 1, code
        # E02, then E03, then the lowest number.
        return (2 if code == 2 else 3 if code == 3 else 4), code

    return min(found, key=rank) if found else (3, 157)


def faults(g: Any, ed: Any, action: int, seat: int | None) -> list[Fault]:
    """What is wrong with an action of `seat` in the view record `g`; nothing for a legal one.

    What comes last in J-288 is looked for only if nothing goes before it.
    """
    if g.node == OVER:
        return [(28, 228)]
    actor = int(g.actor) if g.node == DECISION else None
    player = seat is not None and 0 <= seat < g.seats
    if player and g.bankrupt[seat] != 0:
        return [(28, 180)]
    family, at = ACTIONS.describe(action) if 0 <= action < SIZE else ("", ())
    found: list[Fault] = []
    if player:
        found += named(g, ed, family, at, int(seat or 0), actor)
    if seat != actor:
        found.append((2, 7))
    if actor is None or not answers(g, ed, family, at):
        found.append((3, 156 if g.step == RACE else 157))
    elif family == "bet" and at[0] != g.arg[0]:
        # The markers are asked for one by one, from the 1,000 down.
        found.append((3, 259))
    return found or wrong(g, ed, family, at, int(g.actor))


# --- the codes that go before turn and step --------------------------------------------------------------


def named(g: Any, ed: Any, family: str, at: tuple[int, ...], seat: int, actor: int | None) -> list[Fault]:
    """Faults of the codes in NAMED. E25 belongs to bets during the race, which no table has yet."""
    step = int(g.step)
    called = STEP_G <= step <= RACE
    entered = [int(h) for h in g.entry[seat] if h != NOBODY] if called else []
    if family == "enter" and len(entered) == 2 and at[0] not in entered:
        return [(5, 38)]
    if family == "ride":
        return riding(g, seat, at[0], entered)
    if family == "accept" and step in (STEP_I, STEP_J):
        return insured_twice(g, seat, entered)
    if family in ("bet", "back") and step == RACE:
        return [(13, 66)]
    if family == "bet" and step == STEP_J and g.bet[seat, at[0]] != NOBODY:
        return [(12, 61)]
    in_distress = seat == actor and g.kind == asks.FORCED_SALE
    if family in KINDS and STEP_F <= step <= STEP_J and not has_kind(g, seat, KINDS[family]):
        return [(15, 147 if transactions_left(g, seat) > 0 else 146)]
    if family == "pass" and in_distress:
        return [(24, 181)]
    if family == "sell" and seat != actor and sold_enough(g, seat):
        return [(24, 181)]
    return []


def riding(g: Any, seat: int, horse: int, entered: list[int]) -> list[Fault]:
    """E09: no star jockey, a horse not one's own or not entered, two horses, a change after the start."""
    if g.step == RACE or (entered and g.ride[seat] not in (NOBODY, horse)):
        return [(9, 47)]
    if g.jockey[seat] == 0 or horse not in entered:
        return [(9, 48)]
    return []


def insured_twice(g: Any, seat: int, entered: list[int]) -> list[Fault]:
    """E10: one certificate for a stall, or one for each entered horse (J-055, J-258)."""
    if g.opt[opt.INSURANCE_SCOPE] == 0:
        return [(10, 55)] if g.insured[seat] == 1 else []
    if not entered:
        return [(10, 258)]
    return [(10, 55)] if all(g.insured_horse[h] == 1 for h in entered) else []


def sold_enough(g: Any, seat: int) -> bool:
    """Whether a seat that is not asked has met a claim by a forced sale in this round or step (J-181)."""
    told = int(g.told)
    for i in range(told - 1, max(0, told - RING) - 1, -1):
        event = g.ring[i % RING]
        if event[0] in (ev.ROUND, ev.STEP):
            return False
        if event[0] == ev.SOLD and event[1] == seat and event[5] == 181:
            return True
    return False


# --- step and question -----------------------------------------------------------------------------------


def answers(g: Any, ed: Any, family: str, at: tuple[int, ...]) -> bool:
    """Whether an action is of a kind that the present question asks for."""
    kind = int(g.kind)
    if family in OFFERS and asks.CARD_BUY <= kind <= asks.CARD_DEAL:
        return card_wants_offers(g, ed, family)
    return family in ANSWERS.get(kind, ())


def card_wants_offers(g: Any, ed: Any, family: str) -> bool:
    """Whether the card in question lets its drawer turn to other players (J-192, J-280)."""
    if g.opt[opt.MID_RACE_DEALS] == 0:
        return False
    effect = int(ed.chance_effect[g.arg[0]])
    if family == "offer_buy":
        return effect in (st.C_DEAL, st.C_MAY_BUY, st.C_MUST_BUY)
    return effect in (st.C_DEAL, st.C_MAY_SELL)


# --- the right question, the wrong answer ----------------------------------------------------------------


def wrong(g: Any, ed: Any, family: str, at: tuple[int, ...], seat: int) -> list[Fault]:
    """Faults of an answer of the right kind by the player who is asked."""
    if family == "pass":
        return passing(g, ed)
    if family == "accept":
        return accepting(g, ed, seat)
    if family == "enter":
        return entering(g, ed, seat, at[0])
    if family == "bet":
        return betting(g, ed, seat, at[0], at[1])
    if family == "loan":
        return [] if could_borrow(g, ed, seat) else [(16, 154)]
    if family == "repay":
        if at[0] + 1 > g.debt_step[seat]:
            return [(17, 154)]
        return [] if could_repay(g, ed, seat, at[0] + 1) else [(8, 151)]
    if family == "buy":
        return buying(g, ed, seat, at[0])
    if family == "sell":
        return selling(g, ed, seat, at[0])
    if family in OFFERS:
        return offering(g, ed, seat, at[0], at[1], TO_BUY if family == "offer_buy" else TO_SELL)
    if family == "price":
        short = g.arg[2] == TO_BUY and g.cash[seat] < (at[0] + 1) * ed.rounding
        return [(8, 151)] if short else []
    if family == "stall":
        return [(1, 5)] if at[0] in g.letter[: g.seats] else []
    if family == "first":
        own = any(g.horse[r] == at[0] and g.stable[r] == seat and g.out[r] == 0 for r in range(g.runners))
        return [] if own else [(14, 71)]
    return []


def passing(g: Any, ed: Any) -> list[Fault]:
    """An order of a chance card that can be carried out must be (J-193, J-202, J-208)."""
    if g.kind == asks.CARD_PICK:
        return [(23, 208)]
    if not asks.CARD_BUY <= g.kind <= asks.CARD_DEAL or g.arg[1] == 0:
        return []
    return [(23, 202 if ed.chance_effect[g.arg[0]] == st.C_DEAREST_SOLD else 193)]


def accepting(g: Any, ed: Any, seat: int) -> list[Fault]:
    """A premium or an offer needs the cash (J-057, J-271)."""
    if g.kind == asks.INSURE and not can_insure(g, ed, seat):
        return [(8, 57)]
    if g.kind == asks.ANSWER and g.arg[2] == TO_SELL and not can_accept(g, ed):
        return [(8, 151)]
    return []


def entering(g: Any, ed: Any, seat: int, horse: int) -> list[Fault]:
    """Whose horse it is, the terms of the race, the start-ban, the fee (J-038, J-040, J-041, J-044)."""
    found = []
    race = int(g.race[g.slot])
    if g.owner[horse] != seat or horse in g.entry[seat]:
        found.append((4, 38))
    wins = int(ed.race_wins[race])
    if not ed.race_min_age[race] <= ed.age[horse] <= ed.race_max_age[race]:
        found.append((6, 40))
    elif (wins == 1 and g.wins[horse] > 0) or (wins == 2 and g.wins[horse] == 0):
        found.append((6, 40))
    if g.ban[horse] == 1:
        found.append((7, 41))
    if g.cash[seat] < fees_due(g, ed, seat) + ed.race_fee[race]:
        found.append((8, 44))
    return found


def betting(g: Any, ed: Any, seat: int, marker: int, colour: int) -> list[Fault]:
    """Cash for the marker besides those already laid, and a colour that runs (J-062, J-064)."""
    found = []
    if g.cash[seat] < laid(g, ed, seat) + ed.marker[marker]:
        found.append((8, 64))
    if not runs(g, ed, colour):
        found.append((11, 62))
    return found


def buying(g: Any, ed: Any, seat: int, card: int) -> list[Fault]:
    """A card from the bank, on the order of a chance card or not (J-151, J-164, J-269)."""
    found = []
    price = bank_price(g, ed, seat, card)
    if g.kind == asks.CARD_PICK:
        price = 0
        if card >= st.HORSES or ed.age[card] != 3:
            found.append((23, 208))
    elif g.kind == asks.CARD_BUY:
        if card < st.HORSES:
            price = card_price(g, ed, seat, card, g.arg[0])
        else:
            found.append((23, 193))
    if g.cash[seat] < price:
        found.append((8, 151))
    if not for_sale(g, ed, card):
        found.append((18, 269))
    if not may_hold(g, seat, card):
        found.append((19, 164))
    return found


def parting(g: Any, seat: int, card: int) -> list[Fault]:
    """Why a seat cannot hand a card over, to the bank or to a player (J-149, J-153, J-165, J-209)."""
    if not owns(g, seat, card):
        return [(18, 149)]
    if card == st.JOCKEY:
        return [(22, 165)] if g.riding[seat] == 1 else []
    if card >= st.HORSES:
        return []
    found = []
    if g.ban[card] == 1:
        found.append((7, 153))
    if g.of_race[card] == 1:
        found.append((22, 209))
    return found


def selling(g: Any, ed: Any, seat: int, card: int) -> list[Fault]:
    """A card to the bank: in step f, in distress, on the order of a chance card."""
    found = parting(g, seat, card)
    if g.kind == asks.FORCED_SALE:
        # Bans fall last.
        return [] if may_force(g, seat, card, banned_only(g, seat)) else found
    if g.kind == asks.BUSINESS and owns(g, seat, card) and not could_resell(g, seat, card):
        found.append((20, 155))
    if g.kind == asks.CARD_GIVE:
        if ed.chance_effect[g.arg[0]] == st.C_DEAREST_SOLD:
            if card >= st.HORSES or value_of(g, ed, card) != dearest(g, ed, seat):
                found.append((23, 202))
        elif card >= st.HORSES:
            found.append((23, 193))
    return found


def offering(g: Any, ed: Any, maker: int, partner: int, card: int, direction: int) -> list[Fault]:
    """An offer to another player, in step f or on the order of a chance card (J-152, J-271, J-280)."""
    found = []
    if direction == TO_BUY:
        free = g.opt[opt.PLAYER_PRICE] == 1
        if g.cash[maker] < (ed.rounding if free else deal_price(g, ed, maker, card)):
            found.append((8, 151))
    if g.kind == asks.CARD_BUY and card >= st.HORSES:
        found.append((23, 193))
    if g.declines[maker] >= 3:
        found.append((21, 271))
    if partner == maker or partner >= g.seats or g.bankrupt[partner] != 0:
        return [*found, (21, 152)]
    buyer, seller = (maker, partner) if direction == TO_BUY else (partner, maker)
    found += parting(g, seller, card)
    if not may_hold(g, buyer, card):
        found.append((19, 164))
    if g.declined[maker, partner, direction] >> card & 1 == 1:
        found.append((21, 271))
    if g.in_card == 0:
        if owns(g, seller, card) and not could_resell(g, seller, card):
            found.append((20, 155))
        if not has_kind(g, partner, SALE if direction == TO_BUY else PURCHASE):
            found.append((21, 271))
    return found
