"""Chance: one function for every random thing, so that it can be sampled, enumerated or typed in."""

from __future__ import annotations

import numpy as np

from homestretch.engine.jit import rule
from homestretch.engine.record import CHANCE


@rule
def below(g: np.record, n: int) -> int:
    """A number from 0 to n - 1, from the record's own generator (Marsaglia's 64-bit xorshift, 2003).

    The upper 32 bits are scaled by multiplication, whose bias is below n / 2**32.
    """
    x = g.rng
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    g.rng = x
    return np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@rule
def sample(g: np.record, weights: np.ndarray, n: int, total: int) -> int:
    """An index below `n`, in proportion to `weights` (int64, shape (>= n,)), whose sum `total` is not 0."""
    left = below(g, total)
    for i in range(n):
        left -= weights[i]
        if left < 0:
            return i
    return n - 1


@rule
def chance(g: np.record, kind: int, weights: np.ndarray, n: int, total: int) -> None:
    """Draw one of the outcomes 0 … n - 1 with the given weights, whose sum is `total`, into `outcome`.

    If the record is `explicit` the run stops instead, with the distribution in `weights`.
    """
    g.draws += 1
    if g.explicit == 1:
        g.node = CHANCE
        g.kind = kind
        g.outcomes = n
        for i in range(n):
            g.weights[i] = weights[i]
    else:
        g.outcome = sample(g, weights, n, total)


def seeded(seed: int) -> np.uint64:
    """A generator state from any integer (SplitMix64's finaliser; never zero)."""
    mask = (1 << 64) - 1
    z = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & mask
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
    z ^= z >> 31
    return np.uint64(z or 0x9E3779B97F4A7C15)
