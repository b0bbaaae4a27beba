"""Editions of Jägersro: what an edition file must hold, and the record that the rules read.

The files are in the folder `editions`; how they are found and merged is `engine.editions`. The figures
and their sources are those of the rule ledger (tables A3.1, A3.2 and part B; readings: part C2).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import numpy as np
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from homestretch.engine import editions
from homestretch.engine.editions import EditionError, Fault
from homestretch.engine.record import one
from homestretch.games.jagersro import state as s
from homestretch.games.jagersro.options import OPTIONS

FOLDER = Path(__file__).parent / "editions"
DEFAULT = "alga-1992"

KEYS = {
    "horses": "name",
    "own_values": "horse",
    "lanes": "age",
    "races": "code",
    "racing_cards": "id",
    "chance_cards": "id",
}
"""By which key the entries of a list are told apart when one edition extends another."""

AGES = (2, 3, 4, 5)
CODES = (*(str(slot) for slot in range(1, s.SLOTS + 1)), *(f"X{i}" for i in range(1, s.RACES - s.SLOTS + 1)))
SEASONS = {"spring": 1, "summer": 4, "autumn": 7, "winter": 10}
WINS = ("any", "none", "some")
SCALES = ("apex", "even")
BEYOND = (1, 100)
"""How much progress each square beyond the line adds, by scale. Such squares do not exist on the board;
a horse that has crossed is ahead of all others, and further ahead the further it went."""

CHANCE_SUMS = {
    "horse_fee": 1, "company_tax": 1, "company_gift": 1, "wealth_tax": 1, "track_repair": 2, "collect": 1,
    "win_horse": 1, "age_fee": 2,
}  # fmt: skip
"""How many sums a chance card of an effect names; the others name none."""

KEPT_RACING = ("steady", "stand_over", "wait_next", "wait_last", "fall")
KEPT_CHANCE = ("tip", "cold")
"""Effects of cards that are kept for a time and so are missing when the pile is made up again (J-226)."""

# The longest way beyond the line is one figure, so a lane and a figure must fit into SQUARES.
MAX_STEPS = 12
MAX_LENGTH = s.SQUARES - 1 - MAX_STEPS
MAX_KR = 1_000_000

T = TypeVar("T")


def _exactly(n: int, what: str) -> Any:
    def check(items: list[T]) -> list[T]:
        if len(items) != n:
            raise ValueError(f"{n} {what} expected, {len(items)} found")
        return items

    return AfterValidator(check)


def _at_most(n: int, what: str) -> Any:
    def check(items: list[T]) -> list[T]:
        if not 1 <= len(items) <= n:
            raise ValueError(f"1 to {n} {what} expected, {len(items)} found")
        return items

    return AfterValidator(check)


def _rising(items: list[int]) -> list[int]:
    for before, after in pairwise(items):
        if after <= before:
            raise ValueError(f"the numbers must rise, but {after} follows {before}")
    return items


def _falling(items: list[int]) -> list[int]:
    for before, after in pairwise(items):
        if after >= before:
            raise ValueError(f"the numbers must fall, but {after} follows {before}")
    return items


Rising = AfterValidator(_rising)
Falling = AfterValidator(_falling)

Kr = Annotated[int, Field(ge=0, le=MAX_KR)]
Price = Annotated[int, Field(ge=1, le=MAX_KR)]
Age = Literal[2, 3, 4, 5]
Colour = Literal["blue", "black", "white", "yellow", "red"]
Count = Annotated[int, Field(ge=0, le=100)]
Rule = Annotated[str, Field(pattern=r"^J-\d{3}$")]
Name = Annotated[str, Field(min_length=1, max_length=60)]
Values = Annotated[list[Price], _exactly(6, "prices (wins 0 to 5)"), Rising]


class Table(BaseModel):
    """A table of an edition file: strict, closed, and with the source of its figures."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
    source: Literal["printed", "attested", "house"]


class Parts(Table):
    """What is in the box (J-011, J-013, J-015)."""

    racing_cards: Count
    chance_cards: Count
    bonds: Annotated[int, Field(ge=0, le=6)]
    star_jockeys: Annotated[int, Field(ge=0, le=6)]
    markers: Annotated[list[Price], _exactly(s.MARKERS, "markers"), Falling]
    start_loan: Price


class Horse(Table):
    """A horse card (B1): squares in rounds 1 to 12."""

    name: Name
    age: Age
    colour: Colour
    figures: Annotated[list[Annotated[int, Field(ge=1, le=MAX_STEPS)]], _exactly(s.COLUMNS, "numbers")]


class OwnValues(Table):
    """Prices of one horse that differ from those of its age, by wins 0 to 5."""

    horse: Name
    values: Values


class Line(Table):
    """The progress of the finishing line on both scales."""

    apex: int
    even: int


class Lane(Table):
    """A lane (B2): where its cards lie, and the progress of the squares 0 … length - 1."""

    age: Age
    length: Annotated[int, Field(ge=2, le=MAX_LENGTH)]
    racing: Annotated[list[int], Rising]
    chance: Annotated[list[int], Rising]
    apex: Annotated[list[int], Rising]
    even: Annotated[list[int], Rising]


class Odds(Table):
    """The odds squares (B5): by squares left of the second horse 1 … 6, and without a second horse."""

    left: Annotated[list[Annotated[int, Field(ge=1, le=1000)]], _exactly(6, "odds"), Falling]
    alone: Annotated[int, Field(ge=1, le=1000)]


class Race(Table):
    """A race of the programme (A3.1, code "1" to "10") or of its back (A3.2, "X1" to "X8")."""

    code: str
    name: Name
    english: Name
    season: Literal["spring", "summer", "autumn", "winter"] | None = None
    ages: Annotated[list[Age], _exactly(2, "ages")]
    wins: Literal["any", "none", "some"]
    fee: Kr
    handicap: Literal["none", "only_3_year_olds_move", "winless_3_ahead", "5_year_olds_go_2"]
    prizes: Annotated[list[Price], _at_most(s.PRIZES, "prizes"), Falling]
    swappable: bool = False


class RacingCard(Table):
    """A kind of racing card (A10, B3)."""

    id: Name
    title: Name
    effect: str
    steps: Annotated[int, Field(ge=-MAX_STEPS, le=MAX_STEPS)] = 0
    count: Count
    shielded: bool = False
    finish_only: bool = False
    rule: Rule


class ChanceCard(Table):
    """A kind of chance card (A18, B4). `of`: a company key or a colour."""

    id: Name
    effect: str
    of: str | None = None
    kr: list[Kr] = []
    count: Count
    rule: Rule


class Sums(Table):
    """Sums that the rules of single cards name (J-202, J-215, J-218, J-220, J-265)."""

    tip_stake: Price
    dearest_horse: Price
    lame_horse: Price
    doubled_at_most: Kr
    no_loan_from: Price


class Insurance(Table):
    """What the certificate pays for a lame horse and for one with a cold (J-054)."""

    lame: Kr
    cold: Kr


class HorseValues(Table):
    """Prices of the horses of each age by wins 0 to 5 (B7)."""

    age_2: Values
    age_3: Values
    age_4: Values
    age_5: Values


class Companies(Table):
    """Prices of the companies (B7)."""

    jockeytjanst: Price
    galoppstall: Price
    tranartjanst: Price
    galoppforsakring: Price
    hastagenturen: Price
    privatbanken: Price


class StarJockey(Table):
    """Price of a star jockey, and the fee that AB Jockeytjänst takes for a rival one (B7)."""

    price: Price
    fee: Kr


class Bond(Table):
    """Price and interest of a bond (B7)."""

    price: Price
    interest: Kr


class Sum(Table):
    """A single amount."""

    kr: Price


class Loans(Table):
    """The loan ladder and its interest (B7)."""

    debt: Annotated[list[Price], _at_most(s.STEPS - 1, "steps"), Rising]
    interest: Annotated[list[Kr], Rising]


class Readings(Table):
    """How the cards are read (part C2)."""

    stand_over_in_finish: Annotated[int, Field(ge=1, le=2)]
    steady_lasts: bool
    wait_reading: Literal["noted", "fixed", "fewer_behind"]
    leader_wait_stands_over: bool
    zero_move_lands: bool
    kept_cards_discarded: bool
    repeat_own_figure: bool
    level_steps_back: bool
    fall_stops_finish: bool
    turn_slip: bool


class Content(BaseModel):
    """A whole edition file."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
    name: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]*$")]
    title: Name
    races_only: bool = False
    options: dict[str, str] = {}
    parts: Parts
    horses: Annotated[list[Horse], _exactly(s.HORSES, "horses")]
    own_values: list[OwnValues] = []
    line: Line
    lanes: Annotated[list[Lane], _exactly(s.LANES, "lanes")]
    odds: Odds
    races: Annotated[list[Race], _exactly(s.RACES, "races")]
    racing_cards: Annotated[list[RacingCard], _at_most(s.RACING_KINDS, "kinds of card")]
    chance_cards: Annotated[list[ChanceCard], _at_most(s.CHANCE_KINDS, "kinds of card")]
    sums: Sums
    insurance: Insurance
    horse_values: HorseValues
    companies: Companies
    star_jockey: StarJockey
    bond: Bond
    premium: Sum
    loans: Loans
    rounding: Sum
    readings: Readings

    def values(self, horse: Horse) -> list[int]:
        """Prices of a horse in kronor, by wins 0 to 5."""
        for own in self.own_values:
            if own.horse == horse.name:
                return own.values
        by_age: list[int] = getattr(self.horse_values, f"age_{horse.age}")
        return by_age


@dataclass(frozen=True)
class Edition:
    """An edition ready to play. Nothing here may be changed: editions are shared."""

    name: str
    title: str
    hash: str
    """SHA-256 of everything the edition says, sources, name and title apart."""
    races_only: bool
    record: np.recarray[Any, Any]
    """Shape (1,), dtype `state.EDITION`."""
    options: dict[str, str]
    """Options whose default the edition changes."""
    model: Content

    def content(self) -> dict[str, Any]:
        """What a board is drawn from, as plain JSON (`GET /content`, see docs/protocol.md)."""
        return _content(self)


def names() -> list[str]:
    """The built-in editions, the default one first."""
    return sorted(editions.names(FOLDER), key=lambda name: (name != DEFAULT, name))


def load(name_or_path: str | Path = DEFAULT) -> Edition:
    """A built-in edition by name, or one from a TOML file by path; raises EditionError.

    A string that is neither a path with a slash nor ends in `.toml` is taken as a name.
    """
    if isinstance(name_or_path, str) and name_or_path in editions.names(FOLDER):
        return _built_in(name_or_path)
    return _load(editions.find(name_or_path, FOLDER))


def check(path: str | Path) -> list[str]:
    """What is wrong with an edition (a file, or a built-in name), one sentence each; empty if playable."""
    try:
        _load(editions.find(Path(path) if Path(path).is_file() else path, FOLDER))
    except EditionError as error:
        return error.problems
    return []


@lru_cache(maxsize=16)
def _built_in(name: str) -> Edition:
    return _load(FOLDER / f"{name}.toml")


def _load(path: Path) -> Edition:
    document = editions.read(path, FOLDER, KEYS)
    tree = dict(document.tree)
    # The one table whose keys are not fixed: its source has been checked, and is no option.
    options = tree.get("options")
    if isinstance(options, dict):
        tree["options"] = {k: v for k, v in options.items() if k != "source"}
    try:
        model = Content.model_validate(tree)
    except ValidationError as error:
        raise editions.explain(error, document) from error
    faults = list(_faults(model))
    if faults:
        raise EditionError(document.problem(*fault) for fault in faults)
    return Edition(
        name=model.name,
        title=model.title,
        # Without what is at its default, so that a key added to the format later changes no old hash.
        hash=editions.content_hash(model.model_dump(exclude_defaults=True, exclude={"name", "title"})),
        races_only=model.races_only,
        record=_record(model),
        options=dict(model.options),
        model=model,
    )


def _faults(m: Content) -> Iterator[Fault]:
    """What a look at one value alone cannot find."""
    yield from _option_faults(m)
    yield from _horse_faults(m)
    yield from _lane_faults(m)
    yield from _race_faults(m)
    yield from _card_faults(m)
    if len(m.loans.interest) != len(m.loans.debt):
        yield (
            ("loans", "interest"),
            f"{len(m.loans.debt)} numbers expected, one for each step, {len(m.loans.interest)} found",
        )
    if m.parts.start_loan not in m.loans.debt:
        yield ("parts", "start_loan"), f"{m.parts.start_loan} is no step of loans.debt"


def _option_faults(m: Content) -> Iterator[Fault]:
    for key, value in m.options.items():
        if key not in OPTIONS:
            yield ("options", key), "no such option"
        elif value not in OPTIONS[key]:
            yield ("options", key), f"{value!r} is none of {', '.join(OPTIONS[key])}"


def _horse_faults(m: Content) -> Iterator[Fault]:
    seen: set[str] = set()
    colours: set[tuple[int, str]] = set()
    for i, horse in enumerate(m.horses):
        age = AGES[i // s.COLOURS]
        if horse.age != age:
            yield (
                ("horses", i, "age"),
                f"{age} expected, found {horse.age}: five horses of each age, the youngest first",
            )
        if horse.name in seen:
            yield ("horses", i, "name"), f"{horse.name!r} occurs twice"
        if (horse.age, horse.colour) in colours:
            yield ("horses", i, "colour"), f"a second {horse.colour} horse among the {horse.age}-year-olds"
        seen.add(horse.name)
        colours.add((horse.age, horse.colour))
    priced: set[str] = set()
    for i, own in enumerate(m.own_values):
        if own.horse not in seen:
            yield ("own_values", i, "horse"), f"there is no horse {own.horse!r}"
        if own.horse in priced:
            yield ("own_values", i, "horse"), f"{own.horse!r} occurs twice"
        priced.add(own.horse)


def _lane_faults(m: Content) -> Iterator[Fault]:
    for i, lane in enumerate(m.lanes):
        if lane.age != AGES[i]:
            yield ("lanes", i, "age"), f"{AGES[i]} expected, found {lane.age}"
        for deck in ("racing", "chance"):
            for square in getattr(lane, deck):
                if not 1 <= square < lane.length:
                    yield ("lanes", i, deck), f"square {square} is not between 1 and {lane.length - 1}"
        for square in sorted(set(lane.racing) & set(lane.chance)):
            yield ("lanes", i, "chance"), f"square {square} is a racing square as well"
        for scale in SCALES:
            progress, line = getattr(lane, scale), getattr(m.line, scale)
            if len(progress) != lane.length:
                yield (
                    ("lanes", i, scale),
                    f"{lane.length} numbers expected, for the squares 0 to {lane.length - 1}, "
                    f"{len(progress)} found",
                )
            elif progress[0] != 0:
                yield ("lanes", i, scale), f"0 expected for square 0, found {progress[0]}"
            elif progress[-1] >= line:
                yield (
                    ("lanes", i, scale),
                    f"the last square must be before the line at {line}, found {progress[-1]}",
                )


def _race_faults(m: Content) -> Iterator[Fault]:
    for i, race in enumerate(m.races):
        if race.code != CODES[i]:
            yield ("races", i, "code"), f"{CODES[i]!r} expected here, found {race.code!r}"
        if race.ages[0] > race.ages[1]:
            yield ("races", i, "ages"), "the younger age comes first"


def _card_faults(m: Content) -> Iterator[Fault]:
    for deck, cards in (("racing_cards", m.racing_cards), ("chance_cards", m.chance_cards)):
        total = sum(card.count for card in cards)
        expected = getattr(m.parts, deck)
        if total != expected:
            yield (deck,), f"{expected} cards expected (parts.{deck}), {total} found"
        for name, times in Counter(card.id for card in cards).items():
            if times > 1:
                yield (deck,), f"the id {name!r} occurs {times} times"
        kept = KEPT_RACING if deck == "racing_cards" else KEPT_CHANCE
        if all(card.effect in kept for card in cards if card.count):
            yield (deck,), "the pile could run out: at least one card must be of a kind that is not kept"
    tips = Counter(card.of for card in m.chance_cards if card.effect == "tip" for _ in range(card.count))
    for colour, times in tips.items():
        if times > 1:
            yield ("chance_cards",), f"{times} tips on {colour}; there may be one of each colour"
    for i, card in enumerate(m.racing_cards):
        if card.effect not in s.RACING_EFFECTS:
            yield ("racing_cards", i, "effect"), f"{card.effect!r} is none of {', '.join(s.RACING_EFFECTS)}"
        elif (card.effect == "move") != (card.steps != 0):
            yield (
                ("racing_cards", i, "steps"),
                'steps other than 0 go with the effect "move", and only with it',
            )
        if card.finish_only and card.effect != "disqualified":
            yield ("racing_cards", i, "finish_only"), 'only for the effect "disqualified"'
    companies, colours = s.COMPANY_KEYS, s.COLOUR_NAMES
    for i, chance in enumerate(m.chance_cards):
        at = ("chance_cards", i)
        if chance.effect not in s.CHANCE_EFFECTS:
            yield (*at, "effect"), f"{chance.effect!r} is none of {', '.join(s.CHANCE_EFFECTS)}"
            continue
        sums = CHANCE_SUMS.get(chance.effect, 0)
        if len(chance.kr) != sums:
            yield (*at, "kr"), f"{sums} sums expected for {chance.effect!r}, {len(chance.kr)} found"
        allowed = {"horse_fee": companies, "tip": colours}.get(chance.effect)
        if allowed is None and chance.of is not None:
            yield (*at, "of"), f"not for the effect {chance.effect!r}"
        elif allowed is not None and chance.of not in allowed:
            yield (*at, "of"), f"{chance.of!r} is none of {', '.join(allowed)}"


def _chance_arg(card: ChanceCard) -> int:
    if card.of is None:
        return 0
    return (s.COMPANY_KEYS if card.effect == "horse_fee" else s.COLOUR_NAMES).index(card.of)


def _record(m: Content) -> np.recarray[Any, Any]:
    """The numbers of an edition in the form that the rules read."""
    record = one(s.EDITION)
    r = record[0]
    for h, horse in enumerate(m.horses):
        r.age[h] = horse.age
        r.colour[h] = s.COLOUR_NAMES.index(horse.colour)
        r.figure[h] = horse.figures
        r.value[h] = m.values(horse)
    _put_lanes(r, m)
    r.odds[1:7] = m.odds.left
    r.odds_alone = m.odds.alone
    _put_decks(r, m)
    for i, race in enumerate(m.races):
        r.race_min_age[i], r.race_max_age[i] = race.ages
        r.race_wins[i] = WINS.index(race.wins)
        r.race_fee[i] = race.fee
        r.race_handicap[i] = s.HANDICAPS.index(race.handicap)
        r.race_prize[i, : len(race.prizes)] = race.prizes
        r.race_column[i] = SEASONS[race.season] if race.season else 0
    _put_prices(r, m)
    for key in type(m.readings).model_fields:
        value = getattr(m.readings, key)
        if key == "wait_reading":
            r[key] = s.WAIT_READINGS.index(value)
        elif key != "source":
            r[key] = int(value)
    return record


def _put_lanes(r: Any, m: Content) -> None:
    for i, lane in enumerate(m.lanes):
        r.length[i] = lane.length
        r.square[i, lane.racing] = s.SQUARE_RACING
        r.square[i, lane.chance] = s.SQUARE_CHANCE
        for scale, (key, step) in enumerate(zip(SCALES, BEYOND, strict=True)):
            r.progress[scale, i, : lane.length] = getattr(lane, key)
            beyond = np.arange(s.SQUARES - lane.length) * step
            r.progress[scale, i, lane.length :] = getattr(m.line, key) + beyond


def _put_decks(r: Any, m: Content) -> None:
    r.racing_kinds = len(m.racing_cards)
    for i, card in enumerate(m.racing_cards):
        r.racing_count[i] = card.count
        r.racing_effect[i] = s.RACING_EFFECTS.index(card.effect)
        r.racing_steps[i] = card.steps
        r.racing_shielded[i] = card.shielded
        r.racing_finish_only[i] = card.finish_only
        r.racing_rule[i] = int(card.rule[2:])
    r.chance_kinds = len(m.chance_cards)
    for i, chance in enumerate(m.chance_cards):
        r.chance_count[i] = chance.count
        r.chance_effect[i] = s.CHANCE_EFFECTS.index(chance.effect)
        r.chance_arg[i] = _chance_arg(chance)
        r.chance_kr[i, : len(chance.kr)] = chance.kr
        r.chance_rule[i] = int(chance.rule[2:])


def _put_prices(r: Any, m: Content) -> None:
    r.company_price[:] = [getattr(m.companies, key) for key in s.COMPANY_KEYS]
    r.jockey_fee = m.star_jockey.fee
    r.jockey_price = m.star_jockey.price
    r.jockeys = m.parts.star_jockeys
    r.bond_price = m.bond.price
    r.bond_interest = m.bond.interest
    r.bonds = m.parts.bonds
    r.premium = m.premium.kr
    r.insured_lame = m.insurance.lame
    r.insured_cold = m.insurance.cold
    steps = len(m.loans.debt)
    r.debt[1 : steps + 1] = m.loans.debt
    r.interest[1 : steps + 1] = m.loans.interest
    r.debt_steps = steps
    r.start_debt_step = m.loans.debt.index(m.parts.start_loan) + 1
    r.marker[:] = m.parts.markers
    r.tip_stake = m.sums.tip_stake
    r.agency_price = m.sums.dearest_horse
    r.lame_price = m.sums.lame_horse
    r.double_limit = m.sums.doubled_at_most
    r.no_loan_from = m.sums.no_loan_from
    r.rounding = m.rounding.kr


def _content(e: Edition) -> dict[str, Any]:
    m = e.model
    kinds = ("plain", "racing", "chance")
    return {
        "edition": e.name,
        "title": e.title,
        "hash": e.hash,
        "races_only": e.races_only,
        "options": dict(e.options),
        "colours": list(s.COLOUR_NAMES),
        "horses": [
            {
                "horse": i,
                "name": horse.name,
                "age": horse.age,
                "colour": horse.colour,
                "figures": horse.figures,
                "values": m.values(horse),
            }
            for i, horse in enumerate(m.horses)
        ],
        "lanes": [
            {
                "age": lane.age,
                "length": lane.length,
                # by square; square 0 lies behind the start
                "squares": [kinds[k] for k in e.record[0].square[i, : lane.length]],
                # by square, the line (square `length`) included
                "progress": {
                    scale: e.record[0].progress[k, i, : lane.length + 1].tolist()
                    for k, scale in enumerate(SCALES)
                },
            }
            for i, lane in enumerate(m.lanes)
        ],
        "odds": m.odds.left,  # by squares left of the second horse, 1 first
        "odds_alone": m.odds.alone,
        "races": [
            {
                "race": i,
                "slot": i + 1 if i < s.SLOTS else None,
                "code": race.code,
                "name": race.name,
                "english": race.english,
                "min_age": race.ages[0],
                "max_age": race.ages[1],
                "wins": race.wins,
                "fee": race.fee,
                "handicap": race.handicap,
                "prizes": race.prizes,
                "season": race.season,
                "column": SEASONS[race.season] if race.season else None,
                "swappable": race.swappable,
            }
            for i, race in enumerate(m.races)
        ],
        "racing_cards": [
            {"card": i, **card.model_dump(exclude={"source"})} for i, card in enumerate(m.racing_cards)
        ],
        "chance_cards": [
            {"card": i, **card.model_dump(exclude={"source"})} for i, card in enumerate(m.chance_cards)
        ],
        "companies": [
            {"card": s.COMPANY + i, "key": key, "price": getattr(m.companies, key)}
            for i, key in enumerate(s.COMPANY_KEYS)
        ],
        "bond": {"card": s.BOND, "price": m.bond.price, "interest": m.bond.interest, "count": m.parts.bonds},
        "star_jockey": {
            "card": s.JOCKEY,
            "price": m.star_jockey.price,
            "fee": m.star_jockey.fee,
            "count": m.parts.star_jockeys,
        },
        "premium": m.premium.kr,
        "insurance": {"lame": m.insurance.lame, "cold": m.insurance.cold},
        "ladder": [
            {"debt": debt, "interest": interest}
            for debt, interest in zip(m.loans.debt, m.loans.interest, strict=True)
        ],
        "start_loan": m.parts.start_loan,
        "markers": m.parts.markers,
        "tip_stake": m.sums.tip_stake,
        # what of this is printed, attested or our own reconstruction
        "sources": {
            key: value.source for key in type(m).model_fields if isinstance(value := getattr(m, key), Table)
        },
    }
