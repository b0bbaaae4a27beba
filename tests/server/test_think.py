"""Bots that fail: the table goes on."""

from __future__ import annotations

import os
import time
from pathlib import Path

from homestretch.games import game
from homestretch.server.think import Thinkers, Thought, think
from tests.server.conftest import running, settings_for
from tests.server.toy import ToyCatalogue

THOUGHT = Thought("random", "jagersro", b"", "alga-1992", 2, {}, (3, 5))


def dies(thought: Thought, seed: int) -> int:
    os._exit(9)


def hangs(thought: Thought, seed: int) -> int:
    time.sleep(60)
    return 3


def raises(thought: Thought, seed: int) -> int:
    raise ValueError("no idea")


def cheats(thought: Thought, seed: int) -> int:
    return 4


def dies_once(thought: Thought, seed: int) -> int:
    mark = Path(thought.edition)
    if not mark.exists():
        mark.touch()
        os._exit(9)
    return 5


async def test_a_real_bot_in_a_real_worker() -> None:
    thinkers = Thinkers(1, 30)
    thinkers.start("jagersro")
    try:
        state = game("jagersro", 2).new(seed=1)
        options = {k: v for k, v in state.game.options.items() if isinstance(v, str)}
        view = state.view(state.actor).tobytes()
        thought = Thought("random", "jagersro", view, "alga-1992", 2, options, tuple(state.legal()))
        assert await thinkers.choose(thought) in thought.legal
        assert thinkers.pool is not None
    finally:
        thinkers.close()


async def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    thinkers = Thinkers(1, 30)
    try:
        thinkers.function = dies_once
        thought = Thought("random", "jagersro", b"", str(tmp_path / "mark"), 2, {}, (3, 5))
        assert await thinkers.choose(thought) == 5
        thinkers.function = dies
        assert await thinkers.choose(THOUGHT) in THOUGHT.legal
        thinkers.function = think
        assert await thinkers.choose(THOUGHT) in THOUGHT.legal
    finally:
        thinkers.close()


async def test_a_worker_that_hangs_is_given_up() -> None:
    thinkers = Thinkers(1, 1.5, tries=1)
    thinkers.function = hangs
    try:
        start = time.monotonic()
        assert await thinkers.choose(THOUGHT) in THOUGHT.legal
        assert time.monotonic() - start < 20
    finally:
        thinkers.close()


async def test_bots_that_fail_or_cheat_are_stood_in_for() -> None:
    thinkers = Thinkers(0, 30)
    try:
        for bad in (raises, cheats):
            thinkers.function = bad
            assert await thinkers.choose(THOUGHT) in THOUGHT.legal
    finally:
        thinkers.close()


async def test_a_table_of_dying_bots_is_played_to_its_end(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path), ToyCatalogue()) as live:
        live.hub.thinkers.function = raises
        table = await live.table("bot", "bot")
        eye = await live.join(table, None)
        while not eye.view["over"]:
            await eye.receive()
