"""Whole games inside compiled code: random play, with or without the invariants checked at every stop."""

from __future__ import annotations

import numpy as np

from homestretch.engine.chance import below, sample
from homestretch.engine.jit import COUNTING, entry, rule
from homestretch.engine.record import CHANCE, DECISION, RUN
from homestretch.games.jagersro.invariants import MEMORY, REPLAY, broken
from homestretch.games.jagersro.rules.decide import decide
from homestretch.games.jagersro.rules.run import run_on

(
    GAMES, DECISIONS, DRAWS, DEAD_ENDS, BROKEN, LONGEST, BANKRUPTCIES, BAD_GAME, BAD_PLY, BAD_WHAT, PLY,
) = range(11)  # fmt: skip
"""Places of a report: games, decisions, chance outcomes, games that stopped with nothing to do, games that
broke an invariant, plies (decisions and outcomes) of the longest game, players gone bankrupt; of the first
bad game its index among the seeds (-1: none), its ply and the sum of what it broke (0: a dead end); and the
ply that is being played, for a game in which the rules themselves give up."""

REPORT = 11
PLIES = 50_000
"""A game with more plies counts as a dead end."""


@rule
def play_random(g: np.record, ed: np.record, out: np.ndarray) -> int:
    """Play a game to its end with uniformly random legal actions; returns the number of decisions."""
    plies = 0
    n = run_on(g, ed, out)
    while g.node == DECISION:
        decide(g, ed, out[below(g, n)])
        n = run_on(g, ed, out)
        plies += 1
    return plies


@entry
def many_random(
    games: np.ndarray,
    eds: np.ndarray,
    start: np.ndarray,
    seeds: np.ndarray,
    out: np.ndarray,
    report: np.ndarray,
) -> None:
    """Play one random game per seed from the record `start[0]` and add it up in `report`.

    `games`, `start`: shape (1,), of the game's dtype; `seeds`: uint64, shape (n,); `out`: int64, shape
    (>= actions.SIZE,); `report`: int64, shape (REPORT,).
    """
    g = games[0]
    for i in range(seeds.shape[0]):
        games[0] = start[0]
        g.rng = seeds[i]
        g.mute = 1
        plies = play_random(g, eds[0], out)
        report[GAMES] += 1
        report[DECISIONS] += plies
        report[DRAWS] += g.draws
        report[LONGEST] = max(report[LONGEST], plies + g.draws)
        report[BANKRUPTCIES] += g.bankrupts


@rule
def take(g: np.record, ed: np.record, choice: int, out: np.ndarray) -> int:
    """Carry out an action at a question, or give the outcome that is waited for, and run on."""
    if g.node == DECISION:
        decide(g, ed, choice)
    else:
        g.outcome = choice
        g.node = RUN
    return run_on(g, ed, out)


@rule
def choose(g: np.record, out: np.ndarray, n: int) -> int:
    """A legal action of `n`, all alike, or an outcome by its chances, from the record's own generator."""
    if g.node == DECISION:
        return out[below(g, n)]
    total = 0
    for i in range(g.outcomes):
        total += g.weights[i]
    return sample(g, g.weights, g.outcomes, total)


@rule
def same_again(games: np.ndarray, ed: np.record, tape: np.ndarray, plies: int, out: np.ndarray) -> None:
    """Play the choices of `tape` from the record `games[1]`, which then should be like `games[0]`."""
    g = games[1]
    run_on(g, ed, out)
    for i in range(plies):
        take(g, ed, tape[i], out)
    # The choices came from this generator, the replay needs none.
    g.rng = games[0].rng


@entry
def many_checked(
    games: np.ndarray,
    raw: np.ndarray,
    eds: np.ndarray,
    start: np.ndarray,
    seeds: np.ndarray,
    out: np.ndarray,
    report: np.ndarray,
    fired: np.ndarray,
) -> None:
    """Play the games of `many_random` ply by ply, outcomes too, with every invariant checked at each stop,
    and each game once more from its log, which must give the same bytes.

    `games`: shape (2,), `raw` the same as bytes, uint8, shape (2, itemsize). A game that breaks an invariant,
    or that has a question without an answer, is given up. `fired` (int64, as long as the record's field)
    receives how often each rule acted, if the process counts.
    """
    g = games[0]
    ed = eds[0]
    memory = np.zeros(MEMORY, np.int64)
    tape = np.zeros(PLIES, np.int64)
    for i in range(seeds.shape[0]):
        games[0] = start[0]
        g.rng = seeds[i]
        g.explicit = 1
        memory[:] = 0
        report[PLY] = 0
        n = run_on(g, ed, out)
        what = broken(g, ed, memory)
        plies = 0
        while what == 0 and plies < PLIES and (g.node == CHANCE or (g.node == DECISION and n > 0)):
            tape[plies] = choose(g, out, n)
            if g.node == DECISION:
                report[DECISIONS] += 1
            n = take(g, ed, tape[plies], out)
            plies += 1
            report[PLY] = plies
            what = broken(g, ed, memory)
        if what == 0:
            games[1] = start[0]
            games[1].explicit = 1
            same_again(games, ed, tape, plies, out)
            for k in range(raw.shape[1]):
                if raw[0, k] != raw[1, k]:
                    what = REPLAY
        report[GAMES] += 1
        report[DRAWS] += g.draws
        report[LONGEST] = max(report[LONGEST], plies)
        report[BANKRUPTCIES] += g.bankrupts
        stuck = what == 0 and (g.node == DECISION or g.node == CHANCE)
        if what != 0:
            report[BROKEN] += 1
        if stuck:
            report[DEAD_ENDS] += 1
        if (stuck or what != 0) and report[BAD_GAME] < 0:
            report[BAD_GAME] = i
            report[BAD_PLY] = plies
            report[BAD_WHAT] = what
        if COUNTING:
            for k in range(fired.shape[0]):
                fired[k] += g.fired[k]
