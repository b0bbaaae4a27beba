"""The ledger parser, against the ledger itself and against malformed ones."""

from __future__ import annotations

import re

import pytest

from homestretch import rulebook
from homestretch.games.jagersro import options

BOOK = rulebook.load("jagersro")


def test_numbers_run_through_without_a_gap() -> None:
    assert sorted(e.number for e in BOOK.entries.values()) == list(range(1, 292))


def test_an_entry() -> None:
    entry = BOOK.find("J-041")
    assert (entry.number, entry.part, entry.tag) == (41, "A4", "attested")
    assert entry.part_title == "Entries and fees (checklist steps g and h)"
    assert entry.text == "A start-banned horse (chance card CH24) may not be entered."
    assert entry.in_scope
    assert entry.options == ()


@pytest.mark.parametrize("wanted", ["J-041", "j-041", "J41", "41", " j-41 ", "J–041"])
def test_ids_may_be_written_loosely(wanted: str) -> None:
    assert BOOK.find(wanted).id == "J-041"


def test_an_unknown_id_names_its_neighbours() -> None:
    with pytest.raises(rulebook.UnknownRuleError) as caught:
        BOOK.find("J-300")
    assert "J-291" in caught.value.near
    with pytest.raises(rulebook.UnknownRuleError):
        BOOK.find("R-001")
    with pytest.raises(rulebook.UnknownRuleError):
        BOOK.find("the jockey")


def test_an_unknown_game() -> None:
    with pytest.raises(rulebook.UnknownRuleError) as caught:
        rulebook.load("jagerso")
    assert caught.value.near == ("jagersro",)


def test_what_needs_no_test() -> None:
    info = [e.id for e in BOOK.entries.values() if e.info]
    later = [e.number for e in BOOK.entries.values() if e.later]
    assert info == ["J-002", "J-004", "J-010", "J-168"]
    assert sorted(later) == [*range(30, 38), *range(233, 250), 255, *range(284, 288), 289]
    assert len(BOOK.in_scope) == 291 - 4 - 31


def test_tags_and_parts() -> None:
    assert {e.tag for e in BOOK.entries.values()} == set(rulebook.TAGS)
    assert [e.part for e in BOOK.entries.values()] == sorted(
        (e.part for e in BOOK.entries.values()), key=lambda part: int(part[1:])
    )
    assert BOOK.entries["J-289"].part == "A22"


def test_options_are_those_of_the_game() -> None:
    extra = {"replace", "skip_races", "last_race"}  # their values are no plain lists
    told = {key: option.values for key, option in BOOK.options.items() if key not in extra}
    assert told == options.OPTIONS | options.LATER
    assert extra <= set(BOOK.options)


def test_options_are_those_of_the_table() -> None:
    text = (rulebook.folder() / "jagersro.md").read_text(encoding="utf-8")
    table = text.split("## A23. Options")[1].split("\n---")[0]
    rows = re.findall(r"`(\w+)` \| [^|]+ \| (J-\d{3})", table)
    by_rule = {(o.key, e.id) for e in BOOK.entries.values() for o in e.options}
    assert set(rows) == by_rule


def test_error_codes() -> None:
    assert list(BOOK.codes) == [f"E{n:02d}" for n in range(1, 29)]
    assert BOOK.codes["E07"].rules == ("J-041", "J-153")
    assert BOOK.codes["E19"].input == "a second star jockey"
    assert all(rule in BOOK.entries for code in BOOK.codes.values() for rule in code.rules)


def test_scenarios() -> None:
    assert list(BOOK.scenarios) == [f"G{n:02d}" for n in range(1, 52)]
    first = BOOK.scenarios["G01"]
    assert first.title == "chain"
    assert first.cards == "+5, then −3"
    assert first.expected.startswith("12 (R)")


def test_every_reference_leads_somewhere() -> None:
    lost = {(e.id, r) for e in BOOK.entries.values() for r in e.references if r not in BOOK.entries}
    assert not lost


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("- **J-001** no tag", "without a tag"),
        ("- **J-001** `guessed` Text.", "'guessed' is no tag"),
        ("- **R-001** `printed` Text.", "begins with J"),
        ("- **J-001** `printed` A.\n- **J-001** `printed` B.", "twice"),
        ("nothing", "no rules"),
    ],
)
def test_malformed_ledgers(line: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        rulebook.parse("jagersro", f"## A1. Part\n{line}\n")


def test_topics_cover_every_rule_once() -> None:
    topics = rulebook.topics("jagersro")
    assert 30 <= len(topics) <= 50
    covered = [rule for ids in topics.values() for rule in ids]
    assert sorted(covered) == sorted(BOOK.entries)
    topic = rulebook.topic_of("jagersro", "J-041")
    assert topic is not None
    assert "J-041" in topics[topic]


def test_reasons_name_known_rules() -> None:
    assert set(rulebook.reasons("jagersro")) <= set(BOOK.entries)
