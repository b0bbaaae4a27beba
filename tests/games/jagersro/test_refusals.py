"""Bad inputs (ledger part A22): each code by hand, which one goes first, and what prices the actions show.

A draws Caruso (blue), B Tristan (black), C Figaro (white). Values without a win: 2,000 at two years, 3,000 at
three, 5,000 at four, 8,000 at five.
"""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as some

from homestretch import rulebook
from homestretch.engine.play import Game, GameError, Illegal, State
from homestretch.games.jagersro.actions import ACTIONS, SIZE
from homestretch.games.jagersro.module import MODULE
from homestretch.games.jagersro.options import OPTIONS
from homestretch.games.jagersro.refusals import faults
from homestretch.games.jagersro.rules import step
from tests.games.jagersro.scene import Scene
from tests.ledger import rule

FINER = {("E03", "J-259")}
"""Refusals that cite a rule beyond those of the table, because it says more."""


@cache
def table() -> dict[str, set[str]]:
    """Code -> rules, as the ledger's table has them."""
    text = (rulebook.folder() / "jagersro.md").read_text("utf-8")
    rows = re.findall(r"^\| (E\d\d) \| .* \| (J-[^|]*) \|$", text, re.MULTILINE)
    return {code: set(rules.split(", ")) for code, rules in rows}


def judged(state: State, action: int, seat: int | None) -> tuple[str, str]:
    """Code and rule of a refusal, which must leave everything as it is."""
    before, log, told, legal = state.snapshot(), list(state.log), state.told, state.legal()
    with pytest.raises(Illegal) as no:
        state.apply(action, seat)
    assert state.snapshot() == before
    assert (state.log, state.told, state.legal()) == (log, told, legal)
    # What would be legal is the business of the one who is asked (J-288).
    assert no.value.legal == (legal if seat in (None, state.actor) else [])
    assert no.value.rule in table()[no.value.code] or (no.value.code, no.value.rule) in FINER
    return no.value.code, no.value.rule


def no(s: Scene, *what: Any, seat: str | None = None) -> tuple[str, str]:
    """Code and rule for an action in words, such as `no(s, "enter", "Rigel", seat="B")`."""
    return judged(s.state, s.action(*what), None if seat is None else s.seat(seat))


def step_f(players: int = 2, cash: int = 50_000, **options: str) -> Scene:
    """Step f after race 1: A is asked, everybody has the cash."""
    s = Scene(players, **options)
    for stall in "ABCDE"[:players]:
        s.money(stall, cash)
    return s.interval(1)


def step_j(players: int = 2, **options: str) -> Scene:
    """Step j of slot 1: Caruso (blue) and Tristan (black) run, A is asked for the 1,000."""
    return Scene(players, **options).enters(A=["Caruso"], B=["Tristan"]).until("bet")


def race(*runners: tuple[Any, ...], players: int = 2, **options: str) -> Scene:
    """A race under way in slot 2: A's Caruso and B's Tristan, or others, with cash for everybody."""
    s = Scene(players, **options)
    for stall in "ABCDE"[:players]:
        s.money(stall, 20_000)
    return s.field(*(runners or (("A", "Caruso", 4), ("B", "Tristan", 4))))


def distress(*cards: str) -> Scene:
    """A race in slot 7 in which A owes 10,000 (CH09), has borrowed all there is and must sell."""
    s = race().own("A", *cards).money("A", 0, 100_000)
    s.g.slot = 7
    return s.draw("Caruso", "CH09")


# --- what every refusal is -------------------------------------------------------------------------------


@rule("J-250")
def test_the_table_of_codes_is_complete() -> None:
    assert list(table()) == [f"E{n:02d}" for n in range(1, 29)]


@rule("J-250")
def test_a_refusal_names_code_rule_and_what_would_be_legal_and_changes_nothing() -> None:
    s = Scene(2).own("A", "Rusch")
    before = s.state.snapshot()
    with pytest.raises(Illegal) as refusal:
        s.do("enter", "Rusch")
    assert (refusal.value.code, refusal.value.rule) == ("E06", "J-040")
    assert [s.readable(a) for a in refusal.value.legal] == [("pass",), ("enter", "Caruso")]
    assert s.state.snapshot() == before
    # Nor is the turn lost.
    assert (s.actor, s.decision) == ("A", "enter")
    s.do("enter", "Caruso")


# --- code by code ----------------------------------------------------------------------------------------


@rule("J-001", "J-250")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_e01_number_of_players(players: int) -> None:
    with pytest.raises(GameError) as refusal:
        Game(MODULE, players)
    assert refusal.value.code == "E01"


@rule("J-005", "J-250")
def test_e01_two_players_with_one_stall() -> None:
    state = Game(MODULE, 3, options={"stalls": "free"}).new(seed=1)
    letter_d = ACTIONS.find("stall", 3)
    state.apply(letter_d)
    assert judged(state, letter_d, None) == ("E01", "J-005")


@rule("J-007", "J-250")
def test_e02_out_of_turn_or_for_another_seat() -> None:
    s = Scene(3)
    assert no(s, "enter", "Tristan", seat="B") == ("E02", "J-007")
    assert no(s, "pass", seat="C") == ("E02", "J-007")
    # Seats that nobody has.
    for seat in (3, 5, 17, -1):
        assert judged(s.state, s.action("pass"), seat) == ("E02", "J-007")
    s.do("pass")
    assert no(s, "enter", "Caruso", seat="A") == ("E02", "J-007")


@rule("J-007", "J-250")
def test_e02_and_e03_while_a_card_is_to_be_drawn() -> None:
    state = Game(MODULE, 2).new(seed=1, explicit=True)
    assert state.node == "chance"
    assert judged(state, ACTIONS.find("pass"), 0) == ("E02", "J-007")
    assert judged(state, ACTIONS.find("pass"), None)[0] == "E03"


@rule("J-157", "J-250")
def test_e03_an_action_of_another_step() -> None:
    s = step_j()
    assert no(s, "enter", "Caruso") == ("E03", "J-157")
    assert no(s, "buy", "Rusch") == ("E03", "J-157")
    assert no(s, "accept") == ("E03", "J-157")
    s = step_f()
    assert no(s, "bet", 100, "blue") == ("E03", "J-157")
    assert no(s, "enter", "Caruso") == ("E03", "J-157")
    assert no(s, "first", "Caruso") == ("E03", "J-157")
    assert no(s, "price", 500) == ("E03", "J-157")
    s = Scene(2)
    assert no(s, "sell", "Caruso") == ("E03", "J-157")
    assert no(s, "stall", "A") == ("E03", "J-157")


@rule("J-156", "J-192", "J-250")
def test_e03_trading_in_a_race() -> None:
    s = race(("A", "Caruso", 4), ("A", "Rusch", 4), ("B", "Tristan", 4)).round()
    assert s.decision == "first"
    for what in (("buy", "bond"), ("loan",), ("repay", 1), ("sell", "Caruso"), ("offer_buy", "B", "Tristan")):
        assert no(s, *what) == ("E03", "J-156")
    # On the order of a card only what the card speaks of, and with the bank.
    s = race().own("B", "Rusch").draw("Caruso", "CH07")
    assert s.decision == "card_buy"
    for what in (("sell", "Caruso"), ("loan",), ("offer_buy", "B", "Rusch"), ("accept",)):
        assert no(s, *what) == ("E03", "J-156")


@rule("J-250")
@pytest.mark.parametrize("action", [-1, SIZE, 999_999, -(10**6)])
def test_e03_no_action_of_this_game(action: int) -> None:
    assert judged(Scene(2).state, action, None)[0] == "E03"
    assert judged(step_f().state, action, None)[0] == "E03"


@rule("J-250")
def test_e03_no_action_of_this_table() -> None:
    # Votes for a dark horse and bets during the race belong to variants.
    s = Scene(2)
    assert no(s, "vote", "Rusch")[0] == "E03"
    assert no(s, "back", "blue")[0] == "E03"


@rule("J-259", "J-250")
def test_e03_markers_in_their_order() -> None:
    s = step_j()
    assert no(s, "bet", 500, "blue") == ("E03", "J-259")
    s.do("pass")
    assert no(s, "bet", 1000, "blue") == ("E03", "J-259")


@rule("J-038", "J-250")
def test_e04_a_horse_of_another_or_the_same_twice() -> None:
    s = Scene(2).own("A", "Isolde")
    assert no(s, "enter", "Tristan") == ("E04", "J-038")
    assert no(s, "enter", "Rigoletto") == ("E04", "J-038")
    s.do("enter", "Caruso")
    assert no(s, "enter", "Caruso") == ("E04", "J-038")


@rule("J-038", "J-288")
def test_e05_a_third_horse_even_after_the_turn_and_the_step() -> None:
    s = Scene(3).own("A", "Isolde", "Rigoletto").do("enter", "Caruso").do("enter", "Isolde")
    assert s.actor == "B"
    assert no(s, "enter", "Rigoletto", seat="A") == ("E05", "J-038")
    # Whoever's it is, it is a third one; one of the two is not.
    assert no(s, "enter", "Tristan", seat="A") == ("E05", "J-038")
    assert no(s, "enter", "Isolde", seat="A") == ("E02", "J-007")
    s.do("enter", "Tristan").until("insure")
    assert no(s, "enter", "Rigoletto", seat="A") == ("E05", "J-038")
    s.until("bet", "C")
    assert no(s, "enter", "Rigoletto", seat="A") == ("E05", "J-038")
    assert no(s, "enter", "Figaro", seat="C")[0] == "E03"


@rule("J-288")
def test_e05_is_a_matter_of_the_present_race() -> None:
    s = race(("A", "Caruso", 4), ("A", "Isolde", 4), ("B", "Tristan", 4)).own("A", "Rigoletto")
    s.interval(2)
    assert no(s, "enter", "Rigoletto")[0] == "E03"


@rule("J-040", "J-023", "J-250")
def test_e06_age_or_wins() -> None:
    # Race 1 is for 2-year-olds, race 3 for horses without a win, race 10 for horses with one.
    assert no(Scene(2).own("A", "Orkan"), "enter", "Orkan") == ("E06", "J-040")
    s = Scene(2).money("A", 50_000).wins("Caruso", 1).slot(3, start="A")
    assert no(s, "enter", "Caruso") == ("E06", "J-040")
    s = Scene(2).money("A", 50_000).slot(10, start="A")
    assert no(s, "enter", "Caruso") == ("E06", "J-040")


@rule("J-041", "J-250")
def test_e07_entering_a_banned_horse() -> None:
    assert no(Scene(2).ban("Caruso"), "enter", "Caruso") == ("E07", "J-041")


@rule("J-153", "J-250")
def test_e07_selling_a_banned_horse() -> None:
    s = step_f().ban("Caruso", "Tristan")
    assert no(s, "sell", "Caruso") == ("E07", "J-153")
    assert no(s, "offer_sell", "B", "Caruso") == ("E07", "J-153")
    assert no(s, "offer_buy", "B", "Tristan") == ("E07", "J-153")
    s = race().own("A", "Rusch", "bond").ban("Rusch").draw("Caruso", "CH13")
    assert no(s, "sell", "Rusch") == ("E07", "J-153")
    # In distress bans fall last.
    s = distress("Rusch", "bond", "privatbanken")
    s.ban("Rusch")
    assert no(s, "sell", "Rusch") == ("E07", "J-153")


@rule("J-044", "J-057", "J-064", "J-151", "J-250")
def test_e08_without_the_cash() -> None:
    assert no(Scene(2).money("A", 199), "enter", "Caruso") == ("E08", "J-044")
    # The fee of the first horse is spoken for.
    s = Scene(2).own("A", "Isolde", "Rigoletto").money("A", 400).do("enter", "Caruso").money("A", 399)
    assert no(s, "enter", "Isolde") == ("E08", "J-044")
    s = Scene(2).enters(A=["Caruso"], B=["Tristan"]).money("A", 999)
    assert (s.decision, no(s, "accept")) == ("insure", ("E08", "J-057"))
    s = step_j().money("A", 1499).do("bet", 1000, "blue")
    assert no(s, "bet", 500, "blue") == ("E08", "J-064")
    s = step_f(cash=2999)
    assert no(s, "buy", "Rusch") == ("E08", "J-151")
    assert no(s.own("B", "Orkan"), "offer_buy", "B", "Orkan") == ("E08", "J-151")
    s = step_f().money("A", 3999, 10_000)
    assert no(s, "repay", 2) == ("E08", "J-151")
    s = race().money("A", 2499).draw("Caruso", "CH25")
    assert no(s, "buy", "Avalon") == ("E08", "J-151")


@rule("J-271", "J-272", "J-250")
def test_e08_in_offers() -> None:
    s = step_f(cash=1999).own("A", "Isolde").do("offer_sell", "B", "Isolde")
    assert (s.actor, no(s, "accept")) == ("B", ("E08", "J-151"))
    s = step_f(cash=1999, player_price="free").do("offer_buy", "B", "Tristan")
    assert no(s, "price", 2000) == ("E08", "J-151")
    assert no(s, "pass")[0] == "E03"


@rule("J-048", "J-250")
def test_e09_no_star_jockey_or_not_on_an_own_entered_horse() -> None:
    s = Scene(2).own("A", "Isolde").do("enter", "Caruso")
    assert no(s, "ride", "Caruso") == ("E09", "J-048")
    s = Scene(2).own("A", "Isolde", "jockey").do("enter", "Caruso").do("pass")
    assert s.decision == "ride"
    assert no(s, "ride", "Isolde") == ("E09", "J-048")
    assert no(s, "ride", "Tristan") == ("E09", "J-048")
    # Before it is asked, a ride that could be is but too early.
    s = Scene(2).own("A", "Isolde", "jockey").do("enter", "Caruso")
    assert no(s, "ride", "Caruso") == ("E03", "J-157")
    assert no(s, "ride", "Isolde") == ("E09", "J-048")


@rule("J-047", "J-288")
def test_e09_on_two_horses_or_moved_after_the_start_even_out_of_turn() -> None:
    s = Scene(2).own("A", "Isolde", "jockey").do("enter", "Caruso").do("enter", "Isolde")
    s.do("ride", "Caruso")
    assert s.actor == "B"
    assert no(s, "ride", "Isolde", seat="A") == ("E09", "J-047")
    assert no(s, "ride", "Caruso", seat="A") == ("E02", "J-007")
    s = race(("A", "Caruso", 4), ("A", "Rusch", 4), ("B", "Tristan", 4)).own("A", "jockey").round()
    assert no(s, "ride", "Rusch") == ("E09", "J-047")


@rule("J-055", "J-258", "J-288")
def test_e10_insured_already_or_nothing_to_insure() -> None:
    s = Scene(2).enters(A=["Caruso"], B=["Tristan"]).money("A", 5000).do("accept")
    assert (s.actor, s.decision) == ("B", "insure")
    assert no(s, "accept", seat="A") == ("E10", "J-055")
    s.do("pass")
    assert no(s, "accept") == ("E10", "J-055")
    # Who was not insured just cannot be any more.
    s.until("bet", "B")
    assert no(s, "accept") == ("E03", "J-157")


@rule("J-055", "J-258", "J-288")
def test_e10_for_each_horse() -> None:
    s = Scene(3, insurance_scope="horse").own("A", "Isolde")
    s.money("A", 9000).enters(A=["Caruso", "Isolde"], B=["Tristan"]).do("accept")
    assert (s.actor, s.state.args[0]) == ("A", s.horse("Isolde"))
    assert no(s, "accept", seat="C") == ("E10", "J-258")
    s.do("accept")
    assert no(s, "accept", seat="A") == ("E10", "J-055")
    assert no(s, "accept", seat="C") == ("E10", "J-258")


@rule("J-062", "J-250")
def test_e11_a_colour_that_does_not_run() -> None:
    assert no(step_j(), "bet", 1000, "white") == ("E11", "J-062")


@rule("J-061", "J-060", "J-288")
def test_e12_a_marker_twice_even_after_the_turn() -> None:
    # Sums such as 150 or 1,850 cannot even be said: each marker is asked for by itself.
    s = step_j().do("bet", 1000, "blue")
    assert no(s, "bet", 1000, "black") == ("E12", "J-061")
    s.do("pass").do("pass").do("pass")
    assert s.actor == "B"
    assert no(s, "bet", 1000, "blue", seat="A") == ("E12", "J-061")
    assert no(s, "bet", 500, "blue", seat="A") == ("E02", "J-007")


@rule("J-066", "J-288")
def test_e13_a_bet_after_the_start() -> None:
    s = race(("A", "Caruso", 4), ("A", "Rusch", 4), ("B", "Tristan", 4)).bet("B", m1000="red").round()
    assert s.actor == "A"
    assert no(s, "bet", 1000, "blue", seat="B") == ("E13", "J-066")
    assert no(s, "bet", 100, "blue") == ("E13", "J-066")
    assert no(s, "back", "blue") == ("E13", "J-066")
    # Afterwards it is an action of another step.
    assert no(s.interval(2), "bet", 100, "blue") == ("E03", "J-157")


@rule("J-071", "J-250")
def test_e14_first_to_move() -> None:
    s = race(("A", "Caruso", 4), ("A", "Rusch", 4), ("B", "Tristan", 4)).own("A", "Isolde").round()
    assert no(s, "first", "Isolde") == ("E14", "J-071")
    assert no(s, "first", "Tristan") == ("E14", "J-071")
    # With one horse there is nothing to name.
    assert no(s, "first", "Tristan", seat="B") == ("E02", "J-007")


@rule("J-146", "J-147", "J-288")
def test_e15_g28_a_second_purchase_and_a_third_transaction() -> None:
    s = step_f().do("buy", "Rusch")
    assert no(s, "buy", "Avalon") == ("E15", "J-147")
    assert no(s, "offer_buy", "B", "Tristan") == ("E15", "J-147")
    s.do("loan")
    assert s.actor == "B"
    # The turn is over, then the step.
    assert no(s, "sell", "Caruso", seat="A") == ("E15", "J-146")
    s.do("pass")
    assert (s.decision, s.actor) == ("enter", "A")
    assert no(s, "loan") == ("E15", "J-146")
    s.do("pass")
    assert no(s, "loan", seat="A") == ("E15", "J-146")
    assert no(s, "loan", seat="B") == ("E03", "J-157")


@rule("J-147", "J-250")
def test_e15_same_kind_twice() -> None:
    s = step_f(same_kind_twice="yes").do("loan").do("loan")
    assert no(s, "loan", seat="A") == ("E15", "J-146")


@rule("J-156", "J-288")
def test_e15_ends_with_the_start() -> None:
    s = step_f().do("buy", "Rusch").do("loan")
    s.field(("A", "Caruso", 4), ("A", "Rusch", 4), ("B", "Tristan", 4)).round()
    assert no(s, "buy", "bond") == ("E03", "J-156")


@rule("J-154", "J-250")
def test_e16_no_step_left() -> None:
    assert no(step_f().money("A", debt=100_000), "loan") == ("E16", "J-154")
    s = race().money("A", debt=100_000).draw("Caruso", "CH15")
    assert no(s, "loan") == ("E16", "J-154")


@rule("J-154", "J-250")
def test_e17_more_than_the_debt() -> None:
    s = step_f().money("A", 50_000, 4000)
    assert no(s, "repay", 3) == ("E17", "J-154")
    assert no(s.money("A", 50_000, 0), "repay", 1) == ("E17", "J-154")


@rule("J-149", "J-269", "J-250")
def test_e18_cards_that_are_not_there() -> None:
    s = step_f().own("B", "Rusch", "bond", "bond")
    assert no(s, "buy", "Rusch") == ("E18", "J-269")
    assert no(s, "buy", "Caruso") == ("E18", "J-269")
    assert no(s, "buy", "bond") == ("E18", "J-269")
    assert no(s, "sell", "Rusch") == ("E18", "J-149")
    assert no(s, "sell", "jockey") == ("E18", "J-149")
    assert no(s, "offer_sell", "B", "Orkan") == ("E18", "J-149")
    assert no(s, "offer_buy", "B", "Caruso") == ("E18", "J-149")
    # The bank keeps a horse with a cold.
    assert no(s.ban("Avalon"), "buy", "Avalon") == ("E18", "J-269")
    # And one of the race: here the bank's own.
    s = race(("A", "Caruso", 4), ("", "Rusch", 4)).draw("Caruso", "CH07")
    assert no(s, "buy", "Rusch") == ("E18", "J-269")


@rule("J-164", "J-250")
def test_e19_a_second_star_jockey() -> None:
    s = step_f().own("A", "jockey").own("B", "jockey")
    assert no(s, "buy", "jockey") == ("E19", "J-164")
    assert no(s, "offer_buy", "B", "jockey") == ("E19", "J-164")
    assert no(s, "offer_sell", "B", "jockey") == ("E19", "J-164")


@rule("J-155", "J-250")
def test_e20_sold_in_the_interval_it_was_bought() -> None:
    s = step_f().do("buy", "Rusch")
    assert no(s, "sell", "Rusch") == ("E20", "J-155")
    assert no(s, "offer_sell", "B", "Rusch") == ("E20", "J-155")
    s.do("pass")
    assert no(s, "offer_buy", "A", "Rusch") == ("E20", "J-155")


@rule("J-155", "J-271", "J-288")
def test_e20_and_e15_g39() -> None:
    s = Scene(2).own("A", "Rusch").wins("Rusch", 1).money("B", 6500).interval(1)
    s.do("offer_sell", "B", "Rusch").do("accept").mark()
    assert (s.actor, s.cash("B")) == ("A", 500)
    assert no(s, "sell", "Caruso") == ("E15", "J-147")
    s.do("pass")
    assert no(s, "sell", "Rusch") == ("E20", "J-155")


@rule("J-152", "J-271", "J-250")
def test_e21_g40_an_offer_again() -> None:
    s = step_f(3).own("A", "Rusch", "bond", "privatbanken").do("offer_sell", "B", "Rusch").do("pass")
    assert no(s, "offer_sell", "B", "Rusch") == ("E21", "J-271")
    assert s.can("offer_sell", "C", "Rusch")
    s.do("offer_sell", "C", "Rusch").do("pass").do("offer_sell", "B", "bond").do("pass")
    # Three are enough.
    assert no(s, "offer_sell", "B", "privatbanken") == ("E21", "J-271")
    assert no(s, "offer_buy", "B", "Tristan") == ("E21", "J-271")


@rule("J-152", "J-271", "J-250")
def test_e21_no_partner() -> None:
    s = step_f(3).bankrupt("C").money("A")
    assert no(s, "offer_sell", "C", "Caruso") == ("E21", "J-152")
    assert no(s, "offer_sell", "A", "Caruso") == ("E21", "J-152")
    assert no(s, "offer_sell", "E", "Caruso") == ("E21", "J-152")
    assert judged(s.state, ACTIONS.find("offer_buy", 5, 0), None) == ("E21", "J-152")


@rule("J-152", "J-271", "J-250")
def test_e21_no_transaction_left_with_the_partner() -> None:
    s = step_f().do("pass").do("offer_sell", "A", "Tristan").do("accept")
    # A has bought, B has sold.
    s.own("B", "Rusch")
    assert no(s, "offer_buy", "A", "Tristan") == ("E20", "J-155")
    assert no(s, "offer_sell", "A", "Rusch") == ("E15", "J-147")
    s = step_f(3).do("buy", "Rusch").do("pass")
    assert (s.actor, no(s, "offer_sell", "A", "Tristan")) == ("B", ("E21", "J-271"))


@rule("J-209", "J-165", "J-181", "J-250")
def test_e22_on_the_track() -> None:
    s = Scene(2).own("A", "bond").field(("A", "Caruso", 4), ("B", "Tristan", 4), riders=["Caruso"])
    s.draw("Caruso", "CH13")
    assert no(s, "sell", "Caruso") == ("E22", "J-209")
    assert no(s, "sell", "jockey") == ("E22", "J-165")
    s = distress("bond", "privatbanken")
    assert no(s, "sell", "Caruso") == ("E22", "J-209")


@rule("J-193", "J-202", "J-208", "J-250")
def test_e23_orders_and_what_cards_do_not_allow() -> None:
    s = race().draw("Caruso", "CH14")
    assert no(s, "pass") == ("E23", "J-193")
    assert no(s, "buy", "bond") == ("E23", "J-193")
    s = race().draw("Caruso", "CH15")
    assert no(s, "pass") == ("E23", "J-193")
    # Two of the dearest to choose from.
    s = race().own("A", "Rusch", "Avalon", "Solitude", "bond").draw("Caruso", "CH08")
    assert no(s, "pass") == ("E23", "J-202")
    assert no(s, "sell", "Rusch") == ("E23", "J-202")
    assert no(s, "sell", "bond") == ("E23", "J-202")
    s = race().own("A", "Rusch", "Avalon", "bond").draw("Caruso", "CH10")
    assert no(s, "pass") == ("E23", "J-193")
    assert no(s, "sell", "bond") == ("E23", "J-193")
    s = race().draw("Caruso", "CH12")
    assert no(s, "pass") == ("E23", "J-208")
    assert no(s, "buy", "Avalon") == ("E23", "J-208")
    assert no(s, "buy", "bond") == ("E23", "J-208")


@rule("J-280", "J-250")
def test_offers_on_the_order_of_a_card() -> None:
    s = race(mid_race_deals="anyone").own("B", "Rusch", "bond").draw("Caruso", "CH07")
    assert no(s, "offer_buy", "B", "bond") == ("E23", "J-193")
    assert no(s, "offer_sell", "B", "Caruso") == ("E03", "J-156")
    assert no(s, "offer_buy", "B", "Tristan") == ("E22", "J-209")
    s.do("offer_buy", "B", "Rusch").do("pass")
    assert no(s, "offer_buy", "B", "Rusch") == ("E21", "J-271")
    s = race(mid_race_deals="anyone").own("A", "bond").draw("Caruso", "CH13")
    assert no(s, "offer_buy", "B", "Tristan") == ("E03", "J-156")
    assert no(s, "offer_sell", "B", "Caruso") == ("E22", "J-209")


@rule("J-181", "J-250")
def test_e24_passing_in_a_forced_sale() -> None:
    s = distress("bond", "privatbanken", "Rusch")
    assert s.decision == "forced_sale"
    assert no(s, "pass") == ("E24", "J-181")
    assert no(s, "sell", "tranartjanst") == ("E18", "J-149")
    assert no(s, "buy", "bond") == ("E03", "J-156")
    # Selling is what is asked for, as long as the sum is not covered: 3,000 of 10,000.
    s.do("sell", "Rusch")
    assert (s.decision, s.state.args[0]) == ("forced_sale", 7000)


@rule("J-181", "J-288")
def test_e24_selling_more_than_needed_even_after_the_turn() -> None:
    s = race().own("A", "bond", "privatbanken", "Rusch").money("A", 0, 100_000)
    s.own("B", "bond", "galoppstall").money("B", 0, 100_000)
    s.g.slot = 7
    s.draw("Caruso", "CH09").do("sell", "bond")
    assert (s.actor, s.decision) == ("B", "forced_sale")
    assert no(s, "sell", "privatbanken", seat="A") == ("E24", "J-181")
    assert no(s, "buy", "Orkan", seat="A") == ("E02", "J-007")


@rule("J-289", "J-224", "J-250")
def test_e26_an_outcome_that_cannot_come() -> None:
    state = Game(MODULE, 2).new(seed=1, explicit=True)
    state.settle(3)
    before = state.snapshot()
    # That 2-year-old is drawn already, the other is none.
    for outcome in (3, 7, -1):
        with pytest.raises(Illegal) as refusal:
            state.settle(outcome)
        assert refusal.value.code == "E26"
        assert state.snapshot() == before
    # A racing card whose only copy is out of the pile since the shuffle.
    s = race()
    gone = s.racing_ids.index("RC09")
    s.g.racing_pile[gone] = 0
    s.g.racing_left -= 1
    s.begin((step.TAKE_RACING, s.runner("Caruso"), 0))
    assert s.state.chance_kind == "racing_card"
    with pytest.raises(Illegal) as refusal:
        s.state.settle(gone)
    assert (refusal.value.code, refusal.value.rule) == ("E26", "J-289")


@rule("J-250")
@pytest.mark.parametrize(
    "options", [{"orders": "perhaps"}, {"no_such": "yes"}, {"season": "monsoon"}, {"last_race": 0}]
)
def test_e27_options(options: dict[str, Any]) -> None:
    with pytest.raises(GameError) as refusal:
        Game(MODULE, 2, options=options)
    assert refusal.value.code == "E27"


@rule("J-228", "J-180", "J-288")
def test_e28_after_the_end_and_from_a_bankrupt() -> None:
    s = step_f(3).bankrupt("B").money("A")
    assert no(s, "pass", seat="B") == ("E28", "J-180")
    # Before anything else, even before a code that names the case.
    assert no(s, "ride", "Caruso", seat="B") == ("E28", "J-180")
    assert judged(s.state, -1, 1) == ("E28", "J-180")
    s = Scene(2).own("A", "Rusch").money("A", 0, 100_000).only("A")
    s.field(("A", "Caruso", 4), ("B", "Tristan", 4)).draw("Caruso", "CH09")
    assert s.state.over
    for seat in (0, 1, None, 7):
        assert judged(s.state, s.action("pass"), seat) == ("E28", "J-228")
        assert judged(s.state, SIZE, seat) == ("E28", "J-228")


# --- which code goes first -------------------------------------------------------------------------------


@rule("J-288")
def test_the_codes_that_name_the_case_then_turn_then_step_then_the_lowest_number() -> None:
    # B's star jockey on a horse not entered, out of turn, in another step: E09 before E02 and E03.
    s = step_j().own("B", "jockey")
    assert no(s, "ride", "Isolde", seat="B")[0] == "E09"
    # Out of turn and of another step: E02 before E03.
    assert no(s, "buy", "Isolde", seat="B")[0] == "E02"
    assert judged(s.state, SIZE, 1)[0] == "E02"
    # Of another step, and not one's own horse: E03 before E04.
    assert no(s, "enter", "Tristan")[0] == "E03"
    # No cash and a colour that does not run: E08 before E11.
    assert no(s.money("A", 0), "bet", 1000, "white")[0] == "E08"
    # Another's horse with a cold, of the wrong age, and no cash for it: E04, then E06, then E07.
    s = Scene(2).ban("Rusch").money("A", 0)
    assert no(s, "enter", "Rusch")[0] == "E04"
    assert no(s.own("A", "Rusch"), "enter", "Rusch")[0] == "E06"
    assert no(s.ban("Caruso"), "enter", "Caruso")[0] == "E07"
    # A second purchase of a card that is not there and not paid for: E15 before E08 and E18.
    s = step_f().do("buy", "Orkan").money("A", 0)
    assert no(s, "buy", "Orkan")[0] == "E15"
    # A second star jockey when none is left, without the cash.
    s = step_f(5)
    for stall in "ABCDE":
        s.own(stall, "jockey")
    assert no(s, "buy", "jockey")[0] == "E18"
    assert no(s.money("A", 0), "buy", "jockey")[0] == "E08"
    # A bet after the start with a marker already laid is a change of it: E13, not E12.
    s = race(("A", "Caruso", 4), ("A", "Rusch", 4), ("B", "Tristan", 4)).bet("A", m100="red").round()
    assert no(s, "bet", 100, "blue")[0] == "E13"


@rule("J-288", "J-253", "J-009")
@pytest.mark.parametrize("balances", ["open", "own_only"])
def test_a_refusal_tells_nothing_that_is_hidden(balances: str) -> None:
    """Two games that differ in A's secret bets alone: B and C get the same refusals while A is asked, and
    C while B is."""
    games = [step_j(3, cash_visible=balances) for _ in range(2)]
    games[1].do("bet", 1000, "black").do("bet", 500, "blue")
    games[0].do("pass").do("pass")
    stages = [("B", "C"), ("C",)]
    for seats in stages:
        for seat in seats:
            for action in range(0, SIZE, 5):
                one, two = (g.state.refuse(action, g.seat(seat)) for g in games)
                assert one is not None
                assert two is not None
                assert (one.code, one.rule, one.legal) == (two.code, two.rule, two.legal)
        for g in games:
            g.do("pass").do("pass")


# --- asked or not ----------------------------------------------------------------------------------------


@rule("J-251", "J-181", "J-202")
def test_the_only_legal_action_is_taken_unasked() -> None:
    # One card to sell in distress, one dearest horse, one 3-year-old left to win.
    s = distress("bond")
    assert s.owner("Caruso") == "A"
    assert (s.state.decision, int(s.g.bonds[0])) == (None, 0)
    s = race().own("A", "Rusch", "Avalon").draw("Caruso", "CH08")
    assert s.owner("Avalon") == "bank"
    s = race().own("B", "Orkan", "Rapid", "Vitesse", "Comet").draw("Caruso", "CH12")
    assert s.owner("Rusch") == "A"


@rule("J-251")
def test_some_things_are_asked_even_if_no_is_the_only_answer() -> None:
    s = Scene(2).money("A", 0)
    assert (s.decision, s.legal) == ("enter", [("pass",)])
    s = Scene(2).enters(A=["Caruso"], B=["Tristan"]).money("A", 0)
    assert (s.decision, s.legal) == ("insure", [("pass",)])
    s.do("pass").do("pass")
    assert (s.actor, s.decision, s.legal) == ("A", "bet", [("pass",)])
    s = step_f(cash=1999).own("A", "Isolde").do("offer_sell", "B", "Isolde")
    assert (s.actor, s.decision, s.legal) == ("B", "answer", [("pass",)])


# --- prices ----------------------------------------------------------------------------------------------


def price(s: Scene, *what: Any) -> tuple[int, str] | None:
    """What the client shows on an action that is legal."""
    assert s.can(*what), what
    return s.state.cost(s.action(*what))


@rule("J-045", "J-171", "J-056", "J-059")
def test_prices_before_a_race() -> None:
    s = Scene(3).own("A", "Isolde", "jockey").own("B", "jockeytjanst").own("C", "galoppforsakring")
    assert price(s, "enter", "Caruso") == (200, "J-045")
    assert price(s, "pass") is None
    s.do("enter", "Caruso").do("pass")
    assert price(s, "ride", "Caruso") == (500, "J-171")
    s.own("A", "jockeytjanst")
    assert price(s, "ride", "Caruso") is None
    s.do("ride", "Caruso").do("enter", "Tristan").until("insure")
    assert price(s, "accept") == (1000, "J-056")
    s.do("pass").do("pass")
    # The holder of the company insures free of charge.
    assert (s.actor, price(s, "accept")) == ("C", None)
    s.until("bet")
    assert price(s, "bet", 1000, "blue") == (1000, "J-059")
    s.do("pass").do("pass")
    assert price(s, "bet", 200, "black") == (200, "J-059")


@rule("J-150", "J-158", "J-160", "J-154", "J-152")
def test_prices_in_step_f() -> None:
    s = step_f().money("A", 50_000, 10_000).own("A", "hastagenturen").own("B", "Rusch").wins("Rusch", 2)
    # Half price from the bank, the full one between players (J-161).
    assert price(s, "buy", "Avalon") == (2500, "J-150")
    assert price(s, "buy", "bond") == (10_000, "J-150")
    assert price(s, "offer_buy", "B", "Rusch") == (9000, "J-152")
    assert price(s, "offer_sell", "B", "Caruso") == (-2000, "J-152")
    assert price(s, "sell", "hastagenturen") == (-15_000, "J-150")
    # From 10,000 the next step is 20,000; down from it are 8,000 and 0.
    assert price(s, "loan") == (-10_000, "J-146")
    assert price(s, "repay", 1) == (2000, "J-146")
    assert price(s, "repay", 5) == (10_000, "J-146")
    s.do("offer_buy", "B", "Rusch")
    assert (s.actor, price(s, "accept"), price(s, "pass")) == ("B", (-9000, "J-152"), None)
    s.do("pass").do("offer_sell", "B", "Caruso")
    assert price(s, "accept") == (2000, "J-152")


@rule("J-272")
def test_prices_that_are_named() -> None:
    s = step_f(player_price="free")
    assert price(s, "offer_buy", "B", "Tristan") is None
    s.do("offer_buy", "B", "Tristan")
    assert price(s, "price", 700) == (700, "J-272")
    s.do("price", 700)
    assert price(s, "accept") == (-700, "J-152")
    s.do("pass").do("offer_sell", "B", "Caruso")
    assert price(s, "price", 700) == (-700, "J-272")


@rule("J-200", "J-201", "J-204", "J-209", "J-211", "J-213", "J-216", "J-220", "J-223")
def test_prices_on_the_order_of_a_card() -> None:
    assert price(race().draw("Caruso", "CH07"), "buy", "Avalon") == (5000, "J-200")
    assert price(race().draw("Caruso", "CH14"), "buy", "Avalon") == (5000, "J-211")
    assert price(race().draw("Caruso", "CH25"), "buy", "Avalon") == (2500, "J-223")
    assert price(race().draw("Caruso", "CH12"), "buy", "Rusch") is None
    s = race().own("A", "Avalon", "Solitude", "bond")
    assert price(s.draw("Caruso", "CH08"), "sell", "Avalon") == (-10_000, "J-201")
    assert price(s.draw("Caruso", "CH10"), "sell", "Avalon") == (-5000, "J-204")
    assert price(s.draw("Caruso", "CH13"), "sell", "bond") == (-10_000, "J-209")
    assert price(s.draw("Caruso", "CH15"), "sell", "bond") == (-10_000, "J-150")
    assert price(s.money("A", debt=2000), "loan") == (-2000, "J-213")
    s = race(orders="optional").money("A", debt=8000)
    assert price(s.draw("Caruso", "CH23"), "accept") == (-2000, "J-220")
    assert price(s.draw("Caruso", "CH16"), "accept") == (1000, "J-216")


@rule("J-181", "J-202")
def test_prices_in_distress_and_of_the_agency() -> None:
    assert price(distress("bond", "Rusch"), "sell", "Rusch") == (-3000, "J-181")
    s = race(agency_buyer="holder").own("A", "Avalon", "Solitude").own("B", "hastagenturen")
    assert price(s.draw("Caruso", "CH08"), "sell", "Avalon") == (-10_000, "J-202")


# --- at random -------------------------------------------------------------------------------------------

AT_ONCE = ("loan", "repay", "buy", "sell", "accept")


def anything(dice: random.Random) -> int:
    """An action at random over families and places; now and then a number that is none."""
    if dice.random() < 0.03:
        return dice.choice([-1, SIZE, SIZE + 17, -(10**6), 10**6])
    family = dice.choice(ACTIONS.families)
    return family.first + dice.randrange(family.size)


def dealt(state: State, dice: random.Random) -> State:
    """Draw what is to be drawn until somebody is asked."""
    while state.node == "chance":
        state.draw(dice)
    return state


def check_refusal(state: State, action: int, seat: int | None) -> None:
    """An input that is not legal gets a code that can be meant, and changes nothing."""
    refusal = state.refuse(action, seat)
    if refusal is None:
        assert seat == state.actor
        assert action in state.legal()
        return
    assert judged(state, action, seat) == (refusal.code, refusal.rule)
    # E25 to E27 are never about an action of the tables there are.
    assert refusal.code not in ("E25", "E26", "E27")
    if refusal.code == "E28":
        assert state.over or state.record[0].bankrupt[seat]
    elif seat == state.actor:
        assert refusal.code != "E02"
        # The reason is a found one, not the last resort.
        assert faults(state.view(seat)[0], state.game.edition.record[0], action, seat)


def check_price(state: State, action: int) -> None:
    """The price shown is what is then paid, under the same rule."""
    family = state.describe(action)[0]
    shown, actor, decision, told = state.cost(action), state.actor, state.decision, state.told
    state.apply(action)
    if family not in AT_ONCE or decision == "card_pick":
        return
    pays = [(f, r) for _, name, f, r in state.events(told) if name == "PAY"]
    if shown is None:
        assert (family, decision) == ("accept", "insure")
    else:
        fields, number = pays[0]
        sign = 1 if fields["source"] == actor else -1
        assert fields["source" if sign == 1 else "target"] == actor
        assert (sign * fields["amount"], number) == shown


@rule("J-250", "J-288")
@seed(250)
@settings(max_examples=8, deadline=None, database=None)
@given(
    number=some.integers(0, 2**32),
    players=some.integers(2, 5),
    rich=some.booleans(),
    options=some.fixed_dictionaries({}, optional={k: some.sampled_from(v) for k, v in OPTIONS.items()}),
)
def test_random_inputs_in_random_games(
    number: int, players: int, rich: bool, options: dict[str, str]
) -> None:
    dice = random.Random(number)
    state = dealt(Game(MODULE, players, options=options).new(explicit=True), dice)
    if rich:
        state.record[0].cash[:players] += 40_000
        state._recount()
    for _ in range(120):
        if state.over:
            break
        ed = state.game.edition.record[0]
        for _ in range(3):
            check_refusal(state, anything(dice), dice.choice([state.actor, state.actor, *range(players)]))
        legal = state.legal()
        action = dice.choice(legal)
        # The judge finds no fault with what is legal.
        assert faults(state.view(state.actor)[0], ed, action, state.actor) == []
        check_price(state, action)
        dealt(state, dice)


@rule("J-250")
@pytest.mark.parametrize("number", range(3))
def test_every_action_at_every_question_of_a_game(number: int) -> None:
    """Along a game each question is met once with every action there is, from every seat."""
    dice = random.Random(number)
    options = {"mid_race_deals": "anyone", "orders": "optional", "player_price": "free"} if number else {}
    state = dealt(Game(MODULE, 3, options=options).new(explicit=True), dice)
    ed, met = state.game.edition.record[0], set()
    for _ in range(220):
        if state.over:
            break
        if state.decision not in met:
            met.add(state.decision)
            legal = set(state.legal())
            for seat in range(3):
                g = state.view(seat)[0]
                for action in range(-1, SIZE + 1):
                    found = faults(g, ed, action, seat)
                    assert bool(found) == (seat != state.actor or action not in legal)
        state.apply(dice.choice(state.legal()))
        dealt(state, dice)
    assert len(met) > 4
