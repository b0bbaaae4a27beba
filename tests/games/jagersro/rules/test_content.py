"""The content of the default edition, typed by hand from the ledger's tables B1, B2 and B5.

The programme (A3.1, A3.2) is in `test_programme`, the pairs of squares in `test_movement`.
"""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from homestretch.games.jagersro import state as st
from tests.games.jagersro.scene import Scene
from tests.ledger import rule

# Table B1: age, colour, figures of rounds 1 to 12.
HORSES = {
    "Caruso": (2, "blue", "1 2 3 3 4 2 4 3 1 3 2 4"),
    "Tristan": (2, "black", "4 3 2 2 2 3 2 4 2 3 1 4"),
    "Figaro": (2, "white", "4 3 2 3 2 3 4 1 4 3 2 1"),
    "Rigoletto": (2, "yellow", "3 2 3 4 4 2 3 1 1 3 2 4"),
    "Isolde": (2, "red", "4 1 2 3 3 4 2 3 1 4 2 3"),
    "Orkan": (3, "blue", "2 3 5 4 1 3 2 4 5 1 2 4"),
    "Rapid": (3, "black", "5 2 1 3 4 1 5 2 4 3 5 1"),
    "Vitesse": (3, "white", "3 4 5 2 1 3 2 4 5 1 2 4"),
    "Comet": (3, "yellow", "5 3 4 2 1 5 1 3 2 4 5 1"),
    "Rusch": (3, "red", "4 5 1 2 3 4 4 5 3 2 1 2"),
    "Avalon": (4, "blue", "1 3 5 2 4 6 4 3 6 2 1 6"),
    "Whispering": (4, "black", "2 3 4 5 6 1 1 2 3 4 5 6"),
    "Solitude": (4, "white", "6 1 3 3 5 5 2 2 4 4 6 1"),
    "Sweet Sue": (4, "yellow", "6 6 5 5 3 3 2 1 1 2 4 4"),
    "Rose Room": (4, "red", "3 3 3 3 3 3 6 6 3 3 6 1"),
    "Cassiopeja": (5, "blue", "3 4 5 6 3 3 4 5 6 3 3 3"),
    "Castor": (5, "black", "1 1 4 6 5 5 5 5 3 5 5 3"),
    "Aldebaran": (5, "white", "6 2 3 3 4 4 5 5 6 6 6 2"),
    "Rigel": (5, "yellow", "6 6 6 1 3 6 4 5 6 2 3 4"),
    "Pollux": (5, "red", "1 1 4 6 5 5 5 5 5 5 5 1"),
}

CYCLES = {
    "Caruso": 32, "Tristan": 32, "Figaro": 32, "Rigoletto": 32, "Isolde": 32, "Orkan": 36, "Rapid": 36,
    "Vitesse": 36, "Comet": 36, "Rusch": 36, "Avalon": 43, "Whispering": 42, "Solitude": 42, "Sweet Sue": 42,
    "Rose Room": 43, "Cassiopeja": 48, "Castor": 48, "Aldebaran": 52, "Rigel": 52, "Pollux": 48,
}  # fmt: skip

# Table B2: steps to cross, racing squares, chance squares.
LANES = {
    2: (32, [2, 6, 12, 17, 22, 27], [4, 9, 14, 19, 25, 29]),
    3: (36, [2, 6, 14, 19, 25, 31], [4, 10, 16, 21, 29, 33]),
    4: (40, [2, 6, 16, 21, 28, 35], [4, 11, 18, 23, 33, 37]),
    5: (44, [2, 6, 18, 23, 31, 39], [4, 12, 20, 25, 37, 41]),
}

# Progress of the squares from 1 on, straight by straight and curve by curve.
APEX = {
    2: "1 2 3 4 5 6 / 36 66 67 97 127 / 128 129 130 131 132 133 134 135 / 165 195 196 226 256"
    " / 257 258 259 260 261 262 263",
    3: "1 2 3 4 5 6 / 26 46 66 67 87 107 127 / 128 129 130 131 132 133 134 135"
    " / 155 175 195 196 216 236 256 / 257 258 259 260 261 262 263",
    4: "1 2 3 4 5 6 / 21 36 51 66 67 82 97 112 127 / 128 129 130 131 132 133 134 135"
    " / 150 165 180 195 196 211 226 241 256 / 257 258 259 260 261 262 263",
    5: "1 2 3 4 5 6 / 18 30 42 54 66 67 79 91 103 115 127 / 128 129 130 131 132 133 134 135"
    " / 147 159 171 183 195 196 208 220 232 244 256 / 257 258 259 260 261 262 263",
}
EVEN = {
    2: "100 200 300 400 500 600 / 700 800 900 1000 1100 / 1200 1300 1400 1500 1600 1700 1800 1900"
    " / 2000 2100 2200 2300 2400 / 2500 2600 2700 2800 2900 3000 3100",
    3: "100 200 300 400 500 600 / 671 742 814 885 957 1028 1100 / 1200 1300 1400 1500 1600 1700 1800 1900"
    " / 1971 2043 2114 2186 2257 2329 2400 / 2500 2600 2700 2800 2900 3000 3100",
    4: "100 200 300 400 500 600 / 656 711 767 822 878 933 989 1044 1100"
    " / 1200 1300 1400 1500 1600 1700 1800 1900 / 1956 2011 2067 2122 2178 2233 2289 2344 2400"
    " / 2500 2600 2700 2800 2900 3000 3100",
    5: "100 200 300 400 500 600 / 645 691 736 782 827 873 918 964 1009 1055 1100"
    " / 1200 1300 1400 1500 1600 1700 1800 1900 / 1945 1991 2036 2082 2127 2173 2218 2264 2309 2355 2400"
    " / 2500 2600 2700 2800 2900 3000 3100",
}


def numbers(text: str) -> list[int]:
    """The numbers of a line, its slashes left out."""
    return [int(x) for x in text.replace("/", " ").split()]


@rule("J-073", "J-011")
@pytest.mark.parametrize("name", HORSES)
def test_a_horse_card(name: str) -> None:
    age, colour, figures = HORSES[name]
    s = Scene(2)
    h = list(HORSES).index(name)
    assert s.names[h] == name
    assert int(s.ed.age[h]) == age
    assert st.COLOUR_NAMES[s.ed.colour[h]] == colour
    assert s.ed.figure[h].tolist() == numbers(figures)
    assert int(s.ed.figure[h].sum()) == CYCLES[name]


@rule("J-083")
@pytest.mark.parametrize("lane", LANES)
def test_a_lane(lane: int) -> None:
    length, racing, chance = LANES[lane]
    s = Scene(2)
    assert int(s.ed.length[lane - 2]) == length
    squares = s.ed.square[lane - 2]
    assert np.flatnonzero(squares == st.SQUARE_RACING).tolist() == racing
    assert np.flatnonzero(squares == st.SQUARE_CHANCE).tolist() == chance
    # "All lanes have six of each"; square 3 is plain (J-027).
    assert len(racing) == len(chance) == 6
    assert squares[3] == st.SQUARE_PLAIN


@rule("J-080")
@pytest.mark.parametrize(("scale", "table", "line"), [(0, APEX, 264), (1, EVEN, 3200)])
@pytest.mark.parametrize("lane", LANES)
def test_the_progress_of_every_square(scale: int, table: dict[int, str], line: int, lane: int) -> None:
    length = LANES[lane][0]
    s = Scene(2)
    expected = [0, *numbers(table[lane]), line]
    assert len(expected) == length + 1
    assert s.ed.progress[scale, lane - 2, : length + 1].tolist() == expected


@rule("J-080")
@pytest.mark.parametrize("table", [APEX, EVEN])
def test_the_parts_of_the_lanes(table: dict[int, str]) -> None:
    # First straight 6, curves of 5, 7, 9 and 11, back straight 8, home straight 7.
    for lane, curve in ((2, 5), (3, 7), (4, 9), (5, 11)):
        parts = [len(numbers(part)) for part in table[lane].split("/")]
        assert parts == [6, curve, 8, curve, 7]


@rule("J-080")
def test_the_scales_order_28_pairs_of_squares_differently_and_no_other() -> None:
    differ = 0
    for a, b in itertools.combinations(LANES, 2):
        apex = np.sign(np.subtract.outer(numbers(APEX[a]), numbers(APEX[b])))
        even = np.sign(np.subtract.outer(numbers(EVEN[a]), numbers(EVEN[b])))
        differ += int((apex != even).sum())
    assert differ == 28


@rule("J-131", "J-132")
@pytest.mark.parametrize(("left", "odds"), [
    (1, 20), (2, 10), (3, 5), (4, 4), (5, 3), (6, 2), (7, 2), (15, 2), (31, 2),
])  # fmt: skip
def test_the_odds_by_squares_left_of_the_second_horse(left: int, odds: int) -> None:
    s = Scene(2).field(("A", "Caruso", 31), ("B", "Tristan", 32 - left)).bet("B", m100="blue")
    s.turn("Caruso", number=1, racing=["RC01"]).end_round()
    assert s.told("ODDS") == [("ODDS", {"odds": odds, "colour": 0, "horse": 1}, "J-132")]
    assert ("bank", "B", 100 * odds, "J-143") in s.paid()


@rule("J-133")
def test_without_a_second_horse_the_odds_are_2() -> None:
    s = Scene(2).field(("A", "Caruso", 31), ("B", "Tristan", 31)).bet("B", m100="blue")
    s.take("Tristan", "RC14").turn("Caruso", number=1, racing=["RC01"]).end_round()
    assert s.told("ODDS") == [("ODDS", {"odds": 2, "colour": 0, "horse": -1}, "J-133")]
    assert ("bank", "B", 200, "J-143") in s.paid()


@rule("J-131")
@pytest.mark.parametrize(
    ("horse", "length"), [("Figaro", 32), ("Orkan", 36), ("Avalon", 40), ("Cassiopeja", 44)]
)
@pytest.mark.parametrize(("left", "odds"), [(1, 20), (2, 10), (3, 5), (4, 4), (5, 3), (6, 2)])
def test_the_odds_squares_lie_alike_in_every_lane(horse: str, length: int, left: int, odds: int) -> None:
    s = Scene(2).field(("A", "Caruso", 31), ("B", horse, length - left))
    s.turn("Caruso", number=1, racing=["RC01"]).end_round()
    assert s.told("ODDS")[0][1]["odds"] == odds
