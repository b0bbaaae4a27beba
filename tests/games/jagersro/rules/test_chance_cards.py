"""The chance cards, each one singly, and what holds for all of them (ledger part A18).

The usual table: three players with 50,000 each and no debt; A's Caruso (blue) and B's Tristan (black) are in
the race, C's Figaro is at home. It is Caruso that takes the card.
"""

from __future__ import annotations

from typing import Any

import pytest

from homestretch.games.jagersro.state import COMPANY_KEYS
from tests.games.jagersro.scene import Scene
from tests.ledger import rule

CARDS = [f"CH{n:02d}" for n in range(1, 26)]
TIPS = {"CH16": "blue", "CH17": "white", "CH18": "black", "CH19": "red", "CH20": "yellow"}
RUNNER = {"blue": "Orkan", "white": "Vitesse", "black": "Rapid", "red": "Rusch", "yellow": "Comet"}
"""A 3-year-old of each colour."""


def race(*more: tuple[str, str, int], slot: int = 2, start: str = "A", **options: str) -> Scene:
    """The usual table, with `more` runners; nothing is told yet."""
    s = Scene(3, **options)
    for stall in "ABC":
        s.money(stall, 50_000, 0)
    return s.field(("A", "Caruso", 4), ("B", "Tristan", 4), *more, slot=slot, start=start).mark()


def cards(s: Scene, family: str) -> set[str]:
    """The cards that actions of a kind are about."""
    return {a[-1] for a in s.legal if a[0] == family}


def families(s: Scene) -> set[str]:
    """The kinds of action that the player who is asked could take."""
    return {a[0] for a in s.legal}


def deck(s: Scene) -> tuple[int, int, int]:
    """The chance deck: in the pile, discarded, kept."""
    chance = s.view(None)["decks"]["chance"]
    return chance["pile"], chance["discard"], chance["kept"]


def lapsed(s: Scene) -> bool:
    """Whether the card taken came to nothing: told so, nothing asked, nothing paid."""
    return len(s.told("CARD_LAPSES")) == 1 and s.paid() == [] and s.decision is None


# --- general -----------------------------------------------------------------------------------------


@rule("J-187", "J-278")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_carried_out_and_discarded_unless_it_is_kept(card: str) -> None:
    s = race(("C", "Vitesse", 4), ("C", "Comet", 4), ("B", "Rusch", 4), slot=9)
    s.own("A", "Isolde", "Rigel", "bond").draw("Caruso", card)
    if s.decision is not None:
        s.do(*s.legal[-1])
    assert s.decision is None
    kept = card in TIPS or card == "CH24"
    assert deck(s) == ((25, 0, 1) if kept else (25, 1, 0))


@rule("J-187")
@pytest.mark.parametrize("card", CARDS)
def test_what_card_it_is_and_whose_is_told(card: str) -> None:
    s = race().draw("Tristan", card)
    kind = s.chance_ids.index(card)
    assert [f for _, f, _ in s.told("CHANCE_CARD")] == [{"seat": 1, "horse": 1, "chance_card": kind}]


@rule("J-187")
@pytest.mark.parametrize("card", [
    "CH04", "CH05", "CH06", "CH08", "CH10", "CH13", "CH17", "CH19", "CH20", "CH24",
])  # fmt: skip
def test_one_that_cannot_apply_does_nothing(card: str) -> None:
    # No company, nothing but the horse in the race, slot 2, no white, red or yellow horse runs.
    s = race().draw("Caruso", card)
    assert lapsed(s)
    assert deck(s) == (25, 1, 0)


@rule("J-187", "J-278")
def test_it_is_carried_out_at_once_before_the_turn_ends() -> None:
    # Round 2: Caruso moves 2 to 4 and takes CH07; B's turn has to wait for the answer.
    s = race()
    s.g.at[0] = 2
    s.round(2, chance=["CH07"])
    assert (s.actor, s.decision, s.square("Tristan")) == ("A", "card_buy", 4)
    s.do("buy", "Rigel")
    assert s.owner("Rigel") == "A"
    assert s.square("Tristan") == 7


@rule("J-278")
def test_it_is_carried_out_to_its_end_before_the_movement_goes_on() -> None:
    # Rigel, 4 left with a figure of 4, is set back to the chance square 37: first CH13, then the move.
    s = race(("C", "Rigel", 40)).own("C", "bond")
    s.turn("Rigel", number=7, racing=["RC06"], chance=["CH13"])
    assert (s.actor, s.decision, s.square("Rigel")) == ("C", "card_sell", 37)
    s.cards(chance=["CH11"]).do("sell", "bond")
    assert s.square("Rigel") == 41
    assert s.paid() == [("bank", "C", 10_000, "J-209"), ("bank", "C", 5000, "J-206")]


@rule("J-278")
def test_a_payment_in_distress_too_is_made_before_the_movement_goes_on() -> None:
    s = race(("C", "Rigel", 40)).own("C", "bond", "privatbanken").money("C", 0, 100_000)
    s.turn("Rigel", number=7, racing=["RC06"], chance=["CH09"])
    assert (s.actor, s.decision, s.square("Rigel")) == ("C", "forced_sale", 37)
    s.cards(chance=["CH11"]).do("sell", "bond")
    assert s.square("Rigel") == 41


@rule("J-278")
@pytest.mark.parametrize("card", [*TIPS, "CH24"])
def test_a_card_of_the_kind_that_is_kept_is_discarded_if_it_came_to_nothing(card: str) -> None:
    s = race().only("A", "Caruso").money("A", 999).draw("Caruso", card)
    assert lapsed(s)
    assert deck(s) == (25, 1, 0)


@rule("J-188")
@pytest.mark.parametrize("start", ["A", "B", "C"])
@pytest.mark.parametrize(("horse", "order"), [("Caruso", "ABC"), ("Tristan", "BCA"), ("Figaro", "CAB")])
def test_all_pay_in_stall_order_from_the_drawer(start: str, horse: str, order: str) -> None:
    s = race(("C", "Figaro", 4), start=start).draw(horse, "CH09")
    assert "".join(x[0] for x in s.paid()) == order


@rule("J-188")
@pytest.mark.parametrize(("horse", "order"), [("Caruso", "ABC"), ("Tristan", "BCA"), ("Figaro", "CAB")])
def test_all_receive_in_stall_order_from_the_drawer(horse: str, order: str) -> None:
    s = race(("C", "Figaro", 4)).draw(horse, "CH22")
    assert "".join(x[1] for x in s.paid()) == order


@rule("J-087", "J-188")
@pytest.mark.parametrize("card", ["CH04", "CH05", "CH06", "CH11"])
def test_other_cards_are_for_the_drawer_only(card: str) -> None:
    s = race(slot=9).own("A", "privatbanken").own("B", "bond", "galoppstall").own("C", "hastagenturen")
    s.draw("Caruso", card)
    assert {party for x in s.paid() for party in x[:2]} == {"A", "bank"}


@rule("J-190")
def test_per_horse_counts_every_horse_owned_on_the_track_or_not_banned_or_not() -> None:
    # Caruso and Comet are in the race (Comet has dropped out), Isolde is start-banned, Rigel at home: four.
    s = race(("A", "Comet", 4)).own("A", "Isolde", "Rigel").ban("Isolde")
    s.take("Comet", "RC14").draw("Caruso", "CH02")
    assert s.paid()[0] == ("A", "bank", 8000, "J-195")


@rule("J-190")
def test_a_lame_horse_that_went_back_does_not_count() -> None:
    s = race(("A", "Comet", 4)).take("Comet", "RC15").draw("Caruso", "CH02")
    assert s.paid()[0] == ("A", "bank", 2000, "J-195")


@rule("J-190")
@pytest.mark.parametrize(("card", "company"), [
    ("CH01", "tranartjanst"), ("CH02", "galoppstall"), ("CH03", "galoppforsakring"),
])  # fmt: skip
def test_the_holder_needs_no_money_for_his_own_horses(card: str, company: str) -> None:
    s = race().own("A", company, "Rigel").money("A", 0, 2000).draw("Caruso", card)
    assert s.told("LOAN") == []
    assert s.debt("A") == 2000


@rule("J-191")
@pytest.mark.parametrize(("card", "number"), [("CH01", "J-194"), ("CH02", "J-195"), ("CH03", "J-196")])
def test_if_nobody_holds_the_company_the_bank_is_paid(card: str, number: str) -> None:
    fee = 3000 if card == "CH01" else 2000
    s = race().own("B", "Rigel").draw("Caruso", card)
    assert s.paid() == [
        ("A", "bank", fee, number),
        ("B", "bank", 2 * fee, number),
        ("C", "bank", fee, number),
    ]


@rule("J-191", "J-176")
@pytest.mark.parametrize(("card", "sum_"), [
    ("CH01", 3000), ("CH02", 2000), ("CH03", 2000), ("CH04", 10_000), ("CH06", 20_000), ("CH09", 10_000),
])  # fmt: skip
def test_who_lacks_the_cash_takes_a_loan(card: str, sum_: int) -> None:
    # Without a debt: 2,000 a step up to 10,000, then 20,000.
    s = race(slot=9).own("A", "privatbanken").money("A", 0, 0).draw("Caruso", card)
    debt = {2000: 2000, 3000: 4000, 10_000: 10_000, 20_000: 20_000}[sum_]
    assert (s.debt("A"), s.cash("A")) == (debt, debt - sum_)


# --- transactions by card ----------------------------------------------------------------------------


@rule("J-192")
@pytest.mark.parametrize(("card", "action"), [
    ("CH07", ("buy", "Rusch")), ("CH13", ("sell", "bond")), ("CH15", ("loan",)), ("CH15", ("buy", "Rusch")),
    ("CH15", ("repay", 1)), ("CH10", ("sell", "Isolde")), ("CH25", ("buy", "Rusch")),
])  # fmt: skip
def test_they_do_not_count_among_the_two_of_the_interval(card: str, action: tuple[Any, ...]) -> None:
    s = race().own("A", "bond", "Isolde", "Rigel").money("A", 50_000, 4000).draw("Caruso", card).do(*action)
    assert not s.g.used.any()
    s.g.at[1] = 31
    s.turn("Tristan", number=1, racing=["RC01"]).end_round().until("business", "A")
    assert s.view(None)["seats"][0]["transactions"] == []
    assert families(s) >= {"loan", "repay", "buy", "sell"}
    if action[0] == "buy":
        # Nor is it a card bought in that interval (J-155).
        assert s.can("sell", action[1])


@rule("J-192")
@pytest.mark.parametrize("card", ["CH07", "CH13", "CH14", "CH15", "CH25", "CH10"])
def test_they_are_made_with_the_bank_only(card: str) -> None:
    s = race().own("A", "bond", "Isolde", "Rigel").draw("Caruso", card)
    assert not families(s) & {"offer_buy", "offer_sell"}
    assert s.refused("offer_buy", "C", "Figaro")


@rule("J-192")
def test_a_horse_got_in_this_way_does_not_join_the_race() -> None:
    s = race().draw("Caruso", "CH07").do("buy", "Rusch").draw("Caruso", "CH12").do("buy", "Orkan")
    assert [r["horse"] for r in s.view(None)["runners"]] == [0, 1]
    # It is not of the race and may be sold at once by another card.
    assert s.draw("Caruso", "CH13").can("sell", "Rusch")


@rule("J-193")
@pytest.mark.parametrize(("card", "must"), [
    ("CH07", False), ("CH10", True), ("CH13", False), ("CH14", True), ("CH15", True), ("CH25", False),
])  # fmt: skip
def test_orders_must_be_obeyed_and_questions_may_be_declined(card: str, must: bool) -> None:
    s = race().own("A", "bond", "Isolde", "Rigel").draw("Caruso", card)
    assert s.can("pass") is not must
    if must:
        assert s.refused("pass")
    else:
        s.do("pass")
        assert (s.decision, s.paid()) == (None, [])


@rule("J-193", "J-279")
@pytest.mark.parametrize("card", ["CH07", "CH13", "CH25", "CH10", "CH15", "CH23", *TIPS])
def test_with_optional_orders_these_may_be_declined(card: str) -> None:
    s = race(("C", "Vitesse", 4), ("C", "Comet", 4), ("B", "Rusch", 4), orders="optional")
    s.own("A", "bond", "Isolde", "Rigel").draw("Caruso", card)
    assert s.can("pass")
    s.do("pass")
    assert (s.decision, s.paid(), s.debt("A")) == (None, [], 0)
    assert deck(s) == (25, 1, 0)


@rule("J-193", "J-279")
@pytest.mark.parametrize("value", ["mandatory", "optional"])
@pytest.mark.parametrize("card", ["CH08", "CH14"])
def test_these_two_bind_under_both_values(card: str, value: str) -> None:
    s = race(orders=value).own("A", "Isolde", "Figaro").draw("Caruso", card)
    assert s.decision is not None
    assert not s.can("pass")


@rule("J-279")
@pytest.mark.parametrize("card", [*TIPS, "CH23"])
def test_what_may_be_declined_may_be_accepted(card: str) -> None:
    s = race(("C", "Vitesse", 4), ("C", "Comet", 4), ("B", "Rusch", 4), orders="optional").draw(
        "Caruso", card
    )
    assert s.legal == [("pass",), ("accept",)]
    s.do("accept")
    if card == "CH23":
        assert s.paid() == [("bank", "A", 2000, "J-220")]
    else:
        assert s.paid() == [("A", "bank", 1000, "J-216")]
        assert deck(s) == (25, 0, 1)


@rule("J-279")
@pytest.mark.parametrize("card", [*TIPS, "CH23", "CH10", "CH15"])
def test_mandatory_ones_of_these_are_carried_out(card: str) -> None:
    s = race(("C", "Vitesse", 4), ("C", "Comet", 4), ("B", "Rusch", 4), orders="mandatory")
    s.own("A", "Isolde", "Rigel").draw("Caruso", card)
    assert not s.can("pass")
    if card in TIPS or card == "CH23":
        assert (s.decision, len(s.paid())) == (None, 1)


# --- fees, taxes, gifts ------------------------------------------------------------------------------


@rule("J-194", "J-190")
def test_ch01_trainer_fees_3000_a_horse() -> None:
    s = race().own("A", "Isolde", "Rigel").own("B", "tranartjanst", "Rusch").draw("Caruso", "CH01")
    # The holder pays nothing for his own.
    assert s.paid() == [("A", "B", 9000, "J-194"), ("C", "B", 3000, "J-194")]


@rule("J-195", "J-190")
def test_ch02_stable_rent_2000_a_horse() -> None:
    s = race().own("A", "Isolde", "Rigel").own("C", "galoppstall", "Rusch").draw("Caruso", "CH02")
    assert s.paid() == [("A", "C", 6000, "J-195"), ("B", "C", 2000, "J-195")]


@rule("J-196", "J-190")
def test_ch03_insurance_charges_2000_a_horse() -> None:
    s = race().own("A", "Isolde", "Rigel", "galoppforsakring").own("C", "Rusch").draw("Caruso", "CH03")
    assert s.paid() == [("B", "A", 2000, "J-196"), ("C", "A", 4000, "J-196")]


@rule("J-194", "J-195", "J-196")
@pytest.mark.parametrize("card", ["CH01", "CH02", "CH03"])
def test_who_has_no_horse_pays_nothing(card: str) -> None:
    s = race().only("C").draw("Caruso", card)
    assert [x[0] for x in s.paid()] == ["A", "B"]


@rule("J-197")
@pytest.mark.parametrize(("companies", "kr"), [
    (["privatbanken"], 10_000), (["privatbanken", "galoppstall"], 20_000),
    (["privatbanken", "galoppstall", "tranartjanst", "jockeytjanst"], 40_000),
])  # fmt: skip
def test_ch04_ten_thousand_for_each_company_to_the_bank(companies: list[str], kr: int) -> None:
    s = race().own("A", *companies, "bond", "jockey").own("B", "hastagenturen").draw("Caruso", "CH04")
    assert s.paid() == [("A", "bank", kr, "J-197")]


@rule("J-198")
@pytest.mark.parametrize(("companies", "kr"), [
    (["hastagenturen"], 10_000), (["privatbanken", "galoppstall", "galoppforsakring"], 30_000),
])  # fmt: skip
def test_ch05_ten_thousand_for_each_company_from_the_bank(companies: list[str], kr: int) -> None:
    s = race().own("A", *companies, "bond", "jockey").own("B", "jockeytjanst").draw("Caruso", "CH05")
    assert s.paid() == [("bank", "A", kr, "J-198")]


@rule("J-189", "J-199")
@pytest.mark.parametrize("slot", range(1, 11))
def test_ch06_twenty_thousand_in_slots_9_and_10_only(slot: int) -> None:
    s = race(slot=slot).draw("Caruso", "CH06")
    assert s.paid() == ([("A", "bank", 20_000, "J-199")] if slot in (9, 10) else [])
    assert lapsed(s) is (slot < 9)


@rule("J-189", "J-203")
@pytest.mark.parametrize("slot", range(1, 11))
def test_ch09_two_thousand_in_slots_1_to_6_ten_thousand_after(slot: int) -> None:
    kr = 2000 if slot <= 6 else 10_000
    s = race(slot=slot).draw("Caruso", "CH09")
    assert s.paid() == [(stall, "bank", kr, "J-203") for stall in "ABC"]


@rule("J-206")
def test_ch11_five_thousand_from_the_bank() -> None:
    s = race().draw("Tristan", "CH11")
    assert s.paid() == [("bank", "B", 5000, "J-206")]


@rule("J-189", "J-217")
@pytest.mark.parametrize("slot", range(1, 11))
def test_ch21_by_slot_for_3_or_4_year_olds(slot: int) -> None:
    # A: two 3-year-olds, one 4-year-old. B: one 4-year-old. C: neither (a 5-year-old).
    s = race(slot=slot).own("A", "Orkan", "Rapid", "Avalon").own("B", "Rose Room").own("C", "Rigel")
    s.draw("Caruso", "CH21")
    if slot <= 5:
        assert s.paid() == [("A", "bank", 2000, "J-217")]
    elif slot <= 7:
        assert s.paid() == [("A", "bank", 2000, "J-217"), ("B", "bank", 2000, "J-217")]
    else:
        assert s.paid() == []


@rule("J-217")
@pytest.mark.parametrize(("slot", "kr"), [(5, 3000), (6, 4000)])
def test_ch21_a_thousand_and_two_thousand_a_horse(slot: int, kr: int) -> None:
    s = race(slot=slot).own("B", "Orkan", "Rapid", "Rusch", "Avalon", "Solitude").draw("Caruso", "CH21")
    assert s.paid() == [("B", "bank", kr, "J-217")]


@rule("J-218", "J-219")
@pytest.mark.parametrize(("cash", "gift"), [
    (0, 0), (100, 100), (8000, 8000), (24_900, 24_900), (25_000, 25_000), (25_100, 25_000), (90_000, 25_000),
])  # fmt: skip
def test_ch22_each_players_cash_is_doubled_by_25000_at_most(cash: int, gift: int) -> None:
    s = race().money("A", cash).money("B", 0).money("C", 0).draw("Tristan", "CH22")
    assert s.paid() == ([("bank", "A", gift, "J-218")] if gift else [])
    assert s.cash("A") == cash + gift


@rule("J-219")
def test_ch22_goes_by_cash_without_regard_to_debt() -> None:
    s = race().money("A", 6000, 100_000).money("B", 7000, 2000).money("C", 0, 0).draw("Caruso", "CH22")
    assert [x[:3] for x in s.paid()] == [("bank", "A", 6000), ("bank", "B", 7000)]


@rule("J-220")
@pytest.mark.parametrize(("debt", "after"), [
    (0, 2000), (2000, 4000), (8000, 10_000), (10_000, 20_000), (60_000, 70_000), (70_000, 80_000),
    (80_000, 80_000), (90_000, 90_000), (100_000, 100_000),
])  # fmt: skip
def test_ch23_one_step_but_not_from_80000_on(debt: int, after: int) -> None:
    s = race().money("A", 300, debt).draw("Caruso", "CH23")
    assert (s.debt("A"), s.cash("A")) == (after, 300 + after - debt)
    assert lapsed(s) is (debt == after)
    if debt != after:
        assert s.paid() == [("bank", "A", after - debt, "J-220")]


# --- buying ------------------------------------------------------------------------------------------


@rule("J-200")
def test_ch07_one_unsold_horse_at_its_value() -> None:
    s = race().own("B", "Rigel").wins("Rusch", 1)
    s.draw("Caruso", "CH07")
    assert (s.actor, s.decision) == ("A", "card_buy")
    # Every horse but those of players; nothing but horses.
    assert s.legal[0] == ("pass",)
    assert cards(s, "buy") == set(s.names) - {"Caruso", "Tristan", "Figaro", "Rigel"}
    assert families(s) == {"pass", "buy"}
    s.do("buy", "Rusch")
    assert s.paid() == [("A", "bank", 6000, "J-200")]
    assert (s.owner("Rusch"), s.decision) == ("A", None)


@rule("J-200")
def test_ch07_from_cash() -> None:
    s = race().money("A", 4999).draw("Caruso", "CH07")
    # 2-year-olds for 2,000 and 3-year-olds for 3,000.
    assert cards(s, "buy") == {"Rigoletto", "Isolde", "Orkan", "Rapid", "Vitesse", "Comet", "Rusch"}
    s = race().money("A", 1999).draw("Caruso", "CH07")
    assert lapsed(s)


@rule("J-211", "J-212")
def test_ch14_buy_a_horse_of_ones_choice_that_cash_covers() -> None:
    s = race().money("A", 3000).draw("Caruso", "CH14")
    assert s.legal == [("buy", n) for n in (
        "Rigoletto", "Isolde", "Orkan", "Rapid", "Vitesse", "Comet", "Rusch",
    )]  # fmt: skip
    s.do("buy", "Rusch")
    assert s.paid() == [("A", "bank", 3000, "J-211")]


@rule("J-212")
@pytest.mark.parametrize("cash", [0, 1999])
def test_ch14_if_cash_covers_none_nothing(cash: int) -> None:
    s = race().money("A", cash).draw("Caruso", "CH14")
    assert lapsed(s)
    assert s.debt("A") == 0


@rule("J-212", "J-251")
def test_ch14_the_only_one_that_cash_covers_is_bought_without_asking() -> None:
    s = race().own("B", "Rigoletto").money("A", 2999).draw("Caruso", "CH14")
    assert s.paid() == [("A", "bank", 2000, "J-211")]
    assert s.owner("Isolde") == "A"


@rule("J-223")
@pytest.mark.parametrize(("horse", "wins", "price"), [
    ("Isolde", 0, 1000), ("Rusch", 0, 1500), ("Avalon", 1, 5000), ("Rigel", 2, 12_000),
])  # fmt: skip
def test_ch25_a_horse_at_half_price(horse: str, wins: int, price: int) -> None:
    s = race().wins(horse, wins).draw("Caruso", "CH25").do("buy", horse)
    assert s.paid() == [("A", "bank", price, "J-223")]


@rule("J-223")
def test_ch25_only_with_the_cash_and_it_may_be_declined() -> None:
    s = race().money("A", 1499).draw("Caruso", "CH25")
    assert cards(s, "buy") == {"Rigoletto", "Isolde"}
    s.do("pass")
    assert s.paid() == []
    s = race().money("A", 999).draw("Caruso", "CH25")
    assert lapsed(s)


# --- selling -----------------------------------------------------------------------------------------


@rule("J-201", "J-202")
@pytest.mark.parametrize(("owned", "sold"), [
    (["Isolde", "Rigel"], "Rigel"), (["Isolde", "Rusch"], "Rusch"), (["Isolde"], "Isolde"),
])  # fmt: skip
def test_ch08_the_dearest_horse_at_home_is_bought_for_10000(owned: list[str], sold: str) -> None:
    # Forced, and without asking where there is one answer (J-251). The bank takes it.
    s = race().own("A", *owned).draw("Caruso", "CH08")
    assert s.paid() == [("bank", "A", 10_000, "J-201")]
    assert (s.owner(sold), s.decision) == ("bank", None)
    assert [s.owner(h) for h in owned if h != sold] == ["A"] * (len(owned) - 1)


@rule("J-202")
def test_ch08_dearest_by_present_value() -> None:
    # Isolde with four wins is worth 10,000, Rigel 8,000. Caruso, in the race, with nine does not count.
    s = race().own("A", "Isolde", "Rigel").wins("Isolde", 4).wins("Caruso", 9).draw("Caruso", "CH08")
    assert s.owner("Isolde") == "bank"
    assert int(s.g.wins[s.horse("Isolde")]) == 4


@rule("J-202")
def test_ch08_of_equals_the_owner_chooses() -> None:
    s = race().own("A", "Rigel", "Pollux", "Isolde").draw("Caruso", "CH08")
    assert (s.actor, s.legal) == ("A", [("sell", "Rigel"), ("sell", "Pollux")])
    assert s.refused("sell", "Isolde")
    s.do("sell", "Pollux")
    assert (s.owner("Rigel"), s.owner("Pollux"), s.cash("A")) == ("A", "bank", 60_000)


@rule("J-202")
def test_ch08_passes_over_start_banned_horses() -> None:
    s = race().own("A", "Rigel", "Isolde").ban("Rigel").draw("Caruso", "CH08")
    assert (s.owner("Rigel"), s.owner("Isolde")) == ("A", "bank")
    s = race().own("A", "Rigel").ban("Rigel").draw("Caruso", "CH08")
    assert lapsed(s)


@rule("J-202")
@pytest.mark.parametrize(("value", "cash", "owner"), [
    ("bank", 50_000, "bank"), ("holder", 10_000, "B"), ("holder", 9999, "bank"),
])  # fmt: skip
def test_ch08_may_go_to_the_holder_of_the_agency_by_option(value: str, cash: int, owner: str) -> None:
    s = race(agency_buyer=value).own("A", "Rigel").own("B", "hastagenturen").money("B", cash)
    s.wins("Rigel", 1).draw("Caruso", "CH08")
    payer = "B" if owner == "B" else "bank"
    assert [x[:3] for x in s.paid()] == [(payer, "A", 10_000)]
    assert (s.owner("Rigel"), s.value("Rigel"), s.decision) == (owner, 16_000, None)


@rule("J-202")
@pytest.mark.parametrize("holder", ["A", "bank"])
def test_ch08_if_the_drawer_holds_the_agency_or_nobody_the_bank_buys(holder: str) -> None:
    s = race(agency_buyer="holder").own("A", "Rigel").own(holder, "hastagenturen").draw("Caruso", "CH08")
    assert s.paid() == [("bank", "A", 10_000, "J-201")]
    assert s.owner("Rigel") == "bank"


@rule("J-204", "J-205")
def test_ch10_the_bank_buys_a_horse_of_the_owners_choice_at_full_value() -> None:
    s = race(("A", "Comet", 4)).own("A", "Rigel", "Isolde", "Pollux", "bond", "hastagenturen")
    s.wins("Rigel", 1).ban("Pollux").draw("Caruso", "CH10")
    assert (s.actor, s.legal) == ("A", [("sell", "Isolde"), ("sell", "Rigel")])
    s.do("sell", "Rigel")
    assert s.paid() == [("bank", "A", 16_000, "J-204")]
    assert s.owner("Rigel") == "bank"


@rule("J-205")
def test_ch10_the_only_one_goes_without_asking() -> None:
    s = race().own("A", "Isolde").draw("Caruso", "CH10")
    assert s.paid() == [("bank", "A", 2000, "J-204")]


@rule("J-205")
def test_ch10_without_such_a_horse_nothing() -> None:
    s = race().own("A", "Isolde", "bond").ban("Isolde").draw("Caruso", "CH10")
    assert lapsed(s)


@rule("J-209", "J-210")
def test_ch13_one_card_of_any_kind_except_a_horse_on_the_track() -> None:
    s = race(("A", "Comet", 4)).own("A", "Isolde", "Pollux", "bond", "jockey", "galoppstall").ban("Pollux")
    s.take("Comet", "RC14").draw("Caruso", "CH13")
    # Comet has dropped out and is of the race all the same (J-262); Pollux is banned (J-153).
    assert s.legal == [
        ("pass",), ("sell", "Isolde"), ("sell", "galoppstall"), ("sell", "bond"), ("sell", "jockey"),
    ]  # fmt: skip
    s.do("sell", "galoppstall")
    assert s.paid() == [("bank", "A", 20_000, "J-209")]
    assert s.decision is None


# --- a 3-year-old ------------------------------------------------------------------------------------


@rule("J-207", "J-208")
def test_ch12_the_drawer_chooses_among_the_unsold_3_year_olds() -> None:
    s = race(("B", "Rusch", 4)).own("C", "Orkan").ban("Comet").draw("Caruso", "CH12")
    assert (s.actor, s.decision) == ("A", "card_pick")
    assert s.legal == [("buy", "Rapid"), ("buy", "Vitesse")]
    for horse in ("Orkan", "Rusch", "Comet", "Isolde", "Rigel"):
        assert s.refused("buy", horse)
    s.do("buy", "Vitesse")
    assert (s.owner("Vitesse"), s.paid()) == ("A", [])
    assert s.told("WON_HORSE") == [("WON_HORSE", {"seat": 0, "horse": 7}, "J-207")]


@rule("J-207")
@pytest.mark.parametrize("value", ["choose", "random"])
def test_ch12_three_thousand_if_all_are_sold(value: str) -> None:
    s = (
        race(lottery_pick=value)
        .own("B", "Orkan", "Rapid", "Vitesse", "Comet", "Rusch")
        .draw("Caruso", "CH12")
    )
    assert s.paid() == [("bank", "A", 3000, "J-207")]
    assert s.decision is None


@rule("J-208")
def test_ch12_by_lot_with_the_option() -> None:
    s = race(lottery_pick="random").own("C", "Orkan").draw("Caruso", "CH12")
    assert s.state.chance_kind == "lot"
    assert sorted(s.names[o] for o, _ in s.state.outcomes()) == ["Comet", "Rapid", "Rusch", "Vitesse"]
    # Each as likely as the others.
    assert len({p for _, p in s.state.outcomes()}) == 1
    s.state.settle(s.horse("Comet"))
    assert s.owner("Comet") == "A"


@rule("J-208", "J-251")
def test_ch12_the_only_one_left_is_won_without_asking() -> None:
    s = race().own("B", "Orkan", "Rapid", "Vitesse", "Comet").draw("Caruso", "CH12")
    assert (s.owner("Rusch"), s.decision) == ("A", None)


# --- a deal ------------------------------------------------------------------------------------------


@rule("J-213", "J-214")
@pytest.mark.parametrize(("action", "payment"), [
    (("loan",), ("bank", "A", 2000)),  # 4,000 to 6,000
    (("repay", 2), ("A", "bank", 4000)),
    (("buy", "Rigel"), ("A", "bank", 8000)),
    (("buy", "bond"), ("A", "bank", 10_000)),
    (("buy", "jockey"), ("A", "bank", 5000)),
    (("buy", "privatbanken"), ("A", "bank", 10_000)),
    (("sell", "Isolde"), ("bank", "A", 2000)),
    (("sell", "galoppstall"), ("bank", "A", 20_000)),
])  # fmt: skip
def test_ch15_one_transaction_of_any_of_the_four_kinds(
    action: tuple[Any, ...], payment: tuple[str, str, int]
) -> None:
    s = race().own("A", "Isolde", "galoppstall").money("A", 50_000, 4000).draw("Caruso", "CH15")
    assert (s.actor, s.decision) == ("A", "card_deal")
    assert families(s) == {"loan", "repay", "buy", "sell"}
    s.do(*action)
    # One, and then the card is done.
    assert s.decision is None
    assert [x[:3] for x in s.paid()] == [payment]


@rule("J-214")
def test_ch15_horses_in_the_race_are_not_sold() -> None:
    s = race(("A", "Comet", 4)).own("A", "Isolde", "Pollux").ban("Pollux").take("Comet", "RC14")
    s.draw("Caruso", "CH15")
    assert cards(s, "sell") == {"Isolde"}


@rule("J-214")
def test_ch15_lapses_if_nothing_is_possible() -> None:
    s = race().money("A", 0, 100_000).draw("Caruso", "CH15")
    assert lapsed(s)
    # With 1,999 too; with 2,000 there is a 2-year-old to buy, an order even so.
    s = race().money("A", 1999, 100_000).draw("Caruso", "CH15")
    assert lapsed(s)
    s = race().money("A", 2000, 100_000).draw("Caruso", "CH15")
    assert s.legal == [("buy", "Rigoletto"), ("buy", "Isolde")]


@rule("J-213", "J-214")
def test_ch15_a_repayment_may_be_all_that_is_possible() -> None:
    # B has everything there is to buy and A nothing to sell; at 100,000 the step down costs 10,000.
    s = race().money("A", 10_000, 100_000)
    s.own("B", *(name for name in s.names if name != "Caruso"), *COMPANY_KEYS, "bond", "bond")
    # All five star jockeys too (no table could come to that).
    s.own("B", *["jockey"] * 5).draw("Caruso", "CH15")
    assert s.paid() == [("A", "bank", 10_000, "J-146")]
    assert (s.cash("A"), s.debt("A"), s.decision) == (0, 90_000, None)


@rule("J-214", "J-251")
@pytest.mark.parametrize("debt", [0, 90_000])
def test_ch15_the_only_thing_possible_is_done(debt: int) -> None:
    s = race().money("A", 0, debt).draw("Caruso", "CH15")
    assert s.decision is None
    assert s.debt("A") == (2000 if debt == 0 else 100_000)


# --- Stalltips ---------------------------------------------------------------------------------------


@rule("J-215", "J-216")
@pytest.mark.parametrize(("card", "colour"), list(TIPS.items()))
def test_stalltips_stake_1000_on_their_colour(card: str, colour: str) -> None:
    horse = RUNNER[colour]
    s = Scene(2).money("A", 1000, 0).money("B", 0, 0)
    s.field(("A", "Sweet Sue" if colour != "yellow" else "Avalon", 4), ("B", horse, 4)).mark()
    s.draw(s.names[int(s.g.horse[0])], card)
    assert s.paid() == [("A", "bank", 1000, "J-216")]
    assert s.told("TIP")[0][1] == {
        "seat": 0,
        "colour": ["blue", "black", "white", "yellow", "red"].index(colour),
    }
    assert deck(s) == (25, 0, 1)
    # B's horse wins; A's, second, has 36 left: odds 2.
    s.g.at[1] = 35
    s.mark().turn(horse, number=1, racing=["RC01"]).end_round()
    assert [x for x in s.paid() if x[3] == "J-216"] == [("bank", "A", 2000, "J-216")]
    assert deck(s)[2] == 0


@rule("J-215")
@pytest.mark.parametrize(("card", "colour"), list(TIPS.items()))
def test_not_if_no_horse_of_the_colour_is_running(card: str, colour: str) -> None:
    others = [
        (stall, RUNNER[c], 4) for stall, c in zip("AABB", [c for c in RUNNER if c != colour], strict=True)
    ]
    s = Scene(2).money("A", 50_000).field(*others).mark()
    s.draw(others[0][1], card)
    assert lapsed(s)


@rule("J-216")
def test_in_the_race_means_still_running() -> None:
    s = race(("C", "Figaro", 4)).take("Figaro", "RC14").draw("Caruso", "CH17")
    assert lapsed(s)
    # With another white horse still running it is staked.
    s = race(("C", "Figaro", 4), ("C", "Vitesse", 4)).take("Figaro", "RC14").draw("Caruso", "CH17")
    assert s.paid() == [("A", "bank", 1000, "J-216")]


@rule("J-215")
@pytest.mark.parametrize(("cash", "staked"), [(999, False), (1000, True)])
def test_only_with_the_cash_no_loan(cash: int, staked: bool) -> None:
    s = race().money("A", cash).draw("Caruso", "CH16")
    assert (s.paid() == [("A", "bank", 1000, "J-216")]) is staked
    assert s.debt("A") == 0


@rule("J-216")
@pytest.mark.parametrize(("left", "odds"), [(1, 20), (2, 10), (3, 5), (4, 4), (5, 3), (6, 2)])
def test_a_tip_pays_1000_times_the_odds(left: int, odds: int) -> None:
    s = race().draw("Tristan", "CH16")
    s.g.at[0], s.g.at[1] = 31, 32 - left
    s.mark().turn("Caruso", number=1, racing=["RC01"]).end_round()
    assert [x for x in s.paid() if x[3] == "J-216"] == [("bank", "B", 1000 * odds, "J-216")]


@rule("J-216")
def test_a_tip_on_another_colour_pays_nothing() -> None:
    s = race().draw("Tristan", "CH18")
    s.g.at[0] = 31
    s.mark().turn("Caruso", number=1, racing=["RC01"]).end_round()
    assert [x for x in s.paid() if x[3] == "J-216"] == []


@rule("J-215", "J-226")
def test_the_card_is_kept_until_the_race_is_over() -> None:
    s = race().draw("Caruso", "CH16").fresh()
    assert deck(s) == (25, 0, 1)
    assert "CH16" not in {s.chance_ids[k] for k in range(25) if s.g.chance_pile[k] > 0}
    s.g.at[0] = 31
    s.turn("Caruso", number=1, racing=["RC01"]).end_round()
    assert deck(s.fresh()) == (26, 0, 0)


# --- the cold ----------------------------------------------------------------------------------------


@rule("J-221", "J-222")
def test_ch24_all_horses_at_home_owned_at_that_moment_fall_ill() -> None:
    s = race(("A", "Comet", 4)).own("A", "Isolde", "Rigel").take("Comet", "RC14").draw("Caruso", "CH24")
    # Not those of the race, nor those that others have.
    assert {s.names[f["horse"]] for _, f, _ in s.told("COLD")} == {"Isolde", "Rigel"}
    assert [h["horse"] for h in s.view(None)["horses"] if h["banned"]] == [4, 18]
    assert deck(s) == (25, 0, 1)
    # One bought later is well.
    s.draw("Caruso", "CH07").do("buy", "Pollux")
    assert int(s.g.ban[s.horse("Pollux")]) == 0


@rule("J-221", "J-054")
@pytest.mark.parametrize(("owned", "kr"), [(["Isolde"], 2000), (["Isolde", "Rigel", "Pollux"], 6000)])
def test_ch24_insured_2000_for_each_sick_horse(owned: list[str], kr: int) -> None:
    s = race().own("A", *owned)
    s.g.insured[0] = 1
    s.draw("Caruso", "CH24")
    assert s.paid() == [("bank", "A", kr, "J-054")]
    s = race().own("A", *owned)
    s.g.insured[1] = 1
    s.draw("Caruso", "CH24")
    assert s.paid() == []


@rule("J-222", "J-281")
def test_the_ban_ends_after_step_j_of_a_race_that_really_begins() -> None:
    s = race().own("A", "Isolde").draw("Caruso", "CH24")
    s.g.at[1] = 31
    s.turn("Tristan", number=1, racing=["RC01"]).end_round()
    assert deck(s)[2] == 1
    # Step f: not sold. Slot 3 is cancelled: still ill.
    s.until("business", "A")
    assert not s.can("sell", "Isolde")
    s.until("enter").enters()
    assert s.told("CANCELLED") != []
    s.until("business", "A")
    assert not s.can("sell", "Isolde")
    # Slot 4 (3-year-olds and older): banned through steps g to j, free when the decks are shuffled.
    s.own("B", "Rusch").own("C", "Comet").until("enter").enters(B=["Rusch"], C=["Comet"])
    while s.decision in ("insure", "bet"):
        assert int(s.g.ban[4]) == 1
        s.do("pass")
    assert int(s.g.ban[4]) == 0
    # The card was missing from this first shuffle and then joins the discards.
    assert deck(s) == (25, 1, 0)


@rule("J-281")
def test_the_ban_sits_on_the_horse_whoever_owns_it() -> None:
    # A must sell ill Isolde to pay; the bank does not sell it before the ban ends.
    s = race().own("A", "Isolde").draw("Caruso", "CH24").money("A", 0, 100_000).draw("Tristan", "CH09")
    assert s.owner("Isolde") == "bank"
    s.money("A", 50_000).draw("Caruso", "CH07")
    assert not s.can("buy", "Isolde")
    assert s.can("buy", "Rigoletto")


@rule("J-281")
def test_an_ill_horse_can_move_to_the_bank_only_by_a_forced_sale() -> None:
    s = race().own("A", "Isolde", "Rigel").draw("Caruso", "CH24")
    for card in ("CH08", "CH10", "CH13"):
        s.draw("Caruso", card)
        assert (s.decision, s.owner("Isolde"), s.owner("Rigel")) == (None, "A", "A")
    s.draw("Caruso", "CH15")
    assert "sell" not in families(s)


# --- deals with anybody ------------------------------------------------------------------------------


def anyone(player_price: str = "card_value") -> Scene:
    """The usual table with `mid_race_deals: anyone`; C has Figaro and Rusch, A has Isolde and a bond."""
    return (
        race(mid_race_deals="anyone", player_price=player_price).own("C", "Rusch").own("A", "Isolde", "bond")
    )


@rule("J-280", "J-192")
@pytest.mark.parametrize(("card", "buying", "selling"), [
    ("CH07", {"Figaro", "Rusch"}, set()),
    ("CH14", {"Figaro", "Rusch"}, set()),
    ("CH13", set(), {"Isolde", "bond"}),
    ("CH15", {"Figaro", "Rusch", "privatbanken"}, {"Isolde", "bond"}),
    ("CH25", set(), set()),
])  # fmt: skip
def test_which_offers_each_card_allows(card: str, buying: set[str], selling: set[str]) -> None:
    # Caruso and Tristan, of the race, stay out of it; with CH07 and CH14 it is horses alone.
    s = anyone().own("C", "privatbanken").draw("Caruso", card)
    assert cards(s, "offer_buy") == buying
    assert cards(s, "offer_sell") == selling


@rule("J-280")
@pytest.mark.parametrize("card", ["CH08", "CH10", "CH12"])
def test_the_others_are_dealings_with_the_bank_in_any_case(card: str) -> None:
    s = anyone().own("A", "Figaro").draw("Caruso", card)
    assert not families(s) & {"offer_buy", "offer_sell"}


@rule("J-280")
def test_an_accepted_offer_ends_the_card() -> None:
    s = anyone().draw("Caruso", "CH07").do("offer_buy", "C", "Rusch")
    assert (s.actor, s.decision) == ("C", "answer")
    s.do("accept")
    assert s.decision is None
    assert s.paid() == [("A", "C", 3000, "J-152")]
    assert (s.owner("Rusch"), deck(s)) == ("A", (25, 1, 0))


@rule("J-280")
def test_a_declined_offer_leads_back_until_three_are_declined() -> None:
    s = anyone().draw("Caruso", "CH15").do("offer_sell", "B", "bond").do("pass")
    assert (s.actor, s.decision) == ("A", "card_deal")
    assert s.refused("offer_sell", "B", "bond")
    s.do("offer_sell", "C", "bond").do("pass").do("offer_buy", "C", "Rusch").do("pass")
    assert not families(s) & {"offer_buy", "offer_sell"}
    s.do("sell", "bond")
    assert (s.decision, s.cash("A")) == (None, 60_000)


@rule("J-280")
def test_three_tries_for_each_card_anew() -> None:
    s = anyone().draw("Caruso", "CH13")
    for partner, card in (("B", "bond"), ("C", "bond"), ("B", "Isolde")):
        s.do("offer_sell", partner, card).do("pass")
    assert not s.can("offer_sell", "C", "Isolde")
    s.do("pass").draw("Caruso", "CH15")
    assert s.can("offer_sell", "B", "bond")
    assert s.can("offer_sell", "C", "Isolde")


@rule("J-280")
def test_transactions_left_do_not_matter() -> None:
    # Whatever was used up in the last step f.
    s = anyone()
    s.g.used[:3] = 1
    s.draw("Caruso", "CH15").do("offer_buy", "C", "Rusch").do("accept")
    assert s.owner("Rusch") == "A"
    assert s.g.used[:3].tolist() == [[1] * 4] * 3


@rule("J-280", "J-272")
def test_with_free_prices_the_price_is_named() -> None:
    s = anyone(player_price="free").draw("Caruso", "CH07").do("offer_buy", "C", "Rusch")
    assert s.decision == "price"
    s.do("price", 700).do("accept")
    assert s.paid() == [("A", "C", 700, "J-152")]
    assert s.decision is None


@rule("J-280")
def test_an_order_binds_only_as_far_as_the_bank_can_meet_it() -> None:
    # CH14 with 1,000: the bank has no such horse; by free price one could be had of C, so A may pass.
    s = anyone(player_price="free").money("A", 1000).draw("Caruso", "CH14")
    assert families(s) == {"pass", "offer_buy"}
    s.do("pass")
    assert (s.decision, s.paid()) == (None, [])
    # CH14 with 50,000: the bank can, so it must be obeyed.
    assert not anyone().draw("Caruso", "CH14").can("pass")


@rule("J-280")
def test_banned_horses_and_a_riding_jockey_stay_out_of_it() -> None:
    s = Scene(3, mid_race_deals="anyone").own("A", "Isolde", "Rigel")
    s.field(("A", "Caruso", 4), ("B", "Tristan", 4), riders=["Caruso"]).ban("Rigel", "Figaro")
    s.draw("Caruso", "CH15")
    assert cards(s, "offer_sell") == {"Isolde"}
    assert cards(s, "offer_buy") == set()
