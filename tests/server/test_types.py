"""The client's types are those that the server speaks."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


def generator() -> Any:
    spec = importlib.util.spec_from_file_location("protocol_types", ROOT / "scripts" / "protocol_types.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_file_is_up_to_date() -> None:
    made = generator()
    assert made.TARGET.read_text(encoding="utf-8") == made.build(), "run scripts/protocol_types.py"


def test_shapes() -> None:
    ts = generator().ts
    assert (
        ts({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
        == "(number | null)[]"
    )
    assert ts({"type": "array", "prefixItems": [{"const": "a"}, {"type": "integer"}]}) == '["a", number]'
    assert ts({"type": "object", "additionalProperties": {"type": "string"}}) == "Record<string, string>"
    with pytest.raises(ValueError, match="no TypeScript"):
        ts({"type": "mystery"})
