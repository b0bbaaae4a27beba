"""The racing cards, one function per effect (ledger part A10; siblings' cards in B3 and C2)."""

from __future__ import annotations

import numpy as np

from homestretch.engine.agenda import then
from homestretch.engine.events import note, tell
from homestretch.engine.jit import rule
from homestretch.engine.money import pay
from homestretch.engine.record import BANK, NOBODY
from homestretch.games.jagersro import ev
from homestretch.games.jagersro import options as opt
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.rules import step
from homestretch.games.jagersro.rules.basics import front, give, leads, progress_at, progress_of
from homestretch.games.jagersro.rules.decks import draw_racing, keep_racing
from homestretch.games.jagersro.rules.insurance import covered
from homestretch.games.jagersro.rules.movement import (
    BY_CARD,
    FINISH,
    GOES_HOME,
    PLAIN,
    advance,
    behind_count,
    drop_out,
    go_home,
    land,
    own_figure,
)


@rule
def take_racing(g: np.record, ed: np.record, r: int, context: int) -> None:
    """Take a racing card (J-082, J-114)."""
    if g.racing == 0 or g.out[r] == 1:
        return
    then(g, step.RACING_DRAWN, r, context)
    draw_racing(g, ed)


@rule
def racing_drawn(g: np.record, ed: np.record, r: int, context: int) -> None:
    """Obey the card; if it moved the horse, the new square counts (J-085 to J-088, J-113, J-116)."""
    kind = g.outcome
    g.racing_pile[kind] -= 1
    g.racing_left -= 1
    g.cards[r, 0] += 1
    effect = ed.racing_effect[kind]
    before = g.at[r]
    was_steady = g.steady[r]
    if ed.racing_shielded[kind] == 1 and g.rode[r] == 1:
        tell(g, ev.RACING_CARD, g.horse[r], kind, context, 2, 113)
        return
    acts = obeys(g, ed, r, kind, effect, context)
    if acts == 0:
        note(g, 86)
    if g.racing == 0 or g.out[r] == 1:
        return
    moved = g.at[r] != before
    if ed.zero_move_lands == 1 and acts == 1:
        moved = moved or effect == st.R_BEHIND_LEADER or effect == st.R_LEVEL_FRONT
    if not moved:
        return
    if context == FINISH:
        then(g, step.AFTER_FINISH_CARD, r, was_steady)
    else:
        land(g, ed, r)


@rule
def obeys(g: np.record, ed: np.record, r: int, kind: int, effect: int, context: int) -> int:
    """Carry out a racing card; 1 if it does anything, 0 if not (J-092 to J-109)."""
    if effect == st.R_MOVE:
        told(g, ed, r, kind, context, 1)
        advance(g, ed, r, g.at[r] + ed.racing_steps[kind], BY_CARD, ed.racing_rule[kind])
        return 1
    if effect == st.R_STEADY:
        return steady_pace(g, ed, r, kind, context)
    if effect == st.R_WEAK_FINISH:
        return weak_finish(g, ed, r, kind, context)
    if effect == st.R_BEHIND_LEADER:
        return behind_leader(g, ed, r, kind, context)
    if effect == st.R_REPEAT:
        return repeat(g, ed, r, kind, context)
    if effect == st.R_LEVEL_FRONT:
        return level_front(g, ed, r, kind, context)
    if effect == st.R_STAND_OVER:
        return stand_over(g, ed, r, kind, context)
    if effect == st.R_FINISH_STAND_OVER:
        return not_too_hard(g, ed, r, kind, context)
    if effect == st.R_WAIT_NEXT:
        return wait_next(g, ed, r, kind, context)
    if effect == st.R_WAIT_LAST:
        return wait_last(g, ed, r, kind, context)
    if effect == st.R_FALL:
        return fall(g, ed, r, kind, context)
    if effect == st.R_DISQUALIFIED:
        return protest(g, ed, r, kind, context)
    if effect == st.R_LAME:
        told(g, ed, r, kind, context, 1)
        go_lame(g, ed, r)
        return 1
    return told(g, ed, r, kind, context, 0)


@rule
def told(g: np.record, ed: np.record, r: int, kind: int, context: int, acts: int) -> int:
    """Tell which card was taken and whether it acts; gives `acts` back."""
    tell(g, ev.RACING_CARD, g.horse[r], kind, context, acts, ed.racing_rule[kind])
    return acts


@rule
def steady_pace(g: np.record, ed: np.record, r: int, kind: int, context: int) -> int:
    """RC07: four squares a round for the rest of the race, in the finish from this move on; siblings cap
    that one move only (J-098; C2 P4, P5)."""
    told(g, ed, r, kind, context, 1)
    if context == FINISH and ed.steady_lasts == 0:
        g.cap = 4
        return 1
    g.steady[r] = 1
    keep_racing(g, ed, kind)
    return 1


@rule
def weak_finish(g: np.record, ed: np.record, r: int, kind: int, context: int) -> int:
    """RC08: at most two squares in a finishing move (J-100)."""
    if context == PLAIN:
        return told(g, ed, r, kind, context, 0)
    g.cap = 2
    return told(g, ed, r, kind, context, 1)


@rule
def behind_leader(g: np.record, ed: np.record, r: int, kind: int, context: int) -> int:
    """RC09: up to the last square behind the leading horse, home in the finish (J-101, J-291; C2 P8)."""
    if context == FINISH:
        return card_home(g, ed, r, kind)
    if leads(g, ed, r):
        return told(g, ed, r, kind, context, 0)
    told(g, ed, r, kind, context, 1)
    best = front(g, ed)
    target = g.at[r]
    if ed.level_steps_back == 1 and progress_of(g, ed, r) == best:
        target = max(0, target - 1)
    while progress_at(g, ed, r, target + 1) < best:
        target += 1
    if target != g.at[r]:
        advance(g, ed, r, target, BY_CARD, ed.racing_rule[kind])
    return 1


@rule
def level_front(g: np.record, ed: np.record, r: int, kind: int, context: int) -> int:
    """Siblings: level with the front horse, on the nearer of the two squares round it (C2 P8)."""
    if context == FINISH:
        return card_home(g, ed, r, kind)
    if leads(g, ed, r):
        return told(g, ed, r, kind, context, 0)
    told(g, ed, r, kind, context, 1)
    best = front(g, ed)
    target = g.at[r]
    while progress_at(g, ed, r, target + 1) <= best:
        target += 1
    rear = best - progress_at(g, ed, r, target)
    ahead = progress_at(g, ed, r, target + 1) - best
    if ahead < rear:
        target += 1
    if target != g.at[r]:
        advance(g, ed, r, target, BY_CARD, ed.racing_rule[kind])
    return 1


@rule
def repeat(g: np.record, ed: np.record, r: int, kind: int, context: int) -> int:
    """RC10: a horse that does not lead moves as much again as by its figure, home in the finish (J-102;
    C2 P12)."""
    if context == FINISH:
        return card_home(g, ed, r, kind)
    if leads(g, ed, r):
        return told(g, ed, r, kind, context, 0)
    told(g, ed, r, kind, context, 1)
    steps = own_figure(g, ed, r) if ed.repeat_own_figure == 1 else g.steps[r]
    advance(g, ed, r, g.at[r] + steps, BY_CARD, ed.racing_rule[kind])
    return 1


@rule
def card_home(g: np.record, ed: np.record, r: int, kind: int) -> int:
    """A card takes the horse home (J-112)."""
    told(g, ed, r, kind, FINISH, 1)
    note(g, 112)
    go_home(g, ed, r, GOES_HOME, ed.racing_rule[kind])
    return 1


@rule
def lose_round(g: np.record, ed: np.record, r: int, kind: int) -> None:
    """The horse does not move in this round; in the siblings' tables the next is lost too (J-120; C2 P3)."""
    g.stay = 1
    g.stand[r] = ed.stand_over_in_finish - 1
    tell(g, ev.STAYS, g.horse[r], kind, 0, 0, 120)


@rule
def stand_over(g: np.record, ed: np.record, r: int, kind: int, context: int) -> int:
    """RC12: stands over the next round; in the finish does not move in this one (J-106)."""
    told(g, ed, r, kind, context, 1)
    if context == FINISH:
        lose_round(g, ed, r, kind)
    else:
        g.stand[r] = 1
        keep_racing(g, ed, kind)
    return 1


@rule
def not_too_hard(g: np.record, ed: np.record, r: int, kind: int, context: int) -> int:
    """RC13: in the finish the horse does not move in this round (J-107)."""
    if context == PLAIN:
        return told(g, ed, r, kind, context, 0)
    told(g, ed, r, kind, context, 1)
    lose_round(g, ed, r, kind)
    return 1


@rule
def nearest_behind(g: np.record, ed: np.record, r: int, level_too: bool) -> int:
    """The nearest horse behind, of level ones the last in order; -1 if none. `level_too` counts a level
    horse later in the order as behind (J-104 `fixed_nearest`; C2 P6)."""
    mine = progress_of(g, ed, r)
    best = NOBODY
    for q in range(g.runners):
        if g.out[q] == 1 or q == r:
            continue
        theirs = progress_of(g, ed, q)
        if level_too:
            # In the standing level horses follow in order, so the nearest is the earliest of them.
            if theirs < mine or (theirs == mine and q > r):
                if best == NOBODY or theirs > progress_of(g, ed, best):
                    best = q
        elif theirs < mine and (best == NOBODY or theirs >= progress_of(g, ed, best)):
            best = q
    return best


@rule
def hold(g: np.record, ed: np.record, r: int, kind: int, noted: int) -> None:
    """The horse waits; the card lies on its horse card while it holds (J-103, J-226)."""
    g.held[r] = kind + 1
    g.noted[r] = noted
    keep_racing(g, ed, kind)
    tell(g, ev.HELD, g.horse[r], noted, 0, 0, 103)


@rule
def wait_next(g: np.record, ed: np.record, r: int, kind: int, context: int) -> int:
    """RC11: held until a horse from behind is level or past; in the finish home unless it leads (J-103 to
    J-105, J-291; C2 P6)."""
    if context == FINISH:
        if not leads(g, ed, r):
            return card_home(g, ed, r, kind)
        if ed.leader_wait_stands_over == 1:
            told(g, ed, r, kind, context, 1)
            lose_round(g, ed, r, kind)
            return 1
    noted = 0
    if ed.wait_reading == st.WAIT_FEWER:
        noted = behind_count(g, ed, r)
    elif ed.wait_reading == st.WAIT_FIXED:
        q = nearest_behind(g, ed, r, True)
        if q != NOBODY and progress_of(g, ed, q) < progress_of(g, ed, r):
            noted = 1 << q
    elif g.opt[opt.BAD_GALLOP_WAITS_FOR] == 1:
        q = nearest_behind(g, ed, r, False)
        if q != NOBODY:
            noted = 1 << q
    else:
        mine = progress_of(g, ed, r)
        for q in range(g.runners):
            if g.out[q] == 0 and q != r and progress_of(g, ed, q) < mine:
                noted |= 1 << q
    if noted == 0 and (g.opt[opt.BAD_GALLOP_WHEN_LAST] == 0 or ed.wait_reading != st.WAIT_NOTED):
        note(g, 105)
        return told(g, ed, r, kind, context, 0)
    told(g, ed, r, kind, context, 1)
    if context == FINISH:
        g.stay = 1
    hold(g, ed, r, kind, noted)
    return 1


@rule
def wait_last(g: np.record, ed: np.record, r: int, kind: int, context: int) -> int:
    """Siblings: wait for the last horse; in the finish stand over (B3; C2 P6)."""
    if context == FINISH:
        told(g, ed, r, kind, context, 1)
        lose_round(g, ed, r, kind)
        return 1
    noted = 0
    if ed.wait_reading == st.WAIT_FEWER:
        noted = behind_count(g, ed, r)
    else:
        mine = progress_of(g, ed, r)
        last = r
        for q in range(g.runners):
            if g.out[q] == 0 and q != r:
                theirs = progress_of(g, ed, q)
                base = progress_of(g, ed, last)
                if theirs < base or (theirs == base and q > last):
                    last = q
        if last != r and progress_of(g, ed, last) < mine:
            noted = 1 << last
    if noted == 0:
        return told(g, ed, r, kind, context, 0)
    told(g, ed, r, kind, context, 1)
    hold(g, ed, r, kind, noted)
    return 1


@rule
def fall(g: np.record, ed: np.record, r: int, kind: int, context: int) -> int:
    """Siblings: wait until all behind are level or past; last if the race ends meanwhile (B3; C2 P7)."""
    noted = behind_count(g, ed, r)
    stops = context == FINISH and (noted > 0 or ed.fall_stops_finish == 1)
    if noted == 0 and not stops:
        return told(g, ed, r, kind, context, 0)
    told(g, ed, r, kind, context, 1)
    if stops:
        g.stay = 1
    g.fallen[r] = g.round_no
    if noted > 0:
        hold(g, ed, r, kind, noted)
    return 1


@rule
def protest(g: np.record, ed: np.record, r: int, kind: int, context: int) -> int:
    """RC14: disqualified; by option in the finish only; the owner keeps the horse (J-108)."""
    if context == PLAIN and g.opt[opt.PROTEST] == 1:
        return told(g, ed, r, kind, context, 0)
    told(g, ed, r, kind, context, 1)
    drop_out(g, ed, r, 0, 108)
    return 1


@rule
def go_lame(g: np.record, ed: np.record, r: int) -> None:
    """RC15: out of the race; insurance pays, and the horse is lost by option (J-054, J-109, J-110, J-265,
    J-276)."""
    horse = g.horse[r]
    drop_out(g, ed, r, 1, 109)
    if g.bare == 1:
        return
    seat = g.owner[horse]
    if seat == NOBODY:
        return
    if covered(g, seat, horse):
        pay(g, BANK, seat, ed.insured_lame, 54)
    if g.opt[opt.LAME_HORSE] == 1:
        note(g, 265)
        return
    if g.opt[opt.LAME_HORSE] == 0:
        give(g, horse, seat, BANK)
        tell(g, ev.HORSE_LOST, seat, horse, 0, 0, 110)
        return
    buyer = g.owner[st.COMPANY + st.HASTAGENTUREN]
    if buyer == seat:
        note(g, 265)
        return
    if buyer == NOBODY or g.cash[buyer] < ed.lame_price:
        buyer = BANK
    pay(g, buyer, seat, ed.lame_price, 265)
    give(g, horse, seat, buyer)
    if buyer == BANK:
        tell(g, ev.HORSE_LOST, seat, horse, 0, 0, 265)
    else:
        tell(g, ev.DEAL, seat, buyer, horse, ed.lame_price, 265)
