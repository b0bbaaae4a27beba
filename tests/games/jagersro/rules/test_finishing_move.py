"""The finishing move (ledger part A11).

Lanes: 32, 36, 40 and 44 squares to cross. Of lane 5 the squares before the line: 37 chance, 39 racing, 41
chance; the others plain. Rigel's figures: 6 6 6 1 3 6 4 5 6 2 3 4.
"""

from __future__ import annotations

import pytest

from tests.games.jagersro.scene import Scene
from tests.ledger import rule

PLAIN, FINISH = 0, 1


def rigel(square: int, number: int, *racing: str, chance: tuple[str, ...] = (), **options: str) -> Scene:
    """Rigel's turn in a round from a square; Caruso is far behind on 5."""
    s = Scene(2, **options).field(("A", "Rigel", square), ("B", "Caruso", 5))
    return s.turn("Rigel", number=number, racing=racing, chance=chance)


def moves(s: Scene, horse: str = "Rigel") -> list[tuple[int, int]]:
    """The moves of a horse since the mark."""
    number = s.horse(horse)
    return [(f["from"], f["to"]) for _, f, _ in s.told("MOVES") if f["horse"] == number]


def contexts(s: Scene) -> list[tuple[str, int]]:
    """The racing cards taken since the mark and their contexts."""
    return [(s.racing_ids[f["racing_card"]], f["context"]) for _, f, _ in s.told("RACING_CARD")]


# --- when a card is taken ----------------------------------------------------------------------------


@rule("J-114", "J-115")
@pytest.mark.parametrize(("horse", "number", "square"), [
    ("Figaro", 7, 28), ("Figaro", 8, 31), ("Rapid", 1, 31), ("Solitude", 1, 34), ("Rigel", 6, 38),
    ("Castor", 5, 39),
])  # fmt: skip
def test_a_figure_of_what_is_left_is_enough_one_less_is_not(horse: str, number: int, square: int) -> None:
    # Figures 4, 1, 5, 6, 6, 5 with as much left: a card (which does not let it move). From one square before:
    # no card, and it stops on the last square.
    s = Scene(2).field(("A", horse, square), ("B", "Tristan", 5)).turn(horse, number=number, racing=["RC12"])
    assert (contexts(s), moves(s, horse)) == ([("RC12", FINISH)], [])
    s = Scene(2).field(("A", horse, square - 1), ("B", "Tristan", 5)).turn(horse, number=number)
    length = {"Figaro": 32, "Rapid": 36, "Solitude": 40}.get(horse, 44)
    assert moves(s, horse) == [(square - 1, length - 1)]
    assert s.winner is None


@rule("J-114")
def test_the_card_is_taken_before_moving() -> None:
    s = rigel(40, 7, "RC01")
    assert [name for name, _, _ in s.told() if name in ("RACING_CARD", "MOVES", "HOME")] == [
        "RACING_CARD", "MOVES", "MOVES", "HOME",
    ]  # fmt: skip
    assert moves(s) == [(40, 42), (42, 44)]


@rule("J-114", "J-119")
def test_who_reaches_the_line_by_a_card_in_plain_context_takes_no_finish_card() -> None:
    # Rapid 10 left, figure 5, to 31, a racing square: +5: home.
    s = Scene(2).field(("A", "Rapid", 26), ("B", "Caruso", 5)).turn("Rapid", number=1, racing=["RC04"])
    assert contexts(s) == [("RC04", PLAIN)]
    assert moves(s, "Rapid") == [(26, 31), (31, 36)]
    assert s.winner == "Rapid"


@rule("J-115")
def test_the_test_is_made_before_any_cap() -> None:
    # 4 left, figure 4: though RC08 lets it move 2 only, this was the finishing move.
    s = rigel(40, 7, "RC08")
    assert (contexts(s), moves(s)) == ([("RC08", FINISH)], [(40, 42)])


@rule("J-115", "J-099")
@pytest.mark.parametrize(("square", "home"), [(40, True), (39, False)])
def test_under_rc07_the_test_is_made_with_4(square: int, home: bool) -> None:
    # Round 8: the card's own 5 would reach the line from 39.
    s = Scene(2).field(("A", "Rigel", 1), ("B", "Caruso", 5)).take("Rigel", "RC07")
    s.g.at[0] = square
    s.turn("Rigel", number=8)
    assert (s.winner == "Rigel") is home


# --- the sequence ------------------------------------------------------------------------------------


@rule("J-116")
def test_g05_weak_finish() -> None:
    s = Scene(2).field(("A", "Figaro", 29), ("B", "Caruso", 5)).turn("Figaro", number=7, racing=["RC08"])
    assert (s.square("Figaro"), s.winner) == (31, None)
    s.turn("Figaro", number=8, racing=["RC01"])
    assert (s.winner, moves(s, "Figaro")) == ("Figaro", [(29, 31), (31, 32)])


@rule("J-116", "J-106")
def test_g06_finish_chain() -> None:
    s = rigel(38, 6, "RC02", "RC12")
    assert (moves(s), contexts(s)) == ([(38, 39)], [("RC02", FINISH), ("RC12", FINISH)])
    s.turn("Rigel", number=7)
    assert (s.square("Rigel"), s.racing_taken("Rigel"), s.winner) == (43, 2, None)


@rule("J-116", "J-117")
def test_g07_set_back() -> None:
    s = rigel(40, 7, "RC06", chance=("CH06", "CH11"))
    assert moves(s) == [(40, 37), (37, 41)]
    assert (s.winner, s.racing_taken("Rigel"), s.chance_taken("Rigel")) == (None, 1, 2)


@rule("J-116")
def test_g08_set_back_and_on() -> None:
    s = rigel(40, 7, "RC05", "RC01", chance=("CH06",))
    assert moves(s) == [(40, 39), (39, 41), (41, 44)]
    assert (s.winner, s.racing_taken("Rigel"), s.chance_taken("Rigel")) == ("Rigel", 2, 1)


@rule("J-116")
def test_the_cards_come_before_the_figure() -> None:
    s = rigel(40, 7, "RC05", "RC01", chance=("CH11",))
    wanted = ("RACING_CARD", "CHANCE_CARD", "PAY", "MOVES", "HOME")
    assert [name for name, _, _ in s.told() if name in wanted] == [
        "RACING_CARD", "MOVES", "RACING_CARD", "MOVES", "CHANCE_CARD", "PAY", "MOVES", "HOME",
    ]  # fmt: skip


@rule("J-116")
@pytest.mark.parametrize(("card", "after"), [
    ("RC13", [(40, 39)]),  # nothing in plain context; here it may not move
    ("RC10", [(40, 39), (39, 44)]),  # home, not once more
    ("RC07", [(40, 39), (39, 43)]),  # this move is 4 already
    ("RC08", [(40, 39), (39, 41)]),
    ("RC14", [(40, 39)]),
])  # fmt: skip
def test_a_chained_card_is_in_finish_context_too(card: str, after: list[tuple[int, int]]) -> None:
    # Rigel on 40, round 8, figure 5: −1 to the racing square 39. 41 is a chance square.
    s = rigel(40, 8, "RC05", card, chance=("CH06",) if card == "RC08" else ())
    assert moves(s) == after
    assert contexts(s) == [("RC05", FINISH), (card, FINISH)]


@rule("J-116", "J-086")
@pytest.mark.parametrize(("square", "number"), [(39, 8), (41, 11)])
def test_the_square_it_stood_on_counts_only_if_the_card_has_moved_it(square: int, number: int) -> None:
    # On the racing square 39 with 5, on the chance square 41 with 3.
    s = Scene(2).field(("A", "Rigel", square), ("B", "Caruso", 5), riders=["Rigel"])
    s.turn("Rigel", number=number, racing=["RC13"])
    assert (moves(s), s.chance_taken("Rigel")) == ([(square, 44)], 0)


@rule("J-116")
@pytest.mark.parametrize(("card", "out"), [
    ("RC14", True), ("RC15", True), ("RC11", False), ("RC12", False), ("RC13", False),
])  # fmt: skip
def test_one_that_drops_out_or_must_stay_does_not_move(card: str, out: bool) -> None:
    s = rigel(40, 7, card)
    assert (moves(s), s.is_out("Rigel"), s.winner) == ([], out, None)


@rule("J-116")
@pytest.mark.parametrize("value", ["yes", "no"])
def test_the_figure_lands_in_plain_context_under_both_values(value: str) -> None:
    # −3 from 40 to 37: its chance card is taken with `yes` only; then 4 to 41: a chance card in any case.
    s = rigel(
        40, 7, "RC06", chance=("CH06", "CH11") if value == "yes" else ("CH11",), finish_card_chain=value
    )
    assert moves(s) == [(40, 37), (37, 41)]
    assert s.chance_taken("Rigel") == (2 if value == "yes" else 1)


@rule("J-116")
def test_g06_without_the_chain() -> None:
    # The racing square 39 does nothing; 6 is enough.
    s = rigel(38, 6, "RC02", finish_card_chain="no")
    assert (moves(s), s.winner) == ([(38, 39), (39, 44)], "Rigel")


@rule("J-116")
def test_g08_without_the_chain() -> None:
    s = rigel(40, 7, "RC05", finish_card_chain="no")
    assert (moves(s), s.racing_taken("Rigel"), s.winner) == ([(40, 39), (39, 43)], 1, None)


@rule("J-117")
@pytest.mark.parametrize(("horse", "square", "number", "cards", "after"), [
    ("Figaro", 31, 2, ["RC06"], [(31, 28), (28, 31)]),  # 3 squares, 4 left
    ("Figaro", 31, 1, ["RC06"], [(31, 28), (28, 32)]),  # 4 squares: still enough
    ("Rapid", 34, 2, ["RC06", "RC05"], [(34, 31), (31, 30), (30, 32)]),  # 2 squares, 6 left
    ("Rigel", 42, 10, ["RC05"], [(42, 41), (41, 43)]),  # 2 squares, 3 left
])  # fmt: skip
def test_set_back_too_far_it_has_simply_not_arrived(
    horse: str, square: int, number: int, cards: list[str], after: list[tuple[int, int]]
) -> None:
    s = Scene(2).field(("A", horse, square), ("B", "Caruso", 5))
    s.turn(horse, number=number, racing=cards, chance=["CH06"] if horse == "Rigel" else [])
    assert moves(s, horse) == after
    assert (s.winner == horse) is (after[-1][1] == 32 and horse == "Figaro")


@rule("J-118")
def test_one_finishing_move_takes_one_card_and_the_chained_ones() -> None:
    # A card that leads to a plain square brings no other, even if the figure is still enough.
    s = Scene(2).field(("A", "Rapid", 31), ("B", "Caruso", 5)).turn("Rapid", number=1, racing=["RC05"])
    assert (moves(s, "Rapid"), s.racing_taken("Rapid")) == ([(31, 30), (30, 35)], 1)
    s = Scene(2).field(("A", "Rapid", 33), ("B", "Caruso", 5)).turn("Rapid", number=1, racing=["RC05"])
    assert (s.winner, s.racing_taken("Rapid")) == ("Rapid", 1)


@rule("J-118")
@pytest.mark.parametrize("card", ["RC08", "RC12", "RC13"])
def test_a_horse_that_stays_or_falls_short_takes_a_new_one_next_time(card: str) -> None:
    # Round 8: figure 5.
    s = rigel(40, 7, card)
    assert s.square("Rigel") < 44
    s.turn("Rigel", number=8, racing=["RC01"])
    assert (s.winner, s.racing_taken("Rigel")) == ("Rigel", 2)


@rule("J-119")
@pytest.mark.parametrize(
    ("square", "card"), [(42, "RC01"), (43, "RC01"), (43, "RC02"), (40, "RC03"), (41, "RC04")]
)
def test_over_the_line_by_a_card_it_has_won_there_and_then(square: int, card: str) -> None:
    # Round 7, figure 4: it does not move its figure as well.
    s = rigel(square, 7, card)
    assert (moves(s), s.winner, s.racing_taken("Rigel")) == ([(square, 44)], "Rigel", 1)
    assert [f["cause"] for _, f, _ in s.told("MOVES")] == [1]


@rule("J-119")
@pytest.mark.parametrize(("card", "home"), [("RC04", True), ("RC03", False)])
def test_so_it_has_in_plain_context(card: str, home: bool) -> None:
    # Rapid 5 from 26 to 31, 5 left: 5 more is home, 4 more the last square.
    s = Scene(2).field(("A", "Rapid", 26), ("B", "Caruso", 5)).turn("Rapid", number=1, racing=[card])
    assert (s.winner == "Rapid") is home
    assert s.square("Rapid") == (36 if home else 35)


@rule("J-120")
@pytest.mark.parametrize("card", ["RC12", "RC13"])
def test_not_moving_in_this_round_costs_this_round_alone(card: str) -> None:
    s = rigel(40, 7, card)
    assert [name for name, _, _ in s.told()][-1] == "STAYS"
    s.mark().turn("Rigel", number=8, racing=["RC09"])
    assert [name for name, _, _ in s.told() if name in ("STANDS_OVER", "HOME")] == ["HOME"]
