"""What the rules are worth, measured: random games, odds, the ranking of the horses, speed."""


class LabError(ValueError):
    """Something was asked for that the lab does not have; the message says what there is."""
