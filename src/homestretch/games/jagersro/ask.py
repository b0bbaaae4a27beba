"""The decisions of Jägersro and the outcomes it draws."""

DECISIONS = (
    "none",
    "stall",  # choose a stall letter (J-254)
    "enter",  # arg0: 0 first horse, 1 second (J-256)
    "ride",  # which horse the star jockey rides (J-256)
    "insure",  # arg0: horse, or -1 for the stall (J-258)
    "bet",  # arg0: marker 0-3, worth 1,000 500 200 100 (J-259)
    "first",  # which of two horses moves first (J-261)
    "business",  # a transaction of the interval, or stop (J-270)
    "price",  # arg0: partner, arg1: card, arg2: 0 to buy 1 to sell (J-272)
    "answer",  # arg0: maker, arg1: card, arg2: 0 maker buys 1 maker sells, arg3: price (J-271)
    "forced_sale",  # arg0: still missing (J-181)
    "card_buy",  # arg0: chance card, arg1: 1 if an order (CH07, CH14, CH25)
    "card_sell",  # arg0: chance card (CH13)
    "card_give",  # arg0: chance card, arg1: 1 if an order (CH08 among equals, CH10)
    "card_deal",  # arg0: chance card, arg1: 1 if an order (CH15)
    "card_pick",  # a 3-year-old won (CH12)
    "card_tip",  # arg0: colour (CH16-20); asked only if orders are optional
    "card_loan",  # take a loan? (CH23); asked only if orders are optional
    "race_bet",  # arg0: price (J-286)
    "vote",  # a dark horse (J-285)
)

(
    NONE, STALL, ENTER, RIDE, INSURE, BET, FIRST, BUSINESS, PRICE, ANSWER, FORCED_SALE, CARD_BUY,
    CARD_SELL, CARD_GIVE, CARD_DEAL, CARD_PICK, CARD_TIP, CARD_LOAN, RACE_BET, VOTE,
) = range(len(DECISIONS))  # fmt: skip

CHANCES = (
    "two_year_old",  # outcome: horse 0-4
    "racing_card",  # outcome: kind of racing card
    "chance_card",  # outcome: kind of chance card
    "lot",  # outcome: horse 0-19, drawn by lot
)

TWO_YEAR_OLD, RACING_CARD, CHANCE_CARD, LOT = range(len(CHANCES))
