"""Compiling everything that simulations and bots need, so that later processes find it in the cache."""

from __future__ import annotations

import sys
import time

import numpy as np

from homestretch.games import game as make_game
from homestretch.lab.playing import Setup
from homestretch.lab.tally import edition_of, run_races
from homestretch.lab.work import Progress, nothing, seeds

PARTS = ("races", "games", "steps")


def warm(game: str, part: str) -> None:
    """Compile one part: races alone, whole random games, or single steps with their views."""
    if part == "races":
        run_races(edition_of(game, None), np.arange(3, dtype=np.int64)[None, :], 1)
    elif part == "games":
        Setup(game, 2).random(seeds(0, 1, 1))
    else:
        state = make_game(game, 2).new(seed=1, explicit=True)
        while state.node == "chance":
            state.draw()
        state.apply(state.legal()[0])
        state.view(0)
        state.copy()
        make_game(game, 2).new(seed=1)


def warm_all(game: str, progress: Progress = nothing) -> float:
    """Compile every part, and give the seconds it took."""
    began = time.perf_counter()
    for i, part in enumerate(PARTS):
        progress(i, len(PARTS))
        warm(game, part)
    progress(len(PARTS), len(PARTS))
    return time.perf_counter() - began


if __name__ == "__main__":
    for wanted in sys.argv[2:]:
        warm(sys.argv[1], wanted)
