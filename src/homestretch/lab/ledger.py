"""How often each rule acts in random games, for the ledger report."""

from __future__ import annotations

import numpy as np

from homestretch.engine.jit import COUNTING
from homestretch.engine.record import RULES
from homestretch.games import module
from homestretch.lab.pairs import pairwise
from homestretch.lab.playing import Setup
from homestretch.lab.work import Progress, nothing, seeds, spread

PIECE = 50
"""Games of one set-up."""


def setups(game: str, count: int) -> list[Setup]:
    """Set-ups with every number of players in turn; every other one varies the options, so that all pairs
    of values of two options are met again and again."""
    known = module(game)
    low, high = known.players
    rows = pairwise(known.options)
    made = []
    for i in range(count):
        players = low + i // 2 % (high - low + 1)
        made.append(Setup(game, players, None, rows[i // 2 % len(rows)] if i % 2 else {}))
    return made


def fired(game: str, *, games: int = 10_000, seed: int = 1, progress: Progress = nothing) -> dict[int, int]:
    """How often each rule acted in `games` random games, by its number in the ledger.

    Half of the games have the default options, half any. Raises RuntimeError unless this process counts
    (`HOMESTRETCH_COUNT=1` before the rules are loaded), or if a game went wrong.
    """
    if not COUNTING:
        raise RuntimeError("rules are not being counted: set HOMESTRETCH_COUNT=1 before they are loaded")
    played = setups(game, -(-games // PIECE))
    total = np.zeros(RULES, np.int64)
    games_done = 0

    def work(piece: int) -> np.ndarray:
        _, counts, bad = played[piece].checked(seeds(piece * PIECE, PIECE, seed))
        if bad:
            raise RuntimeError(f"a random game went wrong, see homestretch soak: {bad[0]}")
        return counts

    def done(piece: int, counts: np.ndarray) -> None:
        nonlocal games_done
        total[:] += counts
        games_done += PIECE
        progress(min(games_done, games), games)

    spread(range(len(played)), work, done)
    return {number: int(count) for number, count in enumerate(total) if count}
