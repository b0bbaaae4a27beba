"""A real server process: started, killed in the middle of a bot's turn, and started again."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

import httpx

from tests.server.conftest import Live, Player

ROOT = Path(__file__).resolve().parents[2]
CODE = (
    "from homestretch.server.run import serve; import sys; serve(port=int(sys.argv[1]), data_dir=sys.argv[2])"
)


class Process:
    """A server in a process of its own; `live` talks to it."""

    def __init__(self, data: Path, port: int = 0, pause: str = "0.03,0.06") -> None:
        self.data, self.port, self.pause = data, port, pause
        self.process: asyncio.subprocess.Process
        self.live: Live

    async def __aenter__(self) -> Process:
        env = {
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "HOMESTRETCH_BOT_DELAY": self.pause,
            "HOMESTRETCH_WORKERS": "1",
        }
        env.pop("HOMESTRETCH_JIT", None)  # `serve` sees to that itself
        env.pop("HOMESTRETCH_DB", None)
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", CODE, str(self.port), str(self.data),
            env=env, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self.process.stdout
        line = (await asyncio.wait_for(self.process.stdout.readline(), 60)).decode()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, line
        url = found.group(0).rstrip("/")
        self.live = Live(None, url, httpx.AsyncClient(base_url=url, trust_env=False))  # type: ignore[arg-type]
        return self

    async def end(self, how: signal.Signals) -> tuple[int, str]:
        """Send a signal; the exit code and what was written to stderr."""
        self.process.send_signal(how)
        _, err = await asyncio.wait_for(self.process.communicate(), 30)
        await self.live.http.aclose()
        return self.process.returncode or 0, err.decode()

    async def __aexit__(self, *_: Any) -> None:
        if self.process.returncode is None:
            await self.end(signal.SIGKILL)

    def children(self) -> list[int]:
        """The worker processes."""
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(fields[1]) == self.process.pid:
                found.append(int(stat.parent.name))
        return found


async def answer(player: Player, moves: int) -> None:
    """Answer so many questions."""
    for _ in range(moves):
        await player.play()


async def test_killed_in_the_middle_of_a_bots_turn(tmp_path: Path) -> None:
    seen: list[Any] = []
    table: Any = None
    for _round_no in range(3):
        async with Process(tmp_path) as server:
            table = table or await server.live.table("human", "bot", "bot", "bot", game="jagersro")
            one = await server.live.join(table, 0)
            eye = await server.live.join(table, None)
            # What anybody was shown before the crash is still so, and in the same order.
            assert one.events[: len(seen)] == seen
            await answer(one, 5)
            async with asyncio.timeout(30):
                while not (eye.waiting and eye.waiting["bot"]):
                    await eye.receive(20)
            workers = server.children()
            code, err = await server.end(signal.SIGKILL)
            assert code == -signal.SIGKILL, err
            try:
                while True:
                    await eye.receive(1)
            except Exception:  # whatever the end of a killed connection looks like
                seen = eye.events
            async with asyncio.timeout(10):
                while any(Path(f"/proc/{pid}").exists() and alive(pid) for pid in workers):
                    await asyncio.sleep(0.1)  # workers end when their server is gone
    async with Process(tmp_path, pause="0") as server:
        one = await server.live.join(table, 0)
        assert one.events[: len(seen)] == seen
        async with asyncio.timeout(60):
            while not one.view["over"]:
                if one.ask:
                    await one.play()
                else:
                    await one.receive(20)
        where = f"/api/tables/{table['table']}/record"
        record = (await server.live.http.get(where, params={"token": table["spectator"]})).json()
        code, err = await server.end(signal.SIGINT)
        assert (code, err) == (0, "")
    from homestretch.games import game

    state = game("jagersro", 4).new(seed=0, explicit=True)
    for entry in record["log"]:
        state.repeat(entry)
    assert state.over
    assert [(e["name"], e["rule"]) for e in record["events"]] == [(n, r) for _, n, _, r in state.events()]


def alive(pid: int) -> bool:
    """Whether a process runs (and is no zombie)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


async def test_a_move_whose_answer_was_lost_in_the_crash_can_be_sent_again(tmp_path: Path) -> None:
    async with Process(tmp_path) as server:
        table = await server.live.table("human", "human", game="jagersro")
        players = [await server.live.join(table, i) for i in range(2)]
        seat = 0 if players[0].ask else 1
        asked = players[seat].ask
        assert asked
        await players[seat].move(asked["legal"][0]["action"], key="once")
        await server.end(signal.SIGKILL)  # before or after the commit: nobody knows
    async with Process(tmp_path) as server:
        one = await server.live.join(table, seat)
        await one.move(asked["legal"][0]["action"], key="once", ask=asked["id"])
        assert (await one.until("ack"))["key"] == "once"
        await one.move(asked["legal"][0]["action"], key="once", ask=asked["id"])
        assert (await one.until("ack"))["duplicate"] is True
        assert await server.end(signal.SIGTERM) == (0, "")


async def test_a_taken_port_gives_way_to_the_next(tmp_path: Path) -> None:
    async with Process(tmp_path / "a") as first:
        port = int(first.live.url.rsplit(":", 1)[1])
        async with Process(tmp_path / "b", port=port) as second:
            assert int(second.live.url.rsplit(":", 1)[1]) > port
            assert (await second.live.http.get("/api/health")).json() == {"ok": True}
            assert (await second.end(signal.SIGINT)) == (0, "")
