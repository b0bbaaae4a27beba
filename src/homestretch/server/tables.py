"""Tables of play: one actor for each, which alone touches its game.

Order of every move: validate on a copy, persist, acknowledge, publish. Whatever fails before the commit
leaves no trace; whatever was committed is there after a crash.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import logging
import random
import secrets
import time
import zlib
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from homestretch.server.catalogue import Catalogue, GameView
from homestretch.server.limits import new_token, token_fits, token_hash
from homestretch.server.protocol import Move, NewTable
from homestretch.server.publish import Notice, Publisher
from homestretch.server.settings import Settings
from homestretch.server.store import ConflictError, MoveRow, SeatRow, SnapshotRow, Store, TableRow, now
from homestretch.server.think import Thinkers, Thought
from homestretch.server.version import rules_version

log = logging.getLogger("homestretch.tables")
_dice = secrets.SystemRandom()

Json = dict[str, Any]

SEED = 0
"""Seed of every game on a server. Nothing is drawn from it: chance stops the run and is answered here."""

QUEUE = 256
"""Messages that may wait for a slow viewer before it is let go."""

MOST_TABLES = 2000
"""Tables in memory."""


class BrokenTableError(Exception):
    """A table's log cannot be played by these rules."""


class ClosedError(Exception):
    """The table was unloaded in this moment: get it again."""


class FullError(Exception):
    """There is no room for another viewer or table."""


def dumps(message: Json | list[Json]) -> str:
    """A message, or part of one, as it goes out."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def draw(outcomes: Sequence[tuple[int, int]], dice: random.Random = _dice) -> int:
    """An outcome in proportion to its weight, from the system's entropy."""
    left = dice.randrange(sum(weight for _, weight in outcomes))
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("unreachable")


@dataclass(eq=False)
class Viewer:
    """A connection: `seat` None is a spectator. Messages wait in `queue`; None ends the connection."""

    seat: int | None
    queue: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    shown: int = 0
    last: str = ""
    gone: bool = False

    def send(self, message: Json | str) -> None:
        """Queue a message; a viewer too slow to take it is let go, and may come back for all of it."""
        if self.gone:
            return
        try:
            self.queue.put_nowait(message if isinstance(message, str) else dumps(message))
        except asyncio.QueueFull:
            self.gone = True
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)

    def end(self) -> None:
        """Close the connection after what is queued."""
        if not self.gone:
            self.gone = True
            if self.queue.full():
                self.queue.get_nowait()
            self.queue.put_nowait(None)


@dataclass
class Run:
    """A game's state with what has been drained from it: the lines of its log and its public events."""

    state: Any
    told: int = 0
    rows: list[MoveRow] = field(default_factory=list)
    events: list[tuple[str, dict[str, int], str]] = field(default_factory=list)

    def drain(self) -> None:
        """Take the events since the last time; the record's own ring forgets."""
        for n, name, fields, rule in self.state.events(self.told):
            self.told = n + 1
            self.events.append((name, fields, rule))


def advance(state: Any, seq: int, action: tuple[int, int, str | None] | None, at: int) -> Run:
    """Play on a copy: an action `(seat, action, key)`, if any, and outcomes up to the next question.

    Raises the rules' Illegal with nothing changed.
    """
    run = Run(state.copy())
    run.told = state.told
    if action is not None:
        seat, number, key = action
        run.state.apply(number, seat)
        seq += 1
        run.rows.append(MoveRow(seq, "a", seat, None, number, key, at))
        run.drain()
    while run.state.node == "chance":
        outcome = draw(run.state.outcomes())
        kind = run.state.chance_kind
        run.state.settle(outcome)
        seq += 1
        run.rows.append(MoveRow(seq, "c", None, kind, outcome, None, at))
        run.drain()
    return run


def rebuild(game: Any, rows: Sequence[MoveRow], snapshot: SnapshotRow | None) -> Run:
    """A game from its log, or from a snapshot and the lines after it.

    Raises BrokenTableError if the rules refuse a line.
    """
    past = [row for row in rows if snapshot is not None and row.seq <= snapshot.seq]
    if snapshot is not None:
        run = Run(game.restore(snapshot.record))
        run.events = [
            (name, fields, rule) for name, fields, rule in json.loads(zlib.decompress(snapshot.events))
        ]
        run.told = run.state.told
    else:
        run = Run(game.new(seed=SEED, explicit=True))
        run.drain()
    for row in rows[len(past) :]:
        try:
            if row.kind == "a":
                run.state.apply(row.value, row.seat)
            else:
                run.state.settle(row.value)
        except Exception as error:
            raise BrokenTableError(f"line {row.seq} ({row.entry}): {error}") from error
        run.drain()
    return run


def snapshot_of(run: Run, seq: int) -> SnapshotRow:
    """The snapshot of a game after `seq` lines."""
    events = zlib.compress(json.dumps(run.events, separators=(",", ":")).encode())
    return SnapshotRow(seq, rules_version(), run.state.snapshot(), events)


class Table:
    """A table in memory. All methods that play take its lock."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        game: Any,
        edition: str,
        module: GameView,
        run: Run,
        seq: int,
        hub: Hub,
    ) -> None:
        self.row = row
        self.seats = seats
        self.game = game
        self.edition = edition
        self.module = module
        self.state = run.state
        self.told = run.told
        self.events = run.events
        self.seq = seq
        self.hub = hub
        self.lock = asyncio.Lock()
        self.viewers: list[Viewer] = []
        self.elsewhere: dict[str, list[int]] = {}
        self.used = time.monotonic()
        self.hurry = asyncio.Event()
        self.bots: asyncio.Task[None] | None = None
        self.visible = True
        self.due = 0.0
        self.snapped = seq
        self.knocks: dict[tuple[int, int], float] = {}
        self.closed = False
        self._cache: dict[int | None, Json] = {}
        self._texts: dict[int | None, str] = {}

    # --- what a viewer sees ---

    @property
    def info(self) -> Json:
        """What the table plays."""
        row = self.row
        return {
            "id": row.id,
            "game": row.game,
            "edition": row.edition,
            "options": row.options,
            "language": row.language,
        }

    def seat_list(self) -> list[Json]:
        """The seats as everybody may see them."""
        here = {v.seat for v in self.viewers if not v.gone}
        for there in self.elsewhere.values():
            here.update(there)
        return [
            {
                "seat": s.seat,
                "name": s.name,
                "kind": s.kind,
                "bot": s.bot,
                "online": s.kind == "bot" or s.seat in here,
            }
            for s in self.seats
        ]

    def scene(self, seat: int | None) -> Json:
        """`view`, `waiting` and `ask` for a seat or a stranger; made once for each state."""
        found = self._cache.get(seat)
        if found is None:
            found = self._scene(self.state, seat)
            found["ask"] = self.question(seat)
            self._cache[seat] = found
        return found

    def _scene(self, state: Any, seat: int | None) -> Json:
        """The scene of any state of this table's game, without the question."""
        view = state.view(seat)
        waiting = self.module.waiting(view)
        return {
            "view": self.module.present(view, self.game, seat),
            "ask": None,
            "waiting": waiting
            and {
                "seat": waiting[0],
                "decision": waiting[1],
                "bot": self.seats[waiting[0]].kind == "bot",
            },
        }

    def scene_text(self, seat: int | None) -> str:
        """The scene as it goes out, made once for each state."""
        found = self._texts.get(seat)
        if found is None:
            found = self._texts[seat] = dumps(self.scene(seat))
        return found

    def question(self, seat: int | None) -> Json | None:
        """The question to a seat, if it is the one that is asked."""
        state = self.state
        if seat is None or state.node != "decision" or state.actor != seat:
            return None
        legal = []
        for action in state.legal():
            family, at = state.describe(action)
            cost = state.cost(action)
            legal.append(
                {
                    "action": int(action),
                    "family": family,
                    "at": [int(x) for x in at],
                    "price": None if cost is None else int(cost[0]),
                    "rule": None if cost is None else cost[1],
                }
            )
        return {
            "id": self.ask_id(),
            "seat": seat,
            "decision": state.decision,
            "args": [int(x) for x in state.args],
            "rule": state.asked_by,
            "legal": legal,
        }

    def ask_id(self) -> str:
        """The id of the present question. It tells nothing of how many lines the log has: a number would
        give away how many hidden questions the others have answered."""
        mac = hmac.new(self.row.secret, f"ask {self.seq}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mac[:15]).decode()

    def told_to(self, viewer: Viewer) -> list[Json]:
        """Events that a viewer has not been shown; from now on it has."""
        new = [
            {"n": n, "name": name, "rule": rule, **fields}
            for n, (name, fields, rule) in enumerate(self.events[viewer.shown :], viewer.shown + 1)
        ]
        viewer.shown = len(self.events)
        return new

    # --- viewers ---

    def seat_of(self, token: str) -> tuple[bool, int | None]:
        """Whether a token is one of this table's, and its seat (None: spectators').

        Every hash is compared, so that time tells nothing of which came near.
        """
        digest = token_hash(token)
        found, seat = token_fits(digest, self.row.spectator), None
        for s in self.seats:
            if token_fits(digest, s.token):
                found, seat = True, s.seat
        return found, seat

    async def join(self, seat: int | None, name: str | None) -> Viewer:
        """A new viewer with its welcome queued; raises FullError, or ClosedError if it was just unloaded."""
        viewer = Viewer(seat)
        async with self.lock:
            if self.closed:
                raise ClosedError(self.row.id)
            if len(self.viewers) >= self.hub.settings.viewers_per_table:
                raise FullError("too many viewers")
            if (
                name
                and seat is not None
                and self.seats[seat].kind == "link"
                and self.seats[seat].name != name
            ):
                await self.hub.store.rename(self.row.id, seat, name)
                self._rename(seat, name)
                await self.hub.publisher.tell(
                    {"kind": "name", "table": self.row.id, "seat": seat, "name": name}
                )
            self.viewers.append(viewer)
            self.used = time.monotonic()
            scene = self.scene(seat)
            viewer.last = self.scene_text(seat)
            viewer.send(
                {
                    "type": "welcome",
                    "table": self.info,
                    "seat": seat,
                    "seats": self.seat_list(),
                    "events": self.told_to(viewer),
                    **scene,
                }
            )
            self.presence(but=viewer)
        await self.tell_presence()
        self.wake()
        return viewer

    async def leave(self, viewer: Viewer) -> None:
        """A viewer has gone."""
        viewer.gone = True
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.used = time.monotonic()
            self.presence()
            await self.tell_presence()

    def _rename(self, seat: int, name: str) -> None:
        old = self.seats[seat]
        self.seats[seat] = SeatRow(old.seat, old.kind, name, old.bot, old.token)

    def presence(self, but: Viewer | None = None) -> None:
        """Tell everybody here who is there."""
        message = {"type": "presence", "seats": self.seat_list()}
        for viewer in self.viewers:
            if viewer is not but:
                viewer.send(message)

    async def tell_presence(self) -> None:
        """Tell the other processes who is here."""
        here = sorted({v.seat for v in self.viewers if v.seat is not None and not v.gone})
        await self.hub.publisher.tell({"kind": "presence", "table": self.row.id, "seats": here})

    async def nudge(self, by: int, seat: int) -> None:
        """Knock at a seat, at most once in three seconds."""
        at = time.monotonic()
        if seat >= len(self.seats) or at - self.knocks.get((by, seat), -9.0) < 3:
            return
        self.knocks[by, seat] = at
        self.nudged(seat, by)
        await self.hub.publisher.tell({"kind": "nudge", "table": self.row.id, "seat": seat, "by": by})

    def nudged(self, seat: int, by: int) -> None:
        """Tell everybody here of a knock."""
        for viewer in self.viewers:
            viewer.send({"type": "nudged", "seat": seat, "by": by})

    # --- playing ---

    async def move(self, viewer: Viewer, move: Move) -> None:
        """A move of a person: acknowledged, or refused with the reason and the fresh view."""
        seat = viewer.seat
        if seat is None:
            viewer.send({"type": "error", "code": "spectator", "detail": "spectators do not move"})
            return
        async with self.lock:
            self.used = time.monotonic()
            try:
                if await self.hub.store.key_used(self.row.id, seat, move.key):
                    viewer.send({"type": "ack", "key": move.key, "duplicate": True})
                    return
                if move.ask and not hmac.compare_digest(move.ask.encode(), self.ask_id().encode()):
                    self.refuse(viewer, move.key, "stale", None, [])
                    return
                illegal = self.state.refuse(move.action, seat)
                if illegal is not None:
                    # What would be legal is the business of the one who is asked.
                    legal = list(illegal.legal) if self.state.actor == seat else []
                    self.refuse(viewer, move.key, illegal.code, illegal.rule, legal)
                    return
                await self._play((seat, move.action, move.key), viewer)
            except ConflictError:
                await self._catch_up()
                if await self.hub.store.key_used(self.row.id, seat, move.key):
                    viewer.send({"type": "ack", "key": move.key, "duplicate": True})
                else:
                    self.refuse(viewer, move.key, "stale", None, [])
            except (SQLAlchemyError, OSError) as error:
                log.error("a move of table %s could not be stored: %s", self.row.id, error)
                self.refuse(viewer, move.key, "later", None, [])
                self.hub.suspect(self)
            except Exception:
                # A fault of ours. It was found on a copy: the table stands where it stood.
                log.exception("a move of table %s could not be played", self.row.id)
                self.refuse(viewer, move.key, "fault", None, [])
        self.wake()

    def refuse(self, viewer: Viewer, key: str, code: str, rule: str | None, legal: list[int]) -> None:
        """Refuse a move; nothing has changed."""
        scene = self.scene(viewer.seat)
        viewer.send(
            {
                "type": "refused",
                "key": key,
                "code": code,
                "rule": rule,
                "legal": [int(a) for a in legal],
                **scene,
            }
        )

    async def _play(self, action: tuple[int, int, str | None], viewer: Viewer | None) -> None:
        """Validate, persist, acknowledge, publish. The lock is held."""
        actor, before = self.state.actor, self.scene_text(None)
        run = await asyncio.to_thread(advance, self.state, self.seq, action, now())
        await self.hub.store.append(self.row.id, run.rows, run.state.over, self.hub.publisher.origin)
        self._accept(run)
        key = action[2]
        if viewer is not None and key is not None:
            viewer.send({"type": "ack", "key": key, "duplicate": False})
        seen = bool(run.events) or self.scene_text(None) != before
        self.visible = seen or self.state.actor != actor
        self._publish()
        await self._snapshot()

    def _accept(self, run: Run) -> None:
        self.state = run.state
        self.told = run.told
        self.events.extend(run.events)
        self.seq = run.rows[-1].seq
        self._cache.clear()
        self._texts.clear()
        self.used = time.monotonic()

    def _publish(self) -> None:
        """Send everybody what is new to them, and nothing to those for whom nothing is."""
        for viewer in self.viewers:
            text = self.scene_text(viewer.seat)
            if text == viewer.last and viewer.shown == len(self.events):
                continue
            viewer.last = text
            viewer.send(f'{{"type":"update","events":{dumps(self.told_to(viewer))},{text[1:]}')

    async def _snapshot(self) -> None:
        if self.seq - self.snapped < self.hub.settings.snapshot_every and not self.state.over:
            return
        try:
            row = snapshot_of(Run(self.state, events=self.events), self.seq)
            await self.hub.store.add_snapshot(self.row.id, row)
            self.snapped = self.seq
        except (SQLAlchemyError, OSError):  # only resuming would be slower
            log.exception("no snapshot of table %s", self.row.id)

    async def _catch_up(self) -> None:
        """Take over what another process has written. The lock is held."""
        rows = await self.hub.store.moves(self.row.id, self.seq)
        if not rows:
            return
        run = Run(self.state.copy(), self.told, list(rows))
        for row in rows:
            if row.kind == "a":
                run.state.apply(row.value, row.seat)
            else:
                run.state.settle(row.value)
            run.drain()
        self._accept(run)
        self.visible = True
        self._publish()

    async def catch_up(self) -> None:
        """Take over what another process has written."""
        async with self.lock:
            await self._catch_up()
        self.wake()

    # --- bots ---

    def bot_to_move(self) -> SeatRow | None:
        """The bot that is asked, if it is one."""
        state = self.state
        if state.node != "decision" or self.seats[state.actor].kind != "bot":
            return None
        return self.seats[state.actor]

    def wake(self) -> None:
        """See to it that bots play if they are asked."""
        if self.bot_to_move() is not None and (self.bots is None or self.bots.done()):
            self.hurry.clear()
            self.bots = asyncio.create_task(self._play_bots(), name=f"bots of {self.row.id}")

    async def _play_bots(self) -> None:
        fails = 0
        while self.bot_to_move() is not None and not self.hub.closing:
            try:
                if not await self.hub.publisher.claim(self.row.id):
                    # Another process plays them; if it dies, its lock goes with it.
                    await asyncio.sleep(2)
                    await self.catch_up()
                    continue
                await self._play_bot()
                fails = 0
            except ConflictError:
                await self.catch_up()
            except asyncio.CancelledError:
                raise
            except Exception:
                fails += 1
                log.exception("the bots of table %s are stuck (%d)", self.row.id, fails)
                await asyncio.sleep(min(30.0, 0.5 * 2**fails))

    async def _play_bot(self) -> None:
        """One answer of a bot, at a person's pace.

        It thinks first and then takes what is left of its pause; what nobody else may see takes none. So
        how long it took tells neither how many secret questions there were nor how hard they were.
        """
        if self.visible:
            self.due = time.monotonic() + random.uniform(*self.hub.settings.pause)
        async with self.lock:
            bot = self.bot_to_move()
            if bot is None:
                return
            seq, state = self.seq, self.state
            thought = Thought(
                level=bot.bot or "random",
                game=self.row.game,
                view=self.state.view(bot.seat).tobytes(),
                edition=self.edition,
                players=self.row.players,
                options=dict(self.row.options),
                legal=tuple(int(a) for a in self.state.legal()),
            )
        action = await self.hub.thinkers.choose(thought)
        left = self.due - time.monotonic()
        if left > 0 and await asyncio.to_thread(self.shows, state, bot.seat, action):
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), left)
            self.due = 0.0
            self.hurry.clear()
        async with self.lock:
            if self.seq == seq:
                await self._play((bot.seat, action, None), None)

    def shows(self, state: Any, seat: int, action: int) -> bool:
        """Whether anybody else would see that an action was taken."""
        after = state.copy()
        after.apply(action, seat)
        if after.actor != seat or after.told != state.told:
            return True
        return self._scene(after, None) != self._scene(state, None)

    async def close(self) -> None:
        """Stop the bots and end all connections."""
        if self.bots is not None and not self.bots.done():
            self.bots.cancel()
            await asyncio.gather(self.bots, return_exceptions=True)
        for viewer in list(self.viewers):
            viewer.end()


class Hub:
    """All tables of this process."""

    def __init__(
        self, settings: Settings, store: Store, catalogue: Catalogue, thinkers: Thinkers, publisher: Publisher
    ) -> None:
        self.settings = settings
        self.store = store
        self.catalogue = catalogue
        self.thinkers = thinkers
        self.publisher = publisher
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.sockets = 0
        self.closing = False

    async def start(self) -> None:
        """Listen to the other processes, and go on where games were left."""
        await self.publisher.start(self.hear)
        self.task(self._sweep())
        self.task(self._resume())

    def task(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that is held until it is done, and ended when the server stops."""
        task = asyncio.create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _resume(self) -> None:
        """Bots that were thinking when the server stopped go on."""
        day = 24 * 3600 * 1000
        for table in await self.store.unfinished(now() - day, 50):
            try:
                await self.get(table)
            except Exception as error:
                log.error("table %s is not resumed: %s", table, error)

    async def _sweep(self) -> None:
        """Forget tables that nobody looks at."""
        while True:
            await asyncio.sleep(min(30.0, max(0.05, self.settings.idle_s / 4)))
            await self.sweep()

    async def sweep(self) -> None:
        """Unload the tables that have been idle for long enough."""
        for table in list(self.tables.values()):
            idle = time.monotonic() - table.used
            if idle >= self.settings.idle_s and not table.viewers and table.bot_to_move() is None:
                await self.unload(table)

    async def unload(self, table: Table) -> None:
        """Drop a table from memory; it is all in the store."""
        async with table.lock:
            if self.tables.get(table.row.id) is table:
                del self.tables[table.row.id]
            table.closed = True
            await table.close()
        await self.publisher.release(table.row.id)

    def suspect(self, table: Table) -> None:
        """After a commit that failed nobody knows what is stored: ask, as soon as the store answers."""

        async def ask() -> None:
            while not self.closing:
                try:
                    await table.catch_up()
                except (SQLAlchemyError, OSError):
                    await asyncio.sleep(1)
                else:
                    return

        self.task(ask())

    async def hear(self, notice: Notice) -> None:
        """A notice of another process."""
        try:
            if notice.get("kind") == "again":
                for each in list(self.tables.values()):
                    await each.catch_up()
                    await each.tell_presence()
                return
            table = self.tables.get(str(notice.get("table")))
            if table is None:
                return
            kind = notice.get("kind")
            if kind == "rows" and notice["seq"] > table.seq:
                await table.catch_up()
            elif kind == "presence":
                known = notice["from"] in table.elsewhere
                table.elsewhere[notice["from"]] = list(notice["seats"])
                table.presence()
                if not known:
                    await table.tell_presence()
            elif kind == "nudge":
                table.nudged(notice["seat"], notice["by"])
            elif kind == "name":
                table._rename(notice["seat"], notice["name"])
                table.presence()
        except Exception:
            log.exception("a notice could not be used")

    async def get(self, table: str) -> Table | None:
        """A table, from memory or the store; None if there is none. Raises BrokenTableError."""
        found = self.tables.get(table)
        if found is not None:
            found.used = time.monotonic()
            return found
        task = self.loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Table | None:
        row = await self.store.table(table)
        if row is None:
            return None
        if len(self.tables) >= MOST_TABLES:
            raise FullError("too many tables")
        seats = await self.store.seats(table)
        rows = await self.store.moves(table)
        snapshot = await self.store.snapshot(table, rules_version())
        if row.rules_version != rules_version():
            log.warning("table %s was begun under rules %s", table, row.rules_version)

        def build() -> tuple[Any, str, Run]:
            edition = self.catalogue.edition(row.game, row.edition, row.edition_hash, row.edition_text)
            game = self.catalogue.open(row.game, row.players, edition, row.options)
            try:
                return game, edition, rebuild(game, rows, snapshot)
            except Exception as error:
                if snapshot is None:
                    raise
                # The log is the truth, a snapshot only saves time.
                log.warning("the snapshot of table %s is no use: %s", table, error)
                return game, edition, rebuild(game, rows, None)

        try:
            game, edition, run = await asyncio.to_thread(build)
            module = self.catalogue.view(row.game)
        except (KeyError, ValueError, BrokenTableError) as error:
            raise BrokenTableError(f"table {table}: {error}") from error
        made = Table(row, seats, game, edition, module, run, rows[-1].seq if rows else 0, self)
        if snapshot is not None:
            made.snapped = snapshot.seq
        else:
            made.snapped = 0
        self.tables[table] = made
        made.wake()
        return made

    async def create(self, wish: NewTable) -> tuple[str, list[str | None], str]:
        """A new table: its id, the seats' tokens (None for bots) and the spectators' token.

        Raises GameError (E01, E27) or KeyError if there is no such game.
        """
        if len(self.tables) >= MOST_TABLES:
            raise FullError("too many tables")
        players = len(wish.seats)

        def build() -> tuple[Any, str, Run]:
            game = self.catalogue.open(wish.game, players, wish.edition, dict(wish.options))
            start = game.new(seed=SEED, explicit=True)
            run = Run(start)
            run.drain()
            first = run.events
            run = advance(start, 0, None, now())
            run.events = first + run.events
            return game, self.catalogue.text(game), run

        game, text, run = await asyncio.to_thread(build)
        tokens = [None if s.kind == "bot" else new_token() for s in wish.seats]
        spectator = new_token()
        at = now()
        row = TableRow(
            id=secrets.token_urlsafe(9).replace("-", "a").replace("_", "b"),
            game=wish.game,
            edition=game.edition.name,
            edition_hash=game.edition.hash,
            edition_text=text,
            options={k: v for k, v in game.options.items() if isinstance(v, str)},
            players=players,
            language=wish.language,
            rules_version=rules_version(),
            secret=secrets.token_bytes(32),
            spectator=token_hash(spectator),
            over=bool(run.state.over),
            created=at,
            touched=at,
        )
        seats = [
            SeatRow(
                seat=i,
                kind=s.kind,
                name=s.name,
                bot=(s.bot or self.catalogue.bots()[-1]) if s.kind == "bot" else None,
                token=None if token is None else token_hash(token),
            )
            for i, (s, token) in enumerate(zip(wish.seats, tokens, strict=True))
        ]
        await self.store.create(row, seats, run.rows)
        edition = await asyncio.to_thread(
            self.catalogue.edition, row.game, row.edition, row.edition_hash, text
        )
        table = Table(row, seats, game, edition, self.catalogue.view(row.game), run, len(run.rows), self)
        table.snapped = 0
        self.tables[row.id] = table
        table.wake()
        return row.id, tokens, spectator

    async def verify(self, table: str) -> bool:
        """The check on snapshots: whether the log, replayed from its start, gives the record byte for byte.

        Compares the newest snapshot, or, if there is none, the state in memory. Raises KeyError or
        BrokenTableError.
        """
        row = await self.store.table(table)
        if row is None:
            raise KeyError(table)
        rows = await self.store.moves(table)
        snapshot = await self.store.snapshot(table, rules_version())

        def check() -> bool:
            edition = self.catalogue.edition(row.game, row.edition, row.edition_hash, row.edition_text)
            game = self.catalogue.open(row.game, row.players, edition, row.options)
            if snapshot is None:
                rebuild(game, rows, None)
                return True
            past = [r for r in rows if r.seq <= snapshot.seq]
            run = rebuild(game, past, None)
            events = json.loads(zlib.decompress(snapshot.events))
            return (
                run.state.snapshot() == snapshot.record
                and json.loads(json.dumps(run.events)) == events
                and rebuild(game, rows, snapshot).state.snapshot()
                == rebuild(game, rows, None).state.snapshot()
            )

        return await asyncio.to_thread(check)

    async def stop(self) -> None:
        """Stop everything; nothing is lost by it."""
        self.closing = True
        self.thinkers.close()
        for task in [*self.tasks, *self.loading.values()]:
            task.cancel()
        for table in list(self.tables.values()):
            await table.close()
        await self.publisher.stop()
