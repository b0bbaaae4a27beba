"""Setting up (ledger part A2).

Unless a test says otherwise two play: A draws Caruso, B Tristan, each owes the starting loan of 2,000.
"""

from __future__ import annotations

import pytest

from homestretch.engine.play import Game, State
from homestretch.games.jagersro.module import MODULE
from tests.games.jagersro.scene import MARKERS, Scene
from tests.ledger import rule

COMPANIES = (
    "jockeytjanst", "galoppstall", "tranartjanst", "galoppforsakring", "hastagenturen", "privatbanken",
)  # fmt: skip
TWO_YEAR_OLDS = ["Caruso", "Tristan", "Figaro", "Rigoletto", "Isolde"]


def fresh(players: int, **options: str) -> State:
    """A game before anything has been drawn."""
    return Game(MODULE, players, options=options).new(seed=1, explicit=True)


def drawable(state: State) -> list[tuple[str, int]]:
    """The horses that can be drawn, with their weights."""
    names = [h.name for h in state.game.edition.model.horses]
    return [(names[o], w) for o, w in state.outcomes()]


# --- the box -----------------------------------------------------------------------------------------


@rule("J-011")
def test_twenty_horses_of_five_colours_and_their_cards() -> None:
    horses = Scene(2).game.edition.model.horses
    assert len(horses) == len({h.name for h in horses}) == 20
    for colour in ("blue", "black", "white", "yellow", "red"):
        assert sorted(h.age for h in horses if h.colour == colour) == [2, 3, 4, 5]


@rule("J-011")
def test_twenty_racing_cards_and_twenty_six_chance_cards_lie_ready() -> None:
    decks = Scene(2).field(("A", "Caruso"), ("B", "Tristan")).view(None)["decks"]
    assert decks["racing"] == {"pile": 20, "discard": 0, "kept": 0}
    assert decks["chance"] == {"pile": 26, "discard": 0, "kept": 0}


@rule("J-011", "J-017")
def test_six_companies_two_bonds_and_five_star_jockeys_are_the_banks() -> None:
    s = Scene(5)
    # Cards 20-25 are the companies, 26 a bond, 27 a star jockey; the five 2-year-olds are drawn.
    assert s.view(None)["for_sale"] == [*range(5, 20), *range(20, 28)]
    assert s.own("A", "bond").view(None)["for_sale"][-2:] == [26, 27]
    assert 26 not in s.own("B", "bond").view(None)["for_sale"]
    for stall in "ABCD":
        s.own(stall, "jockey")
    assert 27 in s.view(None)["for_sale"]
    assert 27 not in s.own("E", "jockey").view(None)["for_sale"]


@rule("J-011")
def test_there_is_a_certificate_for_each_of_five_players() -> None:
    s = Scene(5).enters(A=["Caruso"], B=["Tristan"])
    for _ in range(5):
        s.do("accept")
    assert [seat["insured"] for seat in s.view(None)["seats"]] == [True] * 5
    assert s.decision == "bet"


@rule("J-011", "J-013")
def test_each_of_five_players_has_four_markers_twenty_in_all() -> None:
    s = Scene(5).enters(A=["Caruso"], B=["Tristan"]).until("bet")
    for stall in "ABCDE":
        s.money(stall, 1800)
    for _ in range(5):
        for marker in MARKERS:
            s.do("bet", marker, "blue")
    bets = [seat["bets"] for seat in s.view(None)["seats"]]
    assert bets == [[0, 0, 0, 0]] * 5
    # 1,000 + 500 + 200 + 100 = 1,800 from everybody.
    assert [kr for _, _, kr, why in s.paid() if why == "J-059"] == [1800] * 5


@rule("J-011", "J-074")
def test_the_marker_board_counts_twelve_rounds() -> None:
    horses = Scene(2).game.edition.model.horses
    assert {len(h.figures) for h in horses} == {12}


# --- the 2-year-olds ---------------------------------------------------------------------------------


@rule("J-012")
def test_each_player_draws_one_of_the_shuffled_two_year_olds() -> None:
    state = fresh(3)
    assert drawable(state) == [(name, 1) for name in TWO_YEAR_OLDS]
    state.settle(3)  # Rigoletto
    assert drawable(state) == [(name, 1) for name in TWO_YEAR_OLDS if name != "Rigoletto"]
    state.settle(0)  # Caruso
    assert drawable(state) == [("Tristan", 1), ("Figaro", 1), ("Isolde", 1)]
    state.settle(4)  # Isolde
    drawn = [(f["seat"], f["horse"]) for _, name, f, _ in state.events() if name == "HORSE_DRAWN"]
    assert drawn == [(0, 3), (1, 0), (2, 4)]
    assert state.decision == "enter"


@rule("J-012")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_horse_drawn_is_the_players_for_nothing(players: int) -> None:
    s = Scene(players, drawn=["Isolde", "Rigoletto", "Figaro", "Tristan", "Caruso"][:players])
    for stall, horse in zip("ABCDE", ["Isolde", "Rigoletto", "Figaro", "Tristan", "Caruso"], strict=False):
        assert s.owner(horse) == (stall if stall in "ABCDE"[:players] else "bank")
    assert all(f["source"] == 7 for _, name, f, _ in s.state.events() if name == "PAY")
    assert sum(owner != "bank" for owner in map(s.owner, s.names)) == players


# --- markers -----------------------------------------------------------------------------------------


@rule("J-013")
def test_the_markers_are_1000_500_200_and_100() -> None:
    s = Scene(2).enters(A=["Caruso"], B=["Tristan"]).until("bet").money("A", 5000)
    offered = []
    for _ in range(4):
        offered.append({a[1] for a in s.legal if a[0] == "bet"})
        s.do("pass")
    assert offered == [{1000}, {500}, {200}, {100}]
    assert s.actor == "B"


@rule("J-014")
@pytest.mark.parametrize("stall", list("ABCDE"))
def test_any_player_may_lay_a_marker_on_any_colour_that_runs(stall: str) -> None:
    s = Scene(5).enters(A=["Caruso"], B=["Tristan"], C=["Figaro"], D=["Rigoletto"], E=["Isolde"])
    s.until("bet", stall).money(stall, 1000)
    assert s.legal == [
        ("pass",), ("bet", 1000, "blue"), ("bet", 1000, "black"), ("bet", 1000, "white"),
        ("bet", 1000, "yellow"), ("bet", 1000, "red"),
    ]  # fmt: skip


@rule("J-014", "J-143")
def test_a_marker_wins_by_the_horses_colour_whoever_laid_it() -> None:
    # Isolde (red) crosses; Caruso is second with 10 left: odds 2. B, whose horse is black, backs red too.
    s = Scene(2).field(("A", "Isolde", 31), ("B", "Caruso", 22)).bet("A", m100="red").bet("B", m200="red")
    s.turn("Isolde", number=2, racing=["RC02"]).end_round()
    assert [(to, kr) for _, to, kr, why in s.paid() if why == "J-143"] == [("A", 200), ("B", 400)]


# --- the starting loan -------------------------------------------------------------------------------


@rule("J-015")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_borrows_2000_from_the_bank(players: int) -> None:
    s = Scene(players)
    paid = [
        (s.seat_name(f["source"]), s.seat_name(f["target"]), f["amount"], why)
        for _, name, f, why in s.state.events()
        if name == "PAY"
    ]
    assert paid == [("bank", stall, 2000, "J-015") for stall in "ABCDE"[:players]]
    assert s.cash("bank") == -2000 * players


@rule("J-015", "J-016")
def test_the_loan_is_marked_in_each_players_own_column() -> None:
    s = Scene(3)
    loans = [(f["seat"], f["before"], f["after"], why) for _, n, f, why in s.state.events() if n == "LOAN"]
    assert loans == [(0, 0, 2000, "J-016"), (1, 0, 2000, "J-016"), (2, 0, 2000, "J-016")]
    assert [seat["debt"] for seat in s.view(None)["seats"]] == [2000, 2000, 2000]


@rule("J-016")
def test_everybody_starts_with_2000_cash_2000_debt_and_one_two_year_old() -> None:
    s = Scene(4)
    for seat in s.view(None)["seats"]:
        assert (seat["cash"], seat["debt"], len(seat["horses"])) == (2000, 2000, 1)
        assert seat["horses"][0] < 5
        assert (seat["companies"], seat["bonds"], seat["jockey"]) == ([], 0, False)
        # 2,000 in cash and a horse of 2,000, less the debt.
        assert seat["fortune"] == 2000


@rule("J-016")
def test_the_starting_loan_is_the_first_step_of_the_ladder_and_nobody_is_asked() -> None:
    s = Scene(3)
    assert [int(x) for x in s.g.debt_step[:3]] == [1, 1, 1]
    assert [entry[0] for entry in s.state.log] == ["c", "c", "c"]
    assert s.decision == "enter"


@rule("J-016")
def test_the_starting_loan_bears_interest_after_the_first_race_already() -> None:
    # Slot 1 is broken off, so nothing but interest is due: 5 % of 2,000.
    # Caruso goes 1 to 2, Tristan 4 to 6: both racing squares, where both drop out.
    s = Scene(2).field(("A", "Caruso", 1), ("B", "Tristan", 2), slot=1)
    s.round(1, racing=["RC14", "RC15"]).end_round()
    assert s.paid() == [("A", "bank", 100, "J-138"), ("B", "bank", 100, "J-138")]
    assert (s.cash("A"), s.debt("A")) == (1900, 2000)


# --- the bank's cards --------------------------------------------------------------------------------


@rule("J-017")
def test_everything_else_is_for_sale_in_the_first_interval() -> None:
    s = Scene(2).money("A", 100_000)
    s.g.result[1] = 3
    s.settlement(1).until("business", "A")
    bought = {a[1] for a in s.legal if a[0] == "buy"}
    assert bought == {*s.names, *COMPANIES, "bond", "jockey"} - {"Caruso", "Tristan"}


@rule("J-017")
def test_a_chance_card_may_sell_an_undrawn_two_year_old_in_the_first_race() -> None:
    # Value 2,000 (B7): with exactly that the three that nobody drew can be had.
    s = Scene(2).money("A", 2000).field(("A", "Caruso", 4), ("B", "Tristan", 4), slot=1)
    s.draw("Caruso", "CH07")
    assert s.legal == [("pass",), ("buy", "Figaro"), ("buy", "Rigoletto"), ("buy", "Isolde")]
    s.do("buy", "Isolde")
    assert s.owner("Isolde") == "A"
    assert s.paid() == [("A", "bank", 2000, "J-200")]


# --- before the first race ---------------------------------------------------------------------------


@rule("J-018")
def test_the_game_opens_with_the_entries_for_slot_1() -> None:
    s = Scene(3, trade_before_race_1="no")
    assert (s.decision, s.actor, int(s.g.slot)) == ("enter", "A", 1)
    steps = [f["step"] for _, name, f, _ in s.state.events() if name == "STEP"]
    assert steps == [6]  # g


@rule("J-018", "J-254")
def test_trade_before_race_1_holds_one_step_f_after_the_draw() -> None:
    s = Scene(3, trade_before_race_1="yes")
    names = [name for _, name, _, _ in s.state.events()]
    assert names.index("BUSINESS_TURN") > max(i for i, n in enumerate(names) if n == "HORSE_DRAWN")
    order = []
    while s.decision == "business":
        order.append(s.actor)
        s.do("pass")
    assert order == ["A", "B", "C"]
    assert (s.decision, s.actor, int(s.g.slot)) == ("enter", "A", 1)
    steps = [f["step"] for _, name, f, _ in s.state.events() if name == "STEP"]
    assert steps == [5, 6]  # f, then g


@rule("J-254", "J-146")
def test_trade_before_race_1_is_as_any_step_f() -> None:
    # A loan of one step (2,000 to 4,000), and Orkan, a 3-year-old, for 3,000; then A's two are used up.
    s = Scene(2, trade_before_race_1="yes").mark()
    s.do("loan").do("buy", "Orkan")
    assert s.paid() == [("bank", "A", 2000, "J-146"), ("A", "bank", 3000, "J-150")]
    assert (s.cash("A"), s.debt("A"), s.owner("Orkan")) == (1000, 4000, "A")
    assert s.actor == "B"


@rule("J-254")
def test_with_free_stalls_letters_are_chosen_in_seating_order_then_horses_drawn_in_stall_order() -> None:
    state = fresh(3, stalls="free")
    choosers = []
    for letter in (4, 1, 3):  # E, B, D
        choosers.append(state.actor)
        state.apply(next(a for a in state.legal() if state.describe(a)[1][0] == letter))
    assert choosers == [0, 1, 2]
    for horse in (2, 0, 4):  # Figaro, Caruso, Isolde
        state.settle(horse)
    drawn = [(f["seat"], f["horse"]) for _, name, f, _ in state.events() if name == "HORSE_DRAWN"]
    # Stall order B, D, E is seats 1, 2, 0.
    assert drawn == [(1, 2), (2, 0), (0, 4)]
    assert state.actor == 1


@rule("J-254", "J-251")
def test_the_last_of_five_takes_the_only_letter_left_without_being_asked() -> None:
    state = fresh(5, stalls="free")
    for _ in range(4):
        assert state.decision == "stall"
        state.apply(state.legal()[-1])
    assert [int(x) for x in state.record[0].letter[:5]] == [4, 3, 2, 1, 0]
    assert state.chance_kind == "two_year_old"


@rule("J-254", "J-018")
def test_trading_before_race_1_begins_with_the_stall_that_starts_it() -> None:
    s = Scene(3, stalls="free", letters="CAB", trade_before_race_1="yes")
    order = []
    while s.decision == "business":
        order.append(s.actor)
        s.do("pass")
    assert order == ["B", "C", "A"]
    assert s.actor == "B"
