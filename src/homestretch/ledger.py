"""The ledger report: rule → tests → how often it acted in random games.

Tests are counted by pytest itself (`--collect-only`, plain rules), so a parametrised test counts as often
as it runs. How often rules acted comes from `homestretch.lab.ledger`, in compiled rules that count.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from homestretch import rulebook
from homestretch.rulebook import Entry, Rulebook

GAMES = 10_000
"""Random games that the report counts over."""

INFO = "only informs (marked Info)"
LATER = "not played yet (variants and real cards)"


class LedgerError(RuntimeError):
    """The report cannot be made; the message says why."""


@dataclass(frozen=True)
class Row:
    """One rule: how many tests cite it, how often it acted (None: not counted)."""

    entry: Entry
    tests: int
    fired: int | None
    reason: str | None

    @property
    def untested(self) -> bool:
        """Whether a test is missing."""
        return self.entry.in_scope and self.tests == 0

    @property
    def silent(self) -> bool:
        """Whether the rule was counted and never acted."""
        return self.fired == 0


@dataclass(frozen=True)
class Report:
    """The report on one game's ledger."""

    book: Rulebook
    rows: tuple[Row, ...]

    @property
    def untested(self) -> list[str]:
        """Ids in scope without a test."""
        return [row.entry.id for row in self.rows if row.untested]

    @property
    def never_fired(self) -> dict[str, str | None]:
        """Ids that never acted, with the reason; None if nobody has given one."""
        return {row.entry.id: row.reason for row in self.rows if row.silent}

    @property
    def needless(self) -> list[str]:
        """Ids that acted although the file of reasons says why they cannot."""
        return [row.entry.id for row in self.rows if row.fired and row.reason]

    def as_json(self) -> dict[str, Any]:
        """The report as plain values."""
        scope = [row for row in self.rows if row.entry.in_scope]
        return {
            "ids": len(self.rows),
            "in_scope": len(scope),
            "tested": sum(row.tests > 0 for row in scope),
            "games": GAMES if any(row.fired is not None for row in self.rows) else 0,
            "untested": self.untested,
            "never_fired": self.never_fired,
            "rules": {row.entry.id: {"tests": row.tests, "fired": row.fired} for row in self.rows},
        }


def build(
    book: Rulebook,
    tests: Mapping[str, int],
    fired: Mapping[int, int] | None,
    reasons: Mapping[str, str],
) -> Report:
    """Put a ledger, its tests by id, and the tally by number together; `fired` None means not counted."""

    def row(entry: Entry) -> Row:
        reason = INFO if entry.info else LATER if entry.later else reasons.get(entry.id)
        count = None if fired is None else int(fired.get(entry.number, 0))
        return Row(entry, tests.get(entry.id, 0), count, reason)

    return Report(book, tuple(row(entry) for entry in book.entries.values()))


def collect_tests() -> dict[str, int]:
    """How many tests cite each rule, by a collection of the checkout's tests. Raises LedgerError."""
    root = rulebook.PACKAGE.parent.parent
    if not (root / "tests" / "conftest.py").is_file():
        raise LedgerError("the report needs the tests, which only a checkout has")
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "rules.json"
        wanted = [f"--rule-map={target}"]
        done = subprocess.run(  # noqa: S603  (nothing from outside in it)
            [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *wanted],
            cwd=root,
            env={**os.environ, "HOMESTRETCH_JIT": "0", "HOMESTRETCH_COUNT": "0", "PYTEST_ADDOPTS": ""},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode not in (0, 5) or not target.is_file():
            tail = "\n".join((done.stdout + done.stderr).splitlines()[-30:])
            raise LedgerError(f"the tests cannot be collected (make test sets their tools up):\n{tail}")
        found: dict[str, list[str]] = json.loads(target.read_text(encoding="utf-8"))
    return {rule: len(tests) for rule, tests in found.items()}


def _count(number: int) -> str:
    return f"{number:,}".replace(",", "\N{THIN SPACE}")


def show(report: Report, console: Console) -> None:
    """Print the report: every rule with its tests and its tally, then what is missing."""
    facts = report.as_json()
    console.rule(f"[bold]{report.book.title}")
    columns = max(1, min(4, console.width // 28))
    table = Table(box=None, pad_edge=False, header_style="bold")
    for _ in range(columns):
        table.add_column("rule")
        table.add_column("tests", justify="right")
        table.add_column("acted", justify="right")
        table.add_column(" ")
    height = -(-len(report.rows) // columns)
    for line in range(height):
        cells: list[Text] = []
        for row in report.rows[line::height]:
            dim = "" if row.entry.in_scope else "dim"
            acted = "·" if row.fired is None else _count(row.fired)
            cells += [
                Text(row.entry.id, style=dim),
                Text(str(row.tests), style="bold red" if row.untested else dim),
                Text(acted, style=dim or ("yellow" if row.silent else "")),
                Text(" "),
            ]
        table.add_row(*cells)
    console.print(table)
    console.print()
    counted = f" · acted: over {_count(GAMES)} random games" if facts["games"] else ""
    console.print(f"{facts['ids']} rules · {facts['in_scope']} in scope · {facts['tested']} tested{counted}")
    if report.never_fired:
        console.print(_silent(report))
    if report.needless:
        console.print(f"[yellow]Acted, though a reason says they cannot:[/] {', '.join(report.needless)}")
    if report.untested:
        console.print(
            f"[bold red]In scope without a test ({len(report.untested)}):[/] {', '.join(report.untested)}"
        )


def _silent(report: Report) -> Group:
    by_reason: dict[str, list[str]] = {}
    for rule, reason in report.never_fired.items():
        by_reason.setdefault(reason or "", []).append(rule)
    unexplained = by_reason.pop("", [])
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(overflow="fold", max_width=60)
    table.add_column(overflow="fold")
    for reason, ids in sorted(by_reason.items(), key=lambda item: -len(item[1])):
        table.add_row(Text(reason, style="italic"), ", ".join(ids))
    if unexplained:
        table.add_row(Text("no reason known", style="yellow"), ", ".join(unexplained))
    return Group(Text(f"Never acted ({len(report.never_fired)}):", style="bold"), table)
