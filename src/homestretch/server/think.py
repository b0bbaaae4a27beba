"""Bots think here: in worker processes, from a view, never from a game.

A worker that dies or hangs costs a bot its thought, not the table its game: the question is asked
again, and at last answered with a random legal action.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process

log = logging.getLogger("homestretch.bots")
_dice = secrets.SystemRandom()


@dataclass(frozen=True)
class Thought:
    """All that a bot gets: its level, its view's bytes, what is legal, and the game's frame."""

    level: str
    game: str
    view: bytes
    edition: str
    players: int
    options: dict[str, str]
    legal: tuple[int, ...]


def prepare() -> None:
    """Set a fresh worker up: interpreted rules, no Ctrl-C, and an end when the server ends.

    A pool's workers hold both ends of their queue, so that they would outlive a killed server for ever.
    """
    os.environ["HOMESTRETCH_JIT"] = "0"
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:

        def leave() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=leave, daemon=True, name="server watch").start()


def warm(game: str) -> None:
    """Import what a bot needs, so that the first question is not a slow one."""
    import importlib

    importlib.import_module("homestretch.bots")
    importlib.import_module(f"homestretch.games.{game}.state")


def think(thought: Thought, seed: int) -> int:
    """Choose an action; runs in a worker."""
    from homestretch import bots

    return int(
        bots.choose(
            thought.level,
            thought.game,
            thought.view,
            thought.edition,
            thought.players,
            thought.options,
            list(thought.legal),
            seed,
        )
    )


class Thinkers:
    """The workers. `workers` 0 thinks in a thread of this process, for tests."""

    def __init__(self, workers: int, seconds: float, tries: int = 2) -> None:
        self.workers = workers
        self.seconds = seconds
        self.tries = tries
        self.function = think
        self.pool: Executor | None = None
        self.closed = False

    def executor(self) -> Executor:
        """The pool, made when first needed and again after a crash."""
        if self.pool is None:
            if self.workers:
                self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), prepare)
            else:
                self.pool = ThreadPoolExecutor(2, "bot")
        return self.pool

    def start(self, game: str) -> None:
        """Start the workers before anybody waits for them."""
        if self.workers:
            for _ in range(self.workers):
                self.executor().submit(warm, game)

    def _discard(self, pool: Executor | None, kill: bool = False) -> None:
        if pool is None:
            return
        if self.pool is pool:
            self.pool = None
        if kill:
            # The public way, `kill_workers`, is there from Python 3.14 on.
            for process in list((getattr(pool, "_processes", None) or {}).values()):
                process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, thought: Thought) -> int:
        """A legal action, whatever happens to the bot."""
        for _ in range(self.tries):
            if self.closed:
                break
            pool = self.executor()
            try:
                seed = _dice.getrandbits(63)
                job = asyncio.get_running_loop().run_in_executor(pool, self.function, thought, seed)
                action = await asyncio.wait_for(job, self.seconds)
            except TimeoutError:
                log.error("bot %s thought for over %s s", thought.level, self.seconds)
                self._discard(pool, kill=True)
            except (BrokenProcessPool, RuntimeError) as error:
                # RuntimeError: another table's bot has just shut this pool down.
                log.error("a bot's worker died: %s", error)
                self._discard(pool)
            except Exception:
                log.exception("bot %s failed", thought.level)
            else:
                if action in thought.legal:
                    return action
                log.error("bot %s chose %s, which is not legal", thought.level, action)
        log.error("a random legal action stands in for bot %s", thought.level)
        return _dice.choice(thought.legal)

    def close(self) -> None:
        """Stop the workers, busy ones too."""
        self.closed = True
        self._discard(self.pool, kill=True)
