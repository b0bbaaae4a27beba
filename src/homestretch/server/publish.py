"""How server processes that share a database tell each other what changed.

One process needs nothing (`Alone`). Several on one PostgreSQL use its LISTEN and NOTIFY; the store
sends the notice of new moves in the very transaction that writes them.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import zlib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

from homestretch.server.store import CHANNEL

log = logging.getLogger("homestretch.publish")

Notice = dict[str, Any]
Hear = Callable[[Notice], Awaitable[None]]


class Publisher(Protocol):
    """Between processes. `origin` names this process in notices; empty if it is the only one."""

    origin: str

    async def start(self, hear: Hear) -> None:
        """Begin to listen; `hear` gets each notice of another process."""

    async def tell(self, notice: Notice) -> None:
        """Send a notice (presence, nudges) to the other processes; lost ones do no harm."""

    async def claim(self, table: str) -> bool:
        """Whether this process is the one that plays a table's bots."""

    async def release(self, table: str) -> None:
        """Leave a table's bots to another process."""

    async def stop(self) -> None:
        """Stop listening."""


class Alone:
    """The only process there is."""

    origin = ""

    async def start(self, hear: Hear) -> None:
        """Nobody to listen to."""

    async def tell(self, notice: Notice) -> None:
        """Nobody to tell."""

    async def claim(self, table: str) -> bool:
        """Always."""
        return True

    async def release(self, table: str) -> None:
        """Nobody to leave them to."""

    async def stop(self) -> None:
        """Nothing to stop."""


class Postgres:
    """LISTEN and NOTIFY on one connection of its own, which also holds the advisory locks of tables.

    If the connection is lost the locks are lost with it; it is made again, and whatever was missed is
    caught up with (`hear` gets a notice of kind `again`).
    """

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql+asyncpg://", "postgresql://")
        self.origin = secrets.token_hex(6)
        self.connection: Any = None
        self.claimed: set[str] = set()
        self.lock = asyncio.Lock()
        self.hear: Hear | None = None
        self.watch: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self, hear: Hear) -> None:
        """Connect, and keep connected."""
        self.hear = hear
        await self._connect()
        self.watch = asyncio.create_task(self._keep())

    async def _connect(self) -> None:
        import asyncpg

        connection = await asyncpg.connect(self.url)
        await connection.add_listener(CHANNEL, self._heard)
        self.connection = connection
        self.claimed.clear()

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(1)
            if self.connection.is_closed():
                try:
                    await self._connect()
                except OSError as error:
                    log.warning("PostgreSQL does not answer: %s", error)
                except Exception:
                    log.exception("could not listen to PostgreSQL")
                else:
                    self._run({"kind": "again"})

    def _run(self, notice: Notice) -> None:
        if self.hear is not None:
            task = asyncio.create_task(self._pass(self.hear, notice))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    @staticmethod
    async def _pass(hear: Hear, notice: Notice) -> None:
        await hear(notice)

    def _heard(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        with suppress(ValueError):
            notice = json.loads(payload)
            if isinstance(notice, dict) and notice.get("from") != self.origin:
                self._run(notice)

    async def tell(self, notice: Notice) -> None:
        """Send a notice."""
        text = json.dumps({**notice, "from": self.origin})
        with suppress(Exception):
            async with self.lock:
                await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

    async def claim(self, table: str) -> bool:
        """Try the table's advisory lock."""
        if table in self.claimed and not self.connection.is_closed():
            return True
        try:
            async with self.lock:
                got = await self.connection.fetchval(
                    "SELECT pg_try_advisory_lock($1, $2)", 0x6873, _number(table)
                )
        except Exception as error:
            log.warning("no lock for %s: %s", table, error)
            return False
        if got:
            self.claimed.add(table)
        return bool(got)

    async def release(self, table: str) -> None:
        """Give the lock back."""
        if table in self.claimed:
            self.claimed.discard(table)
            with suppress(Exception):
                async with self.lock:
                    await self.connection.execute("SELECT pg_advisory_unlock($1, $2)", 0x6873, _number(table))

    async def stop(self) -> None:
        """Close the connection."""
        if self.watch is not None:
            self.watch.cancel()
        if self.connection is not None:
            with suppress(Exception):
                await self.connection.close(timeout=2)


def _number(table: str) -> int:
    """A table's id as a signed 32-bit number. Two that collide share a lock, which only costs time."""
    return zlib.crc32(table.encode()) - (1 << 31)
