"""The chances of one line-up: win, place, drop out, each with its margin, and the fair odds."""

from __future__ import annotations

import difflib
import secrets
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

import numpy as np
from rich.console import Group
from rich.table import Table
from rich.text import Text

from homestretch.games.jagersro.edition import Edition
from homestretch.games.jagersro.races import OUT
from homestretch.games.jagersro.state import RUNNERS
from homestretch.lab import LabError
from homestretch.lab.tally import Tally, edition_of, run_races
from homestretch.lab.work import Progress, nothing

CONFIDENCE = 1.959964
"""Standard deviations on either side that hold 95 %."""


def places_paid(horses: int) -> int:
    """How many places a totalisator pays: two, from eight starters on three.

    Jägersro itself has bets on the winner only (J-059); this is what real totalisators call a place.
    """
    return 3 if horses >= 8 else min(2, horses)


def wilson(hits: int, trials: int) -> tuple[float, float]:
    """The 95 % interval of a chance seen `hits` times in `trials` (Wilson 1927); good near 0 and 1 too."""
    if trials == 0:
        return 0.0, 1.0
    z2 = CONFIDENCE**2
    p = hits / trials
    middle = (p + z2 / (2 * trials)) / (1 + z2 / trials)
    spread_ = CONFIDENCE / (1 + z2 / trials) * sqrt(p * (1 - p) / trials + z2 / (4 * trials**2))
    return max(0.0, middle - spread_), min(1.0, middle + spread_)


def odds(
    game: str,
    horses: Sequence[str],
    *,
    races: int = 100_000,
    edition: str | None = None,
    seed: int | None = None,
    progress: Progress = nothing,
) -> dict[str, Any]:
    """Run the line-up `horses` (names in the order of play) `races` times, one horse to a stall, decks full.

    Gives the chances of each horse as `win`, `place` and `out`, each {chance, low, high}, and `fair_odds`,
    the odds at which a bet on its win neither gains nor loses (None if it never won). Raises LabError for the
    horses and the number of races, GameError for the game, EditionError for the edition.
    """
    ed: Edition = edition_of(game, edition)
    if races < 1:
        raise LabError("at least one race must be run")
    if not 2 <= len(horses) <= RUNNERS:
        raise LabError(f"a race has 2 to {RUNNERS} horses, not {len(horses)}")
    numbers = horse_numbers(ed, horses)
    seed = secrets.randbits(32) if seed is None else seed
    line_up = np.array(numbers, np.int64)
    found = run_races(ed, np.broadcast_to(line_up, (races, len(line_up))), seed, progress)
    places = places_paid(len(horses))
    return {
        "game": game,
        "edition": ed.name,
        "races": races,
        "seed": seed,
        "places": places,
        "rounds_a_race": found.rounds / races,
        "broken_off": int(found.odds[0]),
        "odds_paid": {str(o): int(n) for o, n in reversed(list(enumerate(found.odds))) if o and n},
        "horses": [_horse(ed.model.horses[h].name, found, h, places) for h in numbers],
    }


def horse_numbers(ed: Edition, names: Sequence[str]) -> list[int]:
    """The numbers of horses named by a person, in big or small letters; raises LabError."""
    known = {h.name.casefold(): i for i, h in enumerate(ed.model.horses)}
    numbers: list[int] = []
    for name in names:
        number = known.get(name.casefold())
        if number is None:
            raise LabError(f"edition {ed.name} has no horse {name!r}{_near(name, ed)}")
        if number in numbers:
            raise LabError(f"{ed.model.horses[number].name} cannot run twice in one race")
        numbers.append(number)
    return numbers


def _near(name: str, ed: Edition) -> str:
    names = [h.name for h in ed.model.horses]
    near = difflib.get_close_matches(name.casefold(), [n.casefold() for n in names], 3, 0.55)
    meant = [n for n in names if n.casefold() in near]
    return f"; did you mean {_either(meant)}?" if meant else f"; there are {', '.join(names)}"


def _either(words: Iterable[str]) -> str:
    *first, last = words
    return f"{', '.join(first)} or {last}" if first else last


def _horse(name: str, found: Tally, horse: int, places: int) -> dict[str, Any]:
    came = found.places(horse)
    return {
        "horse": name,
        "win": _chance(came[0], found.races),
        "place": _chance(sum(came[:places]), found.races),
        "out": _chance(int(found.horses[horse, OUT]), found.races),
        "fair_odds": found.races / came[0] if came[0] else None,
    }


def _chance(hits: int, trials: int) -> dict[str, float]:
    low, high = wilson(hits, trials)
    return {"chance": hits / trials, "low": low, "high": high}


def table(found: dict[str, Any]) -> Group:
    """The result of `odds` for the terminal."""
    made = Table(box=None, header_style="bold", pad_edge=False)
    for title in ("horse", "win %", "", f"place (1-{found['places']}) %", "", "out %", "", "fair odds"):
        made.add_column(title, justify="left" if title == "horse" else "right")
    for row in found["horses"]:
        cells = [Text(row["horse"], style="bold")]
        for key in ("win", "place", "out"):
            chance = row[key]
            cells.append(Text(f"{100 * chance['chance']:.2f}"))
            cells.append(Text(f"{100 * chance['low']:.2f}-{100 * chance['high']:.2f}", style="dim"))
        cells.append(Text("–" if row["fair_odds"] is None else f"{row['fair_odds']:.2f}"))
        made.add_row(*cells)
    paid = ", ".join(f"{o}: {100 * n / found['races']:.1f} %" for o, n in found["odds_paid"].items())
    notes = Text(style="dim")
    notes.append(
        f"\n{found['races']:,} races, edition {found['edition']}, seed {found['seed']}; dim: 95 % intervals\n"
    )
    notes.append(f"odds paid {paid}; {found['rounds_a_race']:.1f} rounds a race")
    return Group(made, notes)
