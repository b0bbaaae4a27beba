"""Many random games of one set-up, as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

from homestretch.engine.play import State
from homestretch.engine.record import DECISION, RULES, one
from homestretch.games import game as make_game

Ints = np.ndarray[Any, np.dtype[np.int64]]


def playout(name: str) -> ModuleType:
    """A game's module of compiled playouts, which every game has (see `games.jagersro.playout`)."""
    return import_module(f"homestretch.games.{name}.playout")


@dataclass(frozen=True)
class Bad:
    """A game that went wrong: its index among the seeds, the ply, and the faults in words."""

    index: int
    ply: int
    faults: tuple[str, ...]


class Setup:
    """One set-up of a game, ready for compiled playouts; raises GameError or EditionError like `game`."""

    def __init__(
        self, name: str, players: int, edition: str | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        self.game = make_game(name, players, edition, options)
        self.chosen = dict(options or {})
        self.module = playout(name)
        self.names: Mapping[int, str] = import_module(f"homestretch.games.{name}.invariants").NAMES
        self.start = one(self.game.module.dtype)
        self.start[0].seats = players
        self.game.module.prepare(self.start[0], players, self.game.options, self.game.edition)

    def report(self) -> Ints:
        """An empty report, int64; its places are named in the game's playout module."""
        made = np.zeros(self.module.REPORT, np.int64)
        made[self.module.BAD_GAME] = -1
        return made

    def random(self, seeds: np.ndarray) -> Ints:
        """Play a random game for each seed (uint64); the report."""
        made = self.report()
        record, out = one(self.game.module.dtype), np.zeros(self.game.module.actions.size, np.int64)
        self.module.many_random(record, self.game.edition.record, self.start, seeds, out, made)
        return made

    def checked(self, seeds: np.ndarray) -> tuple[Ints, Ints, list[Bad]]:
        """Play a random game for each seed with every invariant checked.

        Gives the report, how often each rule acted, and games that went wrong: those in which the rules
        raised an error, and the first of the others. They all count as broken or as dead ends in the report.
        """
        m = self.module
        total, fired, bad = self.report(), np.zeros(RULES, np.int64), []
        records = np.zeros(2, self.game.module.dtype).view(np.recarray)
        raw = records.view(np.uint8).reshape(2, -1)
        out = np.zeros(self.game.module.actions.size, np.int64)
        done = 0
        while done < len(seeds):
            part = self.report()
            raised = ""
            try:
                m.many_checked(
                    records, raw, self.game.edition.record, self.start, seeds[done:], out, part, fired
                )
            except (ValueError, IndexError, ZeroDivisionError) as error:
                raised = f"{type(error).__name__}: {error}"
            if part[m.BAD_GAME] >= 0:
                faults = tuple(text for bit, text in self.names.items() if int(part[m.BAD_WHAT]) & bit)
                bad.append(
                    Bad(
                        done + int(part[m.BAD_GAME]),
                        int(part[m.BAD_PLY]),
                        faults or ("there is nothing to do",),
                    )
                )
            if raised:
                bad.append(Bad(done + int(part[m.GAMES]), int(part[m.PLY]), (raised,)))
                part[m.GAMES] += 1
                part[m.BROKEN] += 1
            done += int(part[m.GAMES])
            self.add(total, part)
        return total, fired, bad

    def add(self, total: Ints, part: Ints) -> None:
        """Add a report to another one."""
        m = self.module
        for place in (m.GAMES, m.DECISIONS, m.DRAWS, m.DEAD_ENDS, m.BROKEN, m.BANKRUPTCIES):
            total[place] += part[place]
        total[m.LONGEST] = max(total[m.LONGEST], part[m.LONGEST])

    def again(self, generator: int, plies: int | None = None) -> State:
        """A random game played once more, up to a ply or to its end: to look at what went wrong.

        Takes the choices that `checked` takes from the same generator state, and keeps them in its log.
        """
        state = self.game.new(seed=0, explicit=True)
        # In compiled play the choices come from the game's own generator.
        state.record[0].rng = np.uint64(generator)
        legal = np.zeros(self.game.module.actions.size, np.int64)
        while not state.over and (plies is None or len(state.log) < plies):
            actions = state.legal()
            legal[: len(actions)] = actions
            choice = int(self.module.choose(state.record[0], legal, len(actions)))
            if state.record[0].node == DECISION:
                state.apply(choice)
            else:
                state.settle(choice)
        return state
