"""Jägersro over the wire: whole games, what leaks (nothing), and what is left after a crash."""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from homestretch.games import game
from homestretch.games.jagersro.actions import ACTIONS
from homestretch.games.jagersro.present import present
from homestretch.server import tables
from homestretch.server.protocol import ServerMessage, View
from tests.ledger import rule
from tests.server.conftest import Player, running, settings_for

SERVER: TypeAdapter[Any] = TypeAdapter(ServerMessage)


@pytest.fixture
def fixed_dice(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Outcomes as from one seed, so that two games can be compared."""

    def throw(seed: int) -> None:
        dice = random.Random(seed)

        def draw(outcomes: list[tuple[int, int]]) -> int:
            return dice.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0]

        monkeypatch.setattr(tables, "draw", draw)

    return throw


async def finish(player: Player, dice: random.Random, moves: int = 10_000) -> None:
    """Answer questions at random until the game is over, or so many times."""
    for _ in range(moves):
        while player.ask is None and not player.view["over"]:
            await player.receive(20)
        if player.view["over"]:
            return
        assert player.ask
        await player.play(dice.choice(player.ask["legal"])["action"])


async def test_a_whole_game_is_told_in_the_words_of_the_protocol(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as live:
        table = await live.table("human", "bot", "bot", game="jagersro")
        one, eye = await live.join(table, 0), await live.join(table, None)
        await finish(one, random.Random(1))
        while not eye.view["over"]:
            await eye.receive()
        for player in (one, eye):
            for text in player.raw:
                SERVER.validate_json(text)
            numbers = [e["n"] for e in player.events]
            assert numbers == list(range(1, len(numbers) + 1))
        assert one.events == eye.events
        for seat, parts in zip(one.view["seats"], one.view["breakdown"], strict=True):
            total = sum(parts[k] for k in ("cash", "horses", "companies", "bonds", "jockey")) - parts["debt"]
            assert total == seat["fortune"]
        where = f"/api/tables/{table['table']}/record"
        record = (await live.http.get(where, params={"token": table["spectator"]})).json()
        assert record["over"] is True
        assert record["events"] == eye.events
        # The log alone gives the same game.
        again = game("jagersro", 3).new(seed=0, explicit=True)
        for entry in record["log"]:
            again.repeat(entry)
        assert again.over
        assert [s["place"] for s in one.view["seats"]] == again.ranking
        assert await live.hub.verify(table["table"])


async def test_a_running_games_log_is_nobodys_business(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as live:
        table = await live.table("human", "human", game="jagersro")
        where = f"/api/tables/{table['table']}/record"
        record = (await live.http.get(where, params={"token": table["seats"][0]["token"]})).json()
        assert record["log"] is None
        assert record["events"]
        assert "alga-1992" in record["edition_text"]
        assert (await live.http.get(where, params={"token": "x"})).status_code == 403


async def play_to_bets(players: list[Player]) -> None:
    """Enter every horse that may, until somebody is asked for a bet."""
    while True:
        asked = next((p for p in players if p.ask), None)
        if asked is None:
            await asyncio.gather(*(p.silent(0.05) for p in players))
            continue
        assert asked.ask
        if asked.ask["decision"] == "bet":
            return
        legal = asked.ask["legal"]
        enter = [a for a in legal if a["family"] == "enter"]
        await asked.play((enter or legal)[0]["action"])


def normal(text: str, table: str) -> str:
    """A message without what is drawn at random for each table: its id, ids of questions, keys of moves."""
    text = re.sub(r'"ask":\{"id":"[^"]+"', '"ask":{"id":"?"', text.replace(table, "TABLE"))
    return re.sub(r'"key":"[0-9a-f]{8}"', '"key":"?"', text)


@pytest.mark.parametrize(("option", "decision"), [("bets_hidden", "bet"), ("entries_order", "enter")])
async def test_hidden_answers_change_no_byte_of_anybody_elses_messages(
    tmp_path: Path, fixed_dice: Any, option: str, decision: str
) -> None:
    """The same game twice, but for the secret answers of one seat: until they are shown the others get the
    same bytes, and while they are given none at all."""
    seen: list[list[list[str]]] = []
    for variant in range(2):
        fixed_dice(3)
        async with running(settings_for(tmp_path / str(variant))) as live:
            options = {"entries_order": "hidden"} if option == "entries_order" else {}
            table = await live.table("human", "human", "human", game="jagersro", options=options)
            players = [await live.join(table, i) for i in range(3)]
            eye = await live.join(table, None)
            if decision == "bet":
                await play_to_bets(players)
            first = next(p for p in players if p.ask)
            others = [p for p in (*players, eye) if p is not first]
            for other in others:
                await other.silent()
            counts = [len(o.raw) for o in others]
            answers = 0
            while first.ask and first.ask["decision"] in (decision, "ride"):
                legal = first.ask["legal"]
                await first.play(legal[0 if variant else -1]["action"])
                answers += 1
                if first.ask:
                    for other in others:
                        assert await other.silent(0.03)
            assert answers >= (4 if decision == "bet" else 1)
            for other, count in zip(others, counts, strict=True):
                await other.silent()
                assert len(other.raw) == count + 1  # that somebody else is asked now
                own = None if other is eye else players.index(other)
                seats = other.view["seats"]
                hidden = "bets" if decision == "bet" else "entries"
                for seat in seats:
                    assert (seat[hidden] is None) == (seat["seat"] != own)
            seen.append([[normal(t, table["table"]) for t in o.raw] for o in others])
    for one, two in zip(*seen, strict=True):
        for a, b in zip(one, two, strict=True):
            assert a == b


async def test_balances_can_be_hidden(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as live:
        table = await live.table("human", "human", game="jagersro", options={"cash_visible": "own_only"})
        one, eye = await live.join(table, 0), await live.join(table, None)
        assert [s["cash"] for s in one.view["seats"]] == [2000, None]
        assert [s["fortune"] for s in one.view["seats"]] == [one.view["seats"][0]["fortune"], None]
        assert [s["cash"] for s in eye.view["seats"]] == [None, None]


async def test_secrets_of_the_engine_are_in_no_message(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as live:
        table = await live.table("human", "bot", game="jagersro")
        one = await live.join(table, 0)
        await finish(one, random.Random(4), 12)
        rng = str(int(live.hub.tables[table["table"]].state.record[0].rng))
        for text in one.raw:
            assert rng not in text
            for word in ("rng", "agenda", "weights", "outcome", "secret", "veil", "pile_order"):
                assert f'"{word}"' not in text


async def test_codes_of_the_ledger_come_through(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as live:
        for seats, options, code in (
            (1, {}, "E01"),
            (6, {}, "E01"),
            (2, {"cash_visible": "never"}, "E27"),
            (2, {"colour": "red"}, "E27"),
        ):
            body = {"game": "jagersro", "seats": [{"kind": "human"}] * seats, "options": options}
            answer = await live.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["code"]) == (422, code)
        body = {"game": "jagersro", "seats": [{"kind": "human"}] * 2, "edition": "drechsler"}
        assert (await live.http.post("/api/tables", json=body)).json()["code"] == "E27"
        table = await live.table("human", "human", game="jagersro")
        one, two = await live.join(table, 0), await live.join(table, 1)
        asked, other = (one, two) if one.ask else (two, one)
        await other.move(0, ask="")
        assert (await other.until("refused"))["code"] == "E02"
        await asked.move(999_999)
        refused = await asked.until("refused")
        assert refused["code"] == "E03"
        assert refused["legal"] == [a["action"] for a in asked.ask["legal"]]  # type: ignore[index]


@rule("J-250", "J-288")
async def test_refused_is_told_to_the_sender_alone_and_nothing_changes(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as live:
        table = await live.table("human", "human", game="jagersro")
        one, two = await live.join(table, 0), await live.join(table, 1)
        eye = await live.join(table, None)
        state = live.hub.tables[table["table"]].state
        before, ask, legal = state.snapshot(), one.ask, state.legal()
        assert ask
        assert legal == [a["action"] for a in ask["legal"]]
        horses = [view["horses"][0] for view in one.view["seats"]]
        # The other's horse, then a ride without a star jockey, out of turn.
        await one.move(ACTIONS.find("enter", horses[1]))
        refused = await one.until("refused")
        assert (refused["code"], refused["rule"], refused["legal"]) == ("E04", "J-038", legal)
        assert refused["ask"] == ask
        await two.move(ACTIONS.find("ride", horses[1]), ask="")
        refused = await two.until("refused")
        assert (refused["code"], refused["rule"], refused["legal"]) == ("E09", "J-048", [])
        assert state.snapshot() == before
        assert await eye.silent()
        # The turn is not lost, and the same move twice counts once.
        enter = ACTIONS.find("enter", horses[0])
        await one.move(enter, key="same")
        assert (await one.until("ack"))["duplicate"] is False
        after = state.snapshot()
        await one.move(enter, key="same", ask="")
        assert (await one.until("ack"))["duplicate"] is True
        assert state.snapshot() == after


@rule("J-045")
async def test_actions_come_with_their_prices(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as live:
        table = await live.table("human", "human", game="jagersro")
        one = await live.join(table, 0)
        assert one.ask
        prices = {a["family"]: (a["price"], a["rule"]) for a in one.ask["legal"]}
        assert prices == {"pass": (None, None), "enter": (200, "J-045")}


async def test_resuming_from_a_snapshot_equals_the_replay(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, snapshot_every=7)
    async with running(settings) as live:
        table = await live.table("human", "bot", game="jagersro")
        one = await live.join(table, 0)
        await finish(one, random.Random(2), 25)
        await one.silent()
        before = live.hub.tables[table["table"]]
        record, events, view = before.state.snapshot(), before.events, one.view
        assert await live.hub.verify(table["table"])
    async with running(settings) as live:
        one = await live.join(table, 0)
        after = live.hub.tables[table["table"]]
        assert after.snapped > 0
        assert after.state.snapshot() == record
        assert [list(e) for e in after.events] == [list(e) for e in events]
        assert one.view == view
        await finish(one, random.Random(3))
        assert await live.hub.verify(table["table"])


async def test_a_changed_snapshot_is_found_out(tmp_path: Path) -> None:
    from homestretch.server.store import SnapshotRow

    async with running(settings_for(tmp_path, snapshot_every=5)) as live:
        table = await live.table("human", "bot", game="jagersro")
        await finish(await live.join(table, 0), random.Random(2), 10)
        store = live.hub.store
        row = await store.snapshot(table["table"], tables.rules_version())
        assert row is not None
        changed = bytearray(row.record)
        changed[-1] ^= 1
        await store.add_snapshot(
            table["table"], SnapshotRow(row.seq, row.rules_version, bytes(changed), row.events)
        )
        assert not await live.hub.verify(table["table"])


async def test_a_table_keeps_its_edition_whatever_becomes_of_the_file(tmp_path: Path) -> None:
    from homestretch.server.catalogue import Catalogue

    class Changed(Catalogue):
        """An installation whose built-in edition is another one now."""

        def edition(self, name: str, edition: str, digest: str, text: str) -> str:
            return str(self.edition_file(digest, text))

    async with running(settings_for(tmp_path)) as live:
        table = await live.table("human", "human", game="jagersro")
        digest = live.hub.tables[table["table"]].game.edition.hash
    async with running(settings_for(tmp_path), Changed(tmp_path / "editions")) as live:
        await live.join(table, 0)
        reopened = live.hub.tables[table["table"]].game.edition
        assert reopened.hash == digest
        assert reopened.content()["title"] == game("jagersro").edition.content()["title"]


async def test_other_rules_mean_a_replay_and_no_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(tmp_path, snapshot_every=5)
    async with running(settings) as live:
        table = await live.table("human", "bot", game="jagersro")
        one = await live.join(table, 0)
        await finish(one, random.Random(2), 15)
        await one.silent()
    monkeypatch.setattr(tables, "rules_version", lambda: "another")
    async with running(settings) as live:
        again = await live.join(table, 0)
        assert live.hub.tables[table["table"]].snapped == 0
        assert again.view == one.view
        assert again.events == one.events


async def test_a_log_that_does_not_fit_is_said_to_be_broken(tmp_path: Path) -> None:
    import sqlite3

    async with running(settings_for(tmp_path)) as live:
        table = await live.table("human", "human", game="jagersro")
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE moves SET value = 19 WHERE seq = 1")
    async with running(settings_for(tmp_path)) as live:
        player = Player(await live.socket(table["table"]))
        await player.send(type="join", token=table["seats"][0]["token"])
        assert (await player.receive())["code"] == "broken"
        where = f"/api/tables/{table['table']}"
        answer = await live.http.get(where, params={"token": table["seats"][0]["token"]})
        assert (answer.status_code, answer.json()["code"]) == (503, "broken")


@pytest.mark.parametrize("players", [2, 5])
def test_every_view_of_a_random_game_fits_the_protocol(players: int) -> None:
    dice = random.Random(players)
    rules = game("jagersro", players, options={"stalls": "free", "entries_order": "hidden"})
    state = rules.new(seed=players, explicit=True)
    n = 0
    while not state.over and n < 250:
        n += 1
        if state.node == "chance":
            state.draw(dice)
            continue
        if n % 5 == 0:
            for seat in (None, n % players):
                shown = present(state.view(seat), rules, seat)
                assert View.model_validate_json(json.dumps(shown)).slot == shown["slot"]
        state.apply(dice.choice(state.legal()))
