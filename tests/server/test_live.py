"""Live play, proven with a game of a few lines."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from homestretch.server.settings import Rate
from tests.server.conftest import Live, Player, running, settings_for
from tests.server.toy import LOUD, ToyCatalogue


async def test_a_whole_game_between_two_people(toy: Live) -> None:
    table = await toy.table("human", "link")
    one, two = await toy.join(table, 0), await toy.join(table, 1)
    assert one.ask
    assert one.ask["decision"] == "first"
    assert one.ask["rule"] == "J-041"
    assert one.ask["legal"][1] == {"action": 1, "family": "say", "at": [1], "price": 100, "rule": "J-044"}
    assert two.ask is None
    for _ in range(3):
        for player in (one, two):
            await player.play(3)
            await player.play(4)
    await two.until("update") if not two.view["over"] else None
    while not one.view["over"]:
        await one.receive()
    assert one.view["score"] == two.view["score"]
    assert not one.ask
    assert not one.waiting
    assert [e["n"] for e in one.events] == list(range(1, len(one.events) + 1))
    assert one.events == two.events


async def test_a_move_is_acknowledged_before_the_update(toy: Live) -> None:
    table = await toy.table("human", "human")
    one = await toy.join(table, 0)
    key = await one.move(2)
    first, second = await one.receive(), await one.receive()
    assert first == {"type": "ack", "key": key, "duplicate": False}
    assert second["type"] == "update"


async def test_the_same_key_twice_is_answered_twice_and_played_once(toy: Live) -> None:
    table = await toy.table("human", "human")
    one = await toy.join(table, 0)
    assert one.ask
    old = one.ask["id"]
    await one.move(2, key="k")
    await one.until("update")
    await one.move(2, key="k", ask=old)
    assert await one.receive() == {"type": "ack", "key": "k", "duplicate": True}
    # Even after its connection was lost in between.
    again = await toy.join(table, 0)
    await again.move(2, key="k", ask=old)
    assert (await again.until("ack"))["duplicate"] is True
    assert toy.hub.tables[table["table"]].seq == 2  # the die at the start, and one answer


async def test_a_key_is_the_seats_own(toy: Live) -> None:
    table = await toy.table("human", "human")
    one, two = await toy.join(table, 0), await toy.join(table, 1)
    await one.move(1, key="k")
    await one.until("update")
    await one.play()
    await two.move(1, key="k")
    assert (await two.until("ack"))["duplicate"] is False


async def test_stale_and_illegal_moves_get_a_reason_and_the_fresh_view(toy: Live) -> None:
    table = await toy.table("human", "human")
    one, two = await toy.join(table, 0), await toy.join(table, 1)
    assert one.ask
    old = one.ask["id"]
    await one.move(9)
    refused = await one.until("refused")
    assert (refused["type"], refused["code"], refused["rule"]) == ("refused", "E08", "J-044")
    assert refused["legal"] == [0, 1, 2, 3, 4]
    assert refused["ask"]["id"] == old
    assert refused["view"] == one.view
    await one.play(0)
    await one.move(0, ask=old)
    refused = await one.receive()
    assert refused["code"] == "stale"
    assert refused["ask"]["id"] != old
    await two.move(0, ask=old)
    assert (await two.until("refused"))["code"] == "stale"
    await two.move(0, ask="")
    refused = await two.until("refused")
    assert refused["code"] == "E02"
    assert refused["legal"] == []
    assert refused["ask"] is None


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "1", '"join"', "null", '{"type": "dance"}', '{"type": "move"}',
        '{"type": "move", "ask": "x", "action": "1", "key": "k"}',
        '{"type": "move", "ask": "x", "action": 1.5, "key": "k"}',
        '{"type": "move", "ask": "x", "action": 1e99, "key": "k"}',
        '{"type": "move", "ask": "x", "action": 1, "key": ""}',
        '{"type": "move", "ask": "x", "action": 1, "key": "k", "more": 1}',
        '{"type": "nudge", "seat": -1}', "\ud7ff", '{"type": "ping"' + " " * 3000 + ', "a": NaN}',
        "[" * 4000,
    ],
)  # fmt: skip
async def test_bad_json_is_answered_and_changes_nothing(toy: Live, text: str) -> None:
    table = await toy.table("human", "human")
    one = await toy.join(table, 0)
    await one.socket.send(text)
    message = await one.receive()
    assert (message["type"], message["code"]) == ("error", "bad_message")
    await one.socket.send(b"\xff\x00")
    assert (await one.receive())["code"] == "bad_message"
    await one.send(type="ping")
    assert (await one.receive())["type"] == "pong"


async def test_an_overlong_message_ends_the_connection(toy: Live) -> None:
    table = await toy.table("human", "human")
    one = await toy.join(table, 0)
    await one.send(type="move", ask="x" * 5000, action=1, key="k")
    with pytest.raises(ConnectionClosed) as closed:
        await one.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


async def test_only_our_own_pages_may_connect(toy: Live) -> None:
    table = await toy.table("human", "human")
    for origin in ("http://evil.example", "null", toy.url.replace("127.0.0.1", "localhost"), "file://"):
        with pytest.raises(InvalidStatus) as refused:
            await toy.socket(table["table"], origin=origin)
        assert refused.value.response.status_code == 403
    socket = await toy.socket(table["table"], origin=toy.url)
    await socket.close()


async def test_links_that_do_not_fit(toy: Live) -> None:
    table = await toy.table("human", "link")
    other = await toy.table("human", "link")
    for token, code in ((other["seats"][0]["token"], "token"), ("x", "token"), ("ö", "token")):
        player = Player(await toy.socket(table["table"]))
        await player.send(type="join", token=token)
        assert (await player.receive())["code"] == code
        with pytest.raises(ConnectionClosed):
            await player.receive()
    player = Player(await toy.socket("nowhere"))
    await player.send(type="join", token="x")
    assert (await player.receive())["code"] == "no_table"
    player = Player(await toy.socket(table["table"]))
    await player.send(type="ping")
    assert (await player.receive())["code"] == "join_first"


async def test_tokens_are_stored_as_hashes_only(toy: Live, tmp_path: Path) -> None:
    table = await toy.table("human", "link", "bot")
    assert table["seats"][2]["token"] is None
    stored = await asyncio.to_thread(lambda: b"".join(p.read_bytes() for p in tmp_path.glob("*.sqlite*")))
    for token in (table["spectator"], *(s["token"] for s in table["seats"][:2])):
        assert len(token) >= 32
        assert token.encode() not in stored


async def test_a_spectator_looks_and_does_nothing(toy: Live) -> None:
    table = await toy.table("human", "human")
    eye = await toy.join(table, None)
    assert eye.ask is None
    assert eye.waiting
    for message in (
        {"type": "move", "ask": "", "action": 1, "key": "k"},
        {"type": "nudge", "seat": 0},
        {"type": "hurry"},
    ):
        await eye.send(**message)
        assert (await eye.receive())["code"] == "spectator"


async def test_viewers_never_see_each_others_answers_nor_how_many_there_were(toy: Live) -> None:
    table = await toy.table("human", "human", "human")
    players = [await toy.join(table, i) for i in range(3)]
    eye = await toy.join(table, None)
    for player in (*players, eye):
        await player.silent()
    for seat, player in enumerate(players):
        for question in range(2):
            before = [len(p.raw) for p in (*players, eye)]
            await player.play(seat + question)
            if (seat, question) == (2, 1):
                break
            for other in (*players, eye):
                if other is not player and other is not players[(seat + 1) % 3]:
                    assert await other.silent(0.05)
                    assert len(other.raw) == before[(*players, eye).index(other)]
            if question == 0:  # not even the next one learns that a first question was answered
                assert await players[(seat + 1) % 3].silent(0.05)
    for player in (*players, eye):
        assert player is players[2] or not await player.silent()
        for text in player.raw:
            assert str(LOUD) not in text
        shown = next(i for i, text in enumerate(player.raw) if "SHOWN" in text)
        for text in player.raw[:shown]:
            message = json.loads(text)
            for seat, answers in enumerate(message.get("view", {}).get("answers", [])):
                if player is eye or seat != players.index(player):
                    assert answers == [-1, -1]


async def test_ids_of_questions_tell_nothing(toy: Live) -> None:
    table = await toy.table("human", "human")
    one = await toy.join(table, 0)
    assert one.ask
    first = one.ask["id"]
    await one.play()
    assert one.ask
    assert len(one.ask["id"]) == 20
    assert one.ask["id"] != first
    again = await toy.join(table, 0)
    assert again.ask
    assert again.ask["id"] == one.ask["id"]


async def test_presence_nudges_and_names(toy: Live) -> None:
    table = await toy.table("human", "link", "bot")
    one = await toy.join(table, 0)
    assert [s["online"] for s in one.seats] == [True, False, True]
    two = await toy.join(table, 1, name="  <b>Åsa</b>\u202e  &\n Co  " + "x" * 100)
    await one.until("presence")
    assert one.seats[1]["online"] is True
    assert one.seats[1]["name"] == "bÅsa/b Co xxxxxxxxxxxxxx"
    await two.send(type="nudge", seat=0)
    assert await one.until("nudged") == {"type": "nudged", "seat": 0, "by": 1}
    await two.send(type="nudge", seat=0)  # too soon
    await two.socket.close()
    message = await one.receive()
    assert message["type"] == "presence"
    assert one.seats[1]["online"] is False


async def test_names_are_cleaned_when_a_table_is_made(toy: Live) -> None:
    body = {
        "game": "toy",
        "seats": [{"kind": "human", "name": "<script>alert(1)</script>"}, {"kind": "link", "name": " \t"}],
    }
    table = (await toy.http.post("/api/tables", json=body)).json()
    one = await toy.join(table, 0)
    assert [s["name"] for s in one.seats] == ["scriptalert(1)/script", None]
    assert "<" not in one.raw[0]


async def test_a_flood_is_held_back_and_then_cut_off(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, messages=Rate(5, 0.001)), ToyCatalogue()) as live:
        table = await live.table("human", "human")
        one = await live.join(table, 0)
        for _ in range(6):
            await one.send(type="ping")
        codes = [(await one.receive()).get("code") for _ in range(6)]
        assert codes == [None] * 5 + ["rate"]

        async def flood() -> None:
            for _ in range(100):
                await one.send(type="ping")
                await one.receive()

        with pytest.raises(ConnectionClosed):
            await flood()


async def test_joins_and_tables_are_limited_by_address(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, joins=Rate(2, 0.001), creates=Rate(2, 0.001))
    async with running(settings, ToyCatalogue()) as live:
        table = await live.table("human", "human")
        await live.table("human", "human")
        assert (await live.table("human", "human", status=429))["code"] == "rate"
        await live.join(table, 0)
        await live.join(table, 1)
        late = Player(await live.socket(table["table"]))
        assert (await late.receive())["code"] == "rate"


async def test_a_commit_that_fails_is_never_published(toy: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await toy.table("human", "human")
    one, two = await toy.join(table, 0), await toy.join(table, 1)
    await one.silent()
    await two.silent()
    store = toy.hub.store
    append = store.append

    async def failing(*_: Any) -> None:
        raise OperationalError("INSERT", {}, Exception("disk full"))

    monkeypatch.setattr(store, "append", failing)
    key = await one.move(1)
    refused = await one.receive()
    assert (refused["type"], refused["code"], refused["key"]) == ("refused", "later", key)
    assert await one.silent()
    assert await two.silent()
    # The same move, sent again with the same key, is played once the store works again.
    monkeypatch.setattr(store, "append", append)
    await one.move(1, key=key)
    assert (await one.receive())["type"] == "ack"


async def test_nothing_is_sent_before_it_is_stored(toy: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await toy.table("human", "human")
    one = await toy.join(table, 0)
    store = toy.hub.store
    append, gate = store.append, asyncio.Event()

    async def slow(*args: Any) -> None:
        await gate.wait()
        await append(*args)

    monkeypatch.setattr(store, "append", slow)
    await one.move(1)
    assert await one.silent()
    assert len(await store.moves(table["table"])) == 1
    gate.set()
    assert (await one.receive())["type"] == "ack"
    assert len(await store.moves(table["table"])) == 2


async def test_a_commit_whose_answer_was_lost_is_found_again(
    toy: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move was stored although the store reported an error: it must be neither lost nor doubled."""
    table = await toy.table("human", "human")
    one = await toy.join(table, 0)
    store = toy.hub.store
    append = store.append

    async def lost(*args: Any) -> None:
        await append(*args)
        raise OSError("connection lost")

    monkeypatch.setattr(store, "append", lost)
    key = await one.move(1)
    assert (await one.until("refused"))["code"] == "later"
    monkeypatch.setattr(store, "append", append)
    await one.until("update")
    await one.move(1, key=key, ask="whatever")
    assert (await one.until("ack"))["duplicate"] is True
    assert len(await store.moves(table["table"])) == 2


async def test_two_writers_cannot_both_have_the_next_number(toy: Live, tmp_path: Path) -> None:
    """Another process has played on: the move is refused as stale, and the viewer caught up."""
    table = await toy.table("human", "human")
    one = await toy.join(table, 0)
    async with running(settings_for(tmp_path), ToyCatalogue()) as other:
        twin = await other.join(table, 0)
        await twin.play(3)
    await one.move(1)
    assert (await one.until("refused"))["code"] == "stale"
    assert one.view["answers"][0] == [3, -1]
    await one.play(2)
    assert len(await toy.hub.store.moves(table["table"])) == 3


async def test_bots_play_on_their_own(toy: Live) -> None:
    table = await toy.table("bot", "bot", "bot")
    eye = await toy.join(table, None)
    while not eye.view["over"]:
        await eye.receive()
    rows = await toy.hub.store.moves(table["table"])
    assert [r.seq for r in rows] == list(range(1, 1 + 1 + 3 * 7))


async def test_hurry_skips_the_pause(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, pause=(30, 30)), ToyCatalogue()) as live:
        table = await live.table("bot", "human")
        one = await live.join(table, 1)
        assert one.waiting == {"seat": 0, "decision": "first", "bot": True}
        assert await one.silent()
        await one.send(type="hurry")
        # The bot's second answer, which nobody sees, takes no pause: two pauses would tell of two answers.
        await one.play()
        await one.play()
        assert any(e["name"] == "SHOWN" for e in one.events)


async def test_a_full_queue_lets_the_viewer_go() -> None:
    from homestretch.server.tables import QUEUE, Viewer

    viewer = Viewer(None)
    for _ in range(QUEUE + 5):
        viewer.send({"type": "pong"})
    assert viewer.gone
    assert viewer.queue.get_nowait() is None


async def test_idle_tables_are_forgotten_and_come_back(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, idle_s=0.1), ToyCatalogue()) as live:
        table = await live.table("human", "human")
        one = await live.join(table, 0)
        await one.play(4)
        await one.socket.close()
        async with asyncio.timeout(5):
            while live.hub.tables:
                await asyncio.sleep(0.05)
        one = await live.join(table, 0)
        assert one.view["answers"][0] == [4, -1]
        assert [e["name"] for e in one.events] == ["DIE"]
