"""What the server knows of games: it opens them, and turns their views into what a client reads.

The server has no rules. A game is the folder `homestretch.games.NAME`; what is special to it here is
its `present` module.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from homestretch import bots, games, rulebook
from homestretch.server.editions import to_toml
from homestretch.server.protocol import GameInfo, Rule, Topic

PLAYERS_TO_COME = (2, 6)
"""What the lobby says of games that are on their way."""


class GameView(Protocol):
    """What a game's `present` module gives the server."""

    def present(self, view: Any, game: Any, seat: int | None) -> dict[str, Any]:
        """A view record as the JSON of the protocol."""

    def waiting(self, view: Any) -> tuple[int, str] | None:
        """Whoever is asked according to a view, and the decision's name."""


class Catalogue:
    """The games of this installation."""

    def __init__(self, editions: Path | None = None) -> None:
        self.folder = editions

    def names(self) -> list[str]:
        """Games that can be played."""
        return list(games.REGISTRY)

    def view(self, name: str) -> GameView:
        """A game's `present` module; raises KeyError if there is no such game."""
        if name not in self.names():
            raise KeyError(name)
        module: Any = importlib.import_module(f"homestretch.games.{name}.present")
        return module

    def open(self, name: str, players: int, edition: str | None, options: Mapping[str, Any]) -> Any:
        """A game with its rules; raises GameError with a code, EditionError, or KeyError."""
        if name not in self.names():
            raise KeyError(name)
        return games.game(name, players, edition, options)

    def text(self, game: Any) -> str:
        """Everything that a game's edition says, as a file of its own that `open` takes."""
        return to_toml(game.edition.model.model_dump(mode="json", exclude_none=True, exclude_defaults=True))

    def edition(self, name: str, edition: str, digest: str, text: str) -> str:
        """What to open an edition by: its name while that still says the same, else a file of its text."""
        if edition in self.editions(name):
            try:
                if self.open(name, 2, edition, {}).edition.hash == digest:
                    return edition
            except ValueError:
                pass  # the built-in file is broken: the text is not
        return str(self.edition_file(digest, text))

    def edition_file(self, digest: str, text: str) -> Path:
        """An edition's text as a file, for games and bots that open one; written once."""
        if self.folder is None:
            raise RuntimeError("no folder for editions")
        path = self.folder / f"{digest[:40]}.toml"
        if not path.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            part = path.with_suffix(".part")
            part.write_text(text, encoding="utf-8", newline="\n")
            part.replace(path)
        return path

    def editions(self, name: str) -> list[str]:
        """The editions of a game that whole games can be played with, default first."""
        return list(_whole_games(name))

    def infos(self) -> list[GameInfo]:
        """Every game for the lobby."""
        found = []
        for name in self.names():
            module = games.module(name)
            found.append(
                GameInfo(
                    id=name,
                    status="playable",
                    players=module.players,
                    editions=self.editions(name),
                    bots=self.bots(),
                    # One value alone is no choice: the others belong to variants that come later.
                    options={k: [str(v) for v in vs] for k, vs in module.options.items() if len(vs) > 1},
                )
            )
        for name in games.COMING:
            found.append(
                GameInfo(id=name, status="coming", players=PLAYERS_TO_COME, editions=[], bots=[], options={})
            )
        return found

    def bots(self) -> list[str]:
        """The levels of bots."""
        return list(bots.LEVELS)

    def content(self, name: str, edition: str | None) -> dict[str, Any]:
        """What a board is drawn from."""
        content: dict[str, Any] = self.open(name, 2, edition, {}).edition.content()
        return content

    def rules(self, name: str) -> list[Rule]:
        """The ledger of a game; raises LookupError if this installation carries none."""
        return [
            Rule(id=e.id, part=e.part, tag=e.tag, text=e.text) for e in rulebook.load(name).entries.values()
        ]

    def topics(self, name: str) -> list[Topic]:
        """Help topics and their ledger ids; empty if there are none."""
        return [Topic(topic=t, ids=list(ids)) for t, ids in rulebook.topics(name).items()]


@cache
def _whole_games(name: str) -> tuple[str, ...]:
    module = games.module(name)
    return tuple(e for e in module.editions() if not module.load(e).races_only)
