"""What a request passes before the app sees it (host, origin, size, rate), and the headers it leaves with."""

from __future__ import annotations

import json
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from homestretch.server.limits import Gate, host_allowed, own_names, same_origin
from homestretch.server.settings import Settings

BODY_BYTES = 16 * 1024
"""Longest body of a REST request."""

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""No script but our own files. Styles may stand in the page: Svelte sets positions and colours so."""

HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}

SAFE = {"GET", "HEAD", "OPTIONS"}


class Guard:
    """ASGI middleware. A WebSocket that may not pass is closed before it is accepted (status 403)."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.own = own_names()
        self.gate = Gate(settings.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        problem = self.problem(scope)
        if scope["type"] == "websocket":
            if problem:
                await receive()  # websocket.connect
                await send({"type": "websocket.close", "code": 1008, "reason": problem[1]})
                return
            await self.app(scope, receive, send)
            return
        if problem:
            await self.answer(send, *problem)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        taken = 0
        too_long = False

        async def receive_some() -> Message:
            nonlocal taken, too_long
            message = await receive()
            if message["type"] == "http.request":
                taken += len(message.get("body", b""))
                if taken > BODY_BYTES:
                    too_long = True
                    # The app sees an end in the middle, which is no JSON, and answers 4xx.
                    return {"type": "http.request", "body": b"", "more_body": False}
            return message

        await self.app(scope, receive_some, send_with_headers)

    def problem(self, scope: Scope) -> tuple[int, str, str] | None:
        """Status, code and words, if a request may not pass."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not host_allowed(host, self.settings.hosts, self.own):
            return 400, "host", "this server does not go by that name (see HOMESTRETCH_HOSTS)"
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not same_origin(headers.get("origin"), host):
            return 403, "origin", "only this server's own pages may do that"
        client = scope.get("client")
        if scope["path"].startswith("/api/") and not self.gate.take(client[0] if client else "-"):
            return 429, "rate", "too many requests; wait a moment"
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > BODY_BYTES:
            return 413, "size", "that is too long"
        return None

    @staticmethod
    async def answer(send: Send, status: int, code: str, detail: str) -> None:
        """A refusal in the shape of all our errors."""
        body = json.dumps({"code": code, "detail": detail, "field": None}).encode()
        headers: list[Any] = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ]
        headers += [(k.encode(), v.encode()) for k, v in HEADERS.items()]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})
