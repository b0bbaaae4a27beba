"""The totalisator: step j of the checklist (ledger part A6)."""

from __future__ import annotations

import numpy as np

from homestretch.engine.agenda import ask, draw_veil, lift_veil, then
from homestretch.engine.events import note, tell
from homestretch.engine.jit import rule
from homestretch.engine.money import pay
from homestretch.engine.record import BANK, NOBODY
from homestretch.games.jagersro import ask as asks
from homestretch.games.jagersro import ev
from homestretch.games.jagersro import options as opt
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.rules import step
from homestretch.games.jagersro.rules.basics import seat_at


@rule
def bets_hidden(g: np.record) -> bool:
    """Whether bets are laid unseen (J-065)."""
    return g.opt[opt.BETS_HIDDEN] == 0


@rule
def ask_bets(g: np.record, ed: np.record, i: int) -> None:
    """Step j: each player in turn lays the four markers (J-059, J-064, J-259)."""
    if i == 0:
        g.step = 9
        tell(g, ev.STEP, 9, g.slot, g.race[g.slot], 0, 140)
    if i == g.seats:
        then(g, step.SHOW_BETS)
        return
    then(g, step.BETS, i + 1)
    seat = seat_at(g, i)
    if g.bankrupt[seat] == 0:
        then(g, step.BETS_DONE, seat)
        then(g, step.BET, seat, 0)


@rule
def ask_bet(g: np.record, ed: np.record, seat: int, marker: int) -> None:
    """A colour that runs, or the hand, for one marker; always asked (J-061, J-251, J-259)."""
    ask(g, seat, asks.BET, marker)
    if marker == 0 and bets_hidden(g):
        draw_veil(g)


@rule
def laid(g: np.record, ed: np.record, seat: int) -> int:
    """Kronor in markers a seat has laid in this step (J-060, J-253)."""
    total = 0
    for m in range(st.MARKERS):
        if g.bet[seat, m] != NOBODY:
            total += ed.marker[m]
    return total


@rule
def runs(g: np.record, ed: np.record, colour: int) -> bool:
    """Whether a horse of a colour is running (J-062)."""
    for r in range(g.runners):
        if g.out[r] == 0 and ed.colour[g.horse[r]] == colour:
            return True
    return False


@rule
def bet(g: np.record, ed: np.record, marker: int, colour: int) -> None:
    """The actor lays a marker on a colour, or keeps it in hand (`colour` -1) (J-061, J-063, J-259)."""
    g.bet[g.actor, marker] = colour
    if marker < st.MARKERS - 1:
        then(g, step.BET, g.actor, marker + 1)


@rule
def bets_done(g: np.record, ed: np.record, seat: int) -> None:
    """The fourth answer is final; with `open` the bets are shown and paid at once (J-065, J-259)."""
    lift_veil(g)
    if not bets_hidden(g):
        show_bets_of(g, ed, seat)


@rule
def show_bets_of(g: np.record, ed: np.record, seat: int) -> None:
    """Bets are shown and the same sum is paid to the bank (J-059, J-064)."""
    g.bets_shown[seat] = 1
    total = 0
    for m in range(st.MARKERS):
        if g.bet[seat, m] != NOBODY:
            tell(g, ev.BET, seat, m, g.bet[seat, m], 0, 59)
            total += ed.marker[m]
    if total == 0:
        tell(g, ev.NO_BET, seat, 0, 0, 0, 61)
    pay(g, seat, BANK, total, 59)


@rule
def show_bets(g: np.record, ed: np.record) -> None:
    """After the last answer all bets are shown and paid together, then the race starts (J-065, J-066)."""
    if bets_hidden(g):
        note(g, 253)
        for i in range(g.seats):
            s = seat_at(g, i)
            if g.bankrupt[s] == 0:
                show_bets_of(g, ed, s)
    note(g, 66)
    then(g, step.START)
