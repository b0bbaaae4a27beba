"""Entries and fees, steps g and h (ledger part A4).

A draws Caruso, B Tristan, C Figaro; everybody has 2,000. Slot 1 costs 200 a horse and is for 2-year-olds,
slot 2 costs 200 and is for all.
"""

from __future__ import annotations

import pytest

from tests.games.jagersro.scene import Scene
from tests.ledger import rule


def fees(s: Scene) -> list[tuple[str, int]]:
    """Entry fees paid since the mark."""
    return [(who, kr) for who, to, kr, why in s.paid() if (to, why) == ("bank", "J-045")]


def entered(s: Scene) -> list[list[str]]:
    """What stands entered, by stall, as all see it."""
    return [[s.names[h] for h in seat["entries"] or []] for seat in s.view(None)["seats"]]


# --- how many ----------------------------------------------------------------------------------------


@rule("J-038")
def test_at_most_two_horses_of_one_owner() -> None:
    s = Scene(2).own("A", "Figaro", "Isolde").slot(1)
    s.do("enter", "Caruso").do("enter", "Figaro")
    # A third is not asked for: it is B's turn.
    assert s.actor == "B"
    assert s.refused("enter", "Isolde", seat="A")
    s.do("enter", "Tristan")
    assert entered(s) == [["Caruso", "Figaro"], ["Tristan"]]


@rule("J-038")
def test_a_horse_of_another_owner_or_of_the_bank_cannot_be_entered() -> None:
    s = Scene(2)
    assert s.legal == [("pass",), ("enter", "Caruso")]
    assert s.refused("enter", "Tristan")
    assert s.refused("enter", "Isolde")


@rule("J-038")
def test_one_horse_cannot_be_entered_twice() -> None:
    s = Scene(2).own("A", "Isolde").slot(1)
    s.do("enter", "Isolde")
    assert s.legal == [("pass",), ("enter", "Caruso")]
    assert s.refused("enter", "Isolde")


@rule("J-039")
@pytest.mark.parametrize("horses", [[], ["Caruso"], ["Isolde"], ["Caruso", "Isolde"], ["Isolde", "Caruso"]])
def test_none_one_or_two_may_be_entered(horses: list[str]) -> None:
    s = Scene(3).own("A", "Isolde").slot(1).enters(A=horses, B=["Tristan"], C=["Figaro"])
    assert [s.names[int(h)] for h in s.g.entry[0] if h >= 0] == horses
    assert (s.decision, int(s.g.runners)) == ("insure", 2 + len(horses))


@rule("J-039", "J-251")
def test_a_player_without_a_horse_is_asked_all_the_same() -> None:
    s = Scene(2).only("A").slot(1)
    assert (s.actor, s.decision, s.legal) == ("A", "enter", [("pass",)])


# --- the terms ---------------------------------------------------------------------------------------


@rule("J-040")
def test_entered_horses_must_meet_the_terms() -> None:
    # Slot 8 is for 4-year-olds only.
    s = Scene(2).money("A", 9000).own("A", "Avalon", "Rigel", "Rusch").slot(8, start="A")
    assert s.legal == [("pass",), ("enter", "Avalon")]
    for horse in ("Caruso", "Rusch", "Rigel"):
        assert s.refused("enter", horse)


@rule("J-041")
def test_a_start_banned_horse_may_not_be_entered() -> None:
    s = Scene(2).own("A", "Isolde").ban("Caruso").slot(1)
    assert s.legal == [("pass",), ("enter", "Isolde")]
    assert s.refused("enter", "Caruso")


@rule("J-041")
def test_the_same_horse_may_be_entered_without_the_ban() -> None:
    s = Scene(2).own("A", "Isolde").slot(1)
    assert s.legal == [("pass",), ("enter", "Caruso"), ("enter", "Isolde")]


@rule("J-041", "J-221")
def test_the_cold_bans_from_the_next_race_until_a_race_has_begun() -> None:
    # CH24 in slot 1: Isolde, at home, falls ill; in slot 2 only Caruso may start.
    s = Scene(2).own("A", "Isolde").field(("A", "Caruso", 4), ("B", "Tristan", 4), slot=1)
    s.draw("Caruso", "CH24")
    s.g.out[:2] = 1
    s.g.running = 0
    s.end_round().until("enter", "A")
    assert s.legal == [("pass",), ("enter", "Caruso")]


@rule("J-041", "J-222", "J-281")
def test_the_ban_lasts_until_a_race_has_really_begun() -> None:
    # Slot 2 is cancelled: Isolde is still banned in slot 3. That race begins, and in slot 4 Isolde, were it
    # of age, could start; slot 4 is for 3-year-olds and older, so slot 5 shows it.
    s = Scene(2).own("A", "Isolde").ban("Isolde").slot(2, start="A").enters()
    s.until("enter", "A")
    assert (int(s.g.slot), s.can("enter", "Isolde")) == (3, False)
    s.enters(A=["Caruso"], B=["Tristan"])
    assert int(s.g.ban[s.horse("Isolde")]) == 1
    while s.decision in ("insure", "bet"):
        s.do("pass")
    assert s.told("BAN_ENDS") == [("BAN_ENDS", {"horse": 4}, "J-281")]
    assert s.slot(5, start="A").can("enter", "Isolde")


# --- openly or unseen --------------------------------------------------------------------------------


@rule("J-042")
@pytest.mark.parametrize("value", ["sequential", "hidden"])
def test_entries_are_made_one_after_another_from_the_starting_stall(value: str) -> None:
    s = Scene(3, entries_order=value).slot(2)
    order = []
    while s.decision == "enter" and s.g.slot == 2:
        order.append(s.actor)
        s.do("pass")
    assert order == ["B", "C", "A"]


@rule("J-042")
@pytest.mark.parametrize(("value", "seen"), [("sequential", [["Caruso"], []]), ("hidden", [[], []])])
def test_entries_are_open_or_unseen_by_option(value: str, seen: list[list[str]]) -> None:
    s = Scene(2, entries_order=value).do("enter", "Caruso")
    assert s.actor == "B"
    assert entered(s) == seen
    s.do("enter", "Tristan")
    assert entered(s) == [["Caruso"], ["Tristan"]]


@rule("J-042")
def test_the_rider_of_an_unseen_entry_is_unseen_too() -> None:
    for value, seen in (("sequential", 0), ("hidden", None)):
        s = Scene(2, entries_order=value).own("A", "jockey").slot(1)
        s.do("enter", "Caruso").do("ride", "Caruso")
        assert s.view("B")["seats"][0]["ride"] == seen
        assert int(s.state.view(1)[0].ride[0]) == (-1 if seen is None else seen)
        s.do("enter", "Tristan")
        assert s.view("B")["seats"][0]["ride"] == 0


@rule("J-042")
def test_entries_stand_once_made() -> None:
    s = Scene(2).do("enter", "Caruso")
    assert s.refused("enter", "Caruso", seat="A")
    assert s.refused("pass", seat="A")
    s.do("pass")
    assert s.told("CANCELLED") == [("CANCELLED", {"slot": 1, "race": 0, "starters": 1}, "J-049")]


# --- lanes -------------------------------------------------------------------------------------------


@rule("J-043")
@pytest.mark.parametrize(
    ("horse", "length"), [("Caruso", 32), ("Orkan", 36), ("Avalon", 40), ("Cassiopeja", 44)]
)
def test_a_horse_runs_in_the_lane_of_its_age(horse: str, length: int) -> None:
    s = Scene(2).own("A", horse).slot(2, start="A").enters(A=[horse], B=["Tristan"])
    runner = s.view(None)["runners"][0]
    assert (s.names[runner["horse"]], runner["at"], runner["left"]) == (horse, 0, length)


@rule("J-043")
def test_two_horses_of_one_colour_may_meet() -> None:
    # Caruso and Orkan are both blue: lanes 2 and 3.
    s = Scene(2).own("B", "Orkan").slot(2, start="A").enters(A=["Caruso"], B=["Orkan"])
    assert [(r["horse"], r["left"]) for r in s.view(None)["runners"]] == [(0, 32), (5, 36)]


# --- the fee -----------------------------------------------------------------------------------------


@rule("J-044")
@pytest.mark.parametrize(("cash", "may"), [(199, False), (200, True)])
def test_the_fee_must_be_there_in_cash(cash: int, may: bool) -> None:
    s = Scene(2).money("A", cash).slot(1)
    assert s.can("enter", "Caruso") is may
    assert ("loan",) not in s.legal


@rule("J-044")
@pytest.mark.parametrize(("cash", "may"), [(399, False), (400, True)])
def test_for_two_horses_both_fees_must_be_there(cash: int, may: bool) -> None:
    s = Scene(2).own("A", "Isolde").money("A", cash).slot(1).do("enter", "Caruso")
    assert (s.actor == "A") is may
    if may:
        assert s.legal == [("pass",), ("enter", "Isolde")]


@rule("J-044")
def test_no_loan_is_taken_for_a_fee() -> None:
    s = Scene(2).money("A", 200, 2000).slot(1).enters(A=["Caruso"], B=["Tristan"])
    assert (s.cash("A"), s.debt("A")) == (0, 2000)
    assert s.told("LOAN") == []


@rule("J-045", "J-046")
def test_fees_go_to_the_bank_in_step_h_after_all_entries() -> None:
    s = Scene(3).own("A", "Isolde").slot(1).mark()
    bank = s.cash("bank")
    s.do("enter", "Caruso").do("enter", "Isolde").do("enter", "Tristan")
    assert (s.paid(), s.cash("A"), s.cash("B")) == ([], 2000, 2000)
    s.do("enter", "Figaro")
    assert fees(s) == [("A", 400), ("B", 200), ("C", 200)]
    assert [s.cash(stall) for stall in "ABC"] == [1600, 1800, 1800]
    assert s.cash("bank") == bank + 800
    names = [name for name, _, _ in s.told()]
    assert names.index("PAY") > max(i for i, name in enumerate(names) if name == "ENTERED")
    assert s.steps() == "hi"  # g was told before the mark


@rule("J-046")
def test_a_player_without_an_entry_pays_no_fee() -> None:
    s = Scene(3).mark().enters(A=["Caruso"], C=["Figaro"])
    assert fees(s) == [("A", 200), ("C", 200)]
    assert s.cash("B") == 2000


# --- star jockeys ------------------------------------------------------------------------------------


@rule("J-047", "J-048")
def test_the_star_jockey_lies_under_one_entered_horse() -> None:
    s = Scene(2).own("A", "jockey", "Isolde").slot(1).do("enter", "Caruso").do("enter", "Isolde")
    assert s.decision == "ride"
    assert s.legal == [("pass",), ("ride", "Caruso"), ("ride", "Isolde")]
    s.mark().do("ride", "Isolde")
    assert s.told("RIDES") == [("RIDES", {"seat": 0, "horse": 4}, "J-047")]
    s.do("enter", "Tristan")
    assert [r["jockey"] for r in s.view(None)["runners"]] == [False, True, False]


@rule("J-047")
def test_the_jockey_cannot_change_horses_during_the_race() -> None:
    s = Scene(2).own("A", "jockey", "Isolde").slot(1)
    s.do("enter", "Caruso").do("enter", "Isolde").do("ride", "Isolde").do("enter", "Tristan")
    while s.decision in ("insure", "bet"):
        s.do("pass")
    # A is asked which horse goes first, and nothing else.
    assert (s.actor, s.decision) == ("A", "first")
    assert s.refused("ride", "Caruso")


@rule("J-048")
def test_the_jockey_may_stay_at_home() -> None:
    s = Scene(2).own("A", "jockey").slot(1).do("enter", "Caruso").do("pass").do("enter", "Tristan")
    assert s.told("RIDES") == []
    assert [r["jockey"] for r in s.view(None)["runners"]] == [False, False]
    assert s.view(None)["seats"][0]["jockey_rides"] is False


@rule("J-048")
def test_only_an_own_entered_horse_may_be_ridden() -> None:
    s = Scene(2).own("A", "jockey", "Isolde").slot(1).do("enter", "Caruso").do("pass")
    assert s.decision == "ride"
    assert s.legal == [("pass",), ("ride", "Caruso")]
    for horse in ("Isolde", "Tristan"):
        assert s.refused("ride", horse)


@rule("J-048", "J-256")
@pytest.mark.parametrize(("jockey", "horses"), [(False, ["Caruso"]), (True, [])])
def test_nobody_is_asked_without_a_jockey_or_without_an_entry(jockey: bool, horses: list[str]) -> None:
    s = Scene(2).own("A", *(["jockey"] if jockey else [])).slot(1)
    s.do("enter", horses[0]) if horses else s.do("pass")
    assert (s.actor, s.decision) == ("B", "enter")


@rule("J-048")
def test_the_choice_of_the_ridden_horse_is_free_again_in_each_race() -> None:
    s = Scene(2).own("A", "jockey", "Isolde").slot(1)
    s.do("enter", "Caruso").do("enter", "Isolde").do("ride", "Isolde").do("enter", "Tristan")
    s.slot(2, start="A").do("enter", "Caruso").do("enter", "Isolde")
    assert s.legal == [("pass",), ("ride", "Caruso"), ("ride", "Isolde")]
    s.do("ride", "Caruso").do("enter", "Tristan")
    assert [r["jockey"] for r in s.view(None)["runners"]] == [True, False, False]


@rule("J-256", "J-171")
@pytest.mark.parametrize(("holder", "cash", "asked"), [
    ("B", 699, False), ("B", 700, True), ("bank", 200, True), ("A", 200, True),
])  # fmt: skip
def test_the_rider_is_asked_for_only_if_the_jockey_fee_is_there(holder: str, cash: int, asked: bool) -> None:
    # 200 for the entry and 500 for the other holder of AB Jockeytjänst.
    s = Scene(2).own("A", "jockey").own(holder, "jockeytjanst").money("A", cash).slot(1)
    s.do("enter", "Caruso")
    assert (s.decision == "ride") is asked


# --- cancelled ---------------------------------------------------------------------------------------


@rule("J-049", "J-051", "J-052")
def test_g26_one_entry_in_all_cancels_the_race() -> None:
    s = Scene(2).own("A", "bond").mark()
    s.do("enter", "Caruso").do("pass")
    assert s.told("CANCELLED") == [("CANCELLED", {"slot": 1, "race": 0, "starters": 1}, "J-049")]
    assert s.paid() == []
    # Of the interval only f is held, begun by B, who starts the next race.
    assert s.steps() == "f"
    assert (s.decision, s.actor) == ("business", "B")
    s.do("pass").do("pass")
    assert s.steps() == "fg"
    assert (s.decision, s.actor, int(s.g.slot)) == ("enter", "B", 2)
    assert [s.cash(stall) for stall in "AB"] == [2000, 2000]
    assert s.view(None)["slots"][0]["result"] == "cancelled"


@rule("J-049")
def test_two_entries_run_even_if_one_player_owns_both() -> None:
    s = Scene(2).own("A", "Isolde").slot(1).enters(A=["Caruso", "Isolde"])
    assert s.decision == "insure"
    assert s.told("CANCELLED") == []
    assert [s.seat_name(r["stable"]) for r in s.view(None)["runners"]] == ["A", "A"]


@rule("J-049")
def test_two_entries_of_two_players_run() -> None:
    s = Scene(3).enters(B=["Tristan"], C=["Figaro"])
    assert (s.decision, int(s.g.runners)) == ("insure", 2)


@rule("J-050", "J-051")
def test_without_any_entry_the_race_is_cancelled_too() -> None:
    s = Scene(3).mark().enters()
    assert s.told("CANCELLED") == [("CANCELLED", {"slot": 1, "race": 0, "starters": 0}, "J-050")]
    assert s.paid() == []
    assert s.decision == "business"


@rule("J-051", "J-256")
def test_a_cancelled_race_takes_no_jockey_fee_premium_or_bet() -> None:
    s = Scene(2).own("A", "jockey").own("B", "jockeytjanst").slot(1).mark()
    s.do("enter", "Caruso").do("ride", "Caruso").do("pass")
    assert s.told("CANCELLED")
    assert s.paid() == []
    assert s.decision == "business"
    # And the jockey, who has not ridden, may be sold in f.
    assert s.until("business", "A").can("sell", "jockey")


@rule("J-051", "J-257")
@pytest.mark.parametrize(("value", "paid"), [
    ("not_charged", []), ("forfeited", [("A", "bank", 200, "J-257")]),
])  # fmt: skip
def test_whether_the_one_entry_forfeits_its_fee(value: str, paid: list[tuple[str, str, int, str]]) -> None:
    s = Scene(2, cancelled_fee=value).own("A", "jockey").own("B", "jockeytjanst").slot(1).mark()
    s.do("enter", "Caruso").do("ride", "Caruso").do("pass")
    assert s.paid() == paid


@rule("J-257", "J-290")
def test_where_nobody_was_entered_nothing_is_forfeited() -> None:
    s = Scene(2, cancelled_fee="forfeited").mark().enters()
    assert s.told("CANCELLED")
    assert s.paid() == []


@rule("J-052", "J-257")
@pytest.mark.parametrize(("value", "steps", "asked"), [
    ("f_only", "f", "business"), ("full", "abcdef", "business"), ("none", "g", "enter"),
])  # fmt: skip
def test_what_is_held_of_the_interval_after_a_cancelled_race(value: str, steps: str, asked: str) -> None:
    s = Scene(2, cancelled_interval=value).mark().do("enter", "Caruso").do("pass")
    assert s.steps() == steps
    assert (s.decision, s.actor) == (asked, "B")


@rule("J-052", "J-257")
@pytest.mark.parametrize(("value", "paid"), [
    ("f_only", []), ("none", []),
    ("full", [("bank", "B", 500, "J-137"), ("A", "bank", 100, "J-138"), ("B", "bank", 100, "J-138")]),
])  # fmt: skip
def test_interest_after_a_cancelled_race_only_with_full(
    value: str, paid: list[tuple[str, str, int, str]]
) -> None:
    s = Scene(2, cancelled_interval=value).own("B", "bond").mark().enters()
    assert s.paid() == paid


@rule("J-052")
@pytest.mark.parametrize("value", ["f_only", "full", "none"])
def test_after_a_cancelled_race_the_next_slot_follows(value: str) -> None:
    s = Scene(3, cancelled_interval=value).enters().until("enter")
    assert (s.actor, int(s.g.slot)) == ("B", 2)


@rule("J-052")
def test_a_horse_can_be_bought_for_the_race_announced_after_a_cancelled_one() -> None:
    # Slot 6, for 3-year-olds, is cancelled; Avalon (5,000) is bought for slot 7.
    s = Scene(2).money("A", 6000).slot(6, start="A").enters().until("business", "A")
    s.do("buy", "Avalon").until("enter", "A")
    assert int(s.g.slot) == 7
    assert s.can("enter", "Avalon")


# --- one question after another ----------------------------------------------------------------------


@rule("J-256")
def test_first_horse_then_second_then_rider_then_the_next_player() -> None:
    s = Scene(2).own("A", "Isolde", "jockey").own("B", "Figaro").slot(1)
    asked = []
    for action in (
        ("enter", "Isolde"),
        ("enter", "Caruso"),
        ("ride", "Caruso"),
        ("enter", "Tristan"),
        ("pass",),
    ):
        asked.append((s.actor, s.decision, s.state.args[0] if s.decision == "enter" else None))
        s.do(*action)
    assert asked == [
        ("A", "enter", 0), ("A", "enter", 1), ("A", "ride", None), ("B", "enter", 0), ("B", "enter", 1),
    ]  # fmt: skip
    assert s.decision == "insure"


@rule("J-256")
def test_who_names_none_is_not_asked_for_a_second() -> None:
    s = Scene(2).own("A", "Isolde", "jockey").slot(1).mark().do("pass")
    assert (s.actor, s.decision) == ("B", "enter")
    assert s.told("NOT_ENTERED") == [("NOT_ENTERED", {"seat": 0}, "J-039")]


@rule("J-256", "J-251")
@pytest.mark.parametrize("why", ["no other horse", "not in terms", "banned", "no cash"])
def test_a_second_horse_is_asked_for_only_if_one_could_be_entered(why: str) -> None:
    s = Scene(2)
    if why != "no other horse":
        s.own("A", "Rusch" if why == "not in terms" else "Isolde")
    if why == "banned":
        s.ban("Isolde")
    if why == "no cash":
        s.money("A", 300)
    s.slot(1).do("enter", "Caruso")
    assert (s.actor, s.decision) == ("B", "enter")


@rule("J-256", "J-046")
def test_entry_fees_then_jockey_fees_each_in_stall_order() -> None:
    s = Scene(3).own("A", "jockey").own("C", "jockey").own("B", "jockeytjanst").slot(2).mark()
    s.do("enter", "Tristan").do("enter", "Figaro").do("ride", "Figaro").do("enter", "Caruso")
    s.do("ride", "Caruso")
    assert s.paid() == [
        ("B", "bank", 200, "J-045"), ("C", "bank", 200, "J-045"), ("A", "bank", 200, "J-045"),
        ("C", "B", 500, "J-171"), ("A", "B", 500, "J-171"),
    ]  # fmt: skip


@rule("J-256", "J-253")
def test_hidden_changes_only_when_it_is_shown() -> None:
    # The same answers, openly and unseen: the same questions, entries and payments.
    played = []
    for value in ("sequential", "hidden"):
        s = Scene(2, entries_order=value).own("A", "Isolde", "jockey").slot(1).mark()
        questions = []
        for action in (("enter", "Isolde"), ("enter", "Caruso"), ("ride", "Caruso"), ("enter", "Tristan")):
            questions.append((s.actor, s.decision, s.legal))
            s.do(*action)
        played.append((questions, entered(s), s.paid(), s.decision))
    assert played[0] == played[1]


@rule("J-256")
def test_nothing_entered_is_withdrawn() -> None:
    s = Scene(2).own("A", "Isolde").slot(1).do("enter", "Caruso").do("pass").do("enter", "Tristan")
    assert (s.actor, s.decision) == ("A", "insure")
    for action in (("enter", "Isolde"), ("enter", "Caruso")):
        assert s.refused(*action)
    assert entered(s) == [["Caruso"], ["Tristan"]]
