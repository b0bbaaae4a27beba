"""A race alone, without owners and money, in any edition, with the cards that a test names.

race = Alone("drechsler", ("Rusch", 30), ("Rigel", 20))
race.turn("Rusch", number=2, racing=["DR09"])
assert race.square("Rusch") == 30
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from homestretch.engine.agenda import then
from homestretch.engine.record import CHANCE, NOBODY, OVER, RUN, one
from homestretch.games.jagersro import ask
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.edition import load
from homestretch.games.jagersro.module import check_options, put_options
from homestretch.games.jagersro.races import race_alone
from homestretch.games.jagersro.rules import step
from homestretch.games.jagersro.rules.entries import place_runner
from homestretch.games.jagersro.rules.race import begin_round, end_round, start
from homestretch.games.jagersro.rules.run import play_on

LAME = "lame"
HARMLESS = "harmless"


class Alone:
    """A race of horses, each by name or (name, square), in the order of play."""

    def __init__(self, edition: str, *runners: str | tuple[str, int], **options: str) -> None:
        self.edition = load(edition)
        self.record = one(st.STATE)
        self.g: Any = self.record[0]
        self.ed: Any = self.edition.record[0]
        self.names = [h.name for h in self.edition.model.horses]
        self.ids = [c.id for c in self.edition.model.racing_cards]
        self.racing: list[str] = []
        self.chance: list[str] = []
        self.endless = False
        put_options(self.g, check_options(options, self.edition))
        self.g.explicit = 1
        self.g.bare = 1
        self.g.slot = 1
        placed = [(r, 0) if isinstance(r, str) else r for r in runners]
        self.horses = [name for name, _ in placed]
        for r, (name, _) in enumerate(placed):
            place_runner(self.g, r, self.names.index(name), NOBODY)
        self.g.runners = self.g.running = len(placed)
        start(self.g, self.ed)
        for r, (_, square) in enumerate(placed):
            self.g.at[r] = square
        self.g.sp = 0
        self.g.node = OVER

    # --- acting --------------------------------------------------------------------------------------

    def whole(self, racing: Sequence[str], chance: Sequence[str] | None) -> Alone:
        """Run the whole race from the start; all these cards must be taken, and no others. Without a list of
        chance cards they are harmless, as many as come."""
        self.racing, self.chance = list(racing), list(chance or ())
        self.endless = chance is None
        line_up = np.array([self.names.index(name) for name in self.horses], np.int64)
        race_alone(self.g, self.ed, line_up, len(line_up))
        return self._lay()

    def turn(
        self, horse: str, *, number: int, racing: Sequence[str] = (), chance: Sequence[str] = ()
    ) -> Alone:
        """One horse's turn in a round."""
        self.g.round_no = number
        self.g.sp = 0
        then(self.g, step.HORSE, self.runner(horse))
        return self._run(racing, chance)

    def take(self, horse: str, card: str, *, more: Sequence[str] = (), chance: Sequence[str] = ()) -> Alone:
        """The horse takes a racing card in plain context, and `more` if it comes to that."""
        self.g.sp = 0
        then(self.g, step.TAKE_RACING, self.runner(horse), 0)
        return self._run([card, *more], chance)

    def round(self, number: int, racing: Sequence[str] = (), chance: Sequence[str] = ()) -> Alone:
        """One round of all horses, without what follows it."""
        self.g.round_no = number
        self.g.sp = 0
        begin_round(self.g, self.ed)
        # Drop the step that ends the round, which lies below that of the first turn.
        self.g.agenda[0] = self.g.agenda[1]
        self.g.sp = 1
        return self._run(racing, chance)

    def finish(self) -> Alone:
        """The race has been won: places and odds."""
        self.g.sp = 0
        end_round(self.g, self.ed)
        return self._run((), ())

    # --- looking -------------------------------------------------------------------------------------

    def runner(self, horse: str) -> int:
        """A horse's place in the order of play."""
        return self.horses.index(horse)

    def square(self, horse: str) -> int:
        """The square a horse stands on; the lane's length if it is home."""
        return int(self.g.at[self.runner(horse)])

    def is_held(self, horse: str) -> bool:
        """Whether a horse waits for others."""
        return bool(self.g.held[self.runner(horse)])

    def is_out(self, horse: str) -> bool:
        """Whether a horse has dropped out."""
        return bool(self.g.out[self.runner(horse)])

    def taken(self, horse: str) -> int:
        """Racing cards that a horse has taken."""
        return int(self.g.cards[self.runner(horse), 0])

    @property
    def left(self) -> list[int]:
        """The squares each horse has left."""
        return [
            int(self.ed.length[self.ed.age[h] - 2]) - int(at)
            for h, at in zip(self.g.horse[: self.g.runners], self.g.at, strict=False)
        ]

    @property
    def winner(self) -> str | None:
        """The horse that has crossed the line."""
        return None if self.g.winner == NOBODY else self.horses[int(self.g.winner)]

    @property
    def places(self) -> list[str]:
        """The horses by place, after the finish."""
        return [self.horses[int(r)] for r in self.g.place[: self.g.placed]]

    # --- inside --------------------------------------------------------------------------------------

    def _run(self, racing: Sequence[str], chance: Sequence[str]) -> Alone:
        self.racing, self.chance = list(racing), list(chance)
        self.g.node = RUN
        play_on(self.g, self.ed)
        return self._lay()

    def _lay(self) -> Alone:
        while self.g.node == CHANCE:
            if self.g.kind == ask.RACING_CARD:
                assert self.racing, "a racing card is to be taken and none is laid out"
                outcome = self.ids.index(self.racing.pop(0))
            else:
                assert self.chance or self.endless, "a chance card is to be taken and none is laid out"
                lame = not self.endless and self.chance.pop(0) == LAME
                there = [i for i in range(int(self.g.outcomes)) if self.g.weights[i] > 0]
                outcome = next(i for i in there if bool(self.ed.chance_effect[i] == st.C_LAME) is lame)
            assert self.g.weights[outcome] > 0, f"{outcome} is not in the pile"
            self.g.outcome = outcome
            self.g.node = RUN
            play_on(self.g, self.ed)
        assert not self.racing + self.chance, f"cards were not taken: {self.racing} {self.chance}"
        return self
