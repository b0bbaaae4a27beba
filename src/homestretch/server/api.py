"""The REST part: games, tables, the network switch, QR codes."""

from __future__ import annotations

import io
from datetime import UTC, datetime
from typing import Annotated, Any

import segno
from fastapi import APIRouter, HTTPException, Query, Request, Response

from homestretch.server.limits import is_loopback
from homestretch.server.network import Switch
from homestretch.server.protocol import (
    Event,
    GameInfo,
    Network,
    NetworkWish,
    NewTable,
    Problem,
    Record,
    Rule,
    Slug,
    Summary,
    TableLinks,
    Topic,
)
from homestretch.server.tables import Hub, Table

ERRORS: dict[int | str, dict[str, Any]] = {s: {"model": Problem} for s in (403, 404, 422, 429, 503)}

router = APIRouter(prefix="/api", responses=ERRORS)


class Refusal(HTTPException):
    """An error with a code of ours."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(status, detail)
        self.code = code


def hub_of(request: Request) -> Hub:
    """The tables."""
    hub: Hub = request.app.state.hub
    return hub


def address_of(request: Request) -> str:
    """The peer's address."""
    return request.client.host if request.client else "-"


def playable(request: Request, game: str) -> Hub:
    """The tables, if there is such a game."""
    hub = hub_of(request)
    if game not in hub.catalogue.names():
        raise Refusal(404, "no_game", f"there is no game {game}")
    return hub


@router.get("/games")
def games(request: Request) -> list[GameInfo]:
    """Every game, playable or coming."""
    return hub_of(request).catalogue.infos()


@router.get("/games/{game}/content")
def content(request: Request, game: Slug, edition: Slug | None = None) -> dict[str, Any]:
    """What a board of this edition is drawn from."""
    hub = playable(request, game)
    try:
        return hub.catalogue.content(game, edition)
    except ValueError as error:
        raise Refusal(404, "no_edition", f"no edition {edition}") from error


@router.get("/games/{game}/rules")
def rules(request: Request, game: Slug) -> list[Rule]:
    """The ledger: every rule with its number."""
    hub = playable(request, game)
    try:
        return hub.catalogue.rules(game)
    except LookupError as error:
        raise Refusal(404, "no_ledger", f"no ledger of {game} is installed") from error


@router.get("/games/{game}/topics")
def topics(request: Request, game: Slug) -> list[Topic]:
    """The help topics and the rules each covers."""
    return playable(request, game).catalogue.topics(game)


@router.post("/tables", status_code=201)
async def create(request: Request, wish: NewTable) -> TableLinks:
    """Make a table. The answer holds its links' tokens, which are told this once."""
    hub = playable(request, wish.game)
    if not request.app.state.creates.take(address_of(request)):
        raise Refusal(429, "rate", "too many new tables; wait a moment")
    levels = hub.catalogue.bots()
    for i, seat in enumerate(wish.seats):
        if seat.kind == "bot" and seat.bot is not None and seat.bot not in levels:
            raise Refusal(422, "bot", f"seats.{i}.bot: {seat.bot} is none of {', '.join(levels)}")
    if wish.edition is not None and wish.edition not in hub.catalogue.editions(wish.game):
        raise Refusal(422, "E27", f"there is no edition {wish.edition} to play with")
    table, tokens, spectator = await hub.create(wish)
    return TableLinks(
        table=table,
        seats=[{"seat": i, "token": t} for i, t in enumerate(tokens)],  # type: ignore[misc]
        spectator=spectator,
    )


async def seated(request: Request, table: str, token: str) -> tuple[Table, int | None]:
    """A table and the seat that a token opens."""
    hub = hub_of(request)
    found = await hub.get(table) if len(table) <= 32 else None
    if found is None:
        raise Refusal(404, "no_table", "there is no such table")
    fits, seat = found.seat_of(token)
    if not fits:
        raise Refusal(403, "token", "that link does not open this table")
    return found, seat


TokenQuery = Annotated[str, Query(max_length=100)]


@router.get("/tables/{table}")
async def summary(request: Request, table: str, token: TokenQuery = "") -> Summary:
    """A table in short, as whoever holds the token may see it."""
    found, seat = await seated(request, table, token)
    scene = found.scene(seat)
    created = datetime.fromtimestamp(found.row.created / 1000, UTC)
    return Summary(
        table=found.info,  # type: ignore[arg-type]
        seat=seat,
        seats=found.seat_list(),  # type: ignore[arg-type]
        slot=scene["view"].get("slot", 0),
        over=scene["view"]["over"],
        waiting=scene["waiting"],
        created=created.isoformat(timespec="seconds").replace("+00:00", "Z"),
    )


@router.get("/tables/{table}/record")
async def record(request: Request, table: str, token: TokenQuery = "") -> Record:
    """A table's history: the whole log once the game is over, until then what the viewer has seen."""
    found, seat = await seated(request, table, token)
    scene = found.scene(seat)
    over = bool(found.state.over)
    log = None
    if over:
        log = [row.entry for row in await found.hub.store.moves(found.row.id)]
    return Record(
        table=found.info,  # type: ignore[arg-type]
        players=found.row.players,
        over=over,
        edition_hash=found.row.edition_hash,
        edition_text=found.row.edition_text,
        rules_version=found.row.rules_version,
        log=log,  # type: ignore[arg-type]
        events=[
            Event(n=n, name=name, rule=rule, **fields)
            for n, (name, fields, rule) in enumerate(found.events, 1)
        ],
        view=scene["view"],
    )


def network_state(switch: Switch) -> Network:
    """The switch as JSON."""
    return Network(open=switch.is_open, addresses=switch.fixed or switch.urls)


@router.get("/network")
def network(request: Request) -> Network:
    """Whether the local network may join, and where."""
    return network_state(request.app.state.network)


@router.post("/network")
async def set_network(request: Request, wish: NetworkWish) -> Network:
    """Open or close the local network; from this machine alone."""
    if not is_loopback(request.client.host if request.client else None):
        raise Refusal(403, "not_here", "only the machine that the server runs on may switch that")
    switch: Switch = request.app.state.network
    if wish.open:
        try:
            await switch.open()
        except OSError as error:
            raise Refusal(503, "no_network", str(error)) from error
    else:
        await switch.close()
    return network_state(switch)


@router.get("/qr", response_class=Response)
def qr(text: Annotated[str, Query(min_length=1, max_length=300)]) -> Response:
    """A QR code of a text, as SVG."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", scale=4, border=4, dark="#000", light="#fff", svgns=True, xmldecl=False
    )
    return Response(out.getvalue(), media_type="image/svg+xml")


@router.get("/health")
async def health(request: Request) -> dict[str, bool]:
    """Whether the server and its database answer."""
    if not await hub_of(request).store.ready():
        raise Refusal(503, "database", "the database does not answer")
    return {"ok": True}
