"""The actions of Jägersro (see `homestretch.engine.actions`)."""

from homestretch.engine.actions import Actions

CARDS = 28
PRICES = 1000

ACTIONS = Actions()

_pass = ACTIONS.family("pass")  # none, the hand, stop, no, decline
_accept = ACTIONS.family("accept")  # yes
_stall = ACTIONS.family("stall", 5)
_enter = ACTIONS.family("enter", 20)
_ride = ACTIONS.family("ride", 20)
_bet = ACTIONS.family("bet", 4, 5)  # marker, colour
_first = ACTIONS.family("first", 20)
_loan = ACTIONS.family("loan")
_repay = ACTIONS.family("repay", 14)  # steps - 1
_buy = ACTIONS.family("buy", CARDS)
_sell = ACTIONS.family("sell", CARDS)
_offer_buy = ACTIONS.family("offer_buy", 6, CARDS)  # partner, card
_offer_sell = ACTIONS.family("offer_sell", 6, CARDS)
_price = ACTIONS.family("price", PRICES)  # hundreds of kronor - 1
_back = ACTIONS.family("back", 5)  # a colour, during the race
_vote = ACTIONS.family("vote", 20)

# Plain numbers, because compiled rules read only those.
PASS = _pass.first
ACCEPT = _accept.first
STALL = _stall.first
ENTER = _enter.first
RIDE = _ride.first
BET = _bet.first
FIRST = _first.first
LOAN = _loan.first
REPAY = _repay.first
BUY = _buy.first
SELL = _sell.first
OFFER_BUY = _offer_buy.first
OFFER_SELL = _offer_sell.first
PRICE = _price.first
BACK = _back.first
VOTE = _vote.first
SIZE = ACTIONS.size
