"""Jägersro as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from homestretch.engine.agenda import then
from homestretch.engine.play import GameError, Module
from homestretch.games.jagersro import edition
from homestretch.games.jagersro.actions import ACTIONS
from homestretch.games.jagersro.ask import CHANCES, DECISIONS
from homestretch.games.jagersro.costs import cost
from homestretch.games.jagersro.ev import EVENTS
from homestretch.games.jagersro.options import LATER, OPTIONS
from homestretch.games.jagersro.refusals import refuse
from homestretch.games.jagersro.rules import step
from homestretch.games.jagersro.rules.run import act_on, run, settle
from homestretch.games.jagersro.state import STATE
from homestretch.games.jagersro.view import imagine, observe

PLAIN_LATER: dict[str, Any] = {"replace": {}, "skip_races": [], "last_race": 10}
"""Options of the variants whose values are no plain list; only these defaults are taken so far."""

ASKED_BY = (1, 254, 256, 256, 258, 259, 261, 270, 272, 271, 181, 200, 209, 204, 213, 208, 279, 279, 286, 285)


def check_options(chosen: Mapping[str, Any], ed: Any) -> dict[str, Any]:
    """All options with their values: the chosen ones, else the edition's, else the default.

    Raises GameError E27 for an unknown key or a value outside its list (J-290 needs no check: a value
    with nothing to act on is no error).
    """
    result: dict[str, Any] = {key: values[0] for key, values in OPTIONS.items()}
    result.update({key: values[0] for key, values in LATER.items()})
    result.update(PLAIN_LATER)
    for key, value in {**ed.options, **chosen}.items():
        if key in OPTIONS:
            allowed = value in OPTIONS[key]
        elif key in LATER:
            allowed = value == LATER[key][0]
        elif key in PLAIN_LATER:
            allowed = value == PLAIN_LATER[key]
        else:
            raise GameError("E27", f"there is no option {key!r}")
        if not allowed:
            raise GameError("E27", f"option {key} cannot be {value!r}")
        result[key] = value
    return result


def prepare(g: np.record, players: int, options: Mapping[str, Any], ed: Any) -> None:
    """Fill a zeroed record: options as indices, the first step on the agenda."""
    if ed.races_only:
        raise GameError("E27", f"edition {ed.name} is for races alone")
    put_options(g, options)
    then(g, step.SETUP)


def put_options(g: np.record, options: Mapping[str, Any]) -> None:
    """Write the options into a record as the index of each value."""
    for i, (key, values) in enumerate(OPTIONS.items()):
        g.opt[i] = values.index(options[key])


MODULE = Module(
    name="jagersro",
    prefix="J",
    players=(2, 5),
    dtype=STATE,
    actions=ACTIONS,
    decisions=DECISIONS,
    chances=CHANCES,
    events=EVENTS,
    options={**OPTIONS, **{k: v[:1] for k, v in LATER.items()}},
    default_edition=edition.DEFAULT,
    editions=edition.names,
    load=edition.load,
    prepare=prepare,
    check_options=check_options,
    run=run,
    act_on=act_on,
    settle=settle,
    observe=observe,
    imagine=imagine,
    refuse=refuse,
    cost=cost,
    asked_by=ASKED_BY,
)
