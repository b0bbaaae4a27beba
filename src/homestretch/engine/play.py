"""The public face of a game: `Game` (rules, edition, options) and `State` (one game being played)."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from homestretch.engine.actions import Actions
from homestretch.engine.chance import sample, seeded
from homestretch.engine.record import CHANCE, DECISION, OVER, RING, one

Record = np.recarray[Any, Any]
LogEntry = tuple[str, int, int]
"""`("a", seat, action)` for a decision, `("c", kind, outcome)` for an outcome."""

NODES = {DECISION: "decision", CHANCE: "chance", OVER: "over"}


class GameError(ValueError):
    """A game cannot be set up like this: `code` of the ledger, and what is wrong."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message


class Illegal(ValueError):
    """An input that is not legal now. Nothing has changed. `code` and `rule` are the ledger's, `legal` what
    would be accepted (empty for anybody but the one who is asked)."""

    def __init__(self, code: str, rule: str, legal: Sequence[int] = ()) -> None:
        super().__init__(f"{code} ({rule})")
        self.code = code
        self.rule = rule
        self.legal = list(legal)


@dataclass(frozen=True)
class Module:
    """What a game hands to the engine: its record, its compiled entries and its names."""

    name: str
    prefix: str  # of ledger ids, "J"
    players: tuple[int, int]
    dtype: np.dtype[Any]
    actions: Actions
    decisions: Sequence[str]
    chances: Sequence[str]
    events: Mapping[str, tuple[str, ...]]
    options: Mapping[str, tuple[Any, ...]]
    default_edition: str
    editions: Callable[[], list[str]]
    load: Callable[[Any], Any]
    prepare: Callable[[np.record, int, Mapping[str, Any], Any], None]
    check_options: Callable[[Mapping[str, Any], Any], dict[str, Any]]
    run: Callable[..., int]
    act_on: Callable[..., int]
    settle: Callable[..., int]
    observe: Callable[..., None]
    imagine: Callable[..., None]
    refuse: Callable[[State, int, int | None], tuple[str, int]]
    cost: Callable[[State, int], tuple[int, int] | None]
    asked_by: Sequence[int]  # ledger number of each decision

    def rule_id(self, number: int) -> str:
        """A ledger id from its number, such as `J-041`."""
        return f"{self.prefix}-{number:03d}"


class Game:
    """A game that can be played: the module's rules, an edition, a number of players and options.

    Raises GameError with the ledger's code for a wrong number of players (E01) or options (E27).
    """

    def __init__(
        self, module: Module, players: int, edition: Any = None, options: Mapping[str, Any] | None = None
    ) -> None:
        low, high = module.players
        if not low <= players <= high:
            raise GameError("E01", f"{low} to {high} players take part, not {players}")
        self.module = module
        self.players = players
        self.edition = module.load(edition or module.default_edition)
        self.options = module.check_options(options or {}, self.edition)

    @property
    def name(self) -> str:
        """The game's short name."""
        return self.module.name

    def new(self, seed: int | None = None, explicit: bool = False) -> State:
        """A fresh game. `explicit`: chance stops the run and `settle` gives the outcome. Without a seed the
        generator starts from the system's entropy."""
        record = one(self.module.dtype)
        g = record[0]
        g.seats = self.players
        g.rng = seeded(secrets.randbits(64) if seed is None else seed)
        g.explicit = 1 if explicit else 0
        self.module.prepare(g, self.players, self.options, self.edition)
        state = State(self, record, [])
        state._go(None)
        return state

    def replay(self, log: Sequence[LogEntry]) -> State:
        """Play a log of an explicit game again; raises Illegal where it does not fit the rules."""
        state = self.new(seed=0, explicit=True)
        for entry in log:
            state.repeat(entry)
        return state

    def restore(self, snapshot: bytes, log: Sequence[LogEntry] = ()) -> State:
        """A state from `State.snapshot`, then the moves of `log` on top of it."""
        record = one(self.module.dtype)
        record[:] = np.frombuffer(snapshot, self.module.dtype)
        state = State(self, record, [])
        if record[0].node == DECISION:
            state._recount()
        state._from = int(record[0].told)
        for entry in log:
            state.repeat(entry)
        return state


class State:
    """One game being played. `legal`, `apply`, `settle`, `undo`, `view` and `log` are all there is to it."""

    def __init__(self, game: Game, record: Record, log: list[LogEntry]) -> None:
        self.game = game
        self.record = record
        self.log = log
        self._buffer = np.zeros(game.module.actions.size, np.int64)
        self._count = 0
        self._events: list[tuple[int, ...]] = []
        self._from = 0
        self._undo: list[tuple[bytes, int, int]] = []

    @property
    def _g(self) -> Any:
        return self.record[0]

    @property
    def _ed(self) -> Any:
        return self.game.edition.record[0]

    @property
    def node(self) -> str:
        """`decision`, `chance` or `over`."""
        return NODES[int(self._g.node)]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._g.node == OVER)

    @property
    def actor(self) -> int | None:
        """The seat that is asked, or None."""
        return int(self._g.actor) if self._g.node == DECISION else None

    @property
    def decision(self) -> str | None:
        """The name of the decision that is asked for, or None."""
        return self.game.module.decisions[int(self._g.kind)] if self._g.node == DECISION else None

    @property
    def args(self) -> tuple[int, ...]:
        """What the decision is about, four numbers (see the game's list of decisions)."""
        return tuple(int(x) for x in self._g.arg)

    def legal(self) -> list[int]:
        """The actor's legal actions; empty when nobody is asked."""
        return [int(a) for a in self._buffer[: self._count]]

    def describe(self, action: int) -> tuple[str, tuple[int, ...]]:
        """Family and places of an action; raises IndexError if there is no such action."""
        return self.game.module.actions.describe(action)

    def cost(self, action: int) -> tuple[int, str] | None:
        """What a legal action costs in kronor (negative: brings), and by which rule; None if nothing."""
        found = self.game.module.cost(self, action)
        return None if found is None else (found[0], self.game.module.rule_id(found[1]))

    @property
    def asked_by(self) -> str | None:
        """The ledger id behind the present question."""
        if self._g.node != DECISION:
            return None
        return self.game.module.rule_id(self.game.module.asked_by[int(self._g.kind)])

    def refuse(self, action: int, seat: int | None = None) -> Illegal | None:
        """Why an action cannot be taken now, or None if it can."""
        acting = self.actor if seat is None else seat
        if acting == self.actor and acting is not None and action in self._buffer[: self._count]:
            return None
        code, number = self.game.module.refuse(self, action, acting)
        legal = self.legal() if acting == self.actor else []
        return Illegal(code, self.game.module.rule_id(number), legal)

    def apply(self, action: int, seat: int | None = None) -> None:
        """Take an action for the actor; raises Illegal and changes nothing if it is not legal."""
        refused = self.refuse(action, seat)
        if refused is not None:
            raise refused
        self._remember()
        self.log.append(("a", int(self._g.actor), int(action)))
        self._go(int(action))

    def _go(self, action: int | None) -> None:
        """Take an action, or just run on, to the next stop.

        A game that draws for itself is stopped at every draw all the same, so that what is told is heard
        before the ring is full; it draws what a run without stops would have drawn.
        """
        g, ed, module = self._g, self._ed, self.game.module
        draws = g.explicit == 0
        g.explicit = 1
        if action is None:
            self._count = module.run(g, ed, self._buffer)
        else:
            self._count = module.act_on(g, ed, action, self._buffer)
        self._collect()
        if not draws:
            return
        while g.node == CHANCE:
            n = int(g.outcomes)
            outcome = sample(g, g.weights, n, int(g.weights[:n].sum()))
            self._count = module.settle(g, ed, outcome, self._buffer)
            self._collect()
        g.explicit = 0
        g.outcomes = 0
        g.weights[:] = 0

    def outcomes(self) -> list[tuple[int, int]]:
        """At a chance node: every outcome that can come with its relative weight."""
        if self._g.node != CHANCE:
            return []
        return [(i, int(w)) for i, w in enumerate(self._g.weights[: self._g.outcomes]) if w > 0]

    @property
    def chance_kind(self) -> str | None:
        """What is drawn at a chance node, or None."""
        return self.game.module.chances[int(self._g.kind)] if self._g.node == CHANCE else None

    def settle(self, outcome: int) -> None:
        """Give the outcome that a chance node waits for; raises Illegal (E26) if it cannot come."""
        if outcome not in [o for o, _ in self.outcomes()]:
            raise Illegal("E26", self.game.module.rule_id(289))
        self._remember()
        self.log.append(("c", int(self._g.kind), int(outcome)))
        self._count = self.game.module.settle(self._g, self._ed, int(outcome), self._buffer)
        self._collect()

    def draw(self, source: random.Random | None = None) -> int:
        """Settle a chance node at random (by default from the system's entropy); returns the outcome."""
        source = source or random.SystemRandom()
        options = self.outcomes()
        outcome = source.choices([o for o, _ in options], [w for _, w in options])[0]
        self.settle(outcome)
        return outcome

    def repeat(self, entry: LogEntry) -> None:
        """Take one entry of a log; raises Illegal if it does not fit."""
        what, who, value = entry
        if what == "a":
            self.apply(value, who)
        else:
            self.settle(value)

    def undo(self) -> None:
        """Take back the last entry of the log; raises IndexError if there is none to take back."""
        raw, events, entries = self._undo.pop()
        self.record[:] = np.frombuffer(raw, self.game.module.dtype)
        del self._events[events:]
        del self.log[entries:]
        self._recount()

    def copy(self) -> State:
        """An independent copy."""
        other = State(self.game, self.record.copy(), list(self.log))
        other._buffer = self._buffer.copy()
        other._count = self._count
        other._events = list(self._events)
        other._from = self._from
        other._undo = list(self._undo)
        return other

    def snapshot(self) -> bytes:
        """The record as bytes, for `Game.restore`."""
        return self.record.tobytes()

    def view(self, seat: int | None) -> Record:
        """What a seat may know (None: a stranger), shape (1,), of the game's record dtype."""
        out = one(self.game.module.dtype)
        self.game.module.observe(self._g, self._ed, -1 if seat is None else seat, out)
        return out

    def events(self, since: int = 0) -> list[tuple[int, str, dict[str, int], str]]:
        """What has been told from the `since`-th event on: number, name, fields, ledger id.

        A state made by `Game.restore` knows only what was told after its snapshot.
        """
        names = list(self.game.module.events)
        told = []
        for i, row in enumerate(self._events[max(0, since - self._from) :], max(since, self._from)):
            name = names[row[0]]
            fields = dict(zip(self.game.module.events[name], row[1:5], strict=False))
            told.append((i, name, fields, self.game.module.rule_id(row[5])))
        return told

    @property
    def told(self) -> int:
        """How many events have been told since the start."""
        return int(self._g.told)

    @property
    def ranking(self) -> list[int]:
        """The place of each seat, 1 the best; zeros before the end."""
        return [int(r) for r in self._g.rank[: self.game.players]]

    def returns(self) -> list[float]:
        """Each seat's share of the win, summing to 1; zeros before the end."""
        places = self.ranking
        first = places.count(1)
        return [1 / first if p == 1 else 0.0 for p in places]

    def _recount(self) -> None:
        # Running a record that stands at a question lists its actions and changes nothing.
        self._count = 0
        if self._g.node == DECISION:
            self._count = self.game.module.run(self._g, self._ed, self._buffer)

    def _remember(self) -> None:
        self._undo.append((self.snapshot(), len(self._events), len(self.log)))
        if len(self._undo) > 64:
            del self._undo[0]

    def _collect(self) -> None:
        told = int(self._g.told)
        first = self._from + len(self._events)
        if told - first > RING:
            raise RuntimeError("more was told between two stops than the ring holds")
        for i in range(first, told):
            self._events.append(tuple(int(x) for x in self._g.ring[i % RING]))
