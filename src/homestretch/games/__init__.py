"""The games, each a folder; a new one is a new folder and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from homestretch.engine.play import Game, GameError, Module

REGISTRY = {"jagersro": "homestretch.games.jagersro.module"}
"""Games that can be played, and where their module is."""

COMING = ("rennfieber", "miljon")
"""Games that are on their way."""


def module(name: str) -> Module:
    """The module of a game; raises GameError E27 for an unknown name."""
    if name not in REGISTRY:
        raise GameError("E27", f"there is no game {name!r}; there is {', '.join(REGISTRY)}")
    found: Module = import_module(REGISTRY[name]).MODULE
    return found


def game(name: str, players: int = 4, edition: Any = None, options: Mapping[str, Any] | None = None) -> Game:
    """A game by name, ready to be played (see `Game`)."""
    return Game(module(name), players, edition, options)
