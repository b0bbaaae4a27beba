"""Few combinations of options in which every pair of values of any two options comes together."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import combinations

Row = dict[str, str]


def pairwise(options: Mapping[str, Sequence[str]], seed: int = 1) -> list[Row]:
    """Rows with a value for each option, together holding each pair of values of two options.

    Greedy: each row starts from a pair that is still missing and takes, option by option in random order,
    the value that covers most missing pairs. The same seed gives the same rows; the first row is all
    defaults (first values).
    """
    keys = list(options)
    source = random.Random(seed)
    missing = {
        (a, x, b, y) for a, b in combinations(keys, 2) for x in options[a] for y in options[b]
    }  # in the order of `keys`
    place = {key: i for i, key in enumerate(keys)}

    def pair(a: str, x: str, b: str, y: str) -> tuple[str, str, str, str]:
        return (a, x, b, y) if place[a] < place[b] else (b, y, a, x)

    def take(row: Row) -> None:
        missing.difference_update(pair(a, row[a], b, row[b]) for a, b in combinations(keys, 2))
        rows.append({key: row[key] for key in keys})

    rows: list[Row] = []
    take({key: options[key][0] for key in keys})
    while missing:
        a, x, b, y = min(missing)
        row = {a: x, b: y}
        rest = [key for key in keys if key not in row]
        source.shuffle(rest)
        for key in rest:
            values = list(options[key])
            source.shuffle(values)
            row[key] = max(
                values, key=lambda v: sum(pair(key, v, other, w) in missing for other, w in row.items())
            )
        take(row)
    return rows
