"""The database: tables of play, their seats, the append-only log, and snapshots.

Changes go through a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("edition_hash", String(80), nullable=False),
    Column("edition_text", Text, nullable=False),  # the whole edition: the file may change later
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("language", String(8)),
    Column("rules_version", String(80), nullable=False),
    Column("secret", LargeBinary(32), nullable=False),  # makes the opaque ids of questions
    Column("spectator", String(64), nullable=False),  # SHA-256 of the spectators' token
    Column("over", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970, UTC
    Column("touched", BigInteger, nullable=False, index=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(24)),
    Column("bot", String(40)),
    Column("token", String(64)),  # SHA-256 of the seat's token
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # 1, 2, 3 …: two writers cannot both have the next one
    Column("kind", String(1), nullable=False),  # a: action, c: chance outcome
    Column("seat", Integer),
    Column("what", String(40)),  # kind of chance
    Column("value", Integer, nullable=False),  # action or outcome
    Column("key", String(64)),  # idempotency key, chosen by the client
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "key", name="uq_moves_key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("rules_version", String(80), nullable=False),
    Column("record", LargeBinary, nullable=False),
    Column("events", LargeBinary, nullable=False),  # zlib of JSON: the events told so far
)
