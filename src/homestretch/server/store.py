"""The store: what is written here happened, and nothing else did.

One transaction is one move with all the chance outcomes that follow it. SQLite in WAL mode with every
commit synced to disk by default, PostgreSQL by URL.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from homestretch.server.schema import moves, seats, snapshots, tables

MIGRATIONS = Path(__file__).resolve().parent / "migrations"
MIGRATION_LOCK = 0x686F6D65
CHANNEL = "homestretch"
"""PostgreSQL's NOTIFY channel."""


class ConflictError(Exception):
    """Somebody else has written the next number of the log, or used the key, already."""


@dataclass(frozen=True)
class TableRow:
    """A table of play as it was made (see `schema.tables`)."""

    id: str
    game: str
    edition: str
    edition_hash: str
    edition_text: str
    options: dict[str, str]
    players: int
    language: str | None
    rules_version: str
    secret: bytes
    spectator: str
    over: bool
    created: int
    touched: int


@dataclass(frozen=True)
class SeatRow:
    """A seat; `token` is the hash of its token, None for a bot."""

    seat: int
    kind: str
    name: str | None
    bot: str | None
    token: str | None


@dataclass(frozen=True)
class MoveRow:
    """A line of the log: `kind` a (an action of `seat`) or c (an outcome of the chance `what`)."""

    seq: int
    kind: str
    seat: int | None
    what: str | None
    value: int
    key: str | None
    at: int

    @property
    def entry(self) -> tuple[str, Any, int]:
        """The line as a game's log has it."""
        return (self.kind, self.seat if self.kind == "a" else self.what, self.value)


@dataclass(frozen=True)
class SnapshotRow:
    """The record after `seq` lines of the log, and the events told until then (compressed JSON)."""

    seq: int
    rules_version: str
    record: bytes
    events: bytes


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _sqlite_setup(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # two processes may start at once
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = Config()
    config.set_main_option("script_location", MIGRATIONS.as_posix().replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Store:
    """All access to the database. Methods raise SQLAlchemyError if it does not answer."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = url.startswith("postgresql")
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=self.postgres)
        if not self.postgres:
            event.listen(self.engine.sync_engine, "connect", _sqlite_setup)

    async def open(self) -> None:
        """Bring the database to the newest layout."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()

    async def create(self, row: TableRow, seat_rows: Sequence[SeatRow], first: Sequence[MoveRow]) -> None:
        """Write a new table with the outcomes drawn before its first question."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.insert(tables).values(**row.__dict__))
            await connection.execute(
                sa.insert(seats), [{"table_id": row.id, **s.__dict__} for s in seat_rows]
            )
            await self._insert(connection, row.id, first)

    async def append(self, table: str, rows: Sequence[MoveRow], over: bool, origin: str = "") -> None:
        """Append a move and its outcomes; raises ConflictError, with nothing written, if the place is taken.

        On PostgreSQL the other processes are told in the same transaction; `origin` names this one.
        """
        try:
            async with self.engine.begin() as connection:
                await self._insert(connection, table, rows)
                await connection.execute(
                    sa.update(tables).where(tables.c.id == table).values(over=over, touched=rows[-1].at)
                )
                if self.postgres and origin:
                    text = json.dumps({"kind": "rows", "table": table, "seq": rows[-1].seq, "from": origin})
                    await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, text)))
        except IntegrityError as error:
            raise ConflictError(f"the log of {table} has a line {rows[0].seq} already") from error
        except sqlite3.IntegrityError as error:  # pragma: no cover  (a driver that is not wrapped)
            raise ConflictError(str(error)) from error

    async def _insert(self, connection: AsyncConnection, table: str, rows: Sequence[MoveRow]) -> None:
        if rows:
            await connection.execute(sa.insert(moves), [{"table_id": table, **r.__dict__} for r in rows])

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(sa.select(tables).where(tables.c.id == table))).one_or_none()
        return TableRow(**found._mapping) if found else None

    async def seats(self, table: str) -> list[SeatRow]:
        """A table's seats in order."""
        query = sa.select(seats.c.seat, seats.c.kind, seats.c.name, seats.c.bot, seats.c.token)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.where(seats.c.table_id == table).order_by(seats.c.seat))
            return [SeatRow(**r._mapping) for r in found]

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Give a seat another name."""
        where = (seats.c.table_id == table) & (seats.c.seat == seat)
        async with self.engine.begin() as connection:
            await connection.execute(sa.update(seats).where(where).values(name=name))

    async def moves(self, table: str, after: int = 0) -> list[MoveRow]:
        """The log's lines beyond number `after`."""
        query = sa.select(*(c for c in moves.c if c.name != "table_id"))
        where = (moves.c.table_id == table) & (moves.c.seq > after)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.where(where).order_by(moves.c.seq))
            return [MoveRow(**r._mapping) for r in found]

    async def key_used(self, table: str, seat: int, key: str) -> bool:
        """Whether a seat's move with this key is stored."""
        where = (moves.c.table_id == table) & (moves.c.seat == seat) & (moves.c.key == key)
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(moves.c.seq).where(where))
            return found.first() is not None

    async def snapshot(self, table: str, rules_version: str) -> SnapshotRow | None:
        """The newest snapshot made by these rules."""
        query = sa.select(*(c for c in snapshots.c if c.name != "table_id"))
        where = (snapshots.c.table_id == table) & (snapshots.c.rules_version == rules_version)
        async with self.engine.connect() as connection:
            found = (
                await connection.execute(query.where(where).order_by(snapshots.c.seq.desc()).limit(1))
            ).one_or_none()
        return SnapshotRow(**found._mapping) if found else None

    async def add_snapshot(self, table: str, row: SnapshotRow, keep: int = 2) -> None:
        """Write a snapshot and drop all but the newest `keep`."""
        async with self.engine.begin() as connection:
            await connection.execute(
                sa.delete(snapshots).where((snapshots.c.table_id == table) & (snapshots.c.seq == row.seq))
            )
            await connection.execute(sa.insert(snapshots).values(table_id=table, **row.__dict__))
            newest = (
                sa.select(snapshots.c.seq)
                .where(snapshots.c.table_id == table)
                .order_by(snapshots.c.seq.desc())
                .limit(keep)
            )
            kept = [r[0] for r in await connection.execute(newest)]
            await connection.execute(
                sa.delete(snapshots).where((snapshots.c.table_id == table) & snapshots.c.seq.not_in(kept))
            )

    async def unfinished(self, since: int, limit: int) -> list[str]:
        """Tables with a game going on that were touched since then, newest first."""
        query = sa.select(tables.c.id).where(~tables.c.over & (tables.c.touched >= since))
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(tables.c.touched.desc()).limit(limit))
            return [r[0] for r in found]

    async def ready(self, seconds: float = 2.0) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(seconds), self.engine.connect() as connection:
                await connection.execute(sa.select(1))
        except (TimeoutError, sa.exc.SQLAlchemyError, OSError):
            return False
        return True
