// What lies on the table at this moment. Events change it one after another, at a pace that people can
// follow; at the end of each batch it is set to the view that the server sent with it. No rules: an
// event says what happened, and where a guess between two views would be wrong the next view mends it.

import { tick } from 'svelte';
import { COLOURS, type Content } from './content';
import { LogLines } from './loglines.svelte';
import { BANK } from './names';
import type { Ask, Deck, GameEvent, Runner, Stable, View, Waiting } from './protocol';
import { settings } from './settings.svelte';
import { play as sound } from './sound';

export interface Batch {
  events: GameEvent[];
  view: View;
  ask: Ask | null;
  waiting: Waiting | null;
}

export interface CardShown {
  key: number;
  deck: 'racing' | 'chance';
  kind: number;
  horse: number;
  seat: number;
  /** 0 nothing, 1 acts, 2 the star jockey prevents it. */
  effect: number;
  finish: boolean;
}

export interface Flight {
  key: number;
  source: number;
  target: number;
  amount: number;
}

export interface Bubble {
  key: number;
  horse: number;
  sign: 'ahead' | 'back' | 'stands' | 'held' | 'free' | 'out' | 'home';
  squares: number;
}

export interface Photo {
  slot: number;
  race: number;
  rows: { place: number; horse: number; left: number; prize: number; seat: number | null }[];
  odds: number;
  colour: number;
  second: number;
  tote: { seat: number; amount: number }[];
}

export interface Banner {
  key: number;
  event: GameEvent;
}

const PACE = { calm: 1, brisk: 0.5, instant: 0 } as const;
const SQUARE_MS = 140;
const STEP_TOTE = 1;

/** Fields of an event that may be missing from the union's other members. */
type Any = GameEvent & Record<string, any>;

export class Display {
  view = $state<View | null>(null);
  ask = $state.raw<Ask | null>(null);
  waiting = $state.raw<Waiting | null>(null);
  log = new LogLines();
  card = $state.raw<CardShown | null>(null);
  flights = $state.raw<Flight[]>([]);
  bubbles = $state.raw<Bubble[]>([]);
  photo = $state.raw<Photo | null>(null);
  banner = $state.raw<Banner | null>(null);
  /** The event that the caption tells. */
  latest = $state.raw<GameEvent | null>(null);
  /** Whose horses move or whose business it is. */
  turn = $state<number | null>(null);
  busy = $state(false);
  /** A horse is on its way over the line: everything is slower for a second. */
  slow = $state(false);
  /** The horse that moved last. */
  moved = $state<number | null>(null);
  /** Duration of one square for the movement's transition, milliseconds. */
  squareMs = $state(SQUARE_MS);

  private queue: Batch[] = [];
  private running = false;
  private key = 0;
  private release: (() => void) | null = null;
  private skipAll = false;
  private skipThis = false;
  private stopped = false;
  /** The result of the race, while its events come in. */
  private developing: Photo | null = null;

  constructor(public content: Content) {}

  /** Shows a state at once, with everything that has happened so far in the log. */
  load(batch: Batch): void {
    this.queue = [];
    this.skip();
    this.log.clear();
    for (const event of batch.events) this.log.add(event);
    this.latest = batch.events[batch.events.length - 1] ?? null;
    this.settle(batch);
  }

  /** Queues what happened next. */
  feed(batch: Batch): void {
    this.queue.push(batch);
    if (!this.running) void this.run();
  }

  /** Another answer to the same state (a refusal): nothing happened, but the question may be new. */
  correct(batch: Batch): void {
    if (this.running) this.queue.push(batch);
    else this.settle(batch);
  }

  /** Ends the showing of the present event. */
  next(): void {
    this.skipThis = true;
    this.release?.();
  }

  /** Ends everything that is being shown, up to the next question. */
  skip(): void {
    this.skipAll = true;
    this.release?.();
  }

  stop(): void {
    this.stopped = true;
    this.queue = [];
    this.release?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.skipAll = false;
    let batch: Batch | undefined;
    while ((batch = this.queue.shift()) && !this.stopped) {
      this.ask = null;
      this.waiting = null;
      this.busy = batch.events.length > 0;
      for (let i = 0; i < batch.events.length && !this.stopped; i += 1) {
        const event = batch.events[i];
        this.skipThis = false;
        this.log.add(event);
        if (event.name !== 'PAY' && event.name !== 'WORTH') this.latest = event;
        await this.play(event as Any, batch.events, i);
      }
      this.settle(batch);
      await tick();
    }
    this.running = false;
    this.busy = false;
    this.skipAll = false;
  }

  private settle(batch: Batch): void {
    this.view = structuredClone(batch.view);
    this.ask = batch.ask;
    this.waiting = batch.waiting;
    if (this.view.step !== 10) this.turn = null;
    this.card = null;
    this.slow = false;
    this.banner = null;
    if (!this.queue.length) this.busy = false;
  }

  private pace(): number {
    if (this.skipAll || this.skipThis || settings.still || document.hidden) return 0;
    const behind = this.queue.length;
    return PACE[settings.speed] * (behind > 8 ? 0.2 : behind > 3 ? 0.5 : 1);
  }

  private pause(ms: number): Promise<void> {
    const time = ms * this.pace();
    if (time < 4) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.release = null;
        resolve();
      };
      const timer = setTimeout(done, time);
      this.release = done;
    });
  }

  private seat(seat: number): Stable | undefined {
    return this.view?.seats[seat];
  }

  private runner(horse: number): Runner | undefined {
    return this.view?.runners.find((runner) => runner.horse === horse);
  }

  private bubble(horse: number, sign: Bubble['sign'], squares = 0): void {
    this.key += 1;
    const bubble = { key: this.key, horse, sign, squares };
    this.bubbles = [...this.bubbles.filter((b) => b.horse !== horse), bubble];
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((b) => b !== bubble);
    }, 1500);
  }

  /** Called by the flight itself when it has landed. */
  landed(key: number): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }

  private async show(event: GameEvent, ms: number): Promise<void> {
    if (this.pace() > 0) {
      this.key += 1;
      this.banner = { key: this.key, event };
      await this.pause(ms);
      this.banner = null;
    }
  }

  private async play(event: Any, batch: GameEvent[], i: number): Promise<void> {
    const view = this.view;
    if (!view) return;
    const follower = batch[i + 1]?.name;
    switch (event.name) {
      case 'PAY':
        return this.pay(event, follower === 'PAY');
      case 'STALL': {
        const seat = this.seat(event.seat);
        if (seat) seat.stall = String.fromCharCode(65 + event.letter);
        return this.pause(250);
      }
      case 'HORSE_DRAWN':
      case 'WON_HORSE':
        this.own(event.horse, event.seat);
        sound('card');
        return this.pause(600);
      case 'LOAN':
      case 'REPAID': {
        const seat = this.seat(event.seat);
        if (seat) seat.debt = event.after;
        sound('peg');
        return this.pause(450);
      }
      case 'STEP':
        view.step = event.step;
        view.slot = event.slot;
        this.turn = null;
        if (event.step > 3) this.photo = null;
        return this.pause(300);
      case 'RACE_CALLED':
        view.slot = event.slot;
        view.starter = event.seat;
        view.runners = [];
        for (const seat of view.seats) Object.assign(seat, { entries: [], ride: null, bets: null });
        this.photo = null;
        return this.show(event, 1500);
      case 'ENTERED': {
        const seat = this.seat(event.seat);
        if (seat && !seat.entries?.includes(event.horse)) seat.entries = [...(seat.entries ?? []), event.horse];
        sound('hoof');
        return this.pause(600);
      }
      case 'RIDES': {
        const seat = this.seat(event.seat);
        if (seat) seat.ride = event.horse;
        return this.pause(500);
      }
      case 'CANCELLED':
      case 'BROKEN_OFF': {
        const slot = view.slots.find((s) => s.slot === event.slot);
        if (slot) slot.result = event.name === 'CANCELLED' ? 'cancelled' : 'broken_off';
        sound('groan');
        return this.show(event, 1900);
      }
      case 'INSURED': {
        const seat = this.seat(event.seat);
        if (seat && event.horse < 0) seat.insured = true;
        else seat?.insured_horses.push(event.horse);
        return this.pause(350);
      }
      case 'BET': {
        const seat = this.seat(event.seat);
        if (seat) {
          const bets = [...(seat.bets ?? [null, null, null, null])];
          bets[event.marker] = event.colour;
          seat.bets = bets;
        }
        sound('peg');
        return this.pause(160);
      }
      case 'TIP':
        this.seat(event.seat)?.tips.push(event.colour);
        sound('peg');
        return this.pause(500);
      case 'RACE_STARTS':
        return this.start(event);
      case 'ROUND':
        view.round = event.round;
        view.column = event.column;
        sound('peg');
        return this.pause(380);
      case 'TURN':
        this.turn = event.seat;
        return this.pause(120);
      case 'BUSINESS_TURN':
        this.turn = event.seat;
        return this.pause(350);
      case 'MOVES':
        return this.move(event, follower === 'HOME');
      case 'STANDS_OVER':
      case 'STAYS':
        this.bubble(event.horse, 'stands');
        return this.pause(550);
      case 'STILL_HELD':
      case 'HELD': {
        this.bubble(event.horse, 'held');
        const runner = this.runner(event.horse);
        if (runner) runner.held = true;
        return this.pause(600);
      }
      case 'FREED': {
        this.bubble(event.horse, 'free');
        const runner = this.runner(event.horse);
        if (runner) runner.held = false;
        return this.pause(400);
      }
      case 'RACING_CARD':
        return this.draw('racing', event.racing_card, event.horse, -1, event.effect, event.context === 1);
      case 'CHANCE_CARD':
        return this.draw('chance', event.chance_card, event.horse, event.seat, 1, false);
      case 'RESHUFFLED': {
        const deck: Deck = event.deck === 0 ? view.decks.racing : view.decks.chance;
        deck.pile += deck.discard;
        deck.discard = 0;
        sound('card');
        return this.pause(500);
      }
      case 'DROPS_OUT': {
        const runner = this.runner(event.horse);
        if (runner) runner.out = true;
        view.standing = view.standing.filter((horse) => horse !== event.horse);
        this.bubble(event.horse, 'out');
        sound('groan');
        return this.pause(1100);
      }
      case 'HORSE_LOST':
      case 'RETURNED':
        this.own(event.name === 'RETURNED' ? event.card : event.horse, null);
        return this.pause(500);
      case 'HOME':
        this.slow = true;
        this.bubble(event.horse, 'home');
        sound('cheer');
        await this.pause(1000);
        this.slow = false;
        return;
      case 'PLACED':
        this.place(event);
        return;
      case 'ODDS':
        return this.develop(event, batch.slice(i + 1));
      case 'WIN_MARKED': {
        const horse = view.horses[event.horse];
        if (horse) horse.wins = event.wins;
        sound('peg');
        return this.pause(300);
      }
      case 'BOUGHT':
        this.own(event.card, event.seat);
        return this.pause(750);
      case 'SOLD':
        this.own(event.card, null);
        return this.pause(750);
      case 'DEAL':
        this.own(event.card, event.buyer);
        return this.pause(900);
      case 'COLD': {
        const horse = view.horses[event.horse];
        if (horse) horse.banned = true;
        return this.pause(450);
      }
      case 'BAN_ENDS': {
        const horse = view.horses[event.horse];
        if (horse) horse.banned = false;
        return;
      }
      case 'FORCED_SALE':
      case 'DECLINED':
      case 'OFFER_TO_BUY':
      case 'OFFER_TO_SELL':
        return this.pause(900);
      case 'BANKRUPT':
        sound('groan');
        return this.show(event, 2400);
      case 'GAME_ENDS':
        this.photo = null;
        sound('bell');
        return this.show(event, 2000);
      default:
        return this.pause(240);
    }
  }

  private own(card: number, owner: number | null): void {
    const view = this.view;
    if (!view) return;
    for (const seat of view.seats) {
      seat.horses = seat.horses.filter((held) => held !== card);
      seat.companies = seat.companies.filter((held) => held !== card);
    }
    const seat = owner === null ? undefined : this.seat(owner);
    if (card < 20) {
      const horse = view.horses[card];
      if (horse) horse.owner = owner;
      seat?.horses.push(card);
    } else if (card < 26) seat?.companies.push(card);
    // Bonds and star jockeys are all alike: the next view says who holds how many.
  }

  private async pay(event: Any, more: boolean): Promise<void> {
    const { source, target, amount } = event;
    for (const [party, sum] of [
      [source, -amount],
      [target, amount],
    ]) {
      const seat = this.seat(party);
      if (seat && seat.cash !== null) seat.cash += sum;
    }
    if (this.pace() > 0) {
      this.key += 1;
      this.flights = [
        ...this.flights,
        { key: this.key, source: source < 0 ? BANK : source, target: target < 0 ? BANK : target, amount },
      ];
    }
    sound('coin');
    await this.pause(more ? 260 : 620);
  }

  private async start(event: Any): Promise<void> {
    const view = this.view;
    if (!view) return;
    view.slot = event.slot;
    view.step = 10;
    view.round = 0;
    view.column = event.column;
    const n = view.seats.length;
    const order = view.seats
      .map((_, i) => (view.starter + i) % n)
      .flatMap((seat) => (view.seats[seat].entries ?? []).map((horse) => ({ horse, seat })));
    if (order.length) {
      view.runners = order.map(({ horse, seat }, runner) => ({
        runner,
        horse,
        stable: seat,
        at: 0,
        left: this.length(horse),
        progress: 0,
        out: false,
        stands: 0,
        held: false,
        steady: false,
        jockey: view.seats[seat].ride === horse,
        leads: false,
      }));
      view.standing = order.map(({ horse }) => horse);
    }
    this.refill(view.decks.racing);
    this.refill(view.decks.chance);
    sound('bell');
    await this.show(event, 1600);
  }

  private refill(deck: Deck): void {
    deck.pile += deck.discard;
    deck.discard = 0;
  }

  private lane(horse: number) {
    return this.content.lanes[this.content.horses[horse].age - 2];
  }

  private length(horse: number): number {
    return this.lane(horse).length;
  }

  private async move(event: Any, home: boolean): Promise<void> {
    const view = this.view;
    const runner = this.runner(event.horse);
    if (!view || !runner) return;
    const { from, to } = event;
    view.mover = event.horse;
    this.moved = event.horse;
    if (event.cause === 1) this.bubble(event.horse, to < from ? 'back' : 'ahead', Math.abs(to - from));
    const step = to < from ? -1 : 1;
    const last = Math.min(to, runner.left + runner.at);
    for (let at = from; at !== last && Math.abs(at - from) < 60; ) {
      at += step;
      const pace = this.pace();
      if (pace === 0) {
        this.squareMs = 0;
        runner.at = last;
        break;
      }
      const near = home && at === last ? 3.2 : home && last - at < 2 ? 1.8 : at === last ? 1.35 : 1;
      this.squareMs = SQUARE_MS * near * pace;
      runner.at = at;
      sound('hoof');
      await this.pause(SQUARE_MS * near);
    }
    runner.at = last;
    runner.left = Math.max(0, this.length(event.horse) - last);
    const scale = this.lane(event.horse).progress.apex;
    runner.progress = scale[Math.min(last, scale.length - 1)] ?? 0;
    this.rank();
    await this.pause(90);
  }

  private rank(): void {
    const view = this.view;
    if (!view) return;
    const running = view.runners.filter((runner) => !runner.out);
    const best = Math.max(...running.map((runner) => runner.progress));
    for (const runner of view.runners) runner.leads = !runner.out && runner.progress === best && best > 0;
    view.standing = [...running]
      .sort((a, b) => b.progress - a.progress || a.runner - b.runner)
      .map((runner) => runner.horse);
  }

  private async draw(
    name: 'racing' | 'chance',
    kind: number,
    horse: number,
    seat: number,
    effect: number,
    finish: boolean,
  ): Promise<void> {
    const deck = this.view?.decks[name];
    if (deck && deck.pile > 0) {
      deck.pile -= 1;
      deck.discard += 1;
    }
    sound('card');
    if (this.pace() === 0) return;
    this.key += 1;
    this.card = { key: this.key, deck: name, kind, horse, seat, effect, finish };
    await this.pause(name === 'chance' ? 2500 : effect === 1 ? 1700 : 1300);
    this.card = null;
    await this.pause(120);
  }

  private place(event: Any): void {
    const view = this.view;
    if (!view) return;
    if (event.place === 1 || !this.developing) {
      const slot = view.slots.find((s) => s.slot === view.slot);
      this.developing = {
        slot: view.slot,
        race: slot?.race ?? view.slot - 1,
        rows: [],
        odds: 0,
        colour: -1,
        second: -1,
        tote: [],
      };
    }
    this.developing.rows.push({
      place: event.place,
      horse: event.horse,
      left: event.left,
      prize: event.prize,
      seat: this.runner(event.horse)?.stable ?? view.horses[event.horse]?.owner ?? null,
    });
  }

  private async develop(event: Any, rest: GameEvent[]): Promise<void> {
    const photo = this.developing;
    this.developing = null;
    if (!photo) return;
    photo.odds = event.odds;
    photo.colour = event.colour;
    photo.second = event.horse;
    const won = new Map<number, number>();
    let tote = false;
    for (const later of rest) {
      if (later.name === 'STEP') tote = later.step === STEP_TOTE;
      else if (tote && later.name === 'PAY') won.set(later.target, (won.get(later.target) ?? 0) + later.amount);
    }
    photo.tote = [...won].map(([seat, amount]) => ({ seat, amount }));
    const slot = this.view?.slots.find((s) => s.slot === photo.slot);
    if (slot) Object.assign(slot, { result: 'run', victor: photo.rows[0]?.horse ?? null });
    this.photo = photo;
    await this.pause(4200);
  }
}

export const colourKey = (colour: number) => COLOURS[colour] ?? 'white';
