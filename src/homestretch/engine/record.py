"""The record: one game as one fixed-size NumPy structure, header first.

Everything that can be passed to a rule is int64, so that each rule compiles once; the ring of events,
which rules only write, is int32.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from homestretch.engine.jit import COUNTING

RUN, DECISION, CHANCE, OVER = range(4)
"""What a game is doing (`node`): running, waiting for a decision or for an outcome, or over."""

SEATS = 6
"""Seats that a record has room for."""

POT = 6
BANK = 7
NOBODY = -1
PARTIES = 8
"""Parties that money moves between: the seats 0-5, a pot, the bank."""

AGENDA = 48
RING = 256
EVENT = 6
WEIGHTS = 32
RULES = 400 if COUNTING else 1

HEADER: list[Any] = [
    ("node", "i8"),
    ("actor", "i8"),  # seat that is asked
    ("kind", "i8"),  # decision or chance kind
    ("arg", "i8", (4,)),  # what the decision is about
    ("explicit", "i8"),  # 1: chance stops the run and takes an outcome from outside
    ("outcome", "i8"),
    ("draws", "i8"),  # outcomes drawn or given since the start
    ("outcomes", "i8"),  # length of weights in use
    ("weights", "i8", (WEIGHTS,)),  # relative chances of the outcomes 0, 1, 2 …
    ("rng", "u8"),
    ("sp", "i8"),
    ("agenda", "i8", (AGENDA, 5)),  # step and four arguments
    ("veil", "i8"),  # 1 + agenda height when a secret series of questions began, else 0
    ("veil_kind", "i8"),
    ("veil_arg", "i8", (4,)),
    ("seats", "i8"),
    ("cash", "i8", (PARTIES,)),  # kronor
    ("mute", "i8"),  # 1: nothing is told, for simulations that nobody watches
    ("told", "i8"),  # events told since the start
    ("ring", "i4", (RING, EVENT)),  # event, a, b, c, d, rule
    ("fired", "i8", (RULES,)),
]


def game_dtype(fields: list[Any]) -> np.dtype[Any]:
    """The dtype of a game's record: the common header, then the game's own fields."""
    return np.dtype(HEADER + fields, align=True)


def one(dtype: np.dtype[Any]) -> np.recarray[Any, Any]:
    """An array holding one zeroed record of `dtype`; item 0 is what rules are called with."""
    return np.zeros(1, dtype).view(np.recarray)
