"""Players, stalls, who is next, and what others may know (ledger part A1).

Horses: A has Caruso, B Tristan, C Figaro, D Rigoletto, E Isolde unless a test gives others.
"""

from __future__ import annotations

import random

import pytest

from homestretch.engine.play import Game, GameError
from homestretch.engine.record import RUN
from homestretch.games.jagersro.module import MODULE
from tests.games.jagersro.scene import Scene
from tests.ledger import rule


def asked(s: Scene, decision: str) -> list[str]:
    """The stalls that are asked this one after another, each saying no; a stall asked repeatedly once."""
    order: list[str] = []
    s.until(decision)
    while s.decision == decision:
        actor = s.actor or ""
        if not order or order[-1] != actor:
            order.append(actor)
        s.do("pass")
    return order


def turns(s: Scene) -> list[str]:
    """The stalls whose turn was told since the mark."""
    return [s.seat_name(f["seat"]) for _, f, _ in s.told("TURN")]


# --- players and stalls ------------------------------------------------------------------------------


@rule("J-001")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_people_play(players: int) -> None:
    s = Scene(players)
    assert [seat["seat"] for seat in s.view(None)["seats"]] == list(range(players))
    assert asked(s, "enter") == list("ABCDE"[:players])


@rule("J-001")
@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_fewer_than_two_or_more_than_five_are_refused(players: int) -> None:
    with pytest.raises(GameError) as no:
        Game(MODULE, players)
    assert no.value.code == "E01"


@rule("J-003")
def test_the_leader_has_no_seat_no_cash_of_its_own_and_no_bet() -> None:
    # A game played at random up to the first trading: only the three players decide anything, and what the
    # bank holds is nothing but what the players have had from it.
    state = Game(MODULE, 3).new(seed=8)
    chooser = random.Random(8)
    assert len(state.record[0].cash) == 8
    while state.record[0].slot < 3:
        assert state.node == "decision"
        assert state.actor in (0, 1, 2)
        state.apply(chooser.choice(state.legal()))
        cash = [int(c) for c in state.record[0].cash]
        assert sum(cash) == 0
        assert cash[3:6] == [0, 0, 0]
    told = state.events()
    assert {fields["seat"] for _, name, fields, _ in told if name in ("BET", "NO_BET")} == {0, 1, 2}
    assert {fields["seat"] for _, name, fields, _ in told if name == "ENTERED"} <= {0, 1, 2}


@rule("J-003")
def test_the_bank_moves_no_horse_and_draws_nothing_of_its_own() -> None:
    # The bank's twenty horses less two stay at home: two runners, and two turns a round.
    s = Scene(2).field(("A", "Caruso"), ("B", "Rigoletto"))
    s.round(1)
    assert turns(s) == ["A", "B"]
    assert [s.seat_name(r["stable"]) for r in s.view(None)["runners"]] == ["A", "B"]


@rule("J-005", "J-006")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_letters_are_used_in_seating_order(players: int) -> None:
    s = Scene(players)
    assert [seat["stall"] for seat in s.view(None)["seats"]] == list("ABCDE"[:players])


@rule("J-005")
def test_each_stall_has_its_own_window_and_loan_column() -> None:
    s = Scene(3).money("A", debt=2000).money("B", debt=8000).money("C", debt=20_000)
    s.field(("A", "Caruso"), ("B", "Tristan"), ("C", "Isolde"))
    s.bet("A", m1000="blue").bet("B", m500="red").bet("C", m100="black")
    seats = s.view(None)["seats"]
    assert [seat["debt"] for seat in seats] == [2000, 8000, 20_000]
    # Markers 1,000, 500, 200, 100; colours blue 0, black 1, red 4.
    assert [seat["bets"] for seat in seats] == [
        [0, None, None, None], [None, 4, None, None], [None, None, None, 1],
    ]  # fmt: skip


@rule("J-006", "J-005")
def test_free_letters_are_chosen_among_those_left() -> None:
    state = Game(MODULE, 3, options={"stalls": "free"}).new(seed=1, explicit=True)
    letters: list[list[str]] = []
    for pick in (2, 0, 4):
        letters.append(["ABCDE"[state.describe(a)[1][0]] for a in state.legal()])
        assert state.decision == "stall"
        state.apply(next(a for a in state.legal() if state.describe(a)[1][0] == pick))
    assert letters == [list("ABCDE"), list("ABDE"), list("BDE")]
    assert [int(x) for x in state.record[0].letter[:3]] == [2, 0, 4]


@rule("J-005")
def test_two_players_cannot_have_one_stall() -> None:
    state = Game(MODULE, 2, options={"stalls": "free"}).new(seed=1, explicit=True)
    taken = state.legal()[3]
    state.apply(taken)
    assert state.actor == 1
    assert taken not in state.legal()
    assert state.refuse(taken, 1) is not None


@rule("J-006", "J-008")
def test_unused_letters_are_skipped_everywhere() -> None:
    # As they sit: A takes E, B takes B, C takes D. Round the table that is B (stall B), C (D), A (E).
    s = Scene(3, stalls="free", letters="EBD")
    assert [seat["stall"] for seat in s.view(None)["seats"]] == ["E", "B", "D"]
    assert asked(s, "enter") == ["B", "C", "A"]
    # The second race is started by the next stall that is used, D.
    s.until("enter")
    assert asked(s, "enter") == ["C", "A", "B"]


@rule("J-006", "J-007")
def test_with_first_n_seating_order_and_stall_order_are_one() -> None:
    s = Scene(4, stalls="first_n")
    assert asked(s, "enter") == ["A", "B", "C", "D"]


# --- order -------------------------------------------------------------------------------------------


@rule("J-007")
@pytest.mark.parametrize(("slot", "order"), [(1, "ABCDE"), (2, "BCDEA"), (3, "CDEAB"), (5, "EABCD")])
def test_play_passes_to_the_left_and_after_e_to_a(slot: int, order: str) -> None:
    assert asked(Scene(5).slot(slot), "enter") == list(order)


@rule("J-007")
def test_horses_move_stall_after_stall_clockwise() -> None:
    # Figures of round 1 lead to plain squares: Caruso 1, Rigoletto 3, Pollux 1, Rose Room 3.
    s = Scene(4).field(("C", "Pollux"), ("D", "Rose Room"), ("A", "Caruso"), ("B", "Rigoletto"), start="C")
    s.round(1)
    assert turns(s) == ["C", "D", "A", "B"]


@rule("J-007")
def test_nobody_acts_for_another_seat() -> None:
    s = Scene(3)
    assert s.actor == "A"
    assert s.refused("pass", seat="B")
    s.do("pass")
    assert s.refused("pass", seat="A")
    assert s.actor == "B"


@rule("J-008")
def test_bankrupts_are_skipped_before_the_race() -> None:
    s = Scene(4).bankrupt("B").slot(1)
    assert asked(s, "enter") == ["A", "C", "D"]
    s = Scene(4).bankrupt("B").slot(1).enters(A=["Caruso"], C=["Figaro"])
    assert asked(s, "insure") == ["A", "C", "D"]
    assert asked(s, "bet") == ["A", "C", "D"]


@rule("J-008")
def test_bankrupts_are_skipped_between_races() -> None:
    s = Scene(3).bankrupt("B").interval(1, start="B")
    assert asked(s, "business") == ["C", "A"]


@rule("J-008", "J-252")
def test_a_bankrupts_horses_on_the_track_move_in_the_stalls_turn() -> None:
    # Round 1: Caruso 1, Rigoletto 3, Rose Room 3, all plain squares.
    s = Scene(3).field(("A", "Caruso"), ("B", "Rigoletto"), ("C", "Rose Room")).bankrupt("B")
    s.round(1)
    assert turns(s) == ["A", "B", "C"]
    assert [s.square(h) for h in ("Caruso", "Rigoletto", "Rose Room")] == [1, 3, 3]


@rule("J-252")
def test_steps_f_to_j_begin_with_the_stall_that_starts_the_coming_race() -> None:
    s = Scene(3).own("A", "Rusch").own("B", "Comet").own("C", "Avalon")
    for stall in "ABC":
        s.money(stall, 10_000)
    s.g.result[1] = 3
    s.settlement(1)
    assert asked(s, "business") == ["B", "C", "A"]
    s.mark()
    s.enters(A=["Rusch"], B=["Comet"], C=["Avalon"])
    assert [s.seat_name(f["seat"]) for _, f, _ in s.told("ENTERED")] == ["B", "C", "A"]
    # Step h, Bronze race: 200 each.
    assert [(who, kr) for who, _, kr, why in s.paid() if why == "J-045"] == [
        ("B", 200), ("C", 200), ("A", 200),
    ]  # fmt: skip
    assert asked(s, "insure") == ["B", "C", "A"]
    assert asked(s, "bet") == ["B", "C", "A"]


@rule("J-252", "J-145")
def test_steps_a_to_e_begin_with_the_stall_that_started_the_race_just_run() -> None:
    # Slot 2 was started by B; prizes 2,000, 1,000, 500. Caruso (A) has 1 left and goes 1 home; RC01 would do
    # as well. Places: Caruso, Figaro at 20, Isolde at 10.
    s = Scene(3).own("A", "bond").own("B", "bond")
    s.field(("B", "Figaro", 20), ("C", "Isolde", 10), ("A", "Caruso", 31), slot=2, start="B")
    s.turn("Caruso", number=1, racing=["RC01"]).end_round()
    paid = [(who, to, kr, why) for who, to, kr, why in s.paid() if why in ("J-135", "J-137", "J-138")]
    assert paid == [
        ("bank", "B", 1000, "J-135"), ("bank", "C", 500, "J-135"), ("bank", "A", 2000, "J-135"),
        ("bank", "B", 500, "J-137"), ("bank", "A", 500, "J-137"),
        ("B", "bank", 100, "J-138"), ("C", "bank", 100, "J-138"), ("A", "bank", 100, "J-138"),
    ]  # fmt: skip


@rule("J-252")
def test_if_the_first_is_bankrupt_the_next_on_the_left_begins() -> None:
    s = Scene(4).bankrupt("B")
    s.g.result[1] = 3
    s.settlement(1)
    assert s.decision == "business"
    assert s.actor == "C"
    assert asked(s, "business") == ["C", "D", "A"]
    assert asked(s, "enter") == ["C", "D", "A"]


@rule("J-252")
def test_a_card_for_all_begins_with_whose_horse_drew_it() -> None:
    # CH09 in slot 2: 2,000 each; Figaro (C) draws.
    s = Scene(4).field(("C", "Figaro", 4), ("A", "Caruso", 4))
    s.draw("Figaro", "CH09")
    assert [who for who, _, _, why in s.paid() if why == "J-203"] == ["C", "D", "A", "B"]


# --- what is open ------------------------------------------------------------------------------------


def arranged(**options: str) -> Scene:
    """A race under way: A with money, debts, cards, a win and bets, B and C with little."""
    s = Scene(3, **options).money("A", 7300, 8000).money("B", 450).money("C", 1200)
    s.own("A", "Rusch", "privatbanken", "bond", "jockey").wins("Rusch", 2)
    s.field(("A", "Rusch", 9), ("B", "Tristan", 9), ("C", "Figaro", 9))
    s.g.node = RUN
    return s.bet("A", m1000="red", m200="white")


@rule("J-009")
@pytest.mark.parametrize("viewer", ["B", "C", None])
def test_cash_loans_cards_wins_and_bets_are_open(viewer: str | None) -> None:
    view = arranged().view(viewer)
    a = view["seats"][0]
    assert [seat["cash"] for seat in view["seats"]] == [7300, 450, 1200]
    assert a["debt"] == 8000
    assert (a["horses"], a["companies"], a["bonds"], a["jockey"]) == ([0, 9], [25], 1, True)
    assert a["bets"] == [4, None, 2, None]
    assert view["horses"][9]["wins"] == 2


@rule("J-009")
@pytest.mark.parametrize(("viewer", "cash"), [
    ("A", [7300, None, None]), ("B", [None, 450, None]), ("C", [None, None, 1200]), (None, [None] * 3),
])  # fmt: skip
def test_own_only_hides_the_balances_of_the_others(viewer: str | None, cash: list[int | None]) -> None:
    view = arranged(cash_visible="own_only").view(viewer)
    assert [seat["cash"] for seat in view["seats"]] == cash
    # A fortune would give the balance away.
    assert [seat["fortune"] is None for seat in view["seats"]] == [kr is None for kr in cash]


@rule("J-009")
@pytest.mark.parametrize("viewer", ["B", None])
def test_own_only_hides_nothing_else(viewer: str | None) -> None:
    hidden, shown = (arranged(cash_visible=value).view(viewer) for value in ("own_only", "open"))
    for view in (hidden, shown):
        for seat in view["seats"]:
            del seat["cash"], seat["fortune"]
        for gone in ("worth",):
            del view[gone]
    assert hidden == shown


@rule("J-009")
@pytest.mark.parametrize("value", ["open", "own_only"])
def test_each_payment_is_announced_with_its_sum(value: str) -> None:
    s = arranged(cash_visible=value)
    s.draw("Tristan", "CH11")
    assert s.paid() == [("bank", "B", 5000, "J-206")]


@rule("J-009")
@pytest.mark.parametrize("value", ["open", "own_only"])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_draw_piles_are_secret(value: str, viewer: int | None) -> None:
    # A deck has no order before a card is drawn; what will come is in the generator alone, and in none of
    # the views. How many cards are left is open.
    s = arranged(cash_visible=value)
    assert s.g.rng != 0
    view = s.state.view(viewer)[0]
    assert view.rng == 0
    assert not view.weights.any()
    assert (int(view.racing_left), int(view.chance_left)) == (20, 26)


# --- decisions made unseen ---------------------------------------------------------------------------


@rule("J-253", "J-042")
def test_entries_made_unseen_are_told_together_after_the_last_answer() -> None:
    s = Scene(3, entries_order="hidden", drawn=["Caruso", "Tristan", "Figaro"])
    s.mark()
    s.do("enter", "Caruso")
    assert s.actor == "B"
    s.do("enter", "Tristan")
    assert s.actor == "C"
    for viewer in ("C", None):
        assert [seat["entries"] for seat in s.view(viewer)["seats"][:2]] == [None, None]
    assert s.view("A")["seats"][0]["entries"] == [0]
    assert s.told() == []
    assert [s.cash(stall) for stall in "ABC"] == [2000, 2000, 2000]
    s.do("pass")
    shown = [(name, s.seat_name(f["seat"])) for name, f, _ in s.told() if name.endswith("ENTERED")]
    assert shown == [("ENTERED", "A"), ("ENTERED", "B"), ("NOT_ENTERED", "C")]
    assert [seat["entries"] for seat in s.view(None)["seats"]] == [[0], [1], []]


@rule("J-253", "J-042")
def test_entries_made_openly_are_told_at_once() -> None:
    s = Scene(3, entries_order="sequential").mark()
    s.do("enter", "Caruso")
    assert s.told("ENTERED") == [("ENTERED", {"seat": 0, "horse": 0}, "J-038")]
    assert s.view("B")["seats"][0]["entries"] == [0]


@rule("J-253")
def test_which_question_an_unseen_series_has_reached_is_not_seen() -> None:
    s = Scene(2, entries_order="hidden").own("A", "Isolde", "jockey").slot(1)
    before = s.state.view(1).tobytes()
    s.do("enter", "Caruso")
    assert (s.decision, s.state.args[0]) == ("enter", 1)
    assert s.state.view(1).tobytes() == before
    s.do("enter", "Isolde")
    assert s.decision == "ride"
    assert s.state.view(1).tobytes() == before


@rule("J-253", "J-065")
def test_which_marker_an_unseen_bettor_has_reached_is_not_seen() -> None:
    s = Scene(2).enters(A=["Caruso"], B=["Tristan"]).until("bet")
    before = s.state.view(1).tobytes()
    for answer in (("bet", 1000, "blue"), ("pass",), ("bet", 200, "black")):
        s.do(*answer)
        assert s.actor == "A"
        assert s.state.view(1).tobytes() == before


@rule("J-253", "J-065")
def test_unseen_bets_change_no_balance_and_no_message_until_the_last_answer() -> None:
    s = Scene(3).enters(A=["Caruso"], B=["Tristan"])
    s.until("bet").mark()
    for marker in (1000, 500, 200):
        s.do("bet", marker, "blue")
    s.do("pass")
    # A has paid the 200 of the race and lays 1,700 of the remaining 1,800.
    assert s.actor == "B"
    view = s.view("B")
    assert (view["seats"][0]["cash"], view["seats"][0]["bets"]) == (1800, None)
    assert s.told() == []
    for _ in range(8):
        s.do("pass")
    view = s.view("B")
    assert view["seats"][0]["bets"] == [0, 0, 0, None]
    assert s.paid() == [("A", "bank", 1700, "J-059")]
    assert s.cash("A") == 100


@rule("J-253")
def test_an_unseen_answer_is_final() -> None:
    s = Scene(2).enters(A=["Caruso"], B=["Tristan"])
    s.until("bet")
    s.do("bet", 1000, "blue")
    assert not s.can("bet", 1000, "black")
    assert s.legal[0] == ("pass",)
    assert {a[1] for a in s.legal[1:]} == {500}


@rule("J-253")
def test_what_a_player_can_afford_is_cash_less_what_is_committed() -> None:
    # 1,600: after 1,000 and 500 are laid there is 100 left, too little for the 200, enough for the 100.
    s = Scene(2).slot(1).enters(A=["Caruso"], B=["Tristan"]).until("bet").money("A", 1600)
    s.do("bet", 1000, "blue").do("bet", 500, "blue")
    assert s.legal == [("pass",)]
    s.do("pass")
    assert s.can("bet", 100, "black")


@rule("J-253", "J-044")
def test_an_unseen_second_entry_takes_the_first_fee_into_account() -> None:
    # Slot 1 costs 200 a horse: with 399 one horse can be paid, with 400 two.
    for cash, second in ((399, False), (400, True)):
        s = Scene(2, entries_order="hidden").own("A", "Isolde").money("A", cash).slot(1)
        s.do("enter", "Caruso")
        assert (s.actor == "A") is second
        assert s.cash("A") == cash
