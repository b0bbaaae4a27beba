"""The end of the game and the fortunes (ledger part A20)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jagersro.scene import Scene
from tests.ledger import rule


def last_race(players: int = 2, **options: str) -> Scene:
    """The Jägersro Cup under way: A's Caruso is about to win, B's Tristan has 28 left; 10,000 and no debt."""
    s = Scene(players, **options)
    for stall in "ABCDE"[:players]:
        s.money(stall, 10_000, 0)
    return s.field(("A", "Caruso", 31), ("B", "Tristan", 4), slot=10).mark()


def won(s: Scene) -> Scene:
    """Caruso crosses the line; all that follows."""
    return s.turn("Caruso", number=1, racing=["RC01"]).end_round()


def broken_off(s: Scene) -> Scene:
    """Both horses drop out; all that follows."""
    return s.take("Caruso", "RC15").take("Tristan", "RC14").end_round()


def cancelled(s: Scene) -> Scene:
    """Nobody enters the last race (no horse has won); all that follows."""
    return s.slot(10).mark().enters()


def ranks(s: Scene) -> list[int]:
    """Each player's place."""
    return [int(n) for n in s.g.rank[: s.g.seats]]


def fortunes(s: Scene) -> list[int]:
    """Each player's fortune in kronor."""
    return [int(n) for n in s.g.fortune[: s.g.seats]]


def settled(s: Scene) -> Scene:
    """The settlement after the last slot as the record stands, and the end."""
    return s.mark().settlement(10)


# --- the fortune -------------------------------------------------------------------------------------


@rule("J-228", "J-158")
def test_the_fortune_is_horses_by_wins_companies_bonds_and_money() -> None:
    s = Scene(3).only("A", "Rigel", "Caruso", "galoppstall", "privatbanken", "bond", "bond")
    s.wins("Rigel", 2).wins("Caruso", 1).money("A", 7700, 0).only("B", "Isolde").money("B", 300, 0)
    s.only("C").money("C", 0, 0)
    settled(s)
    # 24,000 + 4,000 + 20,000 + 10,000 + 2 x 10,000 + 7,700, and 1,000 for the bonds in step c.
    assert fortunes(s) == [86_700, 2300, 0]
    assert ranks(s) == [1, 2, 3]
    assert [f for _, f, _ in s.told("RANKED")] == [
        {"seat": 0, "place": 1, "fortune": 86_700}, {"seat": 1, "place": 2, "fortune": 2300},
        {"seat": 2, "place": 3, "fortune": 0},
    ]  # fmt: skip


@rule("J-228")
@pytest.mark.parametrize(("cards", "worth"), [
    (["Isolde"], 2000), (["Rusch"], 3000), (["Avalon"], 5000), (["Rigel"], 8000), (["bond"], 10_500),
    (["jockeytjanst"], 10_000), (["galoppstall"], 20_000), (["tranartjanst"], 30_000),
    (["galoppforsakring"], 25_000), (["hastagenturen"], 15_000), (["privatbanken"], 10_000),
    (["hastagenturen", "Rigel"], 23_000),
])  # fmt: skip
def test_each_card_at_its_full_value(cards: list[str], worth: int) -> None:
    # A bond bears its 500 in step c first; AB Hästagenturen halves nothing here.
    s = settled(Scene(2).only("A", *cards).money("A", 0, 0).money("B", 0, 0))
    assert fortunes(s)[0] == worth


@rule("J-228")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_winner_has_the_greatest_fortune(winner: int) -> None:
    s = Scene(3)
    for i, stall in enumerate("ABC"):
        s.money(stall, 30_000 if i == winner else 20_000 + i * 100, 0)
    settled(s)
    assert ranks(s)[winner] == 1
    assert sorted(ranks(s)) == [1, 2, 3]


@rule("J-228")
def test_the_game_ends_after_race_10_and_not_before() -> None:
    s = last_race()
    won(s)
    assert s.state.over
    assert s.told("GAME_ENDS") == [("GAME_ENDS", {"reason": 0}, "J-228")]
    s = Scene(2).field(("A", "Caruso", 31), ("B", "Tristan", 4), slot=9)
    won(s)
    assert (s.state.over, s.decision) == (False, "business")


@rule("J-230")
@pytest.mark.parametrize("debt", [0, 2000, 40_000, 100_000])
@pytest.mark.parametrize("value", ["net", "gross"])
def test_debts_are_subtracted_but_for_the_option(value: str, debt: int) -> None:
    s = Scene(2, fortune_counts_debt=value).only("A", "Rigel").money("A", 20_000, debt)
    settled(s)
    # 5 % interest are paid in step d.
    cash = 20_000 - debt // 20
    assert fortunes(s)[0] == cash + 8000 - (debt if value == "net" else 0)


@rule("J-230")
@pytest.mark.parametrize(("value", "expected"), [("net", [2, 1]), ("gross", [1, 2])])
def test_a_loan_decides_who_wins(value: str, expected: list[int]) -> None:
    s = Scene(2, fortune_counts_debt=value).money("A", 30_000, 20_000).money("B", 15_000, 0)
    assert ranks(settled(s)) == expected


@rule("J-231")
@pytest.mark.parametrize(("value", "worth"), [("no", 0), ("yes", 5000)])
def test_a_star_jockey_counts_for_nothing_but_for_the_option(value: str, worth: int) -> None:
    s = settled(Scene(2, star_jockey_counts=value).only("A", "jockey").money("A", 100, 0))
    assert fortunes(s)[0] == 100 + worth


@rule("J-231")
@pytest.mark.parametrize("value", ["no", "yes"])
def test_certificates_count_for_nothing(value: str) -> None:
    s = last_race(star_jockey_counts=value)
    s.g.insured[1] = 1
    won(s)
    # B: 10,000, 25,000 for the second place, Tristan.
    assert fortunes(s)[1] == 37_000


@rule("J-231")
def test_tips_that_did_not_win_count_for_nothing() -> None:
    s = last_race().draw("Tristan", "CH18")
    won(s)
    assert fortunes(s)[1] == 36_000


# --- ties --------------------------------------------------------------------------------------------


@rule("J-232")
@pytest.mark.parametrize(("cash", "expected"), [
    ([5000, 5000, 1000], [1, 1, 3]), ([5000, 1000, 1000], [1, 2, 2]), ([700, 700, 700], [1, 1, 1]),
    ([1000, 5000, 1000], [2, 1, 2]),
])  # fmt: skip
def test_equal_fortunes_share_the_place(cash: list[int], expected: list[int]) -> None:
    s = Scene(3)
    for stall, kr in zip("ABC", cash, strict=True):
        s.only(stall).money(stall, kr, 0)
    assert ranks(settled(s)) == expected


@rule("J-232")
@pytest.mark.parametrize(("value", "expected"), [("shared", [1, 1, 1]), ("most_wins", [2, 1, 2])])
def test_by_option_more_marked_wins_on_own_horses_come_first(value: str, expected: list[int]) -> None:
    # A: Isolde with one win, 4,000, and 4,000. B: two horses with one win each, 8,000. C: Rusch with one win,
    # 6,000, and 2,000. Rigel's wins, in the bank, are nobody's.
    s = Scene(3, final_tie=value).only("A", "Isolde").only("B", "Figaro", "Tristan").only("C", "Rusch")
    for horse in ("Isolde", "Figaro", "Tristan", "Rusch"):
        s.wins(horse, 1)
    s.wins("Rigel", 5).money("A", 4000, 0).money("B", 0, 0).money("C", 2000, 0)
    settled(s)
    assert fortunes(s) == [8000, 8000, 8000]
    assert ranks(s) == expected


@rule("J-232")
def test_wins_do_not_outweigh_a_greater_fortune() -> None:
    s = Scene(2, final_tie="most_wins").only("A", "Isolde").wins("Isolde", 3).only("B")
    settled(s.money("A", 0, 0).money("B", 8100, 0))
    assert (fortunes(s), ranks(s)) == ([8000, 8100], [2, 1])


# --- the last settlement -----------------------------------------------------------------------------


@rule("J-229")
def test_after_the_last_race_steps_a_to_e_and_no_f() -> None:
    s = last_race().own("B", "bond").money("A", 10_000, 2000).bet("B", m100="blue")
    won(s)
    assert s.steps() == "abcde"
    assert s.told("BUSINESS_TURN") == []
    # Caruso: 100,000; Tristan, second with 28 left: 25,000; odds 2.
    assert s.paid() == [
        ("bank", "A", 100_000, "J-135"), ("bank", "B", 25_000, "J-135"), ("bank", "B", 200, "J-143"),
        ("bank", "B", 500, "J-137"), ("A", "bank", 100, "J-138"),
    ]  # fmt: skip
    # A: 109,900 less the debt of 2,000, and Caruso with a win. B: 35,700, a bond, Tristan.
    assert fortunes(s) == [109_900 - 2000 + 4000, 35_700 + 10_000 + 2000]
    assert ranks(s) == [1, 2]


@rule("J-229")
def test_without_the_final_settlement_a_and_b_only() -> None:
    s = last_race(final_settlement="no").own("B", "bond").money("A", 10_000, 2000).bet("B", m100="blue")
    won(s)
    assert s.state.over
    assert s.steps() == "ab"
    assert [x[3] for x in s.paid()] == ["J-135", "J-135", "J-143"]
    assert fortunes(s) == [110_000 - 2000 + 4000, 35_200 + 10_000 + 2000]


@rule("J-229")
def test_that_option_is_for_the_last_race_alone() -> None:
    s = (
        Scene(2, final_settlement="no")
        .own("B", "bond")
        .field(("A", "Caruso", 31), ("B", "Tristan", 4), slot=9)
    )
    won(s.mark())
    assert s.steps() == "abcdef"


@rule("J-229")
@pytest.mark.parametrize("value", ["f_only", "none"])
def test_if_the_last_race_is_cancelled_the_game_ends_there(value: str) -> None:
    s = Scene(2, cancelled_interval=value).own("A", "bond")
    cancelled(s)
    assert s.state.over
    assert (s.steps(), s.paid()) == ("", [])
    assert fortunes(s) == [12_000, 2000]  # 2,000 in cash and in debt, a horse, a bond


HELD: list[Any] = [
    # how the race ended, final_settlement, broken_off_interest, cancelled_interval, whether c and d are held
    (won, "yes", "yes", "f_only", True),
    (won, "yes", "no", "f_only", True),
    (won, "no", "yes", "f_only", False),
    (won, "no", "no", "full", False),
    (broken_off, "yes", "yes", "f_only", True),
    (broken_off, "yes", "no", "f_only", False),
    (broken_off, "yes", "no", "full", False),
    (broken_off, "no", "yes", "f_only", False),
    (broken_off, "no", "no", "none", False),
    (cancelled, "yes", "yes", "f_only", False),
    (cancelled, "yes", "yes", "none", False),
    (cancelled, "yes", "yes", "full", True),
    (cancelled, "yes", "no", "full", True),
    (cancelled, "no", "yes", "full", False),
]


@rule("J-283", "J-229")
@pytest.mark.parametrize(("how", "final", "broken", "interval", "held"), HELD)
def test_when_steps_c_and_d_are_held_at_the_end(
    how: Any, final: str, broken: str, interval: str, held: bool
) -> None:
    s = last_race(final_settlement=final, broken_off_interest=broken, cancelled_interval=interval)
    s.own("B", "bond").money("A", 10_000, 2000)
    how(s)
    assert s.state.over
    assert [x for x in s.paid() if x[3] in ("J-137", "J-138")] == (
        [("bank", "B", 500, "J-137"), ("A", "bank", 100, "J-138")] if held else []
    )
    assert ("cd" in s.steps()) is held
    assert "f" not in s.steps()


@rule("J-283")
def test_who_goes_bankrupt_in_the_last_step_d_ranks_as_a_bankrupt() -> None:
    # A would have been worth more than B, who is deep in debt.
    s = Scene(3).only("A").money("A", 4900, 100_000).only("B").money("B", 5000, 100_000)
    settled(s.only("C").money("C", 700, 0))
    assert fortunes(s) == [0, -100_000, 700]
    assert ranks(s) == [3, 2, 1]
    assert s.told("GAME_ENDS") == [("GAME_ENDS", {"reason": 0}, "J-228")]


@rule("J-283", "J-181")
def test_in_that_last_step_d_cards_must_still_be_sold() -> None:
    s = Scene(2).only("A", "galoppstall", "Rigel")
    settled(s.money("A", 0, 100_000).money("B", 0, 0))
    assert (s.actor, s.decision) == ("A", "forced_sale")
    s.do("sell", "Rigel")
    assert s.state.over
    assert fortunes(s)[0] == 3000 + 20_000 - 100_000
