"""What must hold at every stop of every game, in compiled code (ledger part C5).

`broken` gives a sum of the constants below, 0 if all is well. `MEMORY` numbers of a game are kept between
two stops, for what may only grow.
"""

from __future__ import annotations

import numpy as np

from homestretch.engine.jit import rule
from homestretch.engine.record import DECISION, NOBODY, OVER, PARTIES
from homestretch.games.jagersro import options as opt
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.rules.entries import fees_due
from homestretch.games.jagersro.rules.movement import is_released
from homestretch.games.jagersro.rules.totalisator import laid

(
    MONEY, CASH, DEBT, CARDS, DECKS, KEPT, JOCKEYS, STARTERS, TRANSACTIONS, BANKRUPTS, RACE, HELD, WINS,
    SLOTS, ASKED, RANKS, REPLAY,
) = (1 << i for i in range(17))  # fmt: skip

NAMES = {
    MONEY: "money is conserved with the bank as a party",
    CASH: "no player has less than nothing, or less than is committed",
    DEBT: "debts are on the ladder",
    CARDS: "every horse, company, bond and star jockey is in exactly one place",
    DECKS: "every racing and chance card is in exactly one place",
    KEPT: "a card that is kept is seen on the table",
    JOCKEYS: "nobody has two star jockeys",
    STARTERS: "nobody has more than two starters",
    TRANSACTIONS: "nobody has more than two transactions",
    BANKRUPTS: "a bankrupt has nothing, and one player is left",
    RACE: "the runners of a race are counted right, and it ends",
    HELD: "not every horse is held for ever",
    WINS: "wins only grow, one for each race that was won",
    SLOTS: "each race is run, cancelled or broken off once, one after the other",
    ASKED: "who is asked is in the game",
    RANKS: "the places at the end are those of a ranking",
    REPLAY: "a replay of the log gives the same bytes",
}
"""What each constant stands for. `REPLAY` is tested by whoever plays, not by `broken`."""

MEMORY = st.HORSES + st.SLOTS + 2
"""Wins by horse, result by slot, slot."""

ROUNDS = 500
"""No race lasts longer: every horse gets on by its card."""


@rule
def money_kept(g: np.record) -> bool:
    """All cash, the bank's included, adds up to nothing (J-185, J-186)."""
    total = 0
    for party in range(PARTIES):
        total += g.cash[party]
    return total == 0


@rule
def cash_covers(g: np.record, ed: np.record) -> bool:
    """Nobody is below zero, nor below the fees and bets that are named and not yet paid (J-044, J-064,
    J-253)."""
    for s in range(g.seats):
        committed = 0
        if g.step == 6 and g.result[g.slot] == 0 and g.bankrupt[s] == 0:
            committed = fees_due(g, ed, s)
        elif g.step == 9 and g.bets_shown[s] == 0:
            committed = laid(g, ed, s)
        if g.cash[s] < committed:
            return False
    return True


@rule
def debts_fit(g: np.record, ed: np.record) -> bool:
    """Each debt is a step of the ladder (J-154, J-173)."""
    for s in range(g.seats):
        if g.debt_step[s] < 0 or g.debt_step[s] > ed.debt_steps:
            return False
    return True


@rule
def cards_placed(g: np.record, ed: np.record) -> bool:
    """Horses and companies have one holder, and there are no more bonds and star jockeys than in the box
    (J-011, J-165, J-166, J-276)."""
    for card in range(st.BOND):
        if g.owner[card] < NOBODY or g.owner[card] >= g.seats:
            return False
    bonds = 0
    jockeys = g.rider_kept
    for s in range(g.seats):
        if g.bonds[s] < 0 or g.jockey[s] < 0:
            return False
        bonds += g.bonds[s]
        jockeys += g.jockey[s]
    return bonds <= ed.bonds and jockeys <= ed.jockeys and g.rider_kept >= 0


@rule
def decks_whole(g: np.record, ed: np.record) -> bool:
    """No kind of card is more often in the pile and kept than the deck has it; the rest is on the discards
    (J-224 to J-227)."""
    left = 0
    for k in range(ed.racing_kinds):
        if g.racing_pile[k] < 0 or g.racing_kept[k] < 0:
            return False
        if g.racing_pile[k] + g.racing_kept[k] > ed.racing_count[k]:
            return False
        left += g.racing_pile[k]
    if left != g.racing_left:
        return False
    left = 0
    for k in range(ed.chance_kinds):
        if g.chance_pile[k] < 0 or g.chance_kept[k] < 0:
            return False
        if g.chance_pile[k] + g.chance_kept[k] > ed.chance_count[k]:
            return False
        left += g.chance_pile[k]
    return left == g.chance_left


@rule
def racing_kept_seen(g: np.record, ed: np.record) -> bool:
    """While a race is run each kept racing card lies on a horse that is steady, held or stands over (J-098,
    J-103, J-106, J-226). Not for editions that keep none."""
    if g.racing == 0 or ed.kept_cards_discarded == 1 or ed.stand_over_in_finish != 1:
        return True
    steady = 0
    stands = 0
    for r in range(g.runners):
        steady += g.steady[r]
        stands += g.stand[r]
    for k in range(ed.racing_kinds):
        effect = ed.racing_effect[k]
        if effect == st.R_STEADY:
            steady -= g.racing_kept[k]
        elif effect == st.R_STAND_OVER:
            stands -= g.racing_kept[k]
        else:
            held = 0
            for r in range(g.runners):
                if g.held[r] == k + 1:
                    held += 1
            if held != g.racing_kept[k]:
                return False
    return steady == 0 and stands == 0


@rule
def chance_kept_seen(g: np.record, ed: np.record) -> bool:
    """Stalltips are kept while their stake lies, the cold while a horse is banned (J-215, J-221, J-226)."""
    banned = 0
    for h in range(st.HORSES):
        banned += g.ban[h]
    for k in range(ed.chance_kinds):
        effect = ed.chance_effect[k]
        kept = g.chance_kept[k] > 0
        if effect == st.C_TIP:
            if kept != (g.tip[ed.chance_arg[k]] != NOBODY):
                return False
        elif effect == st.C_COLD:
            if kept != (banned > 0):
                return False
        elif kept:
            return False
    return True


@rule
def jockeys_fit(g: np.record) -> bool:
    """At most one star jockey each; only an owned one rides (J-164, J-048)."""
    for s in range(g.seats):
        if g.jockey[s] > 1 or g.riding[s] > g.jockey[s]:
            return False
    return True


@rule
def starters_fit(g: np.record) -> bool:
    """At most two starters of a stall, no horse twice (J-038)."""
    for s in range(g.seats):
        if g.entry[s, 1] != NOBODY and (g.entry[s, 0] == NOBODY or g.entry[s, 0] == g.entry[s, 1]):
            return False
    for r in range(g.runners):
        same = 0
        for q in range(g.runners):
            if g.horse[q] == g.horse[r] and q != r:
                return False
            if g.stable[q] == g.stable[r] and g.stable[r] != NOBODY:
                same += 1
        if same > 2:
            return False
    return True


@rule
def transactions_fit(g: np.record) -> bool:
    """At most two transactions in an interval, of different kinds unless the option allows (J-146, J-147)."""
    for s in range(g.seats):
        total = 0
        for k in range(4):
            total += g.used[s, k]
            if g.used[s, k] < 0 or (g.used[s, k] > 1 and g.opt[opt.SAME_KIND_TWICE] == 0):
                return False
        if total > 2:
            return False
    return True


@rule
def bankrupts_fit(g: np.record) -> bool:
    """What a bankrupt had is the bank's; they are numbered in the order of going; one player is left (J-182,
    J-184, J-277)."""
    for s in range(g.seats):
        if g.bankrupt[s] < 0 or g.bankrupt[s] > g.bankrupts:
            return False
        if g.bankrupt[s] == 0:
            continue
        if g.cash[s] != 0 or g.debt_step[s] != 0 or g.bonds[s] != 0 or g.jockey[s] != 0:
            return False
        for card in range(st.BOND):
            if g.owner[card] == s:
                return False
        for c in range(st.COLOURS):
            if g.tip[c] == s:
                return False
        for other in range(s):
            if g.bankrupt[other] == g.bankrupt[s]:
                return False
    return g.bankrupts < g.seats


@rule
def race_fits(g: np.record) -> bool:
    """Runners are running or out, a race is not endless, and only the horses of a race are of it (J-090,
    J-262)."""
    if g.racing == 0:
        return True
    running = 0
    for r in range(g.runners):
        if g.out[r] == 0:
            running += 1
        if g.of_race[g.horse[r]] != 1 or g.at[r] < 0:
            return False
    of_race = 0
    for h in range(st.HORSES):
        of_race += g.of_race[h]
    return running == g.running and running > 0 and of_race == g.runners and g.round_no <= ROUNDS


@rule
def somebody_free(g: np.record, ed: np.record) -> bool:
    """Some running horse is not held, or will be let go in its turn: the last one is never held. The option
    `bad_gallop_when_last: stuck` can hold all (J-105, J-266)."""
    if g.racing == 0 or g.opt[opt.BAD_GALLOP_WHEN_LAST] == 1:
        return True
    for r in range(g.runners):
        if g.out[r] == 0 and (g.held[r] == 0 or is_released(g, ed, r)):
            return True
    return False


@rule
def wins_fit(g: np.record, memory: np.ndarray) -> bool:
    """Wins only grow, one for each race that somebody has won (J-141, J-142)."""
    total = 0
    fits = True
    for h in range(st.HORSES):
        if g.wins[h] < memory[h]:
            fits = False
        memory[h] = g.wins[h]
        total += g.wins[h]
    for slot in range(1, st.SLOTS + 1):
        if g.result[slot] == 1:
            total -= 1
    return fits and total == 0


@rule
def slots_fit(g: np.record, memory: np.ndarray) -> bool:
    """What became of a race never changes, and none is left out until the game ends (J-049, J-127, J-184)."""
    fits = True
    run = 0
    last = memory[st.HORSES + st.SLOTS + 1]
    if g.slot != last and g.slot != last + 1:
        fits = False
    memory[st.HORSES + st.SLOTS + 1] = g.slot
    for slot in range(1, st.SLOTS + 1):
        i = st.HORSES + slot
        if memory[i] != 0 and g.result[slot] != memory[i]:
            fits = False
        memory[i] = g.result[slot]
        if g.result[slot] == 1 or g.result[slot] == 3:
            run += 1
        if (slot < g.slot and g.result[slot] == 0) or (slot > g.slot and g.result[slot] != 0):
            fits = False
        if (g.result[slot] == 1) != (g.victor[slot] != NOBODY) and slot <= g.slot:
            fits = False
    if run != g.races_run:
        fits = False
    if g.node == OVER and g.ended == 1 and (g.slot != st.SLOTS or g.result[st.SLOTS] == 0):
        fits = False
    return fits


@rule
def asked_fits(g: np.record) -> bool:
    """Questions go to players who are in the game (J-008, J-251)."""
    if g.node != DECISION:
        return True
    return 0 <= g.actor < g.seats and g.bankrupt[g.actor] == 0


@rule
def ranks_fit(g: np.record) -> bool:
    """At the end each place is one more than there are better players, bankrupts last (J-184, J-232)."""
    if g.node != OVER:
        return True
    if g.ended != 1 and g.ended != 2:
        return False
    if (g.ended == 2) != (g.bankrupts == g.seats - 1):
        return False
    for s in range(g.seats):
        better = 0
        for q in range(g.seats):
            if g.rank[q] < g.rank[s]:
                better += 1
                if g.bankrupt[q] != 0 and g.bankrupt[s] == 0:
                    return False
                if g.bankrupt[q] == 0 and g.bankrupt[s] == 0 and g.fortune[q] < g.fortune[s]:
                    return False
        if g.rank[s] != better + 1:
            return False
    return True


@rule
def broken(g: np.record, ed: np.record, memory: np.ndarray) -> int:
    """The invariants that do not hold, as a sum of constants. `memory`: int64, shape (MEMORY,), zeros at
    the start of a game."""
    found = 0
    if not money_kept(g):
        found |= MONEY
    if not cash_covers(g, ed):
        found |= CASH
    if not debts_fit(g, ed):
        found |= DEBT
    if not cards_placed(g, ed):
        found |= CARDS
    if not decks_whole(g, ed):
        found |= DECKS
    if not racing_kept_seen(g, ed) or not chance_kept_seen(g, ed):
        found |= KEPT
    if not jockeys_fit(g):
        found |= JOCKEYS
    if not starters_fit(g):
        found |= STARTERS
    if not transactions_fit(g):
        found |= TRANSACTIONS
    if not bankrupts_fit(g):
        found |= BANKRUPTS
    if not race_fits(g):
        found |= RACE
    if not somebody_free(g, ed):
        found |= HELD
    if not wins_fit(g, memory):
        found |= WINS
    if not slots_fit(g, memory):
        found |= SLOTS
    if not asked_fits(g):
        found |= ASKED
    if not ranks_fit(g):
        found |= RANKS
    return found
