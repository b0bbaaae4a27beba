"""The command line, run in this process; commands that need compiled rules are tested with the lab."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from homestretch import cli, ledger, rulebook

ANSI = re.compile(r"\x1b\[[0-9;]*m")
EDITIONS = rulebook.PACKAGE / "games" / "jagersro" / "editions"


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a command."""
    try:
        cli.app(arguments, result_action="return_value")
        code = 0
    except SystemExit as end:
        code = int(end.code or 0)
    captured = capsys.readouterr()
    return code, ANSI.sub("", captured.out), ANSI.sub("", captured.err)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    return lambda *arguments: call(capsys, *arguments)


def test_one_rule(run: Any) -> None:
    code, out, _ = run("rules", "jagersro", "J-041")
    assert code == 0
    assert "A start-banned horse" in out
    assert "attested" in out
    assert "E07" in out


def test_several_rules_with_options(run: Any) -> None:
    code, out, _ = run("rules", "jagersro", "65", "j-42")
    assert code == 0
    assert out.index("J-065") < out.index("J-042")
    assert "until_start, open" in out


def test_the_whole_ledger(run: Any) -> None:
    code, out, _ = run("rules", "jagersro")
    assert code == 0
    assert re.findall(r"^(J-\d{3})  ", out, re.MULTILINE) == list(rulebook.load("jagersro").entries)
    assert "A14 Trading in the interval" in out


def test_a_rule_as_json(run: Any) -> None:
    _, out, _ = run("rules", "jagersro", "J-065", "--json")
    [entry] = json.loads(out)
    assert entry["id"] == "J-065"
    assert entry["tag"] == "resolved"
    assert entry["options"] == {"bets_hidden": ["until_start", "open"]}
    assert len(json.loads(run("rules", "jagersro", "--json")[1])) == 291


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("jagersro", "J-400"), "J-291"),
        (("jagersro", "J-O41"), "J-041"),
        (("jagersro", "jockey"), "no rule jockey"),
        (("jagerso",), "did you mean jagersro?"),
    ],
)
def test_unknown_rules_and_games(run: Any, arguments: tuple[str, ...], told: str) -> None:
    code, out, err = run("rules", *arguments)
    assert code == 2
    assert out == ""
    assert told in err.replace("\n", " ")


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys, homestretch.cli; print([m for m in ('numba', 'numpy', 'fastapi') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_every_command_has_help(run: Any) -> None:
    code, out, _ = run("--help")
    assert code == 0
    for command in ("play", "serve", "rules", "ledger", "editions", "soak", "odds", "rank", "bench"):
        assert re.search(rf"\b{command}\b", out)
        assert run(command, "--help")[0] == 0


def test_good_and_bad_editions(run: Any, tmp_path: Path) -> None:
    good = EDITIONS / "alga-1992.toml"
    assert run("editions", "check", str(good))[0] == 0
    assert json.loads(run("editions", "check", str(good), "--json")[1])["ok"] is True
    bad = tmp_path / "mine.toml"
    bad.write_text("name = 3\n")
    code, _, err = run("editions", "check", str(bad))
    assert code == 1
    assert "name" in err
    found = json.loads(run("editions", "check", str(bad), "--json")[1])
    assert found["ok"] is False
    assert found["problems"]
    assert run("editions", "check", str(tmp_path / "none.toml"))[0] == 1


# --- the ledger report -----------------------------------------------------------------------------------

TEXT = """
## A1. Part
- **J-001** `printed` One.
- **J-002** `printed` *Info.* Two.
- **J-003** `house` Three.
- **J-004** `resolved` Four.
- **J-030** `printed` Thirty.
"""


def report(tests: dict[str, int], fired: dict[int, int] | None) -> ledger.Report:
    book = rulebook.parse("jagersro", TEXT)
    return ledger.build(book, tests, fired, {"J-003": "a figure", "J-004": "wrong"})


def test_report_finds_what_has_no_test() -> None:
    made = report({"J-001": 2, "J-003": 1}, None)
    assert made.untested == ["J-004"]
    facts = made.as_json()
    assert (facts["ids"], facts["in_scope"], facts["tested"], facts["games"]) == (5, 3, 2, 0)
    assert facts["never_fired"] == {}


def test_report_says_why_rules_never_act() -> None:
    made = report({"J-001": 1, "J-003": 1, "J-004": 1}, {4: 17})
    assert made.untested == []
    assert made.never_fired == {
        "J-001": None,
        "J-002": ledger.INFO,
        "J-003": "a figure",
        "J-030": ledger.LATER,
    }
    assert made.needless == ["J-004"]
    assert made.as_json()["rules"]["J-004"] == {"tests": 1, "fired": 17}


def test_report_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    ledger.show(report({"J-001": 2}, {1: 12_345}), cli.out)
    out = capsys.readouterr().out
    assert "12\N{THIN SPACE}345" in out
    assert "In scope without a test (2): J-003, J-004" in out
    assert "a figure" in out


@pytest.mark.parametrize(
    ("tests", "code"), [({}, 1), (dict.fromkeys(rulebook.load("jagersro").entries, 1), 0)]
)
def test_ledger_command(run: Any, monkeypatch: pytest.MonkeyPatch, tests: dict[str, int], code: int) -> None:
    monkeypatch.setattr(ledger, "collect_tests", lambda: tests)
    assert run("ledger", "--tests-only")[0] == code
    found = json.loads(run("ledger", "--tests-only", "--json")[1])
    assert bool(found["jagersro"]["untested"]) is bool(code)


def test_no_report_without_the_tests(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rulebook, "PACKAGE", tmp_path / "site" / "homestretch")
    with pytest.raises(ledger.LedgerError, match="only a checkout"):
        ledger.collect_tests()
