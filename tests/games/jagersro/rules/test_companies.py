"""Star jockeys, bonds and companies (ledger part A16).

A draws Caruso, B Tristan, C Figaro; a star jockey costs 5,000, a bond 10,000 and bears 500 after each race.
"""

from __future__ import annotations

from importlib.resources import files

import pytest

from tests.games.jagersro.scene import Scene
from tests.ledger import rule

NAMES = {
    "jockeytjanst": "AB Jockeytjänst",
    "galoppstall": "AB Galoppstall",
    "tranartjanst": "AB Tränartjänst",
    "galoppforsakring": "AB Galoppförsäkring",
    "hastagenturen": "AB Hästagenturen",
    "privatbanken": "Privatbanken",
}
COMPANIES = tuple(NAMES)


def cards(s: Scene, family: str) -> set[str]:
    """The cards that actions of a kind are about."""
    return {a[-1] for a in s.legal if a[0] == family}


def win(s: Scene, horse: str) -> Scene:
    """A horse on the last square of its lane crosses the line with the first card; then the settlement."""
    s.g.at[s.runner(horse)] = {"Caruso": 31, "Rusch": 35}[horse]
    return s.turn(horse, number=1, racing=["RC01"]).end_round()


# --- star jockeys ------------------------------------------------------------------------------------


@rule("J-164")
@pytest.mark.parametrize("stall", ["A", "B", "C"])
def test_anyone_may_buy_a_star_jockey(stall: str) -> None:
    s = Scene(3).money(stall, 5000).interval(1, start=stall).mark().do("buy", "jockey")
    assert s.paid() == [(stall, "bank", 5000, "J-150")]
    assert int(s.g.jockey[s.seat(stall)]) == 1


@rule("J-164")
@pytest.mark.parametrize("value", ["no", "yes"])
def test_nobody_may_hold_more_than_one(value: str) -> None:
    s = Scene(2, same_kind_twice=value).money("A", 50_000).interval(1).do("buy", "jockey")
    assert not s.can("buy", "jockey")
    assert s.refused("buy", "jockey")
    s.interval(2)
    assert not s.can("buy", "jockey")
    assert s.can("buy", "bond")


@rule("J-164")
def test_no_second_one_comes_by_chance_card_either() -> None:
    s = Scene(2).own("A", "jockey").money("A", 50_000).field(("A", "Caruso", 4), ("B", "Tristan", 4))
    s.draw("Caruso", "CH15")
    assert not s.can("buy", "jockey")
    assert s.can("buy", "bond")


@rule("J-164")
def test_it_is_kept_from_race_to_race_unless_sold() -> None:
    s = Scene(2).field(("A", "Caruso", 4), ("B", "Tristan", 4), slot=1, riders=["Caruso"])
    win(s, "Caruso").until("enter", "A")
    assert int(s.g.jockey[0]) == 1
    s.do("enter", "Caruso")
    assert s.decision == "ride"
    s.interval(3).do("sell", "jockey")
    assert int(s.g.jockey[0]) == 0
    s.slot(4, start="A")
    assert all(a[0] != "ride" for a in s.legal)


@rule("J-165")
@pytest.mark.parametrize("card", ["CH13", "CH15"])
def test_a_jockey_who_rides_cannot_be_sold_in_the_race(card: str) -> None:
    s = Scene(2).own("A", "bond").field(("A", "Caruso", 4), ("B", "Tristan", 4), riders=["Caruso"])
    s.draw("Caruso", card)
    assert cards(s, "sell") == {"bond"}
    assert s.refused("sell", "jockey")


@rule("J-165")
@pytest.mark.parametrize("card", ["CH13", "CH15"])
def test_a_jockey_who_does_not_ride_can(card: str) -> None:
    s = Scene(2).own("A", "bond", "jockey").field(("A", "Caruso", 4), ("B", "Tristan", 4))
    s.draw("Caruso", card)
    assert cards(s, "sell") == {"bond", "jockey"}


@rule("J-165")
def test_a_jockey_who_rode_can_be_sold_when_the_race_is_over() -> None:
    s = Scene(2).field(("A", "Caruso", 4), ("B", "Tristan", 4), riders=["Caruso"])
    win(s, "Caruso").until("business", "A").mark().do("sell", "jockey")
    assert s.paid() == [("bank", "A", 5000, "J-150")]


@rule("J-165", "J-127")
def test_also_when_it_was_broken_off() -> None:
    s = Scene(2).field(("A", "Caruso", 4), ("B", "Tristan", 4), riders=["Caruso"])
    s.take("Caruso", "RC15").take("Tristan", "RC14").end_round().until("business", "A")
    assert s.can("sell", "jockey")


@rule("J-165")
@pytest.mark.parametrize("lame", ["bank", "keep"])
def test_a_jockey_whose_horse_is_out_or_lost_stays_unsaleable_until_the_race_is_over(lame: str) -> None:
    s = Scene(2, lame_horse=lame).own("A", "bond")
    s.field(("A", "Rusch", 4), ("A", "Caruso", 4), ("B", "Tristan", 4), riders=["Rusch"])
    s.take("Rusch", "RC15")
    assert s.owner("Rusch") == ("bank" if lame == "bank" else "A")
    assert int(s.g.jockey[0]) == 1
    s.draw("Caruso", "CH13")
    assert cards(s, "sell") == {"bond"}
    s.do("pass")
    win(s, "Caruso").until("business", "A")
    assert s.can("sell", "jockey")


@rule("J-165", "J-181")
def test_nor_does_it_go_in_a_forced_sale() -> None:
    # Of the bond and a star jockey who rides only the bond can be sold for the 10,000 of slot 8.
    s = Scene(2).only("A", "bond").money("A", 0, 100_000)
    s.field(("A", "Avalon", 5), ("B", "Solitude", 5), slot=8, riders=["Avalon"]).draw("Avalon", "CH09")
    assert s.owner("Avalon") == "A"
    assert int(s.g.bonds[0]) == 0
    assert int(s.g.jockey[0]) == 1


@rule("J-165")
def test_five_are_there_all_alike() -> None:
    s = Scene(5)
    for stall in "ABCDE":
        s.money(stall, 5000)
    s.interval(1)
    for _ in range(5):
        s.do("buy", "jockey").do("pass")
    assert [int(n) for n in s.g.jockey[:5]] == [1] * 5


# --- bonds -------------------------------------------------------------------------------------------


@rule("J-166", "J-137")
@pytest.mark.parametrize(("bonds", "kr"), [(0, 0), (1, 500), (2, 1000)])
def test_a_bond_bears_500_after_each_race(bonds: int, kr: int) -> None:
    s = Scene(2).own("B", *["bond"] * bonds).field(("A", "Caruso", 4), ("B", "Tristan", 4)).mark()
    win(s, "Caruso")
    assert [x for x in s.paid() if x[3] == "J-137"] == ([("bank", "B", kr, "J-137")] if kr else [])


@rule("J-166", "J-137")
def test_two_holders_are_paid_each() -> None:
    s = Scene(2).own("A", "bond").own("B", "bond").field(("A", "Caruso", 4), ("B", "Tristan", 4), start="B")
    win(s.mark(), "Caruso")
    assert [x for x in s.paid() if x[3] == "J-137"] == [
        ("bank", "B", 500, "J-137"), ("bank", "A", 500, "J-137"),
    ]  # fmt: skip


@rule("J-166")
def test_there_are_two_bonds() -> None:
    s = Scene(2, same_kind_twice="yes").money("A", 50_000).money("B", 50_000).interval(1)
    s.do("buy", "bond").do("buy", "bond")
    assert s.actor == "B"
    assert not s.can("buy", "bond")


# --- companies ---------------------------------------------------------------------------------------


@rule("J-167")
def test_the_six_companies() -> None:
    content = Scene(2).game.edition.content()
    assert {c["key"] for c in content["companies"]} == set(COMPANIES)
    assert len(content["companies"]) == 6


@rule("J-167")
@pytest.mark.parametrize("language", ["sv", "en", "de"])
def test_their_names_are_the_same_in_every_language(language: str) -> None:
    text = (files("homestretch") / "locale" / language / "jagersro.ftl").read_text(encoding="utf-8")
    s = Scene(2)
    for company, name in NAMES.items():
        assert f"\njagersro-card-{s.card(company)} = {name}\n" in text


@rule("J-167")
@pytest.mark.parametrize("company", COMPANIES)
def test_each_is_one_card(company: str) -> None:
    s = Scene(2).money("A", 50_000).money("B", 50_000).interval(1)
    s.do("buy", company).do("pass")
    assert (s.actor, s.owner(company)) == ("B", "A")
    assert not s.can("buy", company)


@rule("J-169", "J-194", "J-195", "J-196")
@pytest.mark.parametrize(("card", "company", "fee"), [
    ("CH01", "tranartjanst", 3000), ("CH02", "galoppstall", 2000), ("CH03", "galoppforsakring", 2000),
])  # fmt: skip
def test_the_fees_of_the_chance_cards_go_to_their_companies(card: str, company: str, fee: int) -> None:
    # A has two horses, B one, C holds the company and two horses, for which C pays nothing.
    s = Scene(3).own("A", "Rusch").own("C", "Rigel", company)
    s.money("A", 20_000).money("B", 20_000).money("C", 20_000)
    s.field(("A", "Caruso", 4), ("B", "Tristan", 4)).draw("Caruso", card)
    assert [x[:3] for x in s.paid()] == [("A", "C", 2 * fee), ("B", "C", fee)]
    assert (s.cash("A"), s.cash("B"), s.cash("C")) == (20_000 - 2 * fee, 20_000 - fee, 20_000 + 3 * fee)


@rule("J-169")
@pytest.mark.parametrize(("card", "company"), [
    ("CH01", "galoppstall"), ("CH01", "galoppforsakring"), ("CH02", "tranartjanst"),
    ("CH02", "galoppforsakring"), ("CH03", "tranartjanst"), ("CH03", "galoppstall"),
])  # fmt: skip
def test_and_to_no_other_company(card: str, company: str) -> None:
    s = Scene(2).own("B", company).money("A", 20_000).money("B", 20_000)
    s.field(("A", "Caruso", 4), ("B", "Tristan", 4)).draw("Caruso", card)
    assert [x[:2] for x in s.paid()] == [("A", "bank"), ("B", "bank")]


@rule("J-170")
def test_galoppforsakring_gets_the_premiums_and_the_bank_pays_out() -> None:
    s = Scene(2).own("B", "galoppforsakring").enters(A=["Caruso"], B=["Tristan"]).mark()
    s.do("accept").do("accept")
    # B, the holder, insures free of charge.
    assert s.paid() == [("A", "B", 1000, "J-056")]
    s.until("bet", "B")
    while s.decision == "bet":
        s.do("pass")
    s.mark().take("Caruso", "RC15")
    assert s.paid() == [("bank", "A", 10_000, "J-054")]
    s.fresh().mark().take("Tristan", "RC15")
    assert s.paid()[0] == ("bank", "B", 10_000, "J-054")


@rule("J-171")
@pytest.mark.parametrize(("holder", "payments"), [
    ("A", [("B", "A", 500, "J-171"), ("C", "A", 500, "J-171")]),
    ("B", [("A", "B", 500, "J-171"), ("C", "B", 500, "J-171")]),
    ("bank", []),
])  # fmt: skip
def test_jockeytjanst_gets_500_from_every_other_player_whose_star_jockey_rides(
    holder: str, payments: list[tuple[str, str, int, str]]
) -> None:
    s = Scene(3).own(holder, "jockeytjanst")
    for stall in "ABC":
        s.own(stall, "jockey")
    s.slot(1).mark()
    for horse in ("Caruso", "Tristan", "Figaro"):
        s.do("enter", horse).do("ride", horse)
    assert [x for x in s.paid() if x[3] == "J-171"] == payments
    assert s.steps()[0] == "h"


@rule("J-171")
def test_no_fee_for_a_jockey_who_stays_at_home() -> None:
    s = Scene(2).own("B", "jockeytjanst").own("A", "jockey").slot(1).mark()
    s.do("enter", "Caruso").do("pass").do("enter", "Tristan")
    assert [x for x in s.paid() if x[3] == "J-171"] == []


@rule("J-172")
def test_there_is_no_limit_on_what_one_player_may_hold() -> None:
    s = Scene(2, same_kind_twice="yes").own("A", *COMPANIES, "bond", *Scene(2).names[5:19])
    s.money("A", 100_000).interval(1)
    s.do("buy", "bond").do("buy", "Pollux")
    assert int(s.g.bonds[0]) == 2
    assert sum(int(o) == 0 for o in s.g.owner) == 1 + 15 + 6  # Caruso, fifteen older horses, six companies
