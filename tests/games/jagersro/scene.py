"""A table arranged by hand: put players, money, cards and horses where a test wants them, then let the
rules act with the racing and chance cards that the test names.

Everything is named as in the ledger: stalls `A`-`E` or `bank`, horses by name, companies by their edition
key, `bond`, `jockey`; racing cards `RC01`-`RC15`, chance cards `CH01`-`CH25`; colours by name.

    s = Scene(2).field(("A", "Figaro", 9), ("B", "Rusch", 4))
    s.turn("Figaro", number=4, racing=["RC04", "RC06"], chance=["CH11"])
    assert s.square("Figaro") == 14
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from homestretch.engine.agenda import then
from homestretch.engine.play import Game, Illegal, State
from homestretch.engine.record import BANK, NOBODY, OVER, POT, RUN
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.actions import ACTIONS
from homestretch.games.jagersro.module import MODULE
from homestretch.games.jagersro.present import present
from homestretch.games.jagersro.rules import step
from homestretch.games.jagersro.rules.basics import starting_place, value_of
from homestretch.games.jagersro.rules.decks import shuffle_chance, shuffle_racing
from homestretch.games.jagersro.rules.entries import place_runner
from homestretch.games.jagersro.rules.race import begin_round, end_round
from homestretch.games.jagersro.rules.race import start as start_race

MARKERS = (1000, 500, 200, 100)


class Waiting(AssertionError):
    """The rules want a card that the test has not laid out, or left one over."""


class Scene:
    """A Jägersro game of `players`, its 2-year-olds drawn in the order of the edition (A Caruso, B Tristan …
    unless `drawn` names others), standing at the entries for slot 1. With the option `stalls="free"` give
    the letters in seating order as `letters`, such as "CAE"; players are still named A, B … as they sit."""

    def __init__(
        self,
        players: int = 2,
        *,
        edition: Any = None,
        drawn: Sequence[str] = (),
        letters: str = "",
        **options: Any,
    ) -> None:
        self.game = Game(MODULE, players, edition, options)
        self.names = [h.name for h in self.game.edition.model.horses]
        self.racing_ids = [c.id for c in self.game.edition.model.racing_cards]
        self.chance_ids = [c.id for c in self.game.edition.model.chance_cards]
        self._racing: list[str] = []
        self._chance: list[str] = []
        self._mark = 0
        self.state: State = self.game.new(seed=1, explicit=True)
        while self.decision == "stall":
            letter = letters[len(self.state.log)] if letters else self.legal[0][1]
            self.do("stall", letter)
        wanted = [self.horse(n) for n in drawn]
        while self.state.chance_kind == "two_year_old":
            free = [o for o, _ in self.state.outcomes()]
            self.state.settle(wanted.pop(0) if wanted else free[0])
        self.mark()

    # --- names ---------------------------------------------------------------------------------------

    def horse(self, name: str) -> int:
        """The number of a horse."""
        return self.names.index(name)

    def card(self, name: str) -> int:
        """The number of a card that can be owned: a horse, a company's key, `bond` or `jockey`."""
        if name == "bond":
            return st.BOND
        if name == "jockey":
            return st.JOCKEY
        if name in st.COMPANY_KEYS:
            return st.COMPANY + st.COMPANY_KEYS.index(name)
        return self.horse(name)

    def card_name(self, card: int) -> str:
        """The inverse of `card`."""
        if card < st.HORSES:
            return self.names[card]
        return (*st.COMPANY_KEYS, "bond", "jockey")[card - st.COMPANY]

    @staticmethod
    def seat(name: str) -> int:
        """The number of a stall's seat (letters in seating order), the bank or the pot."""
        return (
            {"bank": BANK, "pot": POT, "": NOBODY}[name]
            if name in ("bank", "pot", "")
            else "ABCDE".index(name)
        )

    @staticmethod
    def seat_name(party: int) -> str:
        """The inverse of `seat`."""
        return (
            {BANK: "bank", POT: "pot", NOBODY: ""}[party] if party in (BANK, POT, NOBODY) else "ABCDE"[party]
        )

    # --- arranging -----------------------------------------------------------------------------------

    @property
    def g(self) -> Any:
        """The record."""
        return self.state.record[0]

    @property
    def ed(self) -> Any:
        """The edition's record."""
        return self.game.edition.record[0]

    def money(self, seat: str, cash: int | None = None, debt: int | None = None) -> Scene:
        """Set a player's cash (taken from or given to the bank) and debt (a rung of the ladder)."""
        s = self.seat(seat)
        if cash is not None:
            self.g.cash[BANK] += self.g.cash[s] - cash
            self.g.cash[s] = cash
        if debt is not None:
            self.g.debt_step[s] = [int(d) for d in self.ed.debt[: self.ed.debt_steps + 1]].index(debt)
        return self._anew()

    def own(self, seat: str, *cards: str) -> Scene:
        """Give cards to a player, or back to the `bank`, without payment."""
        s = self.seat(seat)
        for name in cards:
            card = self.card(name)
            if card < st.BOND:
                self.g.owner[card] = NOBODY if s == BANK else s
            elif card == st.BOND:
                self.g.bonds[s] += 1
            else:
                self.g.jockey[s] += 1
        return self._anew()

    def only(self, seat: str, *cards: str) -> Scene:
        """Like `own`, after taking away everything that the player has."""
        s = self.seat(seat)
        for card in range(st.BOND):
            if self.g.owner[card] == s:
                self.g.owner[card] = NOBODY
        self.g.bonds[s] = 0
        self.g.jockey[s] = 0
        return self.own(seat, *cards)

    def wins(self, horse: str, n: int) -> Scene:
        """Mark wins on a horse."""
        self.g.wins[self.horse(horse)] = n
        return self._anew()

    def ban(self, *horses: str) -> Scene:
        """Put a start-ban on horses, without the card that goes with it."""
        for name in horses:
            self.g.ban[self.horse(name)] = 1
        return self._anew()

    def bankrupt(self, seat: str) -> Scene:
        """Take a player out of the game, cards to the bank, without any payment."""
        self.only(seat).money(seat, 0, 0)
        self.g.bankrupts += 1
        self.g.bankrupt[self.seat(seat)] = self.g.bankrupts
        return self

    def race(self, slot: int, code: str) -> Scene:
        """Put a race ("1" to "10", "X1" to "X8") into a slot."""
        self.g.race[slot] = [r.code for r in self.game.edition.model.races].index(code)
        return self

    def slot(self, slot: int, *, start: str | None = None) -> Scene:
        """Go to the entries for a slot, whose starting stall is `start` or as the rules have it."""
        self.g.sp = 0
        self.g.starter = starting_place(self.g, slot) if start is None else self.seat(start)
        return self.begin((step.CALL, slot))

    def begin(self, *steps: tuple[int, ...]) -> Scene:
        """Throw the agenda away and run these steps (code and arguments), the first one first."""
        self.g.sp = 0
        for code, *args in reversed(steps):
            then(self.g, code, *args)
        return self._run()

    def interval(self, after: int = 1, *, start: str = "A") -> Scene:
        """Go to step f after slot `after`; `start` begins. Then come the entries for the next slot."""
        self.g.slot = after
        self.g.result[after] = 1
        self.g.starter = self.seat(start)
        return self.begin((step.BUSINESS,), (step.CALL, after + 1))

    def settlement(self, slot: int = 1) -> Scene:
        """Go to step a of the settlement after `slot` as the record stands."""
        self.g.slot = slot
        return self.begin((step.PRIZES,))

    def field(
        self,
        *runners: tuple[Any, ...],
        slot: int = 2,
        start: str = "A",
        number: int = 1,
        riders: Sequence[str] = (),
    ) -> Scene:
        """A race under way: (stall, horse) or (stall, horse, square) in the order of play. The horses become
        the stalls' own; `riders` are ridden by their owner's star jockey. Decks are full; nothing has run
        yet: use `turn`, `round`, or `run`."""
        g = self.g
        g.slot = slot
        g.starter = self.seat(start)
        for s in range(g.seats):
            g.entry[s] = NOBODY
            g.ride[s] = NOBODY
        for r, (stall, name, *_) in enumerate(runners):
            s, h = self.seat(stall), self.horse(name)
            place_runner(g, r, h, s)
            if s != NOBODY:
                g.owner[h] = s
                g.entry[s, 0 if g.entry[s, 0] == NOBODY else 1] = h
            g.rode[r] = 1 if name in riders else 0
            if name in riders:
                g.jockey[s] = 1
                g.riding[s] = 1
                g.ride[s] = h
        g.entries_shown = 1
        for s in range(g.seats):
            g.bets_shown[s] = 1
        g.runners = g.running = len(runners)
        g.sp = 0
        start_race(g, self.ed)
        g.sp = 0
        for r, (_, _, *square) in enumerate(runners):
            if square:
                g.at[r] = square[0]
        g.round_no = number
        g.node = OVER
        return self.mark()

    def bet(self, seat: str, **markers: str) -> Scene:
        """Lay markers as already paid: `bet("A", m1000="red", m500="red")`."""
        for key, colour in markers.items():
            self.g.bet[self.seat(seat), MARKERS.index(int(key[1:]))] = st.COLOUR_NAMES.index(colour)
        return self

    def fresh(self) -> Scene:
        """Make up both piles again, without the cards that are kept."""
        shuffle_racing(self.g, self.ed)
        shuffle_chance(self.g, self.ed)
        return self

    # --- acting --------------------------------------------------------------------------------------

    def cards(self, racing: Sequence[str] = (), chance: Sequence[str] = ()) -> Scene:
        """Lay out the cards that come next."""
        self._racing += racing
        self._chance += chance
        return self

    def turn(
        self, horse: str, *, number: int | None = None, racing: Sequence[str] = (), chance: Sequence[str] = ()
    ) -> Scene:
        """One horse's turn in a race set up by `field`; every card laid out must be taken."""
        if number is not None:
            self.g.round_no = number
        self.cards(racing, chance)
        return self.begin((step.HORSE, self.runner(horse)))._spent()

    def round(
        self, number: int | None = None, *, racing: Sequence[str] = (), chance: Sequence[str] = ()
    ) -> Scene:
        """One round of all stalls; at its end the race goes on, is won or broken off, but no further round
        is played: `race_is_over` tells. Cards laid out must all be taken unless a question stops the run."""
        g = self.g
        if number is not None:
            g.round_no = number
        self.cards(racing, chance)
        g.sp = 0
        begin_round(g, self.ed)
        g.agenda[0] = g.agenda[1]
        g.sp = 1
        self._run()
        return self if self.decision else self._spent()

    def end_round(self) -> Scene:
        """What follows a round: the finish and settlement, broken off, or the next round with all that
        follows (so lay out cards)."""
        self.g.sp = 0
        end_round(self.g, self.ed)
        return self._run()

    def draw(self, horse: str, chance: str) -> Scene:
        """The horse's owner takes a chance card now."""
        self.cards(chance=[chance])
        return self.begin((step.TAKE_CHANCE, self.runner(horse)))

    def take(self, horse: str, racing: str, *, finish: bool = False, more: Sequence[str] = ()) -> Scene:
        """The horse takes a racing card now, in plain or finish context (and `more` if it comes to that)."""
        self.cards([racing, *more])
        return self.begin((step.TAKE_RACING, self.runner(horse), int(finish)))

    def do(self, family: str, *at: Any) -> Scene:
        """The player who is asked acts: `do("enter", "Rigel")`, `do("bet", 500, "red")`, `do("pass")`."""
        self.state.apply(self.action(family, *at))
        return self._lay()

    def until(self, decision: str, seat: str | None = None) -> Scene:
        """Whoever is asked says no, until this is asked (of this seat)."""
        while self.decision != decision or seat not in (None, self.actor):
            if self.decision is None:
                raise Waiting(f"{decision} is not asked")
            self.do("pass")
        return self

    def enters(self, **named: Sequence[str]) -> Scene:
        """The players enter what is named for their stalls, and nothing else; star jockeys stay at home."""
        left = {stall: list(horses) for stall, horses in named.items()}
        slot = int(self.g.slot)
        while self.decision in ("enter", "ride") and self.g.slot == slot:
            mine = left.get(self.actor or "", [])
            if self.decision == "enter" and mine:
                self.do("enter", mine.pop(0))
            else:
                self.do("pass")
        assert not any(left.values()), f"not entered: {left}"
        return self

    def can(self, family: str, *at: Any) -> bool:
        """Whether the player who is asked could act so."""
        return self.action(family, *at) in self.state.legal()

    def refused(self, family: str, *at: Any, seat: str | None = None) -> str:
        """The code that an illegal action gets; nothing may change."""
        before, log = self.state.snapshot(), list(self.state.log)
        try:
            self.state.apply(self.action(family, *at), None if seat is None else self.seat(seat))
        except Illegal as no:
            assert self.state.snapshot() == before
            assert self.state.log == log
            return no.code
        raise AssertionError("it was taken")

    def action(self, family: str, *at: Any) -> int:
        """An action's number from its readable places."""
        if family in ("enter", "ride", "first", "vote"):
            at = (self.horse(at[0]),)
        elif family in ("buy", "sell"):
            at = (self.card(at[0]),)
        elif family in ("offer_buy", "offer_sell"):
            at = (self.seat(at[0]), self.card(at[1]))
        elif family == "bet":
            at = (MARKERS.index(at[0]), st.COLOUR_NAMES.index(at[1]))
        elif family == "back":
            at = (st.COLOUR_NAMES.index(at[0]),)
        elif family == "price":
            at = (at[0] // int(self.ed.rounding) - 1,)
        elif family == "repay":
            at = (at[0] - 1,)
        elif family == "stall":
            at = ("ABCDE".index(at[0]),)
        return ACTIONS.find(family, *at)

    # --- looking -------------------------------------------------------------------------------------

    @property
    def actor(self) -> str | None:
        """The stall that is asked."""
        return None if self.state.actor is None else self.seat_name(self.state.actor)

    @property
    def decision(self) -> str | None:
        """What is asked."""
        return self.state.decision

    @property
    def legal(self) -> list[tuple[Any, ...]]:
        """The legal actions, readable: `("pass",)`, `("enter", "Rigel")`, `("bet", 500, "red")`."""
        return [self.readable(a) for a in self.state.legal()]

    def readable(self, action: int) -> tuple[Any, ...]:
        """An action in words, the inverse of `action`."""
        family, at = ACTIONS.describe(action)
        if family in ("enter", "ride", "first", "vote", "buy", "sell"):
            return family, self.card_name(at[0])
        if family in ("offer_buy", "offer_sell"):
            return family, self.seat_name(at[0]), self.card_name(at[1])
        if family == "bet":
            return family, MARKERS[at[0]], st.COLOUR_NAMES[at[1]]
        if family == "back":
            return family, st.COLOUR_NAMES[at[0]]
        if family == "price":
            return family, (at[0] + 1) * int(self.ed.rounding)
        if family == "repay":
            return family, at[0] + 1
        if family == "stall":
            return family, "ABCDE"[at[0]]
        return (family,)

    def runner(self, horse: str) -> int:
        """A horse's place in the order of play of the race."""
        return [int(h) for h in self.g.horse[: self.g.runners]].index(self.horse(horse))

    def square(self, horse: str) -> int:
        """The square a horse stands on; the lane's length if it is home."""
        return int(self.g.at[self.runner(horse)])

    def is_out(self, horse: str) -> bool:
        """Whether a horse has dropped out of the race."""
        return bool(self.g.out[self.runner(horse)])

    def is_held(self, horse: str) -> bool:
        """Whether a horse waits for others."""
        return bool(self.g.held[self.runner(horse)])

    @property
    def winner(self) -> str | None:
        """The horse that has crossed the line."""
        return None if self.g.winner == NOBODY else self.names[int(self.g.horse[self.g.winner])]

    @property
    def places(self) -> list[str]:
        """The horses by place, after the finish."""
        return [self.names[int(self.g.horse[r])] for r in self.g.place[: self.g.placed]]

    def cash(self, seat: str) -> int:
        """A party's cash in kronor."""
        return int(self.g.cash[self.seat(seat)])

    def debt(self, seat: str) -> int:
        """A player's debt in kronor."""
        return int(self.ed.debt[self.g.debt_step[self.seat(seat)]])

    def owner(self, card: str) -> str:
        """Who owns a horse or a company."""
        s = int(self.g.owner[self.card(card)])
        return "bank" if s == NOBODY else self.seat_name(s)

    def value(self, card: str) -> int:
        """The value on a card in kronor."""
        return int(value_of(self.g, self.ed, self.card(card)))

    def racing_taken(self, horse: str) -> int:
        """Racing cards a horse has taken in this race."""
        return int(self.g.cards[self.runner(horse), 0])

    def chance_taken(self, horse: str) -> int:
        """Chance cards a horse has taken in this race."""
        return int(self.g.cards[self.runner(horse), 1])

    def mark(self) -> Scene:
        """What is told from here on is what `told` and `paid` show."""
        self._mark = self.state.told
        return self

    def told(self, name: str | None = None) -> list[tuple[str, dict[str, int], str]]:
        """Events since the mark: name, fields, ledger id; of one name if given."""
        return [(n, f, rule) for _, n, f, rule in self.state.events(self._mark) if name in (None, n)]

    def paid(self) -> list[tuple[str, str, int, str]]:
        """Payments since the mark: payer, receiver, kronor, ledger id."""
        return [
            (self.seat_name(f["source"]), self.seat_name(f["target"]), f["amount"], rule)
            for _, f, rule in self.told("PAY")
        ]

    def steps(self) -> str:
        """The checklist steps a-j told since the mark, as letters."""
        return "".join("abcdefghij"[f["step"]] for _, f, _ in self.told("STEP"))

    def view(self, seat: str | None) -> dict[str, Any]:
        """What a player (None: a stranger) is shown, as the client reads it."""
        viewer = None if seat is None else self.seat(seat)
        return present(self.state.view(viewer), self.game, viewer)

    # --- inside --------------------------------------------------------------------------------------

    def _anew(self) -> Scene:
        # What can be answered to the question that stands may have changed.
        self.state._recount()
        return self

    def _run(self) -> Scene:
        self.g.node = RUN
        self.state._count = MODULE.run(self.g, self.ed, self.state._buffer)
        self.state._collect()
        return self._lay()

    def _lay(self) -> Scene:
        while self.state.node == "chance":
            kind = self.state.chance_kind
            if kind == "racing_card" and self._racing:
                self.state.settle(self.racing_ids.index(self._racing.pop(0)))
            elif kind == "chance_card" and self._chance:
                self.state.settle(self.chance_ids.index(self._chance.pop(0)))
            else:
                break
        return self

    def _spent(self) -> Scene:
        if self.state.node == "chance":
            raise Waiting(f"a {self.state.chance_kind} is to be taken and none is laid out")
        if self._racing or self._chance:
            raise Waiting(f"cards were not taken: {self._racing} {self._chance}")
        return self
