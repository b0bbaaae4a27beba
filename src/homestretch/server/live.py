"""Live play over a WebSocket: one connection is one viewer of one table."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from homestretch.server.limits import Bucket
from homestretch.server.protocol import CLIENT, MESSAGE_BYTES, Hurry, Join, Move, Nudge, Ping
from homestretch.server.tables import BrokenTableError, ClosedError, FullError, Hub, Table, Viewer, dumps

log = logging.getLogger("homestretch.live")

router = APIRouter()

POLICY = 1008
TOO_BIG = 1009
TRY_LATER = 1013
NO_TABLE = 4404
BAD_TOKEN = 4403
BROKEN = 4500

Message = Join | Move | Nudge | Hurry | Ping


class BadMessageError(Exception):
    """A message that cannot be read; the text says why."""


def parse(text: str) -> Message:
    """A message from a client; raises BadMessageError."""
    try:
        return CLIENT.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(str(p) for p in first["loc"])
        raise BadMessageError(f"{where}: {first['msg']}" if where else str(first["msg"])) from error


async def receive(socket: WebSocket) -> str:
    """The next text message; raises BadMessageError for one in bytes, WebSocketDisconnect at the end."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise BadMessageError("messages are JSON text")
    if len(text.encode("utf-8", "surrogatepass")) > MESSAGE_BYTES:
        raise WebSocketDisconnect(TOO_BIG)
    return str(text)


async def refuse(socket: WebSocket, code: str, detail: str, close: int | None = None) -> None:
    """Say what is wrong, and end the connection if `close` says so."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(dumps({"type": "error", "code": code, "detail": detail}))
        if close is not None:
            await socket.close(close)


async def write(socket: WebSocket, viewer: Viewer, seconds: float) -> None:
    """Send what is queued for a viewer until its end, or until it does not take a message for so long."""
    with suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
        while (text := await viewer.queue.get()) is not None:
            async with asyncio.timeout(seconds):
                await socket.send_text(text)
        async with asyncio.timeout(seconds):
            await socket.close(TRY_LATER)


async def first_message(socket: WebSocket, hub: Hub, table: str) -> tuple[Table, Viewer] | None:
    """Wait for `join` and let the viewer in; None if that came to nothing."""
    try:
        async with asyncio.timeout(hub.settings.join_s):
            message = parse(await receive(socket))
    except TimeoutError:
        await refuse(socket, "join_first", "nothing came", POLICY)
        return None
    except BadMessageError as error:
        await refuse(socket, "bad_message", str(error), POLICY)
        return None
    if not isinstance(message, Join):
        await refuse(socket, "join_first", "the first message is join", POLICY)
        return None
    for _ in range(3):
        try:
            found = await hub.get(table) if len(table) <= 32 else None
            if found is None:
                await refuse(socket, "no_table", "there is no such table", NO_TABLE)
                return None
            fits, seat = found.seat_of(message.token)
            if not fits:
                await refuse(socket, "token", "that link does not open this table", BAD_TOKEN)
                return None
            return found, await found.join(seat, message.name)
        except ClosedError:
            continue
        except FullError as error:
            await refuse(socket, "full", str(error), TRY_LATER)
            return None
        except BrokenTableError as error:
            await refuse(socket, "broken", str(error), BROKEN)
            return None
        except (SQLAlchemyError, OSError) as error:
            log.error("nobody can join table %s: %s", table, error)
            await refuse(socket, "database", "the database does not answer", TRY_LATER)
            return None
    await refuse(socket, "late", "try again", TRY_LATER)
    return None


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """A connection from its first message to its last."""
    hub: Hub = socket.app.state.hub
    await socket.accept()
    address = socket.client.host if socket.client else "-"
    if not socket.app.state.joins.take(address):
        await refuse(socket, "rate", "too many connections; wait a moment", TRY_LATER)
        return
    if hub.sockets >= hub.settings.sockets:
        await refuse(socket, "full", "too many people are connected", TRY_LATER)
        return
    hub.sockets += 1
    try:
        joined = await first_message(socket, hub, table)
        if joined is not None:
            await attend(socket, hub, *joined)
    except WebSocketDisconnect:
        return
    finally:
        hub.sockets -= 1


async def attend(socket: WebSocket, hub: Hub, table: Table, viewer: Viewer) -> None:
    """Both directions of a connection, until either ends."""
    writer = asyncio.create_task(write(socket, viewer, hub.settings.send_s))
    reader = asyncio.create_task(read(socket, hub, table, viewer))
    try:
        await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        viewer.gone = True
        for task in (reader, writer):
            task.cancel()
        ends = await asyncio.gather(reader, writer, return_exceptions=True)
        await table.leave(viewer)
    for end in ends:
        if isinstance(end, WebSocketDisconnect):
            if end.code == TOO_BIG:
                with suppress(RuntimeError):
                    await socket.close(TOO_BIG)
        elif isinstance(end, Exception):
            raise end


async def read(socket: WebSocket, hub: Hub, table: Table, viewer: Viewer) -> None:
    """Take messages until the connection ends, or floods."""
    bucket = Bucket(hub.settings.messages)
    floods = 0
    while not viewer.gone:
        try:
            text = await receive(socket)
        except BadMessageError as error:
            viewer.send({"type": "error", "code": "bad_message", "detail": str(error)})
            floods += 1
        else:
            if bucket.take():
                # A move goes on to its end even if the connection is lost in the middle of it.
                await asyncio.shield(hub.task(handle(text, table, viewer)))
                continue
            floods += 1
            key = _key(text)
            detail = "too fast" if key is None else f"too fast: {key}"
            viewer.send({"type": "error", "code": "rate", "detail": detail})
        if floods > 50:
            await refuse(socket, "rate", "too many messages", POLICY)
            return


def _key(text: str) -> str | None:
    """The key of a move that was not read for haste, so that the client can send it again."""
    with suppress(ValueError):
        message = json.loads(text)
        if isinstance(message, dict) and isinstance(message.get("key"), str):
            return str(message["key"])[:64]
    return None


async def handle(text: str, table: Table, viewer: Viewer) -> None:
    """One message of a viewer."""
    try:
        message = parse(text)
    except BadMessageError as error:
        viewer.send({"type": "error", "code": "bad_message", "detail": str(error)})
        return
    if isinstance(message, Move):
        await table.move(viewer, message)
    elif isinstance(message, Ping):
        viewer.send({"type": "pong"})
    elif isinstance(message, Join):
        viewer.send({"type": "error", "code": "joined", "detail": "this connection has a seat already"})
    elif viewer.seat is None:
        viewer.send({"type": "error", "code": "spectator", "detail": "spectators only look"})
    elif isinstance(message, Nudge):
        await table.nudge(viewer.seat, message.seat)
    elif table.bot_to_move() is not None:
        table.hurry.set()
