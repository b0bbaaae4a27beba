"""What a card is worth and what it costs (ledger part A15, table B7).

Values without a win: 2,000 / 3,000 / 5,000 / 8,000 for 2- to 5-year-olds; each win adds as much again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.jagersro.scene import Scene
from tests.ledger import rule

STABLES = {
    2: ["Caruso", "Tristan", "Figaro", "Rigoletto", "Isolde"],
    3: ["Orkan", "Rapid", "Vitesse", "Comet", "Rusch"],
    4: ["Avalon", "Whispering", "Solitude", "Sweet Sue", "Rose Room"],
    5: ["Cassiopeja", "Castor", "Aldebaran", "Rigel", "Pollux"],
}

# Table B7, wins 0 to 5, and two more by "one base price more per win".
VALUES = {
    2: [2000, 4000, 6000, 8000, 10_000, 12_000, 14_000, 16_000],
    3: [3000, 6000, 9000, 12_000, 15_000, 18_000, 21_000, 24_000],
    4: [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000],
    5: [8000, 16_000, 24_000, 32_000, 40_000, 48_000, 56_000, 64_000],
}

# Half of it, by hand.
HALVES = {
    2: [1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000],
    3: [1500, 3000, 4500, 6000, 7500, 9000, 10_500, 12_000],
    4: [2500, 5000, 7500, 10_000, 12_500, 15_000, 17_500, 20_000],
    5: [4000, 8000, 12_000, 16_000, 20_000, 24_000, 28_000, 32_000],
}

AGE_AND_WINS = [(age, wins) for age in VALUES for wins in range(8)]


def shop(**options: str) -> Scene:
    """Step f: A has 100,000 and no card, B has 100,000 and Tristan."""
    s = Scene(2, **options).only("A").money("A", 100_000).money("B", 100_000)
    return s.interval(1).mark()


def race(**options: str) -> Scene:
    """A race of slot 2 with Caruso for A, who has 100,000, and Tristan for B."""
    s = Scene(2, **options).field(("A", "Caruso", 4), ("B", "Tristan", 4))
    return s.money("A", 100_000).money("B", 100_000).mark()


def corrected(folder: Path, *values: int) -> Path:
    """An edition in which Isolde has other values."""
    path = folder / "corrected.toml"
    path.write_text(
        'name = "corrected"\ntitle = "Corrected"\nextends = "alga-1992"\n'
        f'[[own_values]]\nsource = "printed"\nhorse = "Isolde"\nvalues = {list(values)}\n',
        encoding="utf-8",
    )
    return path


# --- a horse's value ---------------------------------------------------------------------------------


@rule("J-158", "J-159")
@pytest.mark.parametrize("wins", range(8))
@pytest.mark.parametrize(("age", "horse"), [(age, h) for age, names in STABLES.items() for h in names])
def test_a_horses_value_rises_with_each_win(age: int, horse: str, wins: int) -> None:
    s = Scene(2).wins(horse, wins)
    assert s.value(horse) == VALUES[age][wins]


@rule("J-158", "J-150")
@pytest.mark.parametrize(("age", "wins"), AGE_AND_WINS)
def test_a_horse_that_has_won_is_bought_and_sold_at_the_higher_price(age: int, wins: int) -> None:
    horse = STABLES[age][4]
    s = shop().wins(horse, wins).do("buy", horse)
    assert s.paid() == [("A", "bank", VALUES[age][wins], "J-150")]
    s.interval(2).mark().do("sell", horse)
    assert s.paid() == [("bank", "A", VALUES[age][wins], "J-150")]


@rule("J-158")
def test_the_win_counts_from_the_race_on_in_which_it_was_won() -> None:
    s = Scene(2).field(("A", "Caruso", 31), ("B", "Tristan", 4))
    assert s.value("Caruso") == 2000
    s.turn("Caruso", number=1, racing=["RC01"]).end_round().until("business", "A").mark()
    assert s.value("Caruso") == 4000
    s.do("sell", "Caruso")
    assert s.paid() == [("bank", "A", 4000, "J-150")]


@rule("J-159")
@pytest.mark.parametrize(("card", "price"), [
    ("jockeytjanst", 10_000), ("galoppstall", 20_000), ("tranartjanst", 30_000),
    ("galoppforsakring", 25_000), ("hastagenturen", 15_000), ("privatbanken", 10_000), ("bond", 10_000),
    ("jockey", 5000),
])  # fmt: skip
def test_prices_of_companies_bonds_and_star_jockeys(card: str, price: int) -> None:
    s = shop()
    assert s.value(card) == price
    s.do("buy", card)
    assert s.paid() == [("A", "bank", price, "J-150")]


@rule("J-159")
def test_one_table_row_can_be_overridden_for_a_horse(tmp_path: Path) -> None:
    path = corrected(tmp_path, 2100, 4300, 6500, 8800, 11_000, 13_000)
    s = Scene(2, edition=path).wins("Isolde", 1).wins("Figaro", 1)
    assert (s.value("Isolde"), s.value("Figaro")) == (4300, 4000)


# --- half for AB Hästagenturen -----------------------------------------------------------------------


@rule("J-160", "J-161")
@pytest.mark.parametrize(("age", "wins"), AGE_AND_WINS)
def test_the_holder_of_the_agency_pays_half_and_sells_at_full_value(age: int, wins: int) -> None:
    horse = STABLES[age][4]
    s = shop().own("A", "hastagenturen").wins(horse, wins).do("buy", horse)
    assert s.paid() == [("A", "bank", HALVES[age][wins], "J-150")]
    s.interval(2).mark().do("sell", horse)
    assert s.paid() == [("bank", "A", VALUES[age][wins], "J-150")]


@rule("J-160")
def test_half_must_be_there_in_cash() -> None:
    s = shop().own("A", "hastagenturen").money("A", 3999)
    assert not s.can("buy", "Rigel")
    assert s.money("A", 4000).can("buy", "Rigel")


@rule("J-160")
def test_the_agency_of_another_does_not_help() -> None:
    s = shop().own("B", "hastagenturen").do("buy", "Rigel")
    assert s.paid() == [("A", "bank", 8000, "J-150")]


@rule("J-160")
@pytest.mark.parametrize(("card", "price"), [("privatbanken", 10_000), ("bond", 10_000), ("jockey", 5000)])
def test_half_price_is_for_horses_alone(card: str, price: int) -> None:
    s = shop().own("A", "hastagenturen").do("buy", card)
    assert s.paid() == [("A", "bank", price, "J-150")]


@rule("J-161")
@pytest.mark.parametrize(("card", "number"), [("CH07", "J-200"), ("CH14", "J-211"), ("CH15", "J-150")])
def test_by_chance_card_it_is_half_too(card: str, number: str) -> None:
    s = race().own("A", "hastagenturen").draw("Caruso", card).do("buy", "Rigel")
    assert s.paid() == [("A", "bank", 4000, number)]


@rule("J-161")
@pytest.mark.parametrize(("card", "number"), [("CH10", "J-204"), ("CH13", "J-209"), ("CH15", "J-150")])
def test_by_chance_card_selling_is_at_full_value(card: str, number: str) -> None:
    s = race().own("A", "hastagenturen", "Rigel", "Pollux").draw("Caruso", card).do("sell", "Rigel")
    assert s.paid() == [("bank", "A", 8000, number)]


@rule("J-161", "J-273")
@pytest.mark.parametrize("direction", ["offer_buy", "offer_sell"])
@pytest.mark.parametrize(("value", "price"), [("bank_only", 8000), ("all", 4000)])
def test_between_players_the_full_value_is_due_but_for_the_option(
    value: str, price: int, direction: str
) -> None:
    s = Scene(2, agency_discount=value).own("A", "hastagenturen").own("B", "Rigel")
    s.money("A", 20_000).money("B", 20_000)
    s.interval(1, start="A" if direction == "offer_buy" else "B").mark()
    s.do(direction, "B" if direction == "offer_buy" else "A", "Rigel").do("accept")
    # That half is all that the seller gets.
    assert s.paid() == [("A", "B", price, "J-152")]
    assert (s.cash("A"), s.cash("B")) == (20_000 - price, 20_000 + price)


@rule("J-161", "J-273")
def test_by_option_the_half_must_be_there_in_cash_between_players() -> None:
    s = shop(agency_discount="all").own("A", "hastagenturen").own("B", "Rigel")
    assert not s.money("A", 3999).can("offer_buy", "B", "Rigel")
    assert s.money("A", 4000).can("offer_buy", "B", "Rigel")
    s = shop().own("A", "hastagenturen").own("B", "Rigel")
    assert not s.money("A", 7999).can("offer_buy", "B", "Rigel")
    assert s.money("A", 8000).can("offer_buy", "B", "Rigel")


@rule("J-273")
def test_by_option_only_the_buyers_agency_counts() -> None:
    s = shop(agency_discount="all").own("B", "hastagenturen", "Rigel").do("offer_buy", "B", "Rigel")
    s.do("accept")
    assert s.paid() == [("A", "B", 8000, "J-152")]


@rule("J-273")
def test_by_option_other_cards_keep_their_price_between_players() -> None:
    s = shop(agency_discount="all").own("A", "hastagenturen").own("B", "bond").do("offer_buy", "B", "bond")
    s.do("accept")
    assert s.paid() == [("A", "B", 10_000, "J-152")]


# --- half price by chance card -----------------------------------------------------------------------


@rule("J-162", "J-223", "J-273")
@pytest.mark.parametrize(("agency", "value", "price"), [
    (False, "no", 4000), (False, "yes", 4000), (True, "no", 4000), (True, "yes", 2000),
])  # fmt: skip
def test_half_price_is_not_halved_again_but_for_the_option(agency: bool, value: str, price: int) -> None:
    # CH25 for Cassiopeja, 8,000 without a win.
    s = race(half_price_stacks=value)
    if agency:
        s.own("A", "hastagenturen")
    s.draw("Caruso", "CH25").do("buy", "Cassiopeja")
    assert s.paid() == [("A", "bank", price, "J-223")]


@rule("J-273")
@pytest.mark.parametrize(("age", "wins", "price"), [
    (2, 0, 500), (3, 0, 800), (3, 1, 1500), (4, 0, 1300),
    (4, 1, 2500), (4, 2, 3800), (5, 0, 2000), (5, 1, 4000),
])  # fmt: skip
def test_a_quarter_is_rounded_up_to_whole_hundreds_once(age: int, wins: int, price: int) -> None:
    # 3,000 / 4 is 750: 800. 5,000 / 4 is 1,250: 1,300. 15,000 / 4 is 3,750: 3,800.
    horse = STABLES[age][4]
    s = race(half_price_stacks="yes").own("A", "hastagenturen").wins(horse, wins)
    s.draw("Caruso", "CH25").do("buy", horse)
    assert s.paid() == [("A", "bank", price, "J-223")]


@rule("J-163")
@pytest.mark.parametrize(("value", "half", "quarter"), [
    (2000, 1000, 500), (2100, 1100, 600), (2200, 1100, 600), (2300, 1200, 600), (2400, 1200, 600),
    (2500, 1300, 700),
])  # fmt: skip
def test_halves_are_rounded_up_to_whole_hundreds(tmp_path: Path, value: int, half: int, quarter: int) -> None:
    path = corrected(tmp_path, value, 4000, 6000, 8000, 10_000, 12_000)

    def isolde(**options: str) -> Scene:
        s = Scene(2, edition=path, **options).field(("A", "Caruso", 4), ("B", "Tristan", 4))
        return s.money("A", 50_000).own("A", "hastagenturen").mark()

    # In the interval, by CH25, by CH25 stacked with the agency, and between players.
    s = isolde().interval(2).do("buy", "Isolde")
    assert s.paid() == [("A", "bank", half, "J-150")]
    s = isolde().draw("Caruso", "CH25").do("buy", "Isolde")
    assert s.paid() == [("A", "bank", half, "J-223")]
    s = isolde(half_price_stacks="yes").draw("Caruso", "CH25").do("buy", "Isolde")
    assert s.paid() == [("A", "bank", quarter, "J-223")]
    s = isolde(agency_discount="all").own("B", "Isolde").interval(2).do("offer_buy", "B", "Isolde")
    s.do("accept")
    assert s.paid() == [("A", "B", half, "J-152")]
