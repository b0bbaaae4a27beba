"""Dividing work among the cores: compiled entries let go of Python's lock, so threads do.

Work is cut into pieces whose size and seeds do not depend on the number of cores: neither do results.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import TypeVar

import numpy as np

from homestretch.engine.chance import seeded
from homestretch.engine.jit import JIT

Piece = TypeVar("Piece")
Result = TypeVar("Result")
Progress = Callable[[int, int], None]


def nothing(done: int, total: int) -> None:
    """A progress that nobody watches."""


def seeds(first: int, count: int, seed: int) -> np.ndarray:
    """Generator states for the runs `first` … `first + count - 1` of a series, uint64, shape (count,)."""
    base = (seed & 0xFFFFFFFF) << 32
    return np.array([seeded(base + i) for i in range(first, first + count)], np.uint64)


def spread(
    pieces: Iterable[Piece], work: Callable[[Piece], Result], done: Callable[[Piece, Result], None]
) -> None:
    """Do `work` for every piece, as many at a time as there are cores, and hand each result to `done` in
    the calling thread. The first piece runs alone: it may have to compile. Raises what `work` raises."""
    waiting = iter(pieces)
    for piece in waiting:
        done(piece, work(piece))
        break
    cores = (os.cpu_count() or 1) if JIT else 1
    with ThreadPoolExecutor(cores) as pool:
        running: dict[Future[Result], Piece] = {}
        for piece in waiting:
            running[pool.submit(work, piece)] = piece
            if len(running) > 2 * cores:
                collect(running, done)
        while running:
            collect(running, done)


def collect(running: dict[Future[Result], Piece], done: Callable[[Piece, Result], None]) -> None:
    """Wait for at least one piece and hand over what is ready."""
    ready, _ = wait(running, return_when=FIRST_COMPLETED)
    for future in ready:
        done(running.pop(future), future.result())
