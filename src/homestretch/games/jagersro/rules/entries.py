"""Entries and fees: steps g and h of the checklist (ledger part A4)."""

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
from homestretch.games.jagersro.rules.basics import eligible, holder, seat_at


@rule
def call_race(g: np.record, ed: np.record, slot: int) -> None:
    """The next race of the programme is called (J-019, J-069, J-157)."""
    g.slot = slot
    g.step = 6
    g.round_no = 0
    g.runners = 0
    g.running = 0
    g.winner = NOBODY
    g.second = NOBODY
    g.placed = 0
    g.entries_shown = 0
    for s in range(g.seats):
        g.entry[s, 0] = NOBODY
        g.entry[s, 1] = NOBODY
        g.ride[s] = NOBODY
        g.insured[s] = 0
        g.bets_shown[s] = 0
        for m in range(st.MARKERS):
            g.bet[s, m] = NOBODY
    for h in range(st.HORSES):
        g.insured_horse[h] = 0
    note(g, 157)
    tell(g, ev.RACE_CALLED, slot, g.race[slot], seat_at(g, 0), 0, 69)
    tell(g, ev.STEP, 6, slot, g.race[slot], 0, 140)
    then(g, step.STARTERS)
    then(g, step.ENTRIES, 0)


@rule
def entries_hidden(g: np.record) -> bool:
    """Whether all decide unseen (J-042)."""
    return g.opt[opt.ENTRIES_ORDER] == 1


@rule
def ask_entry(g: np.record, ed: np.record, i: int) -> None:
    """Each player in turn names a first horse or none; always asked (J-039, J-042, J-251, J-256)."""
    if i == g.seats:
        return
    then(g, step.ENTRIES, i + 1)
    seat = seat_at(g, i)
    if g.bankrupt[seat] != 0:
        note(g, 8)
        return
    ask(g, seat, asks.ENTER, 0)
    if entries_hidden(g):
        draw_veil(g)


@rule
def fees_due(g: np.record, ed: np.record, seat: int) -> int:
    """Entry fees for what a seat has named so far, in kronor (J-020, J-045)."""
    fee = ed.race_fee[g.race[g.slot]]
    due = 0
    for k in range(2):
        if g.entry[seat, k] != NOBODY:
            due += fee
    return due


@rule
def could_enter(g: np.record, ed: np.record, seat: int, horse: int) -> bool:
    """Whether a seat may enter a horse now: its own, in terms, fee in cash (J-038, J-040, J-041, J-044)."""
    if g.owner[horse] != seat or g.entry[seat, 0] == horse or not eligible(g, ed, horse):
        return False
    return g.cash[seat] >= fees_due(g, ed, seat) + ed.race_fee[g.race[g.slot]]


@rule
def enter(g: np.record, ed: np.record, horse: int) -> None:
    """The actor enters a horse, or none (`horse` -1); what follows is asked next (J-038, J-256)."""
    seat = g.actor
    nth = g.arg[0]
    if horse == NOBODY:
        if nth == 0:
            if not entries_hidden(g):
                tell(g, ev.NOT_ENTERED, seat, 0, 0, 0, 39)
            then(g, step.ENTRY_DONE, seat)
        return
    g.entry[seat, nth] = horse
    if not entries_hidden(g):
        tell(g, ev.ENTERED, seat, horse, 0, 0, 38)
    if nth == 0:
        then(g, step.ENTRY_DONE, seat)
        then(g, step.RIDER, seat)
        then(g, step.SECOND_ENTRY, seat)


@rule
def ask_second_entry(g: np.record, ed: np.record, seat: int) -> None:
    """A second horse is asked for only if another could still be entered (J-256)."""
    for h in range(st.HORSES):
        if could_enter(g, ed, seat, h):
            ask(g, seat, asks.ENTER, 1)
            return


@rule
def jockey_fee_due(g: np.record, ed: np.record, seat: int) -> int:
    """What letting the star jockey ride costs a seat (J-171)."""
    to = holder(g, st.JOCKEYTJANST)
    if to == BANK or to == seat:
        return 0
    return ed.jockey_fee


@rule
def ask_rider(g: np.record, ed: np.record, seat: int) -> None:
    """The holder of a star jockey says which of the entered horses it rides, or none (J-048, J-171)."""
    if g.jockey[seat] == 0 or g.entry[seat, 0] == NOBODY:
        return
    if g.cash[seat] < fees_due(g, ed, seat) + jockey_fee_due(g, ed, seat):
        note(g, 171)
        return
    ask(g, seat, asks.RIDE)


@rule
def put_up(g: np.record, ed: np.record, horse: int) -> None:
    """The star jockey's card goes under a horse's card, or under none (J-047, J-048)."""
    g.ride[g.actor] = horse
    if horse != NOBODY and not entries_hidden(g):
        tell(g, ev.RIDES, g.actor, horse, 0, 0, 47)


@rule
def entry_done(g: np.record, ed: np.record, seat: int) -> None:
    """A player's entries stand once made (J-042)."""
    lift_veil(g)


@rule
def show_entries(g: np.record) -> None:
    """Entries made unseen are shown together (J-042, J-253)."""
    g.entries_shown = 1
    if not entries_hidden(g):
        return
    note(g, 253)
    for i in range(g.seats):
        s = seat_at(g, i)
        if g.bankrupt[s] != 0:
            continue
        if g.entry[s, 0] == NOBODY:
            tell(g, ev.NOT_ENTERED, s, 0, 0, 0, 42)
        for k in range(2):
            if g.entry[s, k] != NOBODY:
                tell(g, ev.ENTERED, s, g.entry[s, k], 0, 0, 42)
        if g.ride[s] != NOBODY:
            tell(g, ev.RIDES, s, g.ride[s], 0, 0, 47)


@rule
def check_starters(g: np.record, ed: np.record) -> None:
    """Fewer than two starters cancel the race; two must run (J-049 to J-052, J-257)."""
    show_entries(g)
    starters = 0
    for s in range(g.seats):
        for k in range(2):
            if g.entry[s, k] != NOBODY:
                starters += 1
    if starters >= 2:
        note(g, 49)
        then(g, step.FEES)
        return
    tell(g, ev.CANCELLED, g.slot, g.race[g.slot], starters, 0, 49 if starters == 1 else 50)
    if g.opt[opt.CANCELLED_FEE] == 1:
        for s in range(g.seats):
            if g.entry[s, 0] != NOBODY:
                pay(g, s, BANK, fees_due(g, ed, s), 257)
    else:
        note(g, 51)
    for s in range(g.seats):
        g.entry[s, 0] = NOBODY
        g.ride[s] = NOBODY
    g.result[g.slot] = 2
    note(g, 52)
    if g.opt[opt.CANCELLED_INTERVAL] == 1:
        note(g, 257)
        then(g, step.PRIZES)
    else:
        then(g, step.CHECKED)


@rule
def collect_fees(g: np.record, ed: np.record) -> None:
    """Step h: entry fees, then jockey fees, in stall order; horses go to the start (J-043, J-046, J-171)."""
    g.step = 7
    tell(g, ev.STEP, 7, g.slot, g.race[g.slot], 0, 140)
    for i in range(g.seats):
        s = seat_at(g, i)
        pay(g, s, BANK, fees_due(g, ed, s), 45)
    for i in range(g.seats):
        s = seat_at(g, i)
        if g.ride[s] != NOBODY:
            g.riding[s] = 1
            to = holder(g, st.JOCKEYTJANST)
            if to != BANK:
                pay(g, s, to, jockey_fee_due(g, ed, s), 171)
    n = 0
    for i in range(g.seats):
        s = seat_at(g, i)
        for k in range(2):
            h = g.entry[s, k]
            if h != NOBODY:
                place_runner(g, n, h, s)
                g.rode[n] = 1 if g.ride[s] == h else 0
                n += 1
    g.runners = n
    g.running = n
    note(g, 261)
    then(g, step.INSURE, 0, 0)


@rule
def place_runner(g: np.record, r: int, horse: int, stable: int) -> None:
    """Put a horse behind the line of its own lane (J-043, J-081)."""
    g.horse[r] = horse
    g.stable[r] = stable
    g.at[r] = 0
    g.out[r] = 0
    g.stand[r] = 0
    g.steady[r] = 0
    g.rode[r] = 0
    g.held[r] = 0
    g.noted[r] = 0
    g.fallen[r] = 0
    g.steps[r] = 0
    g.done[r] = 0
    g.cards[r, 0] = 0
    g.cards[r, 1] = 0
    g.of_race[horse] = 1
