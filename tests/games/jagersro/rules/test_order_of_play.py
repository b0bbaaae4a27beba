"""The start and the order of play (ledger part A7).

Figures of round 1 that lead to plain squares: Caruso 1, Rigoletto 3, Vitesse 3, Rose Room 3, Cassiopeja 3,
Castor 1, Pollux 1.
"""

from __future__ import annotations

import pytest

from tests.games.jagersro.scene import Scene
from tests.ledger import rule


def to_the_start(s: Scene) -> Scene:
    """No insurance, no bets: the race begins and runs to its first card or question."""
    s.mark()
    while s.decision in ("insure", "bet"):
        s.do("pass")
    return s


def turns(s: Scene) -> str:
    """The stalls whose turn was told since the mark."""
    return "".join(s.seat_name(f["seat"]) for _, f, _ in s.told("TURN"))


def moves(s: Scene) -> list[tuple[str, int, int]]:
    """Which horses have moved since the mark, from where to where."""
    return [(s.names[f["horse"]], f["from"], f["to"]) for _, f, _ in s.told("MOVES")]


def over(s: Scene, slot: int) -> Scene:
    """A race of a slot that was broken off, settled; go on to the next entries."""
    s.g.result[slot] = 3
    return s.settlement(slot).until("enter")


# --- the start ---------------------------------------------------------------------------------------


@rule("J-067")
def test_the_peg_is_set_to_hole_1_when_the_race_starts() -> None:
    s = to_the_start(Scene(2).enters(A=["Caruso"], B=["Tristan"]))
    names = [name for name, _, _ in s.told()]
    assert names.index("RACE_STARTS") < names.index("ROUND") < names.index("TURN")
    assert s.told("RACE_STARTS") == [
        ("RACE_STARTS", {"slot": 1, "race": 0, "column": 1, "runners": 2}, "J-067")
    ]
    # Tristan's first figure is 4, a chance square: the race stands in round 1.
    assert [f["round"] for _, f, _ in s.told("ROUND")] == [1]
    assert s.view(None)["round"] == 1


@rule("J-067")
def test_the_next_race_starts_at_hole_1_again() -> None:
    s = Scene(2).field(("A", "Caruso", 5), ("B", "Tristan", 8), number=7)
    s.g.out[:2] = 1
    s.g.running = 0
    s.end_round().until("enter").enters(A=["Caruso"], B=["Tristan"])
    to_the_start(s)
    assert s.told("ROUND")[0][1] == {"round": 1, "column": 1}


@rule("J-068")
def test_in_race_1_stall_a_moves_first_then_clockwise_until_all_have_moved() -> None:
    s = Scene(3, drawn=["Caruso", "Rigoletto", "Tristan"])
    s.enters(A=["Caruso"], B=["Rigoletto"], C=["Tristan"])
    to_the_start(s)
    assert turns(s) == "ABC"
    assert moves(s) == [("Caruso", 0, 1), ("Rigoletto", 0, 3), ("Tristan", 0, 4)]


@rule("J-068")
def test_in_race_2_stall_b_moves_first() -> None:
    s = Scene(3, drawn=["Tristan", "Rigoletto", "Caruso"]).slot(2)
    to_the_start(s.enters(B=["Rigoletto"], C=["Caruso"], A=["Tristan"]))
    assert turns(s) == "BCA"


@rule("J-068")
def test_the_second_round_goes_the_same_way_round() -> None:
    # Rounds 1 and 2: Castor and Pollux 1 and 1, Rose Room 3 and 3, all on plain squares.
    s = Scene(3).field(("B", "Castor", 6), ("C", "Rose Room", 4), ("A", "Pollux", 7), start="B")
    s.round(1).round(2)
    assert turns(s) == "BCABCA"
    assert [s.square(h) for h in ("Castor", "Rose Room", "Pollux")] == [8, 10, 9]


@rule("J-069")
@pytest.mark.parametrize(("players", "starts"), [
    (2, "ABABABABAB"), (3, "ABCABCABCA"), (4, "ABCDABCDAB"), (5, "ABCDEABCDE"),
])  # fmt: skip
def test_the_kth_player_begins_in_the_kth_slot_round_and_round(players: int, starts: str) -> None:
    # Nobody enters anything: cancelled slots count.
    s = Scene(players)
    while s.decision is not None:
        s.do("pass")
    called = [s.seat_name(f["seat"]) for _, name, f, _ in s.state.events() if name == "RACE_CALLED"]
    assert "".join(called) == starts


@rule("J-069")
@pytest.mark.parametrize(("value", "second"), [("per_slot", "B"), ("per_run", "A")])
def test_whether_a_cancelled_race_moves_the_start_on(value: str, second: str) -> None:
    s = Scene(3, start_rotation=value).enters().until("enter")
    assert (int(s.g.slot), s.actor) == (2, second)


@rule("J-069", "J-128")
@pytest.mark.parametrize("value", ["per_slot", "per_run"])
def test_a_race_broken_off_counts_as_run(value: str) -> None:
    s = Scene(3, start_rotation=value).field(("A", "Caruso", 5), ("B", "Tristan", 8), slot=1)
    s.take("Caruso", "RC14").take("Tristan", "RC15").end_round().until("enter")
    assert (int(s.g.slot), s.actor) == (2, "B")


@rule("J-069")
@pytest.mark.parametrize(("value", "third"), [("per_slot", "C"), ("per_run", "B")])
def test_one_cancelled_and_one_won(value: str, third: str) -> None:
    s = Scene(3, start_rotation=value).enters().until("enter")
    s.field(("A", "Caruso", 31), ("B", "Tristan", 8), slot=2, start="B")
    s.turn("Caruso", number=1, racing=["RC01"]).end_round().until("enter")
    assert (int(s.g.slot), s.actor) == (3, third)


@rule("J-069", "J-008")
def test_g49_a_bankrupts_place_passes_to_the_next_on_the_left() -> None:
    # Three players, A bankrupt in slot 3: slot 4 (A's place) is started by B, slot 5 by B, slot 6 by C.
    s = Scene(3).bankrupt("A")
    starts = []
    for slot in (3, 4, 5):
        over(s, slot)
        starts.append((int(s.g.slot), s.actor))
        assert s.seat_name(s.view(None)["starter"]) == s.actor
    assert starts == [(4, "B"), (5, "B"), (6, "C")]
    called = [(f["slot"], s.seat_name(f["seat"])) for _, f, _ in s.told("RACE_CALLED")]
    assert called == starts


@rule("J-069", "J-008")
def test_with_the_last_player_bankrupt_the_first_takes_over() -> None:
    s = over(Scene(3).bankrupt("C"), 2)
    assert (int(s.g.slot), s.actor) == (3, "A")


# --- passing over ------------------------------------------------------------------------------------


@rule("J-070")
def test_players_without_a_horse_on_the_track_are_passed_over() -> None:
    s = Scene(4).field(("A", "Caruso"), ("C", "Rigoletto")).round(1)
    assert turns(s) == "AC"


@rule("J-070")
def test_so_are_players_whose_horse_has_dropped_out() -> None:
    s = Scene(3).field(("A", "Caruso"), ("B", "Rigoletto", 9), ("C", "Vitesse"))
    s.take("Rigoletto", "RC14").mark().round(1)
    assert turns(s) == "AC"
    assert [name for name, *_ in moves(s)] == ["Caruso", "Vitesse"]


# --- two horses of one stall -------------------------------------------------------------------------


def pair(*, second: int = 0) -> Scene:
    """A has Caruso and Vitesse in the race, B Rigoletto; round 1 begins."""
    return Scene(2).field(("A", "Caruso"), ("A", "Vitesse", second), ("B", "Rigoletto"))


@rule("J-071", "J-072")
@pytest.mark.parametrize("first", ["Caruso", "Vitesse"])
def test_both_move_each_by_its_card_in_the_order_the_owner_likes(first: str) -> None:
    s = pair().round(1)
    assert (s.actor, s.decision) == ("A", "first")
    assert s.legal == [("first", "Caruso"), ("first", "Vitesse")]
    s.do("first", first)
    own = [("Caruso", 0, 1), ("Vitesse", 0, 3)]
    assert moves(s) == (own if first == "Caruso" else own[::-1]) + [("Rigoletto", 0, 3)]
    assert turns(s) == "AB"


@rule("J-071")
def test_another_players_horse_or_one_at_home_cannot_be_named() -> None:
    s = pair().own("A", "Rusch").round(1)
    for horse in ("Rigoletto", "Rusch", "Isolde"):
        assert s.refused("first", horse)


@rule("J-071")
def test_who_has_one_horse_in_the_race_is_not_asked() -> None:
    s = Scene(2).own("A", "Rusch").field(("A", "Caruso"), ("B", "Rigoletto")).round(1)
    assert s.decision is None
    assert moves(s) == [("Caruso", 0, 1), ("Rigoletto", 0, 3)]


@rule("J-072")
def test_the_order_is_chosen_afresh_in_every_round() -> None:
    s = pair().round(1).do("first", "Vitesse").mark().end_round()
    assert (s.actor, s.decision, int(s.g.round_no)) == ("A", "first", 2)
    s.do("first", "Caruso")
    # Round 2: Caruso 2, Vitesse 4, Rigoletto 2; then A is asked again for round 3.
    assert moves(s) == [("Caruso", 1, 3), ("Vitesse", 3, 7), ("Rigoletto", 3, 5)]
    assert (s.actor, s.decision, int(s.g.round_no)) == ("A", "first", 3)


@rule("J-072")
def test_the_first_is_played_to_the_end_cards_and_all() -> None:
    # Comet 5: 9 to 14 (racing), +2 to 16 (chance); then Caruso 1.
    s = Scene(2).field(("A", "Caruso"), ("A", "Comet", 9), ("B", "Rigoletto"))
    s.round(1, racing=["RC01"], chance=["CH11"]).do("first", "Comet")
    told = [(name, f.get("horse")) for name, f, _ in s.told()]
    caruso, comet = s.horse("Caruso"), s.horse("Comet")
    at = [
        told.index(("RACING_CARD", comet)),
        told.index(("CHANCE_CARD", comet)),
        told.index(("MOVES", caruso)),
    ]
    assert at == sorted(at)
    assert moves(s) == [("Comet", 9, 14), ("Comet", 14, 16), ("Caruso", 0, 1), ("Rigoletto", 0, 3)]


@rule("J-072", "J-121")
def test_if_the_first_crosses_the_line_the_other_does_not_move() -> None:
    # Nor does B, who is not even asked.
    s = Scene(2).field(("A", "Caruso", 31), ("A", "Vitesse", 5), ("B", "Rigoletto", 7), ("B", "Orkan", 7))
    s.cards(racing=["RC08"]).round(1).do("first", "Caruso")
    assert (s.winner, s.decision, turns(s)) == ("Caruso", None, "A")
    assert [s.square(h) for h in ("Vitesse", "Rigoletto", "Orkan")] == [5, 7, 7]


@rule("J-072", "J-261")
@pytest.mark.parametrize("waiting", [("Caruso",), ("Vitesse",), ("Caruso", "Vitesse")])
def test_a_horse_that_stands_over_or_is_held_counts_too(waiting: tuple[str, ...]) -> None:
    # RC12 makes Caruso stand over. RC11 holds Vitesse on 12 (progress 107), Rigoletto being behind on 1.
    s = Scene(2).field(("A", "Caruso", 9), ("A", "Vitesse", 12), ("B", "Rigoletto", 1))
    if "Caruso" in waiting:
        s.take("Caruso", "RC12")
    if "Vitesse" in waiting:
        s.take("Vitesse", "RC11")
        assert s.is_held("Vitesse")
    # Round 5: Caruso 4, Vitesse 1, Rigoletto 4.
    s.mark().round(5)
    assert (s.actor, s.decision) == ("A", "first")
    s.do("first", "Vitesse")
    moved = {name for name, *_ in moves(s)}
    assert moved == {"Caruso", "Vitesse", "Rigoletto"} - set(waiting)


@rule("J-261", "J-072")
def test_g35_if_the_first_drops_out_the_other_still_moves_and_nothing_is_asked_again() -> None:
    # Rigel 6 to 6 (racing), disqualified; Rusch 4, from 1 to 5.
    s = Scene(2).field(("A", "Rigel"), ("A", "Rusch", 1), ("B", "Rigoletto"))
    s.round(1, racing=["RC14"]).do("first", "Rigel")
    assert s.is_out("Rigel")
    assert (s.square("Rusch"), s.square("Rigoletto")) == (5, 3)
    # Round 2: Rusch 5 to 10, a chance square; nobody is asked.
    s.round(2, chance=["CH06"])
    assert (s.square("Rusch"), s.square("Rigoletto")) == (10, 5)


@rule("J-261")
def test_the_question_comes_at_the_start_of_the_players_turn() -> None:
    s = Scene(2).field(("B", "Rigoletto"), ("A", "Caruso"), ("A", "Vitesse"), start="B").round(1)
    assert moves(s) == [("Rigoletto", 0, 3)]
    assert turns(s) == "BA"
    assert (s.actor, s.decision) == ("A", "first")


@rule("J-261")
def test_the_order_of_play_is_stall_after_stall_and_in_a_stall_as_entered() -> None:
    s = Scene(3).own("B", "Isolde").slot(2).enters(B=["Isolde", "Tristan"], C=["Figaro"], A=["Caruso"])
    assert [s.names[r["horse"]] for r in s.view(None)["runners"]] == [
        "Isolde", "Tristan", "Figaro", "Caruso",
    ]  # fmt: skip


@rule("J-261", "J-125")
@pytest.mark.parametrize("first", ["Isolde", "Tristan"])
def test_it_is_fixed_for_the_race_whoever_is_named_first_in_a_round(first: str) -> None:
    # Isolde and Tristan stand over on 20, level; Caruso crosses. Isolde was entered first.
    s = Scene(2).field(("B", "Isolde", 20), ("B", "Tristan", 20), ("A", "Caruso", 31), start="B")
    s.g.stand[:2] = 1
    s.cards(racing=["RC01"]).round(1).do("first", first).end_round()
    assert s.places == ["Caruso", "Isolde", "Tristan"]


@rule("J-261", "J-125")
def test_a_stall_that_goes_bankrupt_keeps_its_place() -> None:
    s = Scene(3).field(("A", "Caruso", 31), ("B", "Tristan", 20), ("C", "Figaro", 20)).bankrupt("B")
    s.turn("Caruso", number=1, racing=["RC01"]).end_round()
    assert s.places == ["Caruso", "Tristan", "Figaro"]
