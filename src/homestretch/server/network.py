"""The switch that lets the local network in: a second listener for the same app."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import socket
from collections.abc import Iterator

import uvicorn
from starlette.types import ASGIApp

from homestretch.server.protocol import MESSAGE_BYTES

log = logging.getLogger("homestretch.network")


class QuietServer(uvicorn.Server):
    """A server that leaves the process's signals alone: the main one handles them."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture nothing."""
        yield


def config(app: ASGIApp, lifespan: bool) -> uvicorn.Config:
    """How every listener of ours is set up."""
    return uvicorn.Config(
        app,
        lifespan="on" if lifespan else "off",
        log_level="warning",
        access_log=False,  # links with tokens in them are nobody's business
        server_header=False,
        ws_max_size=MESSAGE_BYTES,
        ws_max_queue=16,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=15,
    )


def local_addresses() -> list[str]:
    """This machine's IPv4 addresses in its networks, the one on the way out first."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Nothing is sent: connecting a UDP socket only chooses the way.
        probe.connect(("198.51.100.1", 9))
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found.append(str(info[4][0]))
    kept = []
    for address in dict.fromkeys(found):
        ip = ipaddress.ip_address(address)
        if not (ip.is_loopback or ip.is_unspecified or ip.is_multicast or ip.is_link_local):
            kept.append(address)
    return kept


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises OSError if the place is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
        sock.listen(128)
        sock.setblocking(False)
    except OSError:
        sock.close()
        raise
    return sock


class Switch:
    """Opens and closes the second listener. `port` is that of the first, which it tries to share."""

    def __init__(self, app: ASGIApp, addresses: tuple[str, ...] = ()) -> None:
        self.app = app
        self.addresses = addresses
        self.port = 0
        self.fixed: list[str] = []
        self.server: uvicorn.Server | None = None
        self.task: asyncio.Task[None] | None = None
        self.urls: list[str] = []
        self.lock = asyncio.Lock()

    @property
    def is_open(self) -> bool:
        """Whether others may join."""
        return bool(self.fixed) or self.server is not None

    async def open(self) -> list[str]:
        """Listen on this machine's network addresses; raises OSError with a sentence if there are none."""
        async with self.lock:
            if self.is_open:
                return self.fixed or self.urls
            addresses = self.addresses or tuple(await asyncio.to_thread(local_addresses))
            sockets = []
            for address in addresses:
                # On the network's address our own port is free as a rule; else any will do.
                for port in dict.fromkeys((self.port, 0)):
                    with contextlib.suppress(OSError):
                        sockets.append(listen(address, port))
                        break
            if not sockets:
                raise OSError("this machine is in no network that it can be reached in")
            server = QuietServer(config(self.app, lifespan=False))
            self.task = asyncio.create_task(server.serve(sockets))
            while not server.started and not self.task.done():  # noqa: ASYNC110  (uvicorn has no event)
                await asyncio.sleep(0.01)
            if self.task.done():
                for sock in sockets:
                    sock.close()
                raise OSError("could not listen")
            self.server = server
            self.urls = ["http://{}:{}".format(*sock.getsockname()[:2]) for sock in sockets]
            return self.urls

    async def close(self) -> None:
        """Let the guests go."""
        async with self.lock:
            if self.server is None or self.task is None:
                return
            self.server.should_exit = True
            try:
                await asyncio.wait_for(self.task, 8)
            except TimeoutError:
                log.warning("the network's listener had to be stopped by force")
            self.server = self.task = None
            self.urls = []
