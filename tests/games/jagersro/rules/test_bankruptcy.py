"""Bankruptcy and what follows from it (ledger part A17, second half).

CH09 costs everybody 10,000 in slots 7 to 10 and 2,000 before; with a debt of 100,000, no cash and nothing to
sell that is the end.
"""

from __future__ import annotations

import pytest

from tests.games.jagersro.scene import Scene
from tests.ledger import rule


def ruined(
    *runners: tuple[str, str, int],
    players: int = 3,
    slot: int = 2,
    start: str = "A",
    cash: int = 0,
    riders: tuple[str, ...] = (),
    owns: tuple[str, ...] = (),
    **options: str,
) -> Scene:
    """A race in which A, who owns `owns` beside the runners, has `cash` and owes 100,000; the others have
    50,000 and no debt. CH09 ruins A if `draw`n."""
    s = Scene(players, **options).only("A", *owns).money("A", cash, 100_000)
    for stall in "BCDE"[: players - 1]:
        s.money(stall, 50_000, 0)
    field = runners or (("A", "Caruso", 4), ("B", "Tristan", 4))
    return s.field(*field, slot=slot, start=start, riders=riders).mark()


def cards(s: Scene, family: str) -> set[str]:
    """The cards that actions of a kind are about."""
    return {a[-1] for a in s.legal if a[0] == family}


def gone(s: Scene) -> list[int]:
    """In which place each player went bankrupt, 0 who has not."""
    return [int(n) for n in s.g.bankrupt[: s.g.seats]]


# --- when --------------------------------------------------------------------------------------------


@rule("J-180", "J-274")
def test_who_cannot_meet_an_obligation_is_bankrupt() -> None:
    s = ruined(cash=1500).draw("Caruso", "CH09")
    assert gone(s) == [1, 0, 0]
    assert s.told("BANKRUPT") == [("BANKRUPT", {"seat": 0, "amount": 500}, "J-182")]


@rule("J-180")
@pytest.mark.parametrize(("cash", "debt", "cards", "gone_now"), [
    (2000, 100_000, (), False),  # cash
    (0, 90_000, (), False),  # a step
    (0, 100_000, ("Isolde",), False),  # a card worth 2,000
    (1999, 100_000, (), True),
])  # fmt: skip
def test_only_if_nothing_else_helps(cash: int, debt: int, cards: tuple[str, ...], gone_now: bool) -> None:
    s = ruined(cash=cash, owns=cards).money("A", cash, debt).draw("Caruso", "CH09")
    assert (gone(s)[0] > 0) is gone_now


@rule("J-180", "J-181")
def test_after_everything_that_may_be_sold_has_been_sold() -> None:
    # Slot 8: 10,000. Isolde and a star jockey make 7,000.
    s = ruined(slot=8, owns=("Isolde", "jockey")).draw("Caruso", "CH09").do("sell", "jockey")
    assert gone(s) == [1, 0, 0]
    assert [x for x in s.paid() if "A" in x[:2]] == [
        ("bank", "A", 5000, "J-181"), ("bank", "A", 2000, "J-181"), ("A", "bank", 7000, "J-182"),
    ]  # fmt: skip


@rule("J-180", "J-175")
def test_interest_can_ruin_too() -> None:
    s = Scene(3).only("A").money("A", 4999, 100_000).own("B", "privatbanken").mark().settlement(1)
    # 5,000 are due to the holder of Privatbanken, who gets what there is.
    assert gone(s) == [1, 0, 0]
    assert ("A", "B", 4999, "J-182") in s.paid()
    assert (s.actor, s.decision) == ("B", "business")


# --- what becomes of everything ----------------------------------------------------------------------


@rule("J-182")
@pytest.mark.parametrize(("holder", "creditor"), [("C", "C"), ("bank", "bank")])
def test_the_cash_goes_to_the_creditor_and_the_rest_of_the_claim_is_void(holder: str, creditor: str) -> None:
    # CH01 for two horses: 6,000 of which 4,500 are there.
    s = ruined(("A", "Caruso", 4), ("A", "Rusch", 4), ("B", "Tristan", 4), cash=4500)
    s.own(holder, "tranartjanst").draw("Caruso", "CH01")
    assert s.paid()[0] == ("A", creditor, 4500, "J-182")
    assert s.told("BANKRUPT")[0][1] == {"seat": 0, "amount": 1500}
    assert (s.cash("A"), s.debt("A")) == (0, 0)


@rule("J-182")
def test_the_loan_is_struck_off() -> None:
    s = ruined().draw("Caruso", "CH09")
    assert (s.debt("A"), s.cash("A")) == (0, 0)
    assert s.cash("bank") == -(s.cash("B") + s.cash("C"))


@rule("J-182")
def test_the_cards_return_to_the_bank_and_horses_keep_their_wins() -> None:
    # Everything that A has is of the race or goes with the rest of it.
    s = ruined(("A", "Caruso", 4), ("A", "Rusch", 4), ("B", "Tristan", 31), riders=("Rusch",))
    s.wins("Rusch", 2).draw("Caruso", "CH09")
    assert (s.owner("Caruso"), s.owner("Rusch")) == ("bank", "bank")
    assert int(s.g.jockey[0]) == 0
    assert int(s.g.wins[s.horse("Rusch")]) == 2
    assert {s.card_name(f["card"]) for _, f, _ in s.told("RETURNED")} == {"Caruso", "Rusch", "jockey"}
    s.turn("Tristan", number=1, racing=["RC01"]).end_round()
    assert (s.actor, s.decision) == ("C", "business")
    assert cards(s, "buy") >= {"Caruso", "Rusch", "jockey"}
    s.mark().do("buy", "Rusch")
    assert s.paid() == [("C", "bank", 9000, "J-150")]


@rule("J-182", "J-276")
@pytest.mark.parametrize("finish", ["won", "broken off"])
def test_bets_on_the_table_are_the_banks(finish: str) -> None:
    s = ruined(("A", "Caruso", 4), ("B", "Tristan", 31))
    s.bet("A", m1000="black", m200="blue").bet("B", m500="black").draw("Caruso", "CH09")
    assert [int(c) for c in s.g.bet[0]] == [-1] * 4
    s.mark()
    if finish == "won":
        # Caruso is second with 28 left: odds 2.
        s.turn("Tristan", number=1, racing=["RC01"]).end_round()
        assert [x for x in s.paid() if x[3] == "J-143"] == [("bank", "B", 1000, "J-143")]
    else:
        s.take("Tristan", "RC15").take("Caruso", "RC14").end_round()
        assert [x for x in s.paid() if x[3] == "J-128"] == [("bank", "B", 500, "J-128")]


@rule("J-276", "J-216")
@pytest.mark.parametrize("finish", ["won", "broken off"])
def test_stalltips_are_discarded_and_their_stakes_are_the_banks(finish: str) -> None:
    s = ruined(("A", "Caruso", 4), ("B", "Tristan", 31), cash=1000).draw("Caruso", "CH18")
    assert s.view(None)["seats"][0]["tips"] == [1]
    assert s.view(None)["decks"]["chance"]["kept"] == 1
    s.draw("Caruso", "CH09")
    assert s.view(None)["seats"][0]["tips"] == []
    assert s.view(None)["decks"]["chance"]["kept"] == 0
    s.mark()
    if finish == "won":
        s.turn("Tristan", number=1, racing=["RC01"]).end_round()
    else:
        s.take("Tristan", "RC15").take("Caruso", "RC14").end_round()
    assert [x for x in s.paid() if "A" in x[:2] or x[3] == "J-216"] == []


@rule("J-276")
def test_the_tip_of_another_stays() -> None:
    s = ruined(("A", "Caruso", 4), ("B", "Tristan", 31)).draw("Tristan", "CH18").draw("Caruso", "CH09")
    assert s.view(None)["decks"]["chance"]["kept"] == 1
    s.mark().turn("Tristan", number=1, racing=["RC01"]).end_round()
    assert ("bank", "B", 2000, "J-216") in s.paid()


@rule("J-276")
@pytest.mark.parametrize("scope", ["stall", "horse"])
def test_the_certificate_is_void(scope: str) -> None:
    s = ruined(insurance_scope=scope)
    s.g.insured[0] = 1
    s.g.insured_horse[s.horse("Caruso")] = 1
    s.draw("Caruso", "CH09")
    assert s.view(None)["seats"][0]["insured"] is False
    assert int(s.g.insured_horse[s.horse("Caruso")]) == 0
    s.mark().take("Caruso", "RC15")
    assert s.is_out("Caruso")
    assert s.paid() == []


@rule("J-276", "J-113")
@pytest.mark.parametrize("card", ["RC14", "RC11"])
def test_a_star_jockey_who_was_riding_goes_on_protecting_the_horse(card: str) -> None:
    s = ruined(("A", "Caruso", 8), ("B", "Tristan", 4), riders=("Caruso",)).draw("Caruso", "CH09")
    assert gone(s)[0] == 1
    s.take("Caruso", card)
    assert not s.is_out("Caruso")
    assert not s.is_held("Caruso")


@rule("J-276", "J-269")
def test_that_jockey_and_the_horses_of_the_race_are_for_sale_only_when_it_is_over() -> None:
    # The other four star jockeys are with B, C, D and E.
    s = ruined(("A", "Caruso", 4), ("B", "Tristan", 31), players=5, riders=("Caruso",))
    for stall in "BCDE":
        s.own(stall, "jockey")
    s.draw("Caruso", "CH09")
    for_sale = s.view(None)["for_sale"]
    assert s.card("Caruso") not in for_sale
    assert s.card("jockey") not in for_sale
    s.turn("Tristan", number=1, racing=["RC01"]).end_round()
    for_sale = s.view(None)["for_sale"]
    assert s.card("Caruso") in for_sale
    assert s.card("jockey") in for_sale


@rule("J-276", "J-281")
def test_a_start_ban_stays_on_the_horse() -> None:
    s = ruined(owns=("Isolde",)).ban("Isolde").money("A", 0, 100_000)
    s.g.slot = 8  # 10,000: Isolde, start-banned, is sold and is not enough
    s.draw("Caruso", "CH09")
    assert gone(s)[0] == 1
    assert s.owner("Isolde") == "bank"
    s.interval(8, start="B")
    assert not s.can("buy", "Isolde")
    assert s.can("buy", "Rigoletto")
    s.field(("B", "Tristan", 4), ("C", "Figaro", 4), slot=9)
    assert int(s.g.ban[s.horse("Isolde")]) == 0


# --- the horses run on -------------------------------------------------------------------------------


@rule("J-183", "J-276")
def test_the_bankrupts_horses_run_on_without_a_question_the_first_entered_first() -> None:
    s = ruined(("A", "Rusch", 0), ("A", "Caruso", 0), ("B", "Tristan", 6)).draw("Rusch", "CH09")
    # Round 3: Rusch 1, Caruso 3, Tristan 2.
    s.mark().round(3)
    assert s.decision is None
    assert [f["horse"] for _, f, _ in s.told("MOVES")] == [s.horse(h) for h in ("Rusch", "Caruso", "Tristan")]


@rule("J-183", "J-276")
def test_a_turn_under_way_is_finished_for_the_bank() -> None:
    # Caruso moves first (round 2: 2 squares to 4) and takes CH09; Rusch (5 squares) then moves for the bank.
    s = ruined(("A", "Rusch", 2), ("A", "Caruso", 2), ("B", "Tristan", 0))
    s.round(2).do("first", "Caruso")
    assert s.state.chance_kind == "chance_card"
    s.cards(chance=["CH09"])._lay()
    assert gone(s)[0] == 1
    assert (s.square("Caruso"), s.square("Rusch"), s.square("Tristan")) == (4, 7, 3)


@rule("J-183", "J-182")
def test_the_prize_stays_in_the_bank_the_win_is_marked_and_backers_are_paid() -> None:
    # Slot 2. A's Caruso wins, B's Tristan (5 left) is second: 1,000; odds 3 on blue.
    s = ruined(("A", "Caruso", 31), ("B", "Tristan", 27), ("C", "Figaro", 4))
    s.bet("C", m200="blue").draw("Caruso", "CH09").mark()
    s.turn("Caruso", number=1, racing=["RC01"]).end_round()
    assert [x for x in s.paid() if x[3] in ("J-135", "J-143")] == [
        ("bank", "B", 1000, "J-135"), ("bank", "C", 500, "J-135"), ("bank", "C", 600, "J-143"),
    ]  # fmt: skip
    assert s.told("WIN_MARKED") == [("WIN_MARKED", {"horse": 0, "wins": 1}, "J-141")]
    # For sale from step f on, with its win.
    assert (s.actor, s.decision, s.value("Caruso")) == ("C", "business", 4000)
    assert s.can("buy", "Caruso")


@rule("J-276", "J-188")
@pytest.mark.parametrize("card", [
    "CH04", "CH05", "CH06", "CH07", "CH08", "CH10", "CH11", "CH12", "CH13", "CH14", "CH15", "CH16", "CH18",
    "CH23", "CH24", "CH25",
])  # fmt: skip
def test_chance_cards_for_the_owner_have_no_effect_any_more(card: str) -> None:
    s = ruined().draw("Caruso", "CH09")
    s.g.slot = 9
    before = [s.cash(stall) for stall in "ABC"], [int(o) for o in s.g.owner], s.g.ban.copy().tolist()
    s.mark().draw("Caruso", card)
    assert (s.decision, s.paid()) == (None, [])
    assert ([s.cash(stall) for stall in "ABC"], [int(o) for o in s.g.owner], s.g.ban.tolist()) == before
    assert s.told("CHANCE_CARD")[0][1]["seat"] == -1


@rule("J-188", "J-276")
@pytest.mark.parametrize(("card", "payments"), [
    ("CH09", [("B", "bank", 2000), ("C", "bank", 2000)]),
    ("CH01", [("B", "bank", 3000), ("C", "bank", 3000)]),
    ("CH22", [("bank", "B", 25_000), ("bank", "C", 25_000)]),
])  # fmt: skip
def test_cards_for_all_go_on_from_the_bankrupts_left_neighbour(
    card: str, payments: list[tuple[str, str, int]]
) -> None:
    s = ruined(start="C").draw("Caruso", "CH09").fresh().mark().draw("Caruso", card)
    assert [x[:3] for x in s.paid()] == payments


@rule("J-188")
def test_from_the_left_neighbour_also_if_the_bankrupt_is_in_the_middle() -> None:
    s = ruined(("B", "Tristan", 4), ("A", "Caruso", 4), start="A").bankrupt("B").mark()
    s.money("A", 9000).draw("Tristan", "CH09")
    assert [x[0] for x in s.paid()] == ["C", "A"]


@rule("J-188", "J-277")
def test_if_one_goes_bankrupt_the_card_is_carried_out_for_the_rest() -> None:
    s = ruined().draw("Caruso", "CH09")
    assert [x[:3] for x in s.paid()] == [("B", "bank", 2000), ("C", "bank", 2000)]


# --- out of the game ---------------------------------------------------------------------------------


@rule("J-182", "J-008")
def test_a_bankrupt_is_asked_nothing_more() -> None:
    s = ruined(("A", "Caruso", 4), ("B", "Tristan", 31)).draw("Caruso", "CH09")
    s.turn("Tristan", number=1, racing=["RC01"]).end_round()
    asked = set()
    while s.decision and s.g.slot < 5:
        asked.add(s.actor)
        s.do("pass")
    assert asked == {"B", "C"}


@rule("J-184", "J-277")
def test_if_one_player_is_left_the_game_ends_at_once() -> None:
    s = ruined(players=2).draw("Caruso", "CH09")
    assert s.state.over
    # B, next for CH09, pays nothing; the fortune is counted as it stands: 50,000 and Tristan.
    assert s.paid() == []
    assert s.told("GAME_ENDS") == [("GAME_ENDS", {"reason": 1}, "J-184")]
    assert [f for _, f, _ in s.told("RANKED")] == [
        {"seat": 1, "place": 1, "fortune": 52_000}, {"seat": 0, "place": 2, "fortune": 0},
    ]  # fmt: skip


@rule("J-184")
@pytest.mark.parametrize(("order", "ranks"), [
    ("ABCD", [5, 4, 3, 2, 1]), ("DBCA", [2, 4, 3, 5, 1]), ("CADB", [4, 2, 5, 3, 1]),
])  # fmt: skip
def test_the_later_bankrupt_ranks_above_the_earlier(order: str, ranks: list[int]) -> None:
    s = Scene(5)
    horses = dict(zip("ABCDE", ("Caruso", "Tristan", "Figaro", "Rigoletto", "Isolde"), strict=True))
    s.field(*[(stall, horse, 4) for stall, horse in horses.items()]).money("E", 90_000, 0)
    for stall in order:
        for other in "ABCD":
            if s.g.bankrupt[s.seat(other)] == 0:
                s.money(other, 90_000)
        s.money(stall, 0, 100_000).fresh().draw(horses[stall], "CH09")
    assert s.state.over
    assert [int(n) for n in s.g.rank[:5]] == ranks


@rule("J-277")
def test_a_card_that_has_ruined_all_but_one_takes_nothing_from_the_last() -> None:
    # A, B and C owe 2,000 each; A and B are ruined, C no longer pays.
    s = ruined().only("B", "Tristan").money("B", 0, 100_000).mark().draw("Caruso", "CH09")
    assert gone(s) == [1, 2, 0]
    assert (s.cash("C"), s.paid()) == (50_000, [])
    assert [int(n) for n in s.g.rank[:3]] == [3, 2, 1]


@rule("J-277")
def test_nothing_more_of_the_race_is_carried_out_and_no_bet_is_paid_or_returned() -> None:
    s = ruined(("A", "Caruso", 2), ("B", "Tristan", 31), players=2)
    s.bet("B", m1000="black")
    # Round 2: Caruso moves 2 to the chance square 4. Tristan would have been home.
    s.round(2, chance=["CH09"])
    assert s.state.over
    assert (s.paid(), s.square("Tristan"), s.winner) == ([], 31, None)
    assert int(s.g.fortune[1]) == 52_000


@rule("J-277")
def test_nothing_more_of_the_settlement_is_carried_out() -> None:
    # A pays interest first and is ruined; B, with a debt of 2,000, pays no interest.
    s = Scene(2).only("A").money("A", 0, 100_000).money("B", 10_000, 2000).mark().settlement(4)
    assert s.state.over
    assert s.steps() == "abcd"
    assert s.paid() == []
    assert int(s.g.fortune[1]) == 10_000 + 2000 - 2000


@rule("J-277", "J-184")
def test_the_last_player_has_won_whatever_the_fortune() -> None:
    s = ruined(players=2).money("B", 0, 50_000).draw("Caruso", "CH09")
    assert s.state.over
    assert (int(s.g.rank[1]), int(s.g.fortune[1])) == (1, 2000 - 50_000)


@rule("J-183", "J-069")
def test_the_starting_place_of_a_bankrupt_passes_left() -> None:
    s = Scene(3).bankrupt("A")
    assert [s.slot(k).actor for k in (4, 5, 6)] == ["B", "B", "C"]
