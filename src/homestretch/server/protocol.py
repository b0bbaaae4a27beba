"""Every message between client and server, as Pydantic models (docs/protocol.md in words).

The client's types are made from these by `scripts/protocol_types.py`. Messages in are strict: unknown fields,
overlong strings and numbers in strings are refused. Messages out are built by the server only.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, field_validator

from homestretch.server.text import NAME_INPUT, clean_name

MESSAGE_BYTES = 4096
"""Longest WebSocket message that is read; a longer one ends the connection."""

SLUG = r"^[a-z0-9][a-z0-9_-]{0,39}$"
Slug = Annotated[str, StringConstraints(pattern=SLUG)]
Token = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Name = Annotated[str, StringConstraints(max_length=NAME_INPUT)]
SeatKind = Literal["human", "link", "bot"]


class In(BaseModel):
    """What a client sends."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Out(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(extra="forbid")


# --- REST ---------------------------------------------------------------------------------------------


class SeatWish(In):
    """One seat of a new table: a person at this device, a person with a link, or a bot and its level."""

    kind: SeatKind
    name: Name | None = None
    bot: Slug | None = None

    @field_validator("name")
    @classmethod
    def _clean(cls, name: str | None) -> str | None:
        return clean_name(name)


class NewTable(In):
    """The order for a new table; options left out take their defaults."""

    game: Slug = "jagersro"
    edition: Slug | None = None
    options: dict[Slug, Annotated[str, StringConstraints(max_length=60)]] = Field({}, max_length=80)
    seats: list[SeatWish] = Field(max_length=12)
    language: Literal["en", "sv", "de"] | None = None


class SeatLink(Out):
    """A seat of a table just made; bots have no token."""

    seat: int
    token: str | None = None


class TableLinks(Out):
    """The answer to a new table: the only time that its tokens are told."""

    table: str
    seats: list[SeatLink]
    spectator: str


class GameInfo(Out):
    """A game as the lobby shows it; `options` lists the values of each key, default first."""

    id: str
    status: Literal["playable", "coming"]
    players: tuple[int, int]
    editions: list[str]
    bots: list[str]
    options: dict[str, list[str]]


class Rule(Out):
    """An entry of a game's ledger."""

    id: str
    part: str
    tag: str
    text: str


class Topic(Out):
    """A help topic and the ledger ids it covers; its text is the Fluent message `help-TOPIC`."""

    topic: str
    ids: list[str]


class NetworkWish(In):
    """Open the server to the local network, or close it again."""

    open: bool


class Network(Out):
    """Whether the local network may join, and the addresses (`http://…`) at which it finds the server."""

    open: bool
    addresses: list[str]


class Problem(Out):
    """The body of every REST error; `code` is E01-E28 or a word, `field` says what was wrong."""

    code: str
    detail: str
    field: str | None = None


class Seat(Out):
    """A seat as everybody may see it."""

    seat: int
    name: str | None
    kind: SeatKind
    bot: str | None = None
    online: bool


class Waiting(Out):
    """Whoever is asked, as far as the viewer may know."""

    seat: int
    decision: str
    bot: bool


class TableInfo(Out):
    """What a table plays."""

    id: str
    game: str
    edition: str
    options: dict[str, str]
    language: str | None = None


class Summary(Out):
    """A table in short, for a list of tables."""

    table: TableInfo
    seat: int | None
    seats: list[Seat]
    slot: int
    over: bool
    waiting: Waiting | None
    created: str


class Event(BaseModel):
    """Something that happened, with its ledger rule; further fields as `games/jagersro/ev.py` names them.

    `n` counts the events that this viewer has been shown, from 1.
    """

    model_config = ConfigDict(extra="allow")
    n: int
    name: str
    rule: str


class Record(Out):
    """A table's history. `log` (moves and outcomes) is there only once the game is over."""

    table: TableInfo
    players: int
    over: bool
    edition_hash: str
    edition_text: str
    rules_version: str
    log: list[tuple[Literal["a"], int, int] | tuple[Literal["c"], str, int]] | None
    events: list[Event]
    view: dict[str, Any]


# --- the view of Jägersro -----------------------------------------------------------------------------


class Slot(Out):
    """A slot of the programme; `victor` is the horse that won."""

    slot: int
    race: int
    result: Literal["to_come", "run", "cancelled", "broken_off"]
    victor: int | None


class Stable(Out):
    """A player's things. None: hidden from this viewer."""

    seat: int
    stall: str | None
    cash: int | None
    debt: int
    interest: int
    horses: list[int]
    companies: list[int]
    bonds: int
    jockey: bool
    jockey_rides: bool
    insured: bool
    insured_horses: list[int]
    entries: list[int] | None
    ride: int | None
    bets: list[int | None] | None
    tips: list[int]
    bankrupt: int
    fortune: int | None
    place: int | None
    transactions: list[str]


class Horse(Out):
    """A horse card as it stands: `value` in kronor, `of_race` while its race is on."""

    horse: int
    owner: int | None
    wins: int
    value: int
    banned: bool
    of_race: bool


class Runner(Out):
    """A horse in the current race, in the order of play; `at` and `left` in squares."""

    runner: int
    horse: int
    stable: int | None
    at: int
    left: int
    progress: int
    out: bool
    stands: int
    held: bool
    steady: bool
    jockey: bool
    leads: bool


class Deck(Out):
    """How many cards of a deck lie where."""

    pile: int
    discard: int
    kept: int


class Decks(Out):
    """Both decks."""

    racing: Deck
    chance: Deck


class Breakdown(Out):
    """A seat's fortune in its parts, kronor."""

    cash: int
    horses: int
    companies: int
    bonds: int
    jockey: int
    debt: int


class View(Out):
    """Everything public about a game of Jägersro, and what the viewing seat alone may know."""

    game: Literal["jagersro"]
    over: bool
    slot: int
    step: int
    round: int
    column: int
    starter: int
    slots: list[Slot]
    seats: list[Stable]
    horses: list[Horse]
    runners: list[Runner]
    mover: int | None
    standing: list[int]
    decks: Decks
    for_sale: list[int]
    prices: dict[str, int]
    odds_now: int | None
    worth: list[tuple[int, list[int | None]]]
    breakdown: list[Breakdown] | None


# --- live: from the client ----------------------------------------------------------------------------


class Join(In):
    """The first message; `name` renames the seat of a link (none of this for spectators)."""

    type: Literal["join"]
    token: Token
    name: Name | None = None

    @field_validator("name")
    @classmethod
    def _clean(cls, name: str | None) -> str | None:
        return clean_name(name)


class Move(In):
    """An answer to the question `ask`; a `key` sent twice gets the first answer again."""

    type: Literal["move"]
    ask: Annotated[str, StringConstraints(max_length=64)]
    action: Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
    key: Annotated[str, StringConstraints(min_length=1, max_length=64)]


class Nudge(In):
    """A friendly knock at a seat that is asked."""

    type: Literal["nudge"]
    seat: Annotated[int, Field(ge=0, le=11)]


class Hurry(In):
    """Bots that are about to act do so at once."""

    type: Literal["hurry"]


class Ping(In):
    """Is anybody there?"""

    type: Literal["ping"]


ClientMessage = Annotated[Join | Move | Nudge | Hurry | Ping, Field(discriminator="type")]
CLIENT: TypeAdapter[Join | Move | Nudge | Hurry | Ping] = TypeAdapter(ClientMessage)


# --- live: from the server ----------------------------------------------------------------------------


class Legal(Out):
    """A legal action: its family and place, the kronor it costs (negative: received) and why."""

    action: int
    family: str
    at: list[int]
    price: int | None = None
    rule: str | None = None


class Ask(Out):
    """A question to the viewer."""

    id: str
    seat: int
    decision: str
    args: list[int]
    rule: str
    legal: list[Legal]


class Welcome(Out):
    """The answer to `join`: everything so far."""

    type: Literal["welcome"] = "welcome"
    table: TableInfo
    seat: int | None
    seats: list[Seat]
    events: list[Event]
    view: View
    ask: Ask | None
    waiting: Waiting | None


class Update(Out):
    """What changed for this viewer: the new events, and all the rest as it now is."""

    type: Literal["update"] = "update"
    events: list[Event]
    view: View
    ask: Ask | None
    waiting: Waiting | None


class Ack(Out):
    """The move is stored; `duplicate` if the key had been used before."""

    type: Literal["ack"] = "ack"
    key: str
    duplicate: bool = False


class Refused(Out):
    """The move is refused and nothing changed; `code`: E01-E28, `stale`, or `later` (not stored, resend)."""

    type: Literal["refused"] = "refused"
    key: str
    code: str
    rule: str | None
    legal: list[int]
    view: View
    ask: Ask | None
    waiting: Waiting | None


class Presence(Out):
    """Who is there."""

    type: Literal["presence"] = "presence"
    seats: list[Seat]


class Nudged(Out):
    """Somebody knocked."""

    type: Literal["nudged"] = "nudged"
    seat: int
    by: int


class Pong(Out):
    """Yes."""

    type: Literal["pong"] = "pong"


class Error(Out):
    """A message that could not be used.

    `code`: `bad_message`, `join_first`, `joined`, `no_table`, `token`, `rate`, `spectator`, `broken`,
    `full`, `late`.
    """

    type: Literal["error"] = "error"
    code: str
    detail: str


ServerMessage = Annotated[
    Welcome | Update | Ack | Refused | Presence | Nudged | Pong | Error, Field(discriminator="type")
]

CONTENT = "any"
"""`GET …/content` is the edition's own shape and is typed by the client."""
