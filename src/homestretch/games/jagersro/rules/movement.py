"""A horse's turn: waiting, figure, finishing move, landing (ledger parts A8, A9 and A11)."""

from __future__ import annotations

import numpy as np

from homestretch.engine.agenda import then
from homestretch.engine.events import note, tell
from homestretch.engine.jit import rule
from homestretch.engine.record import NOBODY
from homestretch.games.jagersro import ev
from homestretch.games.jagersro import options as opt
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.rules import step
from homestretch.games.jagersro.rules.basics import left_of, progress_of

PLAIN, FINISH = range(2)
"""Context in which a racing card is taken."""

BY_FIGURE, BY_CARD, GOES_HOME = range(3)
"""Why a horse moves."""


@rule
def own_figure(g: np.record, ed: np.record, r: int) -> int:
    """The number on the horse card for this round (J-073 to J-075, J-078)."""
    return ed.figure[g.horse[r], (g.column - 1 + g.round_no - 1) % st.COLUMNS]


@rule
def figure(g: np.record, ed: np.record, r: int) -> int:
    """The figure of the round: the card's number or what a rule puts in its place (J-028, J-029, J-263)."""
    if g.steady[r] == 1:
        return 4
    if (
        g.round_no == 1
        and ed.race_handicap[g.race[g.slot]] == st.H_5_GO_TWO
        and ed.age[g.horse[r]] == 5
        and g.bare == 0
    ):
        note(g, 29)
        return 2
    return own_figure(g, ed, r)


@rule
def begin_horse(g: np.record, ed: np.record, r: int) -> None:
    """A horse's turn in the order of J-091: stand over, wait, or move; a finishing move takes its card
    first (J-114, J-115)."""
    if g.racing == 0 or g.out[r] == 1:
        return
    g.now = r
    g.done[r] = g.round_no
    g.stay = 0
    g.cap = 0
    if stands_over(g, ed, r) or waits(g, ed, r):
        return
    g.stirred = 1
    steps = figure(g, ed, r)
    left = left_of(g, ed, r)
    takes_card = steps >= left
    if g.steady[r] == 1:
        if g.opt[opt.STEADY_FINISH_DRAW] == 1:
            takes_card = own_figure(g, ed, r) >= left
            note(g, 264)
        else:
            if takes_card:
                note(g, 99)
            takes_card = False
    if takes_card:
        note(g, 114)
        then(g, step.FIGURE, r)
        then(g, step.TAKE_RACING, r, FINISH)
    else:
        move_figure(g, ed, r)


@rule
def stands_over(g: np.record, ed: np.record, r: int) -> bool:
    """A due stand-over is served and the turn is over (J-024, J-025, J-091, J-106)."""
    if g.stand[r] > 0:
        g.stand[r] -= 1
        g.stirred = 1
        if g.stand[r] == 0:
            spend_stand_over(g, ed)
        tell(g, ev.STANDS_OVER, g.horse[r], 0, 0, 0, 106)
        return True
    if (
        g.round_no == 1
        and g.bare == 0
        and ed.race_handicap[g.race[g.slot]] == st.H_ONLY_3_MOVE
        and ed.age[g.horse[r]] != 3
    ):
        g.stirred = 1
        tell(g, ev.STANDS_OVER, g.horse[r], 1, 0, 0, 24)
        return True
    return False


@rule
def spend_stand_over(g: np.record, ed: np.record) -> None:
    """The served card goes to the discards (J-106, J-226)."""
    if ed.kept_cards_discarded == 1:
        return
    for k in range(ed.racing_kinds):
        if ed.racing_effect[k] == st.R_STAND_OVER and g.racing_kept[k] > 0:
            g.racing_kept[k] -= 1
            return


@rule
def waits(g: np.record, ed: np.record, r: int) -> bool:
    """A held horse is tested for release; released it moves in this turn (J-091, J-104)."""
    if g.held[r] == 0:
        return False
    if not is_released(g, ed, r):
        tell(g, ev.STILL_HELD, g.horse[r], 0, 0, 0, 104)
        return True
    release(g, ed, r)
    return False


@rule
def release(g: np.record, ed: np.record, r: int) -> None:
    """The waiting is over and its card goes to the discards (J-104, J-226)."""
    kind = g.held[r] - 1
    g.held[r] = 0
    g.noted[r] = 0
    if ed.kept_cards_discarded == 0:
        g.racing_kept[kind] -= 1
    tell(g, ev.FREED, g.horse[r], 0, 0, 0, 104)


@rule
def behind_count(g: np.record, ed: np.record, r: int) -> int:
    """How many running horses have strictly smaller progress (J-291)."""
    mine = progress_of(g, ed, r)
    n = 0
    for q in range(g.runners):
        if g.out[q] == 0 and q != r and progress_of(g, ed, q) < mine:
            n += 1
    return n


@rule
def is_released(g: np.record, ed: np.record, r: int) -> bool:
    """Whether what a held horse waits for has happened, as the edition reads it (J-104, J-105; C2 P6, P7)."""
    effect = ed.racing_effect[g.held[r] - 1]
    if ed.wait_reading == st.WAIT_FEWER or effect == st.R_FALL:
        now = behind_count(g, ed, r)
        if effect == st.R_WAIT_NEXT:
            return now < g.noted[r]
        return now == 0
    if g.noted[r] == 0:
        # `bad_gallop_when_last: stuck`: nobody was noted, nobody frees it.
        return False
    mine = progress_of(g, ed, r)
    alive = 0
    for q in range(g.runners):
        if g.noted[r] >> q & 1 == 1 and g.out[q] == 0:
            alive += 1
            if progress_of(g, ed, q) >= mine:
                return True
    return alive == 0


@rule
def move_figure(g: np.record, ed: np.record, r: int) -> None:
    """Move the whole figure, shortened by a cap; over the line is home, else it lands (J-073, J-077,
    J-100, J-115, J-117)."""
    if g.racing == 0 or g.out[r] == 1 or g.stay == 1:
        return
    steps = figure(g, ed, r)
    if g.cap > 0:
        steps = min(steps, g.cap)
    g.steps[r] = steps
    advance(g, ed, r, g.at[r] + steps, BY_FIGURE, 73)
    if g.racing == 1:
        land(g, ed, r)


@rule
def advance(g: np.record, ed: np.record, r: int, target: int, cause: int, number: int) -> None:
    """Put a horse on another square, not behind square 0; at the line it is home (J-081, J-119)."""
    target = max(0, target)
    length = ed.length[ed.age[g.horse[r]] - 2]
    before = g.at[r]
    if target >= length:
        go_home(g, ed, r, cause, number)
        return
    g.at[r] = target
    tell(g, ev.MOVES, g.horse[r], before, target, cause, number)


@rule
def go_home(g: np.record, ed: np.record, r: int, cause: int, number: int) -> None:
    """The horse crosses the line and the race stops at once (J-112, J-119, J-121, J-122)."""
    length = ed.length[ed.age[g.horse[r]] - 2]
    tell(g, ev.MOVES, g.horse[r], g.at[r], length, cause, number)
    g.at[r] = length
    g.winner = r
    g.racing = 0
    tell(g, ev.HOME, g.horse[r], 0, 0, 0, 121)


@rule
def land(g: np.record, ed: np.record, r: int) -> None:
    """Where a movement ends a horse takes the card of the square's colour (J-082 to J-085, J-098)."""
    if g.racing == 0 or g.out[r] == 1:
        return
    kind = ed.square[ed.age[g.horse[r]] - 2, g.at[r]]
    if kind == st.SQUARE_RACING and g.steady[r] == 0:
        note(g, 82)
        then(g, step.TAKE_RACING, r, PLAIN)
    elif kind == st.SQUARE_CHANCE:
        note(g, 82)
        then(g, step.TAKE_CHANCE, r)


@rule
def after_finish_card(g: np.record, ed: np.record, r: int, was_steady: int) -> None:
    """A square reached by the finish card counts, in finish context; then the figure follows (J-116,
    J-264)."""
    if g.racing == 0 or g.out[r] == 1 or g.opt[opt.FINISH_CARD_CHAIN] == 1:
        return
    kind = ed.square[ed.age[g.horse[r]] - 2, g.at[r]]
    if kind == st.SQUARE_RACING and was_steady == 0:
        note(g, 116)
        then(g, step.TAKE_RACING, r, FINISH)
    elif kind == st.SQUARE_CHANCE:
        note(g, 116)
        then(g, step.TAKE_CHANCE, r)


@rule
def drop_out(g: np.record, ed: np.record, r: int, reason: int, number: int) -> None:
    """A horse leaves the board at once; with none left the race is over (J-090, J-127, J-268)."""
    g.out[r] = 1
    g.running -= 1
    g.stirred = 1
    tell(g, ev.DROPS_OUT, g.horse[r], reason, 0, 0, number)
    if ed.turn_slip == 1:
        last = NOBODY
        for q in range(g.runners):
            if g.out[q] == 0:
                last = q
        if r > last:
            g.slip = 1
    if g.running == 0:
        g.racing = 0
