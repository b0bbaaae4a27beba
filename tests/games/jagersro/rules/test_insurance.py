"""Insurance, step i (ledger part A5): 1,000 a premium, 10,000 for a lame horse, 2,000 for a cold.

A draws Caruso, B Tristan, C Figaro; everybody has 2,000.
"""

from __future__ import annotations

import pytest

from tests.games.jagersro.scene import Scene
from tests.ledger import rule


def offered(players: int = 2, **options: str) -> Scene:
    """Step i of slot 1, A and B having entered their horse and paid 200."""
    return Scene(players, **options).enters(A=["Caruso"], B=["Tristan"]).mark()


def racing(*stalls: str, horses: tuple[str, ...] = (), **options: str) -> Scene:
    """A race of slot 2 under way: Caruso and Isolde for A, Tristan for B. Insured are the `stalls`, or with
    `insurance_scope: horse` the `horses`."""
    s = Scene(3, **options).field(("A", "Caruso", 5), ("A", "Isolde", 8), ("B", "Tristan", 8))
    for stall in stalls:
        s.g.insured[s.seat(stall)] = 1
    for horse in horses:
        s.g.insured_horse[s.horse(horse)] = 1
    return s


def payouts(s: Scene) -> list[tuple[str, str, int]]:
    """What insurance has paid since the mark."""
    return [(who, to, kr) for who, to, kr, why in s.paid() if why == "J-054"]


# --- the premium -------------------------------------------------------------------------------------


@rule("J-053", "J-056")
def test_anyone_may_take_out_insurance_for_1000() -> None:
    s = offered()
    assert (s.actor, s.legal) == ("A", [("pass",), ("accept",)])
    s.do("accept")
    # 2,000 less the fee of 200 less the premium.
    assert s.paid() == [("A", "bank", 1000, "J-056")]
    assert s.cash("A") == 800
    assert s.told("INSURED") == [("INSURED", {"seat": 0, "horse": -1}, "J-053")]
    assert [seat["insured"] for seat in s.view(None)["seats"]] == [True, False]


@rule("J-053", "J-258")
def test_it_is_voluntary() -> None:
    s = offered().do("pass")
    assert s.paid() == []
    assert s.told("NOT_INSURED") == [("NOT_INSURED", {"seat": 0, "horse": -1}, "J-258")]
    assert s.view(None)["seats"][0]["insured"] is False
    assert s.actor == "B"


@rule("J-053", "J-057")
@pytest.mark.parametrize(("cash", "legal"), [(999, [("pass",)]), (1000, [("pass",), ("accept",)])])
def test_only_if_the_premium_is_there_in_cash(cash: int, legal: list[tuple[str]]) -> None:
    # Asked all the same (J-251), and no loan is offered.
    s = offered().money("A", cash)
    assert (s.actor, s.decision, s.legal) == ("A", "insure", legal)


@rule("J-053", "J-058")
def test_it_holds_for_one_race_only() -> None:
    # The race is broken off; in the next one nobody is insured until asked again.
    s = racing("A")
    s.g.out[:3] = 1
    s.g.running = 0
    s.end_round()
    assert s.view(None)["seats"][0]["insured"] is False
    s.until("enter").enters(A=["Caruso"], B=["Tristan"])
    assert s.decision == "insure"
    assert int(s.g.insured[0]) == 0


@rule("J-058")
def test_it_ends_with_a_race_that_was_won() -> None:
    s = racing("A")
    s.g.at[0] = 31
    s.turn("Caruso", number=1, racing=["RC01"]).end_round()
    assert s.winner == "Caruso"
    assert [seat["insured"] for seat in s.view(None)["seats"]] == [False] * 3


@rule("J-058", "J-258")
def test_a_certificate_for_one_horse_ends_with_the_race_too() -> None:
    s = racing(horses=("Caruso",), insurance_scope="horse")
    s.g.at[0] = 31
    s.turn("Caruso", number=1, racing=["RC01"])
    assert s.view(None)["seats"][0]["insured_horses"] == [0]
    s.end_round()
    assert s.decision == "business"
    assert s.view(None)["seats"][0]["insured_horses"] == []


@rule("J-058")
def test_the_premium_is_never_returned() -> None:
    # Broken off: markers come back, the premium does not.
    s = offered().do("accept").do("pass")
    for _ in range(8):
        s.do("bet", 100, "blue") if s.can("bet", 100, "blue") else s.do("pass")
    s.mark()
    s.g.out[:2] = 1
    s.g.running = 0
    s.end_round()
    assert ("bank", "A", 100, "J-128") in s.paid()
    assert all(kr != 1000 for _, _, kr, _ in s.paid())


@rule("J-058")
def test_certificates_are_not_traded() -> None:
    s = Scene(2).money("A", 50_000)
    s.g.insured[0] = 1
    s.interval(1)
    cards = {a[-1] for a in s.legal if a[0] in ("sell", "offer_sell", "buy", "offer_buy")}
    assert cards <= {
        *s.names, "jockeytjanst", "galoppstall", "tranartjanst", "galoppforsakring", "hastagenturen",
        "privatbanken", "bond", "jockey",
    }  # fmt: skip


@rule("J-056")
@pytest.mark.parametrize("holder", ["B", "C"])
def test_the_premium_goes_to_the_holder_of_the_company(holder: str) -> None:
    s = Scene(3).own(holder, "galoppforsakring").enters(A=["Caruso"], B=["Tristan"]).mark()
    s.do("accept")
    assert s.paid() == [("A", holder, 1000, "J-056")]


@rule("J-056", "J-258")
@pytest.mark.parametrize("cash", [0, 5000])
def test_the_holder_is_asked_too_and_insures_free(cash: int) -> None:
    s = Scene(2).own("A", "galoppforsakring").enters(A=["Caruso"], B=["Tristan"]).money("A", cash).mark()
    assert s.legal == [("pass",), ("accept",)]
    s.do("accept")
    assert s.paid() == []
    assert s.cash("A") == cash
    assert s.view(None)["seats"][0]["insured"] is True


@rule("J-056", "J-258")
def test_with_scope_horse_each_premium_goes_to_the_holder_who_pays_none() -> None:
    s = Scene(2, insurance_scope="horse").own("A", "Isolde").own("B", "galoppforsakring")
    s.money("A", 5000).slot(1).enters(A=["Caruso", "Isolde"], B=["Tristan"])
    s.mark().do("accept").do("accept")
    assert (s.actor, s.legal) == ("B", [("pass",), ("accept",)])
    s.do("accept")
    assert s.paid() == [("A", "B", 1000, "J-056"), ("A", "B", 1000, "J-056")]


@rule("J-057")
def test_a_player_without_a_horse_in_the_race_may_insure() -> None:
    s = offered(3).until("insure", "C").do("accept")
    assert s.paid() == [("C", "bank", 1000, "J-056")]
    assert s.view(None)["seats"][2]["insured"] is True


@rule("J-258")
def test_each_player_in_turn_says_yes_or_no_and_pays_at_once() -> None:
    s = Scene(3).slot(2).enters(A=["Caruso"], B=["Tristan"]).mark()
    seen = []
    for action in ("accept", "pass", "accept"):
        actor = s.actor or ""
        s.do(action)
        seen.append((actor, action, s.cash(actor)))
    # B and A have paid 200 for their entry, C nothing.
    assert seen == [("B", "accept", 800), ("C", "pass", 2000), ("A", "accept", 800)]
    assert s.decision == "bet"


# --- what it pays ------------------------------------------------------------------------------------


@rule("J-054", "J-109")
def test_the_bank_pays_10000_for_a_lame_horse_at_once() -> None:
    # Caruso goes 1 from 5 to the racing square 6.
    s = racing("A").turn("Caruso", number=1, racing=["RC15"])
    assert payouts(s) == [("bank", "A", 10_000)]
    assert s.cash("A") == 12_000
    assert s.is_out("Caruso")


@rule("J-054", "J-109")
def test_an_uninsured_owner_gets_nothing() -> None:
    s = racing("B", "C").turn("Caruso", number=1, racing=["RC15"])
    assert payouts(s) == []
    assert s.cash("A") == 2000


@rule("J-054", "J-055")
def test_one_certificate_covers_both_lame_horses() -> None:
    s = racing("A").take("Caruso", "RC15").fresh().take("Isolde", "RC15")
    assert payouts(s) == [("bank", "A", 10_000), ("bank", "A", 10_000)]


@rule("J-054")
def test_a_disqualified_horse_is_no_lame_one() -> None:
    s = racing("A").take("Caruso", "RC14")
    assert s.is_out("Caruso")
    assert payouts(s) == []


@rule("J-054", "J-221")
@pytest.mark.parametrize(("at_home", "sum_paid"), [(["Rusch"], 2000), (["Rusch", "Rigel", "Comet"], 6000)])
def test_the_bank_pays_2000_for_each_horse_with_the_cold(at_home: list[str], sum_paid: int) -> None:
    s = racing("A").own("A", *at_home).draw("Caruso", "CH24")
    assert payouts(s) == [("bank", "A", sum_paid)]


@rule("J-054", "J-221")
def test_the_cold_of_an_uninsured_stable_pays_nothing() -> None:
    s = racing("B").own("A", "Rusch").draw("Caruso", "CH24")
    assert payouts(s) == []
    assert int(s.g.ban[s.horse("Rusch")]) == 1


@rule("J-055", "J-054")
def test_a_certificate_of_a_player_without_a_starter_covers_nothing_of_others() -> None:
    s = racing("C").own("C", "Rusch").take("Tristan", "RC15")
    assert payouts(s) == []


@rule("J-055", "J-170")
def test_the_payout_is_the_banks_even_if_the_company_is_held() -> None:
    s = racing("A").own("B", "galoppforsakring").take("Caruso", "RC15")
    assert payouts(s) == [("bank", "A", 10_000)]
    assert s.cash("B") == 2000


# --- by horse ----------------------------------------------------------------------------------------


@rule("J-055", "J-258")
def test_with_scope_horse_each_entered_horse_is_asked_for_in_order_of_entry() -> None:
    s = Scene(3, insurance_scope="horse").own("A", "Isolde").money("A", 5000).slot(1)
    s.enters(A=["Isolde", "Caruso"], B=["Tristan"]).mark()
    asked = []
    for action in ("accept", "accept", "pass"):
        asked.append((s.actor, s.names[s.state.args[0]]))
        s.do(action)
    assert asked == [("A", "Isolde"), ("A", "Caruso"), ("B", "Tristan")]
    assert s.paid() == [("A", "bank", 1000, "J-056"), ("A", "bank", 1000, "J-056")]
    # C has no horse in the race and is not asked.
    assert s.decision == "bet"


@rule("J-055", "J-258")
def test_with_scope_stall_two_horses_are_one_question() -> None:
    s = Scene(2, insurance_scope="stall").own("A", "Isolde").slot(1)
    s.enters(A=["Isolde", "Caruso"], B=["Tristan"]).mark().do("accept")
    assert s.paid() == [("A", "bank", 1000, "J-056")]
    assert s.actor == "B"


@rule("J-258")
def test_with_scope_horse_only_one_may_be_insured() -> None:
    s = Scene(2, insurance_scope="horse").own("A", "Isolde").slot(1)
    s.enters(A=["Isolde", "Caruso"], B=["Tristan"]).do("pass").do("accept")
    assert [int(s.g.insured_horse[s.horse(h)]) for h in ("Isolde", "Caruso")] == [0, 1]
    assert s.view(None)["seats"][0]["insured_horses"] == [0]


@rule("J-258", "J-055")
@pytest.mark.parametrize(("lame", "paid"), [("Caruso", [("bank", "A", 10_000)]), ("Isolde", [])])
def test_with_scope_horse_only_an_insured_horse_brings_10000(lame: str, paid: list) -> None:
    s = racing(horses=("Caruso",), insurance_scope="horse").take(lame, "RC15")
    assert payouts(s) == paid


@rule("J-055", "J-258")
@pytest.mark.parametrize(("horses", "paid"), [
    (("Isolde",), [("bank", "A", 2000)]), (("Tristan",), []), ((), []),
])  # fmt: skip
def test_with_scope_horse_the_cold_pays_if_any_horse_was_insured(horses: tuple[str, ...], paid: list) -> None:
    s = racing(horses=horses, insurance_scope="horse").own("A", "Rusch").draw("Caruso", "CH24")
    assert payouts(s) == paid


@rule("J-258")
def test_with_scope_horse_more_than_five_certificates_may_be_out() -> None:
    s = Scene(3, insurance_scope="horse").own("A", "Rigel").own("B", "Rusch").own("C", "Comet")
    for stall in "ABC":
        s.money(stall, 10_000)
    s.slot(2, start="A").enters(A=["Caruso", "Rigel"], B=["Tristan", "Rusch"], C=["Figaro", "Comet"]).mark()
    for _ in range(6):
        s.do("accept")
    assert int(s.g.insured_horse.sum()) == 6
    assert [s.cash(stall) for stall in "ABC"] == [7600, 7600, 7600]  # 10,000 − 2 × 200 − 2 × 1,000
