"""Movement (ledger part A8), with the pairs of squares that the two scales of progress order differently.

Rapid's card: 5 2 1 3 4 1 5 2 4 3 5 1. Its lane 3 has racing squares 2, 6, 14, 19, 25, 31 and chance squares
4, 10, 16, 21, 29, 33.
"""

from __future__ import annotations

import pytest

from tests.games.jagersro.scene import Scene
from tests.ledger import rule

# A horse of each age, for its lane.
OF_LANE = {2: "Figaro", 3: "Rapid", 4: "Avalon", 5: "Rigel"}

# The pairs of table B2: level on `apex`; on `even` the first is behind or ahead.
BEHIND = {
    (2, 3): [(8, 9), (21, 24)],
    (2, 4): [(7, 8), (8, 10), (20, 25), (21, 27)],
    (2, 5): [(8, 11), (21, 30)],
    (3, 4): [(9, 10), (24, 27)],
    (3, 5): [(9, 11), (24, 30)],
    (4, 5): [(10, 11), (27, 30)],
}
AHEAD = {
    (2, 3): [(9, 10), (22, 25)],
    (2, 4): [(9, 11), (10, 13), (22, 28), (23, 30)],
    (2, 5): [(9, 12), (22, 31)],
    (3, 4): [(10, 11), (25, 28)],
    (3, 5): [(10, 12), (25, 31)],
    (4, 5): [(11, 12), (28, 31)],
}
PAIRS = [
    pytest.param(lanes, squares, side, id=f"{lanes[0]}/{lanes[1]}-{squares[0]}/{squares[1]}")
    for side, table in (("behind", BEHIND), ("ahead", AHEAD))
    for lanes, found in table.items()
    for squares in found
]


def leading(lanes: tuple[int, int], squares: tuple[int, int], progress: str) -> list[bool]:
    """Which of two horses lead, alone on the board on these squares; level ones both do."""
    s = Scene(2, progress=progress)
    s.field(*((stall, OF_LANE[lane], at) for stall, lane, at in zip("AB", lanes, squares, strict=True)))
    return [r["leads"] for r in s.view(None)["runners"]]


def moves(s: Scene) -> list[tuple[str, int, int]]:
    """Which horses have moved since the mark, from where to where."""
    return [(s.names[f["horse"]], f["from"], f["to"]) for _, f, _ in s.told("MOVES")]


# --- figures -----------------------------------------------------------------------------------------


@rule("J-073")
def test_the_printed_example_rapid_moves_5_then_2() -> None:
    s = Scene(2).field(("A", "Rapid"), ("B", "Caruso"))
    s.turn("Rapid", number=1)
    assert s.square("Rapid") == 5
    s.turn("Rapid", number=2)
    assert s.square("Rapid") == 7
    assert s.told("MOVES")[0] == ("MOVES", {"horse": 6, "from": 0, "to": 5, "cause": 0}, "J-073")


@rule("J-073")
@pytest.mark.parametrize(("number", "figure", "racing", "chance"), [
    (1, 5, [], []), (2, 2, ["RC08"], []), (3, 1, [], []), (4, 3, [], []), (5, 4, [], ["CH06"]),
    (6, 1, [], []), (7, 5, [], []), (8, 2, ["RC08"], []), (9, 4, [], ["CH06"]), (10, 3, [], []),
    (11, 5, [], []), (12, 1, [], []),
])  # fmt: skip
def test_each_round_has_its_number(number: int, figure: int, racing: list[str], chance: list[str]) -> None:
    # From 17: 19 is a racing square, 21 a chance square.
    s = Scene(2).field(("A", "Rapid", 17), ("B", "Caruso"))
    s.turn("Rapid", number=number, racing=racing, chance=chance)
    assert s.square("Rapid") == 17 + figure


@rule("J-074")
@pytest.mark.parametrize(("number", "to"), [(12, 18), (13, 22), (15, 18), (16, 20), (24, 18), (25, 22)])
def test_after_twelve_rounds_the_numbers_begin_again(number: int, to: int) -> None:
    # Rapid 1 in round 12; 5, 1 and 3 in rounds 13, 15, 16 as in 1, 3, 4; 1 in 24; 5 in 25.
    s = Scene(2).field(("A", "Rapid", 17), ("B", "Caruso")).turn("Rapid", number=number)
    assert s.square("Rapid") == to


@rule("J-074", "J-075")
@pytest.mark.parametrize(("number", "column"), [(1, 1), (12, 12), (13, 1), (24, 12), (25, 1)])
def test_the_peg_starts_over_after_hole_12(number: int, column: int) -> None:
    # Rapid and Caruso stand over, so nothing else happens.
    s = Scene(2).field(("A", "Rapid", 17), ("B", "Caruso"))
    s.g.stand[:2] = 1
    s.round(number)
    assert s.told("ROUND") == [("ROUND", {"round": number, "column": column}, "J-075")]


@rule("J-075")
@pytest.mark.parametrize(("code", "number", "to"), [
    ("X1", 1, 22), ("X1", 12, 18),  # spring: column 1, 12
    ("X2", 1, 20), ("X2", 9, 18), ("X2", 10, 22),  # summer: columns 4, 12, 1
    ("X6", 1, 22), ("X6", 6, 18), ("X6", 7, 22),  # autumn: columns 7, 12, 1
    ("X8", 1, 20), ("X8", 3, 18), ("X8", 4, 22),  # winter: columns 10, 12, 1
])  # fmt: skip
def test_the_column_counts_from_the_start_column_of_the_race(code: str, number: int, to: int) -> None:
    # Columns 1, 4, 7, 10, 12 of Rapid's card: 5, 3, 5, 3, 1.
    s = Scene(2).race(6, code).field(("A", "Rapid", 17), ("B", "Orkan"), slot=6)
    s.turn("Rapid", number=number)
    assert s.square("Rapid") == to


@rule("J-075")
@pytest.mark.parametrize("slot", range(1, 11))
def test_the_races_of_the_programme_start_from_column_1(slot: int) -> None:
    s = Scene(2).field(("A", "Rapid"), ("B", "Caruso"), slot=slot)
    assert int(s.g.column) == 1


# --- on the board ------------------------------------------------------------------------------------


@rule("J-076")
def test_any_number_of_horses_may_stand_on_one_square() -> None:
    # All four are of lane 3: three stand on 12, Orkan comes from 10 by 2.
    s = Scene(4).field(("A", "Rapid", 12), ("B", "Vitesse", 12), ("C", "Comet", 12), ("D", "Orkan", 10))
    s.turn("Orkan", number=1)
    assert {r["at"] for r in s.view(None)["runners"]} == {12}


@rule("J-077")
def test_the_whole_figure_is_moved_past_horses_in_the_way() -> None:
    s = Scene(3).field(("A", "Rapid", 17), ("B", "Vitesse", 18), ("C", "Comet", 20)).turn("Rapid", number=1)
    assert s.square("Rapid") == 22
    assert (s.square("Vitesse"), s.square("Comet")) == (18, 20)


@rule("J-077")
def test_there_is_no_choice_even_if_a_shorter_move_would_be_better() -> None:
    # Rapid 2 from 4 leads to the racing square 6, where the card RC14 ends its race.
    s = Scene(2).field(("A", "Rapid", 4), ("B", "Caruso")).turn("Rapid", number=2, racing=["RC14"])
    assert moves(s) == [("Rapid", 4, 6)]
    assert s.is_out("Rapid")


@rule("J-078")
def test_a_round_stood_over_uses_up_its_column() -> None:
    # Round 1: 5 from 9 to the racing square 14, RC12; round 2 passes; round 3 is worth 1, not 2.
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Caruso"))
    s.turn("Rapid", number=1, racing=["RC12"]).turn("Rapid", number=2)
    assert s.square("Rapid") == 14
    s.turn("Rapid", number=3)
    assert s.square("Rapid") == 15


@rule("J-078")
def test_a_round_of_waiting_uses_up_its_column() -> None:
    # Round 1: to 14 (progress 128), RC11, with Caruso behind on 7. Round 2: still held. Caruso on 15 (131):
    # free in round 3, and moves 1.
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Caruso", 7))
    s.turn("Rapid", number=1, racing=["RC11"]).turn("Rapid", number=2)
    assert s.square("Rapid") == 14
    s.g.at[1] = 15
    s.turn("Rapid", number=3)
    assert s.square("Rapid") == 15


@rule("J-081")
def test_the_place_behind_the_starting_line_is_square_0() -> None:
    s = Scene(2).field(("A", "Rapid"), ("B", "Caruso"))
    assert (s.square("Rapid"), s.view(None)["runners"][0]["left"]) == (0, 36)
    s.turn("Rapid", number=1)
    assert s.square("Rapid") == 5


@rule("J-081", "J-097")
@pytest.mark.parametrize(("start", "number", "to"), [(1, 6, 0), (0, 2, 0), (5, 6, 3)])
def test_no_card_moves_a_horse_further_back_than_that(start: int, number: int, to: int) -> None:
    # Rapid 1 in round 6, 2 in round 2: to 2 (2 − 3 < 0) twice, and to 6 (6 − 3 = 3).
    s = Scene(2).field(("A", "Rapid", start), ("B", "Caruso")).turn("Rapid", number=number, racing=["RC06"])
    assert s.square("Rapid") == to


# --- who is ahead ------------------------------------------------------------------------------------


@rule("J-079", "J-080")
@pytest.mark.parametrize("progress", ["apex", "even"])
@pytest.mark.parametrize("square", range(1, 7))
def test_the_first_straight_is_level_square_by_square(square: int, progress: str) -> None:
    for a, b in ((2, 3), (2, 4), (2, 5), (3, 5)):
        assert leading((a, b), (square, square), progress) == [True, True]


@rule("J-079", "J-080")
@pytest.mark.parametrize("progress", ["apex", "even"])
@pytest.mark.parametrize(("lane", "first"), [(3, 14), (4, 16), (5, 18)])
def test_the_back_straight_is_level_square_by_square(lane: int, first: int, progress: str) -> None:
    for i in range(8):
        assert leading((2, lane), (12 + i, first + i), progress) == [True, True]


@rule("J-079", "J-080")
@pytest.mark.parametrize("progress", ["apex", "even"])
@pytest.mark.parametrize(("lanes", "squares", "ahead"), [
    # Inside, on a smaller number, and ahead: 66 to 54 (800 to 782); 97 to 91 (1,000 to 964).
    ((2, 5), (8, 10), 0), ((2, 5), (10, 14), 0), ((3, 4), (11, 12), 0),
    # Inside and behind: 36 to 42 (700 to 736); 1 square on in the second curve, 165 to 171 (2,000 to 2,036).
    ((2, 5), (7, 9), 1), ((2, 5), (20, 28), 1),
])  # fmt: skip
def test_in_the_curves_the_front_edge_decides(
    lanes: tuple[int, int], squares: tuple[int, int], ahead: int, progress: str
) -> None:
    expected = [False, False]
    expected[ahead] = True
    assert leading(lanes, squares, progress) == expected


@rule("J-080", "J-079")
@pytest.mark.parametrize(("lanes", "squares", "side"), PAIRS)
def test_the_28_pairs_are_level_on_apex(lanes: tuple[int, int], squares: tuple[int, int], side: str) -> None:
    assert leading(lanes, squares, "apex") == [True, True]


@rule("J-080", "J-079")
@pytest.mark.parametrize(("lanes", "squares", "side"), PAIRS)
def test_the_28_pairs_are_not_level_on_even(
    lanes: tuple[int, int], squares: tuple[int, int], side: str
) -> None:
    assert leading(lanes, squares, "even") == [side == "ahead", side == "behind"]


@rule("J-080")
def test_there_are_28_such_pairs() -> None:
    assert len(PAIRS) == 28


@rule("J-080", "J-079", "J-123")
@pytest.mark.parametrize(("progress", "second"), [("apex", "Avalon"), ("even", "Figaro")])
def test_the_scale_decides_the_places(progress: str, second: str) -> None:
    # Figaro (B) on 9 and Avalon (A) on 11: level on `apex`, where A is earlier in turn; 900 to 878 on `even`.
    s = Scene(3, progress=progress)
    s.field(("A", "Avalon", 11), ("B", "Figaro", 9), ("C", "Caruso", 31))
    s.turn("Caruso", number=1, racing=["RC01"]).end_round()
    assert s.places[1] == second


@rule("J-080")
@pytest.mark.parametrize(("progress", "to"), [("apex", 10), ("even", 11)])
def test_the_scale_decides_how_far_up_to_the_leader_is(progress: str, to: int) -> None:
    # G03: Figaro on 9 leads; Whispering (lane 4) on 6 takes RC09. Its 11 is 67 on `apex`, level with Figaro;
    # on `even` it is 878, behind Figaro's 900, and a chance square.
    s = Scene(2, progress=progress).field(("A", "Figaro", 9), ("B", "Whispering", 6))
    s.cards(chance=["CH06"] if progress == "even" else []).take("Whispering", "RC09")
    assert s.square("Whispering") == to
