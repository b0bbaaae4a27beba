"""The race programme (ledger part A3), with its table typed by hand.

Horses by age: 2 Caruso, Tristan, Figaro, Rigoletto, Isolde; 3 Orkan, Rapid, Vitesse, Comet, Rusch; 4 Avalon,
Whispering, Solitude, Sweet Sue, Rose Room; 5 Cassiopeja, Castor, Aldebaran, Rigel, Pollux.
"""

from __future__ import annotations

import pytest

from homestretch.games.jagersro import state as st
from tests.games.jagersro.scene import Scene
from tests.ledger import rule

NONE, ONLY_3, AHEAD, TWO = st.HANDICAPS

# Table A3.1: slot, name, youngest and oldest, wins, fee, handicap, prizes.
PROGRAMME = [
    (1, "Maidenlöpning", 2, 2, "any", 200, NONE, [1500, 1000, 500, 300]),
    (2, "Bronslöpning", 2, 5, "any", 200, NONE, [2000, 1000, 500]),
    (3, "Novislöpning 1", 2, 5, "none", 200, NONE, [2500, 1500, 1000, 500]),
    (4, "Silver Handicap", 3, 5, "any", 500, ONLY_3, [10_000, 5000, 2000, 1000]),
    (5, "Novislöpning 2", 2, 5, "none", 200, NONE, [3000, 2000, 1000, 800, 500, 300]),
    (6, "Classic Test", 3, 3, "any", 1000, NONE, [25_000, 10_000, 5000, 2000]),
    (7, "Champagnegaloppen", 2, 5, "any", 1000, AHEAD, [10_000, 5000, 3000, 1500]),
    (8, "Guldlöpning", 4, 4, "any", 1500, NONE, [40_000, 15_000, 10_000, 5000]),
    (9, "Novislöpning 3", 2, 5, "none", 1000, NONE, [15_000, 10_000, 5000, 3000, 2000]),
    (10, "Jägersro Cup", 2, 5, "some", 2000, NONE, [100_000, 25_000, 10_000, 5000]),
]

# Table A3.2: code, start column, youngest and oldest, wins, fee, handicap, prizes.
ALTERNATIVES = [
    ("X1", 1, 2, 5, "any", 1000, NONE, [30_000, 15_000, 7000, 5000, 3000]),
    ("X2", 4, 3, 3, "any", 500, NONE, [75_000, 30_000, 20_000, 10_000]),
    ("X3", 4, 3, 5, "any", 1500, NONE, [40_000, 15_000, 10_000, 5000]),
    ("X4", 4, 3, 3, "any", 3000, NONE, [75_000, 38_000, 18_000, 10_000]),
    ("X5", 4, 4, 5, "any", 5000, NONE, [100_000, 50_000, 25_000, 15_000, 10_000]),
    ("X6", 7, 3, 5, "any", 2000, NONE, [75_000, 30_000, 20_000, 10_000]),
    ("X7", 10, 2, 2, "any", 1000, AHEAD, [15_000, 10_000, 5000, 3000]),
    ("X8", 10, 3, 5, "any", 2000, TWO, [50_000, 20_000, 10_000, 5000]),
]


def entering(slot: int, code: str | None = None, cash: int = 10_000) -> list[str]:
    """What A could enter, who owns a horse of each age without a win and, of each age, one with one win."""
    s = Scene(2, drawn=["Caruso", "Isolde"]).money("A", cash)
    s.own("A", "Tristan", "Orkan", "Rapid", "Avalon", "Whispering", "Cassiopeja", "Castor")
    for winner in ("Tristan", "Rapid", "Whispering", "Castor"):
        s.wins(winner, 1)
    if code is not None:
        s.race(slot, code)
    s.slot(slot, start="A")
    assert s.actor == "A"
    return [a[1] for a in s.legal if a[0] == "enter"]


# --- the table ---------------------------------------------------------------------------------------


@rule("J-019", "J-020")
@pytest.mark.parametrize("row", PROGRAMME, ids=lambda row: f"race{row[0]}")
def test_the_ten_races_are_those_of_the_programme(row: tuple) -> None:
    slot, name, youngest, oldest, wins, fee, handicap, prizes = row
    s = Scene(2)
    race = int(s.g.race[slot])
    model = s.game.edition.model.races[race]
    assert (model.name, model.code) == (name, str(slot))
    assert model.swappable is (slot in (6, 8, 10))
    assert (int(s.ed.race_min_age[race]), int(s.ed.race_max_age[race])) == (youngest, oldest)
    assert ("any", "none", "some")[s.ed.race_wins[race]] == wins
    assert int(s.ed.race_fee[race]) == fee
    assert st.HANDICAPS[s.ed.race_handicap[race]] == handicap
    assert [int(p) for p in s.ed.race_prize[race]] == prizes + [0] * (6 - len(prizes))
    assert int(s.ed.race_column[race]) == 0


@rule("J-023")
@pytest.mark.parametrize("row", ALTERNATIVES, ids=lambda row: row[0])
def test_the_alternative_races_of_the_table(row: tuple) -> None:
    code, column, youngest, oldest, wins, fee, handicap, prizes = row
    s = Scene(2).race(6, code)
    race = int(s.g.race[6])
    assert s.game.edition.model.races[race].code == code
    assert (int(s.ed.race_min_age[race]), int(s.ed.race_max_age[race])) == (youngest, oldest)
    assert ("any", "none", "some")[s.ed.race_wins[race]] == wins
    assert int(s.ed.race_fee[race]) == fee
    assert st.HANDICAPS[s.ed.race_handicap[race]] == handicap
    assert [int(p) for p in s.ed.race_prize[race]] == prizes + [0] * (6 - len(prizes))
    assert int(s.ed.race_column[race]) == column


@rule("J-019")
def test_the_races_are_called_in_the_order_of_the_programme() -> None:
    # Nobody enters anything, so every race is called and cancelled, with trading after each.
    s = Scene(2)
    while s.decision is not None:
        s.do("pass")
    called = [(f["slot"], f["race"]) for _, name, f, _ in s.state.events() if name == "RACE_CALLED"]
    assert called == [(slot, slot - 1) for slot in range(1, 11)]


@rule("J-019")
def test_the_coming_races_can_be_read_ahead() -> None:
    slots = Scene(2).view(None)["slots"]
    assert [(x["slot"], x["race"], x["result"]) for x in slots] == [
        (slot, slot - 1, "to_come") for slot in range(1, 11)
    ]


# --- fees and prizes ---------------------------------------------------------------------------------


@rule("J-020", "J-045")
@pytest.mark.parametrize(("slot", "fee"), [
    (2, 200), (3, 200), (4, 500), (5, 200), (6, 1000), (7, 1000), (9, 1000),
])  # fmt: skip
def test_the_fee_is_per_horse(slot: int, fee: int) -> None:
    s = Scene(2).own("A", "Rapid", "Vitesse").own("B", "Comet").money("A", 9000).money("B", 9000)
    s.slot(slot, start="A").mark().enters(A=["Rapid", "Vitesse"], B=["Comet"])
    assert [x for x in s.paid() if x[3] == "J-045"] == [
        ("A", "bank", 2 * fee, "J-045"), ("B", "bank", fee, "J-045"),
    ]  # fmt: skip


@rule("J-020")
def test_one_owners_two_horses_win_two_prizes() -> None:
    # Slot 2: 2,000, 1,000, 500. Places: Isolde (A), Rapid (B), Orkan (A).
    s = Scene(2, drawn=["Isolde", "Caruso"])
    s.field(("A", "Isolde", 31), ("A", "Orkan", 9), ("B", "Rapid", 15))
    s.turn("Isolde", number=2, racing=["RC02"]).end_round()
    assert s.places == ["Isolde", "Rapid", "Orkan"]
    assert [x for x in s.paid() if x[3] == "J-135"] == [
        ("bank", "A", 2000, "J-135"), ("bank", "A", 500, "J-135"), ("bank", "B", 1000, "J-135"),
    ]  # fmt: skip


@rule("J-021")
def test_race_5_pays_all_six_prizes_and_no_seventh() -> None:
    s = Scene(4, drawn=["Isolde", "Caruso", "Figaro", "Tristan"])
    s.field(
        ("A", "Isolde", 31), ("A", "Tristan", 28), ("B", "Caruso", 26), ("B", "Orkan", 26),
        ("C", "Figaro", 22), ("C", "Rapid", 22), ("D", "Rigoletto", 3), slot=5,
    )  # fmt: skip
    s.turn("Isolde", number=2, racing=["RC02"]).end_round()
    # Progress (apex): Tristan 260, Caruso 258, Figaro 196, Orkan 216, Rapid 155, Rigoletto 3.
    assert s.places == ["Isolde", "Tristan", "Caruso", "Orkan", "Figaro", "Rapid", "Rigoletto"]
    prizes = [f["prize"] for _, f, _ in s.told("PLACED")]
    assert prizes == [3000, 2000, 1000, 800, 500, 300, 0]
    paid = {
        stall: sum(kr for _, to, kr, why in s.paid() if (to, why) == (stall, "J-135")) for stall in "ABCD"
    }
    assert paid == {"A": 5000, "B": 1800, "C": 800, "D": 0}


# --- the terms ---------------------------------------------------------------------------------------


@rule("J-022", "J-043")
def test_two_year_olds_meet_older_horses() -> None:
    s = Scene(2).own("B", "Rigel").slot(2, start="A").enters(A=["Caruso"], B=["Rigel"])
    s.until("bet", "B")
    for _ in range(4):
        s.do("pass")
    # Round 1: Caruso goes 1; Rigel goes 6, a racing square.
    assert [s.names[int(h)] for h in s.g.horse[:2]] == ["Caruso", "Rigel"]
    assert s.square("Caruso") == 1
    assert s.square("Rigel") == 6


@rule("J-023", "J-040")
@pytest.mark.parametrize(("slot", "horses"), [
    (1, ["Caruso", "Tristan"]),
    (2, ["Caruso", "Tristan", "Orkan", "Rapid", "Avalon", "Whispering", "Cassiopeja", "Castor"]),
    (3, ["Caruso", "Orkan", "Avalon", "Cassiopeja"]),
    (4, ["Orkan", "Rapid", "Avalon", "Whispering", "Cassiopeja", "Castor"]),
    (5, ["Caruso", "Orkan", "Avalon", "Cassiopeja"]),
    (6, ["Orkan", "Rapid"]),
    (7, ["Caruso", "Tristan", "Orkan", "Rapid", "Avalon", "Whispering", "Cassiopeja", "Castor"]),
    (8, ["Avalon", "Whispering"]),
    (9, ["Caruso", "Orkan", "Avalon", "Cassiopeja"]),
    (10, ["Tristan", "Rapid", "Whispering", "Castor"]),
])  # fmt: skip
def test_who_may_run_in_the_ten_races(slot: int, horses: list[str]) -> None:
    assert entering(slot) == horses


@rule("J-023", "J-040")
@pytest.mark.parametrize(("code", "horses"), [
    ("X1", ["Caruso", "Tristan", "Orkan", "Rapid", "Avalon", "Whispering", "Cassiopeja", "Castor"]),
    ("X2", ["Orkan", "Rapid"]),
    ("X3", ["Orkan", "Rapid", "Avalon", "Whispering", "Cassiopeja", "Castor"]),
    ("X4", ["Orkan", "Rapid"]),
    ("X5", ["Avalon", "Whispering", "Cassiopeja", "Castor"]),
    ("X6", ["Orkan", "Rapid", "Avalon", "Whispering", "Cassiopeja", "Castor"]),
    ("X7", ["Caruso", "Tristan"]),
    ("X8", ["Orkan", "Rapid", "Avalon", "Whispering", "Cassiopeja", "Castor"]),
])  # fmt: skip
def test_who_may_run_in_the_alternative_races(code: str, horses: list[str]) -> None:
    assert entering(6, code) == horses


@rule("J-023")
def test_race_1_is_open_to_a_two_year_old_that_has_won() -> None:
    s = Scene(2).wins("Caruso", 3).slot(1)
    assert s.can("enter", "Caruso")


@rule("J-023")
@pytest.mark.parametrize(("wins", "novice", "cup"), [(0, True, False), (1, False, True), (2, False, True)])
def test_wins_count_as_marked_at_the_moment_of_entry(wins: int, novice: bool, cup: bool) -> None:
    s = Scene(2).money("A", 5000).wins("Caruso", wins)
    assert s.slot(3, start="A").can("enter", "Caruso") is novice
    assert s.slot(10, start="A").can("enter", "Caruso") is cup


# --- handicaps ---------------------------------------------------------------------------------------


@rule("J-024", "J-025")
def test_g16_in_race_4_only_three_year_olds_move_in_round_1() -> None:
    s = Scene(2).field(("A", "Comet"), ("B", "Rigel"), slot=4)
    s.round(1)
    assert (s.square("Comet"), s.square("Rigel")) == (5, 0)
    assert s.told("STANDS_OVER") == [("STANDS_OVER", {"horse": 18, "reason": 1}, "J-024")]
    # Round 2: Comet's second number is 3; Rigel's second is 6, which leads to a racing square.
    s.mark().round(2, racing=["RC08"])
    assert (s.square("Comet"), s.square("Rigel")) == (8, 6)
    assert s.racing_taken("Rigel") == 1


@rule("J-024")
@pytest.mark.parametrize(("horse", "square"), [
    ("Rusch", 4), ("Vitesse", 3), ("Avalon", 0), ("Rose Room", 0), ("Castor", 0), ("Pollux", 0),
])  # fmt: skip
def test_in_race_4_four_and_five_year_olds_stand_over(horse: str, square: int) -> None:
    s = Scene(2).field(("A", "Orkan"), ("B", horse), slot=4)
    s.turn(horse, number=1, chance=["CH06"] if horse == "Rusch" else [])
    assert s.square(horse) == square


@rule("J-025")
def test_the_second_column_counts_for_horses_that_stood_over() -> None:
    # Whispering 2, then 3: round 2 is its first move and is worth 3.
    s = Scene(2).field(("A", "Comet"), ("B", "Whispering"), slot=4).round(1)
    s.turn("Whispering", number=2)
    assert s.square("Whispering") == 3


@rule("J-025", "J-266")
def test_the_handicap_holds_without_any_three_year_old() -> None:
    # Round 2: Rigel 6 (a racing square), Castor 1.
    s = Scene(2).field(("A", "Rigel"), ("B", "Castor"), slot=4).round(1)
    assert (s.square("Rigel"), s.square("Castor")) == (0, 0)
    s.mark().cards(racing=["RC08"]).end_round()
    assert next(f["round"] for _, f, _ in s.told("ROUND")) == 2
    moves = [(s.names[f["horse"]], f["from"], f["to"]) for _, f, _ in s.told("MOVES")]
    assert moves[:2] == [("Rigel", 0, 6), ("Castor", 0, 1)]


@rule("J-025", "J-084")
def test_standing_over_by_handicap_draws_nothing() -> None:
    s = Scene(2).field(("A", "Comet"), ("B", "Rigel", 6), slot=4)
    s.turn("Rigel", number=1)
    assert s.square("Rigel") == 6
    assert (s.racing_taken("Rigel"), s.chance_taken("Rigel")) == (0, 0)
    assert s.view(None)["decks"]["racing"]["kept"] == 0


@rule("J-024")
def test_in_other_races_all_move_in_round_1() -> None:
    # Castor 1, Comet 5.
    s = Scene(2).field(("A", "Castor"), ("B", "Comet"), slot=3).round(1)
    assert (s.square("Castor"), s.square("Comet")) == (1, 5)


@rule("J-026", "J-027")
def test_g17_in_race_7_a_winless_horse_starts_on_square_3() -> None:
    s = Scene(2).wins("Tristan", 1).field(("A", "Caruso"), ("B", "Tristan"), slot=7)
    assert (s.square("Caruso"), s.square("Tristan")) == (3, 0)
    # Caruso's first number is 1: square 4, a chance square.
    s.turn("Caruso", number=1, chance=["CH06"])
    assert s.square("Caruso") == 4
    assert s.chance_taken("Caruso") == 1


@rule("J-026", "J-027")
@pytest.mark.parametrize(("slot", "code", "horse", "square"), [
    (7, "7", "Caruso", 3), (7, "7", "Rusch", 3), (7, "7", "Avalon", 3), (7, "7", "Rigel", 3),
    (6, "X7", "Caruso", 3), (2, "2", "Caruso", 0), (9, "9", "Rigel", 0),
])  # fmt: skip
def test_the_start_on_3_is_for_race_7_and_the_criterium_in_every_lane(
    slot: int, code: str, horse: str, square: int
) -> None:
    s = Scene(2).race(slot, code).field(("A", horse), ("B", "Isolde"), slot=slot)
    assert s.square(horse) == square


@rule("J-027")
def test_if_all_are_winless_all_start_on_3_and_nothing_is_drawn() -> None:
    s = Scene(2).money("A", 9000).money("B", 9000).own("B", "Rigel")
    s.slot(7, start="A").mark().enters(A=["Caruso"], B=["Rigel"])
    s.until("bet", "B")
    for _ in range(4):
        s.do("pass")
    moves = [f for _, f, why in s.told("MOVES") if why == "J-027"]
    assert moves == [
        {"horse": 0, "from": 0, "to": 3, "cause": 3}, {"horse": 18, "from": 0, "to": 3, "cause": 3},
    ]  # fmt: skip
    # The first card at all is that of Caruso, who goes 1 from 3 to the chance square 4.
    assert s.state.chance_kind == "chance_card"
    assert s.square("Caruso") == 4


@rule("J-026")
@pytest.mark.parametrize("wins", [1, 4])
def test_a_horse_that_has_won_starts_behind_the_line(wins: int) -> None:
    s = Scene(2).wins("Caruso", wins).field(("A", "Caruso"), ("B", "Isolde"), slot=7)
    assert (s.square("Caruso"), s.square("Isolde")) == (0, 3)


@rule("J-028", "J-029")
def test_g18_in_the_grand_prix_five_year_olds_go_2_in_round_1() -> None:
    s = Scene(2).race(6, "X8").field(("A", "Castor"), ("B", "Rapid"), slot=6)
    s.turn("Castor", number=1, racing=["RC08"])
    assert s.square("Castor") == 2
    assert s.told("MOVES")[0][1] == {"horse": 16, "from": 0, "to": 2, "cause": 0}
    # Round 2 is column 11 of the card: 5.
    s.turn("Castor", number=2)
    assert s.square("Castor") == 7


@rule("J-029")
@pytest.mark.parametrize("horse", ["Cassiopeja", "Castor", "Aldebaran", "Rigel", "Pollux"])
def test_exactly_2_whatever_the_card_says(horse: str) -> None:
    # Column 10: Cassiopeja 3, Castor 5, Aldebaran 6, Rigel 2, Pollux 5.
    s = Scene(2).race(6, "X8").field(("A", horse), ("B", "Rapid"), slot=6)
    s.turn(horse, number=1, racing=["RC08"])
    assert s.square(horse) == 2


@rule("J-028")
def test_in_the_grand_prix_younger_horses_go_their_own_figure() -> None:
    # Column 10: Vitesse 1, Solitude 4 (a chance square).
    s = Scene(2).race(6, "X8").field(("A", "Vitesse"), ("B", "Solitude"), slot=6)
    s.turn("Vitesse", number=1).turn("Solitude", number=1, chance=["CH06"])
    assert (s.square("Vitesse"), s.square("Solitude")) == (1, 4)


@rule("J-029")
def test_the_2_of_the_grand_prix_is_never_a_finishing_move() -> None:
    # Even a horse that the test puts 3 from the line takes no card for the finish: 2 < 3, though its card
    # says 5 (Castor, column 10).
    s = Scene(2).race(6, "X8").field(("A", "Castor", 41), ("B", "Rapid"), slot=6)
    s.turn("Castor", number=1)
    assert s.square("Castor") == 43
    assert s.racing_taken("Castor") == 0
