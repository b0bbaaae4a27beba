"""Squares and cards in general (ledger part A9).

RC08 does nothing in plain context, CH06 nothing before slot 9: where a test needs a card that changes
nothing, it is one of these. Figures used: Caruso 1 in round 1, Rapid 1 in round 3, Avalon 1 in round 1,
Castor 1 in round 1.
"""

from __future__ import annotations

import pytest

from tests.games.jagersro.scene import Scene
from tests.ledger import rule

# Lane: a horse that moves 1, the round in which it does, steps to cross, racing and chance squares.
LANES = {
    2: ("Caruso", 1, 32, {2, 6, 12, 17, 22, 27}, {4, 9, 14, 19, 25, 29}),
    3: ("Rapid", 3, 36, {2, 6, 14, 19, 25, 31}, {4, 10, 16, 21, 29, 33}),
    4: ("Avalon", 1, 40, {2, 6, 16, 21, 28, 35}, {4, 11, 18, 23, 33, 37}),
    5: ("Castor", 1, 44, {2, 6, 18, 23, 31, 39}, {4, 12, 20, 25, 37, 41}),
}

PLAIN = 0
FINISH = 1


def moves(s: Scene, horse: str) -> list[tuple[int, int]]:
    """The moves of a horse since the mark."""
    number = s.horse(horse)
    return [(f["from"], f["to"]) for _, f, _ in s.told("MOVES") if f["horse"] == number]


def events(s: Scene, *names: str) -> list[str]:
    """Names of the events since the mark, in order, of those asked for."""
    return [name for name, _, _ in s.told() if name in names]


def deck(s: Scene, name: str = "racing") -> tuple[int, int, int]:
    """Cards of a deck in the pile, on the discards, and kept."""
    cards = s.view(None)["decks"][name]
    return cards["pile"], cards["discard"], cards["kept"]


# --- landing -----------------------------------------------------------------------------------------


@rule("J-082", "J-083")
@pytest.mark.parametrize("lane", [2, 3, 4, 5])
def test_every_square_gives_a_card_of_its_colour_or_none(lane: int) -> None:
    horse, number, length, racing, chance = LANES[lane]
    assert (len(racing), len(chance)) == (6, 6)
    s = Scene(2).field(("A", horse), ("B", "Rigel"))
    for square in range(1, length):
        s.g.at[0] = square - 1
        before = s.racing_taken(horse), s.chance_taken(horse)
        # The scene fails if a card is asked for that is not laid out, or one laid out is not taken.
        s.turn(
            horse,
            number=number,
            racing=["RC08"] if square in racing else [],
            chance=["CH06"] if square in chance else [],
        )
        s.fresh()
        assert s.square(horse) == square
        taken = s.racing_taken(horse) - before[0], s.chance_taken(horse) - before[1]
        assert taken == (int(square in racing), int(square in chance))


@rule("J-084")
def test_squares_passed_over_do_nothing() -> None:
    # Figaro 4 from 0: over the racing square 2 to the chance square 4. Rigel 6 from 1: over 2, 4 and 6 to 7.
    s = Scene(2).field(("A", "Figaro"), ("B", "Rigel", 1))
    s.turn("Figaro", number=1, chance=["CH06"]).turn("Rigel", number=1)
    assert (s.racing_taken("Figaro"), s.chance_taken("Figaro")) == (0, 1)
    assert (s.racing_taken("Rigel"), s.chance_taken("Rigel")) == (0, 0)
    assert (s.square("Figaro"), s.square("Rigel")) == (4, 7)


@rule("J-084")
@pytest.mark.parametrize("square", [4, 6])
def test_standing_over_on_a_square_is_not_landing(square: int) -> None:
    s = Scene(2).field(("A", "Figaro", square), ("B", "Rigel", 1))
    s.g.stand[0] = 1
    s.turn("Figaro", number=1)
    assert s.square("Figaro") == square
    assert (s.racing_taken("Figaro"), s.chance_taken("Figaro")) == (0, 0)


@rule("J-084")
def test_waiting_on_a_square_is_not_landing() -> None:
    # Figaro is held on the racing square 12 with Rigel behind on 1: it takes no second card there.
    s = Scene(2).field(("A", "Figaro", 12), ("B", "Rigel", 1)).take("Figaro", "RC11").turn("Figaro", number=1)
    assert (s.square("Figaro"), s.racing_taken("Figaro")) == (12, 1)


@rule("J-084")
def test_a_start_on_square_3_is_not_landing() -> None:
    s = Scene(2).field(("A", "Caruso"), ("B", "Rigel"), slot=7)
    assert (s.square("Caruso"), s.square("Rigel")) == (3, 3)
    assert s.state.node != "chance"
    assert deck(s) == (20, 0, 0)


@rule("J-084", "J-081")
def test_being_sent_back_to_square_0_is_not_landing() -> None:
    # Caruso 1 from 1 to the racing square 2; −3 leads to 0, and nothing more is taken.
    s = Scene(2).field(("A", "Caruso", 1), ("B", "Rigel")).turn("Caruso", number=1, racing=["RC06"])
    assert s.square("Caruso") == 0
    assert (s.racing_taken("Caruso"), s.chance_taken("Caruso")) == (1, 0)


# --- chains ------------------------------------------------------------------------------------------


@rule("J-085")
def test_a_card_that_leads_to_a_racing_square_brings_the_next_card_and_so_on() -> None:
    # Lane 3: 5 from 9 to 14, +5 to 19, +2 to the chance square 21.
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Rigel"))
    s.turn("Rapid", number=1, racing=["RC04", "RC01"], chance=["CH06"])
    assert moves(s, "Rapid") == [(9, 14), (14, 19), (19, 21)]
    assert (s.racing_taken("Rapid"), s.chance_taken("Rapid")) == (2, 1)


@rule("J-085")
def test_a_chain_ends_on_a_plain_square() -> None:
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Rigel")).turn("Rapid", number=1, racing=["RC02"])
    assert moves(s, "Rapid") == [(9, 14), (14, 15)]
    assert (s.racing_taken("Rapid"), s.chance_taken("Rapid")) == (1, 0)


@rule("J-085")
def test_backwards_counts_as_well() -> None:
    # Lane 5: Rigel 6 from 12 to 18, +5 to 23, −3 to the chance square 20.
    s = Scene(2).field(("A", "Rigel", 12), ("B", "Caruso"))
    s.turn("Rigel", number=1, racing=["RC04", "RC06"], chance=["CH11"])
    assert moves(s, "Rigel") == [(12, 18), (18, 23), (23, 20)]
    assert s.paid() == [("bank", "A", 5000, "J-206")]


@rule("J-085", "J-101")
def test_a_horse_moved_up_behind_the_leader_has_landed_there() -> None:
    # Rigel leads on 13 (79). Figaro 3 from 3 to the racing square 6; the last square of lane 2 behind 79 is
    # 9 (67), a chance square.
    s = Scene(2).field(("A", "Figaro", 3), ("B", "Rigel", 13))
    s.turn("Figaro", number=4, racing=["RC09"], chance=["CH06"])
    assert moves(s, "Figaro") == [(3, 6), (6, 9)]


@rule("J-085")
def test_after_the_chance_card_the_horse_stands_still() -> None:
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Rigel"))
    s.turn("Rapid", number=1, racing=["RC01"], chance=["CH11"])
    assert s.square("Rapid") == 16
    assert s.chance_taken("Rapid") == 1


@rule("J-086")
@pytest.mark.parametrize("card", ["RC07", "RC08", "RC09", "RC10", "RC11", "RC12", "RC13"])
def test_a_card_that_leaves_the_leader_where_it_is_brings_no_other(card: str) -> None:
    # Rapid goes 5 from 9 to 14 and leads.
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Rigel", 1)).turn("Rapid", number=1, racing=[card])
    assert s.square("Rapid") == 14
    assert s.racing_taken("Rapid") == 1


@rule("J-086", "J-101")
def test_moving_up_by_nothing_brings_no_other_card() -> None:
    # Whispering leads on 3; Caruso on 2 is on the last square behind it already.
    s = Scene(2).field(("A", "Caruso", 1), ("B", "Whispering", 3)).turn("Caruso", number=1, racing=["RC09"])
    assert (s.square("Caruso"), s.racing_taken("Caruso")) == (2, 1)


@rule("J-086", "J-113")
def test_a_card_that_a_star_jockey_wards_off_brings_no_other() -> None:
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Rigel", 1), riders=["Rapid"])
    s.turn("Rapid", number=1, racing=["RC14"])
    assert (s.square("Rapid"), s.racing_taken("Rapid"), s.is_out("Rapid")) == (14, 1, False)


# --- whom a card concerns ----------------------------------------------------------------------------


@rule("J-087")
@pytest.mark.parametrize("taker", ["Rapid", "Vitesse", "Rigel"])
def test_a_racing_card_concerns_the_horse_that_took_it(taker: str) -> None:
    s = Scene(2).field(("A", "Rapid", 14), ("A", "Vitesse", 14), ("B", "Rigel", 18)).take(taker, "RC14")
    assert {h for h in ("Rapid", "Vitesse", "Rigel") if s.is_out(h)} == {taker}


@rule("J-087")
@pytest.mark.parametrize(("taker", "owner"), [("Rapid", "A"), ("Vitesse", "A"), ("Rigel", "B")])
def test_a_chance_card_concerns_the_owner_of_the_horse_that_landed_there(taker: str, owner: str) -> None:
    s = Scene(3).field(("A", "Rapid", 16), ("A", "Vitesse", 16), ("B", "Rigel", 20)).draw(taker, "CH11")
    assert s.paid() == [("bank", owner, 5000, "J-206")]


@rule("J-087", "J-188")
def test_or_everybody_if_it_says_so() -> None:
    s = Scene(3).field(("A", "Rapid", 16), ("B", "Rigel", 20)).draw("Rapid", "CH09")
    assert s.paid() == [(stall, "bank", 2000, "J-203") for stall in "ABC"]


# --- obeying and keeping -----------------------------------------------------------------------------


@rule("J-088")
@pytest.mark.parametrize("card", [f"RC{i:02d}" for i in range(1, 16)])
@pytest.mark.parametrize("context", [PLAIN, FINISH])
def test_nobody_is_asked_whether_a_racing_card_is_obeyed(card: str, context: int) -> None:
    s = Scene(2).field(("A", "Rusch", 14), ("B", "Rigel", 12)).take("Rusch", card, finish=context == FINISH)
    assert [f["racing_card"] for _, f, _ in s.told("RACING_CARD")] == [int(card[2:]) - 1]
    assert s.decision is None


@rule("J-088", "J-114")
def test_in_the_finish_the_card_is_taken_and_followed_before_moving() -> None:
    # Rigel on 40, 4 left, round 7, figure 4: −3 first, to the chance square 37; then 4, to 41, chance again.
    s = Scene(2).field(("A", "Rigel", 40), ("B", "Caruso"))
    s.turn("Rigel", number=7, racing=["RC06"], chance=["CH11", "CH06"])
    assert events(s, "RACING_CARD", "MOVES", "CHANCE_CARD") == [
        "RACING_CARD", "MOVES", "CHANCE_CARD", "MOVES", "CHANCE_CARD",
    ]  # fmt: skip
    assert moves(s, "Rigel") == [(40, 37), (37, 41)]


@rule("J-088")
def test_a_chance_card_worded_as_an_order_is_carried_out() -> None:
    # CH23: one step, from 2,000 to 4,000.
    s = Scene(2).field(("A", "Rapid", 16), ("B", "Rigel", 20)).draw("Rapid", "CH23")
    assert s.decision is None
    assert (s.debt("A"), s.cash("A")) == (4000, 4000)


@rule("J-089", "J-226")
def test_steady_pace_is_kept_for_the_whole_race() -> None:
    s = Scene(2).field(("A", "Rapid", 14), ("B", "Rigel", 12)).take("Rapid", "RC07")
    assert deck(s) == (19, 0, 1)
    # Figure 4 in rounds 2 and 4, where its card says 2 and 3: 18, then 22.
    s.turn("Rapid", number=2).turn("Rapid", number=4)
    assert (s.square("Rapid"), deck(s)) == (22, (19, 0, 1))
    assert s.fresh().view(None)["decks"]["racing"]["pile"] == 19


@rule("J-089", "J-106")
def test_a_stand_over_is_kept_until_it_is_served() -> None:
    s = Scene(2).field(("A", "Rapid", 14), ("B", "Rigel", 12)).take("Rapid", "RC12")
    assert deck(s) == (19, 0, 1)
    s.turn("Rapid", number=2)
    assert deck(s) == (19, 1, 0)


@rule("J-089", "J-103")
def test_bad_gallop_is_kept_while_it_holds() -> None:
    # Rapid on 14 (128), Rigel behind on 12 (67), later on 18 (128, level): then Rapid goes 1.
    s = Scene(2).field(("A", "Rapid", 14), ("B", "Rigel", 12)).take("Rapid", "RC11").turn("Rapid", number=3)
    assert deck(s) == (19, 0, 1)
    s.g.at[1] = 18
    s.turn("Rapid", number=3)
    assert (deck(s), s.square("Rapid")) == ((19, 1, 0), 15)


@rule("J-089")
@pytest.mark.parametrize("card", ["RC02", "RC08", "RC10", "RC13", "RC14", "RC15"])
def test_other_racing_cards_are_spent_at_once(card: str) -> None:
    s = Scene(2).field(("A", "Rapid", 14), ("B", "Rigel", 12)).take("Rapid", card)
    assert deck(s) == (19, 1, 0)


@rule("J-089", "J-215")
@pytest.mark.parametrize(("card", "kept"), [("CH18", 1), ("CH16", 0), ("CH11", 0), ("CH24", 1)])
def test_tips_and_the_cold_are_kept_other_chance_cards_not(card: str, kept: int) -> None:
    # Black runs (Rapid), blue does not; A has Caruso at home.
    s = Scene(2).field(("A", "Rapid", 16), ("B", "Rigel", 12)).draw("Rapid", card)
    assert deck(s, "chance") == (25, 1 - kept, kept)


# --- dropping out ------------------------------------------------------------------------------------


@rule("J-090")
@pytest.mark.parametrize("card", ["RC14", "RC15"])
def test_a_horse_that_drops_out_leaves_the_board_at_once(card: str) -> None:
    s = Scene(3).field(("A", "Rapid", 14), ("B", "Rigel", 12), ("C", "Caruso", 5)).take("Rapid", card)
    view = s.view(None)
    assert [r["out"] for r in view["runners"]] == [True, False, False]
    assert view["standing"] == [18, 0]
    # It takes no further part in the round.
    s.mark().turn("Rapid", number=1)
    assert s.told() == []


@rule("J-090", "J-111")
def test_it_no_longer_counts_for_who_leads() -> None:
    s = Scene(2).field(("A", "Rapid", 14), ("B", "Rigel", 12))
    assert [r["leads"] for r in s.view(None)["runners"]] == [True, False]
    s.take("Rapid", "RC14")
    assert [r["leads"] for r in s.view(None)["runners"]] == [False, True]
    # Rigel now leads, so RC10 is nothing to it.
    s.take("Rigel", "RC10")
    assert s.square("Rigel") == 12


@rule("J-090", "J-104")
def test_it_no_longer_counts_for_waiting() -> None:
    # Rapid waits for Caruso alone; when that drops out Rapid is free and goes 5.
    s = Scene(2).field(("A", "Rapid", 14), ("B", "Caruso", 5)).take("Rapid", "RC11").take("Caruso", "RC14")
    s.turn("Rapid", number=4)
    assert s.square("Rapid") == 17


@rule("J-090", "J-130")
def test_it_has_no_place() -> None:
    s = Scene(3).field(("A", "Rapid", 30), ("B", "Isolde", 31), ("C", "Caruso", 5)).take("Rapid", "RC14")
    s.turn("Isolde", number=2, racing=["RC01"]).end_round()
    assert s.places == ["Isolde", "Caruso"]


# --- the order of a turn -----------------------------------------------------------------------------


@rule("J-091")
def test_a_due_stand_over_comes_before_the_test_for_release() -> None:
    s = Scene(2).field(("A", "Rapid", 14), ("B", "Caruso", 5)).take("Rapid", "RC11")
    s.g.stand[0] = 1
    s.g.at[1] = 20
    s.mark().turn("Rapid", number=3)
    assert [name for name, _, _ in s.told()] == ["STANDS_OVER"]
    assert s.is_held("Rapid")
    assert s.square("Rapid") == 14
    # In the next turn it is free and moves 3.
    s.mark().turn("Rapid", number=4)
    assert events(s, "STANDS_OVER", "FREED", "MOVES") == ["FREED", "MOVES"]
    assert s.square("Rapid") == 17


@rule("J-091")
def test_a_horse_not_released_loses_its_turn() -> None:
    s = Scene(2).field(("A", "Rapid", 14), ("B", "Caruso", 5)).take("Rapid", "RC11")
    s.mark().turn("Rapid", number=4)
    assert [name for name, _, _ in s.told()] == ["STILL_HELD"]
    assert s.square("Rapid") == 14


@rule("J-091", "J-114")
def test_a_released_horse_takes_its_finishing_card_and_moves_in_the_same_turn() -> None:
    # Rigel is held on 40 (260); Figaro comes level on 28 (260). Round 7: figure 4, 4 left: a card, then home.
    s = Scene(2).field(("A", "Rigel", 40), ("B", "Figaro", 20)).take("Rigel", "RC11")
    s.g.at[1] = 28
    s.mark().turn("Rigel", number=7, racing=["RC07"])
    assert events(s, "FREED", "RACING_CARD", "MOVES", "HOME") == ["FREED", "RACING_CARD", "MOVES", "HOME"]
    assert s.winner == "Rigel"


@rule("J-091")
def test_figure_then_landing() -> None:
    s = Scene(2).field(("A", "Rapid", 9), ("B", "Rigel")).mark().turn("Rapid", number=1, racing=["RC08"])
    assert [name for name, _, _ in s.told()] == ["MOVES", "RACING_CARD"]


# --- in the race -------------------------------------------------------------------------------------


def dropped() -> Scene:
    """A's Rigel (8,000) was disqualified, A's Isolde runs on, A's Rusch (3,000) and Avalon (5,000) are at
    home; B's Caruso runs."""
    s = Scene(2, drawn=["Isolde", "Caruso"]).own("A", "Rusch", "Avalon")
    s.field(("A", "Rigel", 12), ("A", "Isolde", 9), ("B", "Caruso", 9)).take("Rigel", "RC14")
    return s.mark()


@rule("J-262", "J-204")
def test_ch10_does_not_take_a_horse_running_or_dropped_out() -> None:
    s = dropped().draw("Isolde", "CH10")
    assert s.legal == [("sell", "Rusch"), ("sell", "Avalon")]


@rule("J-262", "J-201")
def test_ch08_takes_the_dearest_of_those_at_home() -> None:
    s = dropped().draw("Isolde", "CH08")
    assert s.paid() == [("bank", "A", 10_000, "J-201")]
    assert (s.owner("Avalon"), s.owner("Rigel")) == ("bank", "A")


@rule("J-262", "J-209")
def test_ch13_sells_no_horse_running_or_dropped_out() -> None:
    s = dropped().draw("Isolde", "CH13")
    assert s.legal == [("pass",), ("sell", "Rusch"), ("sell", "Avalon")]
    for horse in ("Rigel", "Isolde"):
        assert s.refused("sell", horse)


@rule("J-262", "J-214")
def test_ch15_sells_no_horse_running_or_dropped_out() -> None:
    s = dropped().draw("Isolde", "CH15")
    assert {a[1] for a in s.legal if a[0] == "sell"} == {"Rusch", "Avalon"}


@rule("J-262", "J-221")
def test_ch24_gives_no_cold_to_a_horse_running_or_dropped_out() -> None:
    s = dropped().draw("Isolde", "CH24")
    assert [s.names[f["horse"]] for _, f, _ in s.told("COLD")] == ["Rusch", "Avalon"]
    assert {s.names[x["horse"]] for x in s.view(None)["horses"] if x["banned"]} == {"Rusch", "Avalon"}


@rule("J-262", "J-090")
def test_once_the_race_is_over_the_horse_that_dropped_out_may_be_sold() -> None:
    s = dropped()
    assert s.view(None)["horses"][18]["of_race"] is True
    s.g.at[1] = 31
    s.turn("Isolde", number=2, racing=["RC01"]).end_round().until("business", "A")
    assert s.view(None)["horses"][18]["of_race"] is False
    assert {"Rigel", "Isolde"} <= {a[1] for a in s.legal if a[0] == "sell"}


@rule("J-262", "J-127")
def test_a_race_broken_off_is_over_too() -> None:
    s = dropped().take("Isolde", "RC15").fresh().take("Caruso", "RC15").end_round().until("business", "A")
    assert s.can("sell", "Rigel")


@rule("J-262", "J-269")
def test_the_bank_does_not_sell_a_horse_that_went_lame_in_this_race() -> None:
    s = Scene(2).money("A", 5000).field(("A", "Caruso", 9), ("B", "Comet", 9)).take("Comet", "RC15")
    assert s.owner("Comet") == "bank"
    s.draw("Caruso", "CH07")
    offered = {a[1] for a in s.legal if a[0] == "buy"}
    assert {"Orkan", "Rapid", "Vitesse", "Rusch"} <= offered
    assert "Comet" not in offered
    s.do("pass")
    s.g.at[0] = 31
    s.turn("Caruso", number=1, racing=["RC01"]).end_round().until("business", "A")
    assert s.can("buy", "Comet")


@rule("J-262", "J-216")
@pytest.mark.parametrize(("out", "event"), [(False, "TIP"), (True, "CARD_LAPSES")])
def test_for_stalltips_only_running_horses_count(out: bool, event: str) -> None:
    # CH20 is yellow, and Rigel the only yellow horse.
    s = Scene(2).field(("A", "Rigel", 12), ("B", "Caruso", 9))
    if out:
        s.take("Rigel", "RC14")
    s.draw("Caruso", "CH20")
    assert events(s, "TIP", "CARD_LAPSES") == [event]
    assert s.cash("B") == (2000 if out else 1000)


@rule("J-262", "J-104", "J-111")
def test_for_leading_and_waiting_only_running_horses_count() -> None:
    # Rigel (79) has dropped out: Isolde and Caruso, level on 9 (67), lead, and nobody is behind them.
    s = dropped()
    assert [r["leads"] for r in s.view(None)["runners"]] == [False, True, True]
    s.take("Isolde", "RC11")
    assert not s.is_held("Isolde")


# --- the figure of the round -------------------------------------------------------------------------


@rule("J-263", "J-102")
def test_g36_the_2_of_the_grand_prix_is_what_rc10_repeats() -> None:
    # Castor's card says 5 in column 10. It goes 2 to the racing square 2, 2 more to the chance square 4.
    s = Scene(2).race(6, "X8").field(("A", "Castor"), ("B", "Rapid", 3), slot=6)
    s.turn("Castor", number=1, racing=["RC10"], chance=["CH06"])
    assert moves(s, "Castor") == [(0, 2), (2, 4)]


@rule("J-263", "J-098")
@pytest.mark.parametrize(("square", "number", "to"), [(20, 6, 24), (20, 4, 24), (36, 6, 40)])
def test_the_4_of_rc07_is_the_figure_of_every_round(square: int, number: int, to: int) -> None:
    # Rigel's card says 6 in round 6, 1 in round 4.
    s = Scene(2).field(("A", "Rigel", 1), ("B", "Caruso", 5)).take("Rigel", "RC07")
    s.g.at[0] = square
    s.turn("Rigel", number=number)
    assert s.square("Rigel") == to


@rule("J-263", "J-115")
@pytest.mark.parametrize(("square", "home"), [(39, False), (40, True)])
def test_the_4_of_rc07_is_the_figure_for_the_finish(square: int, home: bool) -> None:
    # Round 6: the card's 6 would cross from both; 4 crosses with 4 left, not with 5.
    s = Scene(2).field(("A", "Rigel", 1), ("B", "Caruso", 5)).take("Rigel", "RC07")
    s.g.at[0] = square
    s.turn("Rigel", number=6)
    assert (s.winner == "Rigel") is home
    assert s.racing_taken("Rigel") == 1
    assert s.square("Rigel") == (44 if home else 43)


@rule("J-263", "J-098")
def test_rc07_in_the_finish_makes_this_move_4_already() -> None:
    # Rigel on 38, 6 left, round 6, figure 6.
    s = Scene(2).field(("A", "Rigel", 38), ("B", "Caruso", 5)).turn("Rigel", number=6, racing=["RC07"])
    assert s.square("Rigel") == 42


@rule("J-263", "J-100")
def test_rc08_shortens_the_move_and_changes_no_figure() -> None:
    # Figaro on 29, 3 left, round 7, figure 4: it moves 2 to 31. Round 9, figure 4 again: 4 ≥ 1, a card.
    s = Scene(2).field(("A", "Figaro", 29), ("B", "Caruso", 5)).turn("Figaro", number=7, racing=["RC08"])
    assert (s.square("Figaro"), s.winner) == (31, None)
    s.turn("Figaro", number=9, racing=["RC12"])
    assert s.square("Figaro") == 31
    s.turn("Figaro", number=10, racing=["RC02"])
    assert s.winner == "Figaro"


@rule("J-263", "J-264")
def test_under_steady_finish_draw_rc08_shortens_the_4_for_one_move() -> None:
    # Rigel under RC07 on 36, 8 left. Round 6: own figure 6 < 8, 4 < 8: no card, to 40. Round 7: own figure
    # 4 ≥ 4: RC08, 2 to 42. Round 8: own figure 5 ≥ 2: −1 to 41, a chance square, then 4: home.
    s = Scene(2, steady_finish_draw="yes").field(("A", "Rigel", 1), ("B", "Caruso", 5)).take("Rigel", "RC07")
    s.g.at[0] = 36
    s.turn("Rigel", number=6).turn("Rigel", number=7, racing=["RC08"])
    assert s.square("Rigel") == 42
    s.turn("Rigel", number=8, racing=["RC05"], chance=["CH06"])
    assert s.winner == "Rigel"
