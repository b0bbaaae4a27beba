"""The two decks (ledger part A19): 20 racing cards, 26 chance cards.

The piles hold no order: a card is drawn among those still in the pile, which is the same thing. Rapid, of
lane 3, moves 1 in round 3: from 13 to the racing square 14, from 15 to the chance square 16.
"""

from __future__ import annotations

import pytest

from homestretch.games.jagersro.rules import step
from tests.games.jagersro.scene import Scene
from tests.ledger import rule

RACING = {"RC01": 5, "RC12": 2, **{f"RC{n:02}": 1 for n in (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15)}}
CHANCE = {"CH08": 2, **{f"CH{n:02}": 1 for n in range(1, 26) if n != 8}}


def pair(**options: str) -> Scene:
    """A's Rapid and B's Caruso, which stands behind on 5."""
    return Scene(2, **options).money("A", 90_000).field(("A", "Rapid", 14), ("B", "Caruso", 5))


def deck(s: Scene, name: str = "racing") -> tuple[int, int, int]:
    """Cards of a deck in the pile, on the discards, and kept."""
    cards = s.view(None)["decks"][name]
    return cards["pile"], cards["discard"], cards["kept"]


def pile(s: Scene) -> dict[str, int]:
    """What may come next, at a card to be taken, and how many there are of each."""
    ids = s.racing_ids if s.state.chance_kind == "racing_card" else s.chance_ids
    return {ids[o]: n for o, n in s.state.outcomes()}


def racing_square(s: Scene) -> Scene:
    """Rapid comes to a racing square, and its card is to be taken."""
    s.g.at[0] = 13
    s.g.round_no = 3
    return s.begin((step.HORSE, 0))


def chance_square(s: Scene) -> Scene:
    """Rapid comes to a chance square, and its card is to be taken."""
    s.g.at[0] = 15
    s.g.round_no = 3
    return s.begin((step.HORSE, 0))


# --- the piles ---------------------------------------------------------------------------------------


@rule("J-225")
def test_before_a_race_all_cards_are_in_the_piles() -> None:
    s = pair()
    assert (deck(s), deck(s, "chance")) == ((20, 0, 0), (26, 0, 0))
    assert pile(racing_square(s)) == RACING
    assert pile(chance_square(pair())) == CHANCE


@rule("J-225")
def test_before_the_next_race_both_are_collected_again() -> None:
    # Race 1: RC07 kept, RC01 and CH11 spent, CH18 staked; then Caruso wins and race 2 is entered.
    s = Scene(2).field(("A", "Figaro", 1), ("B", "Caruso", 5), slot=1)
    s.take("Figaro", "RC07").take("Caruso", "RC01").draw("Caruso", "CH11").draw("Caruso", "CH17")
    assert (deck(s), deck(s, "chance")) == ((18, 1, 1), (24, 1, 1))
    s.g.at[1] = 31
    s.turn("Caruso", number=1, racing=["RC09"]).end_round().until("enter")
    s.enters(A=["Figaro"], B=["Caruso"])
    while s.decision:
        s.do("pass")
    # B, whose Caruso 1 is on a plain square, starts; A's Figaro 4 is on a chance square.
    assert deck(s) == (20, 0, 0)
    assert pile(s) == CHANCE


@rule("J-227")
@pytest.mark.parametrize(("card", "left"), [("RC01", 4), ("RC02", 0), ("RC12", 1)])
def test_spent_cards_do_not_come_again_before_the_pile_has_run_out(card: str, left: int) -> None:
    # Caruso takes it, and serves a stand-over at once.
    s = pair().take("Caruso", card)
    if card == "RC12":
        s.turn("Caruso", number=1)
    assert deck(s) == (19, 1, 0)
    assert pile(racing_square(s)).get(card, 0) == left


@rule("J-227")
def test_the_discards_are_open_and_the_pile_is_counted() -> None:
    s = pair()
    s.g.at[0] = 11
    s.take("Rapid", "RC02").draw("Rapid", "CH11").draw("Rapid", "CH06")
    assert (deck(s), deck(s, "chance")) == ((19, 1, 0), (24, 2, 0))


# --- made up again -----------------------------------------------------------------------------------


def run_down(s: Scene, left: dict[str, int], kept: dict[str, int] | None = None) -> Scene:
    """Leave only these racing cards in the pile; those kept are neither there nor on the discards."""
    for i, name in enumerate(s.racing_ids):
        s.g.racing_pile[i] = left.get(name, 0)
        s.g.racing_kept[i] = (kept or {}).get(name, 0)
    s.g.racing_left = sum(left.values())
    return s


def run_down_chance(s: Scene, left: dict[str, int]) -> Scene:
    """Leave only these chance cards in the pile."""
    for i, name in enumerate(s.chance_ids):
        s.g.chance_pile[i] = left.get(name, 0)
    s.g.chance_left = sum(left.values())
    return s


@rule("J-224", "J-282")
def test_the_racing_pile_is_made_up_when_a_card_is_to_be_taken_and_there_is_none() -> None:
    s = run_down(pair(), {"RC08": 1}).mark()
    racing_square(s)
    assert pile(s) == {"RC08": 1}
    s.cards(["RC08"])._lay()
    # Not when the last one is taken, but when the next is to be taken.
    assert (deck(s), s.told("RESHUFFLED")) == ((0, 20, 0), [])
    racing_square(s)
    assert s.told("RESHUFFLED") == [("RESHUFFLED", {"deck": 0}, "J-224")]
    assert pile(s) == RACING


@rule("J-224", "J-282")
def test_so_is_the_chance_pile() -> None:
    s = run_down_chance(pair(), {"CH06": 1}).mark()
    chance_square(s).cards(chance=["CH06"])._lay()
    assert (deck(s, "chance"), s.told("RESHUFFLED")) == ((0, 26, 0), [])
    chance_square(s)
    assert s.told("RESHUFFLED") == [("RESHUFFLED", {"deck": 1}, "J-224")]
    assert pile(s) == CHANCE


@rule("J-224")
def test_one_deck_running_out_leaves_the_other_alone() -> None:
    s = pair().draw("Rapid", "CH11")
    racing_square(run_down(s, {}))
    assert (deck(s), deck(s, "chance")) == ((20, 0, 0), (25, 1, 0))


@rule("J-282")
def test_a_card_of_a_chain_is_on_the_discards_before_the_next_is_taken() -> None:
    # +5 from 14 leads to the racing square 19: the pile is made up with RC04 in it.
    s = run_down(pair(), {"RC04": 1})
    s.cards(["RC04"])
    racing_square(s)
    assert s.square("Rapid") == 19
    assert pile(s) == RACING


@rule("J-282", "J-226")
@pytest.mark.parametrize(("card", "release"), [("RC07", False), ("RC11", True), ("RC12", True)])
def test_only_kept_cards_are_missing(card: str, release: bool) -> None:
    # Caruso, with nothing behind it but Tristan on 1, takes the card on 5.
    s = Scene(3).field(("A", "Rapid", 14), ("B", "Caruso", 5), ("C", "Tristan", 1)).take("Caruso", card)
    racing_square(run_down(s, {}, {card: 1}))
    assert pile(s) == {k: n - (k == card) for k, n in RACING.items() if n > (k == card)}
    # Round 1: Caruso serves its stand-over, or is free and moves 1 to the racing square 6, or moves 4 to the
    # chance square 9. RC07 alone is kept.
    s.g.at[2] = 5
    racing = ["RC08"] if card == "RC11" else []
    s.turn("Caruso", number=1, racing=racing, chance=["CH06"] if card == "RC07" else [])
    assert deck(s)[2] == int(not release)
    racing_square(run_down(s, {}, {} if release else {card: 1}))
    assert pile(s).get(card, 0) == RACING[card] - int(not release)


@rule("J-226", "J-282")
@pytest.mark.parametrize("card", ["RC14", "RC15"])
def test_steady_pace_is_kept_even_if_its_horse_drops_out(card: str) -> None:
    s = pair(steady_finish_draw="yes").take("Rapid", "RC07")
    s.g.at[0] = 34
    # Round 2, own figure 2, 2 left.
    s.turn("Rapid", number=2, racing=[card])
    assert (s.is_out("Rapid"), deck(s)) == (True, (18, 1, 1))
    s.fresh()
    assert deck(s) == (19, 0, 1)


@rule("J-226")
def test_stalltips_are_kept_until_step_b_is_done() -> None:
    s = pair().draw("Caruso", "CH18").draw("Rapid", "CH11")
    assert deck(s, "chance") == (24, 1, 1)
    chance_square(run_down_chance(s, {}))
    assert "CH18" not in pile(s)
    s.g.at[0] = 31
    s.turn("Rapid", number=1, racing=["RC09"]).end_round()
    assert deck(s, "chance")[2] == 0


@rule("J-226", "J-281")
def test_the_cold_is_missing_from_the_next_races_first_shuffle_and_then_joins_the_discards() -> None:
    # A's Caruso, at home, has a cold.
    s = Scene(2).field(("A", "Rapid", 14), ("B", "Tristan", 5)).draw("Rapid", "CH24")
    assert deck(s, "chance") == (25, 0, 1)
    s.g.at[0] = 31
    s.turn("Rapid", number=1, racing=["RC09"]).end_round()
    assert deck(s, "chance")[2] == 1
    s.field(("A", "Rapid", 14), ("B", "Tristan", 5), slot=4)
    assert deck(s, "chance") == (25, 1, 0)
    assert "CH24" not in pile(chance_square(s))
    # From the first reshuffle on it is there.
    assert pile(chance_square(run_down_chance(s, {}))) == CHANCE


@rule("J-282", "J-278")
def test_a_chance_card_is_on_the_discards_when_it_has_been_carried_out() -> None:
    # CH25 asks; while it does, it lies neither in the pile nor among the kept.
    s = pair().draw("Rapid", "CH25")
    assert s.decision is not None
    s.do("pass")
    assert deck(s, "chance") == (25, 1, 0)
