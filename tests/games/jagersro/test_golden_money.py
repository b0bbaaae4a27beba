"""The golden scenarios about money (ledger part C4), each worked by hand there; one test an id."""

from __future__ import annotations

import pytest

from tests.games.jagersro.scene import Scene
from tests.ledger import rule


def table(*runners: tuple[str, str, int], players: int = 3, slot: int = 2, **options: str) -> Scene:
    """A race; everybody has 50,000 and owes nothing."""
    s = Scene(players, **options)
    for stall in "ABCDE"[:players]:
        s.money(stall, 50_000, 0)
    return s.field(*runners, slot=slot).mark()


def by(s: Scene, *numbers: str) -> list[tuple[str, str, int]]:
    """Payments by these rules since the mark."""
    return [(who, to, kr) for who, to, kr, why in s.paid() if why in numbers]


@rule("J-136", "J-143", "J-144", "J-216")
def test_g19_odds() -> None:
    # Red wins, the second horse has 2 left: odds 10. A laid 500 + 200 on red and holds the red Stalltips.
    s = table(("A", "Caruso", 4), ("B", "Rusch", 35), ("C", "Figaro", 30)).draw("Caruso", "CH19")
    s.bet("A", m500="red", m200="red").mark()
    s.turn("Rusch", number=1, racing=["RC01"]).end_round()
    assert s.told("ODDS")[0][1]["odds"] == 10
    assert by(s, "J-143", "J-216") == [("bank", "A", 7000), ("bank", "A", 10_000)]
    assert [f["step"] for n, f, _ in s.told() if n == "STEP"][:2] == [0, 1]


@rule("J-124", "J-125", "J-132", "J-134")
def test_g20_level_for_second() -> None:
    s = table(("A", "Caruso", 31), ("B", "Tristan", 27), ("D", "Rigoletto", 27), players=4)
    s.turn("Caruso", number=1, racing=["RC01"]).end_round()
    assert s.places == ["Caruso", "Tristan", "Rigoletto"]
    assert s.told("ODDS")[0][1]["odds"] == 3


@rule("J-176", "J-177", "J-179", "J-194")
def test_g21_distress() -> None:
    s = table(("A", "Caruso", 4), ("A", "Rusch", 4), ("B", "Tristan", 4)).own("B", "tranartjanst")
    s.money("A", 1000, 2000).mark().draw("Caruso", "CH01")
    assert [f["after"] for _, f, _ in s.told("LOAN")] == [4000, 6000, 8000]
    assert ("A", "B", 6000) in by(s, "J-194")
    assert (s.cash("A"), s.debt("A")) == (1000, 8000)


@rule("J-138", "J-145")
@pytest.mark.parametrize(("holder", "payments"), [("B", [("A", "B", 400)]), ("A", [])])
def test_g22_interest(holder: str, payments: list[tuple[str, str, int]]) -> None:
    s = Scene(2).own(holder, "privatbanken").money("A", 5000, 8000).money("B", 5000, 0).mark().settlement(1)
    assert by(s, "J-138") == payments


@rule("J-218", "J-219")
def test_g23_doubling() -> None:
    s = table(("A", "Caruso", 4), ("B", "Tristan", 4), players=2).money("A", 30_000).money("B", 8000)
    s.draw("Caruso", "CH22")
    assert by(s, "J-218") == [("bank", "A", 25_000), ("bank", "B", 8000)]


@rule("J-054", "J-109", "J-110")
def test_g24_lame() -> None:
    s = table(("A", "Rusch", 5), ("B", "Tristan", 4)).wins("Rusch", 2)
    s.g.insured[0] = 1
    s.take("Rusch", "RC15")
    assert by(s, "J-054") == [("bank", "A", 10_000)]
    assert (s.owner("Rusch"), s.value("Rusch"), s.is_out("Rusch")) == ("bank", 9000, True)
    # The race goes on.
    s.turn("Tristan", number=2)
    assert (s.square("Tristan"), s.winner) == (7, None)


@rule("J-054", "J-153", "J-221", "J-222", "J-281")
def test_g25_cold() -> None:
    # Isolde and Rigel stay at home. (Slot 1, so that all may enter slot 2.)
    s = table(("A", "Caruso", 4), ("B", "Tristan", 31), slot=1).own("A", "Isolde", "Rigel")
    s.g.insured[0] = 1
    s.draw("Caruso", "CH24")
    assert by(s, "J-054") == [("bank", "A", 4000)]
    s.turn("Tristan", number=1, racing=["RC01"]).end_round().until("business", "A")
    assert {a[1] for a in s.legal if a[0] == "sell"} == {"Caruso"}
    s.until("enter", "B").do("enter", "Tristan").until("enter", "A")
    assert s.legal == [("pass",), ("enter", "Caruso")]
    assert s.refused("enter", "Rigel") == "E07"
    s.do("enter", "Caruso")
    while s.decision in ("insure", "bet"):
        s.do("pass")
    # The race has begun: both are free.
    assert {s.names[f["horse"]] for _, f, _ in s.told("BAN_ENDS")} == {"Isolde", "Rigel"}
    assert not s.g.ban.any()


@rule("J-049", "J-051", "J-052", "J-069")
def test_g26_cancelled() -> None:
    s = Scene(3).own("A", "bond").slot(1).mark().enters(A=["Caruso"])
    assert (s.paid(), s.steps()) == ([], "f")
    assert (s.actor, s.decision) == ("B", "business")
    s.until("enter")
    assert (s.actor, int(s.g.slot), s.cash("A"), s.debt("A")) == ("B", 2, 2000, 2000)


@rule("J-127", "J-128")
def test_g27_broken_off() -> None:
    s = Scene(2).own("B", "bond", "jockey").own("A", "jockeytjanst").slot(1)
    s.do("enter", "Caruso").do("enter", "Tristan").do("ride", "Tristan").do("accept").do("pass").mark()
    s.do("pass").do("pass").do("bet", 200, "blue").do("pass")
    for _ in range(4):
        s.do("pass")
    s.money("B", 5000).draw("Tristan", "CH16").take("Tristan", "RC15").take("Caruso", "RC14").mark()
    s.end_round()
    # Marker and tip come back; fee, premium and jockey fee do not.
    assert by(s, "J-128") == [("bank", "A", 200), ("bank", "B", 1000)]
    assert by(s, "J-045", "J-056", "J-171") == []
    assert s.steps() == "abcdef"
    assert [x[3] for x in s.paid()] == ["J-128", "J-128", "J-137", "J-138", "J-138"]
    assert not s.g.wins.any()


@rule("J-146", "J-147", "J-151")
def test_g28_two_transactions() -> None:
    s = Scene(2).interval(1).do("loan").do("buy", "Rusch")
    assert (s.cash("A"), s.debt("A"), s.owner("Rusch")) == (1000, 4000, "A")
    assert s.actor == "B"
    assert s.refused("repay", 1, seat="A") == "E15"
    # A second purchase, though one transaction is left.
    s = Scene(2).money("A", 50_000).interval(1).do("buy", "Rusch")
    assert s.actor == "A"
    assert s.refused("buy", "Isolde") == "E15"


@rule("J-180", "J-181", "J-183", "J-203")
def test_g29_forced_sale() -> None:
    s = table(("A", "Caruso", 4), ("B", "Tristan", 4)).own("A", "bond").money("A", 0, 100_000)
    s.draw("Caruso", "CH09")
    assert by(s, "J-181") == [("bank", "A", 10_000)]
    assert (s.cash("A"), int(s.g.bonds[0]), int(s.g.bankrupt[0])) == (8000, 0, 0)
    # With the horse in the race alone: bankrupt, and the horse runs on for the bank.
    s = table(("A", "Caruso", 4), ("B", "Tristan", 4)).money("A", 0, 100_000).draw("Caruso", "CH09")
    assert (int(s.g.bankrupt[0]), s.owner("Caruso"), s.is_out("Caruso")) == (1, "bank", False)
    s.turn("Caruso", number=3)
    assert s.square("Caruso") == 7


@rule("J-184", "J-277")
def test_g31_last_player() -> None:
    s = table(("A", "Caruso", 4), ("B", "Tristan", 4), players=2, slot=8).money("A", 3000, 100_000)
    s.draw("Caruso", "CH09")
    assert s.paid() == [("A", "bank", 3000, "J-182")]
    assert s.state.over
    assert (s.cash("B"), [int(n) for n in s.g.rank[:2]]) == (50_000, [2, 1])


@rule("J-182", "J-183", "J-188", "J-190", "J-194")
def test_g32_ruin_in_mid_card() -> None:
    s = table(("A", "Caruso", 4), ("A", "Rusch", 4), ("B", "Tristan", 4)).own("C", "tranartjanst")
    s.money("A", 4000, 100_000).draw("Caruso", "CH01")
    assert [x[:3] for x in s.paid()] == [("A", "C", 4000), ("B", "C", 3000)]
    assert (int(s.g.bankrupt[0]), s.cash("C")) == (1, 57_000)
    assert (s.is_out("Caruso"), s.is_out("Rusch")) == (False, False)


@rule("J-181", "J-197", "J-275")
def test_g33_sum_fixed_first() -> None:
    s = table(("A", "Caruso", 4), ("B", "Tristan", 4)).own("A", "privatbanken", "hastagenturen")
    s.money("A", 2000, 100_000).draw("Caruso", "CH04")
    # Both must go whichever is first.
    s.do("sell", "hastagenturen")
    assert s.paid() == [
        ("bank", "A", 15_000, "J-181"), ("bank", "A", 10_000, "J-181"), ("A", "bank", 20_000, "J-197"),
    ]  # fmt: skip
    assert s.cash("A") == 7000


@rule("J-199", "J-274")
def test_g34_steps_then_sale() -> None:
    s = table(("A", "Caruso", 4), ("B", "Tristan", 4), slot=9).own("A", "bond").money("A", 5000, 90_000)
    s.draw("Caruso", "CH06")
    assert s.paid() == [
        ("bank", "A", 10_000, "J-176"), ("bank", "A", 10_000, "J-181"), ("A", "bank", 20_000, "J-199"),
    ]  # fmt: skip
    assert (s.cash("A"), s.debt("A")) == (5000, 100_000)


def offered() -> Scene:
    """G39: A offers Rusch, with one win, to B, who has 6,500."""
    s = Scene(2).own("A", "Rusch", "Isolde").wins("Rusch", 1).money("A", 0).money("B", 6500).interval(1)
    return s.mark().do("offer_sell", "B", "Rusch")


@rule("J-150", "J-152", "J-155", "J-271")
def test_g39_deal() -> None:
    s = offered().do("accept")
    assert (s.cash("A"), s.cash("B"), s.owner("Rusch")) == (6000, 500, "B")
    assert [seat["transactions"] for seat in s.view(None)["seats"]] == [["sell"], ["buy"]]
    # A's second sale.
    assert s.refused("sell", "Isolde") == "E15"
    s.do("pass")
    # B selling it now.
    assert s.refused("sell", "Rusch") == "E20"


@rule("J-271")
def test_g40_declined() -> None:
    s = offered().do("pass")
    assert (s.paid(), s.owner("Rusch")) == ([], "A")
    assert [seat["transactions"] for seat in s.view(None)["seats"]] == [[], []]
    assert s.refused("offer_sell", "B", "Rusch") == "E21"


@rule("J-065", "J-253", "J-259")
def test_g41_unseen_bets() -> None:
    s = Scene(2).own("B", "Isolde").slot(1).enters(A=["Caruso"], B=["Isolde"]).until("bet").money("A", 2000)
    s.do("bet", 1000, "red").do("bet", 500, "red").do("pass").do("pass")
    assert s.actor == "B"
    seat = s.view("B")["seats"][0]
    assert (seat["cash"], seat["bets"]) == (2000, None)
    for _ in range(4):
        s.do("pass")
    seat = s.view("B")["seats"][0]
    assert (seat["cash"], seat["bets"]) == (500, [4, 4, None, None])


@rule("J-128", "J-215", "J-216", "J-260")
@pytest.mark.parametrize("finish", ["blue wins", "broken off"])
def test_g42_tip_on_a_horse_that_goes_out(finish: str) -> None:
    s = table(("A", "Caruso", 31), ("B", "Figaro", 4), ("C", "Tristan", 4)).draw("Caruso", "CH17")
    assert by(s, "J-216") == [("A", "bank", 1000)]
    s.take("Figaro", "RC14").mark()
    if finish == "blue wins":
        s.turn("Caruso", number=1, racing=["RC01"]).end_round()
        assert by(s, "J-128", "J-216") == []
    else:
        s.fresh().take("Caruso", "RC14").take("Tristan", "RC15").end_round()
        assert by(s, "J-128", "J-216") == [("bank", "A", 1000)]


@rule("J-221", "J-278")
def test_g43_no_cold() -> None:
    s = table(("A", "Caruso", 4), ("B", "Tristan", 4)).draw("Caruso", "CH24")
    assert (s.paid(), s.told("COLD")) == ([], [])
    assert s.view(None)["decks"]["chance"] == {"pile": 25, "discard": 1, "kept": 0}


@rule("J-207", "J-269")
def test_g44_not_for_sale() -> None:
    s = table(("A", "Caruso", 4), ("B", "Comet", 4)).own("C", "Orkan", "Rapid", "Vitesse", "Rusch")
    s.take("Comet", "RC15")
    assert s.owner("Comet") == "bank"
    s.mark().draw("Caruso", "CH12")
    assert s.paid() == [("bank", "A", 3000, "J-207")]


@rule("J-162", "J-223", "J-273")
@pytest.mark.parametrize(("value", "price"), [("no", 4000), ("yes", 2000)])
def test_g45_half_and_quarter(value: str, price: int) -> None:
    s = table(("A", "Caruso", 4), ("B", "Tristan", 4), half_price_stacks=value).own("A", "hastagenturen")
    s.draw("Caruso", "CH25").do("buy", "Cassiopeja")
    assert s.paid() == [("A", "bank", price, "J-223")]


@rule("J-110", "J-265")
@pytest.mark.parametrize(("cash", "payer"), [(300, "bank"), (900, "A")])
def test_g47_agency(cash: int, payer: str) -> None:
    s = table(("A", "Caruso", 4), ("B", "Rusch", 5), lame_horse="agency_500").own("A", "hastagenturen")
    s.money("A", cash).wins("Rusch", 1).mark().take("Rusch", "RC15")
    assert [x[:3] for x in s.paid()] == [(payer, "B", 500)]
    assert (s.owner("Rusch"), s.value("Rusch")) == (payer, 6000)


@rule("J-182", "J-183")
def test_g48_bankrupts_winner() -> None:
    # Slot 2: 2,000, 1,000, 500. B's Tristan is second with 5 left: odds 3.
    s = table(("A", "Caruso", 31), ("B", "Tristan", 27)).money("A", 0, 100_000).bet("B", m500="blue")
    s.draw("Caruso", "CH09").mark()
    s.turn("Caruso", number=1, racing=["RC01"]).end_round()
    assert by(s, "J-135") == [("bank", "B", 1000)]
    assert by(s, "J-143") == [("bank", "B", 1500)]
    assert int(s.g.wins[s.horse("Caruso")]) == 1
    assert (s.decision, s.can("buy", "Caruso")) == ("business", True)


@rule("J-069", "J-182")
def test_g49_who_starts() -> None:
    s = table(("A", "Caruso", 4), ("C", "Figaro", 31), slot=3).money("A", 0, 100_000)
    s.draw("Caruso", "CH09").turn("Figaro", number=4, racing=["RC01"]).end_round()
    while s.g.slot < 6:
        s.do("pass")  # nobody enters: the races are cancelled
    called = {f["slot"]: s.seat_name(f["seat"]) for _, f, _ in s.told("RACE_CALLED")}
    assert called == {4: "B", 5: "B", 6: "C"}
