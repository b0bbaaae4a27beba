"""The rule ledgers in docs/rules/, read into objects: entries, error codes, golden scenarios.

The ledgers are the specification. The tests, the log, the help and the command line all refer to their
numbers, so this module knows nothing but their format and imports nothing else of the package.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent

TITLES: dict[str, str] = {
    "jagersro": "Jägersro",
    "rennfieber": "Rennfieber",
    "miljon": "Sätt sprätt på en miljon!",
}
"""Games that have or will have a ledger, by the name of its file."""

PREFIXES: dict[str, str] = {"jagersro": "J", "rennfieber": "R", "miljon": "M"}
"""The letter that a game's rule numbers begin with."""

TAGS = ("printed", "attested", "resolved", "house")

LATER: dict[str, tuple[range, ...]] = {
    # Alternative and cut races, season, betting during the race, Dark Horse, campaign; real cards.
    "jagersro": (range(30, 38), range(233, 250), range(255, 256), range(284, 288), range(289, 290)),
}
"""Numbers of rules that are specified but not played yet; they need no test so far."""

ENTRY = re.compile(r"^- \*\*([A-Z])-(\d{3})\*\* `(\w+)`\s*(?:— )?(\*Info\.\*)?\s*(.*)$")
PART = re.compile(r"^#{2,3} ([A-Z]\.?\d*)\.? (.+)$")
OPTION = re.compile(r"`(\w+): ([^`]* \| [^`]*)`")
CODE = re.compile(r"^\| (E\d\d) \| (.+?) \| (.+?) \|$")
SCENARIO = re.compile(r"^\| (G\d\d)\b ?(.*?) \| (.+?) \| (.+?) \| (.+?) \|$")
REFERENCE = re.compile(r"\b[A-Z]-\d{3}\b")


class UnknownRuleError(LookupError):
    """A rule or a game that no ledger holds; `near` are ids that may have been meant."""

    def __init__(self, message: str, near: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.near = tuple(near)


@dataclass(frozen=True)
class Option:
    """A reading that a table may choose: its key and values as the ledger writes them, default first."""

    key: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Entry:
    """One rule of a ledger. `text` is Markdown; `info` rules only inform, `later` ones are not played yet."""

    id: str
    number: int
    part: str
    part_title: str
    tag: str
    info: bool
    later: bool
    text: str
    options: tuple[Option, ...]

    @property
    def in_scope(self) -> bool:
        """Whether the rule must have a test."""
        return not (self.info or self.later)

    @property
    def references(self) -> tuple[str, ...]:
        """Ids of the other rules that the text speaks of, in order, each once."""
        found = dict.fromkeys(REFERENCE.findall(self.text))
        found.pop(self.id, None)
        return tuple(found)


@dataclass(frozen=True)
class ErrorCode:
    """An answer to bad input: its code, the inputs it is for (Markdown), the rules they break."""

    code: str
    input: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Scenario:
    """A golden scenario, as the ledger words it."""

    id: str
    title: str
    situation: str
    cards: str
    expected: str


@dataclass(frozen=True)
class Rulebook:
    """A parsed ledger. Entries, codes and scenarios are in the order of the file."""

    game: str
    title: str
    entries: dict[str, Entry]
    codes: dict[str, ErrorCode]
    scenarios: dict[str, Scenario]

    def find(self, wanted: str) -> Entry:
        """The entry with an id like `J-041`; `j41` and `41` will do. Raises UnknownRuleError."""
        rule = canonical(self.game, wanted)
        if rule in self.entries:
            return self.entries[rule]
        raise UnknownRuleError(f"{self.title} has no rule {wanted}", self._near(rule))

    def _near(self, rule: str) -> list[str]:
        near: list[str] = []
        if digits := re.sub(r"\D", "", rule):
            by_number = sorted(self.entries.values(), key=lambda e: abs(e.number - int(digits)))
            near = [e.id for e in by_number[:1]]
        near += [r for r in difflib.get_close_matches(rule, self.entries, n=3, cutoff=0.7) if r not in near]
        return near[:3]

    @property
    def in_scope(self) -> list[Entry]:
        """The rules that must have a test."""
        return [e for e in self.entries.values() if e.in_scope]

    @property
    def options(self) -> dict[str, Option]:
        """Every option key with the values that its rule gives."""
        return {o.key: o for e in self.entries.values() for o in e.options}


def canonical(game: str, wanted: str) -> str:
    """An id as the ledger writes it: `j41`, `41` and `J-041` all become `J-041`."""
    match = re.fullmatch(r"\s*([A-Za-z])?\s*[-–]?\s*(\d{1,3})\s*", wanted)
    if not match:
        return wanted.strip().upper()
    prefix = (match[1] or PREFIXES.get(game, "?")).upper()
    return f"{prefix}-{int(match[2]):03d}"


def folder() -> Path:
    """Where the ledgers are: docs/rules in a checkout, a copy inside an installed package."""
    inside = PACKAGE / "rulebooks"
    return inside if inside.is_dir() else PACKAGE.parent.parent / "docs" / "rules"


def games() -> list[str]:
    """The games whose ledger is here."""
    return [game for game in TITLES if (folder() / f"{game}.md").is_file()]


@cache
def load(game: str) -> Rulebook:
    """A game's ledger. Raises UnknownRuleError if there is none, ValueError if it is malformed."""
    if game not in games():
        near = difflib.get_close_matches(game, TITLES, n=1)
        raise UnknownRuleError(
            f"there is no ledger of {game!r}", [n for n in near if n in games()] or games()
        )
    return parse(game, (folder() / f"{game}.md").read_text(encoding="utf-8"))


def parse(game: str, text: str) -> Rulebook:
    """A ledger from its Markdown; raises ValueError, with the line, where it is malformed."""
    entries: dict[str, Entry] = {}
    codes: dict[str, ErrorCode] = {}
    scenarios: dict[str, Scenario] = {}
    part, part_title = "", ""
    for number, line in enumerate(text.splitlines(), 1):
        if heading := PART.match(line):
            part, part_title = heading[1], heading[2]
        elif line.startswith("- **") and REFERENCE.search(line[:14]):
            entry = _entry(game, part, part_title, line, number)
            if entry.id in entries:
                raise ValueError(f"line {number}: {entry.id} is there twice")
            entries[entry.id] = entry
        elif code := CODE.match(line):
            codes[code[1]] = ErrorCode(code[1], code[2], tuple(REFERENCE.findall(code[3])))
        elif row := SCENARIO.match(line):
            scenarios[row[1]] = Scenario(*(cell.strip() for cell in row.groups()))
    if not entries:
        raise ValueError("no rules found")
    return Rulebook(game, TITLES.get(game, game), entries, codes, scenarios)


def _entry(game: str, part: str, part_title: str, line: str, line_number: int) -> Entry:
    match = ENTRY.match(line)
    if not match:
        raise ValueError(f"line {line_number}: a rule without a tag: {line[:60]}")
    prefix, digits, tag, info, text = match.groups()
    if tag not in TAGS:
        raise ValueError(f"line {line_number}: {tag!r} is no tag; there are {', '.join(TAGS)}")
    if game in PREFIXES and prefix != PREFIXES[game]:
        raise ValueError(f"line {line_number}: a number of {game} begins with {PREFIXES[game]}, not {prefix}")
    number = int(digits)
    return Entry(
        id=f"{prefix}-{digits}",
        number=number,
        part=part,
        part_title=part_title,
        tag=tag,
        info=bool(info),
        later=any(number in numbers for numbers in LATER.get(game, ())),
        text=text,
        options=tuple(
            Option(key, tuple(v.strip() for v in values.split(" | "))) for key, values in OPTION.findall(text)
        ),
    )


@cache
def topics(game: str) -> dict[str, tuple[str, ...]]:
    """The help topics of a game with the ids that each covers; empty while the game has none."""
    path = PACKAGE / "games" / game / "topics.toml"
    if not path.is_file():
        return {}
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {topic: tuple(content["ids"]) for topic, content in table.items()}


def topic_of(game: str, rule: str) -> str | None:
    """The help topic that an id belongs to, if any."""
    return next((topic for topic, ids in topics(game).items() if rule in ids), None)


@cache
def reasons(game: str) -> dict[str, str]:
    """Why some rules never fire in random games, by id (docs/rules/GAME.never.toml).

    The file has one table for each reason: `reason = "…"` and `ids = […]`. Raises ValueError if an id
    has two reasons or is not in the ledger.
    """
    path = folder() / f"{game}.never.toml"
    if not path.is_file():
        return {}
    book = load(game)
    found: dict[str, str] = {}
    for name, table in tomllib.loads(path.read_text(encoding="utf-8")).items():
        for rule in table["ids"]:
            if rule in found or rule not in book.entries:
                raise ValueError(f"{path.name}: {rule} in [{name}] is unknown or has a reason already")
            found[rule] = table["reason"]
    return found
