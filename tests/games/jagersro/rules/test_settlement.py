"""The settlement after a race, steps a to e (ledger part A13).

Slot 2, the bronze race, pays 2,000, 1,000 and 500. Everybody owes 2,000 unless said, which bears 100 a race.
"""

from __future__ import annotations

import pytest

from tests.games.jagersro.scene import Scene
from tests.ledger import rule


def race(
    *more: tuple[str, str, int], players: int = 4, slot: int = 2, start: str = "A", **options: str
) -> Scene:
    """A's Caruso (blue) is about to win; `more` runs too."""
    s = Scene(players, **options)
    runners = [("A", "Caruso", 31), *more]
    runners.sort(key=lambda x: (ord(x[0]) - ord(start)) % players)
    return s.field(*runners, slot=slot, start=start)


def won(s: Scene) -> Scene:
    """Caruso wins, and everything follows up to the first question of the interval."""
    return s.mark().turn("Caruso", number=1, racing=["RC09"]).end_round()


def paid(s: Scene, *rules: str) -> list[tuple[str, str, int]]:
    """Payments since the mark by these rules."""
    return [x[:3] for x in s.paid() if x[3] in rules]


# --- a. prizes ---------------------------------------------------------------------------------------


@rule("J-135")
def test_owners_collect_prize_money_from_the_bank() -> None:
    # Caruso, Figaro (C), Tristan (B); the fourth gets nothing.
    s = won(race(("B", "Tristan", 20), ("C", "Figaro", 25), ("D", "Rigel", 3)))
    assert s.places == ["Caruso", "Figaro", "Tristan", "Rigel"]
    assert paid(s, "J-135") == [("bank", "A", 2000), ("bank", "B", 500), ("bank", "C", 1000)]
    assert [(f["place"], f["prize"]) for _, f, _ in s.told("PLACED")] == [
        (1, 2000),
        (2, 1000),
        (3, 500),
        (4, 0),
    ]


@rule("J-135", "J-252")
def test_in_stall_order_from_the_start_of_the_race_just_run() -> None:
    s = won(race(("B", "Tristan", 20), ("C", "Figaro", 25), start="C"))
    assert [x[1] for x in paid(s, "J-135")] == ["C", "A", "B"]


@rule("J-135", "J-021")
def test_the_six_prizes_of_race_5() -> None:
    # A has the first and the fifth, B the second and sixth, C the third, D the fourth.
    s = race(
        ("A", "Isolde", 8), ("B", "Tristan", 25), ("B", "Orkan", 3), ("C", "Figaro", 20), ("D", "Rigel", 15),
        slot=5,
    )  # fmt: skip
    won(s)
    assert s.places == ["Caruso", "Tristan", "Figaro", "Rigel", "Isolde", "Orkan"]
    assert paid(s, "J-135") == [
        ("bank", "A", 3000), ("bank", "A", 500), ("bank", "B", 2000), ("bank", "B", 300),
        ("bank", "C", 1000), ("bank", "D", 800),
    ]  # fmt: skip


@rule("J-135", "J-183", "J-130")
def test_g48_a_bankrupts_winner() -> None:
    # B's Tristan wins for the bank: 2,000 stay there; A's Caruso, second with 5 left, gets 1,000; odds 3.
    s = Scene(3).field(("A", "Caruso", 27), ("B", "Tristan", 31), ("C", "Figaro", 3)).bankrupt("B")
    s.bet("A", m200="black").bet("C", m1000="black")
    s.mark().turn("Tristan", number=1, racing=["RC09"]).end_round()
    assert paid(s, "J-135") == [("bank", "A", 1000), ("bank", "C", 500)]
    assert paid(s, "J-143") == [("bank", "A", 600), ("bank", "C", 3000)]
    assert int(s.g.wins[s.horse("Tristan")]) == 1
    # For sale from step f on, for 4,000.
    assert (s.owner("Tristan"), s.value("Tristan")) == ("bank", 4000)
    s.until("business")
    s.money(s.actor or "", 4000)
    assert s.can("buy", "Tristan")


# --- b. totalisator ----------------------------------------------------------------------------------


@rule("J-136", "J-143")
def test_g19_odds() -> None:
    # Isolde (red) wins, Figaro is second with 2 left: odds 10. B has 500 + 200 on red and a red Stalltips.
    s = Scene(2).field(("A", "Isolde", 31), ("B", "Figaro", 30))
    s.draw("Figaro", "CH19").bet("B", m500="red", m200="red", m100="white")
    s.mark().turn("Isolde", number=1, racing=["RC09"]).end_round()
    assert int(s.g.paid_odds) == 10
    assert paid(s, "J-143", "J-216") == [("bank", "B", 7000), ("bank", "B", 10_000)]


@rule("J-143")
@pytest.mark.parametrize(("left", "odds"), [(1, 20), (2, 10), (3, 5), (4, 4), (5, 3), (6, 2)])
def test_each_winning_stake_is_multiplied_by_the_odds(left: int, odds: int) -> None:
    # The printed example: 200 at odds 4 pay 800.
    s = race(("B", "Tristan", 32 - left)).bet("C", m200="blue", m1000="black")
    assert paid(won(s), "J-143") == [("bank", "C", 200 * odds)]


@rule("J-143")
def test_every_backer_of_the_colour_is_paid() -> None:
    # Odds 4.
    s = (
        race(("B", "Tristan", 28))
        .bet("A", m1000="blue")
        .bet("B", m100="blue", m500="black")
        .bet("C", m200="red")
    )
    s.bet("D", m500="blue", m200="blue")
    assert paid(won(s), "J-143") == [("bank", "A", 4000), ("bank", "B", 400), ("bank", "D", 2800)]


@rule("J-144")
def test_the_stake_itself_is_not_returned_as_well() -> None:
    # 2,000, a prize of 2,000 to A; B has 1,000 and gets 2 × 100, pays 100 interest, and 1,000 second prize.
    s = race(("B", "Tristan", 5), players=2).money("B", 1000).bet("B", m100="blue")
    won(s)
    assert s.cash("B") == 1000 + 200 - 100 + 1000


@rule("J-136", "J-216")
def test_only_the_winners_colour_pays_a_tip() -> None:
    # B holds black and blue Stalltips; blue wins at odds 2.
    s = race(("B", "Tristan", 12), players=2).money("B", 5000)
    s.draw("Tristan", "CH16").draw("Tristan", "CH18")
    assert paid(won(s), "J-216") == [("bank", "B", 2000)]


# --- c and d. interest -------------------------------------------------------------------------------


@rule("J-137")
@pytest.mark.parametrize("bonds", [1, 2])
def test_bonds_bear_500_each(bonds: int) -> None:
    s = race(("B", "Tristan", 5), players=2).own("B", *["bond"] * bonds)
    assert paid(won(s), "J-137") == [("bank", "B", 500 * bonds)]


@rule("J-137")
def test_after_every_race_one_without_a_winner_too() -> None:
    s = race(("B", "Tristan", 5), players=2).own("A", "bond").own("B", "bond")
    s.take("Caruso", "RC14").fresh().mark().take("Tristan", "RC14").end_round()
    assert paid(s, "J-137") == [("bank", "A", 500), ("bank", "B", 500)]


@rule("J-138")
@pytest.mark.parametrize(("holder", "to"), [("", "bank"), ("C", "C")])
def test_g22_interest_goes_to_the_bank_or_the_holder_of_privatbanken(holder: str, to: str) -> None:
    # A owes 8,000: 400; B 2,000: 100; D nothing. C holds the company, or owes its 100 as well.
    s = race(("B", "Tristan", 5)).money("A", 1000, 8000).money("D", 1000, 0)
    if holder:
        s.own(holder, "privatbanken")
    expected = [("A", to, 400), ("B", to, 100)] + ([] if holder else [("C", to, 100)])
    assert paid(won(s), "J-138") == expected


@rule("J-138", "J-145")
def test_g22_if_the_debtor_holds_it_there_is_no_payment() -> None:
    s = (
        race(("B", "Tristan", 5), players=2)
        .own("A", "privatbanken")
        .money("A", 1000, 8000)
        .money("B", debt=0)
    )
    assert paid(won(s), "J-138") == []
    # 2,000 prize.
    assert s.cash("A") == 3000


@rule("J-145")
def test_the_holder_needs_neither_cash_nor_a_loan_for_it() -> None:
    # D has no prize and no cash.
    s = race(("B", "Tristan", 5), ("C", "Figaro", 8)).own("D", "privatbanken").money("D", 0, 8000)
    won(s)
    # From A, B and C.
    assert (s.cash("D"), s.debt("D"), s.told("LOAN")) == (300, 8000, [])


@rule("J-145")
def test_nor_if_it_pays_first() -> None:
    s = race(("B", "Tristan", 5), ("C", "Figaro", 8), start="D").own("D", "privatbanken").money("D", 0, 8000)
    won(s)
    assert (s.cash("D"), s.debt("D"), s.told("LOAN")) == (300, 8000, [])


@rule("J-138")
@pytest.mark.parametrize(("debt", "interest"), [
    (2000, 100), (4000, 200), (6000, 300), (8000, 400), (10_000, 500), (20_000, 1000), (30_000, 1500),
    (40_000, 2000), (50_000, 2500), (60_000, 3000), (70_000, 3500), (80_000, 4000), (90_000, 4500),
    (100_000, 5000),
])  # fmt: skip
def test_interest_as_the_marker_board_shows_it(debt: int, interest: int) -> None:
    s = race(("B", "Tristan", 5), players=2).money("B", 9000, debt)
    assert paid(won(s), "J-138") == [("A", "bank", 100), ("B", "bank", interest)]


@rule("J-145")
def test_a_step_taken_in_order_to_pay_bears_none_yet() -> None:
    # B, out of the prizes, has 50 and owes 100: to 4,000, then 2,050 less 100.
    s = race(("C", "Tristan", 20), ("D", "Figaro", 25)).money("B", 50)
    won(s)
    assert [x for x in paid(s, "J-138") if x[0] == "B"] == [("B", "bank", 100)]
    assert (s.cash("B"), s.debt("B")) == (1950, 4000)


@rule("J-145")
def test_interest_comes_after_prizes_and_winnings() -> None:
    # B has nothing in hand: second prize 1,000 and 200 × 2 cover the 100; no step is needed.
    s = race(("B", "Tristan", 5), players=2).money("B", 0).bet("B", m200="blue")
    won(s)
    assert (s.cash("B"), s.debt("B")) == (1300, 2000)


@rule("J-145", "J-252")
@pytest.mark.parametrize(("start", "order"), [("A", "ABCD"), ("C", "CDAB")])
def test_players_pay_in_stall_order_from_the_start_of_the_race_just_run(start: str, order: str) -> None:
    s = race(("B", "Tristan", 5), start=start)
    assert [x[0] for x in paid(won(s), "J-138")] == list(order)


# --- e. the win; the order of the steps --------------------------------------------------------------


@rule("J-139", "J-141")
def test_the_win_is_marked_when_the_race_is_decided_and_checked_in_step_e() -> None:
    s = won(race(("B", "Tristan", 5)))
    names = [name for name, _, _ in s.told()]
    assert names.index("HOME") < names.index("WIN_MARKED") < names.index("STEP")
    assert s.told("WIN_MARKED") == [("WIN_MARKED", {"horse": 0, "wins": 1}, "J-141")]
    assert int(s.g.wins[0]) == 1
    assert "e" in s.steps()


@rule("J-141", "J-158")
def test_so_its_value_is_settled_before_step_a() -> None:
    # A has no cash, owes 100,000 and so 5,000: the prize of 2,000 and Caruso, now at 4,000, the only card.
    s = won(race(("B", "Tristan", 5), players=2).money("A", 0, 100_000))
    assert [f["price"] for _, f, _ in s.told("SOLD")] == [4000]
    assert s.cash("A") == 1000


@rule("J-139")
def test_one_win_for_the_winner_and_for_no_other() -> None:
    s = won(race(("B", "Tristan", 20), ("C", "Figaro", 25)).wins("Caruso", 2))
    assert [int(w) for w in s.g.wins] == [3] + [0] * 19


@rule("J-142")
def test_a_marked_win_stays_with_a_horse_that_is_sold() -> None:
    # A sells Caruso for 4,000 to the bank, B buys it for as much.
    s = won(race(("B", "Tristan", 5), players=2)).money("B", 4000)
    s.until("business", "A").do("sell", "Caruso")
    assert int(s.g.wins[0]) == 1
    s.interval(3, start="B").do("buy", "Caruso")
    assert (s.owner("Caruso"), s.cash("B"), int(s.g.wins[0])) == ("B", 0, 1)


@rule("J-140")
def test_the_order_of_the_checklist_rules() -> None:
    s = race(("B", "Tristan", 28), ("C", "Figaro", 5), players=3).own("C", "bond").bet("B", m100="blue")
    won(s)
    assert s.steps() == "abcdef"
    assert s.paid() == [
        ("bank", "A", 2000, "J-135"), ("bank", "B", 1000, "J-135"), ("bank", "C", 500, "J-135"),
        ("bank", "B", 400, "J-143"),
        ("bank", "C", 500, "J-137"),
        ("A", "bank", 100, "J-138"), ("B", "bank", 100, "J-138"), ("C", "bank", 100, "J-138"),
    ]  # fmt: skip


@rule("J-140", "J-157")
def test_after_f_come_g_h_i_j() -> None:
    s = won(race(("B", "Tristan", 5), players=2)).until("enter")
    assert s.steps() == "abcdefg"
    # Race 3 is for horses without a win.
    s.own("A", "Rusch").mark().slot(3).enters(A=["Rusch"], B=["Tristan"]).until("bet")
    assert s.steps() == "ghij"
