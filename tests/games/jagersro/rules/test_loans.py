"""Loans, distress and forced sales (ledger part A17, first half; bankruptcy is in `test_bankruptcy`).

Chance cards used: CH09, in slots 7 to 10, costs everybody 10,000 (2,000 before); CH06, in slots 9 and 10,
costs the drawer 20,000; CH04 costs the drawer 10,000 a company; CH01 3,000 a horse.
"""

from __future__ import annotations

import pytest

from tests.games.jagersro.scene import Scene
from tests.ledger import rule

# Table B7: debt and its interest.
LADDER = {
    2000: 100, 4000: 200, 6000: 300, 8000: 400, 10_000: 500, 20_000: 1000, 30_000: 1500, 40_000: 2000,
    50_000: 2500, 60_000: 3000, 70_000: 3500, 80_000: 4000, 90_000: 4500, 100_000: 5000,
}  # fmt: skip


def race(slot: int = 8, players: int = 2, **options: str) -> Scene:
    """A race with Caruso for A and Tristan for B; A has nothing else; the others have 50,000."""
    s = Scene(players, **options).only("A")
    for stall in "BCDE"[: players - 1]:
        s.money(stall, 50_000)
    return s.field(("A", "Caruso", 4), ("B", "Tristan", 4), slot=slot)


def cards(s: Scene, family: str = "sell") -> set[str]:
    """The cards that actions of a kind are about."""
    return {a[-1] for a in s.legal if a[0] == family}


def loans(s: Scene) -> list[tuple[int, int, str]]:
    """Loan steps since the mark: debt before, debt after, rule."""
    return [(f["before"], f["after"], number) for _, f, number in s.told("LOAN")]


# --- the ladder --------------------------------------------------------------------------------------


@rule("J-174", "J-138")
@pytest.mark.parametrize(("debt", "interest"), list(LADDER.items()))
def test_the_interest_of_every_step(debt: int, interest: int) -> None:
    s = Scene(2).money("A", 9000, debt).money("B", 9000, 0).mark().settlement(1)
    assert s.paid() == [("A", "bank", interest, "J-138")]


@rule("J-173")
def test_each_player_has_a_column_of_their_own() -> None:
    s = Scene(3).interval(1).do("loan").do("pass").do("pass")
    assert [s.debt(stall) for stall in "ABC"] == [4000, 2000, 2000]
    s.do("repay", 1)
    assert [s.debt(stall) for stall in "ABC"] == [4000, 2000, 0]
    assert [seat["debt"] for seat in s.view(None)["seats"]] == [4000, 2000, 0]


@rule("J-173", "J-176")
@pytest.mark.parametrize("cash", [0, 300, 9900])
@pytest.mark.parametrize("debt", [0, *LADDER])
def test_only_the_amounts_on_the_board_are_borrowed(debt: int, cash: int) -> None:
    # Whatever is missing, debts stay on the ladder.
    s = race().own("A", "bond").money("A", cash, debt).draw("Caruso", "CH09")
    assert s.debt("A") in (0, *LADDER)


# --- distress: interest ------------------------------------------------------------------------------


@rule("J-175", "J-177")
@pytest.mark.parametrize(("cash", "debt", "cash_after", "debt_after"), [
    (400, 8000, 0, 8000),  # enough: no loan
    (399, 8000, 1999, 10_000),
    (0, 8000, 1600, 10_000),
    (499, 10_000, 9999, 20_000),  # the next step is 10,000 higher
    (0, 90_000, 5500, 100_000),
])  # fmt: skip
def test_who_cannot_pay_interest_borrows_no_more_than_needed(
    cash: int, debt: int, cash_after: int, debt_after: int
) -> None:
    s = Scene(2).money("A", cash, debt).money("B", 2000, 0).mark().settlement(1)
    assert (s.cash("A"), s.debt("A")) == (cash_after, debt_after)
    assert loans(s) == ([] if debt == debt_after else [(debt, debt_after, "J-177")])


@rule("J-145", "J-177")
def test_the_step_taken_to_pay_interest_bears_none_yet() -> None:
    s = Scene(2).money("A", 0, 90_000).money("B", 2000, 0).mark().settlement(1)
    assert ("A", "bank", 4500, "J-138") in s.paid()


# --- distress: a payment in a race -------------------------------------------------------------------


@rule("J-176", "J-177", "J-179")
@pytest.mark.parametrize(("cash", "debt", "cash_after", "debt_after", "steps"), [
    (10_000, 2000, 0, 2000, 0),  # cash is used first
    (12_000, 2000, 2000, 2000, 0),
    (9999, 2000, 1999, 4000, 1),
    (8000, 2000, 0, 4000, 1),
    (7999, 2000, 1999, 6000, 2),
    (0, 0, 0, 10_000, 5),  # five steps of 2,000
    (0, 2000, 8000, 20_000, 5),  # four steps make 8,000, the fifth is 10,000 higher
    (0, 10_000, 0, 20_000, 1),
    (0, 90_000, 0, 100_000, 1),
])  # fmt: skip
def test_the_fewest_steps_that_cover_the_sum(
    cash: int, debt: int, cash_after: int, debt_after: int, steps: int
) -> None:
    s = race().money("A", cash, debt).mark().draw("Caruso", "CH09")
    assert (s.cash("A"), s.debt("A")) == (cash_after, debt_after)
    assert len(loans(s)) == steps
    assert {number for _, _, number in loans(s)} <= {"J-176"}
    # The sum itself is paid in one.
    assert [x for x in s.paid() if x[0] == "A"] == [("A", "bank", 10_000, "J-203")]


@rule("J-176")
def test_more_than_one_step_only_in_distress() -> None:
    s = Scene(2).interval(1)
    assert [a for a in s.legal if a[0] == "loan"] == [("loan",)]
    s.do("loan")
    assert s.debt("A") == 4000
    assert not s.can("loan")


@rule("J-178")
def test_no_distress_loan_for_fees_premiums_jockey_fees_and_bets() -> None:
    # With 199 none of it can be done, and nothing is borrowed.
    s = Scene(2).own("A", "Isolde", "jockey").own("B", "jockeytjanst").money("A", 199).slot(1).mark()
    assert s.legal == [("pass",)]
    s.money("A", 399).do("enter", "Caruso")  # 199 left: no second horse, no jockey fee
    assert s.actor == "B"
    s.do("enter", "Tristan")
    assert (s.actor, s.decision, s.legal) == ("A", "insure", [("pass",)])
    s.until("bet")
    assert s.legal == [("pass",)]  # the 1,000
    s.do("pass").do("pass").do("pass")
    assert {a[1] for a in s.legal if a[0] == "bet"} == {100}
    assert (loans(s), s.debt("A")) == ([], 2000)


@rule("J-178")
def test_nor_for_purchases_and_repayments() -> None:
    s = Scene(2).money("A", 1999, 2000).interval(1)
    assert {a[0] for a in s.legal} == {"pass", "loan", "sell", "offer_sell"}
    assert s.refused("repay", 1)
    assert s.refused("buy", "Isolde")
    assert s.refused("offer_buy", "B", "Tristan")


@rule("J-178")
def test_nor_for_what_a_chance_card_only_allows() -> None:
    # No horse for less than 2,000; a tip costs 1,000.
    s = race(2).money("A", 999, 2000).mark()
    for card in ("CH07", "CH14", "CH25", "CH16"):
        s.draw("Caruso", card)
    assert (s.decision, loans(s), s.cash("A")) == (None, [], 999)


@rule("J-179")
def test_selling_instead_of_borrowing_is_not_offered() -> None:
    s = race().own("A", "bond", "Isolde").money("A", 0, 10_000).draw("Caruso", "CH09")
    assert s.decision is None
    assert (s.debt("A"), int(s.g.bonds[0]), s.owner("Isolde")) == (20_000, 1, "A")


# --- forced sales ------------------------------------------------------------------------------------


@rule("J-180", "J-181")
def test_with_100000_borrowed_cards_are_sold_one_after_another_by_choice() -> None:
    s = race().own("A", "Isolde", "privatbanken", "bond").money("A", 500, 100_000).mark()
    s.draw("Caruso", "CH09")
    assert (s.actor, s.decision) == ("A", "forced_sale")
    assert s.legal == [("sell", "Isolde"), ("sell", "privatbanken"), ("sell", "bond")]
    assert s.told("FORCED_SALE") == [("FORCED_SALE", {"seat": 0, "amount": 9500}, "J-181")]
    s.do("sell", "Isolde")
    # 2,500 in hand: 7,500 are missing still.
    assert s.legal == [("sell", "privatbanken"), ("sell", "bond")]
    assert s.state.args[0] == 7500
    s.do("sell", "bond")
    # No more than needed.
    assert s.decision is None
    assert (s.cash("A"), s.debt("A"), s.owner("privatbanken")) == (2500, 100_000, "A")
    assert [x for x in s.paid() if "A" in x[:2]] == [
        ("bank", "A", 2000, "J-181"), ("bank", "A", 10_000, "J-181"), ("A", "bank", 10_000, "J-203"),
    ]  # fmt: skip


@rule("J-181", "J-009")
def test_with_balances_hidden_what_is_missing_is_not_told() -> None:
    s = race(cash_visible="own_only").own("A", "privatbanken", "bond").money("A", 500, 100_000).mark()
    s.draw("Caruso", "CH09")
    assert s.told("FORCED_SALE") == [("FORCED_SALE", {"seat": 0, "amount": 0}, "J-181")]


@rule("J-181", "J-161")
@pytest.mark.parametrize(("card", "wins", "value"), [
    ("Rigel", 2, 24_000), ("hastagenturen", 0, 15_000), ("tranartjanst", 0, 30_000), ("bond", 0, 10_000),
    ("Cassiopeja", 1, 16_000),
])  # fmt: skip
def test_to_the_bank_at_card_value(card: str, wins: int, value: int) -> None:
    s = race().own("A", card).money("A", 0, 100_000)
    if card in s.names:
        s.wins(card, wins)
    # One card only: it goes without asking (J-251).
    s.mark().draw("Caruso", "CH09")
    assert [x for x in s.paid() if "A" in x[:2]] == [
        ("bank", "A", value, "J-181"), ("A", "bank", 10_000, "J-203"),
    ]  # fmt: skip
    assert s.cash("A") == value - 10_000


@rule("J-181")
def test_it_cannot_be_passed_and_nothing_else_can_be_done() -> None:
    s = race().own("A", "bond", "privatbanken").money("A", 0, 100_000).draw("Caruso", "CH09")
    for action in (
        ("pass",),
        ("accept",),
        ("loan",),
        ("repay", 1),
        ("buy", "Rigel"),
        ("offer_sell", "B", "bond"),
    ):
        assert s.refused(*action)


@rule("J-181")
def test_it_uses_none_of_the_two_transactions() -> None:
    # 5,000 interest on 100,000 in step d; in step f everything can still be done.
    s = Scene(2).only("A", "bond", "privatbanken", "Caruso").money("A", 0, 100_000)
    s.own("bank", "privatbanken").own("A", "galoppstall").settlement(1).until("forced_sale")
    s.do("sell", "galoppstall").until("business", "A")
    assert s.cash("A") == 20_000 + 500 - 5000  # the bond bore 500 in step c
    assert {a[0] for a in s.legal} >= {"sell", "buy", "repay"}
    assert s.view(None)["seats"][0]["transactions"] == []


@rule("J-181", "J-262")
def test_not_a_horse_in_the_race_nor_a_riding_jockey() -> None:
    s = Scene(2).only("A", "Isolde", "bond", "privatbanken").money("A", 0, 100_000).money("B", 50_000)
    s.field(("A", "Caruso", 4), ("A", "Rusch", 4), ("B", "Tristan", 4), slot=8, riders=["Caruso"])
    # Rusch has dropped out and is of the race all the same.
    s.take("Rusch", "RC14").draw("Caruso", "CH09")
    assert cards(s) == {"Isolde", "bond", "privatbanken"}
    for card in ("Caruso", "Rusch", "jockey"):
        assert s.refused("sell", card)


@rule("J-181")
def test_when_the_race_is_over_they_may_go() -> None:
    s = Scene(2).only("A").money("A", 0, 100_000).money("B", 50_000, 0)
    s.field(("A", "Caruso", 4), ("B", "Tristan", 31), slot=8, riders=["Caruso"])
    # Caruso has dropped out, so that no prize comes in before step d.
    s.g.out[0] = 1
    s.turn("Tristan", number=1, racing=["RC01"]).end_round()
    assert (s.actor, s.decision, cards(s)) == ("A", "forced_sale", {"Caruso", "jockey"})


@rule("J-181", "J-274", "J-153")
def test_start_banned_horses_go_last() -> None:
    s = race().own("A", "Rigel", "bond", "jockey").ban("Rigel").money("A", 0, 100_000).mark()
    s.draw("Caruso", "CH09")
    assert cards(s) == {"bond", "jockey"}
    assert s.refused("sell", "Rigel")
    s.do("sell", "jockey")
    # The bond makes 15,000: enough; Rigel stays.
    assert (s.decision, s.cash("A"), s.owner("Rigel")) == (None, 5000, "A")
    # Nothing else is left: then they may be sold before bankruptcy.
    s.money("A", 0).mark().fresh().draw("Caruso", "CH09")
    assert s.told("BANKRUPT") != []  # 8,000 for Rigel are not enough
    assert ("bank", "A", 8000, "J-181") in s.paid()
    assert ("A", "bank", 8000, "J-182") in s.paid()


@rule("J-181", "J-274")
def test_of_several_banned_horses_the_owner_chooses() -> None:
    s = race().own("A", "Rigel", "Pollux", "Isolde").ban("Rigel", "Pollux", "Isolde").money("A", 0, 100_000)
    s.draw("Caruso", "CH09")
    assert cards(s) == {"Rigel", "Pollux", "Isolde"}
    s.do("sell", "Isolde").do("sell", "Rigel")
    assert (s.cash("A"), s.owner("Pollux")) == (0, "A")
    # The ban stays on the horse (J-281): the bank does not sell it yet.
    s.money("A", 50_000).draw("Caruso", "CH07")
    assert "Rigel" not in cards(s, "buy")


# --- the order of distress ---------------------------------------------------------------------------


@rule("J-274")
def test_cash_then_steps_then_sales() -> None:
    # 20,000 (CH06) with 3,000 in cash at 90,000: the last step makes 13,000, the bond 23,000.
    s = race(9).own("A", "bond").money("A", 3000, 90_000).mark().draw("Caruso", "CH06")
    assert s.paid() == [
        ("bank", "A", 10_000, "J-176"), ("bank", "A", 10_000, "J-181"), ("A", "bank", 20_000, "J-199"),
    ]  # fmt: skip
    assert (s.cash("A"), s.debt("A")) == (3000, 100_000)


@rule("J-274")
def test_steps_one_at_a_time_until_the_sum_is_covered() -> None:
    s = race().money("A", 3000, 4000).mark().draw("Caruso", "CH09")
    assert loans(s) == [(4000, 6000, "J-176"), (6000, 8000, "J-176"), (8000, 10_000, "J-176"),
                        (10_000, 20_000, "J-176")]  # fmt: skip
    assert s.cash("A") == 3000 + 16_000 - 10_000


@rule("J-274")
def test_the_debt_goes_to_100000_before_anything_is_sold() -> None:
    # 20,000 with nothing at 90,000: one step makes 10,000, the rest must be sold.
    s = race(9).own("A", "bond", "Isolde").money("A", 0, 90_000).draw("Caruso", "CH06")
    assert s.debt("A") == 100_000
    assert (s.decision, s.state.args[0]) == ("forced_sale", 10_000)


@rule("J-274")
def test_a_claim_is_settled_to_the_end_before_the_next_one() -> None:
    s = race(players=3).own("A", "bond", "privatbanken").money("A", 0, 100_000).mark()
    s.draw("Caruso", "CH09")
    assert s.actor == "A"
    assert s.paid() == []
    s.do("sell", "bond")
    assert [x[:3] for x in s.paid()] == [
        ("bank", "A", 10_000), ("A", "bank", 10_000), ("B", "bank", 10_000), ("C", "bank", 10_000),
    ]  # fmt: skip


# --- what is owed is fixed first ---------------------------------------------------------------------


@rule("J-275")
def test_a_horse_sold_to_raise_the_money_still_counts() -> None:
    # CH01: Caruso (of the race), Rigel and Isolde: 9,000. Rigel brings 8,000, Isolde the rest.
    s = race(2).own("A", "Rigel", "Isolde").money("A", 0, 100_000).mark().draw("Caruso", "CH01")
    s.do("sell", "Rigel")
    assert s.cash("A") == 8000 + 2000 - 9000
    assert ("A", "bank", 9000, "J-194") in s.paid()


@rule("J-275")
def test_a_3_year_old_sold_to_raise_the_money_still_counts() -> None:
    # CH21, slot 5: Orkan and Rusch: 2,000. Either brings 3,000.
    s = race(5).own("A", "Orkan", "Rusch").money("A", 0, 100_000).mark().draw("Caruso", "CH21")
    s.do("sell", "Orkan")
    assert s.cash("A") == 1000
    assert ("A", "bank", 2000, "J-217") in s.paid()


@rule("J-275")
def test_a_company_sold_to_raise_the_money_still_counts() -> None:
    # CH04: two companies, 20,000.
    s = race(2).own("A", "privatbanken", "galoppstall").money("A", 0, 100_000).mark()
    s.draw("Caruso", "CH04").do("sell", "galoppstall")
    assert s.paid() == [("bank", "A", 20_000, "J-181"), ("A", "bank", 20_000, "J-197")]
    assert s.owner("privatbanken") == "A"


@rule("J-275")
def test_another_company_sold_on_the_way_does_not_change_to_whom_it_is_owed() -> None:
    # Rigel and AB Tränartjänst are A's. CH02, 2,000 each for Caruso and Rigel, goes to B all the same.
    s = race(2).own("A", "tranartjanst", "Rigel").own("B", "galoppstall").money("A", 0, 100_000).mark()
    s.draw("Caruso", "CH02").do("sell", "tranartjanst")
    assert ("A", "B", 4000, "J-195") in s.paid()
    assert s.cash("A") == 26_000


# --- the bank ----------------------------------------------------------------------------------------


@rule("J-185", "J-186")
def test_the_bank_may_go_below_zero_and_nobody_feels_it() -> None:
    s = Scene(2).money("A", 90_000, 0).money("B", 10_000, 0).field(("A", "Caruso", 4), ("B", "Tristan", 4))
    s.mark().draw("Caruso", "CH22")
    # 25,000 and 10,000 are given; the bank takes nothing from whoever has most cash.
    assert [x[:3] for x in s.paid()] == [("bank", "A", 25_000), ("bank", "B", 10_000)]
    assert (s.cash("A"), s.cash("B")) == (115_000, 20_000)
    assert s.cash("bank") == -135_000  # the other side of all cash there is


@rule("J-186")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_money_comes_from_the_bank(players: int) -> None:
    s = Scene(players)
    assert s.cash("bank") == -2000 * players
