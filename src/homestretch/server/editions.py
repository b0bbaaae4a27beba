"""Editions as text: a table keeps the whole of the one it is played with."""

from __future__ import annotations

import json
from typing import Any


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        # A JSON string is a TOML basic string, but for DEL, which TOML wants escaped.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return "[" + ", ".join(_value(v) for v in value) + "]"
    raise TypeError(f"no TOML for {type(value).__name__}")


def to_toml(tree: dict[str, Any]) -> str:
    """The TOML of an edition: plain values, then its tables and lists of tables; keys are bare words.

    Raises TypeError on what an edition cannot hold. A table without `source` (the options, whose source
    the model drops) gets the weakest one.
    """
    lines = [
        f"{key} = {_value(value)}"
        for key, value in tree.items()
        if not isinstance(value, dict)
        and not (isinstance(value, list) and value and isinstance(value[0], dict))
    ]
    for key, value in tree.items():
        if isinstance(value, dict):
            lines += ["", f"[{key}]", *_pairs(value)]
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for entry in value:
                lines += ["", f"[[{key}]]", *_pairs(entry)]
    return "\n".join(lines) + "\n"


def _pairs(table: dict[str, Any]) -> list[str]:
    source = table.get("source", "house")
    return [f"source = {_value(source)}", *(f"{k} = {_value(v)}" for k, v in table.items() if k != "source")]
