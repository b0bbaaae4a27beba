"""The two decks, drawn lazily among the cards still in the pile (ledger part A19)."""

from __future__ import annotations

import numpy as np

from homestretch.engine.chance import chance
from homestretch.engine.events import note, tell
from homestretch.engine.jit import rule
from homestretch.games.jagersro import ask as asks
from homestretch.games.jagersro import ev


@rule
def shuffle_racing(g: np.record, ed: np.record) -> None:
    """The cards not in use become the pile again (J-224, J-225, J-226)."""
    g.racing_left = 0
    for k in range(ed.racing_kinds):
        g.racing_pile[k] = ed.racing_count[k] - g.racing_kept[k]
        g.racing_left += g.racing_pile[k]


@rule
def shuffle_chance(g: np.record, ed: np.record) -> None:
    """The cards not in use become the pile again (J-224, J-225, J-226)."""
    g.chance_left = 0
    for k in range(ed.chance_kinds):
        g.chance_pile[k] = ed.chance_count[k] - g.chance_kept[k]
        g.chance_left += g.chance_pile[k]


@rule
def draw_racing(g: np.record, ed: np.record) -> None:
    """Take the top racing card; an empty pile is made up first (J-224, J-227, J-282)."""
    if g.racing_left == 0:
        shuffle_racing(g, ed)
        tell(g, ev.RESHUFFLED, 0, 0, 0, 0, 224)
        note(g, 282)
    chance(g, asks.RACING_CARD, g.racing_pile, ed.racing_kinds, g.racing_left)


@rule
def draw_chance(g: np.record, ed: np.record) -> None:
    """Take the top chance card; an empty pile is made up first (J-224, J-227, J-282)."""
    if g.chance_left == 0:
        shuffle_chance(g, ed)
        tell(g, ev.RESHUFFLED, 1, 0, 0, 0, 224)
        note(g, 282)
    chance(g, asks.CHANCE_CARD, g.chance_pile, ed.chance_kinds, g.chance_left)


@rule
def keep_racing(g: np.record, ed: np.record, kind: int) -> None:
    """A racing card that lasts lies on the horse card instead of the discards (J-089, J-226)."""
    if ed.kept_cards_discarded == 0:
        g.racing_kept[kind] += 1


@rule
def spend_racing(g: np.record, ed: np.record, kind: int) -> None:
    """A kept racing card has served and goes to the discards (J-226)."""
    if ed.kept_cards_discarded == 0:
        g.racing_kept[kind] -= 1
