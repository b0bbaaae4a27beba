"""A game of a few lines with all that the server must cope with: secret series, chance, refusals.

In each of three rounds every player answers two secret questions (a number 0-4); then all answers are
shown, a die is thrown, and everybody scores. `LOUD` stands for the true state's secrets: no message may
ever hold it.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import numpy as np

from homestretch.server.catalogue import Catalogue

TOY = np.dtype(
    [("node", "i8"), ("actor", "i8"), ("told", "i8"), ("turn", "i8"), ("asked", "i8"), ("die", "i8"),
     ("answer", "i8", (6, 2)), ("score", "i8", (6,)), ("secret", "i8"), ("players", "i8")]
)  # fmt: skip
DECISION, CHANCE, OVER = 1, 2, 3
ROUNDS = 3
LOUD = 918273645


class ToyIllegalError(Exception):
    def __init__(self, code: str, rule: str, legal: list[int]) -> None:
        super().__init__(code)
        self.code, self.rule, self.legal = code, rule, legal


class ToyError(ValueError):
    def __init__(self, code: str) -> None:
        super().__init__(f"{code}: not so")
        self.code = code


class State:
    def __init__(self, players: int) -> None:
        self.record = np.zeros(1, TOY).view(np.recarray)
        g = self.record[0]
        g.players, g.secret, g.node = players, LOUD, CHANCE
        g.answer[:] = -1
        self.log: list[tuple[str, Any, int]] = []
        self.history: list[tuple[int, str, dict[str, int], str]] = []

    @property
    def over(self) -> bool:
        return bool(self.record[0].node == OVER)

    @property
    def node(self) -> str:
        return {DECISION: "decision", CHANCE: "chance", OVER: "over"}[int(self.record[0].node)]

    @property
    def actor(self) -> int | None:
        return int(self.record[0].actor) if self.node == "decision" else None

    decision = "first"
    asked_by = "J-041"
    chance_kind = "die"
    args = (0, 0, 0, 0)

    @property
    def g(self) -> Any:
        return self.record[0]

    def legal(self) -> list[int]:
        return [0, 1, 2, 3, 4] if self.node == "decision" else []

    def describe(self, action: int) -> tuple[str, tuple[int, ...]]:
        return "say", (action,)

    def cost(self, action: int) -> tuple[int, str] | None:
        return (100 * action, "J-044") if action else None

    def outcomes(self) -> list[tuple[int, int]]:
        return [(i, 1) for i in range(6)]

    @property
    def told(self) -> int:
        return int(self.g.told)

    def tell(self, name: str, **fields: int) -> None:
        self.history.append((self.told, name, fields, "J-001"))
        self.g.told += 1

    def events(self, since: int) -> list[tuple[int, str, dict[str, int], str]]:
        return [e for e in self.history if e[0] >= since]

    def refuse(self, action: int, seat: int) -> ToyIllegalError | None:
        if self.over:
            return ToyIllegalError("E28", "J-228", [])
        if seat != self.actor:
            return ToyIllegalError("E02", "J-007", self.legal())
        if action not in self.legal():
            return ToyIllegalError("E08", "J-044", self.legal())
        return None

    def apply(self, action: int, seat: int | None = None) -> None:
        problem = self.refuse(action, self.actor if seat is None else seat)  # type: ignore[arg-type]
        if problem:
            raise problem
        g = self.g
        self.log.append(("a", int(g.actor), action))
        g.answer[g.actor, g.asked] = action
        g.asked += 1
        if g.asked == 2:
            g.asked, g.actor = 0, g.actor + 1
        if g.actor == g.players:
            g.node = CHANCE

    def settle(self, outcome: int) -> None:
        g = self.g
        self.log.append(("c", "die", outcome))
        g.die = outcome
        self.tell("DIE", die=outcome + 1)
        if (g.answer[0] >= 0).all():
            for seat in range(g.players):
                first, second = (int(a) for a in g.answer[seat])
                self.tell("SHOWN", seat=seat, first=first, second=second)
                g.score[seat] += outcome * (first + second)
            g.turn += 1
        g.answer[:] = -1
        g.actor, g.asked, g.node = 0, 0, DECISION if g.turn < ROUNDS else OVER

    def view(self, seat: int | None) -> Any:
        out = self.record.copy().view(np.recarray)
        g = out[0]
        g.secret = g.told = 0
        for other in range(6):
            if other != seat:
                g.answer[other] = -1
        if seat != g.actor:
            g.asked = 0
            if g.node == DECISION:
                g.actor = 0 if seat != 0 else 1  # like a veil: whoever it is, it is not you
        return out

    def copy(self) -> State:
        return copy.deepcopy(self)

    def snapshot(self) -> bytes:
        return bytes(self.record.tobytes())


class Game:
    def __init__(self, players: int, options: dict[str, str]) -> None:
        if not 2 <= players <= 5:
            raise ToyError("E01")
        if set(options) - {"pace"}:
            raise ToyError("E27")
        self.players, self.options = players, {"pace": "slow", **options}
        self.edition = SimpleNamespace(name="plain", hash="abc", content=lambda: {"horses": []})

    def new(self, seed: int | None = None, explicit: bool = True) -> State:
        return State(self.players)

    def restore(self, snapshot: bytes) -> State:
        state = State(self.players)
        state.record = np.frombuffer(snapshot, TOY).copy().view(np.recarray)
        return state


def present(view: Any, game: Any, seat: int | None) -> dict[str, Any]:
    g = view[0]
    return {
        "game": "toy",
        "over": bool(g.node == OVER),
        "slot": int(g.turn),
        "answers": g.answer.tolist(),
        "score": g.score.tolist(),
        "secret": int(g.secret),
    }


def waiting(view: Any) -> tuple[int, str] | None:
    g = view[0]
    return (int(g.actor), "first") if g.node == DECISION else None


class ToyCatalogue(Catalogue):
    def names(self) -> list[str]:
        return ["toy"]

    def view(self, name: str) -> Any:
        return SimpleNamespace(present=present, waiting=waiting)

    def infos(self) -> list[Any]:
        return []

    def editions(self, name: str) -> list[str]:
        return ["plain"]

    def open(self, name: str, players: int, edition: str | None, options: Mapping[str, Any]) -> Any:
        return Game(players, dict(options))

    def text(self, game: Any) -> str:
        return 'name = "plain"\n'

    def edition(self, name: str, edition: str, digest: str, text: str) -> str:
        return edition
