"""The events of Jägersro: what the log tells and the client shows.

Horses are 0-19, cards 0-27 (see `state`), seats 0-5, -1 is the bank or nobody; money is in kronor. The
text of an event is the Fluent message `jagersro-ev-` + its name in small letters with hyphens.
"""

EVENTS: dict[str, tuple[str, ...]] = {
    "PAY": ("source", "target", "amount"),
    "STALL": ("seat", "letter"),  # letter 0-4 (A-E)
    "HORSE_DRAWN": ("seat", "horse"),  # a 2-year-old at the start
    "LOAN": ("seat", "before", "after"),  # debt in kronor
    "REPAID": ("seat", "before", "after"),  # debt in kronor
    "STEP": ("step", "slot", "race"),  # checklist step 0-9 (a-j)
    "RACE_CALLED": ("slot", "race", "seat"),  # the starting seat
    "ENTERED": ("seat", "horse"),
    "NOT_ENTERED": ("seat",),
    "RIDES": ("seat", "horse"),  # the star jockey is put up
    "DARK_HORSE": ("horse",),
    "VOTED": ("seat", "horse"),  # horse or -1
    "CANCELLED": ("slot", "race", "starters"),
    "INSURED": ("seat", "horse"),  # horse, or -1 for the whole stall
    "NOT_INSURED": ("seat", "horse"),  # horse, or -1 for the whole stall
    "BET": ("seat", "marker", "colour"),
    "NO_BET": ("seat",),
    "RACE_STARTS": ("slot", "race", "column", "runners"),  # column 1-12, number of runners
    "ROUND": ("round", "column"),  # column 1-12
    "TURN": ("seat",),  # the stall whose horses move now, or -1
    "STANDS_OVER": ("horse", "reason"),  # 0 card, 1 handicap
    "STILL_HELD": ("horse",),
    "FREED": ("horse",),
    "MOVES": ("horse", "from", "to", "cause"),  # cause: 0 figure, 1 card, 2 goes home, 3 handicap start
    "RACING_CARD": (
        "horse",
        "racing_card",
        "context",
        "effect",
    ),  # context: 0 plain 1 finish; effect: 0 none 1 acts 2 protected
    "STAYS": ("horse", "racing_card"),  # it does not move in this round
    "HELD": ("horse", "noted"),  # bit set of runners noted
    "CHANCE_CARD": ("seat", "horse", "chance_card"),  # seat or -1
    "CARD_LAPSES": ("seat", "chance_card"),  # it cannot apply
    "CARD_KEPT": ("seat", "chance_card"),
    "TIP": ("seat", "colour"),  # Stalltips staked
    "DROPS_OUT": ("horse", "reason"),  # 0 disqualified, 1 lame
    "HORSE_LOST": ("seat", "horse"),  # a lame horse goes back to the bank
    "HOME": ("horse",),  # it has crossed the line
    "BROKEN_OFF": ("slot", "race"),
    "PLACED": ("place", "horse", "left", "prize"),  # squares left, kronor
    "ODDS": ("odds", "colour", "horse"),  # the winner's colour; the horse second, or -1
    "WIN_MARKED": ("horse", "wins"),  # wins now
    "BUSINESS_TURN": ("seat",),  # whose transactions
    "BOUGHT": ("seat", "card", "price"),
    "SOLD": ("seat", "card", "price"),
    "DEAL": ("seller", "buyer", "card", "price"),
    "OFFER_TO_BUY": ("maker", "partner", "card", "price"),
    "OFFER_TO_SELL": ("maker", "partner", "card", "price"),
    "DECLINED": ("partner", "maker", "card"),
    "WON_HORSE": ("seat", "horse"),  # by chance card
    "COLD": ("seat", "horse"),
    "BAN_ENDS": ("horse",),
    "FORCED_SALE": ("seat", "amount"),  # kronor still missing
    "BANKRUPT": ("seat", "amount"),  # kronor unpaid
    "RETURNED": ("seat", "card"),  # back to the bank after a bankruptcy
    "RESHUFFLED": ("deck",),  # 0 racing, 1 chance
    "WORTH": ("seat", "fortune", "slot"),  # fortune after the slot
    "GAME_ENDS": ("reason",),  # 0 after the last race, 1 one player left
    "RANKED": ("seat", "place", "fortune"),
    "RACE_BET": ("seat", "colour", "price"),  # a bet during the race
    "BETS_CLOSED": ("horse",),
    "POT_SHARED": ("winners", "share", "remainder"),
}
"""Every event and the names of its numbers, at most four."""

(
    PAY, STALL, HORSE_DRAWN, LOAN, REPAID, STEP, RACE_CALLED, ENTERED, NOT_ENTERED, RIDES, DARK_HORSE,
    VOTED, CANCELLED, INSURED, NOT_INSURED, BET, NO_BET, RACE_STARTS, ROUND, TURN, STANDS_OVER,
    STILL_HELD, FREED, MOVES, RACING_CARD, STAYS, HELD, CHANCE_CARD, CARD_LAPSES, CARD_KEPT, TIP,
    DROPS_OUT, HORSE_LOST, HOME, BROKEN_OFF, PLACED, ODDS, WIN_MARKED, BUSINESS_TURN, BOUGHT, SOLD,
    DEAL, OFFER_TO_BUY, OFFER_TO_SELL, DECLINED, WON_HORSE, COLD, BAN_ENDS, FORCED_SALE, BANKRUPT,
    RETURNED, RESHUFFLED, WORTH, GAME_ENDS, RANKED, RACE_BET, BETS_CLOSED, POT_SHARED,
) = range(len(EVENTS))  # fmt: skip
