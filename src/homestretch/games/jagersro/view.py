"""What a seat may see (ledger J-009, J-253), and how to fill in what it may not."""

from __future__ import annotations

import numpy as np

from homestretch.engine.chance import below
from homestretch.engine.jit import entry, rule
from homestretch.engine.record import BANK, CHANCE, DECISION, NOBODY, OVER, POT, RULES, WEIGHTS
from homestretch.games.jagersro import ask as asks
from homestretch.games.jagersro import options as opt
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.rules.basics import seat_at
from homestretch.games.jagersro.rules.entries import could_enter
from homestretch.games.jagersro.rules.totalisator import bets_hidden, laid, runs

UNSEEN = -(2**31)
"""Stands in a view for a balance that the viewer may not know."""


@entry
def observe(g: np.record, ed: np.record, seat: int, out: np.recarray) -> None:
    """Write into `out[0]` what `seat` (-1 for a stranger) may know of the game `g`.

    Hidden are the generator, entries and bets that are not shown yet (J-042, J-065, J-253), which
    question of such a series another player has reached, and with `cash_visible: own_only` the balances
    of others (J-009). The orders of the decks do not exist before a card is drawn.
    """
    out[0] = g
    v = out[0]
    v.rng = np.uint64(0)
    v.outcome = 0
    v.explicit = 0
    if v.node != CHANCE:
        v.outcomes = 0
        for i in range(WEIGHTS):
            v.weights[i] = 0
    for i in range(RULES):
        v.fired[i] = 0
    if v.veil > 0 and seat != v.actor:
        v.sp = v.veil - 1
        v.kind = v.veil_kind
        for i in range(4):
            v.arg[i] = v.veil_arg[i]
    v.veil = 0
    v.veil_kind = 0
    for i in range(4):
        v.veil_arg[i] = 0
    for i in range(v.sp, v.agenda.shape[0]):
        for k in range(5):
            v.agenda[i, k] = 0
    if v.node != DECISION:
        v.actor = 0
        if v.node != CHANCE:
            v.kind = 0
            for i in range(4):
                v.arg[i] = 0
    hide_answers(v, seat)
    if v.opt[opt.CASH_VISIBLE] == 1 and v.node != OVER:
        hide_balances(v, seat)


@rule
def hide_answers(v: np.record, seat: int) -> None:
    """Blank entries and bets of others that are not shown yet; even open bets are shown only after the
    fourth answer (J-042, J-065, J-253, J-259)."""
    for s in range(v.seats):
        if s == seat:
            continue
        if v.opt[opt.ENTRIES_ORDER] == 1 and v.entries_shown == 0:
            v.entry[s, 0] = NOBODY
            v.entry[s, 1] = NOBODY
            v.ride[s] = NOBODY
        if v.bets_shown[s] == 0:
            for m in range(st.MARKERS):
                v.bet[s, m] = NOBODY


@rule
def hide_balances(v: np.record, seat: int) -> None:
    """Blank the balances of others, and what would give them away (J-009)."""
    for s in range(v.seats):
        if s != seat:
            v.cash[s] = UNSEEN
            for slot in range(st.SLOTS + 1):
                v.worth[slot, s] = UNSEEN
    # The bank and the pot hold the rest of all money.
    v.cash[BANK] = UNSEEN
    v.cash[POT] = UNSEEN
    if v.node == DECISION and v.kind == asks.FORCED_SALE and v.actor != seat:
        v.arg[0] = 0


@entry
def imagine(v: np.record, ed: np.record, seat: int, rng: np.uint64, out: np.recarray) -> None:
    """Write into `out[0]` a whole game that agrees with the view `v` of `seat`; `rng` starts its generator.

    Answers of others that are hidden are drawn at random among those they could give. Unseen balances,
    which a player who kept the log would know, are set to the starting loan.
    """
    out[0] = v
    g = out[0]
    g.rng = rng
    if g.opt[opt.CASH_VISIBLE] == 1 and g.node != OVER:
        imagine_balances(g, ed, seat)
    if g.node != DECISION:
        return
    if g.kind in (asks.ENTER, asks.RIDE) and g.opt[opt.ENTRIES_ORDER] == 1:
        for i in range(g.seats):
            s = seat_at(g, i)
            if s == g.actor:
                break
            if g.bankrupt[s] == 0:
                imagine_entry(g, ed, s)
    if g.kind == asks.BET and bets_hidden(g):
        for i in range(g.seats):
            s = seat_at(g, i)
            if s == g.actor:
                break
            if s != seat and g.bankrupt[s] == 0:
                imagine_bets(g, ed, s)


@rule
def imagine_balances(g: np.record, ed: np.record, seat: int) -> None:
    """Put possible balances where the view has none."""
    total = 0
    for s in range(g.seats):
        if g.cash[s] == UNSEEN:
            g.cash[s] = ed.debt[ed.start_debt_step]
        total += g.cash[s]
        for slot in range(st.SLOTS + 1):
            if g.worth[slot, s] == UNSEEN:
                g.worth[slot, s] = 0
    g.cash[POT] = 0
    g.cash[BANK] = -total


@rule
def imagine_entry(g: np.record, ed: np.record, s: int) -> None:
    """Enter up to two horses that a seat could have entered, at random."""
    for k in range(2):
        if g.entry[s, k] != NOBODY or below(g, 3) == 0:
            return
        n = 0
        for h in range(st.HORSES):
            if could_enter(g, ed, s, h):
                n += 1
                if below(g, n) == 0:
                    g.entry[s, k] = h


@rule
def imagine_bets(g: np.record, ed: np.record, s: int) -> None:
    """Lay markers on colours that run, at random, as cash allows."""
    for m in range(st.MARKERS):
        if below(g, 6) == 0 or g.cash[s] < laid(g, ed, s) + ed.marker[m]:
            continue
        n = 0
        for c in range(st.COLOURS):
            if runs(g, ed, c):
                n += 1
                if below(g, n) == 0:
                    g.bet[s, m] = c
