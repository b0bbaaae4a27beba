"""The steps of Jägersro: what can lie on the agenda. Arguments are given behind each."""

(
    # setting up (A1, A2)
    SETUP, STALLS, DEAL, DEALT,  # STALLS, DEAL: place
    # entries, insurance, totalisator (A4-A6)
    CALL, ENTRIES, SECOND_ENTRY, RIDER, ENTRY_DONE, STARTERS, FEES, INSURE, BETS, BET, BETS_DONE, SHOW_BETS,
    # the race (A7-A12)
    START, ROUND, TURN, HORSE, FIGURE, TAKE_RACING, RACING_DRAWN, AFTER_FINISH_CARD, ROUND_END,
    FINISH, BROKEN,
    # chance cards (A18)
    TAKE_CHANCE, CHANCE_DRAWN, FOR_ALL, ASK_CARD, LOT_DRAWN,
    # settlement and trading (A13, A14)
    PRIZES, WINNINGS, BONDS, INTEREST, CHECKED, NEXT, BUSINESS, BUSINESS_OF, BUSINESS_TURN, OFFER,
    # distress (A17) and the end (A20)
    CLAIM, END,
) = range(44)  # fmt: skip
