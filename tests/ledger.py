"""The decorator by which a test says which rules of a ledger it proves."""

from __future__ import annotations

import pytest

rule = pytest.mark.rule
"""`@rule("J-041", "J-153")`; also as `pytestmark = rule(...)` or `pytest.param(..., marks=rule(...))`."""
