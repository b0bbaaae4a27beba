"""Random games in compiled rules, every invariant checked at every stop (ledger part C5)."""

from __future__ import annotations

import secrets
from typing import Any

from homestretch.games import module
from homestretch.lab import LabError
from homestretch.lab.pairs import pairwise
from homestretch.lab.playing import Bad, Ints, Setup
from homestretch.lab.work import Progress, nothing, seeds, spread

PIECE = 250
"""Most games that one piece of work has."""

SHOWN = 20
"""So many bad games are described; all are counted."""


def setups(game: str, players: int | None, edition: str | None, vary: bool) -> list[Setup]:
    """What is played in turn: each number of players (or one), with the default options or, to `vary`
    them, with rows in which any two values of two options meet. Raises GameError or EditionError."""
    known = module(game)
    low, high = known.players
    rows = pairwise(known.options) if vary else [{}]
    numbers = [players] if players is not None else list(range(low, high + 1))
    return [Setup(game, n, edition, row) for row in rows for n in numbers]


def soak(
    game: str,
    *,
    games: int = 10_000,
    players: int | None = None,
    edition: str | None = None,
    seed: int | None = None,
    vary: bool = False,
    progress: Progress = nothing,
) -> dict[str, Any]:
    """Play `games` random games, of `players` or of every number of players in turn; `vary` the options.

    Gives the keys games, plies (decisions and outcomes), dead_ends, broken_invariants (games that broke
    one), longest (in plies), bankruptcies, seed, and `bad`: games that went wrong, each with players,
    options, generator state and ply, as `Setup.again` takes them, and the faults. Raises LabError,
    GameError for bad arguments, EditionError for the edition.
    """
    if games < 1:
        raise LabError("at least one game must be played")
    if edition is not None and module(game).load(edition).races_only:
        raise LabError(f"edition {edition} is for races alone: see odds and rank")
    seed = secrets.randbits(32) if seed is None else seed
    played = setups(game, players, edition, vary)
    size = min(PIECE, -(-games // len(played)))
    m = played[0].module
    total = played[0].report()
    bad: list[dict[str, Any]] = []

    def setup(begin: int) -> Setup:
        return played[begin // size % len(played)]

    def work(begin: int) -> tuple[Ints, list[Bad]]:
        report, _, found = setup(begin).checked(seeds(begin, min(size, games - begin), seed))
        return report, found

    def done(begin: int, result: tuple[Ints, list[Bad]]) -> None:
        report, found = result
        setup(begin).add(total, report)
        bad.extend(described(setup(begin), begin, one, seed) for one in found)
        progress(int(total[m.GAMES]), games)

    spread(range(0, games, size), work, done)
    return {
        "games": int(total[m.GAMES]),
        "plies": int(total[m.DECISIONS] + total[m.DRAWS]),
        "dead_ends": int(total[m.DEAD_ENDS]),
        "broken_invariants": int(total[m.BROKEN]),
        "longest": int(total[m.LONGEST]),
        "bankruptcies": int(total[m.BANKRUPTCIES]),
        "seed": seed,
        "bad": sorted(bad, key=lambda one: one["game"])[:SHOWN],
    }


def described(setup: Setup, begin: int, bad: Bad, seed: int) -> dict[str, Any]:
    """A bad game with all that is needed to play it again."""
    return {
        "game": begin + bad.index,
        "players": setup.game.players,
        "edition": setup.game.edition.name,
        "options": setup.chosen,
        "generator": int(seeds(begin + bad.index, 1, seed)[0]),
        "ply": bad.ply,
        "faults": list(bad.faults),
    }
