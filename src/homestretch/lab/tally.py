"""Running many races alone and adding them up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from homestretch.engine.record import one
from homestretch.games import module
from homestretch.games.jagersro import module as jagersro
from homestretch.games.jagersro.races import OUT, TALLY, tally_races
from homestretch.games.jagersro.state import HORSES, STATE
from homestretch.lab.work import Progress, nothing, seeds, spread

PIECE = 10_000
"""Races that one piece of work has."""


@dataclass
class Tally:
    """What came of many races. `horses`: int64, shape (20, TALLY), see `races.TALLY`; `odds`: int64, shape
    (21,), races by the odds paid, [0] those broken off."""

    horses: np.ndarray
    odds: np.ndarray
    races: int = 0
    rounds: int = 0

    def places(self, horse: int) -> list[int]:
        """How often a horse came first, second and so on."""
        return [int(n) for n in self.horses[horse, :OUT]]


def edition_of(game: str, edition: str | None) -> Any:
    """A game's edition by name or file, the default one if None. Raises GameError or EditionError."""
    playing = module(game)
    return playing.load(edition or playing.default_edition)


def run_races(ed: Any, line_ups: np.ndarray, seed: int, progress: Progress = nothing) -> Tally:
    """One race for each row of `line_ups` (int64, shape (races, horses)), on all cores."""
    options = jagersro.check_options({}, ed)
    total = Tally(np.zeros((HORSES, TALLY), np.int64), np.zeros(21, np.int64))

    def work(first: int) -> Tally:
        made = Tally(np.zeros((HORSES, TALLY), np.int64), np.zeros(21, np.int64))
        game = one(STATE)
        jagersro.put_options(game[0], options)
        rows = np.ascontiguousarray(line_ups[first : first + PIECE])
        made.rounds = int(
            tally_races(game, ed.record, rows, seeds(first, 1, seed)[0], made.horses, made.odds)
        )
        made.races = len(rows)
        return made

    def done(first: int, made: Tally) -> None:
        total.horses += made.horses
        total.odds += made.odds
        total.rounds += made.rounds
        total.races += made.races
        progress(total.races, len(line_ups))

    spread(range(0, len(line_ups), PIECE), work, done)
    return total
