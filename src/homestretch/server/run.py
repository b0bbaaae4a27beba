"""Start the server: `serve` is what `homestretch serve` and `make play` call."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import ipaddress
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

TRIES = 20
"""Ports tried after the wanted one."""


def _socket(host: str, port: int) -> socket.socket:
    """A listening socket at the wanted port or the next free one; raises OSError if all are taken."""
    from homestretch.server.network import listen

    for candidate in range(port, port + TRIES + 1) if port else (0,):
        try:
            return listen(host, candidate)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    raise OSError(errno.EADDRINUSE, f"the ports {port} to {port + TRIES} are all taken")


def say(text: str) -> None:
    """A line for the person at the terminal, at once even if it is a pipe."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def serve(
    host: str = "127.0.0.1",
    port: int = 8137,
    open_browser: bool = False,
    data_dir: str | Path | None = None,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Run until Ctrl-C (or SIGTERM). Prints the address; `ready` is called with it too.

    `port` 0 takes any free one; one that is taken gives way to the next free. Raises OSError if there is
    none, ValueError if an environment variable makes no sense.
    """
    # Before any rule is imported: a server runs them interpreted, and starts at once.
    os.environ["HOMESTRETCH_JIT"] = "0"
    import uvicorn

    from homestretch.server.app import create_app
    from homestretch.server.limits import is_loopback
    from homestretch.server.network import config, local_addresses
    from homestretch.server.settings import from_environment

    app = create_app(from_environment(data_dir))
    sock = _socket(host, port)
    name, number = sock.getsockname()[:2]
    everywhere = ipaddress.ip_address(name).is_unspecified
    shown = "127.0.0.1" if everywhere else name
    url = f"http://[{shown}]:{number}/" if ":" in shown else f"http://{shown}:{number}/"
    switch = app.state.network
    switch.port = number
    if not is_loopback(name):
        places = local_addresses() if everywhere else [name]
        switch.fixed = [f"http://{place}:{number}" for place in places]

    async def run() -> None:
        server = uvicorn.Server(config(app, lifespan=True))
        task = asyncio.create_task(server.serve([sock]))
        while not server.started and not task.done():  # noqa: ASYNC110  (uvicorn has no event for it)
            await asyncio.sleep(0.02)
        if server.started:
            say(f"Homestretch: {url}   (Ctrl-C ends it)")
            if ready is not None:
                ready(url)
            if open_browser:
                with contextlib.suppress(Exception):
                    await asyncio.to_thread(webbrowser.open, url)
        await task

    # uvicorn shuts down in good order and then raises the signal again. By default SIGTERM would end Python
    # on the spot, before the bots' workers and their semaphores are cleaned up.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run())
