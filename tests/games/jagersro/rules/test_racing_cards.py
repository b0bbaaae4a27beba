"""The racing cards one by one (ledger part A10).

Lane 3, where most of it happens: racing squares 2, 6, 14, 19, 25, 31, chance squares 4, 10, 16, 21, 29, 33,
36 squares to cross. RC08 does nothing in plain context and CH06 nothing before slot 9: where a test needs a
card that changes nothing, it is one of these. Figures used: Rapid 5 2 1 3 4 1, Rusch 4 5 1 2 3 4, Figaro
4 3 2 3 2 3 4 1 4 3 2 1, Rigel 6 6 6 1 3 6 4 5 6 2 3 4.
"""

from __future__ import annotations

import pytest

from tests.games.jagersro.scene import Scene
from tests.ledger import rule


def moves(s: Scene, horse: str) -> list[tuple[int, int]]:
    """The moves of a horse since the mark."""
    number = s.horse(horse)
    return [(f["from"], f["to"]) for _, f, _ in s.told("MOVES") if f["horse"] == number]


def effects(s: Scene) -> list[int]:
    """What each racing card since the mark came to: 0 nothing, 1 it acted, 2 warded off by a star jockey."""
    return [f["effect"] for _, f, _ in s.told("RACING_CARD")]


def noted(s: Scene) -> list[set[str]]:
    """For each horse held since the mark, the horses that it waits for."""
    horses = [s.names[int(h)] for h in s.g.horse[: s.g.runners]]
    return [{h for r, h in enumerate(horses) if f["noted"] >> r & 1} for _, f, _ in s.told("HELD")]


def deck(s: Scene) -> tuple[int, int, int]:
    """Racing cards in the pile, on the discards, and kept."""
    cards = s.view(None)["decks"]["racing"]
    return cards["pile"], cards["discard"], cards["kept"]


def steady(square: int, riders: tuple[str, ...] = (), **options: str) -> Scene:
    """Rigel under RC07 on a square, Caruso on 5."""
    s = Scene(2, **options).field(("A", "Rigel", 1), ("B", "Caruso", 5), riders=riders).take("Rigel", "RC07")
    s.g.at[0] = square
    return s.mark()


def at_the_line(card: str, riders: tuple[str, ...] = (), **options: str) -> Scene:
    """Rigel leads on 40, 4 left, Figaro is on 20: in round 7 its figure 4 is enough, and it takes a card."""
    s = Scene(2, **options).field(("A", "Rigel", 40), ("B", "Figaro", 20), riders=riders)
    return s.turn("Rigel", number=7, racing=[card])


# --- RC01 to RC06: squares forward and back ----------------------------------------------------------

STEPS = [
    pytest.param(card, steps, number, id=card, marks=rule(number))
    for card, steps, number in (
        ("RC01", 2, "J-092"), ("RC02", 1, "J-093"), ("RC03", 4, "J-094"),
        ("RC04", 5, "J-095"), ("RC05", -1, "J-096"), ("RC06", -3, "J-097"),
    )
]  # fmt: skip


@pytest.mark.parametrize(("card", "steps", "number"), STEPS)
def test_so_many_squares_in_plain_context(card: str, steps: int, number: str) -> None:
    # Rapid 2 from 4 to the racing square 6, and on; 6 + 4 = 10 is a chance square.
    s = Scene(2).field(("A", "Rapid", 4), ("B", "Rigel", 1))
    s.turn("Rapid", number=2, racing=[card], chance=["CH06"] if steps == 4 else [])
    assert moves(s, "Rapid") == [(4, 6), (6, 6 + steps)]
    assert [why for _, _, why in s.told("MOVES")] == ["J-073", number]
    assert [(f["context"], f["effect"], why) for _, f, why in s.told("RACING_CARD")] == [(0, 1, number)]


@pytest.mark.parametrize(("card", "after"), [
    pytest.param("RC01", [(31, 33), (33, 36)], id="RC01", marks=rule("J-092")),
    pytest.param("RC02", [(31, 32), (32, 36)], id="RC02", marks=rule("J-093")),
    pytest.param("RC03", [(31, 35), (35, 36)], id="RC03", marks=rule("J-094")),
    pytest.param("RC04", [(31, 36)], id="RC04", marks=rule("J-095")),
    pytest.param("RC05", [(31, 30), (30, 35)], id="RC05", marks=rule("J-096")),
    pytest.param("RC06", [(31, 28), (28, 33)], id="RC06", marks=rule("J-097")),
])  # fmt: skip
def test_the_same_in_the_finish_before_the_figure(card: str, after: list[tuple[int, int]]) -> None:
    # Rapid on 31, 5 left, round 1, figure 5. 33 is a chance square.
    s = Scene(2).field(("A", "Rapid", 31), ("B", "Rigel", 1))
    s.turn("Rapid", number=1, racing=[card], chance=["CH06"] if card in ("RC01", "RC06") else [])
    assert moves(s, "Rapid") == after
    assert (s.winner == "Rapid") is (after[-1][1] == 36)


@rule("J-097")
@pytest.mark.parametrize(("square", "to"), [(1, 0), (2, 0), (3, 0), (5, 2)])
def test_three_back_leads_not_behind_square_0(square: int, to: int) -> None:
    # On 2, a racing square, it has landed and takes another card.
    s = Scene(2).field(("A", "Rapid", square), ("B", "Rigel", 1))
    s.take("Rapid", "RC06", more=["RC08"] if to == 2 else [])
    assert s.square("Rapid") == to


# --- RC07: steady pace -------------------------------------------------------------------------------


@rule("J-098")
def test_steady_pace_is_4_a_round_and_no_more_racing_cards() -> None:
    # Rapid 2 from 4 to 6, RC07: this move is done. Then 4 a round: 10 (chance), 14 (racing: no card), 18,
    # 22, 26, 30, 34, home. Its own figures would be 1 3 4 1 5 2 4 3.
    s = Scene(2).field(("A", "Rapid", 4), ("B", "Caruso", 20)).turn("Rapid", number=2, racing=["RC07"])
    s.turn("Rapid", number=3, chance=["CH06"])
    for number in range(4, 11):
        s.turn("Rapid", number=number)
    assert moves(s, "Rapid") == [
        (4, 6), (6, 10), (10, 14), (14, 18), (18, 22), (22, 26), (26, 30), (30, 34), (34, 36),
    ]  # fmt: skip
    assert (s.winner, s.racing_taken("Rapid"), s.chance_taken("Rapid")) == ("Rapid", 1, 1)


@rule("J-098")
@pytest.mark.parametrize("square", [6, 18, 23, 31, 39])
def test_a_steady_horse_that_lands_on_a_racing_square_takes_no_card(square: int) -> None:
    s = steady(square - 4).turn("Rigel", number=1)
    assert (s.square("Rigel"), s.racing_taken("Rigel")) == (square, 1)


@rule("J-098")
@pytest.mark.parametrize("square", [4, 12, 20, 25, 37, 41])
def test_chance_squares_go_on_as_usual(square: int) -> None:
    s = steady(square - 4).turn("Rigel", number=1, chance=["CH06"])
    assert (s.square("Rigel"), s.chance_taken("Rigel")) == (square, 1)


@rule("J-098")
@pytest.mark.parametrize(("horse", "square", "number", "to"), [
    ("Solitude", 34, 1, 38),  # 6 left, figure 6
    ("Rapid", 31, 1, 35),  # 5 left, figure 5
    ("Rapid", 32, 1, 36),  # 4 left, figure 5: home
    ("Caruso", 31, 1, 32),  # 1 left, figure 1: home
])  # fmt: skip
def test_g10_in_the_finish_this_move_already_is_4(horse: str, square: int, number: int, to: int) -> None:
    # In the following round 4 is enough for what is left, and no card is taken.
    s = Scene(2).field(("A", horse, square), ("B", "Tristan", 3)).turn(horse, number=number, racing=["RC07"])
    assert s.square(horse) == to
    if s.winner is None:
        s.turn(horse, number=number + 1)
    assert (s.winner, s.racing_taken(horse)) == (horse, 1)


@rule("J-098")
def test_g10_as_it_stands() -> None:
    s = Scene(2).field(("A", "Rigel", 38), ("B", "Caruso", 5)).turn("Rigel", number=6, racing=["RC07"])
    assert (s.square("Rigel"), s.winner) == (42, None)
    s.turn("Rigel", number=7)
    assert (s.winner, s.racing_taken("Rigel")) == ("Rigel", 1)


@rule("J-098", "J-226")
def test_the_card_is_kept_all_race_and_is_off_in_the_next() -> None:
    s = steady(20).turn("Rigel", number=6)
    assert (s.square("Rigel"), deck(s)) == (24, (19, 0, 1))
    s.field(("A", "Rigel", 17), ("B", "Caruso", 5))
    assert deck(s) == (20, 0, 0)
    # Round 1, figure 6 to the racing square 23.
    s.turn("Rigel", number=1, racing=["RC08"])
    assert s.square("Rigel") == 23


@rule("J-099")
@pytest.mark.parametrize("number", [1, 4, 6, 7, 10])
def test_g09_a_steady_horse_goes_home_without_a_card_in_any_round(number: int) -> None:
    s = steady(40).turn("Rigel", number=number)
    assert (s.winner, s.racing_taken("Rigel")) == ("Rigel", 1)


@rule("J-099")
@pytest.mark.parametrize(("value", "card", "to"), [("no", [], 44), ("yes", ["RC12"], 40)])
def test_whether_a_steady_horse_takes_a_card_for_the_finish(value: str, card: list[str], to: int) -> None:
    # On 40, 4 left, round 7: its own figure is 4.
    s = steady(40, steady_finish_draw=value).turn("Rigel", number=7, racing=card)
    assert s.square("Rigel") == to


@rule("J-264")
def test_g37_steady_and_drawing() -> None:
    s = steady(40, steady_finish_draw="yes").turn("Rigel", number=7, racing=["RC08"])
    assert s.square("Rigel") == 42
    s.turn("Rigel", number=8, racing=["RC13"])
    assert s.square("Rigel") == 42
    s.turn("Rigel", number=9, racing=["RC05"], chance=["CH06"])
    assert moves(s, "Rigel") == [(40, 42), (42, 41), (41, 44)]
    assert s.winner == "Rigel"


@rule("J-264")
@pytest.mark.parametrize(("square", "number"), [(40, 10), (40, 4), (40, 11), (41, 10), (42, 4)])
def test_with_too_small_a_number_of_its_own_it_goes_home_without_a_card(square: int, number: int) -> None:
    # Own numbers: 2 in round 10, 1 in round 4, 3 in round 11; 4 is enough.
    s = steady(square, steady_finish_draw="yes").turn("Rigel", number=number)
    assert (s.winner, s.racing_taken("Rigel")) == ("Rigel", 1)


@rule("J-264")
@pytest.mark.parametrize(("square", "number", "to"), [(38, 6, 42), (39, 8, 43), (38, 1, 42)])
def test_its_own_number_calls_for_the_card_even_if_4_is_not_enough(square: int, number: int, to: int) -> None:
    # 6 left and the number 6, 5 left and the number 5: a card, here warded off by the star jockey, then 4.
    s = steady(square, ("Rigel",), steady_finish_draw="yes").turn("Rigel", number=number, racing=["RC13"])
    assert (s.square("Rigel"), s.racing_taken("Rigel")) == (to, 2)


@rule("J-264")
@pytest.mark.parametrize(("card", "after"), [
    ("RC01", [(38, 40), (40, 44)]), ("RC02", [(38, 39), (39, 43)]), ("RC04", [(38, 43), (43, 44)]),
    ("RC05", [(38, 37), (37, 41)]), ("RC08", [(38, 40)]), ("RC09", [(38, 44)]),
    ("RC10", [(38, 44)]), ("RC12", []), ("RC13", []), ("RC14", []), ("RC15", []),
])  # fmt: skip
def test_the_card_is_carried_out_but_brings_no_other(card: str, after: list[tuple[int, int]]) -> None:
    # Rigel on 38, round 6, own number 6. 39 is a racing square: no second card. 37 and 41 are chance squares.
    s = steady(38, steady_finish_draw="yes")
    s.turn("Rigel", number=6, racing=[card], chance=["CH06", "CH11"] if card == "RC05" else [])
    assert moves(s, "Rigel") == after
    assert s.racing_taken("Rigel") == 2
    assert s.is_out("Rigel") is (card in ("RC14", "RC15"))


@rule("J-264")
def test_on_its_way_it_still_takes_no_racing_cards() -> None:
    s = steady(14, steady_finish_draw="yes").turn("Rigel", number=6)
    assert (s.square("Rigel"), s.racing_taken("Rigel")) == (18, 1)


# --- RC08: weak finish -------------------------------------------------------------------------------


@rule("J-100")
@pytest.mark.parametrize(("horse", "square", "number", "to"), [
    ("Figaro", 28, 7, 30),  # figure 4, 4 left
    ("Figaro", 29, 7, 31),  # 3 left
    ("Figaro", 30, 7, 32),  # 2 left: home
    ("Figaro", 31, 7, 32),  # 1 left: home
    ("Figaro", 31, 8, 32),  # figure 1, 1 left: home with its one
])  # fmt: skip
def test_at_most_2_squares_in_a_finishing_move(horse: str, square: int, number: int, to: int) -> None:
    s = Scene(2).field(("A", horse, square), ("B", "Caruso", 5)).turn(horse, number=number, racing=["RC08"])
    assert s.square(horse) == to


@rule("J-100")
def test_a_shortened_move_to_a_chance_square_has_landed_there() -> None:
    # Rigel on 39, 5 left, round 6, figure 6: 2 to 41.
    s = Scene(2).field(("A", "Rigel", 39), ("B", "Caruso", 5))
    s.turn("Rigel", number=6, racing=["RC08"], chance=["CH06"])
    assert s.square("Rigel") == 41


@rule("J-100")
def test_weak_finish_in_plain_context_is_nothing() -> None:
    # Rapid 5 to 14, where it stays; in round 2 it moves its 2, in round 4 (figure 3) 3.
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Caruso", 5)).turn("Rapid", number=1, racing=["RC08"])
    assert (moves(s, "Rapid"), effects(s)) == ([(9, 14)], [0])
    s.turn("Rapid", number=4)
    assert s.square("Rapid") == 17


@rule("J-100")
def test_it_holds_for_this_move_alone() -> None:
    # Rigel on 38, round 6: 2 to 40. Round 7, figure 4: a card, then the whole 4.
    s = Scene(2).field(("A", "Rigel", 38), ("B", "Caruso", 5)).turn("Rigel", number=6, racing=["RC08"])
    assert s.square("Rigel") == 40
    s.turn("Rigel", number=7, racing=["RC07"])
    assert s.winner == "Rigel"


# --- RC09: strong advance ----------------------------------------------------------------------------


@rule("J-101")
@pytest.mark.parametrize(("horse", "square", "leader", "at", "to"), [
    ("Rapid", 6, "Rigel", 20, 15),  # 130: 15 is 129, 16 is 130
    ("Figaro", 6, "Rigel", 10, 7),  # 54: 7 is 36, 8 is 66
    ("Rigel", 6, "Figaro", 8, 10),  # 66: 10 is 54, 11 is 66
    ("Avalon", 6, "Caruso", 20, 24),  # 165: 24 is 150, 25 is 165
    ("Rapid", 2, "Rigel", 6, 5),  # square by square on the straight
    ("Rigel", 18, "Caruso", 31, 42),  # 263: 42 is 262
])  # fmt: skip
def test_up_to_the_last_square_behind_the_leader(
    horse: str, square: int, leader: str, at: int, to: int
) -> None:
    s = Scene(2).field(("A", horse, square), ("B", leader, at)).take(horse, "RC09")
    assert moves(s, horse) == [(square, to)]
    assert [f["cause"] for _, f, _ in s.told("MOVES")] == [1]


@rule("J-101")
def test_the_leading_horse_of_several_counts() -> None:
    # Rigel on 20 (130), Figaro on 10 (97): 15 (129).
    s = Scene(3).field(("A", "Figaro", 10), ("B", "Rapid", 6), ("C", "Rigel", 20)).take("Rapid", "RC09")
    assert s.square("Rapid") == 15


@rule("J-101", "J-090")
def test_a_horse_that_has_dropped_out_is_no_leader_to_move_up_to() -> None:
    # Rigel on 20 is out; behind Figaro on 10 (97) lies 11 (87).
    s = Scene(3).field(("A", "Figaro", 10), ("B", "Rapid", 6), ("C", "Rigel", 20))
    s.take("Rigel", "RC14").take("Rapid", "RC09")
    assert s.square("Rapid") == 11


@rule("J-101")
@pytest.mark.parametrize(("square", "at", "effect"), [
    (25, 6, 0),  # it leads
    (14, 18, 0),  # level, 128
    (13, 18, 1),  # next behind, 127 to 128: it is where it should be
])  # fmt: skip
def test_a_horse_that_leads_is_level_or_next_behind_stays(square: int, at: int, effect: int) -> None:
    s = Scene(2).field(("A", "Rapid", square), ("B", "Rigel", at)).take("Rapid", "RC09")
    assert (s.square("Rapid"), s.racing_taken("Rapid")) == (square, 1)
    assert effects(s) == [effect]


@rule("J-101", "J-112")
@pytest.mark.parametrize("leads", [True, False])
def test_strong_advance_in_the_finish_goes_home(leads: bool) -> None:
    s = Scene(2).field(("A", "Figaro", 30), ("B", "Tristan", 29 if leads else 31))
    s.turn("Figaro", number=4, racing=["RC09"])
    assert moves(s, "Figaro") == [(30, 32)]
    assert s.winner == "Figaro"


# --- RC10: fine catching up --------------------------------------------------------------------------


@rule("J-102")
def test_the_figure_is_moved_once_more() -> None:
    # Rapid 5 from 9 to 14, 5 more to the racing square 19, where the next card does nothing.
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Rigel", 30)).turn("Rapid", number=1, racing=["RC10", "RC08"])
    assert moves(s, "Rapid") == [(9, 14), (14, 19)]


@rule("J-102")
def test_it_is_the_figure_of_the_round_and_not_the_squares_of_a_card() -> None:
    # Orkan 2 from 12 to 14, +5 to 19, then its 2 again to the chance square 21.
    s = Scene(2).field(("A", "Orkan", 12), ("B", "Rigel", 30))
    s.turn("Orkan", number=1, racing=["RC04", "RC10"], chance=["CH06"])
    assert moves(s, "Orkan") == [(12, 14), (14, 19), (19, 21)]


@rule("J-102", "J-119")
def test_it_may_carry_the_horse_over_the_line_in_plain_context() -> None:
    # Rapid on 26, 10 left: 5 to 31, 5 more: home, with this card alone.
    s = Scene(2).field(("A", "Rapid", 26), ("B", "Rigel", 43)).turn("Rapid", number=1, racing=["RC10"])
    assert moves(s, "Rapid") == [(26, 31), (31, 36)]
    assert (s.winner, s.racing_taken("Rapid")) == ("Rapid", 1)


@rule("J-102", "J-111")
@pytest.mark.parametrize("other", [1, 18])
def test_catching_up_is_nothing_to_a_horse_that_leads(other: int) -> None:
    # Rigel on 1 is behind, on 18 (128) level with Rapid on 14.
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Rigel", other)).turn("Rapid", number=1, racing=["RC10"])
    assert (s.square("Rapid"), effects(s)) == (14, [0])


@rule("J-102", "J-112")
@pytest.mark.parametrize("leads", [True, False])
def test_catching_up_in_the_finish_goes_home(leads: bool) -> None:
    s = Scene(2).field(("A", "Figaro", 30), ("B", "Tristan", 29 if leads else 31))
    s.turn("Figaro", number=4, racing=["RC10"])
    assert moves(s, "Figaro") == [(30, 32)]
    assert s.winner == "Figaro"


@rule("J-102", "J-111")
@pytest.mark.parametrize(("value", "rigel_first", "to"), [
    ("all", True, 6), ("all", False, 6), ("first_in_order", True, 10), ("first_in_order", False, 6),
])  # fmt: skip
def test_g04_no_repeat_when_level(value: str, rigel_first: bool, to: int) -> None:
    # Rusch 4 from 2 to 6, level with Rigel on 6; its 4 again would lead to the chance square 10.
    runners = [("A", "Rigel", 6), ("B", "Rusch", 2)]
    s = Scene(2, level_leads=value).field(*(runners if rigel_first else runners[::-1]))
    s.turn("Rusch", number=1, racing=["RC10"], chance=["CH06"] if to == 10 else [])
    assert s.square("Rusch") == to


# --- RC11: bad gallop --------------------------------------------------------------------------------


@rule("J-103")
@pytest.mark.parametrize(("figaro", "held"), [(11, True), (12, False), (13, False)])
def test_held_until_a_horse_from_behind_is_level_or_past(figaro: int, held: bool) -> None:
    # Rapid on 14 (128). Figaro, from 7, comes to 11 (127), 12 (128) or 13 (129). Round 4: figure 3.
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Figaro", 7)).turn("Rapid", number=1, racing=["RC11"])
    assert (s.is_held("Rapid"), noted(s)) == (True, [{"Figaro"}])
    s.g.at[1] = figaro
    s.turn("Rapid", number=4)
    assert s.is_held("Rapid") is held
    assert s.square("Rapid") == (14 if held else 17)


@rule("J-103", "J-089")
def test_the_card_is_kept_while_it_holds() -> None:
    s = Scene(2).field(("A", "Rapid", 14), ("B", "Figaro", 7)).take("Rapid", "RC11").turn("Rapid", number=4)
    assert deck(s) == (19, 0, 1)
    s.g.at[1] = 12
    s.turn("Rapid", number=4)
    assert deck(s) == (19, 1, 0)


@rule("J-103", "J-104")
def test_g11_held_and_freed() -> None:
    s = Scene(3).field(("A", "Rusch", 10), ("B", "Vitesse", 12), ("C", "Comet", 12))
    s.round(4, racing=["RC11", "RC02"])
    assert (s.square("Rusch"), s.square("Vitesse"), s.square("Comet")) == (12, 14, 15)
    assert noted(s) == [{"Rusch", "Comet"}]
    s.round(5, chance=["CH06"])
    assert (s.square("Rusch"), s.square("Vitesse"), s.square("Comet")) == (15, 15, 16)
    assert not s.is_held("Vitesse")


@rule("J-103", "J-104", "J-115")
def test_g13_bad_gallop_at_the_line() -> None:
    # Figaro 4 to 24, 1 to 25 and 4 to 29, chance squares both. Only 29 (261) is level with or past 40 (260).
    s = Scene(2).field(("A", "Rigel", 40), ("B", "Figaro", 20)).round(7, racing=["RC11"])
    assert (s.square("Rigel"), s.is_held("Rigel"), s.square("Figaro")) == (40, True, 24)
    s.round(8, chance=["CH06"])
    assert (s.square("Rigel"), s.square("Figaro")) == (40, 25)
    s.round(9, chance=["CH11"])
    assert (s.square("Rigel"), s.square("Figaro")) == (40, 29)
    # Round 10: figure 2, less than the 4 left.
    s.turn("Rigel", number=10)
    assert (s.square("Rigel"), s.racing_taken("Rigel")) == (42, 1)


@rule("J-103", "J-112")
def test_g14_in_the_finish_a_horse_that_does_not_lead_goes_home() -> None:
    # Rapid on 31 (259), Rigel on 40 (260).
    s = Scene(2).field(("A", "Rapid", 31), ("B", "Rigel", 40)).turn("Rapid", number=1, racing=["RC11"])
    assert moves(s, "Rapid") == [(31, 36)]
    assert s.winner == "Rapid"


@rule("J-103", "J-111")
def test_in_the_finish_a_horse_level_with_the_leader_leads_and_is_held() -> None:
    # Rapid on 31 and Rigel on 39, both 259; Caruso is behind, and only Caruso is noted.
    s = Scene(3).field(("A", "Rigel", 39), ("B", "Rapid", 31), ("C", "Caruso", 5))
    s.turn("Rapid", number=1, racing=["RC11"])
    assert (s.is_held("Rapid"), s.square("Rapid"), noted(s)) == (True, 31, [{"Caruso"}])


@rule("J-104")
def test_a_horse_that_was_ahead_or_level_does_not_free_it() -> None:
    # Noted is Caruso on 9 (67), not Vitesse on 15 or Rusch on 14: one falls back to be level, one goes past.
    s = Scene(4).field(("A", "Rapid", 14), ("B", "Vitesse", 15), ("C", "Caruso", 9), ("D", "Rusch", 14))
    s.take("Rapid", "RC11")
    assert noted(s) == [{"Caruso"}]
    s.g.at[1] = 14
    s.g.at[3] = 18
    s.turn("Rapid", number=4)
    assert s.is_held("Rapid")
    s.g.at[2] = 12
    s.turn("Rapid", number=4)
    assert s.square("Rapid") == 17


@rule("J-104")
def test_it_is_tested_at_its_turns_and_not_between() -> None:
    # Figaro goes past to 13 (129 to 128) and falls back to 10 before Rapid's turn.
    s = Scene(2).field(("A", "Rapid", 14), ("B", "Figaro", 11)).take("Rapid", "RC11")
    s.g.at[1] = 13
    s.take("Figaro", "RC06").turn("Rapid", number=4)
    assert s.square("Figaro") == 10
    assert s.is_held("Rapid")


@rule("J-104")
def test_a_noted_horse_that_has_dropped_out_frees_it_no_more_unless_all_have() -> None:
    # Figaro and Caruso are noted; Figaro comes past and is disqualified; then Caruso as well.
    s = Scene(3).field(("A", "Rapid", 14), ("B", "Figaro", 9), ("C", "Caruso", 9)).take("Rapid", "RC11")
    s.g.at[1] = 17
    s.take("Figaro", "RC14").turn("Rapid", number=4)
    assert s.is_held("Rapid")
    s.take("Caruso", "RC15").turn("Rapid", number=4)
    assert (s.is_held("Rapid"), s.square("Rapid")) == (False, 17)


@rule("J-104")
@pytest.mark.parametrize(("value", "comes", "freed"), [
    ("any_behind", "Figaro", True), ("any_behind", "Caruso", True),
    ("fixed_nearest", "Figaro", True), ("fixed_nearest", "Caruso", False),
])  # fmt: skip
def test_whether_any_noted_horse_frees_it_or_the_nearest(value: str, comes: str, freed: bool) -> None:
    # Figaro on 9 (67) is nearer than Caruso on 8 (66).
    s = Scene(3, bad_gallop_waits_for=value)
    s.field(("A", "Figaro", 9), ("B", "Caruso", 8), ("C", "Rapid", 14)).take("Rapid", "RC11")
    s.g.at[s.runner(comes)] = 12
    s.turn("Rapid", number=4)
    assert s.is_held("Rapid") is not freed


@rule("J-104")
@pytest.mark.parametrize(("value", "freed"), [("any_behind", False), ("fixed_nearest", True)])
def test_the_dropping_out_of_the_nearest(value: str, freed: bool) -> None:
    s = Scene(3, bad_gallop_waits_for=value)
    s.field(("A", "Figaro", 9), ("B", "Caruso", 8), ("C", "Rapid", 14)).take("Rapid", "RC11")
    s.take("Figaro", "RC14").turn("Rapid", number=4)
    assert s.is_held("Rapid") is not freed


@rule("J-104")
@pytest.mark.parametrize("runners", [
    [("A", "Rapid", 14), ("B", "Figaro", 9), ("C", "Caruso", 9), ("D", "Tristan", 5)],
    [("A", "Figaro", 9), ("B", "Caruso", 9), ("C", "Rapid", 14), ("D", "Tristan", 5)],
])  # fmt: skip
def test_of_level_horses_the_last_in_order_is_the_nearest(runners: list[tuple[str, str, int]]) -> None:
    s = Scene(4, bad_gallop_waits_for="fixed_nearest").field(*runners).take("Rapid", "RC11")
    assert noted(s) == [{"Caruso"}]


@rule("J-104", "J-080")
@pytest.mark.parametrize(("progress", "held"), [("apex", False), ("even", True)])
def test_the_scale_decides_who_is_behind(progress: str, held: bool) -> None:
    # Rapid on 10 and Avalon on 11: level on `apex`, 885 to 878 on `even`.
    s = Scene(2, progress=progress).field(("A", "Rapid", 10), ("B", "Avalon", 11)).take("Rapid", "RC11")
    assert s.is_held("Rapid") is held


@rule("J-105")
def test_g12_with_nobody_behind_the_card_does_nothing() -> None:
    # Rusch 1 from 1 to the racing square 2.
    s = Scene(2).field(("A", "Rusch", 1), ("B", "Rigel", 20)).turn("Rusch", number=3, racing=["RC11"])
    assert (s.is_held("Rusch"), effects(s), deck(s)) == (False, [0], (19, 1, 0))
    s.turn("Rusch", number=4, chance=["CH06"])
    assert s.square("Rusch") == 4


@rule("J-105")
@pytest.mark.parametrize(("value", "held"), [("no_effect", False), ("stuck", True)])
def test_a_last_horse_is_let_go_or_held_for_good(value: str, held: bool) -> None:
    # Rapid on 14 is behind Rigel on 30 (195). Later Rigel stands level with it, on 18, and then drops out.
    s = Scene(2, bad_gallop_when_last=value).field(("A", "Rapid", 14), ("B", "Rigel", 30))
    s.take("Rapid", "RC11")
    assert s.is_held("Rapid") is held
    s.g.at[1] = 18
    s.turn("Rapid", number=3)
    assert s.square("Rapid") == (14 if held else 15)
    s.take("Rigel", "RC14").turn("Rapid", number=3, chance=[] if held else ["CH06"])
    assert s.square("Rapid") == (14 if held else 16)


@rule("J-105", "J-103")
@pytest.mark.parametrize(("value", "to"), [("no_effect", 44), ("stuck", 40)])
def test_a_leader_with_nobody_behind_in_the_finish(value: str, to: int) -> None:
    # Rigel alone is left: the card does nothing and it moves home, or it is held.
    s = Scene(2, bad_gallop_when_last=value).field(("A", "Rigel", 40), ("B", "Figaro", 20))
    s.take("Figaro", "RC14").turn("Rigel", number=7, racing=["RC11"])
    assert s.square("Rigel") == to
    assert s.is_held("Rigel") is (value == "stuck")


@rule("J-105")
def test_stuck_holds_nobody_for_good_who_has_a_horse_behind() -> None:
    s = Scene(2, bad_gallop_when_last="stuck").field(("A", "Rapid", 14), ("B", "Figaro", 9))
    s.take("Rapid", "RC11")
    s.g.at[1] = 12
    s.turn("Rapid", number=3)
    assert s.square("Rapid") == 15


@rule("J-105", "J-266")
@pytest.mark.parametrize("code", ["A", "B"])
def test_g46_stuck_and_alone_the_race_is_broken_off(code: str) -> None:
    # Rusch 4 from 10 to 14 in round 1 is held; in round 2 nothing happens.
    s = Scene(2, bad_gallop_when_last="stuck").field(("A", "Rusch", 10), ("B", "Tristan", 5))
    s.bet(code, m1000="red", m200="black").take("Tristan", "RC14").fresh().mark()
    s.round(1, racing=["RC11"])
    assert s.is_held("Rusch")
    s.end_round()
    assert [f["round"] for _, f, _ in s.told("ROUND")] == [1, 2]
    assert [why for _, _, why in s.told("BROKEN_OFF")] == ["J-266"]
    assert [x for x in s.paid() if x[0] == "bank"] == [("bank", code, 1200, "J-128")]


# --- RC12: the horse tires ---------------------------------------------------------------------------


@rule("J-106")
def test_stands_over_the_next_round() -> None:
    # Rapid 5 to 14; nothing in round 2; 1 in round 3.
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Caruso", 5)).turn("Rapid", number=1, racing=["RC12"])
    assert (s.square("Rapid"), deck(s)) == (14, (19, 0, 1))
    s.turn("Rapid", number=2)
    assert (s.square("Rapid"), deck(s)) == (14, (19, 1, 0))
    assert [f for _, f, _ in s.told("STANDS_OVER")] == [{"horse": s.horse("Rapid"), "reason": 0}]
    s.turn("Rapid", number=3)
    assert s.square("Rapid") == 15


@rule("J-106")
def test_both_cards_may_lie_at_once() -> None:
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Vitesse", 11))
    s.turn("Rapid", number=1, racing=["RC12"]).turn("Vitesse", number=1, racing=["RC12"])
    assert deck(s) == (18, 0, 2)
    s.turn("Rapid", number=2)
    assert deck(s) == (18, 1, 1)
    s.turn("Vitesse", number=2)
    assert deck(s) == (18, 2, 0)
    assert (s.square("Rapid"), s.square("Vitesse")) == (14, 14)


@rule("J-106")
@pytest.mark.parametrize("riders", [(), ("Rigel",)])
def test_tired_in_the_finish_it_loses_this_round_and_tries_again_in_the_next(riders: tuple[str, ...]) -> None:
    # Round 8: figure 5, 4 left, a fresh card.
    s = at_the_line("RC12", riders)
    assert (s.square("Rigel"), s.winner, deck(s)) == (40, None, (19, 1, 0))
    s.turn("Rigel", number=8, racing=["RC08"])
    assert s.square("Rigel") == 42


@rule("J-106", "J-113")
def test_a_star_jockey_does_not_help_a_tired_horse() -> None:
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Caruso", 5), riders=["Rapid"])
    s.turn("Rapid", number=1, racing=["RC12"]).turn("Rapid", number=2)
    assert s.square("Rapid") == 14


# --- RC13: do not drive the horse too hard -----------------------------------------------------------


@rule("J-107")
def test_driven_too_hard_in_the_finish_it_loses_this_round_alone() -> None:
    s = at_the_line("RC13")
    assert (s.square("Rigel"), s.winner, deck(s)) == (40, None, (19, 1, 0))
    s.turn("Rigel", number=8, racing=["RC09"])
    assert s.winner == "Rigel"


@rule("J-107")
def test_in_plain_context_it_is_nothing() -> None:
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Caruso", 5)).turn("Rapid", number=1, racing=["RC13"])
    assert (s.square("Rapid"), effects(s)) == (14, [0])
    s.turn("Rapid", number=3)
    assert s.square("Rapid") == 15


# --- RC14: protest -----------------------------------------------------------------------------------


@rule("J-108")
@pytest.mark.parametrize(("value", "out"), [("anywhere", True), ("finish_only", False)])
def test_a_protest_in_plain_context(value: str, out: bool) -> None:
    s = Scene(2, protest=value).field(("A", "Rapid", 9), ("B", "Caruso", 5))
    s.turn("Rapid", number=1, racing=["RC14"])
    assert (s.is_out("Rapid"), s.owner("Rapid"), effects(s)) == (out, "A", [int(out)])


@rule("J-108")
@pytest.mark.parametrize("value", ["anywhere", "finish_only"])
def test_a_protest_in_the_finish(value: str) -> None:
    s = at_the_line("RC14", protest=value)
    assert (s.is_out("Rigel"), s.winner, s.owner("Rigel"), s.paid()) == (True, None, "A", [])
    assert [f for _, f, _ in s.told("DROPS_OUT")] == [{"horse": s.horse("Rigel"), "reason": 0}]


# --- RC15: the horse is lame -------------------------------------------------------------------------


def lame(*, insured: bool = False, holder: str = "", cash: int = 900, **options: str) -> Scene:
    """B's Comet, with one win, is lame; `holder` has AB Hästagenturen and so much cash."""
    s = Scene(3, **options).field(("A", "Caruso", 5), ("B", "Comet", 14), ("C", "Rigel", 6)).wins("Comet", 1)
    if holder:
        s.own(holder, "hastagenturen").money(holder, cash)
    s.g.insured[1] = int(insured)
    return s.mark().take("Comet", "RC15")


@rule("J-109")
@pytest.mark.parametrize("riders", [(), ("Rapid",)])
@pytest.mark.parametrize("insured", [True, False])
def test_lame_is_out_and_the_insured_get_10000(insured: bool, riders: tuple[str, ...]) -> None:
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Caruso", 5), riders=riders)
    s.g.insured[0] = int(insured)
    s.turn("Rapid", number=1, racing=["RC15"])
    assert s.is_out("Rapid")
    assert s.paid() == ([("bank", "A", 10_000, "J-054")] if insured else [])
    assert [f["reason"] for _, f, _ in s.told("DROPS_OUT")] == [1]


@rule("J-109", "J-055")
@pytest.mark.parametrize(("certificate", "paid"), [("Comet", 10_000), ("Rusch", 0)])
def test_with_certificates_for_each_horse_it_is_the_lame_one_that_counts(certificate: str, paid: int) -> None:
    s = Scene(2, insurance_scope="horse").field(("A", "Caruso", 5), ("B", "Comet", 14), ("B", "Rusch", 9))
    s.g.insured_horse[s.horse(certificate)] = 1
    before = s.cash("B")
    s.take("Comet", "RC15")
    assert s.cash("B") == before + paid


@rule("J-109", "J-110")
def test_g24_lame_and_insured() -> None:
    s = lame(insured=True)
    assert s.paid() == [("bank", "B", 10_000, "J-054")]
    assert (s.owner("Comet"), int(s.g.wins[s.horse("Comet")])) == ("bank", 1)
    assert s.told("HORSE_LOST") == [("HORSE_LOST", {"seat": 1, "horse": s.horse("Comet")}, "J-110")]
    # The race goes on: in round 2 Caruso moves 2 and Rigel 6, to a chance square.
    s.round(2, chance=["CH06"])
    assert (s.square("Caruso"), s.square("Rigel")) == (7, 12)


@rule("J-110")
def test_the_lame_horse_may_be_bought_again_with_its_wins() -> None:
    # Comet, 3 years, one win: 6,000.
    s = lame().money("A", 6000)
    s.g.at[0] = 31
    s.turn("Caruso", number=1, racing=["RC01"]).end_round().until("business", "A")
    assert s.value("Comet") == 6000
    s.do("buy", "Comet")
    assert s.owner("Comet") == "A"


@rule("J-110", "J-265")
@pytest.mark.parametrize(("value", "owner", "paid"), [
    ("bank", "bank", []), ("keep", "B", []), ("agency_500", "bank", [("bank", "B", 500, "J-265")]),
])  # fmt: skip
@pytest.mark.parametrize("insured", [True, False])
def test_what_becomes_of_a_lame_horse(
    value: str, owner: str, paid: list[tuple[str, str, int, str]], insured: bool
) -> None:
    # The insurance pays under every value.
    s = lame(insured=insured, lame_horse=value)
    assert (s.owner("Comet"), s.is_out("Comet"), int(s.g.wins[s.horse("Comet")])) == (owner, True, 1)
    assert s.paid() == [("bank", "B", 10_000, "J-054")] * insured + paid


@rule("J-265")
@pytest.mark.parametrize(("cash", "owner", "payer"), [
    (300, "bank", "bank"), (499, "bank", "bank"), (500, "A", "A"), (900, "A", "A"),
])  # fmt: skip
def test_g47_the_agency_pays_500_if_it_has_them(cash: int, owner: str, payer: str) -> None:
    s = lame(holder="A", cash=cash, lame_horse="agency_500")
    assert s.paid() == [(payer, "B", 500, "J-265")]
    assert (s.owner("Comet"), int(s.g.wins[s.horse("Comet")])) == (owner, 1)
    assert s.decision is None


@rule("J-265")
def test_the_owner_who_holds_the_agency_keeps_the_horse() -> None:
    s = lame(holder="B", lame_horse="agency_500")
    assert (s.owner("Comet"), s.paid()) == ("B", [])
    assert [name for name, _, _ in s.told() if name in ("DEAL", "HORSE_LOST")] == []


@rule("J-265")
@pytest.mark.parametrize("cash", [0, 900])
def test_it_needs_no_cash_for_that(cash: int) -> None:
    s = lame(holder="B", cash=cash, lame_horse="agency_500")
    assert (s.owner("Comet"), s.cash("B")) == ("B", cash)


@rule("J-265")
@pytest.mark.parametrize("value", ["bank", "keep", "agency_500"])
def test_a_horse_of_the_bank_stays_there(value: str) -> None:
    s = Scene(3, lame_horse=value).field(("A", "Caruso", 5), ("B", "Comet", 14), ("C", "Rigel", 6))
    s.own("A", "hastagenturen").bankrupt("B").take("Comet", "RC15")
    assert (s.owner("Comet"), s.is_out("Comet"), s.paid()) == ("bank", True, [])


@rule("J-265")
def test_a_kept_horse_is_out_of_this_race_only() -> None:
    s = lame(lame_horse="keep")
    s.g.at[0] = 31
    s.turn("Caruso", number=1, racing=["RC01"]).end_round().until("enter", "B")
    assert s.can("enter", "Tristan")
    assert not s.can("enter", "Comet")  # It has won, and race 3 is for horses without a win.
    s.slot(4).until("enter", "B")
    assert s.can("enter", "Comet")


# --- who leads, star jockeys -------------------------------------------------------------------------


@rule("J-111")
@pytest.mark.parametrize(("value", "leading"), [
    ("all", [True, True, False]), ("first_in_order", [True, False, False]),
])  # fmt: skip
def test_level_horses_all_lead_or_the_first_in_order(value: str, leading: list[bool]) -> None:
    # Rapid on 14 and Rigel on 18, both 128; Caruso is behind.
    s = Scene(3, level_leads=value).field(("A", "Rapid", 14), ("B", "Rigel", 18), ("C", "Caruso", 5))
    assert [r["leads"] for r in s.view(None)["runners"]] == leading


@rule("J-111")
@pytest.mark.parametrize("value", ["all", "first_in_order"])
def test_a_horse_with_none_ahead_leads_and_no_other(value: str) -> None:
    s = Scene(3, level_leads=value).field(("A", "Caruso", 5), ("B", "Rapid", 14), ("C", "Rigel", 19))
    assert [r["leads"] for r in s.view(None)["runners"]] == [False, False, True]


@rule("J-112")
def test_going_home_after_being_set_back_in_the_same_turn() -> None:
    # Rigel on 40, round 7, figure 4: −1 to the racing square 39, from where 4 would not be enough.
    s = Scene(2).field(("A", "Rigel", 40), ("B", "Figaro", 20))
    s.turn("Rigel", number=7, racing=["RC05", "RC09"])
    assert moves(s, "Rigel") == [(40, 39), (39, 44)]
    assert s.winner == "Rigel"


@rule("J-112", "J-121")
def test_going_home_stops_the_race_at_once() -> None:
    # Figaro, 4 in round 7, does not move any more.
    s = Scene(2).field(("A", "Rigel", 40), ("B", "Figaro", 19)).round(7, racing=["RC10"])
    assert (s.winner, s.square("Figaro")) == ("Rigel", 19)


@rule("J-113")
@pytest.mark.parametrize("card", ["RC11", "RC13", "RC14"])
def test_g15_a_star_jockey_wards_off_three_cards_in_the_finish(card: str) -> None:
    s = at_the_line(card, ("Rigel",))
    assert (effects(s), moves(s, "Rigel"), s.winner) == ([2], [(40, 44)], "Rigel")


@rule("J-113")
@pytest.mark.parametrize("card", ["RC11", "RC14"])
def test_and_in_plain_context(card: str) -> None:
    # The card is spent.
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Caruso", 5), riders=["Rapid"])
    s.turn("Rapid", number=1, racing=[card])
    assert (s.is_out("Rapid"), s.is_held("Rapid"), effects(s), deck(s)) == (False, False, [2], (19, 1, 0))
    s.turn("Rapid", number=3)
    assert s.square("Rapid") == 15


@rule("J-113")
@pytest.mark.parametrize("card", ["RC11", "RC13", "RC14"])
def test_a_star_jockey_on_another_horse_does_not_help(card: str) -> None:
    s = Scene(2).field(("A", "Rigel", 40), ("A", "Isolde", 3), ("B", "Figaro", 20), riders=["Isolde"])
    s.turn("Rigel", number=7, racing=[card])
    assert (s.winner, effects(s)) == (None, [1])


@rule("J-113")
@pytest.mark.parametrize(("card", "to"), [
    ("RC05", 43), ("RC06", 41), ("RC07", 44), ("RC08", 42), ("RC09", 44), ("RC12", 40), ("RC15", 40),
])  # fmt: skip
def test_a_star_jockey_wards_off_nothing_else(card: str, to: int) -> None:
    # −1 to the racing square 39, another card (RC07) and 4; −3 to the chance square 37 and 4 to the next.
    s = Scene(2).field(("A", "Rigel", 40), ("B", "Figaro", 20), riders=["Rigel"])
    s.turn(
        "Rigel",
        number=7,
        racing=[card, "RC07"] if card == "RC05" else [card],
        chance=["CH06", "CH11"] if card == "RC06" else [],
    )
    assert (s.square("Rigel"), s.is_out("Rigel")) == (to, card == "RC15")


# --- level_leads: first_in_order ---------------------------------------------------------------------


@rule("J-291")
def test_rc09_leaves_a_horse_that_is_level_with_the_leader() -> None:
    s = Scene(2, level_leads="first_in_order").field(("A", "Rigel", 18), ("B", "Rapid", 14))
    s.take("Rapid", "RC09")
    assert (s.square("Rapid"), s.racing_taken("Rapid")) == (14, 1)


@rule("J-291")
@pytest.mark.parametrize(("order", "to"), [("AB", 19), ("BA", 14)])
def test_rc10_moves_a_level_horse_that_is_later_in_order(order: str, to: int) -> None:
    s = Scene(2, level_leads="first_in_order")
    runners = [("A", "Rigel", 18), ("B", "Rapid", 9)]
    s.field(*(runners if order == "AB" else runners[::-1]), start=order[0])
    s.turn("Rapid", number=1, racing=["RC10", "RC08"] if to == 19 else ["RC10"])
    assert s.square("Rapid") == to


@rule("J-291")
@pytest.mark.parametrize(("value", "home"), [("all", False), ("first_in_order", True)])
def test_rc11_takes_a_level_horse_home_in_the_finish(value: str, home: bool) -> None:
    # Rapid on 31 and Rigel on 39, both 259, Rigel earlier; Caruso is behind.
    s = Scene(3, level_leads=value).field(("A", "Rigel", 39), ("B", "Rapid", 31), ("C", "Caruso", 5))
    s.turn("Rapid", number=1, racing=["RC11"])
    assert (s.winner == "Rapid") is home
    assert s.is_held("Rapid") is not home


@rule("J-291")
@pytest.mark.parametrize("horse", ["Rigel", "Rapid"])
def test_level_is_not_behind(horse: str) -> None:
    # Whoever of the two takes RC11, nobody is behind.
    s = Scene(2, level_leads="first_in_order").field(("A", "Rigel", 18), ("B", "Rapid", 14))
    s.take(horse, "RC11")
    assert not s.is_held(horse)


# --- chains ------------------------------------------------------------------------------------------


@rule("J-095", "J-097", "J-085")
def test_g01_chain() -> None:
    # Figaro 3 from 9 to 12, +5 to 17, −3 to the chance square 14.
    s = Scene(2).field(("A", "Figaro", 9), ("B", "Caruso", 5))
    s.turn("Figaro", number=4, racing=["RC04", "RC06"], chance=["CH06"])
    assert moves(s, "Figaro") == [(9, 12), (12, 17), (17, 14)]
    assert (s.racing_taken("Figaro"), s.chance_taken("Figaro")) == (2, 1)


@rule("J-095", "J-085")
def test_g02_chain_to_chance() -> None:
    # Solitude 6 to 6, +5 to the chance square 11.
    s = Scene(2).field(("A", "Solitude"), ("B", "Caruso"))
    s.turn("Solitude", number=1, racing=["RC04"], chance=["CH06"])
    assert (s.square("Solitude"), s.racing_taken("Solitude"), s.chance_taken("Solitude")) == (11, 1, 1)
