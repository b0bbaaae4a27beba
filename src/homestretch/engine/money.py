"""Money: the one function that moves it."""

from __future__ import annotations

import numpy as np

from homestretch.engine.events import PAY, tell
from homestretch.engine.jit import rule
from homestretch.engine.record import BANK


@rule
def pay(g: np.record, source: int, target: int, amount: int, number: int) -> None:
    """Move `amount` kronor between two parties and tell it with the ledger rule `number`.

    Nothing moves between a party and itself. A seat never pays what it does not have: that would be
    a fault in the rules, and raises ValueError. The bank may go below zero.
    """
    if amount < 0:
        raise ValueError("a negative payment")
    if amount == 0 or source == target:
        return
    if source != BANK and g.cash[source] < amount:
        raise ValueError("a payment without the cash")
    g.cash[source] -= amount
    g.cash[target] += amount
    tell(g, PAY, source, target, amount, 0, number)
