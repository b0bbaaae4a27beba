"""The end of a race and the places (ledger part A12).

Slot 2, the bronze race, pays 2,000, 1,000 and 500. Level squares used: 31 of lane 3, 27 of lane 2, 35 of
lane 4 and 39 of lane 5 (5 left); 15, 13, 17 and 19 (progress 129) on the back straight.
"""

from __future__ import annotations

import pytest

from tests.games.jagersro.scene import Scene
from tests.ledger import rule


def over(*runners: tuple[str, str, int], start: str = "A", players: int = 4, **options: str) -> Scene:
    """A race that the first runner named `*` wins in its turn; the others stay where they are."""
    s = Scene(players, **options)
    winner = next(name for _, name, _ in runners if name.startswith("*"))[1:]
    s.field(*((stall, name.lstrip("*"), at) for stall, name, at in runners), start=start)
    home(s, winner)
    return s


def home(s: Scene, horse: str) -> Scene:
    """Let a horse win: its finish card is RC09."""
    number = {"Rigel": 7, "Caruso": 7, "Tristan": 1, "Isolde": 1, "Rapid": 1}[horse]
    s.g.at[s.runner(horse)] = {"Rigel": 43}.get(horse, 35 if horse == "Rapid" else 31)
    return s.turn(horse, number=number, racing=["RC09"]).end_round()


def turns(s: Scene) -> list[str]:
    """The stalls whose turns were told since the mark."""
    return [s.seat_name(f["seat"]) for _, f, _ in s.told("TURN")]


# --- the race stops ----------------------------------------------------------------------------------


@rule("J-121", "J-122")
def test_the_race_stops_at_once_and_the_others_keep_their_places() -> None:
    # B wins in round 7; C's 4 and D's 2 are not moved, nor is there another round.
    s = Scene(4).field(("A", "Caruso", 16), ("B", "Rigel", 43), ("C", "Figaro", 15), ("D", "Tristan", 13))
    s.mark().round(7, racing=["RC09"]).end_round()
    assert turns(s) == ["A", "B"]
    assert [s.square(h) for h in ("Caruso", "Rigel", "Figaro", "Tristan")] == [20, 44, 15, 13]
    assert [f["round"] for _, f, _ in s.told("ROUND")] == [7]


@rule("J-122")
def test_who_crosses_is_first() -> None:
    # Tristan on 31 (263) was ahead of Rigel on 40 (260) before.
    s = over(("A", "Tristan", 31), ("B", "*Rigel", 40), ("C", "Caruso", 5))
    assert s.places == ["Rigel", "Tristan", "Caruso"]
    assert [(f["place"], s.names[f["horse"]], f["left"]) for _, f, _ in s.told("PLACED")] == [
        (1, "Rigel", 0), (2, "Tristan", 1), (3, "Caruso", 27),
    ]  # fmt: skip


@rule("J-123")
def test_places_go_by_position_round_the_track() -> None:
    # Avalon on 26 (180), Rapid on 23 (175), Aldebaran on 28 (171), Figaro on 20 (165).
    s = over(
        ("A", "Figaro", 20), ("B", "Rapid", 23), ("C", "Aldebaran", 28), ("D", "Avalon", 26),
        ("A", "*Caruso", 31),
    )  # fmt: skip
    assert s.places == ["Caruso", "Avalon", "Rapid", "Aldebaran", "Figaro"]


@rule("J-123")
def test_and_not_by_squares_left() -> None:
    # In the second curve: Figaro 20 (165), 12 left; Aldebaran 28 (171), 16 left.
    s = over(("A", "Figaro", 20), ("B", "Aldebaran", 28), ("C", "*Caruso", 31))
    assert s.places == ["Caruso", "Aldebaran", "Figaro"]


# --- level horses ------------------------------------------------------------------------------------


@rule("J-124", "J-125")
@pytest.mark.parametrize(("start", "second", "third"), [
    ("A", "Figaro", "Rose Room"), ("B", "Figaro", "Rose Room"), ("C", "Rose Room", "Figaro"),
    ("D", "Rose Room", "Figaro"),
])  # fmt: skip
def test_g20_level_for_second(start: str, second: str, third: str) -> None:
    # B's Figaro and D's Rose Room both have 5 left; A's Caruso has won; C has no horse.
    runners = {"A": ("A", "*Caruso", 31), "B": ("B", "Figaro", 27), "D": ("D", "Rose Room", 35)}
    order = [x for x in ("ABCD" * 2)["ABCD".index(start):][:4] if x in runners]  # fmt: skip
    s = over(*(runners[x] for x in order), start=start)
    assert s.places == ["Caruso", second, third]
    assert int(s.g.paid_odds) == 3


@rule("J-125", "J-267")
@pytest.mark.parametrize(("value", "second"), [("order_of_play", "Figaro"), ("next_to_move", "Rose Room")])
def test_g38_level_other_reading(value: str, second: str) -> None:
    # C's Rigel wins; A's Figaro and D's Rose Room are level: D would have moved next.
    s = over(
        ("A", "Figaro", 27), ("B", "Tristan", 5), ("C", "*Rigel", 43), ("D", "Rose Room", 35),
        level_tiebreak=value,
    )  # fmt: skip
    assert s.places[:2] == ["Rigel", second]
    assert [s.names[f["horse"]] for _, f, _ in s.told("ODDS")] == [second]


@rule("J-125")
@pytest.mark.parametrize("value", ["order_of_play", "next_to_move"])
def test_of_two_level_horses_of_one_owner_the_first_entered_is_ahead(value: str) -> None:
    s = over(
        ("A", "Rapid", 31), ("A", "Figaro", 27), ("B", "*Caruso", 31), ("C", "Tristan", 3),
        level_tiebreak=value,
    )  # fmt: skip
    assert s.places == ["Caruso", "Rapid", "Figaro", "Tristan"]


@rule("J-126")
def test_a_horse_held_or_standing_over_is_placed_where_it_stands() -> None:
    # Rapid, held, on 14 (128), Figaro, standing over, on 12 (128), Tristan on 11 (127).
    s = Scene(4).field(("A", "Figaro", 12), ("B", "Rapid", 14), ("C", "Tristan", 11), ("D", "Rigel", 43))
    s.take("Figaro", "RC12").take("Rapid", "RC11")
    home(s, "Rigel")
    assert s.places == ["Rigel", "Figaro", "Rapid", "Tristan"]


@rule("J-267")
@pytest.mark.parametrize(("winner", "order"), [
    ("A", "BCD"), ("B", "CDA"), ("C", "DAB"), ("D", "ABC"),
])  # fmt: skip
def test_next_to_move_goes_from_the_stall_after_the_winners(winner: str, order: str) -> None:
    # Whoever of the four wins, the other three stand on 129 or on 5 left.
    names = {"A": ("Figaro", 13), "B": ("Rusch", 15), "C": ("Rose Room", 17), "D": ("Pollux", 19)}
    names[winner] = ("*Rigel", 43)
    s = over(*((x, *names[x]) for x in "ABCD"), level_tiebreak="next_to_move")
    assert s.places == ["Rigel", *(names[x][0] for x in order)]


@rule("J-267")
def test_next_to_move_with_another_starting_stall() -> None:
    # Order of play C D A B; A wins; B would have been next, then C and D in a new round.
    s = over(
        ("C", "Rose Room", 17), ("D", "Pollux", 19), ("A", "*Rigel", 43), ("B", "Rusch", 15),
        start="C", level_tiebreak="next_to_move",
    )  # fmt: skip
    assert s.places == ["Rigel", "Rusch", "Rose Room", "Pollux"]


@rule("J-267")
@pytest.mark.parametrize(("value", "first", "places"), [
    ("next_to_move", "Rigel", ["Rapid", "Figaro", "Isolde"]),
    ("next_to_move", "Rapid", ["Figaro", "Isolde", "Rapid"]),
    ("order_of_play", "Rigel", ["Isolde", "Rapid", "Figaro"]),
    ("order_of_play", "Rapid", ["Isolde", "Rapid", "Figaro"]),
])  # fmt: skip
def test_the_winners_stable_companion(value: str, first: str, places: list[str]) -> None:
    # A's Isolde, C's Rapid and D's Figaro are level with 5 left when C's Rigel wins in round 7. Rapid is on
    # 31 from the start, or moves 5 there before Rigel. Isolde moves 2 from 25.
    s = Scene(4, level_tiebreak=value)
    rapid = 31 if first == "Rigel" else 26
    s.field(("A", "Isolde", 25), ("C", "Rigel", 43), ("C", "Rapid", rapid), ("D", "Figaro", 27))
    s.round(7, racing=["RC08"])
    assert s.decision == "first"
    s.cards(["RC09"] if first == "Rigel" else ["RC13", "RC09"]).do("first", first).end_round()
    assert s.places == ["Rigel", *places]


# --- broken off --------------------------------------------------------------------------------------


def ruin() -> Scene:
    """Slot 2, not yet broken off: A's Caruso is out, B's Tristan alone is left. A has 500 on black and 200
    on blue, B 1,000 on blue, and B holds Stalltips on blue; C has a bond and owes 2,000."""
    s = Scene(3).own("C", "bond").field(("A", "Caruso", 5), ("B", "Tristan", 5), ("C", "Figaro", 5))
    s.bet("A", m500="black", m200="blue").bet("B", m1000="blue")
    s.draw("Tristan", "CH16").take("Caruso", "RC14").fresh().take("Figaro", "RC15").fresh()
    return s.mark()


@rule("J-127", "J-128")
def test_g27_broken_off() -> None:
    s = ruin()
    assert s.told("BROKEN_OFF") == []
    s.take("Tristan", "RC14").end_round()
    assert [f for _, f, _ in s.told("BROKEN_OFF")] == [{"slot": 2, "race": 1}]
    assert [x for x in s.paid() if x[3] != "J-138"] == [
        ("bank", "A", 700, "J-128"), ("bank", "B", 1000, "J-128"), ("bank", "B", 1000, "J-128"),
        ("bank", "C", 500, "J-137"),
    ]  # fmt: skip
    assert [x[:3] for x in s.paid() if x[3] == "J-138"] == [(x, "bank", 100) for x in "ABC"]
    # No prizes, no odds, no win; then the next race is called.
    assert s.steps() == "abcdef"
    assert [name for name, _, _ in s.told() if name in ("PLACED", "ODDS", "WIN_MARKED")] == []
    assert s.places == []
    assert s.view(None)["slots"][1]["result"] == "broken_off"
    s.until("enter")
    assert int(s.g.slot) == 3


@rule("J-127", "J-128")
def test_fees_premiums_and_jockey_fees_are_not_returned() -> None:
    # A enters Caruso (200), lets the star jockey ride (500 to B) and insures (1,000).
    s = Scene(2).own("A", "jockey").own("B", "jockeytjanst").money("A", 3000).money("B", 3000).slot(2).mark()
    s.do("enter", "Tristan").do("enter", "Caruso").do("ride", "Caruso").until("insure", "A").do("accept")
    while s.decision:
        s.do("pass")
    assert sorted(x[:3] for x in s.paid()) == [
        ("A", "B", 500), ("A", "bank", 200), ("A", "bank", 1000), ("B", "bank", 200),
    ]  # fmt: skip
    # Round 1 has led Tristan to the chance square 4. Then both drop out.
    assert s.state.chance_kind == "chance_card"
    s.mark().take("Tristan", "RC14").fresh().take("Caruso", "RC15").end_round()
    assert [x for x in s.paid() if x[3] != "J-138"] == [("bank", "A", 10_000, "J-054")]
    assert len(s.told("BROKEN_OFF")) == 1


@rule("J-128")
@pytest.mark.parametrize(("value", "steps", "paid"), [
    ("yes", "abcdef", [("bank", "C", 500, "J-137")] + [(x, "bank", 100, "J-138") for x in "ABC"]),
    ("no", "abef", []),
])  # fmt: skip
def test_whether_steps_c_and_d_follow(value: str, steps: str, paid: list[tuple[str, str, int, str]]) -> None:
    s = Scene(3, broken_off_interest=value).own("C", "bond").field(("A", "Caruso", 5), ("B", "Tristan", 5))
    s.take("Caruso", "RC14").fresh().mark().take("Tristan", "RC14").end_round()
    assert s.steps() == steps
    assert s.paid() == paid


@rule("J-128")
def test_the_option_says_nothing_of_a_race_that_is_won() -> None:
    s = over(("A", "*Caruso", 31), ("B", "Tristan", 5), broken_off_interest="no")
    assert s.steps() == "abcdef"


@rule("J-128")
def test_nothing_goes_back_to_a_bankrupt() -> None:
    s = ruin().bankrupt("A").take("Tristan", "RC14").end_round()
    assert [x[1] for x in s.paid() if x[3] == "J-128"] == ["B", "B"]


@rule("J-129")
def test_the_last_horse_left_must_still_run_home_and_may_drop_out() -> None:
    # Round 2: Tristan 3 to 8; round 3: 2 to 10; round 4: 2 to the racing square 12, RC15.
    s = ruin().round(2).round(3)
    assert (s.square("Tristan"), s.winner, s.told("BROKEN_OFF")) == (10, None, [])
    s.round(4, racing=["RC15"]).end_round()
    assert len(s.told("BROKEN_OFF")) == 1


@rule("J-129", "J-114")
def test_the_last_horse_left_takes_its_card_in_the_finish() -> None:
    s = ruin()
    s.g.at[1] = 31
    s.round(2, racing=["RC12"])
    assert (s.winner, s.square("Tristan")) == (None, 31)
    s.round(3, racing=["RC02"]).end_round()
    assert (s.winner, s.places) == ("Tristan", ["Tristan"])


@rule("J-130")
def test_prizes_of_places_not_filled_stay_in_the_bank() -> None:
    # Two horses left of four: 2,000 and 1,000; nobody gets the 500.
    s = Scene(4).field(("A", "Caruso", 31), ("B", "Tristan", 5), ("C", "Figaro", 30), ("D", "Rigel", 42))
    s.take("Figaro", "RC14").fresh().take("Rigel", "RC15").fresh().mark()
    home(s, "Caruso")
    assert s.places == ["Caruso", "Tristan"]
    assert [x for x in s.paid() if x[3] == "J-135"] == [
        ("bank", "A", 2000, "J-135"),
        ("bank", "B", 1000, "J-135"),
    ]


@rule("J-130")
def test_a_horse_that_dropped_out_has_no_place() -> None:
    # Those behind move up: Tristan is second, not third.
    s = Scene(4).field(("A", "Caruso", 31), ("B", "Tristan", 5), ("C", "Figaro", 30), ("D", "Rigel", 3))
    s.take("Figaro", "RC14")
    home(s, "Caruso")
    assert s.places == ["Caruso", "Tristan", "Rigel"]


# --- odds --------------------------------------------------------------------------------------------


@rule("J-131", "J-132")
@pytest.mark.parametrize(
    ("left", "odds"), [(1, 20), (2, 10), (3, 5), (4, 4), (5, 3), (6, 2), (7, 2), (31, 2)]
)
@pytest.mark.parametrize(("horse", "length"), [("Figaro", 32), ("Rapid", 36), ("Avalon", 40), ("Pollux", 44)])
def test_the_odds_go_by_what_the_second_horse_has_left(horse: str, length: int, left: int, odds: int) -> None:
    s = over(("A", "*Caruso", 31), ("B", horse, length - left))
    assert int(s.g.paid_odds) == odds
    assert [f["odds"] for _, f, _ in s.told("ODDS")] == [odds]


@rule("J-131")
def test_neither_the_third_horse_nor_one_that_is_out_counts() -> None:
    # Second is Figaro with 4 left; Rapid with 1 left is out; Pollux has 6 left.
    s = Scene(4).field(("A", "Caruso", 31), ("B", "Figaro", 28), ("C", "Rapid", 35), ("D", "Pollux", 38))
    s.take("Rapid", "RC14")
    home(s, "Caruso")
    assert int(s.g.paid_odds) == 4


@rule("J-133")
def test_without_a_second_horse_the_odds_are_2() -> None:
    s = (
        Scene(2)
        .field(("A", "Caruso", 31), ("B", "Tristan", 31))
        .bet("B", m200="blue")
        .take("Tristan", "RC14")
    )
    home(s, "Caruso")
    assert s.told("ODDS") == [("ODDS", {"odds": 2, "colour": 0, "horse": -1}, "J-133")]
    assert ("bank", "B", 400, "J-143") in s.paid()


@rule("J-134")
def test_the_second_horse_may_be_the_winners_owners_own() -> None:
    s = over(("A", "*Caruso", 31), ("A", "Figaro", 30), ("B", "Tristan", 5))
    assert int(s.g.paid_odds) == 10
    assert [x[1:3] for x in s.paid() if x[3] == "J-135"] == [("A", 2000), ("A", 1000), ("B", 500)]


@rule("J-134", "J-072")
@pytest.mark.parametrize(("first", "odds"), [("Caruso", 2), ("Figaro", 10)])
def test_the_order_of_two_horses_can_change_the_odds(first: str, odds: int) -> None:
    # A's Figaro on 26, 6 left, moves 4 in round 7 if it is named first: 2 left.
    s = Scene(2).field(("A", "Caruso", 31), ("A", "Figaro", 26), ("B", "Tristan", 5)).round(7)
    s.cards(["RC09"]).do("first", first).end_round()
    assert (s.winner, int(s.g.paid_odds)) == ("Caruso", odds)


# --- the race cannot go on ---------------------------------------------------------------------------


def stuck(second: str = "") -> Scene:
    """Rapid and Rusch stand level on 14 with nobody behind; Rapid is stuck, Rusch as its card says. There is
    only one RC11, so without a card Rusch is stuck by hand."""
    s = Scene(2, bad_gallop_when_last="stuck").field(("A", "Rapid", 14), ("B", "Rusch", 14))
    s.bet("A", m500="red").take("Rapid", "RC11")
    if second:
        return s.take("Rusch", second).mark()
    s.g.held[1] = s.g.held[0]
    return s.mark()


@rule("J-266", "J-128")
def test_stalemate_if_every_running_horse_is_held() -> None:
    s = stuck().round(1).end_round()
    assert [why for _, _, why in s.told("BROKEN_OFF")] == ["J-266"]
    assert ("bank", "A", 500, "J-128") in s.paid()
    assert s.steps() == "abcdef"


@rule("J-266")
def test_a_horse_that_stands_over_is_no_stalemate() -> None:
    # In round 2 Rusch stands over; in round 3 it moves 1.
    s = stuck("RC12").round(2).end_round()
    assert s.told("BROKEN_OFF") == []
    assert [f["round"] for _, f, _ in s.told("ROUND")][:2] == [2, 3]
    assert ("MOVES", {"horse": s.horse("Rusch"), "from": 14, "to": 15, "cause": 0}, "J-073") in s.told()


@rule("J-266")
def test_a_horse_that_may_not_move_in_the_finish_is_no_stalemate() -> None:
    s = stuck("RC08")
    s.g.at[1] = 34
    s.mark().round(2, racing=["RC13"]).end_round()
    assert s.told("BROKEN_OFF") == []
    assert s.state.chance_kind == "racing_card"


@rule("J-266", "J-104")
def test_g51_not_a_stalemate() -> None:
    # Rusch 4 to 14 in round 1, held; Comet, noted, 5 to 11. Round 2: Rusch is held; Comet 3 to 14, RC14.
    # Round 3: Rusch is free and moves 1; round 4: 2; round 5: 3.
    s = Scene(2).field(("A", "Rusch", 10), ("B", "Comet", 6)).round(1, racing=["RC11"])
    assert (s.square("Rusch"), s.is_held("Rusch"), s.square("Comet")) == (14, True, 11)
    s.round(2, racing=["RC14"])
    assert (s.square("Rusch"), s.is_held("Rusch"), s.is_out("Comet")) == (14, True, True)
    s.mark().end_round()
    assert s.told("BROKEN_OFF") == []
    assert [f["to"] for _, f, _ in s.told("MOVES")][:1] == [15]


@rule("J-266", "J-104")
def test_g51_in_one_round() -> None:
    # Comet 5 from 1 to the racing square 6 drops out in the round in which Rusch was held.
    s = Scene(2).field(("A", "Rusch", 10), ("B", "Comet", 1)).round(1, racing=["RC11", "RC14"])
    s.mark().end_round()
    # Round 2: Rusch 5 to 19, a racing square.
    assert [(f["from"], f["to"]) for _, f, _ in s.told("MOVES")] == [(14, 19)]
    assert s.told("BROKEN_OFF") == []


@rule("J-268")
def test_the_card_in_hand_is_finished_before_the_race_is_broken_off() -> None:
    # The horses of C and A are out; B's Rusch, insured, goes lame as the last.
    s = Scene(3).field(("A", "Rapid", 9), ("B", "Rusch", 10), ("C", "Rigel", 3))
    s.g.insured[1] = 1
    s.take("Rigel", "RC14").fresh().take("Rapid", "RC14").fresh().mark()
    s.round(1, racing=["RC15"])
    assert s.paid() == [("bank", "B", 10_000, "J-054")]
    assert s.owner("Rusch") == "bank"
    s.end_round()
    names = [name for name, _, _ in s.told()]
    assert (
        names.index("DROPS_OUT") < names.index("PAY") < names.index("HORSE_LOST") < names.index("BROKEN_OFF")
    )


@rule("J-268")
def test_it_is_tested_each_time_a_horse_drops_out_and_the_rest_of_the_round_falls_away() -> None:
    # A's first horse is the last but one to drop out, A's second the last; B and C have none left.
    s = Scene(3).field(("A", "Rapid", 9), ("A", "Comet", 1), ("B", "Rusch", 10), ("C", "Rigel", 3))
    s.take("Rigel", "RC14").fresh().take("Rusch", "RC14").fresh().mark().round(1)
    s.cards(["RC14", "RC15"]).do("first", "Rapid")
    assert [s.names[f["horse"]] for _, f, _ in s.told("DROPS_OUT")] == ["Rapid", "Comet"]
    s.end_round()
    assert turns(s) == ["A"]
    assert [why for _, _, why in s.told("BROKEN_OFF")] == ["J-127"]
