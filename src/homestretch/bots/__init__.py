"""Bots: they choose from a view and what is legal, and never see a game's true state."""

from __future__ import annotations

import random

LEVELS: tuple[str, ...] = ("random",)
"""The levels there are, the strongest last."""


def choose(
    level: str,
    game_name: str,
    view: bytes,
    edition: str,
    players: int,
    options: dict[str, str],
    legal: list[int],
    seed: int,
) -> int:
    """A legal action. `view` is the bytes of the seat's view record; raises KeyError on an unknown level."""
    if level not in LEVELS:
        raise KeyError(level)
    return random.Random(seed).choice(legal)
