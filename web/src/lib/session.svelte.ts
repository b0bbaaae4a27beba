// One table as this device plays it: a connection for each of its seats, the one that is looked at, and
// the display that it feeds.

import { api, Refusal } from './api';
import type { Content } from './content';
import { Display, type Batch } from './display.svelte';
import type { Names } from './names';
import type { Ask, GameEvent, Seat, ServerMessage, TableInfo, View, Waiting } from './protocol';
import { Live, type LinkState } from './socket';
import { play as sound } from './sound';
import { keepJoined, knownTable } from './tables';

interface Viewer {
  token: string;
  seat: number | null;
  live: Live;
  events: GameEvent[];
  view: View | null;
  ask: Ask | null;
  waiting: Waiting | null;
}

export interface Trouble {
  code: string;
  rule: string | null;
}

/** Decisions whose answer the other people at this device should not see. */
function secret(decision: string, options: Record<string, string>): boolean {
  if (options.cash_visible === 'own_only') return true;
  if (decision === 'bet') return options.bets_hidden !== 'open';
  if (decision === 'enter' || decision === 'ride') return options.entries_order === 'hidden';
  return false;
}

export class Session {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<Seat[]>([]);
  content = $state.raw<Content | null>(null);
  display = $state.raw<Display | null>(null);
  link = $state<LinkState>('connecting');
  retryAt = $state<number | null>(null);
  /** The seat that is looked at; null for a spectator. */
  seat = $state<number | null>(null);
  /** Seats played at this device. */
  local = $state.raw<number[]>([]);
  /** The seat that the device has to be passed to before its question is shown. */
  curtain = $state<number | null>(null);
  /** A move is on its way. */
  sending = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** Why there is no table at all: a code of the server, or `offline`. */
  failure = $state<string | null>(null);
  nudged = $state<{ by: number; at: number } | null>(null);

  private viewers: Viewer[] = [];
  private active: Viewer | null = null;
  /** Answers given in advance, by the decision they are for. */
  private plan: { decision: string; choose: (ask: Ask) => number | null } | null = null;

  constructor(
    readonly table: string,
    token: string | null,
  ) {
    const known = knownTable(table);
    const tokens = new Set(Object.values(known?.mine ?? {}));
    if (token && token !== known?.spectator) tokens.add(token);
    const watch = tokens.size === 0 ? (token ?? known?.spectator) : null;
    if (watch) tokens.add(watch);
    if (tokens.size === 0) this.failure = 'no_token';
    for (const one of tokens) this.open(one);
  }

  private open(token: string): void {
    const viewer: Viewer = { token, seat: null, events: [], view: null, ask: null, waiting: null } as never;
    viewer.live = new Live(this.table, token, {
      message: (message) => void this.receive(viewer, message),
      state: (state, retryAt) => {
        if (viewer !== this.active && this.active) return;
        this.link = state;
        this.retryAt = retryAt;
      },
    });
    this.viewers.push(viewer);
  }

  get names(): Names | null {
    if (!this.content) return null;
    return {
      content: this.content,
      seats: this.seats,
      stalls: this.display?.view?.seats.map((seat) => seat.stall) ?? [],
    };
  }

  private batch(viewer: Viewer, events: GameEvent[]): Batch {
    return { events, view: viewer.view as View, ask: viewer.ask, waiting: viewer.waiting };
  }

  private async receive(viewer: Viewer, message: ServerMessage): Promise<void> {
    switch (message.type) {
      case 'welcome':
        return this.welcome(viewer, message);
      case 'update':
        viewer.events.push(...message.events);
        Object.assign(viewer, { view: message.view, ask: message.ask, waiting: message.waiting });
        if (viewer === this.active) {
          this.trouble = null;
          this.display?.feed(this.batch(viewer, message.events));
        }
        break;
      case 'refused':
        this.sending = false;
        this.plan = null;
        if (viewer === this.active) {
          // A question that went by while the answer was under way is no mistake of anybody's.
          if (message.code !== 'stale') this.trouble = { code: message.code, rule: message.rule };
          Object.assign(viewer, { view: message.view, ask: message.ask, waiting: message.waiting });
          this.display?.correct(this.batch(viewer, []));
        }
        break;
      case 'ack':
        this.sending = false;
        break;
      case 'presence':
        this.seats = message.seats;
        break;
      case 'nudged':
        if (this.local.includes(message.seat)) {
          this.nudged = { by: message.by, at: Date.now() };
          sound('knock');
        }
        break;
      case 'error':
        this.sending = false;
        if (message.code === 'no_table' || message.code === 'token') this.failure = message.code;
        else if (message.code !== 'late') this.trouble = { code: message.code, rule: null };
        break;
    }
  }

  private async welcome(viewer: Viewer, message: Extract<ServerMessage, { type: 'welcome' }>): Promise<void> {
    const fresh = viewer.events.length ? message.events.slice(viewer.events.length) : null;
    viewer.seat = message.seat;
    viewer.events = [...message.events];
    Object.assign(viewer, { view: message.view, ask: message.ask, waiting: message.waiting });
    this.info = message.table;
    this.seats = message.seats;
    this.sending = false;
    keepJoined(this.table, message.table.game, message.seat, viewer.token);
    this.local = this.viewers
      .map((other) => other.seat)
      .filter((seat): seat is number => seat !== null)
      .sort((a, b) => a - b);
    if (!this.content) {
      try {
        this.content = await api.content(message.table.game, message.table.edition);
      } catch (error) {
        this.failure = error instanceof Refusal ? error.code : 'offline';
        return;
      }
    }
    this.display ??= new Display(this.content);
    if (!this.active) this.look(viewer, message.events.length < 16 && viewer.view?.slot === 1);
    else if (viewer === this.active) {
      // What happened while the connection was lost is shown too, unless it is a whole lot.
      if (fresh && fresh.length <= 60) this.display.feed(this.batch(viewer, fresh));
      else this.display.load(this.batch(viewer, viewer.events));
    }
  }

  /** Looks at the table with the eyes of a viewer. */
  private look(viewer: Viewer, _opening = false): void {
    this.active = viewer;
    this.seat = viewer.seat;
    this.link = 'open';
    this.display?.load(this.batch(viewer, viewer.events));
  }

  /**
   * To be called whenever the display has settled: answers a question that was answered in advance, or
   * turns to another seat of this device that is asked.
   */
  settled(): void {
    const display = this.display;
    if (!display || display.busy || !this.active) return;
    const ask = display.ask;
    if (ask && this.plan) {
      const action = this.plan.decision === ask.decision ? this.plan.choose(ask) : null;
      if (action === null) this.plan = null;
      else this.send(ask, action);
      return;
    }
    if (ask) return;
    this.plan = null;
    const seat = display.waiting?.seat;
    if (seat === undefined || seat === this.seat || !this.local.includes(seat)) return;
    const other = this.viewers.find((viewer) => viewer.seat === seat);
    if (!other?.ask) return;
    if (secret(other.ask.decision, this.info?.options ?? {})) this.curtain = seat;
    else this.look(other);
  }

  /** The device has been passed on. */
  raise(): void {
    const seat = this.curtain;
    this.curtain = null;
    this.turnTo(seat);
  }

  /** Looks at the table from another seat of this device. */
  turnTo(seat: number | null): void {
    const other = this.viewers.find((viewer) => viewer.seat === seat);
    if (other) this.look(other);
  }

  private send(ask: Ask, action: number): void {
    this.sending = true;
    this.trouble = null;
    this.active?.live.move(ask.id, action);
  }

  /** Answers the question that is shown; ignored if it is not open any more or the action not legal. */
  act(action: number): void {
    const ask = this.display?.ask;
    if (!ask || this.sending || this.link !== 'open') return;
    if (!ask.legal.some((legal) => legal.action === action)) return;
    this.send(ask, action);
  }

  /** Answers this and the following questions of the same decision, as long as `choose` knows how. */
  actAll(decision: string, choose: (ask: Ask) => number | null): void {
    this.plan = { decision, choose };
    this.settled();
  }

  hurry(): void {
    this.active?.live.send({ type: 'hurry' });
  }

  nudge(seat: number): void {
    this.active?.live.send({ type: 'nudge', seat });
  }

  again(): void {
    for (const viewer of this.viewers) viewer.live.again();
  }

  close(): void {
    this.display?.stop();
    for (const viewer of this.viewers) viewer.live.close();
  }
}
