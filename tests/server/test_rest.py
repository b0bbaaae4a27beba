"""The REST part, what guards it, and the pages."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from homestretch.server.limits import Bucket, Gate, host_allowed, is_loopback, same_origin
from homestretch.server.network import local_addresses
from homestretch.server.settings import Rate, database_url, pause_range
from homestretch.server.text import clean_name
from tests.server.conftest import Live, running, settings_for
from tests.server.toy import ToyCatalogue


async def test_games_and_their_boards(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as live:
        games = {g["id"]: g for g in (await live.http.get("/api/games")).json()}
        assert games["jagersro"]["status"] == "playable"
        assert games["jagersro"]["players"] == [2, 5]
        assert games["jagersro"]["editions"] == ["alga-1992"]
        assert "random" in games["jagersro"]["bots"]
        assert games["jagersro"]["options"]["bets_hidden"] == ["until_start", "open"]
        assert "season" not in games["jagersro"]["options"]
        assert games["rennfieber"]["status"] == games["miljon"]["status"] == "coming"
        for edition in ("", "?edition=alga-1992", "?edition=drechsler"):
            content = await live.http.get("/api/games/jagersro/content" + edition)
            assert content.status_code == 200
            assert len(content.json()["horses"]) == 20
        for edition in ("nowhere", "../../x", "x.toml", "%2e%2e"):
            answer = await live.http.get("/api/games/jagersro/content", params={"edition": edition})
            assert answer.status_code in (404, 422)
        rules = (await live.http.get("/api/games/jagersro/rules")).json()
        assert next(r for r in rules if r["id"] == "J-041")["tag"] in ("printed", "resolved", "attested")
        assert (await live.http.get("/api/games/jagersro/topics")).status_code == 200
        assert (await live.http.get("/api/games/rennfieber/rules")).json()["code"] == "no_game"


@pytest.mark.parametrize(
    "body",
    [
        "{", "[]", "{}", '{"seats": 3}', '{"seats": [{"kind": "king"}]}', '{"seats": [], "extra": 1}',
        '{"game": "toy", "seats": [{"kind": "human", "name": 7}, {"kind": "bot"}]}',
        '{"game": "toy", "edition": "../../etc/passwd", "seats": [{"kind": "human"}, {"kind": "bot"}]}',
        '{"game": "toy", "seats": [{"kind": "bot", "bot": "genius"}, {"kind": "bot"}]}',
        '{"game": "toy", "options": {"pace": 3}, "seats": [{"kind": "bot"}, {"kind": "bot"}]}',
    ],
)  # fmt: skip
async def test_bad_orders_are_refused_with_a_reason(toy: Live, body: str) -> None:
    answer = await toy.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert set(answer.json()) == {"code", "detail", "field"}


async def test_an_overlong_body_is_refused(toy: Live) -> None:
    assert (await toy.http.post("/api/tables", content=b" " * 20_000)).status_code == 413

    async def chunks():
        for _ in range(20):
            yield b" " * 1000

    assert (await toy.http.post("/api/tables", content=chunks())).status_code in (413, 422)


async def test_a_summary_is_for_those_with_a_link(toy: Live) -> None:
    table = await toy.table("human", "bot", language="sv")
    where = f"/api/tables/{table['table']}"
    for token in ("", "x", "ö" * 50):
        assert (await toy.http.get(where, params={"token": token})).status_code == 403
    assert (await toy.http.get("/api/tables/none", params={"token": "x"})).status_code == 404
    for token, seat in ((table["spectator"], None), (table["seats"][0]["token"], 0)):
        summary = (await toy.http.get(where, params={"token": token})).json()
        assert (summary["seat"], summary["over"], summary["table"]["language"]) == (seat, False, "sv")


async def test_headers_keep_strangers_scripts_out(toy: Live) -> None:
    for path in ("/", "/api/games", "/t/abc", "/docs", "/api/none"):
        headers = (await toy.http.get(path)).headers
        script = next(p for p in headers["content-security-policy"].split(";") if "script-src" in p)
        assert script.split() == ["script-src", "'self'"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert (await toy.http.get("/api/games")).headers["cache-control"] == "no-store"


async def test_foreign_names_and_pages_are_refused(toy: Live) -> None:
    assert (await toy.http.get("/api/games", headers={"host": "evil.example"})).json()["code"] == "host"
    body = {"game": "toy", "seats": [{"kind": "human"}] * 2}
    foreign = await toy.http.post("/api/tables", json=body, headers={"origin": "http://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "origin")
    own = await toy.http.post("/api/tables", json=body, headers={"origin": toy.url})
    assert own.status_code == 201


async def test_requests_are_limited_by_address(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, requests=Rate(3, 0.001)), ToyCatalogue()) as live:
        codes = [(await live.http.get("/api/games")).status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]


async def test_the_client_is_served_and_its_routes_lead_to_it(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>the client</title>")
    (static / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    async with running(settings_for(tmp_path, static=static), ToyCatalogue()) as live:
        for path in ("/", "/t/abc123", "/new", "/index.html"):
            answer = await live.http.get(path)
            assert "the client" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        answer = await live.http.get("/assets/app-1a2b.js")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")
        for path in ("/assets/none.js", "/favicon.ico", "/api/none"):
            assert (await live.http.get(path)).status_code == 404
        for path in (
            "/../secret.txt",
            "/..%2fsecret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%5c..%5csecret.txt",
        ):
            request = httpx.Request("GET", live.url)
            request.url = httpx.URL(live.url).copy_with(raw_path=path.encode())
            assert "secret" not in (await live.http.send(request)).text


async def test_without_a_client_a_page_says_what_to_do(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, static=tmp_path / "none"), ToyCatalogue()) as live:
        assert "make install" in (await live.http.get("/t/abc")).text
        assert "POST /api/tables" in (await live.http.get("/docs")).text
        assert (await live.http.get("/openapi.json")).json()["info"]["title"] == "Homestretch"


async def test_qr_codes(toy: Live) -> None:
    answer = await toy.http.get("/api/qr", params={"text": "http://192.168.1.2:8137/t/x#<token>"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert "token" not in answer.text
    assert (await toy.http.get("/api/qr", params={"text": "x" * 301})).status_code == 422
    assert (await toy.http.get("/api/qr")).status_code == 422


async def test_health(toy: Live) -> None:
    assert (await toy.http.get("/api/health")).json() == {"ok": True}


async def test_the_network_is_opened_and_closed(tmp_path: Path) -> None:
    # 127.0.0.2 stands for the address in the network: it is this machine, and not 127.0.0.1.
    async with running(settings_for(tmp_path, lan=("127.0.0.2",)), ToyCatalogue()) as live:
        assert (await live.http.get("/api/network")).json() == {"open": False, "addresses": []}
        port = live.url.rsplit(":", 1)[1]
        opened = (await live.http.post("/api/network", json={"open": True})).json()
        assert opened == {"open": True, "addresses": [f"http://127.0.0.2:{port}"]}
        assert (await live.http.post("/api/network", json={"open": True})).json() == opened
        table = await live.table("human", "link")
        async with httpx.AsyncClient(base_url=opened["addresses"][0], trust_env=False) as guest:
            assert (await guest.get("/api/games")).status_code == 200
        one = await live.join(table, 0)
        assert (await live.http.post("/api/network", json={"open": False})).json()["open"] is False
        async with httpx.AsyncClient(base_url=opened["addresses"][0], trust_env=False) as guest:
            with pytest.raises(httpx.ConnectError):
                await guest.get("/api/games")
        # Those at this machine play on.
        await one.play()


async def test_guests_may_not_switch_the_network(toy: Live) -> None:
    # A proxy on this machine passes the guest's address on.
    guest = {"x-forwarded-for": "192.168.1.77"}
    answer = await toy.http.post("/api/network", json={"open": True}, headers=guest)
    assert (answer.status_code, answer.json()["code"]) == (403, "not_here")


async def test_a_machine_without_a_network_says_so(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, lan=("203.0.113.9",)), ToyCatalogue()) as live:
        answer = await live.http.post("/api/network", json={"open": True})
        assert (answer.status_code, answer.json()["code"]) == (503, "no_network")


def test_local_addresses_are_not_this_machines_own() -> None:
    assert not any(is_loopback(a) for a in local_addresses())


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, "x", True),
        ("http://127.0.0.1:8137", "127.0.0.1:8137", True),
        ("http://127.0.0.1:8138", "127.0.0.1:8137", False),
        ("http://localhost:8137", "127.0.0.1:8137", False),
        ("https://play.example", "play.example", True),
        ("http://play.example:80", "play.example", True),
        ("http://[::1]:8137", "[::1]:8137", True),
        ("http://evil.example#127.0.0.1:8137", "127.0.0.1:8137", False),
        ("http://127.0.0.1:8137.evil.example", "127.0.0.1:8137", False),
        ("null", "127.0.0.1:8137", False),
        ("", "127.0.0.1:8137", False),
        ("http://[", "127.0.0.1:8137", False),
    ],
)
def test_origins(origin: str | None, host: str, same: bool) -> None:
    assert same_origin(origin, host) is same


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("127.0.0.1:8137", True), ("localhost:8137", True), ("[::1]:8137", True), ("192.168.1.5:80", True),
        ("box.local", True), ("play.example", True), ("evil.example", False), ("", False), ("a b", False),
        ("127.0.0.1.evil.example", False), ("user@127.0.0.1", False), ("127.0.0.1:99999", False),
    ],
)  # fmt: skip
def test_host_names(host: str, allowed: bool) -> None:
    own = frozenset({"localhost", "box", "box.local"})
    assert host_allowed(host, ("play.example",), own) is allowed


def test_buckets_fill_up_again() -> None:
    clock = [0.0]
    bucket = Bucket(Rate(2, 1), lambda: clock[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock[0] = 1.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    gate = Gate(Rate(1, 0), lambda: clock[0])
    assert [gate.take(a) for a in ("a", "b", "a")] == [True, True, False]
    # A whole /64 of IPv6 is one household.
    assert [gate.take(a) for a in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")] == [True, False, True]
    for i in range(5000):
        gate.take(f"x{i}")
    assert len(gate.buckets) <= 4096


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Åsa", "Åsa"), ("  a \n b ", "a b"), ("", None), (" \u200b\u202e ", None), ("<i>x</i>", "ix/i"),
        ("x" * 99, "x" * 24), ("a\u0301", "á"), ("q" + "\u0301" * 50, "q\u0301\u0301"), ("\ud800x", "x"),
        ("a\x00b", "ab"), ("&amp;", "amp;"), ("🐴 Rigel", "🐴 Rigel"), (None, None),
    ],
)  # fmt: skip
def test_names(given: str | None, kept: str | None) -> None:
    assert clean_name(given) == kept


def test_settings_from_what_people_write(tmp_path: Path) -> None:
    assert pause_range(None) == (0.5, 1.5)
    assert pause_range("0") == (0, 0)
    assert pause_range("0.1,0.2") == (0.1, 0.2)
    for bad in ("x", "2,1", "-1", "1,2,3", "nan"):
        with pytest.raises(ValueError, match="HOMESTRETCH_BOT_DELAY"):
            pause_range(bad)
    assert database_url(None, tmp_path).startswith("sqlite+aiosqlite:///")
    assert database_url("postgres://u@h/d", tmp_path) == "postgresql+asyncpg://u@h/d"
    assert database_url("postgresql://u@h/d", tmp_path) == "postgresql+asyncpg://u@h/d"


async def test_the_first_page_does_not_wait_for_bots(tmp_path: Path) -> None:
    async with asyncio.timeout(10), running(settings_for(tmp_path, workers=1), ToyCatalogue()) as live:
        assert (await live.http.get("/api/games")).status_code == 200
