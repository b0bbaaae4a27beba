"""Trading in the interval, step f (ledger part A14).

A draws Caruso, B Tristan, C Figaro (each worth 2,000 without a win); everybody has 2,000 and owes 2,000.
Prices: Isolde 2,000, Rusch 3,000, Avalon 5,000, Rigel 8,000, Privatbanken 10,000, a bond 10,000, a star
jockey 5,000.
"""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from tests.games.jagersro.scene import Scene
from tests.ledger import rule

KINDS: dict[str, tuple[Any, ...]] = {
    "loan": ("loan",),
    "repay": ("repay", 1),
    "buy": ("buy", "Rusch"),
    "sell": ("sell", "Caruso"),
}
"""One transaction of each kind, for A."""

COMPANIES = (
    "jockeytjanst", "galoppstall", "tranartjanst", "galoppforsakring", "hastagenturen", "privatbanken",
)  # fmt: skip


def office(players: int = 2, start: str = "A", **options: str) -> Scene:
    """Step f after slot 1; A is asked unless another stall starts."""
    return Scene(players, **options).interval(1, start=start).mark()


def rich(players: int = 2, start: str = "A", **options: str) -> Scene:
    """Step f with 50,000 in everybody's purse and debts of 10,000."""
    s = office(players, start, **options)
    for stall in "ABCDE"[:players]:
        s.money(stall, 50_000, 10_000)
    return s


def families(s: Scene) -> set[str]:
    """The kinds of action that the player who is asked could take."""
    return {a[0] for a in s.legal}


def cards(s: Scene, family: str) -> set[str]:
    """The cards that actions of a kind are about."""
    return {a[-1] for a in s.legal if a[0] == family}


# --- the four kinds ----------------------------------------------------------------------------------


@rule("J-146")
def test_a_loan_is_one_step() -> None:
    s = office().do("loan")
    assert (s.cash("A"), s.debt("A")) == (4000, 4000)
    assert s.paid() == [("bank", "A", 2000, "J-146")]
    assert s.told("LOAN") == [("LOAN", {"seat": 0, "before": 2000, "after": 4000}, "J-146")]


@rule("J-146", "J-154")
@pytest.mark.parametrize(("steps", "debt", "cash"), [
    (1, 8000, 48_000), (2, 6000, 46_000), (3, 4000, 44_000), (4, 2000, 42_000), (5, 0, 40_000),
])  # fmt: skip
def test_as_many_steps_as_wished_are_repaid(steps: int, debt: int, cash: int) -> None:
    s = rich()
    assert [a for a in s.legal if a[0] == "repay"] == [("repay", n) for n in range(1, 6)]
    s.do("repay", steps)
    assert (s.cash("A"), s.debt("A")) == (cash, debt)
    assert s.paid() == [("A", "bank", 50_000 - cash, "J-146")]
    assert s.told("REPAID") == [("REPAID", {"seat": 0, "before": 10_000, "after": debt}, "J-146")]


@rule("J-146", "J-151")
def test_a_purchase_is_one_card() -> None:
    s = rich().do("buy", "Rusch")
    assert (s.cash("A"), s.owner("Rusch")) == (47_000, "A")
    assert s.paid() == [("A", "bank", 3000, "J-150")]
    assert s.told("BOUGHT") == [("BOUGHT", {"seat": 0, "card": 9, "price": 3000}, "J-150")]


@rule("J-146")
def test_a_sale_is_one_card() -> None:
    s = rich().do("sell", "Caruso")
    assert (s.cash("A"), s.owner("Caruso")) == (52_000, "bank")
    assert s.paid() == [("bank", "A", 2000, "J-150")]
    assert s.told("SOLD") == [("SOLD", {"seat": 0, "card": 0, "price": 2000}, "J-150")]


@rule("J-146")
@pytest.mark.parametrize(("first", "second"), list(itertools.permutations(KINDS, 2)))
def test_after_two_transactions_the_turn_is_over(first: str, second: str) -> None:
    s = rich().do(*KINDS[first])
    assert (s.actor, s.decision) == ("A", "business")
    s.do(*KINDS[second])
    assert (s.actor, s.decision) == ("B", "business")
    for third in KINDS.values():
        assert s.refused(*third, seat="A")


@rule("J-147")
@pytest.mark.parametrize("value", ["no", "yes"])
@pytest.mark.parametrize(("first", "second"), list(itertools.product(KINDS, repeat=2)))
def test_the_two_must_be_of_different_kinds(value: str, first: str, second: str) -> None:
    # A owns a second horse and the bank has others, so that each kind could be done twice.
    s = rich(same_kind_twice=value).own("A", "Isolde").do(*KINDS[first])
    assert (second in families(s)) is (first != second or value == "yes")


@rule("J-147")
def test_twice_of_a_kind_by_option_is_still_two_in_all() -> None:
    s = rich(same_kind_twice="yes").do("buy", "Rusch").do("buy", "Avalon")
    assert (s.cash("A"), s.owner("Rusch"), s.owner("Avalon")) == (42_000, "A", "A")
    assert s.actor == "B"


@rule("J-147")
@pytest.mark.parametrize("first", [None, *KINDS])
def test_one_or_none_is_fine_too(first: str | None) -> None:
    s = rich()
    if first:
        s.do(*KINDS[first])
    s.do("pass")
    assert (s.actor, s.decision) == ("B", "business")


# --- the order of play -------------------------------------------------------------------------------


@rule("J-148", "J-270")
@pytest.mark.parametrize(("start", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_players_act_in_stall_order_from_the_stall_that_starts_next(start: str, order: str) -> None:
    s = office(3, start)
    met = ""
    while s.decision == "business":
        met += str(s.actor)
        s.do("loan")
        assert s.actor == met[-1]  # each completes both
        s.do("pass")
    assert met == order
    assert (s.decision, s.actor, int(s.g.slot)) == ("enter", start, 2)


@rule("J-148")
def test_the_stall_that_starts_is_the_one_of_the_race_to_come() -> None:
    # Slot 1 was started by A; slot 2 will be by B, who also trades first.
    s = Scene(3).field(("A", "Caruso", 31), ("B", "Tristan", 4), slot=1, start="A")
    s.turn("Caruso", number=1, racing=["RC01"]).end_round()
    assert (s.decision, s.actor) == ("business", "B")


@rule("J-148")
def test_bankrupts_are_passed_over() -> None:
    s = Scene(3).bankrupt("B").interval(1, start="A")
    s.do("pass")
    assert s.actor == "C"


@rule("J-148", "J-152")
@pytest.mark.parametrize(("used", "may"), [
    ([], True), (["sell"], True), (["loan", "sell"], False), (["buy"], False), (["loan"], True),
])  # fmt: skip
def test_unused_transactions_stay_good_for_accepting_until_the_end(used: list[str], may: bool) -> None:
    # A stops early; then B offers Tristan to A, who needs a purchase for it.
    s = rich()
    for kind in used:
        s.do(*KINDS[kind])
    if s.actor == "A":
        s.do("pass")
    assert s.actor == "B"
    assert s.can("offer_sell", "A", "Tristan") is may
    if may:
        s.do("offer_sell", "A", "Tristan").do("accept")
        assert s.owner("Tristan") == "A"


@rule("J-148")
def test_transactions_are_fresh_in_every_interval() -> None:
    s = rich().do("buy", "Rusch").do("loan").do("pass")
    assert s.decision == "enter"
    s.interval(2)
    assert families(s) >= {"loan", "repay", "buy", "sell"}


# --- what is traded and for how much -----------------------------------------------------------------


TRADED = [
    ("Isolde", 2000), ("Rusch", 3000), ("Avalon", 5000), ("Rigel", 8000), ("jockeytjanst", 10_000),
    ("privatbanken", 10_000), ("galoppstall", 20_000), ("galoppforsakring", 25_000),
    ("tranartjanst", 30_000), ("hastagenturen", 15_000), ("bond", 10_000), ("jockey", 5000),
]  # fmt: skip


@rule("J-149", "J-150", "J-159")
@pytest.mark.parametrize(("card", "price"), TRADED)
def test_the_value_is_the_price_for_buying_and_for_selling(card: str, price: int) -> None:
    s = rich().do("buy", card)
    assert s.cash("A") == 50_000 - price
    s.interval(2).do("sell", card)
    assert s.cash("A") == 50_000
    assert [x for x in s.paid() if x[3] == "J-150"] == [
        ("A", "bank", price, "J-150"), ("bank", "A", price, "J-150"),
    ]  # fmt: skip


@rule("J-149", "J-150", "J-152")
@pytest.mark.parametrize("maker", ["buyer", "seller"])
@pytest.mark.parametrize(("card", "price"), TRADED)
def test_the_value_is_the_price_between_players_too(card: str, price: int, maker: str) -> None:
    if maker == "buyer":
        s = rich().own("B", card).do("offer_buy", "B", card)
    else:
        s = rich(start="B").own("B", card).do("offer_sell", "A", card)
    s.do("accept")
    assert (s.cash("A"), s.cash("B")) == (50_000 - price, 50_000 + price)
    assert s.paid() == [("A", "B", price, "J-152")]
    assert s.told("DEAL")[0][1:] == (
        {"seller": 1, "buyer": 0, "card": s.card(card), "price": price}, "J-152",
    )  # fmt: skip
    if card == "bond":
        assert [int(n) for n in s.g.bonds[:2]] == [1, 0]
    elif card == "jockey":
        assert [int(n) for n in s.g.jockey[:2]] == [1, 0]
    else:
        assert s.owner(card) == "A"


@rule("J-149")
def test_everything_the_bank_has_is_offered_and_nothing_else() -> None:
    s = rich(3)
    assert cards(s, "buy") == {*s.names, *COMPANIES, "bond", "jockey"} - {"Caruso", "Tristan", "Figaro"}
    assert cards(s, "sell") == {"Caruso"}


@rule("J-151")
@pytest.mark.parametrize(("card", "price"), TRADED)
def test_a_purchase_is_paid_from_cash_at_once(card: str, price: int) -> None:
    s = office().money("A", price - 1)
    assert not s.can("buy", card)
    assert s.refused("buy", card)
    s.money("A", price).do("buy", card)
    assert (s.cash("A"), s.debt("A")) == (0, 2000)


@rule("J-151", "J-146")
def test_a_loan_first_may_pay_for_a_purchase() -> None:
    s = office()
    assert not s.can("buy", "Rusch")
    s.do("loan").do("buy", "Rusch")
    assert (s.cash("A"), s.debt("A"), s.owner("Rusch")) == (1000, 4000, "A")


# --- loans and repayments ----------------------------------------------------------------------------


LADDER = [
    0, 2000, 4000, 6000, 8000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000,
    100_000,
]  # fmt: skip


@rule("J-154", "J-173", "J-174")
@pytest.mark.parametrize(("before", "after"), list(itertools.pairwise(LADDER)))
def test_a_loan_goes_to_the_next_step(before: int, after: int) -> None:
    s = office().money("A", 700, before).do("loan")
    assert (s.cash("A"), s.debt("A")) == (700 + after - before, after)


@rule("J-154", "J-173", "J-174")
@pytest.mark.parametrize(("before", "after"), list(itertools.pairwise(LADDER)))
def test_a_repayment_of_one_step_goes_to_the_one_before(before: int, after: int) -> None:
    s = office().money("A", after - before + 700, after).do("repay", 1)
    assert (s.cash("A"), s.debt("A")) == (700, before)


@rule("J-154")
def test_at_100000_no_step_is_left() -> None:
    s = office().money("A", 2000, 100_000)
    assert not s.can("loan")
    assert s.refused("loan")
    assert office().money("A", 2000, 90_000).can("loan")


@rule("J-154")
@pytest.mark.parametrize(("cash", "steps"), [
    (9_999, []), (10_000, [1]), (11_999, [1]),
    (12_000, [1, 2]), (13_999, [1, 2]), (20_000, [1, 2, 3, 4, 5, 6]),
])  # fmt: skip
def test_only_whole_steps_that_cash_covers(cash: int, steps: list[int]) -> None:
    # From 20,000: the first step down costs 10,000, the five below it 2,000 each.
    s = office().money("A", cash, 20_000)
    assert [a[1] for a in s.legal if a[0] == "repay"] == steps
    assert s.refused("repay", len(steps) + 1)


@rule("J-154")
def test_nothing_is_repaid_without_a_debt() -> None:
    s = office().money("A", 50_000, 0)
    assert "repay" not in families(s)
    assert s.refused("repay", 1)


# --- not tradable ------------------------------------------------------------------------------------


@rule("J-153")
def test_a_start_banned_horse_may_not_be_sold_before_the_next_race() -> None:
    s = rich().own("A", "Isolde").ban("Isolde")
    s.interval(1)
    assert cards(s, "sell") == {"Caruso"}
    assert cards(s, "offer_sell") == {"Caruso"}
    assert s.refused("sell", "Isolde")
    assert s.refused("offer_sell", "B", "Isolde")
    s.do("pass")
    # Nor may another player ask for it.
    assert cards(s, "offer_buy") == {"Caruso"}


@rule("J-153", "J-281")
def test_in_the_interval_after_that_race_it_may_be_sold_again() -> None:
    s = rich().own("A", "Isolde").ban("Isolde")
    s.slot(2, start="A").enters(A=["Caruso"], B=["Tristan"])
    while s.decision in ("insure", "bet"):
        s.do("pass")
    # It has begun; Caruso wins it.
    s.g.at[0] = 31
    s.turn("Caruso", number=1, racing=["RC01"]).end_round().until("business", "A")
    assert cards(s, "sell") == {"Caruso", "Isolde"}


@rule("J-155", "J-160")
@pytest.mark.parametrize(("value", "may"), [("next_interval", False), ("at_once", True)])
def test_what_was_bought_is_not_sold_in_the_same_interval(value: str, may: bool) -> None:
    # With AB Hästagenturen Rigel costs 4,000 and would bring 8,000 on the spot.
    s = rich(agency_resale=value).own("A", "hastagenturen").do("buy", "Rigel")
    assert s.cash("A") == 46_000
    assert s.can("sell", "Rigel") is may
    assert s.can("offer_sell", "B", "Rigel") is may
    assert s.can("sell", "Caruso")
    if may:
        s.do("sell", "Rigel")
        assert s.cash("A") == 54_000
    else:
        assert s.refused("sell", "Rigel")
        s.interval(2).do("sell", "Rigel")
        assert s.cash("A") == 54_000


@rule("J-155")
@pytest.mark.parametrize("card", ["Rigel", "privatbanken", "bond", "jockey"])
def test_nor_what_was_bought_of_another_player(card: str) -> None:
    s = rich().own("B", card).do("offer_buy", "B", card).do("accept")
    assert not s.can("sell", card)
    assert s.can("sell", "Caruso")


@rule("J-155")
def test_the_buyer_cannot_sell_it_in_a_later_turn_of_the_interval_either() -> None:
    s = rich().do("offer_sell", "B", "Caruso").do("accept").do("pass")
    assert s.actor == "B"
    assert cards(s, "sell") == {"Tristan"}


@rule("J-155", "J-271")
def test_nor_may_another_player_have_it_of_the_buyer_in_that_interval() -> None:
    s = rich(3).do("offer_sell", "B", "Caruso").do("accept").do("pass").do("pass")
    assert s.actor == "C"
    assert cards(s, "offer_buy") == {"Tristan"}  # of B; A has sold already
    assert s.refused("offer_buy", "B", "Caruso")


@rule("J-147", "J-271")
@pytest.mark.parametrize(("value", "may"), [("no", False), ("yes", True)])
def test_a_second_purchase_of_the_partner_by_option(value: str, may: bool) -> None:
    s = rich(same_kind_twice=value).own("A", "Isolde").do("offer_sell", "B", "Caruso").do("accept")
    assert s.can("offer_sell", "B", "Isolde") is may
    if may:
        s.do("offer_sell", "B", "Isolde").do("accept")
        # Both have used two: the step is over.
        assert s.decision == "enter"


@rule("J-155")
def test_of_two_bonds_the_older_one_may_be_sold() -> None:
    s = rich().own("A", "bond").do("buy", "bond")
    assert s.can("sell", "bond")
    s.do("sell", "bond")
    assert int(s.g.bonds[0]) == 1
    # Of one bought in this interval alone: no.
    assert not rich().do("buy", "bond").can("sell", "bond")


# --- only in step f ----------------------------------------------------------------------------------


@rule("J-156")
def test_no_transaction_is_possible_while_a_race_is_run() -> None:
    s = Scene(2).field(("A", "Caruso", 1), ("A", "Rusch", 1), ("B", "Tristan", 1))
    s.money("A", 50_000).money("B", 50_000).round(1)
    assert (s.actor, s.decision) == ("A", "first")
    assert s.legal == [("first", "Caruso"), ("first", "Rusch")]
    for action in (
        ("loan",), ("repay", 1), ("buy", "Rigel"), ("sell", "Caruso"), ("offer_buy", "B", "Tristan"),
        ("offer_sell", "B", "Caruso"),
    ):  # fmt: skip
        assert s.refused(*action) == "E03"


@rule("J-156", "J-157")
@pytest.mark.parametrize("step", ["enter", "insure", "bet"])
def test_nor_in_steps_g_to_j(step: str) -> None:
    s = Scene(2).money("A", 50_000).money("B", 50_000).own("A", "bond").slot(1)
    s.enters(A=["Caruso"], B=["Tristan"]) if step != "enter" else s
    s.until(step, "A")
    assert s.decision == step
    assert families(s) <= {"pass", "accept", "enter", "bet"}
    for action in (
        ("loan",),
        ("repay", 1),
        ("buy", "Rigel"),
        ("sell", "bond"),
        ("offer_buy", "B", "Tristan"),
    ):
        assert s.refused(*action) == "E03"


@rule("J-157")
def test_after_f_come_g_to_j() -> None:
    s = Scene(2).mark().interval(1)
    s.do("pass").do("pass").enters(A=["Caruso"], B=["Tristan"])
    while s.decision in ("insure", "bet"):
        s.do("pass")
    assert s.steps() == "fghij"
    assert s.told("RACE_STARTS")[0][1]["slot"] == 2


# --- what the bank may sell --------------------------------------------------------------------------


@rule("J-269")
def test_a_lame_horse_is_for_sale_only_when_the_race_is_over() -> None:
    # Rusch goes lame and is the bank's (J-110); in the race it cannot be bought, in the interval it can.
    s = Scene(2).field(("A", "Caruso", 31), ("A", "Rusch", 5), ("B", "Tristan", 8)).money("A", 50_000)
    s.take("Rusch", "RC15")
    assert s.owner("Rusch") == "bank"
    s.draw("Caruso", "CH07")
    assert "Rusch" not in cards(s, "buy")
    assert "Orkan" in cards(s, "buy")
    s.do("pass")
    s.turn("Caruso", number=1, racing=["RC01"]).end_round().until("business", "A")
    assert s.can("buy", "Rusch")


@rule("J-269", "J-281")
def test_a_start_banned_horse_of_the_bank_is_for_sale_when_its_ban_ends() -> None:
    s = rich().ban("Isolde").interval(1)
    assert not s.can("buy", "Isolde")
    assert s.can("buy", "Rigoletto")
    assert s.refused("buy", "Isolde")
    # The next race begins: from then on it can be bought, by chance card too.
    s.field(("A", "Caruso", 4), ("B", "Tristan", 4), slot=2).draw("Caruso", "CH07")
    assert s.can("buy", "Isolde")


@rule("J-269")
def test_two_bonds_and_five_star_jockeys_and_then_none() -> None:
    s = rich(4).own("B", "bond")
    assert s.can("buy", "bond")
    s.own("C", "bond")
    assert not s.can("buy", "bond")
    s = rich(5)
    for stall in "BCDE":
        s.own(stall, "jockey")
    assert s.can("buy", "jockey")  # the fifth
    s.do("buy", "jockey")
    assert not s.do("pass").can("buy", "jockey")


@rule("J-269")
@pytest.mark.parametrize("card", ["Tristan", "privatbanken", "hastagenturen"])
def test_what_a_player_owns_the_bank_does_not_sell(card: str) -> None:
    s = rich().own("B", card)
    assert not s.can("buy", card)
    assert s.refused("buy", card)
    s.own("bank", card)
    assert s.can("buy", card)


# --- step f decision by decision ---------------------------------------------------------------------


@rule("J-270")
def test_the_player_chooses_one_after_another_or_stops() -> None:
    s = rich()
    assert families(s) == {"pass", "loan", "repay", "buy", "sell", "offer_buy", "offer_sell"}
    s.do("pass")
    assert s.actor == "B"


@rule("J-270")
def test_offers_between_transactions_do_not_end_the_turn() -> None:
    s = rich().do("loan").do("offer_sell", "B", "Caruso").do("pass")
    assert (s.actor, s.decision) == ("A", "business")
    s.do("offer_buy", "B", "Tristan").do("accept")
    # That was the second transaction.
    assert (s.actor, s.decision) == ("B", "business")


@rule("J-270")
def test_a_player_whose_transactions_others_have_used_up_has_no_turn() -> None:
    s = rich(3)
    s.do("offer_buy", "C", "Figaro").do("accept").do("offer_sell", "C", "Caruso").do("accept")
    assert s.actor == "B"
    s.do("pass")
    # C has sold one card and bought one, before ever having a turn.
    assert (s.decision, s.actor) == ("enter", "A")
    assert [f["seat"] for _, f, _ in s.told("BUSINESS_TURN")] == [1]


@rule("J-270", "J-251")
def test_if_only_stopping_is_left_nobody_is_asked() -> None:
    # No loan at 100,000, no cash, no card, nothing to offer for: A's turn passes by itself.
    s = Scene(2).only("A").money("A", 0, 100_000).interval(1)
    assert (s.actor, s.decision) == ("B", "business")


# --- offers ------------------------------------------------------------------------------------------


@rule("J-271")
def test_an_offer_is_open_to_all_and_answered_at_once() -> None:
    s = rich(3).do("offer_buy", "C", "Figaro")
    assert (s.actor, s.decision) == ("C", "answer")
    assert s.legal == [("pass",), ("accept",)]
    assert s.told("OFFER_TO_BUY") == [
        ("OFFER_TO_BUY", {"maker": 0, "partner": 2, "card": 2, "price": 2000}, "J-271")
    ]
    assert s.paid() == []
    s.do("accept")
    assert (s.actor, s.decision) == ("A", "business")


@rule("J-271", "J-152")
def test_an_accepted_offer_uses_one_transaction_of_each() -> None:
    s = rich().do("offer_sell", "B", "Caruso")
    assert s.told("OFFER_TO_SELL") == [
        ("OFFER_TO_SELL", {"maker": 0, "partner": 1, "card": 0, "price": 2000}, "J-271")
    ]
    s.do("accept")
    # A has sold: no further sale, one transaction left.
    assert families(s) == {"pass", "loan", "repay", "buy", "offer_buy"}
    s.do("loan")
    # B has bought: no further purchase, one left.
    assert (s.actor, families(s)) == ("B", {"pass", "loan", "repay", "sell"})
    s.do("loan")
    assert s.decision == "enter"


@rule("J-271")
def test_a_declined_offer_uses_nothing_but_cannot_be_repeated() -> None:
    s = rich(3).own("A", "Isolde").do("offer_sell", "B", "Caruso").do("pass")
    assert s.told("DECLINED") == [("DECLINED", {"partner": 1, "maker": 0, "card": 0}, "J-271")]
    assert (s.paid(), s.owner("Caruso")) == ([], "A")
    assert families(s) >= {"loan", "repay", "buy", "sell"}
    assert s.refused("offer_sell", "B", "Caruso")
    # Another partner, another card, the other direction are other offers.
    assert s.can("offer_sell", "C", "Caruso")
    assert s.can("offer_sell", "B", "Isolde")
    assert s.can("offer_buy", "B", "Tristan")


@rule("J-271")
def test_the_same_offer_stays_spent_for_the_rest_of_step_f_only() -> None:
    s = rich().do("offer_sell", "B", "Caruso").do("pass").do("pass")
    assert s.actor == "B"
    # B asking for it is another maker's offer.
    s.do("offer_buy", "A", "Caruso").do("pass")
    assert s.refused("offer_buy", "A", "Caruso")
    s.do("pass").interval(2)
    assert s.can("offer_sell", "B", "Caruso")


@rule("J-271")
def test_after_three_declined_offers_a_player_makes_no_more() -> None:
    s = rich(3).own("A", "Isolde", "bond")
    s.do("offer_sell", "B", "Caruso").do("pass").do("offer_sell", "C", "Caruso").do("pass")
    assert s.can("offer_sell", "B", "Isolde")
    s.do("offer_buy", "B", "Tristan").do("pass")
    assert families(s) == {"pass", "loan", "repay", "buy", "sell"}
    assert s.refused("offer_sell", "B", "Isolde")
    # The others may still offer, to A too.
    s.do("pass")
    assert s.can("offer_buy", "A", "Isolde")


@rule("J-271")
@pytest.mark.parametrize("used", ["loan", "repay", "buy", "sell"])
def test_both_need_a_transaction_left_and_of_the_kind(used: str) -> None:
    s = rich().own("B", "Isolde").do(*KINDS[used])
    assert ("offer_buy" in families(s)) is (used != "buy")
    assert ("offer_sell" in families(s)) is (used != "sell")


@rule("J-271")
def test_a_partner_without_a_transaction_gets_no_offer() -> None:
    s = rich(3).do("loan").do("repay", 1)
    assert s.actor == "B"
    assert {a[1] for a in s.legal if a[0].startswith("offer")} == {"C"}


@rule("J-271")
def test_a_partner_who_has_sold_can_still_buy() -> None:
    s = rich(3).own("A", "Isolde").do("sell", "Caruso").do("pass")
    assert s.actor == "B"
    assert s.can("offer_sell", "A", "Tristan")
    assert not s.can("offer_buy", "A", "Isolde")
    assert s.refused("offer_buy", "A", "Isolde")


@rule("J-271")
@pytest.mark.parametrize(("cash", "may"), [(1999, False), (2000, True)])
def test_who_offers_to_buy_has_the_cash(cash: int, may: bool) -> None:
    s = rich().money("A", cash)
    assert s.can("offer_buy", "B", "Tristan") is may


@rule("J-271")
@pytest.mark.parametrize(("cash", "answers"), [(1999, [("pass",)]), (2000, [("pass",), ("accept",)])])
def test_an_offer_to_sell_is_accepted_only_with_the_cash(cash: int, answers: list[tuple[str]]) -> None:
    # It can be made all the same, and is asked all the same (J-251).
    s = rich().money("B", cash).do("offer_sell", "B", "Caruso")
    assert (s.actor, s.decision, s.legal) == ("B", "answer", answers)
    if cash < 2000:
        assert s.refused("accept")


@rule("J-271")
def test_an_offer_is_of_ones_own_card_or_for_the_partners() -> None:
    s = rich(3)
    assert {a[1:] for a in s.legal if a[0] == "offer_sell"} == {("B", "Caruso"), ("C", "Caruso")}
    assert {a[1:] for a in s.legal if a[0] == "offer_buy"} == {("B", "Tristan"), ("C", "Figaro")}
    assert s.refused("offer_buy", "B", "Figaro")
    assert s.refused("offer_sell", "B", "Tristan")
    assert s.refused("offer_sell", "A", "Caruso")


@rule("J-271", "J-164")
def test_no_star_jockey_is_offered_to_who_has_one() -> None:
    s = rich(3).own("A", "jockey").own("B", "jockey")
    assert not s.can("offer_sell", "B", "jockey")
    assert s.can("offer_sell", "C", "jockey")
    assert not s.can("offer_buy", "B", "jockey")
    s.do("pass").do("pass")
    assert s.actor == "C"
    assert s.can("offer_buy", "A", "jockey")


@rule("J-271")
def test_bankrupts_are_made_no_offer() -> None:
    s = Scene(3).bankrupt("B").money("A", 50_000).interval(1)
    assert {a[1] for a in s.legal if a[0].startswith("offer")} == {"C"}


@rule("J-152")
def test_without_the_others_consent_nothing_changes_hands() -> None:
    s = rich().do("offer_buy", "B", "Tristan").do("pass")
    assert (s.owner("Tristan"), s.cash("A"), s.cash("B"), s.paid()) == ("B", 50_000, 50_000, [])


@rule("J-142", "J-152", "J-158")
def test_a_horse_with_a_win_is_sold_at_the_higher_price_and_keeps_it() -> None:
    s = rich().wins("Caruso", 2).do("offer_sell", "B", "Caruso").do("accept")
    assert (s.cash("A"), s.cash("B")) == (56_000, 44_000)
    assert s.value("Caruso") == 6000


# --- prices by agreement -----------------------------------------------------------------------------


@rule("J-152", "J-272")
def test_with_free_prices_the_maker_names_one() -> None:
    s = rich(player_price="free").do("offer_sell", "B", "Caruso")
    assert (s.actor, s.decision) == ("A", "price")
    assert s.legal == [("price", kr) for kr in range(100, 100_001, 100)]
    s.do("price", 12_300)
    assert (s.actor, s.decision) == ("B", "answer")
    assert s.told("OFFER_TO_SELL")[0][1]["price"] == 12_300
    s.do("accept")
    assert (s.cash("A"), s.cash("B")) == (62_300, 37_700)
    assert s.owner("Caruso") == "B"


@rule("J-272")
@pytest.mark.parametrize(
    ("cash", "most"), [(99, 0), (100, 100), (199, 100), (2050, 2000), (150_000, 100_000)]
)
def test_a_buyer_names_no_more_than_the_cash(cash: int, most: int) -> None:
    s = rich(player_price="free").money("A", cash)
    assert s.can("offer_buy", "B", "Tristan") is (most > 0)
    if most > 100:
        s.do("offer_buy", "B", "Tristan")
        assert s.legal == [("price", kr) for kr in range(100, most + 1, 100)]
    elif most == 100:
        # One price only: it is named without asking (J-251).
        s.do("offer_buy", "B", "Tristan")
        assert (s.actor, s.decision) == ("B", "answer")
        assert s.told("OFFER_TO_BUY")[0][1]["price"] == 100


@rule("J-272")
def test_the_one_try_is_used_whatever_the_price() -> None:
    s = rich(player_price="free").do("offer_sell", "B", "Caruso").do("price", 100_000)
    assert s.legal == [("pass",)]  # B has 50,000
    s.do("pass")
    assert s.actor == "A"
    assert s.refused("offer_sell", "B", "Caruso")


@rule("J-272", "J-160", "J-290")
@pytest.mark.parametrize("discount", ["bank_only", "all"])
def test_no_discount_applies_to_a_free_price(discount: str) -> None:
    # `agency_discount` has nothing to act on (J-290).
    s = rich(player_price="free", agency_discount=discount).own("A", "hastagenturen")
    s.do("offer_buy", "B", "Tristan").do("price", 2000).do("accept")
    assert (s.cash("A"), s.cash("B")) == (48_000, 52_000)


@rule("J-272")
def test_the_price_is_a_multiple_of_100_from_100_to_100000() -> None:
    s = rich(player_price="free").money("A", 200_000).do("offer_buy", "B", "Tristan")
    assert (min(s.legal), max(s.legal), len(s.legal)) == (("price", 100), ("price", 100_000), 1000)


@rule("J-152")
def test_at_card_value_no_price_is_asked() -> None:
    s = rich(player_price="card_value").do("offer_sell", "B", "Caruso")
    assert s.decision == "answer"


@rule("J-290")
@pytest.mark.parametrize("value", ["not_charged", "forfeited"])
def test_a_fee_to_forfeit_where_nobody_was_entered_is_no_error(value: str) -> None:
    s = Scene(2, cancelled_fee=value).mark().enters()
    assert s.told("CANCELLED")[0][1]["starters"] == 0
    assert s.paid() == []
    assert s.decision == "business"


@rule("J-290")
def test_the_defaults_of_the_variants_may_be_named_beside_anything() -> None:
    s = Scene(
        2, bets_hidden="open", double_stakes="no", bet_rotation="cyclic", pot_share="per_player",
        carry_over="all", campaign="off", betting="tote",
    )  # fmt: skip
    assert s.decision == "enter"
