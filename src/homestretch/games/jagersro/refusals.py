"""Which code a bad input gets, and what an action costs (ledger part A22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from homestretch.engine.play import State


def refuse(state: State, action: int, seat: int | None) -> tuple[str, int]:
    """The code and ledger number for an action that is not legal now (J-250, J-288)."""
    return "E03", 157


def cost(state: State, action: int) -> tuple[int, int] | None:
    """What a legal action moves at once: kronor the actor pays (negative: gets), and the ledger number."""
    return None
