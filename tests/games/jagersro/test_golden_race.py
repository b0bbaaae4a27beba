"""Whole races worked by hand or published (ledger part C4): G-A, and D-1 to D-4 of a public simulator of the
sibling editions (`derby-simulator` of PolygeneLubricants)."""

from __future__ import annotations

import pytest

from homestretch.games.jagersro.rules import step
from tests.games.jagersro.alone import HARMLESS, LAME, Alone
from tests.games.jagersro.scene import Scene
from tests.ledger import rule

# Round, racing cards, chance cards, then the squares after it of Figaro, Rusch, Rose Room, Rigel. The chance
# cards move money alone.
G_A = [
    (1, ["RC01"], ["CH06", "CH11"], (4, 4, 3, 8)),
    (2, ["RC10"], [], (7, 9, 9, 14)),
    (3, [], ["CH04", "CH05", "CH09"], (9, 10, 12, 20)),
    (4, ["RC09"], [], (13, 12, 15, 21)),
    (5, [], ["CH22"], (15, 15, 18, 24)),
    (6, ["RC11", "RC03"], [], (18, 19, 25, 30)),
    (7, ["RC06"], ["CH03"], (19, 23, 31, 34)),
    (8, ["RC12"], ["CH02"], (20, 28, 37, 39)),
    (9, ["RC08", "RC02"], [], (24, 31, 40, 39)),
]


@rule(
    "J-073", "J-085", "J-101", "J-102", "J-103", "J-104", "J-106", "J-116", "J-121", "J-122", "J-124", "J-132"
)
def test_g_a_the_whole_race() -> None:
    horses = ("Figaro", "Rusch", "Rose Room", "Rigel")
    s = Scene(4).field(*zip("ABCD", horses, strict=True), slot=5)
    for stall in "ABCD":
        s.money(stall, 50_000)
    for number, racing, chance, squares in G_A:
        s.round(number, racing=racing, chance=chance)
        assert tuple(s.square(h) for h in horses) == squares, f"round {number}"
        assert s.is_held("Rusch") is (number == 6)
        if number == 6:
            # Only Rose Room, the third in order, was behind.
            assert [f for _, f, _ in s.told("HELD")] == [{"horse": s.horse("Rusch"), "noted": 0b100}]
    s.end_round()
    assert s.places == ["Rose Room", "Rusch", "Rigel", "Figaro"]
    assert [f for _, f, _ in s.told("ODDS")] == [{"odds": 3, "colour": 4, "horse": s.horse("Rusch")}]
    assert [f["left"] for _, f, _ in s.told("PLACED")] == [0, 5, 5, 8]
    assert [s.racing_taken(h) for h in horses] == [2, 2, 3, 2]
    assert [s.chance_taken(h) for h in horses] == [3, 2, 2, 1]


@rule("J-251")
def test_g_a_asks_nobody_anything() -> None:
    # From the start to the finish no question comes, only cards.
    s = Scene(4).field(*zip("ABCD", ("Figaro", "Rusch", "Rose Room", "Rigel"), strict=True), slot=5)
    for stall in "ABCD":
        s.money(stall, 50_000)
    for _, racing, chance, _ in G_A:
        s.cards(racing, chance)
    s.begin((step.ROUND,))
    assert s.winner == "Rose Room"
    assert int(s.g.round_no) == 9
    assert s.decision == "business"


PUBLISHED = [
    pytest.param(
        "drechsler-2023-rules", ["Isolde", "Rusch", "Whispering", "Sweet Sue", "Aldebaran"],
        ["DR08", "DR14", "DR02", "DR04", "DR01", "DR03", "DR09", "DR13", "DR01", "DR12", "DR07"],
        [HARMLESS] * 9 + [LAME, HARMLESS], [5, 7, 0, 11, 3], ["Aldebaran"], id="D-1",
    ),
    pytest.param(
        "drechsler-2023-rules", ["Castor", "Whispering"],
        ["DR07", "DR01", "DR12", "DR01"], [HARMLESS] * 2, [0, 9], [], id="D-2",
    ),
    pytest.param(
        "drechsler-2023-rules", ["Vitesse", "Aldebaran", "Orkan"],
        ["DR01", "DR01", "DR14", "DR01", "DR10", "DR12", "DR04"], [HARMLESS] * 5, [0, 4, 2], [], id="D-3",
    ),
    pytest.param(
        "derby-2023", ["Isolde", "Rusch"],
        ["DR15", "DR11", "DR07", "DR16", "DR13", "DR01"], None, [0, 5], ["Rusch"], id="D-4",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("edition", "line_up", "racing", "chance", "left", "out"), PUBLISHED)
def test_published_whole_races(
    edition: str,
    line_up: list[str],
    racing: list[str],
    chance: list[str] | None,
    left: list[int],
    out: list[str],
) -> None:
    # The simulator lists the cards in the order of the deck; a race must take all of them and no more.
    race = Alone(edition, *line_up).whole(racing, chance)
    assert race.left == left
    assert [h for h in line_up if race.is_out(h)] == out
    assert race.winner == line_up[left.index(0)]
