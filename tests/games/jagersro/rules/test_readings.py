"""How the published win tables of the sibling editions read their cards (ledger part C2, P1 to P13).

T1 is the edition `drechsler`, T2 `drechsler-2023-rules` (the same cards), T3 `derby-2023`. Cards: DR01 +2,
DR02 +1, DR03 +4, DR04 +5, DR05 steady, DR06 weak finish, DR07 behind the leader, DR08 level with the front,
DR09 stand over, DR10 finish only: stand over, DR11 wait for the next, DR12 wait for the last, DR13 fall, DR14
protest, DR15 repeat, DR16 lame. Squares on the `even` scale: 14 of lane 3 is 1,200, 12 of lane 2 and 18 of
lane 5 too.
"""

from __future__ import annotations

import pytest

from tests.games.jagersro.alone import HARMLESS, LAME, Alone
from tests.ledger import rule

T1, T2, T3 = "drechsler", "drechsler-2023-rules", "derby-2023"
every = pytest.mark.parametrize("table", [T1, T2, T3])


# --- P1 and P2: options, the finish ------------------------------------------------------------------


@rule("J-116")
@every
def test_p1_squares_reached_by_the_finish_card_do_nothing(table: str) -> None:
    # Rigel on 38, round 6, figure 6: +1 to the racing square 39, then home.
    race = Alone(table, ("Rigel", 38), "Caruso").turn("Rigel", number=6, racing=["DR02"])
    assert (race.winner, race.taken("Rigel")) == ("Rigel", 1)


@rule("J-108")
@every
def test_p1_a_protest_counts_in_the_finish_only(table: str) -> None:
    race = Alone(table, ("Rigel", 40), "Caruso").take("Rigel", "DR14")
    assert not race.is_out("Rigel")
    race = Alone(table, ("Rigel", 40), "Caruso").turn("Rigel", number=7, racing=["DR14"])
    assert race.is_out("Rigel")


@rule("J-111")
@every
def test_p1_of_level_horses_the_first_in_order_leads(table: str) -> None:
    # Rapid on 13 and Rigel on 17, both 1,100: the leader stays, the other comes behind the leader, on 12.
    race = Alone(table, ("Rapid", 13), ("Rigel", 17)).take("Rapid", "DR07")
    assert race.square("Rapid") == 13
    race = Alone(table, ("Rigel", 17), ("Rapid", 13)).take("Rapid", "DR07")
    assert race.square("Rapid") == 12
    # In the finish who does not lead goes home under DR11: Rapid on 31 and Rigel on 39, both 2,700.
    race = Alone(table, ("Rigel", 39), ("Rapid", 31), "Caruso").turn("Rapid", number=1, racing=["DR11"])
    assert race.winner == "Rapid"


@rule("J-080")
@every
def test_p1_the_even_scale(table: str) -> None:
    # G03: Figaro on 9 is 900; Whispering's 11 is 878, a chance square.
    race = Alone(table, ("Figaro", 9), ("Whispering", 6)).take("Whispering", "DR07", chance=[HARMLESS])
    assert race.square("Whispering") == 11


@every
def test_p2_waiting_is_tested_before_the_finish(table: str) -> None:
    race = Alone(table, ("Rigel", 40), ("Caruso", 5)).take("Rigel", "DR11").turn("Rigel", number=7)
    assert (race.square("Rigel"), race.is_held("Rigel"), race.taken("Rigel")) == (40, True, 1)


@every
@pytest.mark.parametrize(("card", "to"), [("DR01", 44), ("DR03", 44), ("DR06", 42)])
def test_p2_the_finish_card_comes_first_then_the_figure(table: str, card: str, to: int) -> None:
    race = Alone(table, ("Rigel", 40), "Caruso").turn("Rigel", number=7, racing=[card])
    assert race.square("Rigel") == to


# --- P3 and P4: rounds lost, caps --------------------------------------------------------------------


@rule("J-120")
@pytest.mark.parametrize(("table", "card"), [
    (T1, "DR09"), (T2, "DR09"), (T3, "DR09"), (T1, "DR10"), (T2, "DR10"), (T3, "DR10"), (T1, "DR12"),
    (T2, "DR12"), (T1, "DR11"), (T2, "DR11"), (T3, "DR11"),
])  # fmt: skip
def test_p3_standing_over_in_the_finish_costs_this_round_and_the_next(table: str, card: str) -> None:
    # Rigel leads on 40, 4 left. Round 7: its card; round 8 is lost too; round 9, figure 6: a new card.
    race = Alone(table, ("Rigel", 40), ("Caruso", 5)).turn("Rigel", number=7, racing=[card])
    assert (race.square("Rigel"), race.is_held("Rigel")) == (40, False)
    race.turn("Rigel", number=8)
    assert race.square("Rigel") == 40
    race.turn("Rigel", number=9, racing=["DR01"])
    assert race.winner == "Rigel"


@rule("J-106")
@every
def test_p3_after_a_move_it_costs_the_next_round(table: str) -> None:
    # Rapid 5 to 14; round 2 lost; round 3: 1.
    race = Alone(table, ("Rapid", 9), "Caruso").turn("Rapid", number=1, racing=["DR09"])
    race.turn("Rapid", number=2)
    assert race.square("Rapid") == 14
    race.turn("Rapid", number=3)
    assert race.square("Rapid") == 15


@rule("J-098", "J-100")
@every
@pytest.mark.parametrize(("card", "to"), [("DR05", 42), ("DR06", 40)])
def test_p4_a_cap_in_the_finish_holds_for_this_round_only(table: str, card: str, to: int) -> None:
    # Rigel on 38, 6 left, round 6, figure 6. Round 7: its own figure 4 is enough: a card again.
    race = Alone(table, ("Rigel", 38), "Caruso").turn("Rigel", number=6, racing=[card])
    assert race.square("Rigel") == to
    race.turn("Rigel", number=7, racing=["DR02"], chance=[])
    assert (race.winner, race.taken("Rigel")) == ("Rigel", 2)


@rule("J-098")
@every
def test_p4_the_horse_goes_back_to_its_own_figures(table: str) -> None:
    # Solitude on 34, 6 left, round 1, figure 6: 4 to 38. Round 2: its own 1, not 4.
    race = Alone(table, ("Solitude", 34), "Caruso").turn("Solitude", number=1, racing=["DR05"])
    race.turn("Solitude", number=2)
    assert (race.square("Solitude"), race.winner) == (39, None)


# --- P5: steady pace ---------------------------------------------------------------------------------


def steady(table: str, square: int) -> Alone:
    """Rigel under steady pace on a square."""
    race = Alone(table, ("Rigel", 2), ("Caruso", 1)).take("Rigel", "DR05")
    race.g.at[0] = square
    return race


@rule("J-098")
@every
def test_p5_in_plain_context_4_a_round_and_no_cards_on_racing_squares(table: str) -> None:
    # Round 4: its own figure is 1; to the racing square 18. Round 6: its own is 6.
    race = steady(table, 14).turn("Rigel", number=4).turn("Rigel", number=6)
    assert (race.square("Rigel"), race.taken("Rigel")) == (22, 1)


@rule("J-099")
@pytest.mark.parametrize(("table", "cards"), [(T1, 1), (T2, 2), (T3, 2)])
def test_p5_whether_it_takes_a_card_in_the_finish(table: str, cards: int) -> None:
    # On 40, round 7, its own figure 4.
    race = steady(table, 40).turn("Rigel", number=7, racing=["DR01"] if cards == 2 else [])
    assert (race.winner, race.taken("Rigel")) == ("Rigel", cards)


@rule("J-264")
@pytest.mark.parametrize("table", [T2, T3])
def test_p5_the_test_is_made_with_its_own_figure(table: str) -> None:
    # Round 10, own figure 2, 4 left: home without a card. Round 6, own figure 6, 6 left: a card, then 4.
    race = steady(table, 40).turn("Rigel", number=10)
    assert (race.winner, race.taken("Rigel")) == ("Rigel", 1)
    race = steady(table, 38).turn("Rigel", number=6, racing=["DR02"])
    assert (race.square("Rigel"), race.taken("Rigel")) == (43, 2)


# --- P6 and P7: waiting, falling ---------------------------------------------------------------------


@rule("J-104")
@pytest.mark.parametrize(("table", "held"), [(T1, False), (T2, True), (T3, True)])
def test_p6_the_next_behind_is_level_already(table: str, held: bool) -> None:
    # Vitesse, level and later in order, is the next behind in T1; T2 and T3 count who is strictly behind.
    race = Alone(table, ("Rapid", 14), ("Vitesse", 14), ("Caruso", 5)).take("Rapid", "DR11")
    assert race.is_held("Rapid") is held


@rule("J-104")
@every
def test_p6_a_level_horse_earlier_in_order_is_not_behind(table: str) -> None:
    race = Alone(table, ("Vitesse", 14), ("Rapid", 14), ("Caruso", 5)).take("Rapid", "DR11")
    assert race.is_held("Rapid")


@rule("J-104")
@every
def test_p6_with_nobody_behind_there_is_no_effect(table: str) -> None:
    race = Alone(table, ("Rapid", 14), ("Rigel", 20)).take("Rapid", "DR11")
    assert not race.is_held("Rapid")


@rule("J-104")
@pytest.mark.parametrize(("table", "comes", "freed"), [
    (T1, "Figaro", True), (T1, "Caruso", False), (T2, "Figaro", True), (T2, "Caruso", True),
    (T3, "Figaro", True), (T3, "Caruso", True),
])  # fmt: skip
def test_p6_the_next_one_is_fixed_or_counted(table: str, comes: str, freed: bool) -> None:
    # Rapid on 14, Figaro on 9 and Caruso on 8 behind: one comes level.
    race = Alone(table, ("Rapid", 14), ("Figaro", 9), ("Caruso", 8)).take("Rapid", "DR11")
    race.turn("Rapid", number=3)
    assert race.square("Rapid") == 14
    race.g.at[race.runner(comes)] = 12
    race.turn("Rapid", number=3)
    assert race.is_held("Rapid") is not freed
    assert race.square("Rapid") == (15 if freed else 14)


@rule("J-104")
@pytest.mark.parametrize(("comes", "freed"), [("Figaro", True), ("Caruso", False)])
def test_p6_of_level_horses_the_first_in_order_is_the_next(comes: str, freed: bool) -> None:
    # T1: the later one stands behind the earlier one.
    race = Alone(T1, ("Rapid", 14), ("Figaro", 9), ("Caruso", 9)).take("Rapid", "DR11")
    race.g.at[race.runner(comes)] = 12
    race.turn("Rapid", number=3)
    assert race.is_held("Rapid") is not freed


@rule("J-104")
@pytest.mark.parametrize(("table", "freed"), [(T1, True), (T2, False), (T3, False)])
def test_p6_one_past_and_another_fallen_behind(table: str, freed: bool) -> None:
    # Figaro goes past, Rigel falls behind: as many behind as before.
    race = Alone(table, ("Rapid", 14), ("Figaro", 9), ("Rigel", 20)).take("Rapid", "DR11")
    race.g.at[1], race.g.at[2] = 13, 5
    race.turn("Rapid", number=3)
    assert race.is_held("Rapid") is not freed


@rule("J-104")
@every
def test_p6_a_horse_that_drops_out_is_not_behind(table: str) -> None:
    race = Alone(table, ("Rapid", 14), ("Figaro", 9), ("Caruso", 8)).take("Rapid", "DR11")
    race.g.out[1] = 1
    race.g.running = 2
    race.turn("Rapid", number=3)
    assert race.square("Rapid") == 15


@rule("J-104")
@pytest.mark.parametrize(("card", "table", "comes", "freed"), [
    ("DR12", T1, ["Figaro"], False), ("DR12", T1, ["Caruso"], True),
    ("DR12", T2, ["Figaro"], False), ("DR12", T2, ["Caruso"], False),
    ("DR12", T2, ["Figaro", "Caruso"], True),
    *(("DR13", table, [one], False) for table in (T1, T2, T3) for one in ("Figaro", "Caruso")),
    *(("DR13", table, ["Figaro", "Caruso"], True) for table in (T1, T2, T3)),
])  # fmt: skip
def test_p6_the_last_and_the_fall(card: str, table: str, comes: list[str], freed: bool) -> None:
    # In T1 the last is one horse, Caruso; else, and for a fall, nobody may be strictly behind.
    race = Alone(table, ("Rapid", 14), ("Figaro", 9), ("Caruso", 8)).take("Rapid", card)
    race.turn("Rapid", number=3)
    assert race.square("Rapid") == 14
    for name in comes:
        race.g.at[race.runner(name)] = 12
    race.turn("Rapid", number=3)
    assert race.is_held("Rapid") is not freed


@pytest.mark.parametrize("table", [T1, T2])
@pytest.mark.parametrize("other", [("Vitesse", 14), ("Rigel", 20)])
def test_p6_the_last_one_does_not_wait_for_the_last(table: str, other: tuple[str, int]) -> None:
    # Rapid is last, or level with the last.
    race = Alone(table, ("Rapid", 14), other).take("Rapid", "DR12")
    assert not race.is_held("Rapid")


def test_p6_of_level_horses_the_last_in_order_is_the_last() -> None:
    # T1: Tristan, later than Caruso, is waited for.
    race = Alone(T1, ("Rapid", 14), ("Caruso", 5), ("Tristan", 5)).take("Rapid", "DR12")
    race.g.at[1] = 12
    race.turn("Rapid", number=3)
    assert race.is_held("Rapid")
    race.g.at[2] = 12
    race.turn("Rapid", number=3)
    assert not race.is_held("Rapid")


@rule("J-123")
@every
@pytest.mark.parametrize(("order", "places"), [
    (["Rapid", "Rigel", "Caruso"], ["Rigel", "Caruso", "Rapid"]),
    (["Rapid", "Caruso", "Rigel"], ["Rigel", "Rapid", "Caruso"]),
])  # fmt: skip
def test_p7_who_falls_in_the_last_round_is_last_unless_the_winner_moves_last(
    table: str, order: list[str], places: list[str]
) -> None:
    # Round 3: Rapid 1 to 14 falls, Rigel wins; Caruso is behind all the time (2 to 5 at most).
    squares = {"Rapid": 13, "Rigel": 43, "Caruso": 2}
    race = Alone(table, *((h, squares[h]) for h in order)).round(3, racing=["DR13", "DR07"]).finish()
    assert race.places == places


@rule("J-123")
@every
def test_p7_who_fell_in_an_earlier_round_is_placed_where_it_lies(table: str) -> None:
    race = Alone(table, ("Rapid", 13), ("Rigel", 20), ("Caruso", 2)).round(3, ["DR13"])
    race.g.at[1] = 43
    race.round(4, ["DR07"]).finish()
    assert race.places == ["Rigel", "Rapid", "Caruso"]


@every
@pytest.mark.parametrize("behind", [5, 13])
def test_p7_a_fall_in_the_finish_costs_the_move(table: str, behind: int) -> None:
    # Rigel on 40, 4 left, round 7; Caruso is behind and waited for, or has dropped out.
    race = Alone(table, ("Rigel", 40), ("Caruso", behind))
    race.g.out[1] = int(behind == 13)
    race.turn("Rigel", number=7, racing=["DR13"])
    assert (race.square("Rigel"), race.is_held("Rigel")) == (40, behind == 5)


# --- P8, P9, P12: to the leader and once more ---------------------------------------------------------


@rule("J-101")
@every
@pytest.mark.parametrize(("leader", "to"), [(("Rigel", 9), 7), (("Rigel", 10), 8), (("Figaro", 10), 11)])
def test_p8_behind_the_leader(table: str, leader: tuple[str, int], to: int) -> None:
    # Lane 3: 671, 742, 814, 885, 957, 1,028 on 7 to 12. Rigel's 9 and 10: 736 and 782; Figaro's 10: 1,000.
    race = Alone(table, ("Rapid", 6), leader).take("Rapid", "DR07")
    assert race.square("Rapid") == to


@pytest.mark.parametrize("table", [T1, T2])
@pytest.mark.parametrize(("leader", "to"), [
    (("Rigel", 8), 7),  # 691: 671 is nearer than 742
    (("Rigel", 9), 8),  # 736: 742 is nearer than 671
    (("Figaro", 10), 12),  # 1,000: 1,028 is nearer than 957
    (("Vitesse", 11), 11),  # the same lane: level
])  # fmt: skip
def test_p8_level_with_the_front(table: str, leader: tuple[str, int], to: int) -> None:
    race = Alone(table, ("Rapid", 6), leader).take("Rapid", "DR08")
    assert race.square("Rapid") == to


@pytest.mark.parametrize("table", [T1, T2])
def test_p8_the_front_horse_stays_and_in_the_finish_one_goes_home(table: str) -> None:
    assert Alone(table, ("Rapid", 14), ("Rigel", 6)).take("Rapid", "DR08").square("Rapid") == 14
    assert Alone(table, ("Rapid", 32), "Rigel").turn("Rapid", number=1, racing=["DR08"]).winner == "Rapid"


@rule("J-086")
@pytest.mark.parametrize(("table", "card", "rigel"), [
    (T1, "DR07", 19), (T2, "DR07", 19), (T3, "DR07", 19), (T1, "DR08", 18), (T2, "DR08", 18),
])  # fmt: skip
def test_p9_moving_by_nothing_counts_as_landing(table: str, card: str, rigel: int) -> None:
    # Rapid on the racing square 14 is behind the leader on 19 (1,300) as it stands, or level with it on 18
    # but later in order: it stays and takes another card.
    race = Alone(table, ("Rigel", rigel), ("Rapid", 14)).take("Rapid", card, more=["DR10"])
    assert (race.square("Rapid"), race.taken("Rapid")) == (14, 2)


@rule("J-086")
@every
def test_p9_a_leader_that_stays_has_not_landed(table: str) -> None:
    race = Alone(table, ("Rapid", 14), ("Rigel", 18)).take("Rapid", "DR07")
    assert race.taken("Rapid") == 1


@rule("J-102")
def test_p12_the_repeating_card_repeats_the_figure_of_this_round() -> None:
    # Orkan 2 from 12 to 14, +5 to 19, then 2 again to the chance square 21.
    race = Alone(T3, ("Orkan", 12), ("Rigel", 30))
    race.turn("Orkan", number=1, racing=["DR04", "DR15"], chance=[HARMLESS])
    assert race.square("Orkan") == 21


# --- P10, P11, P13: decks, lame, the slip -------------------------------------------------------------


@rule("J-226")
@every
@pytest.mark.parametrize("card", ["DR05", "DR09", "DR11", "DR13"])
def test_p10_kept_cards_go_to_the_discards_at_once(table: str, card: str) -> None:
    race = Alone(table, ("Rapid", 14), ("Caruso", 5)).take("Rapid", card)
    assert race.g.racing_kept.sum() == 0
    # The pile is empty: all 20 are there again when Caruso 1 comes to the racing square 6.
    race.g.racing_left = 0
    race.turn("Caruso", number=1, racing=["DR10"])
    assert int(race.g.racing_left) == 19


@rule("J-109")
@pytest.mark.parametrize("table", [T1, T2])
def test_p11_the_lame_card_of_the_chance_deck_takes_a_horse_out(table: str) -> None:
    # Caruso 1 from 8 to the chance square 9.
    race = Alone(table, ("Caruso", 8), "Tristan")
    assert race.turn("Caruso", number=1, chance=[LAME]).is_out("Caruso")


@rule("J-109")
def test_p11_in_2023_it_is_a_racing_card() -> None:
    assert Alone(T3, ("Rapid", 14), "Caruso").take("Rapid", "DR16").is_out("Rapid")


@pytest.mark.parametrize(("table", "first"), [(T1, 5), (T2, 6), (T3, 6)])
def test_p13_when_the_last_in_order_drops_out_the_first_misses_a_turn(table: str, first: int) -> None:
    # Round 2: Isolde 1, Figaro 3. Caruso, third in order, has dropped out in round 1.
    race = Alone(table, ("Isolde", 1), ("Figaro", 1), ("Caruso", 8))
    if table == T3:
        race.g.at[2] = 5
    race.round(1, ["DR16"] if table == T3 else [], [LAME] if table != T3 else [])
    assert (race.square("Isolde"), race.square("Figaro"), race.is_out("Caruso")) == (5, 5, True)
    race.g.at[1] = 10
    race.round(2, ["DR10"] if first == 6 else [])
    assert (race.square("Isolde"), race.square("Figaro")) == (first, 13)
    # Only one turn: round 3, Isolde 2, to 7 or 8.
    race.round(3)
    assert (race.square("Isolde"), race.square("Figaro")) == (first + 2, 15)


def test_p13_when_another_drops_out_nobody_misses_a_turn() -> None:
    # Figaro, last in order, moves its 4 in the same round.
    race = Alone(T1, ("Isolde", 1), ("Caruso", 8), ("Figaro", 1)).round(1, [], [LAME])
    assert (race.square("Isolde"), race.square("Figaro")) == (5, 5)
    race.g.at[2] = 10
    race.round(2, ["DR10"])
    assert (race.square("Isolde"), race.square("Figaro")) == (6, 13)
