"""All ordered five-horse races, and what they say of the horses (ledger parts C1 and C3)."""

from __future__ import annotations

import secrets
from itertools import chain, permutations
from typing import Any

import numpy as np
from rich.table import Table

from homestretch.games.jagersro.races import CHANCE_CARDS, OUT, RACING_CARDS
from homestretch.games.jagersro.state import HORSES
from homestretch.lab import LabError
from homestretch.lab.tally import edition_of, run_races
from homestretch.lab.work import Progress, nothing

STARTERS = 5
RACES = 20 * 19 * 18 * 17 * 16
"""Ordered line-ups of five of the twenty horses."""

COLUMNS = ("first", "second", "third", "fourth", "fifth", "out")

Row = dict[str, Any]


def line_ups() -> np.ndarray[Any, np.dtype[np.int64]]:
    """Every ordered line-up of five horses, shape (RACES, 5)."""
    every = chain.from_iterable(permutations(range(HORSES), STARTERS))
    return np.fromiter(every, np.int64, RACES * STARTERS).reshape(RACES, STARTERS)


def rank(
    game: str,
    *,
    edition: str | None = None,
    seed: int | None = None,
    sample: int | None = None,
    progress: Progress = nothing,
) -> list[Row]:
    """Run every ordered line-up of five horses once (or `sample` different ones drawn at random).

    Gives a row for each horse, most wins first: `horse`, how often it came `first` … `fifth` and `out`, and
    the `racing_cards` and `chance_cards` it took a start. Raises LabError for the sample, GameError for the
    game, EditionError for the edition.
    """
    ed = edition_of(game, edition)
    if sample is not None and not 1 <= sample <= RACES:
        raise LabError(f"a sample has 1 to {RACES:,} races, not {sample:,}")
    seed = secrets.randbits(32) if seed is None else seed
    races = line_ups()
    if sample is not None:
        races = races[np.random.default_rng(seed).choice(RACES, sample, replace=False)]
    found = run_races(ed, races, seed, progress)
    rows = [_row(ed.model.horses[h].name, found.horses[h]) for h in range(HORSES)]
    return sorted(rows, key=lambda row: -row["first"])


def _row(name: str, tally: Any) -> Row:
    counts = dict(zip(COLUMNS, (*(int(n) for n in tally[:STARTERS]), int(tally[OUT]))))
    starts = max(1, sum(counts.values()))
    return {
        "horse": name,
        **counts,
        "racing_cards": round(int(tally[RACING_CARDS]) / starts, 4),
        "chance_cards": round(int(tally[CHANCE_CARDS]) / starts, 4),
    }


def starts_of(row: Row) -> int:
    """How many races a horse of the result took part in."""
    return sum(row[key] for key in COLUMNS)


def table(found: list[Row]) -> Table:
    """The result of `rank` for the terminal."""
    made = Table(box=None, header_style="bold", pad_edge=False)
    made.add_column("horse", style="bold")
    for title in ("win %", "1st", "2nd", "3rd", "4th", "5th", "out", "racing cards", "chance cards"):
        made.add_column(title, justify="right")
    for row in found:
        counts = [f"{row[key]:,}".replace(",", "\N{THIN SPACE}") for key in COLUMNS]
        cards = [f"{row[key]:.2f}" for key in ("racing_cards", "chance_cards")]
        made.add_row(row["horse"], f"{100 * row['first'] / max(1, starts_of(row)):.2f}", *counts, *cards)
    return made
