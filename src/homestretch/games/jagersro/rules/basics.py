"""What rules ask of the table again and again: who is next, who is ahead, what a card is worth."""

from __future__ import annotations

import numpy as np

from homestretch.engine.jit import rule
from homestretch.engine.record import BANK, NOBODY
from homestretch.games.jagersro import options as opt
from homestretch.games.jagersro import state as st


@rule
def seat_at(g: np.record, i: int) -> int:
    """The `i`-th seat in stall order from the starting stall (J-005, J-007, J-252)."""
    return g.order[(g.starter + i) % g.seats]


@rule
def place_of(g: np.record, seat: int) -> int:
    """The place of a seat in stall order, from 0."""
    for i in range(g.seats):
        if g.order[i] == seat:
            return i
    return 0


@rule
def players_left(g: np.record) -> int:
    """How many players are not bankrupt."""
    return g.seats - g.bankrupts


@rule
def starting_place(g: np.record, k: int) -> int:
    """The place in stall order that starts the `k`-th race (from 1); a bankrupt's passes left (J-069)."""
    place = (k - 1) % g.seats
    for _ in range(g.seats):
        if g.bankrupt[g.order[place]] == 0:
            break
        place = (place + 1) % g.seats
    return place


@rule
def debt_of(g: np.record, ed: np.record, seat: int) -> int:
    """A seat's loan in kronor."""
    return ed.debt[g.debt_step[seat]]


@rule
def progress_at(g: np.record, ed: np.record, runner: int, square: int) -> int:
    """How far a square of the runner's lane is round the track (J-079, J-080)."""
    return ed.progress[g.opt[opt.PROGRESS], ed.age[g.horse[runner]] - 2, min(square, st.SQUARES - 1)]


@rule
def progress_of(g: np.record, ed: np.record, runner: int) -> int:
    """How far a runner is round the track (J-080)."""
    return progress_at(g, ed, runner, g.at[runner])


@rule
def left_of(g: np.record, ed: np.record, runner: int) -> int:
    """Squares a runner still has to go; it has crossed when this is 0 or less."""
    return ed.length[ed.age[g.horse[runner]] - 2] - g.at[runner]


@rule
def front(g: np.record, ed: np.record) -> int:
    """The greatest progress of a running horse."""
    best = -1
    for r in range(g.runners):
        if g.out[r] == 0:
            best = max(best, progress_of(g, ed, r))
    return best


@rule
def leads(g: np.record, ed: np.record, runner: int) -> bool:
    """Whether a runner leads: no running horse is ahead; level ones by option (J-111)."""
    mine = progress_of(g, ed, runner)
    for r in range(g.runners):
        if g.out[r] == 0 and r != runner:
            other = progress_of(g, ed, r)
            if other > mine:
                return False
            if other == mine and r < runner and g.opt[opt.LEVEL_LEADS] == 1:
                return False
    return True


@rule
def value_of(g: np.record, ed: np.record, card: int) -> int:
    """The value on a card in kronor; a horse's rises with each win (J-150, J-158, J-159)."""
    if card < st.HORSES:
        wins = g.wins[card]
        if wins <= 5:
            return ed.value[card, wins]
        return ed.value[card, 5] + (wins - 5) * (ed.value[card, 5] - ed.value[card, 4])
    if card < st.BOND:
        return ed.company_price[card - st.COMPANY]
    if card == st.BOND:
        return ed.bond_price
    return ed.jockey_price


@rule
def half(ed: np.record, value: int, parts: int) -> int:
    """A half (or quarter) of a value, rounded up to whole hundreds (J-163, J-273)."""
    unit = ed.rounding * parts
    return (value + unit - 1) // unit * ed.rounding


@rule
def bank_price(g: np.record, ed: np.record, seat: int, card: int) -> int:
    """What a seat pays the bank for a card: horses at half for AB Hästagenturen (J-160, J-161)."""
    value = value_of(g, ed, card)
    if card < st.HORSES and g.owner[st.COMPANY + st.HASTAGENTUREN] == seat:
        return half(ed, value, 2)
    return value


@rule
def half_price(g: np.record, ed: np.record, seat: int, horse: int) -> int:
    """The price of CH25: half, not halved again unless the option says so (J-162, J-223, J-273)."""
    value = value_of(g, ed, horse)
    if g.owner[st.COMPANY + st.HASTAGENTUREN] == seat and g.opt[opt.HALF_PRICE_STACKS] == 1:
        return half(ed, value, 4)
    return half(ed, value, 2)


@rule
def deal_price(g: np.record, ed: np.record, buyer: int, card: int) -> int:
    """The price between players at card value (J-152, J-161, J-273)."""
    value = value_of(g, ed, card)
    if (
        card < st.HORSES
        and g.opt[opt.AGENCY_DISCOUNT] == 1
        and g.owner[st.COMPANY + st.HASTAGENTUREN] == buyer
    ):
        return half(ed, value, 2)
    return value


@rule
def owns(g: np.record, seat: int, card: int) -> bool:
    """Whether a seat has a card of this kind."""
    if card < st.BOND:
        return g.owner[card] == seat
    if card == st.BOND:
        return g.bonds[seat] > 0
    return g.jockey[seat] > 0


@rule
def for_sale(g: np.record, ed: np.record, card: int) -> bool:
    """Whether the bank may sell a card now (J-017, J-269, J-281)."""
    if card < st.HORSES:
        return g.owner[card] == NOBODY and g.of_race[card] == 0 and g.ban[card] == 0
    if card < st.BOND:
        return g.owner[card] == NOBODY
    held = 0
    if card == st.BOND:
        for s in range(g.seats):
            held += g.bonds[s]
        return held < ed.bonds
    held = g.rider_kept
    for s in range(g.seats):
        held += g.jockey[s]
    return held < ed.jockeys


@rule
def may_hold(g: np.record, seat: int, card: int) -> bool:
    """Nobody may hold two star jockeys; anything else without limit (J-164, J-172)."""
    return card != st.JOCKEY or g.jockey[seat] == 0


@rule
def may_sell(g: np.record, seat: int, card: int) -> bool:
    """Whether a seat could part with a card now: no horse of the race, no start-banned horse, no star
    jockey that rides (J-153, J-165, J-209, J-262)."""
    if not owns(g, seat, card):
        return False
    if card < st.HORSES:
        return g.of_race[card] == 0 and g.ban[card] == 0
    if card == st.JOCKEY:
        return g.riding[seat] == 0
    return True


@rule
def give(g: np.record, card: int, source: int, target: int) -> None:
    """Hand a card over; the bank is a party like any other."""
    if card < st.BOND:
        g.owner[card] = NOBODY if target == BANK else target
    elif card == st.BOND:
        if source != BANK:
            g.bonds[source] -= 1
        if target != BANK:
            g.bonds[target] += 1
    else:
        if source != BANK:
            g.jockey[source] -= 1
        if target != BANK:
            g.jockey[target] += 1


@rule
def holder(g: np.record, company: int) -> int:
    """The party that a company's income goes to: its holder, else the bank."""
    seat = g.owner[st.COMPANY + company]
    return BANK if seat == NOBODY else seat


@rule
def fortune_of(g: np.record, ed: np.record, seat: int) -> int:
    """A seat's fortune in kronor (J-228, J-230, J-231)."""
    total = g.cash[seat]
    for card in range(st.BOND):
        if g.owner[card] == seat:
            total += value_of(g, ed, card)
    total += g.bonds[seat] * ed.bond_price
    if g.opt[opt.STAR_JOCKEY_COUNTS] == 1:
        total += g.jockey[seat] * ed.jockey_price
    if g.opt[opt.FORTUNE_COUNTS_DEBT] == 0:
        total -= debt_of(g, ed, seat)
    return total


@rule
def eligible(g: np.record, ed: np.record, horse: int) -> bool:
    """Whether a horse meets the terms of the present slot's race and may start (J-023, J-040, J-041)."""
    race = g.race[g.slot]
    if ed.age[horse] < ed.race_min_age[race] or ed.age[horse] > ed.race_max_age[race]:
        return False
    if ed.race_wins[race] == 1 and g.wins[horse] > 0:
        return False
    if ed.race_wins[race] == 2 and g.wins[horse] == 0:
        return False
    return g.ban[horse] == 0
