"""The run: pop steps until the game needs a decision, an outcome, or is over."""

from __future__ import annotations

import numpy as np

from homestretch.engine.events import note
from homestretch.engine.jit import entry, rule
from homestretch.engine.record import DECISION, OVER, RUN
from homestretch.games.jagersro.rules import (
    business,
    chance_cards,
    end,
    entries,
    finish,
    insurance,
    loans,
    movement,
    race,
    racing_cards,
    settlement,
    setup,
    step,
    totalisator,
)
from homestretch.games.jagersro.rules.decide import asked_always, decide
from homestretch.games.jagersro.rules.legal import legal


@rule
def before_race(g: np.record, ed: np.record, code: int, a: int, b: int) -> None:
    """Steps of parts A1 to A6."""
    if code == step.SETUP:
        setup.set_up(g, ed)
    elif code == step.STALLS:
        setup.choose_stalls(g, ed, a)
    elif code == step.DEAL:
        setup.deal_horse(g, ed, a)
    elif code == step.DEALT:
        setup.horse_dealt(g, ed, a)
    elif code == step.CALL:
        entries.call_race(g, ed, a)
    elif code == step.ENTRIES:
        entries.ask_entry(g, ed, a)
    elif code == step.SECOND_ENTRY:
        entries.ask_second_entry(g, ed, a)
    elif code == step.RIDER:
        entries.ask_rider(g, ed, a)
    elif code == step.ENTRY_DONE:
        entries.entry_done(g, ed, a)
    elif code == step.STARTERS:
        entries.check_starters(g, ed)
    elif code == step.FEES:
        entries.collect_fees(g, ed)
    elif code == step.INSURE:
        insurance.ask_insurance(g, ed, a, b)
    elif code == step.BETS:
        totalisator.ask_bets(g, ed, a)
    elif code == step.BET:
        totalisator.ask_bet(g, ed, a, b)
    elif code == step.BETS_DONE:
        totalisator.bets_done(g, ed, a)
    else:
        totalisator.show_bets(g, ed)


@rule
def race_step(g: np.record, ed: np.record, code: int, a: int, b: int) -> None:
    """Steps of parts A7 to A12."""
    if code == step.HORSE:
        movement.begin_horse(g, ed, a)
    elif code == step.FIGURE:
        movement.move_figure(g, ed, a)
    elif code == step.TURN:
        race.begin_turn(g, ed, a)
    elif code == step.TAKE_RACING:
        racing_cards.take_racing(g, ed, a, b)
    elif code == step.RACING_DRAWN:
        racing_cards.racing_drawn(g, ed, a, b)
    elif code == step.AFTER_FINISH_CARD:
        movement.after_finish_card(g, ed, a, b)
    elif code == step.ROUND:
        race.begin_round(g, ed)
    elif code == step.ROUND_END:
        race.end_round(g, ed)
    elif code == step.START:
        race.start(g, ed)
    elif code == step.FINISH:
        finish.finish(g, ed)
    else:
        finish.broken_off(g, ed, a)


@rule
def card_step(g: np.record, ed: np.record, code: int, a: int, b: int, c: int) -> None:
    """Steps of part A18."""
    if code == step.TAKE_CHANCE:
        chance_cards.take_chance(g, ed, a)
    elif code == step.CHANCE_DRAWN:
        chance_cards.chance_drawn(g, ed, a)
    elif code == step.FOR_ALL:
        chance_cards.for_all(g, ed, a, b, c)
    elif code == step.ASK_CARD:
        chance_cards.ask_card(g, ed, a, b)
    else:
        chance_cards.horse_won(g, ed, a, g.outcome)


@rule
def interval_step(g: np.record, ed: np.record, code: int, a: int, b: int, c: int, d: int) -> None:
    """Steps of parts A13, A14, A17 and A20."""
    if code == step.PRIZES:
        settlement.pay_prizes(g, ed)
    elif code == step.WINNINGS:
        settlement.pay_winnings(g, ed)
    elif code == step.BONDS:
        settlement.pay_bonds(g, ed)
    elif code == step.INTEREST:
        settlement.pay_interest(g, ed, a)
    elif code == step.CHECKED:
        settlement.checked(g, ed)
    elif code == step.BUSINESS:
        business.open_business(g, ed)
    elif code == step.BUSINESS_OF:
        business.business_of(g, ed, a)
    elif code == step.BUSINESS_TURN:
        business.business_turn(g, ed, a)
    elif code == step.OFFER:
        business.put_offer(g, ed, a, b, c, d)
    elif code == step.CLAIM:
        loans.settle_claim(g, ed, a, b, c, d)
    else:
        end.end_game(g, ed, a)


@rule
def play_on(g: np.record, ed: np.record) -> None:
    """Pop steps until the game asks, needs an outcome, or is over."""
    while g.node == RUN:
        if g.sp == 0:
            g.node = OVER
            g.kind = 0
            return
        g.sp -= 1
        i = g.sp
        code = g.agenda[i, 0]
        a = g.agenda[i, 1]
        b = g.agenda[i, 2]
        c = g.agenda[i, 3]
        d = g.agenda[i, 4]
        if step.START <= code <= step.BROKEN:
            race_step(g, ed, code, a, b)
        elif code < step.START:
            before_race(g, ed, code, a, b)
        elif code <= step.LOT_DRAWN:
            card_step(g, ed, code, a, b, c)
        else:
            interval_step(g, ed, code, a, b, c, d)


@rule
def run_on(g: np.record, ed: np.record, out: np.ndarray) -> int:
    """Go on to the next question, outcome or the end; takes the only legal action by itself where J-251
    says so. `out` (int64, shape (actions.SIZE,)) receives the legal actions; returns their number."""
    n = 0
    while True:
        play_on(g, ed)
        if g.node != DECISION:
            return 0
        n = legal(g, ed, out)
        if n != 1 or asked_always(g.kind):
            return n
        note(g, 251)
        decide(g, ed, out[0])


@entry
def run(g: np.record, ed: np.record, out: np.ndarray) -> int:
    """`run_on` for callers outside compiled code."""
    return run_on(g, ed, out)


@entry
def act_on(g: np.record, ed: np.record, action: int, out: np.ndarray) -> int:
    """Carry out a legal action of the actor and run on, like `run_on`."""
    decide(g, ed, action)
    return run_on(g, ed, out)


@entry
def settle(g: np.record, ed: np.record, outcome: int, out: np.ndarray) -> int:
    """Give an explicit record the outcome it waits for and run on, like `run_on`."""
    g.outcome = outcome
    g.node = RUN
    return run_on(g, ed, out)
