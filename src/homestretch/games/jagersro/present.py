"""A view of Jägersro as a client reads it: the `view` JSON of docs/protocol.md.

Everything here is made from a view record, which `view.observe` has blanked, and from the edition. The
true record never comes near: what is not in the view cannot be in the JSON.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from homestretch.engine.play import Game
from homestretch.engine.record import DECISION, NOBODY, OVER
from homestretch.games.jagersro import options as opt
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.ask import DECISIONS
from homestretch.games.jagersro.rules.basics import (
    debt_of,
    for_sale,
    fortune_of,
    leads,
    left_of,
    progress_of,
    seat_at,
    value_of,
)
from homestretch.games.jagersro.view import UNSEEN

Json = dict[str, Any]
View = np.recarray[Any, Any]

LETTERS = "ABCDE"
RESULTS = ("to_come", "run", "cancelled", "broken_off")
TRANSACTIONS = ("loan", "repay", "buy", "sell")
STEP_G, STEP_F, STEP_J, RACING = 6, 5, 9, 10
CARDS = st.JOCKEY + 1


def present(view: View, game: Game, seat: int | None) -> Json:
    """What a client shows of a view record (shape (1,)) of `seat`, None being a stranger; plain JSON."""
    g, ed = view[0], game.edition.record[0]
    over = bool(g.node == OVER)
    sale = [card for card in range(CARDS) if for_sale(g, ed, card)]
    return {
        "game": "jagersro",
        "over": over,
        "slot": int(g.slot),
        "step": int(g.step),
        "round": int(g.round_no),
        "column": column(g),
        "starter": int(seat_at(g, 0)),
        "slots": [_slot(g, k) for k in range(1, st.SLOTS + 1)],
        "seats": [_seat(g, ed, s, seat, over) for s in range(int(g.seats))],
        "horses": [_horse(g, ed, h) for h in range(st.HORSES)],
        "runners": [_runner(g, ed, r) for r in range(int(g.runners))],
        "mover": int(g.horse[g.now]) if g.racing == 1 and g.now != NOBODY else None,
        "standing": [int(g.horse[r]) for r in standing(g, ed)],
        "decks": _decks(g, ed),
        "for_sale": sale,
        "prices": {str(card): int(value_of(g, ed, card)) for card in sale},
        "odds_now": odds_now(g, ed),
        "worth": _worth(g),
        "breakdown": [_breakdown(g, ed, s) for s in range(int(g.seats))] if over else None,
    }


def waiting(view: View) -> tuple[int, str] | None:
    """The seat that is asked as far as the viewer may know, and the decision's name."""
    g = view[0]
    return (int(g.actor), DECISIONS[int(g.kind)]) if g.node == DECISION else None


def column(g: np.record) -> int:
    """The column of the horse cards that the present round is read from, 1 to 12."""
    rounds = max(0, int(g.round_no) - 1)
    return (max(1, int(g.column)) - 1 + rounds) % st.COLUMNS + 1


def standing(g: np.record, ed: np.record) -> list[int]:
    """Runners from first to last: as placed, or while they run as they stand; drop-outs are left out."""
    if g.racing == 0:
        return [int(r) for r in g.place[: g.placed]]
    running = [r for r in range(int(g.runners)) if g.out[r] == 0]
    return sorted(running, key=lambda r: (-int(progress_of(g, ed, r)), r))


def odds_now(g: np.record, ed: np.record) -> int | None:
    """The odds if the race stopped as it stands, or those paid; None without a race (J-131 to J-134)."""
    if g.runners == 0:
        return None
    if g.racing == 0:
        return int(g.paid_odds) if g.placed > 0 else None
    order = standing(g, ed)
    if not order:
        return None
    if len(order) == 1:
        return int(ed.odds_alone)
    return int(ed.odds[max(1, min(6, int(left_of(g, ed, order[1]))))])


def _slot(g: np.record, k: int) -> Json:
    victor = int(g.victor[k]) if g.result[k] == 1 else NOBODY
    return {
        "slot": k,
        "race": int(g.race[k]),
        "result": RESULTS[int(g.result[k])],
        "victor": None if victor == NOBODY else victor,
    }


def _seat(g: np.record, ed: np.record, s: int, viewer: int | None, over: bool) -> Json:
    unseen = g.cash[s] == UNSEEN
    own = s == viewer
    no_entries = g.opt[opt.ENTRIES_ORDER] == 1 and g.step == STEP_G and g.entries_shown == 0 and not own
    no_bets = g.step == STEP_J and g.bets_shown[s] == 0 and not own
    used = g.used[s].tolist() if g.step == STEP_F else [0] * len(TRANSACTIONS)
    fortune: int | None = None
    if over:
        fortune = int(g.fortune[s])
    elif g.bankrupt[s] != 0:
        fortune = 0
    elif not unseen:
        fortune = int(fortune_of(g, ed, s))
    return {
        "seat": s,
        "stall": None if g.letter[s] == NOBODY else LETTERS[int(g.letter[s])],
        "cash": None if unseen else int(g.cash[s]),
        "debt": int(debt_of(g, ed, s)),
        "interest": int(ed.interest[g.debt_step[s]]),
        "horses": [h for h in range(st.HORSES) if g.owner[h] == s],
        "companies": [c for c in range(st.COMPANY, st.BOND) if g.owner[c] == s],
        "bonds": int(g.bonds[s]),
        "jockey": bool(g.jockey[s] > 0),
        "jockey_rides": bool(g.riding[s] == 1),
        "insured": bool(g.insured[s] == 1),
        "insured_horses": [h for h in range(st.HORSES) if g.owner[h] == s and g.insured_horse[h] == 1],
        "entries": None if no_entries else [int(h) for h in g.entry[s] if h != NOBODY],
        "ride": None if no_entries or g.ride[s] == NOBODY else int(g.ride[s]),
        "bets": None if no_bets else [None if c == NOBODY else int(c) for c in g.bet[s]],
        "tips": [c for c in range(st.COLOURS) if g.tip[c] == s],
        "bankrupt": int(g.bankrupt[s]),
        "fortune": fortune,
        "place": int(g.rank[s]) if over else None,
        "transactions": [name for name, n in zip(TRANSACTIONS, used) for _ in range(int(n))],
    }


def _horse(g: np.record, ed: np.record, h: int) -> Json:
    return {
        "horse": h,
        "owner": None if g.owner[h] == NOBODY else int(g.owner[h]),
        "wins": int(g.wins[h]),
        "value": int(value_of(g, ed, h)),
        "banned": bool(g.ban[h] == 1),
        "of_race": bool(g.of_race[h] == 1),
    }


def _runner(g: np.record, ed: np.record, r: int) -> Json:
    out = bool(g.out[r] == 1)
    return {
        "runner": r,
        "horse": int(g.horse[r]),
        "stable": None if g.stable[r] == NOBODY else int(g.stable[r]),
        "at": int(g.at[r]),
        "left": max(0, int(left_of(g, ed, r))),
        "progress": int(progress_of(g, ed, r)),
        "out": out,
        "stands": int(g.stand[r]),
        "held": bool(g.held[r] != 0),
        "steady": bool(g.steady[r] != 0),
        "jockey": bool(g.rode[r] == 1),
        "leads": not out and bool(leads(g, ed, r)),
    }


def _decks(g: np.record, ed: np.record) -> Json:
    racing, chance = int(ed.racing_kinds), int(ed.chance_kinds)
    decks = {}
    for name, count, left, kept in (
        ("racing", ed.racing_count[:racing], g.racing_left, g.racing_kept[:racing]),
        ("chance", ed.chance_count[:chance], g.chance_left, g.chance_kept[:chance]),
    ):
        held = int(kept.sum())
        decks[name] = {"pile": int(left), "discard": int(count.sum()) - int(left) - held, "kept": held}
    return decks


def _worth(g: np.record) -> list[list[Any]]:
    """Fortunes after each slot that has been settled; those that the viewer may not know are None."""
    rows: list[list[Any]] = []
    for slot in range(1, st.SLOTS + 1):
        fortunes = g.worth[slot, : g.seats].tolist()
        if g.result[slot] != 0 and any(fortunes):
            rows.append([slot, [None if f == UNSEEN else f for f in fortunes]])
    return rows


def _breakdown(g: np.record, ed: np.record, s: int) -> Json:
    """What the fortune consists of (J-228, J-230, J-231); a bankrupt's is nothing (J-184)."""
    if g.bankrupt[s] != 0:
        return dict.fromkeys(("cash", "horses", "companies", "bonds", "jockey", "debt"), 0)
    counts = g.opt[opt.STAR_JOCKEY_COUNTS] == 1
    net = g.opt[opt.FORTUNE_COUNTS_DEBT] == 0
    return {
        "cash": int(g.cash[s]),
        "horses": sum(int(value_of(g, ed, h)) for h in range(st.HORSES) if g.owner[h] == s),
        "companies": sum(int(value_of(g, ed, c)) for c in range(st.COMPANY, st.BOND) if g.owner[c] == s),
        "bonds": int(g.bonds[s]) * int(ed.bond_price),
        "jockey": int(g.jockey[s]) * int(ed.jockey_price) if counts else 0,
        "debt": int(debt_of(g, ed, s)) if net else 0,
    }
