#!/usr/bin/env python3
"""Write web/src/lib/protocol.ts from the server's Pydantic models and Jägersro's events.

`scripts/protocol_types.py` writes the file, `--check` fails if it is not what it would write. The generator
is our own because the schemas use few shapes, and a Node dependency for them would outweigh it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from pydantic import BaseModel  # noqa: E402
from pydantic.json_schema import models_json_schema  # noqa: E402

from homestretch.games.jagersro.ask import DECISIONS  # noqa: E402
from homestretch.games.jagersro.ev import EVENTS  # noqa: E402
from homestretch.server import protocol  # noqa: E402

TARGET = ROOT / "web" / "src" / "lib" / "protocol.ts"

CLIENT = ("Join", "Move", "Nudge", "Hurry", "Ping")
SERVER = ("Welcome", "Update", "Ack", "Refused", "Presence", "Nudged", "Pong", "Error")
RENAMED = {"Event": "GameEvent", "Error": "ErrorMessage", "Record": "TableRecord"}
"""Names that would hide one of the browser's or the language's own."""


def literal(value: Any) -> str:
    """A JSON value as a TypeScript type."""
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def ts(schema: dict[str, Any] | bool) -> str:
    """The TypeScript type of a JSON schema; raises ValueError on a shape it does not know."""
    if isinstance(schema, bool) or not {k for k in schema if k not in {"title", "description", "default"}}:
        return "unknown"
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return RENAMED.get(name, name)
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(literal(v) for v in schema["enum"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(ts(s) for s in schema[key]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(ts(s) for s in schema["prefixItems"]) + "]"
        inner = ts(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        patterns = list(schema.get("patternProperties", {}).values())
        more = patterns[0] if patterns else schema.get("additionalProperties", True)
        return f"Record<string, {'unknown' if isinstance(more, bool) else ts(more)}>"
    plain = {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
    }
    if kind in plain:
        return plain[kind]
    raise ValueError(f"no TypeScript for {schema}")


def comment(text: str, indent: str = "") -> list[str]:
    """A docstring as a comment."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def interface(name: str, schema: dict[str, Any], sent: bool) -> list[str]:
    """One model. Whatever the server sends is always there; what the client sends may leave out defaults."""
    lines = comment(schema.get("description", name))
    lines.append(f"export interface {RENAMED.get(name, name)} {{")
    needed = set(schema.get("required", ()))
    for field, inner in schema.get("properties", {}).items():
        there = field in needed or "const" in inner or not sent
        lines.append(f"  {field}{'' if there else '?'}: {ts(inner)};")
    lines.append("}")
    return lines


def models() -> list[type[BaseModel]]:
    """All message models in the order of their declaration."""
    bases = (BaseModel, protocol.In, protocol.Out)
    found = [v for v in vars(protocol).values() if isinstance(v, type) and issubclass(v, BaseModel)]
    return [m for m in found if m not in bases]


def build() -> str:
    """The whole file."""
    every = models()
    _, schema = models_json_schema([(m, "validation") for m in every], ref_template="#/$defs/{model}")
    definitions = schema["$defs"]
    lines = [
        "// Made by scripts/protocol_types.py from src/homestretch/server/protocol.py. Do not edit.",
        "",
    ]
    for model in every:
        name = model.__name__
        if name == "Event":
            continue
        lines += [*interface(name, definitions[name], issubclass(model, protocol.In)), ""]
    lines += comment("The fields of each event of Jägersro; horses, cards and seats are numbers.")
    lines.append("export interface EventFields {")
    for event, fields in EVENTS.items():
        inner = "; ".join(f"{f}: number" for f in fields)
        lines.append(f"  {event}: {{ {inner} }};" if inner else f"  {event}: Record<never, never>;")
    lines += ["}", "", "export type EventName = keyof EventFields;", ""]
    lines += comment(definitions["Event"]["description"])
    lines += [
        "export type GameEvent = {",
        "  [K in EventName]: { n: number; name: K; rule: string } & EventFields[K];",
        "}[EventName];",
        "",
        "export const DECISIONS = [" + ", ".join(f'"{d}"' for d in DECISIONS) + "] as const;",
        "export type Decision = (typeof DECISIONS)[number];",
        "",
        f"export type ClientMessage = {' | '.join(CLIENT)};",
        f"export type ServerMessage = {' | '.join(RENAMED.get(s, s) for s in SERVER)};",
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write the file, or compare it."""
    text = build()
    if "--check" in sys.argv[1:]:
        current = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
        if current != text:
            print(
                f"{TARGET.relative_to(ROOT)} is out of date: run scripts/protocol_types.py", file=sys.stderr
            )
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    print(f"wrote {TARGET.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
