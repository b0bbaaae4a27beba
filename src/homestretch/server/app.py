"""The ASGI app: everything of the server put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from homestretch.server import api, live, static
from homestretch.server.catalogue import Catalogue
from homestretch.server.guard import Guard
from homestretch.server.limits import Gate
from homestretch.server.network import Switch
from homestretch.server.publish import Alone, Postgres, Publisher
from homestretch.server.settings import Settings
from homestretch.server.store import Store
from homestretch.server.tables import BrokenTableError, FullError, Hub
from homestretch.server.think import Thinkers

log = logging.getLogger("homestretch.server")


def problem(status: int, code: str, detail: str, field: str | None = None) -> JSONResponse:
    """An error in the shape of all our errors."""
    return JSONResponse({"code": code, "detail": detail, "field": field}, status)


def create_app(settings: Settings, catalogue: Catalogue | None = None) -> FastAPI:
    """An app with its own store, tables and workers, all of which live as long as its lifespan."""
    # A database with a password in its URL, and the tables' secrets, are for this user alone.
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    store = Store(settings.database)
    publisher: Publisher = Postgres(settings.database) if store.postgres else Alone()
    games = catalogue or Catalogue(settings.data / "editions")
    thinkers = Thinkers(settings.workers, settings.think_s)
    hub = Hub(settings, store, games, thinkers, publisher)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await store.open()
        for name in games.names()[:1]:
            thinkers.start(name)
        await hub.start()
        try:
            yield
        finally:
            await app.state.network.close()
            await hub.stop()
            await store.close()

    app = FastAPI(
        title="Homestretch",
        description="Classic horse-racing family games. Live play: see docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.hub = hub
    app.state.joins = Gate(settings.joins)
    app.state.creates = Gate(settings.creates)
    app.state.network = Switch(app, settings.lan)
    app.include_router(api.router)
    app.include_router(live.router)
    app.include_router(static.router)
    app.add_middleware(Guard, settings=settings)
    _errors(app)
    return app


def _errors(app: FastAPI) -> None:
    """Every error leaves in one shape, and none tells more than it should."""

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> JSONResponse:
        code = getattr(error, "code", None) or {404: "not_found", 405: "method"}.get(
            error.status_code, "error"
        )
        return problem(error.status_code, code, str(error.detail))

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(p) for p in first["loc"] if p not in ("body", "query"))
        return problem(422, "invalid", str(first["msg"]), where or None)

    @app.exception_handler(BrokenTableError)
    async def broken(_: Request, error: BrokenTableError) -> JSONResponse:
        log.error("%s", error)
        return problem(503, "broken", "this table's log cannot be played by these rules")

    @app.exception_handler(FullError)
    async def full(_: Request, error: FullError) -> JSONResponse:
        return problem(503, "full", str(error))

    @app.exception_handler(SQLAlchemyError)
    async def database(_: Request, error: SQLAlchemyError) -> JSONResponse:
        log.error("the database failed: %s", error)
        return problem(503, "database", "the database does not answer")

    @app.exception_handler(ValueError)
    async def game(_: Request, error: ValueError) -> JSONResponse:
        code = getattr(error, "code", None)
        if code is None:
            log.exception("a request failed", exc_info=error)
            return problem(500, "error", "something went wrong")
        return problem(422, str(code), str(error))
