"""The edition files against the ledger's tables, and what is said about broken ones."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from homestretch.engine import editions
from homestretch.engine.editions import EditionError
from homestretch.games.jagersro import edition, state
from homestretch.games.jagersro.edition import Edition
from homestretch.games.jagersro.options import OPTIONS
from homestretch.rulebook import load as load_rulebook
from tests.ledger import rule

ROOT = Path(__file__).resolve().parents[3]
LEDGER = (ROOT / "docs" / "rules" / "jagersro.md").read_text(encoding="utf-8")
ALGA = (edition.FOLDER / "alga-1992.toml").read_text(encoding="utf-8")

SIBLINGS = ("drechsler", "drechsler-2023-rules", "derby-2023")
ALL = ("alga-1992", *SIBLINGS)

TOTALS = {
    "Caruso": 32, "Tristan": 32, "Figaro": 32, "Rigoletto": 32, "Isolde": 32,
    "Orkan": 36, "Rapid": 36, "Vitesse": 36, "Comet": 36, "Rusch": 36,
    "Avalon": 43, "Whispering": 42, "Solitude": 42, "Sweet Sue": 42, "Rose Room": 43,
    "Cassiopeja": 48, "Castor": 48, "Aldebaran": 52, "Rigel": 52, "Pollux": 48,
}  # fmt: skip

# Squares (lanes, squares of the first and of the second) that the two scales order differently, and how
# the first stands to the second on `apex` and on `even`; ledger table B2.
DIFFERENT = {
    (2, 3): ("8/9 21/24", "9/10 22/25"),
    (2, 4): ("7/8 8/10 20/25 21/27", "9/11 10/13 22/28 23/30"),
    (2, 5): ("8/11 21/30", "9/12 22/31"),
    (3, 4): ("9/10 24/27", "10/11 25/28"),
    (3, 5): ("9/11 24/30", "10/12 25/31"),
    (4, 5): ("10/11 27/30", "11/12 28/31"),
}


@pytest.fixture
def alga() -> Edition:
    return edition.load("alga-1992")


def tables(heading: str) -> list[list[list[str]]]:
    """The tables of a part of the ledger, as rows of cells without the two heading rows."""
    text = LEDGER.split(f"\n{heading}", 1)[1].split("\n## ", 1)[0]
    found: list[list[list[str]]] = []
    previous = ""
    for line in text.splitlines():
        if line.startswith("|"):
            if not previous.startswith("|"):
                found.append([])
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        previous = line
    return [rows[2:] for rows in found]


def kronor(text: str) -> int:
    return int(text.replace(",", ""))


def kinds(record: Any, deck: str, names: tuple[str, ...]) -> dict[str, int]:
    """How many cards of each effect a deck has."""
    counts: dict[str, int] = {}
    for i in range(record[f"{deck}_kinds"]):
        effect = names[record[f"{deck}_effect"][i]]
        counts[effect] = counts.get(effect, 0) + int(record[f"{deck}_count"][i])
    return counts


# --- content ---------------------------------------------------------------------------------------------


def test_the_built_in_editions() -> None:
    assert edition.names() == ["alga-1992", "derby-2023", "drechsler", "drechsler-2023-rules"]
    for name in ALL:
        loaded = edition.load(name)
        assert (loaded.name, loaded.races_only) == (name, name != "alga-1992")
        assert loaded.record.shape == (1,)
        assert loaded.record.dtype.fields == state.EDITION.fields
        assert edition.check(edition.FOLDER / f"{name}.toml") == []
    assert edition.load().name == "alga-1992"


@rule("J-073", "J-074")
@pytest.mark.parametrize("name", ALL)
def test_horses(name: str) -> None:
    loaded = edition.load(name)
    r = loaded.record[0]
    rows = tables("## B1.")[0]
    assert len(rows) == state.HORSES
    for i, (horse, age, colour, *figures) in enumerate(rows):
        assert loaded.model.horses[i].name == horse
        assert r.age[i] == int(age)
        assert state.COLOUR_NAMES[r.colour[i]] == colour
        assert r.figure[i].tolist() == [int(f) for f in figures]
        assert r.figure[i].sum() == TOTALS[horse]
    assert r.figure[6, :2].tolist() == [5, 2]  # the printed example, Rapid


@rule("J-043")
def test_two_horses_of_one_colour_are_of_different_ages(alga: Edition) -> None:
    r = alga.record[0]
    assert {(int(r.age[h]), int(r.colour[h])) for h in range(20)} == set(
        itertools.product(range(2, 6), range(5))
    )


@rule("J-083")
def test_lanes(alga: Edition) -> None:
    r = alga.record[0]
    for i, (_, length, racing, chance) in enumerate(tables("## B2.")[0]):
        assert r.length[i] == int(length)
        assert np.flatnonzero(r.square[i] == state.SQUARE_RACING).tolist() == json.loads(f"[{racing}]")
        assert np.flatnonzero(r.square[i] == state.SQUARE_CHANCE).tolist() == json.loads(f"[{chance}]")
        assert np.count_nonzero(r.square[i]) == 12
    assert r.length.tolist() == [32, 36, 40, 44]


@rule("J-079", "J-080")
def test_progress(alga: Edition) -> None:
    r = alga.record[0]
    for i, age in enumerate(edition.AGES):
        line = next(row for row in LEDGER.splitlines() if row.startswith(f"- Lane {age}: "))
        squares = re.findall(r"(\d+)[RC]?:(\d+)/(\d+)", line)
        length = int(r.length[i])
        assert len(squares) == length - 1
        assert r.progress[:, i, 0].tolist() == [0, 0]
        for square, apex, even in squares:
            assert r.progress[:, i, int(square)].tolist() == [int(apex), int(even)]
        assert r.progress[:, i, length].tolist() == [264, 3200]
        assert r.progress[:, i, length + 1].tolist() == [265, 3300]
        assert (np.diff(r.progress[:, i]) > 0).all()


@rule("J-134")
def test_the_last_squares_are_level_in_all_lanes(alga: Edition) -> None:
    r = alga.record[0]
    for scale, left in itertools.product(range(2), range(8)):
        assert len({int(r.progress[scale, i, r.length[i] - left]) for i in range(4)}) == 1


@rule("J-080")
def test_the_two_scales_differ_in_28_pairs_of_squares(alga: Edition) -> None:
    r = alga.record[0]
    found: dict[tuple[int, int], tuple[list[str], list[str]]] = {}
    for i, j in itertools.combinations(range(4), 2):
        for x, y in itertools.product(range(r.length[i] + 1), range(r.length[j] + 1)):
            apex, even = np.sign(r.progress[:, i, x] - r.progress[:, j, y])
            if apex != even:
                assert apex == 0
                behind, ahead = found.setdefault((i + 2, j + 2), ([], []))
                (behind if even < 0 else ahead).append(f"{x}/{y}")
    assert {lanes: (" ".join(b), " ".join(a)) for lanes, (b, a) in found.items()} == DIFFERENT
    assert sum(len(b) + len(a) for b, a in found.values()) == 28


@rule("J-131", "J-132", "J-133")
def test_odds(alga: Edition) -> None:
    r = alga.record[0]
    assert r.odds[1:7].tolist() == [20, 10, 5, 4, 3, 2]
    assert r.odds_alone == 2


@rule("J-019", "J-021", "J-023", "J-026", "J-028", "J-030", "J-032", "J-034")
def test_races(alga: Edition) -> None:
    r = alga.record[0]
    programme, alternatives = tables("## A3.")
    handicaps = {
        "–": state.H_NONE,
        "only 3-year-olds move in round 1": state.H_ONLY_3_MOVE,
        "winless start on square 3": state.H_WINLESS_AHEAD,
        "5-year-olds go 2 in round 1": state.H_5_GO_TWO,
    }
    rows = [[code.rstrip("*"), name, "", *rest] for code, name, *rest in programme] + alternatives
    assert len(rows) == state.RACES
    for i, (code, name, season, ages, wins, fee, handicap, *prizes) in enumerate(rows):
        model = alga.model.races[i]
        assert model.code == code
        swedish = re.search(r"\((.*)\)", name)
        assert model.name == (swedish[1] if swedish else name)
        assert (r.race_min_age[i], r.race_max_age[i]) == (int(ages[0]), int(ages[-1]))
        assert ("any", "none", "some")[r.race_wins[i]] == wins
        assert r.race_fee[i] == kronor(fee)
        assert r.race_handicap[i] == handicaps[handicap]
        paid = [kronor(p) for p in prizes if p]
        assert r.race_prize[i].tolist() == paid + [0] * (6 - len(paid))
        assert r.race_column[i] == (int(season.split(",")[1]) if season else 0)
        assert model.swappable == (i < 10 and "*" in programme[i][0])


@rule("J-011")
def test_the_parts_of_the_box(alga: Edition) -> None:
    r = alga.record[0]
    assert r.racing_count.sum() == 20
    assert r.chance_count.sum() == 26
    assert (r.bonds, r.jockeys) == (2, 5)


RACING = [
    ("RC01", "move", 2, 5, False), ("RC02", "move", 1, 1, False), ("RC03", "move", 4, 1, False),
    ("RC04", "move", 5, 1, False), ("RC05", "move", -1, 1, False), ("RC06", "move", -3, 1, False),
    ("RC07", "steady", 0, 1, False), ("RC08", "weak_finish", 0, 1, False),
    ("RC09", "behind_leader", 0, 1, False), ("RC10", "repeat", 0, 1, False),
    ("RC11", "wait_next", 0, 1, True), ("RC12", "stand_over", 0, 2, False),
    ("RC13", "finish_stand_over", 0, 1, True), ("RC14", "disqualified", 0, 1, True),
    ("RC15", "lame", 0, 1, False),
]  # fmt: skip


@rule("J-113")
def test_racing_cards(alga: Edition) -> None:
    r = alga.record[0]
    book = load_rulebook("jagersro")
    assert r.racing_kinds == len(RACING)
    for i, (card, effect, steps, count, shielded) in enumerate(RACING):
        model = alga.model.racing_cards[i]
        assert model.id == card
        assert state.RACING_EFFECTS[r.racing_effect[i]] == effect
        assert r.racing_steps[i] == steps
        assert r.racing_count[i] == count
        assert r.racing_shielded[i] == shielded
        assert r.racing_finish_only[i] == 0
        # The rule is the one that introduces the card, and gives its title.
        assert book.find(f"J-{r.racing_rule[i]}").text.startswith(f"**{card} {model.title}**")


@rule("J-194", "J-197", "J-199", "J-203", "J-206", "J-215", "J-217")
def test_chance_cards(alga: Edition) -> None:
    r = alga.record[0]
    book = load_rulebook("jagersro")
    sums = {
        "CH01": (3000, 0), "CH02": (2000, 0), "CH03": (2000, 0), "CH04": (10000, 0), "CH05": (10000, 0),
        "CH06": (20000, 0), "CH09": (2000, 10000), "CH11": (5000, 0), "CH12": (3000, 0), "CH21": (1000, 2000),
    }  # fmt: skip
    assert r.chance_kinds == 25
    for i, card in enumerate(alga.model.chance_cards):
        assert card.id == f"CH{i + 1:02d}"
        assert r.chance_count[i] == (2 if card.id == "CH08" else 1)
        assert tuple(r.chance_kr[i]) == sums.get(card.id, (0, 0))
        text = book.find(f"J-{r.chance_rule[i]}").text
        assert text.startswith("**CH16–CH20 Stalltips**" if card.effect == "tip" else f"**{card.id}**")
    assert r.chance_arg[:3].tolist() == [state.TRANARTJANST, state.GALOPPSTALL, state.GALOPPFORSAKRING]
    colours = [state.COLOUR_NAMES[c] for c in r.chance_arg[15:20]]
    assert colours == ["blue", "white", "black", "red", "yellow"]
    effects = kinds(r, "chance", state.CHANCE_EFFECTS)
    assert set(state.CHANCE_EFFECTS) - set(effects) == {"none", "lame"}


def test_the_sibling_racing_decks() -> None:
    common = {"move": 8, "steady": 1, "weak_finish": 1, "behind_leader": 1, "stand_over": 3,
              "finish_stand_over": 1, "wait_next": 1, "fall": 1, "disqualified": 1}  # fmt: skip
    for name in ("drechsler", "drechsler-2023-rules"):
        deck = kinds(edition.load(name).record[0], "racing", state.RACING_EFFECTS)
        assert deck == common | {"level_front": 1, "wait_last": 1}
    deck = kinds(edition.load("derby-2023").record[0], "racing", state.RACING_EFFECTS)
    assert deck == common | {"repeat": 1, "lame": 1}
    for name in SIBLINGS:
        r = edition.load(name).record[0]
        assert r.racing_count.sum() == 20
        steps = sorted(
            np.repeat(r.racing_steps, r.racing_count)[np.repeat(r.racing_effect, r.racing_count) == 1]
        )
        assert steps == [1, 2, 2, 2, 2, 2, 4, 5]
        shielded = {state.RACING_EFFECTS[e] for e in r.racing_effect[r.racing_shielded == 1]}
        assert shielded == {"fall", "disqualified"}
        assert r.racing_finish_only.sum() == 1


def test_the_sibling_chance_decks() -> None:
    for name, changed in {
        "drechsler": {"CH08": 1, "CH15": 2, "DC01": 1, "DC02": 2, "DC03": 1},
        "drechsler-2023-rules": {"CH08": 1, "CH15": 2, "DC01": 1, "DC02": 2, "DC03": 1},
        "derby-2023": {"CH08": 1, "CH15": 3, "CH07": 0, "CH13": 2, "DC01": 1, "DC02": 2, "DC03": 0},
    }.items():
        loaded = edition.load(name)
        r = loaded.record[0]
        assert r.chance_count.sum() == 30
        for i, card in enumerate(loaded.model.chance_cards):
            assert r.chance_count[i] == changed.get(card.id, 1)
        lame = kinds(r, "chance", state.CHANCE_EFFECTS)["lame"]
        assert lame == (0 if name == "derby-2023" else 1)
    assert edition.load("drechsler").record[0].no_loan_from == 60_000
    assert edition.load("derby-2023").record[0].no_loan_from == 80_000


def test_readings() -> None:
    keys = (
        "stand_over_in_finish", "steady_lasts", "wait_reading", "leader_wait_stands_over", "zero_move_lands",
        "kept_cards_discarded", "repeat_own_figure", "level_steps_back", "fall_stops_finish",
        "turn_slip",
    )  # fmt: skip
    expected = {
        "alga-1992": (1, 1, state.WAIT_NOTED, 0, 0, 0, 0, 0, 0, 0),
        "drechsler": (2, 0, state.WAIT_FIXED, 1, 1, 1, 0, 1, 1, 1),
        "drechsler-2023-rules": (2, 0, state.WAIT_FEWER, 1, 1, 1, 0, 1, 1, 0),
        "derby-2023": (2, 0, state.WAIT_FEWER, 1, 1, 1, 1, 1, 1, 0),
    }
    for name, values in expected.items():
        r = edition.load(name).record[0]
        assert tuple(int(r[k]) for k in keys) == values


def test_options_of_the_editions() -> None:
    assert edition.load("alga-1992").options == {}
    for name in SIBLINGS:
        assert edition.load(name).options == {
            "progress": "even",
            "level_leads": "first_in_order",
            "finish_card_chain": "no",
            "protest": "finish_only",
            "steady_finish_draw": "no" if name == "drechsler" else "yes",
        }


@rule("J-054", "J-056", "J-159", "J-171", "J-174")
def test_prices(alga: Edition) -> None:
    r = alga.record[0]
    for h, base in zip((0, 5, 10, 15), (2000, 3000, 5000, 8000), strict=True):
        for horse in range(h, h + 5):
            assert r.value[horse].tolist() == [base * (1 + wins) for wins in range(6)]
    prices = dict(zip(state.COMPANY_KEYS, r.company_price.tolist(), strict=True))
    assert prices == {
        "jockeytjanst": 10_000, "galoppstall": 20_000, "tranartjanst": 30_000,
        "galoppforsakring": 25_000, "hastagenturen": 15_000, "privatbanken": 10_000,
    }  # fmt: skip
    assert (r.jockey_fee, r.jockey_price, r.bond_price, r.bond_interest, r.premium) == (
        500,
        5000,
        10000,
        500,
        1000,
    )
    assert (r.insured_lame, r.insured_cold) == (10_000, 2000)
    assert r.debt.tolist() == [0, *range(2000, 10_000, 2000), *range(10_000, 100_001, 10_000)]
    assert r.interest.tolist() == [d // 20 for d in r.debt]
    assert (r.debt_steps, r.rounding) == (14, 100)
    assert (r.agency_price, r.lame_price, r.double_limit, r.no_loan_from) == (10_000, 500, 25_000, 80_000)


@rule("J-013", "J-015", "J-016", "J-060")
def test_markers_and_start_loan(alga: Edition) -> None:
    r = alga.record[0]
    assert r.marker.tolist() == [1000, 500, 200, 100]
    assert r.marker.sum() == 1800
    assert (r.start_debt_step, r.debt[r.start_debt_step]) == (1, 2000)
    assert r.tip_stake == 1000


def test_what_is_house_says_so(alga: Edition) -> None:
    house = {key for key, source in alga.content()["sources"].items() if source == "house"}
    assert house == {
        "horse_values", "companies", "star_jockey", "bond", "premium", "loans", "rounding"
    }  # fmt: skip
    for race in alga.model.races:
        assert race.source == "printed"
    for item in (*alga.model.horses, *alga.model.lanes, *alga.model.racing_cards, *alga.model.chance_cards):
        assert item.source == "attested"


@pytest.mark.parametrize("name", ALL)
def test_content_is_json_and_complete(name: str) -> None:
    content = json.loads(json.dumps(edition.load(name).content()))
    assert content["edition"] == name
    assert len(content["horses"]) == 20
    assert content["horses"][18]["name"] == "Rigel"
    assert content["horses"][18]["values"][1] == 16_000
    lane = content["lanes"][0]
    assert (lane["age"], lane["length"], len(lane["squares"])) == (2, 32, 32)
    assert lane["squares"][:5] == ["plain", "plain", "racing", "plain", "chance"]
    assert lane["progress"]["apex"][-1] == 264
    assert lane["progress"]["even"][-1] == 3200
    assert (content["odds"], content["odds_alone"]) == ([20, 10, 5, 4, 3, 2], 2)
    assert (content["races"][3]["min_age"], content["races"][3]["max_age"]) == (3, 5)
    assert (content["races"][9]["slot"], content["races"][9]["name"]) == (10, "Jägersro Cup")
    assert (content["races"][17]["slot"], content["races"][17]["code"]) == (None, "X8")
    assert sum(c["count"] for c in content["racing_cards"]) == 20
    assert all(re.fullmatch(r"J-\d{3}", c["rule"]) for c in content["racing_cards"] + content["chance_cards"])
    assert [c["card"] for c in content["companies"]] == list(range(20, 26))
    assert content["ladder"][-1] == {"debt": 100_000, "interest": 5000}


@pytest.mark.parametrize("name", ALL)
def test_rules_on_cards_exist(name: str) -> None:
    book = load_rulebook("jagersro")
    model = edition.load(name).model
    for number in [card.rule for card in model.racing_cards] + [card.rule for card in model.chance_cards]:
        assert book.find(number).id == number


# --- finding, extending, hashing -------------------------------------------------------------------------


def write(folder: Path, text: str, name: str = "mine.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def altered(folder: Path, *edits: tuple[str, str]) -> Path:
    """A copy of alga-1992 with pieces of text exchanged; each piece must be there."""
    text = ALGA
    for old, new in edits:
        assert old in text
        text = text.replace(old, new, 1)
    return write(folder, text)


def problems(path: Path) -> list[str]:
    """What is wrong with a file, without its name in front."""
    found = edition.check(path)
    for problem in found:
        assert problem.startswith(f"{path}: ")
    return [problem.removeprefix(f"{path}: ") for problem in found]


MINE = 'name = "mine"\ntitle = "Mine"\nextends = "alga-1992"\n'


def test_a_path_is_loaded_like_a_name(tmp_path: Path, alga: Edition) -> None:
    path = altered(tmp_path, ('name = "alga-1992"', 'name = "from-my-box"'))
    for given in (path, str(path)):
        loaded = edition.load(given)
        assert loaded.name == "from-my-box"
        assert loaded.hash == alga.hash
        assert loaded.record.tobytes() == alga.record.tobytes()


def test_a_name_never_leaves_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path, MINE, "secret")
    with pytest.raises(EditionError, match=r"^secret: no such edition; there are alga-1992, derby-2023"):
        edition.load("secret")
    with pytest.raises(EditionError, match=r"nowhere\.toml: no such file"):
        edition.load("nowhere.toml")


def test_extending_changes_single_figures(tmp_path: Path, alga: Edition) -> None:
    path = write(
        tmp_path,
        MINE
        + """
        [[horses]]
        source = "printed"
        name = "Rigel"
        figures = [6, 6, 6, 1, 3, 6, 4, 5, 6, 2, 3, 5]

        [companies]
        source = "printed"
        privatbanken = 12_000

        [[own_values]]
        source = "printed"
        horse = "Pollux"
        values = [9000, 10_000, 11_000, 12_000, 13_000, 14_000]

        [options]
        source = "house"
        protest = "finish_only"
        """,
    )
    loaded = edition.load(path)
    r, base = loaded.record[0], alga.record[0]
    assert r.figure[18, 11] == 5
    assert np.count_nonzero(r.figure != base.figure) == 1
    assert r.company_price.tolist() == [10_000, 20_000, 30_000, 25_000, 15_000, 12_000]
    assert r.value[19].tolist() == [9000, 10_000, 11_000, 12_000, 13_000, 14_000]
    assert (r.value[:19] == base.value[:19]).all()
    assert loaded.options == {"protest": "finish_only"}
    assert loaded.hash != alga.hash
    assert loaded.model.horses[18].colour == "yellow"


def test_extending_a_file_beside_it(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    write(tmp_path / "sub", MINE + '[premium]\nsource = "printed"\nkr = 700\n', "base.toml")
    path = write(tmp_path, MINE.replace("alga-1992", "sub/base.toml"))
    assert edition.load(path).record[0].premium == 700


def test_extending_in_a_circle(tmp_path: Path) -> None:
    write(tmp_path, MINE.replace("alga-1992", "b.toml"), "a.toml")
    write(tmp_path, MINE.replace("alga-1992", "a.toml"), "b.toml")
    assert "extends this file in turn" in edition.check(tmp_path / "a.toml")[0]


def test_a_card_added_to_the_deck(tmp_path: Path) -> None:
    card = """
        [parts]
        source = "printed"
        racing_cards = 21

        [[racing_cards]]
        source = "house"
        id = "MY01"
        title = "Vind i seglen!"
        effect = "move"
        steps = 6
        count = 1
        rule = "J-095"
        """
    r = edition.load(write(tmp_path, MINE + card)).record[0]
    assert r.racing_kinds == 16
    assert r.racing_steps[15] == 6
    assert problems(write(tmp_path, MINE + card.replace("= 21", "= 20"))) == [
        "racing_cards: 20 cards expected (parts.racing_cards), 21 found"
    ]


def test_the_hash_is_that_of_the_content(tmp_path: Path, alga: Edition) -> None:
    assert re.fullmatch(r"[0-9a-f]{64}", alga.hash)
    assert len({edition.load(name).hash for name in ALL}) == len(ALL)
    same = altered(
        tmp_path,
        ('source = "house"\nkr = 1000', 'kr = 1_000 # a remark\nsource = "printed"'),
        ('title = "Jägersro (Alga 1992)"', 'title = "My copy"'),
        ("races_only = false\n", ""),
    )
    assert edition.load(same).hash == alga.hash
    other = altered(tmp_path, ('source = "house"\nkr = 1000', 'source = "house"\nkr = 1100'))
    assert edition.load(other).hash != alga.hash
    assert edition.load(write(tmp_path, MINE)).hash == alga.hash


# --- broken files ----------------------------------------------------------------------------------------

RIGOLETTO = "figures = [3, 2, 3, 4, 4, 2, 3, 1, 1, 3, 2, 4]"
BROKEN = {
    "a figure missing": (
        (RIGOLETTO, RIGOLETTO.replace(", 4]", "]")),
        "horses[3].figures: 12 numbers expected, 11 found (Rigoletto)",
    ),
    "a figure too big": (
        (RIGOLETTO, RIGOLETTO.replace(", 4]", ", 40]")),
        "horses[3].figures[11]: at most 12 expected, found 40 (Rigoletto)",
    ),
    "a text for a number": (
        (RIGOLETTO, RIGOLETTO.replace(", 4]", ', "4"]')),
        "horses[3].figures[11]: a whole number expected, found '4' (Rigoletto)",
    ),
    "a fraction": (
        ("fee = 500", "fee = 500.5"),
        "races[3].fee: a whole number expected, found 500.5 (Silver Handicap)",
    ),
    "an unknown key": (
        (RIGOLETTO, RIGOLETTO + "\nsteps = 3"),
        "horses[3].steps: no such key (Rigoletto)",
    ),
    "a key missing": ((RIGOLETTO, ""), "horses[3].figures: missing (Rigoletto)"),
    "an unknown colour": (
        ('colour = "yellow"', 'colour = "green"'),
        "horses[3].colour: 'green' is none of 'blue', 'black', 'white', 'yellow' or 'red' (Rigoletto)",
    ),
    "a colour twice": (
        ('colour = "yellow"', 'colour = "blue"'),
        "horses[3].colour: a second blue horse among the 2-year-olds (Rigoletto)",
    ),
    "an age out of order": (
        ('name = "Rigoletto"\nage = 2', 'name = "Rigoletto"\nage = 3'),
        "horses[3].age: 2 expected, found 3: five horses of each age, the youngest first (Rigoletto)",
    ),
    "a name twice": (
        ('name = "Rigoletto"', 'name = "Caruso"'),
        "horses[3].name: 'Caruso' occurs twice (Caruso)",
    ),
    "a source missing": (
        ('[bond]\nsource = "house"', "[bond]"),
        "bond.source: missing; it must be one of printed, attested, house",
    ),
    "an unknown source": (
        ('[bond]\nsource = "house"', '[bond]\nsource = "rumour"'),
        "bond.source: 'rumour' is none of printed, attested, house",
    ),
    "a source missing in a list": (
        ('[[horses]]\nsource = "attested"\nname = "Tristan"', '[[horses]]\nname = "Tristan"'),
        "horses[1].source: missing; it must be one of printed, attested, house (Tristan)",
    ),
    "a lane too short": (
        ("length = 36", "length = 35"),
        "lanes[1].apex: 35 numbers expected, for the squares 0 to 34, 36 found",
    ),
    "progress that falls": (
        ("6, 36, 66, 67, 97", "6, 36, 66, 65, 97"),
        "lanes[0].apex: the numbers must rise, but 65 follows 66",
    ),
    "progress beyond the line": (
        ("apex = 264", "apex = 263"),
        "lanes[0].apex: the last square must be before the line at 263, found 263",
    ),
    "a square beyond the line": (
        ("racing = [2, 6, 12, 17, 22, 27]", "racing = [2, 6, 12, 17, 22, 32]"),
        "lanes[0].racing: square 32 is not between 1 and 31",
    ),
    "a square of both kinds": (
        ("chance = [4, 9, 14", "chance = [4, 9, 12"),
        "lanes[0].chance: square 12 is a racing square as well",
    ),
    "odds that rise": (
        ("left = [20, 10, 5, 4, 3, 2]", "left = [20, 10, 5, 6, 3, 2]"),
        "odds.left: the numbers must fall, but 6 follows 5",
    ),
    "prizes that rise": (
        ("prizes = [2000, 1000, 500]", "prizes = [2000, 2500, 500]"),
        "races[1].prizes: the numbers must fall, but 2500 follows 2000 (Bronslöpning)",
    ),
    "no prizes": (
        ("prizes = [2000, 1000, 500]", "prizes = []"),
        "races[1].prizes: 1 to 6 prizes expected, 0 found (Bronslöpning)",
    ),
    "ages reversed": (
        ('code = "4"\nname = "Silver Handicap"\nenglish = "Silver Handicap"\nages = [3, 5]',
         'code = "4"\nname = "Silver Handicap"\nenglish = "Silver Handicap"\nages = [5, 3]'),
        "races[3].ages: the younger age comes first (Silver Handicap)",
    ),
    "races out of order": (
        ('code = "10"', 'code = "X9"'),
        "races[9].code: '10' expected here, found 'X9' (Jägersro Cup)",
    ),
    "an unknown effect": (
        ('effect = "steady"', 'effect = "fly"'),
        "racing_cards[6].effect: 'fly' is none of none, move, steady, weak_finish, behind_leader, repeat, "
        "level_front, stand_over, finish_stand_over, wait_next, wait_last, fall, disqualified, lame (RC07)",
    ),
    "a card that moves by nothing": (
        ("steps = 4\n", ""),
        'racing_cards[2].steps: steps other than 0 go with the effect "move", and only with it (RC03)',
    ),
    "a card too many": (
        ("count = 5", "count = 6"),
        "racing_cards: 20 cards expected (parts.racing_cards), 21 found",
    ),
    "an id twice": (('id = "RC02"', 'id = "RC01"'), "racing_cards: the id 'RC01' occurs 2 times"),
    "a rule that is no rule": (
        ('rule = "J-092"', 'rule = "92"'),
        r"racing_cards[0].rule: '92' is not of the form ^J-\d{3}$ (RC01)",
    ),
    "sums of a card": (
        ("kr = [2000, 10_000]", "kr = [2000]"),
        "chance_cards[8].kr: 2 sums expected for 'track_repair', 1 found (CH09)",
    ),
    "a fee for nobody": (
        ('of = "tranartjanst"\n', ""),
        "chance_cards[0].of: None is none of jockeytjanst, galoppstall, tranartjanst, galoppforsakring, "
        "hastagenturen, privatbanken (CH01)",
    ),
    "two tips on one colour": (
        ('of = "white"', 'of = "blue"'),
        "chance_cards: 2 tips on blue; there may be one of each colour",
    ),
    "values that do not rise": (
        ("age_3 = [3000, 6000", "age_3 = [3000, 3000"),
        "horse_values.age_3: the numbers must rise, but 3000 follows 3000",
    ),
    "values missing": (
        ("age_3 = [3000, ", "age_3 = ["),
        "horse_values.age_3: 6 prices (wins 0 to 5) expected, 5 found",
    ),
    "a ladder that falls": (
        ("6000, 8000, 10_000, 20_000, 30_000", "6000, 8000, 10_000, 9000, 30_000"),
        "loans.debt: the numbers must rise, but 9000 follows 10000",
    ),
    "interest missing": (
        ("4500, 5000]", "4500]"),
        "loans.interest: 14 numbers expected, one for each step, 13 found",
    ),
    "a start loan off the ladder": (
        ("start_loan = 2000", "start_loan = 2500"),
        "parts.start_loan: 2500 is no step of loans.debt",
    ),
    "three markers": (
        ("markers = [1000, 500, 200, 100]", "markers = [1000, 500, 200]"),
        "parts.markers: 4 markers expected, 3 found",
    ),
    "an unknown reading": (
        ('wait_reading = "noted"', 'wait_reading = "kindly"'),
        "readings.wait_reading: 'kindly' is none of 'noted', 'fixed' or 'fewer_behind'",
    ),
    "a number for yes or no": (
        ("turn_slip = false", "turn_slip = 0"),
        "readings.turn_slip: true or false expected, found 0",
    ),
    "an unknown table": (("[bond]", "[bonds]"), "bond: missing"),
    "an unknown option": (
        ("[rounding]", '[options]\nsource = "house"\nprotests = "yes"\n\n[rounding]'),
        "options.protests: no such option",
    ),
    "an unknown value": (
        ("[rounding]", '[options]\nsource = "house"\nprotest = "yes"\n\n[rounding]'),
        "options.protest: 'yes' is none of anywhere, finish_only",
    ),
    "replacing nothing": (
        ("races_only = false", 'replaces = ["horses"]'),
        "replaces: there is nothing to replace without `extends`",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", BROKEN)
def test_what_is_said_about_a_broken_file(case: str, tmp_path: Path) -> None:
    edit, expected = BROKEN[case]
    path = altered(tmp_path, edit)
    assert expected in problems(path)
    with pytest.raises(EditionError) as caught:
        edition.load(path)
    assert f"{path}: {expected}" in caught.value.problems
    assert expected in str(caught.value)


def test_all_problems_at_once(tmp_path: Path) -> None:
    path = altered(tmp_path, ("fee = 200", "fee = -1"), ("length = 36", "length = 99"), ("alone = 2", ""))
    assert problems(path) == [
        "lanes[1].length: at most 51 expected, found 99",
        "odds.alone: missing",
        "races[0].fee: at least 0 expected, found -1 (Maidenlöpning)",
    ]


def test_a_place_in_an_extending_file_is_the_place_in_that_file(tmp_path: Path) -> None:
    path = write(tmp_path, MINE + '[[horses]]\nsource = "printed"\nname = "Rigel"\nfigures = [1, 2]\n')
    assert problems(path) == ["horses[0].figures: 12 numbers expected, 2 found (Rigel)"]


def test_a_horse_that_is_not_in_the_base(tmp_path: Path) -> None:
    path = write(tmp_path, MINE + '[[horses]]\nsource = "printed"\nname = "Riegel"\nfigures = [1, 2]\n')
    found = problems(path)
    assert "horses[0].age: missing (Riegel)" in found


def test_what_a_replacing_file_must_hold(tmp_path: Path) -> None:
    assert problems(write(tmp_path, MINE + 'replaces = ["lanes"]\n')) == [
        "replaces: lanes is not in this file"
    ]
    lanes = ALGA[ALGA.index("[[lanes]]") : ALGA.index("# ----", ALGA.index("[[lanes]]"))]
    assert problems(write(tmp_path, MINE + 'replaces = ["lanes"]\n' + lanes)) == []
    one = lanes[: lanes.index("[[lanes]]", 5)]
    assert problems(write(tmp_path, MINE + 'replaces = ["lanes"]\n' + one)) == [
        "lanes: 4 lanes expected, 1 found"
    ]


def test_files_that_are_no_editions_at_all(tmp_path: Path) -> None:
    assert problems(write(tmp_path, "name = \n"))[0].startswith("not TOML: Invalid value (at line 1")
    assert "name: missing" in problems(write(tmp_path, ""))
    (tmp_path / "mine.toml").write_bytes(b'name = "J\xe4gersro"')
    assert problems(tmp_path / "mine.toml")[0].startswith("not UTF-8 text")
    assert problems(tmp_path / "other.toml") == ["no such file"]
    assert problems(write(tmp_path, MINE.replace("alga-1992", "alga"))) == [
        "extends: alga: no such edition; there are alga-1992, derby-2023, drechsler, drechsler-2023-rules"
    ]
    assert problems(write(tmp_path, MINE.replace('"alga-1992"', "3"))) == [
        "extends: the name or path of one edition expected"
    ]
    assert "horses: a list expected, found 3" in problems(write(tmp_path, MINE + "horses = 3\n"))
    assert "bond: a table expected, found 3" in problems(write(tmp_path, MINE + "bond = 3\n"))


def test_a_pile_that_could_run_out(tmp_path: Path) -> None:
    text = (
        MINE
        + """replaces = ["racing_cards"]
        [[racing_cards]]
        source = "house"
        id = "MY01"
        title = "Vänta!"
        effect = "stand_over"
        count = 20
        rule = "J-106"
        """
    )
    assert problems(write(tmp_path, text)) == [
        "racing_cards: the pile could run out: at least one card must be of a kind that is not kept"
    ]


def test_check_takes_a_built_in_name_too() -> None:
    assert edition.check("alga-1992") == []
    assert edition.check("alga-1993") == [
        "alga-1993: no such edition; there are alga-1992, derby-2023, drechsler, drechsler-2023-rules"
    ]


def test_editions_name_only_known_options() -> None:
    for name in ALL:
        assert edition.load(name).options.keys() <= OPTIONS.keys()


def test_sources_do_not_count_in_a_hash() -> None:
    assert editions.content_hash({"a": [{"b": 1, "source": "house"}]}) == editions.content_hash(
        {"a": [{"b": 1}]}
    )
    assert editions.content_hash({"a": 1, "b": 2}) == editions.content_hash({"b": 2, "a": 1})
    assert editions.content_hash({"a": 1}) != editions.content_hash({"a": 2})
