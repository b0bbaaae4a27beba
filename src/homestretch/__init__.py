"""Homestretch: classic horse-racing family games, played, kept and simulated by one set of rules.

import homestretch as hs
game = hs.game("jagersro", players=4)
state = game.new(seed=7)
while not state.over:
    state.apply(state.legal()[0])
"""

from __future__ import annotations

from typing import Any

__all__ = ["Game", "GameError", "Illegal", "State", "game"]


def __getattr__(name: str) -> Any:
    # Lazily, so that a process can set HOMESTRETCH_JIT before the rules are read.
    if name == "game":
        from homestretch.games import game

        return game
    if name in __all__:
        from homestretch.engine import play

        return getattr(play, name)
    raise AttributeError(name)
