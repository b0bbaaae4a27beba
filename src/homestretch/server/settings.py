"""What a server is told from outside: one frozen object, made from the environment or by a test."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs


@dataclass(frozen=True)
class Rate:
    """A token bucket: `burst` at once, then `per_s` a second."""

    burst: float
    per_s: float


@dataclass(frozen=True)
class Settings:
    """Everything that a server may be told.

    `database` is a SQLAlchemy URL; `pause` the shortest and longest time in seconds between two moves of
    bots that a person can see; `hosts` further names under which the server may be reached (a reverse
    proxy's); `workers` the number of processes that bots think in (0: in a thread, for tests).
    """

    data: Path
    database: str
    pause: tuple[float, float] = (0.5, 1.5)
    hosts: tuple[str, ...] = ()
    workers: int = 2
    think_s: float = 30.0
    snapshot_every: int = 50
    idle_s: float = 600.0
    static: Path = Path(__file__).resolve().parent / "static"
    messages: Rate = Rate(60, 20)
    joins: Rate = Rate(60, 2)
    creates: Rate = Rate(20, 0.2)
    requests: Rate = Rate(300, 30)
    viewers_per_table: int = 64
    sockets: int = 1000
    """Connections for live play at once, over all tables."""
    join_s: float = 10.0
    send_s: float = 20.0
    """How long a viewer may take to read one message."""
    lan: tuple[str, ...] = field(default=())
    """Addresses to listen on when opened to the network; empty: find them."""


def database_url(url: str | None, data: Path) -> str:
    """A SQLAlchemy URL with its asynchronous driver, from what a person would write.

    `postgres://…` and `postgresql://…` take asyncpg, `sqlite://…` aiosqlite; None is a file in `data`.
    """
    if not url:
        return f"sqlite+aiosqlite:///{(data / 'tables.sqlite').as_posix()}"
    for plain, driver in (
        ("postgres://", "postgresql+asyncpg://"),
        ("postgresql://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if url.startswith(plain):
            return driver + url[len(plain) :]
    return url


def pause_range(text: str | None) -> tuple[float, float]:
    """`"min,max"` or `"both"` in seconds; raises ValueError with a message that names the variable."""
    if not text:
        return 0.5, 1.5
    try:
        parts = [float(p) for p in text.split(",")]
        low, high = parts[0], parts[-1]
        if len(parts) > 2 or not 0 <= low <= high <= 60:
            raise ValueError
    except ValueError:
        raise ValueError(f"HOMESTRETCH_BOT_DELAY is {text!r}; it takes seconds as MIN,MAX") from None
    return low, high


def from_environment(data_dir: str | Path | None = None) -> Settings:
    """The settings of a real server: HOMESTRETCH_DATA, _DB, _BOT_DELAY, _HOSTS, _WORKERS."""
    env = os.environ
    data = Path(data_dir or env.get("HOMESTRETCH_DATA") or platformdirs.user_data_dir("homestretch", False))
    cores = os.cpu_count() or 2
    return Settings(
        data=data,
        database=database_url(env.get("HOMESTRETCH_DB"), data),
        pause=pause_range(env.get("HOMESTRETCH_BOT_DELAY")),
        hosts=tuple(h.strip().lower() for h in env.get("HOMESTRETCH_HOSTS", "").split(",") if h.strip()),
        workers=int(env.get("HOMESTRETCH_WORKERS", min(4, max(1, cores - 1)))),
    )
