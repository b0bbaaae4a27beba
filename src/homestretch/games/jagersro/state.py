"""The records of Jägersro: one game, and the edition that it is played with.

Numbers used everywhere: horses 0-19 in the order of the edition (0-4 two years old, 5-9 three, 10-14
four, 15-19 five); cards 0-19 the horses, 20-25 the companies, 26 a bond, 27 a star jockey; colours 0-4
blue, black, white, yellow, red; markers 0-3 for 1,000, 500, 200 and 100 kr. A *runner* is a horse's
place in the order of play of the current race (J-261). Kronor and squares throughout.
"""

from __future__ import annotations

import numpy as np

from homestretch.engine.record import SEATS, game_dtype
from homestretch.games.jagersro.options import OPTIONS

HORSES = 20
COLOURS = 5
COLUMNS = 12
SQUARES = 64  # longest lane 44, the rest lies beyond the line
LANES = 4
RUNNERS = 11  # two for each of five stalls and a dark horse
MARKERS = 4
SLOTS = 10
RACES = 18  # ten of the programme, eight alternatives
PRIZES = 6
STEPS = 15  # loan ladder: step 0 is no debt
COMPANIES = 6
RACING_KINDS = 16
CHANCE_KINDS = 30

JOCKEYTJANST, GALOPPSTALL, TRANARTJANST, GALOPPFORSAKRING, HASTAGENTUREN, PRIVATBANKEN = range(6)
COMPANY = HORSES  # first company card
BOND = HORSES + COMPANIES
JOCKEY = BOND + 1

COLOUR_NAMES = ("blue", "black", "white", "yellow", "red")
COMPANY_KEYS = (
    "jockeytjanst",
    "galoppstall",
    "tranartjanst",
    "galoppforsakring",
    "hastagenturen",
    "privatbanken",
)

# Effects of racing cards, in the order of ledger table B3.
(
    R_NONE, R_MOVE, R_STEADY, R_WEAK_FINISH, R_BEHIND_LEADER, R_REPEAT, R_LEVEL_FRONT, R_STAND_OVER,
    R_FINISH_STAND_OVER, R_WAIT_NEXT, R_WAIT_LAST, R_FALL, R_DISQUALIFIED, R_LAME,
) = range(14)  # fmt: skip
RACING_EFFECTS = (
    "none", "move", "steady", "weak_finish", "behind_leader", "repeat", "level_front", "stand_over",
    "finish_stand_over", "wait_next", "wait_last", "fall", "disqualified", "lame",
)  # fmt: skip

# Effects of chance cards (ledger parts A18 and B4).
(
    C_NONE, C_HORSE_FEE, C_COMPANY_TAX, C_COMPANY_GIFT, C_WEALTH_TAX, C_MAY_BUY, C_DEAREST_SOLD,
    C_TRACK_REPAIR, C_BANK_BUYS, C_COLLECT, C_WIN_HORSE, C_MAY_SELL, C_MUST_BUY, C_DEAL, C_TIP,
    C_AGE_FEE, C_DOUBLE, C_LOAN, C_COLD, C_HALF_PRICE, C_LAME,
) = range(21)  # fmt: skip
CHANCE_EFFECTS = (
    "none", "horse_fee", "company_tax", "company_gift", "wealth_tax", "may_buy", "dearest_sold",
    "track_repair", "bank_buys", "collect", "win_horse", "may_sell", "must_buy", "deal", "tip",
    "age_fee", "double", "loan", "cold", "half_price", "lame",
)  # fmt: skip

# Handicaps of races.
H_NONE, H_ONLY_3_MOVE, H_WINLESS_AHEAD, H_5_GO_TWO = range(4)
HANDICAPS = ("none", "only_3_year_olds_move", "winless_3_ahead", "5_year_olds_go_2")

# How an edition reads its waiting cards (ledger part C2, P6).
WAIT_NOTED, WAIT_FIXED, WAIT_FEWER = range(3)
WAIT_READINGS = ("noted", "fixed", "fewer_behind")
# What a steady horse does with a finishing move (P5): no card, or a card by its own figure.
WAITS_FOR_ONE, WAITS_FOR_ALL, WAITS_FOR_LAST = range(3)

SQUARE_PLAIN, SQUARE_RACING, SQUARE_CHANCE = range(3)

EDITION = np.dtype(
    [
        # horses
        ("age", "i8", (HORSES,)),
        ("colour", "i8", (HORSES,)),
        ("figure", "i8", (HORSES, COLUMNS)),  # steps
        ("value", "i8", (HORSES, 6)),  # by wins 0-5; each further win adds value[., 5] - value[., 4]
        # lanes, by age - 2
        ("length", "i8", (LANES,)),  # steps to cross
        ("square", "i8", (LANES, SQUARES)),  # SQUARE_…
        ("progress", "i8", (2, LANES, SQUARES)),  # scales apex, even; beyond the line it keeps rising
        ("odds", "i8", (8,)),  # by squares left of the second horse 1 … 6; [0] and [7] unused
        ("odds_alone", "i8"),
        # racing deck, by kind of card
        ("racing_kinds", "i8"),
        ("racing_count", "i8", (RACING_KINDS,)),
        ("racing_effect", "i8", (RACING_KINDS,)),  # R_…
        ("racing_steps", "i8", (RACING_KINDS,)),  # for R_MOVE
        ("racing_shielded", "i8", (RACING_KINDS,)),  # 1: a star jockey protects
        ("racing_finish_only", "i8", (RACING_KINDS,)),  # 1: disqualified in the finish only
        ("racing_rule", "i8", (RACING_KINDS,)),  # ledger number
        # chance deck, by kind of card
        ("chance_kinds", "i8"),
        ("chance_count", "i8", (CHANCE_KINDS,)),
        ("chance_effect", "i8", (CHANCE_KINDS,)),  # C_…
        ("chance_arg", "i8", (CHANCE_KINDS,)),  # C_HORSE_FEE: company; C_TIP: colour
        ("chance_kr", "i8", (CHANCE_KINDS, 2)),  # sums the card names
        ("chance_rule", "i8", (CHANCE_KINDS,)),
        # programme: races 0-9 are slots 1-10, 10-17 are X1-X8
        ("race_min_age", "i8", (RACES,)),
        ("race_max_age", "i8", (RACES,)),
        ("race_wins", "i8", (RACES,)),  # 0 any, 1 none, 2 some
        ("race_fee", "i8", (RACES,)),
        ("race_handicap", "i8", (RACES,)),  # H_…
        ("race_prize", "i8", (RACES, PRIZES)),
        ("race_column", "i8", (RACES,)),  # start column of its own, 0 for the season's
        # figures of part B7
        ("company_price", "i8", (COMPANIES,)),
        ("jockey_fee", "i8"),
        ("jockey_price", "i8"),
        ("jockeys", "i8"),
        ("bond_price", "i8"),
        ("bond_interest", "i8"),
        ("bonds", "i8"),
        ("premium", "i8"),
        ("insured_lame", "i8"),
        ("insured_cold", "i8"),
        ("debt", "i8", (STEPS,)),  # by loan step, [0] = 0
        ("interest", "i8", (STEPS,)),
        ("debt_steps", "i8"),  # number of steps, 14
        ("start_debt_step", "i8"),
        ("marker", "i8", (MARKERS,)),
        ("tip_stake", "i8"),
        ("agency_price", "i8"),  # CH08: 10,000
        ("lame_price", "i8"),  # 500
        ("double_limit", "i8"),  # CH22
        ("no_loan_from", "i8"),  # CH23
        ("rounding", "i8"),
        # readings (ledger part C2)
        ("stand_over_in_finish", "i8"),  # rounds lost: 1, or 2 (P3)
        ("steady_lasts", "i8"),  # 0: drawn in the finish it holds for that move only (P4)
        ("wait_reading", "i8"),  # WAIT_… (P6)
        ("leader_wait_stands_over", "i8"),  # wait-for-next in the finish when leading (B3)
        ("zero_move_lands", "i8"),  # P9
        ("kept_cards_discarded", "i8"),  # P10
        ("repeat_own_figure", "i8"),  # P12
        ("level_steps_back", "i8"),  # P8: behind the leader is behind where a level horse stands
        ("fall_stops_finish", "i8"),  # P7: a fall in the finish costs that move whoever is behind
        ("turn_slip", "i8"),  # P13
    ],
    align=True,
)

FIELDS = [
    ("opt", "i8", (len(OPTIONS),)),
    # players, by seat
    ("letter", "i8", (SEATS,)),  # stall 0-4 (A-E)
    ("order", "i8", (SEATS,)),  # seats in stall order
    ("bankrupt", "i8", (SEATS,)),  # 0 in the game, else 1, 2 … in the order of going
    ("bankrupts", "i8"),
    ("debt_step", "i8", (SEATS,)),
    ("owner", "i8", (HORSES + COMPANIES,)),  # seat or -1
    ("bonds", "i8", (SEATS,)),
    ("jockey", "i8", (SEATS,)),
    ("wins", "i8", (HORSES,)),
    ("ban", "i8", (HORSES,)),  # 1: start-banned (J-281)
    # the programme
    ("slot", "i8"),  # 1-10, 0 before the first
    ("race", "i8", (SLOTS + 1,)),  # race of each slot
    ("result", "i8", (SLOTS + 1,)),  # 0 to come, 1 run, 2 cancelled, 3 broken off
    ("victor", "i8", (SLOTS + 1,)),  # horse or -1
    ("races_run", "i8"),
    ("starter", "i8"),  # place in `order` of the starting stall of the present or coming race
    ("step", "i8"),  # checklist step 0-9 (a-j), 10 racing, 11 over
    ("worth", "i8", (SLOTS + 1, SEATS)),  # fortunes after each slot
    # entries, insurance, bets (by seat)
    ("entry", "i8", (SEATS, 2)),  # horse or -1
    ("ride", "i8", (SEATS,)),  # horse or -1
    ("entries_shown", "i8"),
    ("insured", "i8", (SEATS,)),
    ("insured_horse", "i8", (HORSES,)),
    ("bet", "i8", (SEATS, MARKERS)),  # colour or -1
    ("bets_shown", "i8", (SEATS,)),
    ("tip", "i8", (COLOURS,)),  # seat holding the staked Stalltips of a colour, or -1
    # the race
    ("racing", "i8"),  # 1 from the start until a horse crosses or it is broken off
    ("runners", "i8"),
    ("running", "i8"),
    ("horse", "i8", (RUNNERS,)),
    ("stable", "i8", (RUNNERS,)),  # seat whose turn moves it, -1 dark horse
    ("at", "i8", (RUNNERS,)),  # square
    ("out", "i8", (RUNNERS,)),
    ("stand", "i8", (RUNNERS,)),  # turns still to stand over
    ("steady", "i8", (RUNNERS,)),
    ("rode", "i8", (RUNNERS,)),  # 1: a star jockey rides
    ("held", "i8", (RUNNERS,)),  # 0, or how it is released, see WAITS_FOR_… + 1
    ("noted", "i8", (RUNNERS,)),  # bit set of runners
    ("fallen", "i8", (RUNNERS,)),  # round in which it fell (P7)
    ("steps", "i8", (RUNNERS,)),  # moved by its figure this round
    ("of_race", "i8", (HORSES,)),  # 1 until the race is over (J-262)
    ("rider_kept", "i8"),  # star jockeys of bankrupts still riding (J-276)
    ("riding", "i8", (SEATS,)),  # 1: the seat's star jockey may not be sold
    ("round_no", "i8"),
    ("column", "i8"),  # start column 1-12
    ("turn", "i8"),  # place in the order of stalls, counted from the starting one
    ("now", "i8"),  # runner that moves
    ("done", "i8", (RUNNERS,)),  # the last round in which its turn came (J-267)
    ("stay", "i8"),  # 1: the mover does not move its figure in this turn
    ("cap", "i8"),  # most squares of this move, 0 for no limit
    ("slip", "i8"),  # 1: the first horse misses its next turn (P13)
    ("bare", "i8"),  # 1: a race alone, without owners and money
    ("stirred", "i8"),  # 1: somebody moved, stood over or dropped out this round (J-266)
    ("winner", "i8"),  # runner or -1
    ("second", "i8"),  # runner or -1
    ("place", "i8", (RUNNERS,)),  # runners by place
    ("placed", "i8"),
    ("paid_odds", "i8"),
    # decks: cards still in the draw pile and cards that are kept, by kind
    ("racing_pile", "i8", (RACING_KINDS,)),
    ("racing_kept", "i8", (RACING_KINDS,)),
    ("racing_left", "i8"),
    ("chance_pile", "i8", (CHANCE_KINDS,)),
    ("chance_kept", "i8", (CHANCE_KINDS,)),
    ("chance_left", "i8"),
    ("cards", "i8", (RUNNERS, 2)),  # racing and chance cards each runner has taken in this race
    # the interval
    ("business", "i8"),  # place in order of the seat whose transactions are on, else -1
    ("used", "i8", (SEATS, 4)),  # loans, repayments, purchases, sales in this step f
    ("bought", "i8", (SEATS,)),  # bit set of cards bought in this step f
    ("declined", "i8", (SEATS, SEATS, 2)),  # bit set of cards: maker, partner, direction
    ("declines", "i8", (SEATS,)),
    ("in_card", "i8"),  # 1: offers are made on the order of a chance card (J-280)
    ("card_done", "i8"),  # 1: such an offer was accepted
    # the end
    ("ended", "i8"),  # 0, 1 after the last race, 2 one player left
    ("rank", "i8", (SEATS,)),
    ("fortune", "i8", (SEATS,)),
]

STATE = game_dtype(FIELDS)
