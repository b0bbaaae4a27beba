"""The start, the rounds and the order of play (ledger part A7)."""

from __future__ import annotations

import numpy as np

from homestretch.engine.agenda import ask, then
from homestretch.engine.events import note, tell
from homestretch.engine.jit import rule
from homestretch.engine.record import NOBODY
from homestretch.games.jagersro import ask as asks
from homestretch.games.jagersro import ev
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.rules import step
from homestretch.games.jagersro.rules.basics import seat_at
from homestretch.games.jagersro.rules.decks import shuffle_chance, shuffle_racing
from homestretch.games.jagersro.rules.movement import begin_horse


@rule
def start(g: np.record, ed: np.record) -> None:
    """Decks are shuffled, bans end, handicaps are set, the peg goes to hole 1 (J-024, J-026, J-067, J-225,
    J-281)."""
    g.step = 10
    g.racing = 1
    for k in range(ed.racing_kinds):
        g.racing_kept[k] = 0
    shuffle_racing(g, ed)
    shuffle_chance(g, ed)
    note(g, 225)
    end_bans(g, ed)
    race = g.race[g.slot]
    g.column = max(1, ed.race_column[race])
    g.round_no = 1
    g.winner = NOBODY
    g.second = NOBODY
    g.slip = 0
    tell(g, ev.RACE_STARTS, g.slot, race, g.column, g.runners, 67)
    if ed.race_handicap[race] == st.H_WINLESS_AHEAD:
        for r in range(g.runners):
            if g.wins[g.horse[r]] == 0:
                # Square 3 is plain in every lane, and this is no landing (J-084).
                g.at[r] = 3
                tell(g, ev.MOVES, g.horse[r], 0, 3, 3, 27)
    then(g, step.ROUND)


@rule
def end_bans(g: np.record, ed: np.record) -> None:
    """A start-ban ends when a race really begins; only then does the cold's card join the discards
    (J-222, J-226, J-281)."""
    for h in range(st.HORSES):
        if g.ban[h] == 1:
            g.ban[h] = 0
            tell(g, ev.BAN_ENDS, h, 0, 0, 0, 281)
    for k in range(ed.chance_kinds):
        if ed.chance_effect[k] == st.C_COLD:
            g.chance_kept[k] = 0


@rule
def begin_round(g: np.record, ed: np.record) -> None:
    """Every stall's turn comes once, from the starting stall (J-067, J-068, J-074)."""
    g.stirred = 0
    for r in range(g.runners):
        g.steps[r] = 0
    tell(g, ev.ROUND, g.round_no, (g.column - 1 + g.round_no - 1) % st.COLUMNS + 1, 0, 0, 75)
    if g.round_no == 13:
        note(g, 74)
    then(g, step.ROUND_END)
    then(g, step.TURN, 0)


@rule
def begin_turn(g: np.record, ed: np.record, i: int) -> None:
    """The next stall moves its horses; who has two running says which is first (J-068, J-070 to J-072,
    J-183, J-261)."""
    if g.racing == 0:
        return
    if g.bare == 1:
        bare_turn(g, ed, i)
        return
    if i == g.seats:
        return
    then(g, step.TURN, i + 1)
    seat = seat_at(g, i)
    one = NOBODY
    two = NOBODY
    for r in range(g.runners):
        if g.stable[r] == seat and g.out[r] == 0:
            if one == NOBODY:
                one = r
            else:
                two = r
    if one == NOBODY:
        note(g, 70)
        return
    tell(g, ev.TURN, seat, 0, 0, 0, 68)
    if two == NOBODY:
        begin_horse(g, ed, one)
    elif g.bankrupt[seat] != 0:
        note(g, 183)
        then(g, step.HORSE, two)
        then(g, step.HORSE, one)
    else:
        note(g, 261)
        ask(g, seat, asks.FIRST)


@rule
def bare_turn(g: np.record, ed: np.record, i: int) -> None:
    """In a race alone every runner is a stall of its own (ledger part C1)."""
    if i >= g.runners:
        return
    then(g, step.TURN, i + 1)
    if g.out[i] == 1:
        return
    if g.slip == 1:
        g.slip = 0
        return
    begin_horse(g, ed, i)


@rule
def move_first(g: np.record, horse: int) -> None:
    """The named horse is played to the end, then the other (J-071, J-072, J-261)."""
    note(g, 72)
    for r in range(g.runners):
        if g.stable[r] == g.actor and g.out[r] == 0 and g.horse[r] != horse:
            then(g, step.HORSE, r)
    for r in range(g.runners):
        if g.stable[r] == g.actor and g.horse[r] == horse:
            then(g, step.HORSE, r)


@rule
def end_round(g: np.record, ed: np.record) -> None:
    """After the round: finish, broken off, stalemate, or the next round (J-121, J-127, J-266, J-268)."""
    if g.winner != NOBODY:
        then(g, step.FINISH)
    elif g.running == 0:
        then(g, step.BROKEN, 127)
    elif g.stirred == 0:
        g.racing = 0
        then(g, step.BROKEN, 266)
    else:
        g.round_no += 1
        then(g, step.ROUND)
