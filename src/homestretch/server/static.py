"""The built client, and what is shown while there is none."""

from __future__ import annotations

import html
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response

router = APIRouter(include_in_schema=False)

UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Homestretch</title>
<meta name="viewport" content="width=device-width"><style>body{font:1.1rem/1.5 system-ui;max-width:36rem;
margin:4rem auto;padding:0 1rem;background:#10241b;color:#f3ead6}
code{background:#0006;padding:.1em .4em}</style>
<h1>Homestretch is running</h1><p>The pages have not been built yet. Run <code>make install</code> (or
<code>make play</code>, which does it for you) in the project's folder, then load this page again.</p></html>
"""


@router.get("/docs")
def documentation(request: Request) -> HTMLResponse:
    """The REST calls as a plain page: without foreign scripts, so that it works offline and under the CSP."""
    schema: dict[str, Any] = request.app.openapi()
    rows = []
    for path, calls in schema["paths"].items():
        for method, call in calls.items():
            text = html.escape(call.get("description") or call.get("summary") or "")
            rows.append(f"<tr><td><code>{method.upper()} {html.escape(path)}</code></td><td>{text}</td></tr>")
    return HTMLResponse(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Homestretch: REST</title>"
        "<meta name=viewport content='width=device-width'><style>body{font:1rem/1.5 system-ui;"
        "max-width:60rem;margin:2rem auto;padding:0 1rem}"
        "td{vertical-align:top;padding:.3em 1em .3em 0}</style><h1>Homestretch: REST</h1>"
        "<p>The whole description: <a href='/openapi.json'>openapi.json</a>. Live play goes over a "
        f"WebSocket; see docs/protocol.md.</p><table>{''.join(rows)}</table></html>"
    )


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
def client(path: str, request: Request) -> Response:
    """A file of the built client; its first page for every address that is no file."""
    if path == "api" or path.startswith("api/"):
        return JSONResponse({"code": "not_found", "detail": "no such call", "field": None}, 404)
    root: Path = request.app.state.settings.static
    index = root / "index.html"
    if path:
        try:
            wanted = (root / path).resolve()
            inside = wanted.is_relative_to(root.resolve()) and wanted.is_file()
        except (OSError, ValueError):  # a name that no file can have
            inside = False
        if inside and wanted != index.resolve():
            # Vite names the files of assets/ after their content.
            forever = path.startswith("assets/")
            cache = "public, max-age=31536000, immutable" if forever else "public, max-age=3600"
            return FileResponse(wanted, headers={"cache-control": cache})
        if "." in path.rsplit("/", 1)[-1] and wanted_is_file(path):
            return JSONResponse({"code": "not_found", "detail": "no such file", "field": None}, 404)
    if not index.is_file():
        return HTMLResponse(UNBUILT, headers={"cache-control": "no-store"})
    return FileResponse(index, headers={"cache-control": "no-cache"})


def wanted_is_file(path: str) -> bool:
    """Whether an address asks for a file, so that a page in its place would only confuse."""
    return path.startswith("assets/") or path.rsplit(".", 1)[-1].lower() in {
        "js", "css", "map", "ico", "png", "jpg", "svg", "webp", "woff2", "json", "txt", "webmanifest", "ftl",
    }  # fmt: skip
