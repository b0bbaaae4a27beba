"""Races alone, without owners and money, in compiled code (ledger part C1)."""

from __future__ import annotations

import numpy as np

from homestretch.engine.agenda import then
from homestretch.engine.jit import entry, rule
from homestretch.engine.record import NOBODY, RUN
from homestretch.games.jagersro.rules import step
from homestretch.games.jagersro.rules.chance_cards import drawn_alone, take_chance
from homestretch.games.jagersro.rules.entries import place_runner
from homestretch.games.jagersro.rules.run import race_step

PLACES = 11
OUT = PLACES
RACING_CARDS = OUT + 1
CHANCE_CARDS = OUT + 2
TALLY = OUT + 3
"""Columns of a tally: times 1st, 2nd … 11th, times out, racing cards and chance cards taken."""


@rule
def race_on(g: np.record, ed: np.record) -> None:
    """Pop the steps of a race alone until it needs an outcome or is over.

    Does what `run.play_on` would do; having only these steps it compiles in a fraction of the time.
    """
    while g.node == RUN and g.sp > 0:
        g.sp -= 1
        i = g.sp
        code = g.agenda[i, 0]
        a = g.agenda[i, 1]
        if step.START <= code <= step.BROKEN:
            race_step(g, ed, code, a, g.agenda[i, 2])
        elif code == step.TAKE_CHANCE:
            take_chance(g, ed, a)
        elif code == step.CHANCE_DRAWN:
            drawn_alone(g, ed, a)


@rule
def race_alone(g: np.record, ed: np.record, line_up: np.ndarray, horses: int) -> None:
    """Run one race of the first `horses` of `line_up`, which is also the order of play."""
    g.node = RUN
    g.sp = 0
    g.told = 0
    g.slot = 1
    g.placed = 0
    for r in range(horses):
        place_runner(g, r, line_up[r], NOBODY)
    g.runners = horses
    g.running = horses
    then(g, step.START)
    race_on(g, ed)


@entry
def tally_races(
    games: np.ndarray,
    eds: np.ndarray,
    line_ups: np.ndarray,
    seed: np.uint64,
    tally: np.ndarray,
    odds: np.ndarray,
) -> int:
    """Run a race for each row of `line_ups` (int64, shape (races, horses)) and add it up.

    `tally`: int64, shape (20, TALLY). `odds`: int64, shape (21,), races by the odds paid, [0] those
    broken off. The generator starts from `seed` and runs through. Returns the rounds of all races.
    """
    g = games[0]
    ed = eds[0]
    g.rng = seed
    g.bare = 1
    g.mute = 1
    rounds = 0
    n = line_ups.shape[1]
    for i in range(line_ups.shape[0]):
        race_alone(g, ed, line_ups[i], n)
        rounds += g.round_no
        odds[g.paid_odds if g.result[1] == 1 else 0] += 1
        for p in range(g.placed):
            tally[g.horse[g.place[p]], p] += 1
        for r in range(n):
            h = g.horse[r]
            tally[h, OUT] += g.out[r]
            tally[h, RACING_CARDS] += g.cards[r, 0]
            tally[h, CHANCE_CARDS] += g.cards[r, 1]
    return rounds
