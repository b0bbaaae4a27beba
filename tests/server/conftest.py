"""A real server on a free port, and a client that remembers every byte it got."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

os.environ.setdefault("HOMESTRETCH_JIT", "0")

import httpx
import pytest
import websockets
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from homestretch.server.app import create_app
from homestretch.server.catalogue import Catalogue
from homestretch.server.network import QuietServer, config, listen
from homestretch.server.settings import Settings, database_url
from tests.server.toy import ToyCatalogue

Json = dict[str, Any]


def settings_for(data: Path, **changes: Any) -> Settings:
    base = Settings(data=data, database=database_url(None, data), pause=(0, 0), workers=0)
    return replace(base, **changes)


@dataclass
class Player:
    """A viewer's end of a connection."""

    socket: ClientConnection
    raw: list[str] = field(default_factory=list)
    view: Json = field(default_factory=dict)
    ask: Json | None = None
    waiting: Json | None = None
    seats: list[Json] = field(default_factory=list)
    events: list[Json] = field(default_factory=list)

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self, seconds: float = 5) -> Json:
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        for key in ("view", "ask", "waiting", "seats"):
            if key in message:
                setattr(self, key, message[key])
        self.events += message.get("events", [])
        return message

    async def until(self, *kinds: str, seconds: float = 5) -> Json:
        """The next message of one of these types; the others are taken in."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.receive(seconds)
                if message["type"] in kinds:
                    return message

    async def silent(self, seconds: float = 0.15) -> bool:
        """Take everything that comes until nothing does; whether that was nothing but presence."""
        kinds = set()
        while True:
            try:
                kinds.add((await self.receive(seconds))["type"])
            except TimeoutError:
                return kinds <= {"presence"}

    async def move(self, action: int, key: str | None = None, ask: str | None = None) -> str:
        if ask is None:
            while self.ask is None:
                await self.receive()
            ask = self.ask["id"]
        key = key or secrets.token_hex(4)
        await self.send(type="move", ask=ask, action=action, key=key)
        return key

    async def play(self, action: int | None = None) -> None:
        """Answer the next question, with the first legal action if none is given."""
        while self.ask is None:
            await self.receive()
        asked = self.ask["id"]
        await self.move(self.ask["legal"][0]["action"] if action is None else action)
        while self.ask is not None and self.ask["id"] == asked:
            await self.receive()


@dataclass
class Live:
    """A server that runs."""

    app: FastAPI
    url: str
    http: httpx.AsyncClient

    @property
    def hub(self) -> Any:
        return self.app.state.hub

    async def table(self, *kinds: str, status: int = 201, **more: Any) -> Json:
        body = {"game": "toy", "seats": [{"kind": k} for k in kinds], **more}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == status, answer.text
        result: Json = answer.json()
        return result

    async def socket(self, table: str, **more: Any) -> ClientConnection:
        address = self.url.replace("http", "ws") + f"/api/tables/{table}/live"
        return await connect(address, max_size=None, **more)

    async def join(self, table: Json, seat: int | None, **more: Any) -> Player:
        token = table["spectator"] if seat is None else table["seats"][seat]["token"]
        player = Player(await self.socket(table["table"]))
        await player.send(type="join", token=token, **more)
        message = await player.receive()
        assert message["type"] == "welcome", message
        return player


@asynccontextmanager
async def running(settings: Settings, catalogue: Catalogue | None = None) -> AsyncIterator[Live]:
    app = create_app(settings, catalogue)
    sock = listen("127.0.0.1", 0)
    port = sock.getsockname()[1]
    app.state.network.port = port
    server = QuietServer(config(app, lifespan=True))
    task = asyncio.create_task(server.serve([sock]))
    while not server.started:
        assert not task.done()
        await asyncio.sleep(0.01)
    url = f"http://127.0.0.1:{port}"
    try:
        async with httpx.AsyncClient(base_url=url, trust_env=False) as http:
            yield Live(app, url, http)
    finally:
        server.should_exit = True
        await task


Start = Callable[..., Awaitable[Live]]


@pytest.fixture
async def toy(tmp_path: Path) -> AsyncIterator[Live]:
    """A server of the toy game."""
    async with running(settings_for(tmp_path), ToyCatalogue()) as live:
        yield live


Closed = websockets.exceptions.ConnectionClosed
