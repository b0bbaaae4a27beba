"""Actions: small integers with a stable meaning, declared in families.

A family is a name and the lengths of its axes; its actions are numbered through, last axis fastest.
Clients and logs use these numbers, never a position in a menu.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod


@dataclass(frozen=True)
class Family:
    """A block of actions: `name`, the lengths of its `axes`, and the number of its first action."""

    name: str
    axes: tuple[int, ...]
    first: int

    @property
    def size(self) -> int:
        """How many actions the family has."""
        return prod(self.axes)

    def id(self, *at: int) -> int:
        """The action at the given place; raises IndexError outside the axes."""
        if len(at) != len(self.axes):
            raise IndexError(f"{self.name} takes {len(self.axes)} places, not {len(at)}")
        number = 0
        for place, length in zip(at, self.axes, strict=True):
            if not 0 <= place < length:
                raise IndexError(f"{self.name}{at} is outside {self.axes}")
            number = number * length + place
        return self.first + number

    def at(self, action: int) -> tuple[int, ...]:
        """The inverse of `id`."""
        number = action - self.first
        places: list[int] = []
        for length in reversed(self.axes):
            number, place = divmod(number, length)
            places.append(place)
        return tuple(reversed(places))


@dataclass
class Actions:
    """All action families of a game, in the order of their declaration."""

    families: list[Family] = field(default_factory=list)

    def family(self, name: str, *axes: int) -> Family:
        """Declare the next family. Never reorder families: logs hold the numbers."""
        made = Family(name, axes, self.size)
        self.families.append(made)
        return made

    @property
    def size(self) -> int:
        """The number of all actions; valid ones are 0 … size - 1."""
        return sum(f.size for f in self.families)

    def describe(self, action: int) -> tuple[str, tuple[int, ...]]:
        """The family's name and the places of an action; raises IndexError if there is none."""
        for f in self.families:
            if f.first <= action < f.first + f.size:
                return f.name, f.at(action)
        raise IndexError(f"no action {action}")

    def find(self, name: str, *at: int) -> int:
        """The action of the family called `name` at a place; raises KeyError or IndexError."""
        for f in self.families:
            if f.name == name:
                return f.id(*at)
        raise KeyError(name)
