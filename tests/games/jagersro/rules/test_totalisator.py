"""The totalisator, step j (ledger part A6): markers of 1,000, 500, 200 and 100 kr.

A draws Caruso (blue), B Tristan (black), C Figaro (white); everybody has 2,000 less the fee of 200.
"""

from __future__ import annotations

import itertools

import pytest

from tests.games.jagersro.scene import MARKERS, Scene
from tests.ledger import rule


def window(players: int = 2, **options: str) -> Scene:
    """Step j of slot 1: Caruso (blue) and Tristan (black) run, A is asked for the 1,000."""
    return Scene(players, **options).enters(A=["Caruso"], B=["Tristan"]).until("bet").mark()


def lay(s: Scene, *colours: str) -> Scene:
    """Answer for the four markers in turn: a colour, or `-` for the hand."""
    for marker, colour in zip(MARKERS, colours, strict=True):
        s.do("pass") if colour == "-" else s.do("bet", marker, colour)
    return s


def colours(s: Scene) -> set[str]:
    """The colours that may be named for the marker."""
    return {a[2] for a in s.legal if a[0] == "bet"}


def bets(s: Scene) -> list[tuple[str, int]]:
    """What was paid for markers since the mark."""
    return [(who, kr) for who, to, kr, why in s.paid() if (to, why) == ("bank", "J-059")]


def won(s: Scene) -> list[tuple[str, int]]:
    """Totalisator winnings since the mark."""
    return [(to, kr) for who, to, kr, why in s.paid() if (who, why) == ("bank", "J-143")]


# --- laying markers ----------------------------------------------------------------------------------


@rule("J-059")
def test_the_same_amount_as_the_markers_is_paid_to_the_bank() -> None:
    s = window()
    bank = s.cash("bank")
    lay(s, "blue", "-", "black", "-")
    lay(s, "-", "-", "-", "blue")
    assert bets(s) == [("A", 1200), ("B", 100)]
    assert s.cash("bank") == bank + 1300
    assert [f for _, f, _ in s.told("BET")] == [
        {"seat": 0, "marker": 0, "colour": 0}, {"seat": 0, "marker": 2, "colour": 1},
        {"seat": 1, "marker": 3, "colour": 0},
    ]  # fmt: skip


@rule("J-059")
def test_the_bet_is_on_the_winner_alone() -> None:
    # Caruso wins, Tristan is second at 26 (6 left): odds 2. Who backed black gets nothing.
    s = Scene(2).field(("A", "Caruso", 31), ("B", "Tristan", 26))
    s.bet("A", m100="black").bet("B", m100="blue")
    s.turn("Caruso", number=1, racing=["RC01"]).end_round()
    assert won(s) == [("B", 200)]


@rule("J-060")
def test_all_four_markers_make_1800_and_no_more() -> None:
    s = window().money("A", 50_000)
    lay(s, "blue", "blue", "blue", "blue")
    assert s.actor == "B"
    assert s.refused("bet", 1000, "blue", seat="A")
    lay(s, "-", "-", "-", "-")
    assert bets(s) == [("A", 1800)]


@rule("J-060", "J-216")
def test_stalltips_does_not_count_toward_the_1800() -> None:
    s = window(2).money("A", 50_000)
    lay(s, "blue", "blue", "blue", "blue")
    lay(s, "-", "-", "-", "-").draw("Caruso", "CH16")
    assert [x for x in s.paid() if x[0] == "A"] == [
        ("A", "bank", 1800, "J-059"),
        ("A", "bank", 1000, "J-216"),
    ]


@rule("J-061")
def test_several_markers_may_share_a_colour_or_lie_apart_or_stay_in_hand() -> None:
    s = window()
    lay(s, "black", "black", "-", "blue")
    lay(s, "-", "-", "-", "-")
    assert s.view(None)["seats"][0]["bets"] == [1, 1, None, 0]
    assert bets(s) == [("A", 1600)]


@rule("J-061")
@pytest.mark.parametrize("pattern", list(itertools.product(("blue", "black", "-"), repeat=4)), ids="".join)
def test_every_pattern_of_markers_can_be_laid(pattern: tuple[str, ...]) -> None:
    # Two colours run: 3⁴ patterns.
    s = window()
    lay(s, *pattern)
    stake = sum(kr for kr, colour in zip(MARKERS, pattern, strict=True) if colour != "-")
    lay(s, "-", "-", "-", "-")
    assert bets(s) == ([("A", stake)] if stake else [])
    number = {"blue": 0, "black": 1, "-": None}
    assert s.view(None)["seats"][0]["bets"] == [number[colour] for colour in pattern]


@rule("J-061")
def test_if_all_five_colours_run_a_marker_has_six_places() -> None:
    s = Scene(5).enters(A=["Caruso"], B=["Tristan"], C=["Figaro"], D=["Rigoletto"], E=["Isolde"])
    s.until("bet")
    assert len(s.legal) == 6
    assert colours(s) == {"blue", "black", "white", "yellow", "red"}


@rule("J-061")
def test_each_marker_is_laid_once() -> None:
    s = window().do("bet", 1000, "blue")
    assert {a[1] for a in s.legal if a[0] == "bet"} == {500}
    assert s.refused("bet", 1000, "black")


@rule("J-062")
def test_only_colours_that_run_may_be_backed() -> None:
    s = window()
    assert colours(s) == {"blue", "black"}
    for colour in ("white", "yellow", "red"):
        assert s.refused("bet", 1000, colour)


@rule("J-062")
def test_a_colour_runs_whatever_the_age_of_its_horse() -> None:
    # Rusch is red and three years old; Rigel yellow and five.
    s = Scene(2).own("A", "Rusch").own("B", "Rigel").slot(2, start="A")
    s.enters(A=["Rusch"], B=["Rigel"]).until("bet")
    assert colours(s) == {"red", "yellow"}


@rule("J-063")
@pytest.mark.parametrize("winner", ["Caruso", "Orkan"])
def test_a_bet_covers_every_horse_of_the_colour(winner: str) -> None:
    # Both are blue. Tristan is second or third, 10 or more left: odds 2.
    at = {"Caruso": (31, 9), "Orkan": (9, 35)}[winner]
    s = Scene(2).field(("A", "Caruso", at[0]), ("B", "Orkan", at[1]), ("B", "Tristan", 22))
    s.bet("A", m500="blue", m200="black")
    s.turn(winner, number=1, racing=["RC01"]).end_round()
    assert s.winner == winner
    assert won(s) == [("A", 1000)]


@rule("J-063", "J-216")
@pytest.mark.parametrize("winner", ["Caruso", "Orkan"])
def test_stalltips_covers_every_horse_of_the_colour_too(winner: str) -> None:
    at = {"Caruso": (31, 9), "Orkan": (9, 35)}[winner]
    s = Scene(2).field(("A", "Caruso", at[0]), ("B", "Orkan", at[1]), ("B", "Tristan", 22))
    s.draw("Tristan", "CH16")
    s.turn(winner, number=1, racing=["RC01"]).end_round()
    assert ("bank", "B", 2000, "J-216") in s.paid()


@rule("J-063")
def test_only_the_winning_horses_colour_pays() -> None:
    s = Scene(2).field(("A", "Caruso", 31), ("B", "Tristan", 22), ("B", "Orkan", 9))
    s.bet("A", m1000="black", m500="white").bet("B", m200="black")
    s.turn("Caruso", number=1, racing=["RC01"]).end_round()
    assert won(s) == []


@rule("J-064")
@pytest.mark.parametrize(("cash", "laid"), [(1000, True), (999, False)])
def test_bets_are_paid_from_cash(cash: int, laid: bool) -> None:
    s = window().money("A", cash)
    assert s.can("bet", 1000, "blue") is laid
    assert {a[0] for a in s.legal} <= {"pass", "bet"}


@rule("J-064", "J-059")
def test_a_player_without_a_horse_in_the_race_may_bet() -> None:
    s = window(3).until("bet", "C")
    lay(s, "black", "-", "-", "-")
    assert bets(s) == [("C", 1000)]


@rule("J-064")
def test_anyone_may_back_rivals() -> None:
    s = window()
    lay(s, "black", "black", "black", "black")
    lay(s, "blue", "-", "-", "-")
    assert bets(s) == [("A", 1800), ("B", 1000)]


# --- unseen or open ----------------------------------------------------------------------------------


@rule("J-065", "J-259")
def test_g41_unseen_bets() -> None:
    s = window().money("A", 2000)
    lay(s, "black", "black", "-", "-")
    view = s.view("B")
    assert (s.actor, view["seats"][0]["cash"], view["seats"][0]["bets"]) == ("B", 2000, None)
    assert s.told() == []
    lay(s, "-", "-", "-", "-")
    view = s.view("B")
    assert view["seats"][0]["bets"] == [1, 1, None, None]
    assert view["seats"][0]["cash"] == s.cash("A") == 500


@rule("J-065", "J-259")
def test_open_bets_are_shown_and_paid_after_the_fourth_answer() -> None:
    s = window(bets_hidden="open")
    s.do("bet", 1000, "blue").do("bet", 500, "black").do("pass")
    assert s.told() == []
    assert s.view("B")["seats"][0]["bets"] is None
    assert s.view("A")["seats"][0]["bets"] == [0, 1, None, None]
    s.do("pass")
    assert s.actor == "B"
    assert bets(s) == [("A", 1500)]
    view = s.view("B")
    assert (view["seats"][0]["bets"], view["seats"][0]["cash"]) == ([0, 1, None, None], 300)


@rule("J-065")
@pytest.mark.parametrize("value", ["until_start", "open"])
def test_all_bets_are_shown_before_the_start(value: str) -> None:
    s = window(bets_hidden=value)
    lay(s, "blue", "-", "-", "-")
    lay(s, "-", "blue", "-", "-")
    names = [name for name, _, _ in s.told()]
    assert names.index("RACE_STARTS") > max(i for i, name in enumerate(names) if name == "BET")
    assert bets(s) == [("A", 1000), ("B", 500)]


@rule("J-066")
def test_after_the_start_nothing_is_added_changed_or_withdrawn() -> None:
    s = Scene(2).own("A", "Isolde").slot(1).enters(A=["Caruso", "Isolde"], B=["Tristan"]).until("bet")
    lay(s, "-", "-", "blue", "-")
    lay(s, "-", "-", "-", "-")
    # A is asked which horse goes first.
    assert (s.actor, s.decision) == ("A", "first")
    for action in (("bet", 100, "blue"), ("bet", 200, "black"), ("pass",)):
        assert s.refused(*action)
    assert s.view(None)["seats"][0]["bets"] == [None, None, 0, None]


@rule("J-259")
@pytest.mark.parametrize("value", ["until_start", "open"])
def test_four_answers_of_each_player_in_turn(value: str) -> None:
    s = Scene(3, bets_hidden=value).slot(2).enters(A=["Caruso"], B=["Tristan"]).until("bet")
    asked = []
    while s.decision == "bet":
        asked.append((s.actor, MARKERS[s.state.args[0]]))
        s.do("pass")
    assert asked == [(stall, marker) for stall in "BCA" for marker in (1000, 500, 200, 100)]


@rule("J-259", "J-251")
@pytest.mark.parametrize("value", ["until_start", "open"])
def test_a_colour_only_while_cash_less_the_markers_laid_covers_it(value: str) -> None:
    # 750: no 1,000; the 500 leaves 250; the 200 leaves 50, too little for the 100. All are asked.
    s = window(bets_hidden=value).money("A", 750)
    can = []
    for _ in range(4):
        can.append(colours(s) != set())
        s.do("bet", MARKERS[s.state.args[0]], "blue") if can[-1] else s.do("pass")
    assert can == [False, True, True, False]
    lay(s, "-", "-", "-", "-")
    assert bets(s) == [("A", 700)]


@rule("J-259")
def test_who_lays_nothing_pays_nothing() -> None:
    s = window()
    lay(s, "-", "-", "-", "-")
    lay(s, "-", "-", "-", "-")
    assert bets(s) == []
    assert s.told("NO_BET") == [("NO_BET", {"seat": 0}, "J-061"), ("NO_BET", {"seat": 1}, "J-061")]


# --- horses that drop out ----------------------------------------------------------------------------


@rule("J-260")
def test_a_bet_on_a_colour_that_has_dropped_out_is_lost() -> None:
    s = Scene(2).field(("A", "Caruso", 5), ("B", "Tristan", 31))
    s.bet("A", m500="blue", m100="black")
    s.turn("Caruso", number=1, racing=["RC14"])
    assert s.view(None)["seats"][0]["bets"] == [None, 0, None, 1]
    # No second horse: odds 2, on the 100 alone.
    s.turn("Tristan", number=1, racing=["RC01"]).end_round()
    assert won(s) == [("A", 200)]


@rule("J-260", "J-216")
def test_g42_a_tip_on_a_colour_that_has_dropped_out_is_lost() -> None:
    s = Scene(2).field(("A", "Figaro", 9), ("B", "Caruso", 31)).draw("Caruso", "CH17")
    assert s.paid() == [("B", "bank", 1000, "J-216")]
    s.take("Figaro", "RC14")
    s.turn("Caruso", number=1, racing=["RC01"]).end_round()
    assert s.winner == "Caruso"
    assert [x for x in s.paid() if x[3] == "J-216"] == [("B", "bank", 1000, "J-216")]


@rule("J-260")
def test_if_one_horse_of_the_colour_still_runs_the_bet_lives() -> None:
    # Caruso (blue) is out, Orkan (blue) wins with Tristan second, 10 left: odds 2.
    s = Scene(2).field(("A", "Caruso", 5), ("B", "Orkan", 35), ("B", "Tristan", 22)).bet("A", m500="blue")
    s.turn("Caruso", number=1, racing=["RC14"]).turn("Orkan", number=1, racing=["RC01"]).end_round()
    assert won(s) == [("A", 1000)]


@rule("J-260", "J-128")
def test_if_the_race_is_broken_off_markers_and_tips_come_back() -> None:
    s = Scene(2).field(("A", "Caruso", 5), ("B", "Tristan", 5)).bet("A", m500="blue", m200="black")
    s.draw("Tristan", "CH16")
    s.take("Caruso", "RC14").take("Tristan", "RC15").end_round()
    back = [x for x in s.paid() if x[3] == "J-128"]
    assert back == [("bank", "A", 700, "J-128"), ("bank", "B", 1000, "J-128")]
