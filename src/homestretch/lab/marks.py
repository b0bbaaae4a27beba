"""Whether a ranking agrees with a published one: the marks of ledger part C1, tables T1 to T3 and C3."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from rich.table import Table
from rich.text import Text

from homestretch import rulebook
from homestretch.lab import LabError
from homestretch.lab.rank import COLUMNS, Row, starts_of

STARTS = 465_120
"""Starts of each horse behind a published figure of C1."""

OWN_RUNS = 10
"""The figures of C3 are averages of so many runs."""

JUDGED = ("first", "second", "third", "out")
LIMIT = 43.8
"""The sum of 20 squared deviations may reach this: 0.1 % of chi-square with 19 degrees of freedom."""

FARTHEST = 4.0
"""No single deviation may be larger, in standard deviations."""

TABLES = {"drechsler": "T1", "drechsler-2023-rules": "T2", "derby-2023": "T3", "alga-1992": "C3"}
"""The published table of each edition."""


@dataclass(frozen=True)
class Published:
    """A published table: counts by horse in the order of `rank.COLUMNS`, from `starts` starts each."""

    name: str
    starts: int
    runs: int
    counts: dict[str, tuple[float, ...]]


@dataclass(frozen=True)
class Mark:
    """How one column compares: the sum of squared deviations, the largest one and whose it is."""

    column: str
    total: float
    farthest: float
    horse: str

    @property
    def passed(self) -> bool:
        """Whether the pass mark of C1 is met."""
        return self.total <= LIMIT and abs(self.farthest) <= FARTHEST


def published(edition: str) -> Published:
    """The table that the ledger prints for a built-in edition; raises LabError if it has none."""
    name = TABLES.get(edition)
    if name is None:
        raise LabError(f"no table is published for edition {edition}; there are {', '.join(TABLES)}")
    text = (rulebook.folder() / "jagersro.md").read_text(encoding="utf-8")
    counts: dict[str, tuple[float, ...]] = {}
    if name == "C3":
        for cells in _rows(text, "C3", 10):
            counts[cells[0]] = tuple(float(cell.replace(",", "")) for cell in cells[2:8])
        return Published(name, STARTS, OWN_RUNS, counts)
    for cells in _rows(text, "C1", 4):
        counts[cells[0]] = tuple(float(n) for n in cells["T1 T2 T3".split().index(name) + 1].split()[:6])
    return Published(name, STARTS, 1, counts)


def _rows(text: str, part: str, width: int) -> list[list[str]]:
    """The body of the table in a part of the ledger."""
    section = re.split(r"^## ", text[text.index(f"\n## {part}.") + 1 :], flags=re.MULTILINE)[1]
    lines = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line] for line in lines[2:] if len(line) == width]


def compare(found: Sequence[Row], table: Published) -> list[Mark]:
    """Set a ranking against a table, column by column.

    z = (mine - published) / its standard error, with the pooled share of both; as in C1, but for any number
    of starts on either side.
    """
    marks = []
    for i, column in enumerate(COLUMNS):
        deviations = {row["horse"]: _deviation(row, column, table, i) for row in found}
        horse = max(deviations, key=lambda name: abs(deviations[name]))
        total = sum(z * z for z in deviations.values())
        marks.append(Mark(column, total, deviations[horse], horse))
    return marks


def _deviation(row: Row, column: str, table: Published, i: int) -> float:
    mine, theirs = starts_of(row), table.starts * table.runs
    if mine == 0:
        return 0.0
    p, q = row[column] / mine, table.counts[row["horse"]][i] / table.starts
    pooled = (p * mine + q * theirs) / (mine + theirs)
    error = sqrt(pooled * (1 - pooled) * (1 / mine + 1 / theirs))
    return (p - q) / error if error > 0 else 0.0


def failed(marks: Sequence[Mark]) -> list[str]:
    """The judged columns that miss the pass mark."""
    return [mark.column for mark in marks if mark.column in JUDGED and not mark.passed]


def as_json(marks: Sequence[Mark], table: Published) -> dict[str, Any]:
    """The comparison as plain values."""
    return {
        "table": table.name,
        "passed": not failed(marks),
        "columns": {
            mark.column: {
                "sum_of_squares": round(mark.total, 2),
                "farthest": round(mark.farthest, 2),
                "horse": mark.horse,
                "judged": mark.column in JUDGED,
            }
            for mark in marks
        },
    }


def show(marks: Sequence[Mark], table: Published) -> Table:
    """The comparison for the terminal."""
    made = Table(title=f"against {table.name}", box=None, header_style="bold", title_justify="left")
    made.add_column("column", style="bold")
    for title in ("Σz²", f"of {LIMIT}", "largest z", "horse"):
        made.add_column(title, justify="right")
    for mark in marks:
        judged = mark.column in JUDGED
        verdict = Text("✓" if mark.passed else "✗", style="green" if mark.passed else "red")
        made.add_row(
            mark.column,
            f"{mark.total:.1f}",
            verdict if judged else Text("not judged", style="dim"),
            f"{mark.farthest:+.1f}",
            mark.horse,
        )
    return made
