// The tables that this device knows, with the tokens of its seats. Kept in the browser only.

import type { NewTable, TableLinks } from './protocol';
import { recall, remember } from './settings.svelte';

const KEY = 'homestretch.tables';
const LIMIT = 40;

export interface KnownTable {
  table: string;
  game: string;
  /** Tokens of the seats played here, by seat. */
  mine: Record<string, string>;
  /** Tokens of seats that others were invited to, by seat; only where the table was made here. */
  links: Record<string, string>;
  spectator: string | null;
  /** How the table was made, for "play again". */
  wish: NewTable | null;
  touched: number;
}

export function knownTables(): KnownTable[] {
  return recall<KnownTable[]>(KEY, []).sort((a, b) => b.touched - a.touched);
}

export function knownTable(table: string): KnownTable | null {
  return knownTables().find((known) => known.table === table) ?? null;
}

function keep(known: KnownTable): void {
  const others = knownTables().filter((other) => other.table !== known.table);
  remember(KEY, [{ ...known, touched: Date.now() }, ...others].slice(0, LIMIT));
}

/** Keeps a table that was made here. Seats of kind `human` are played on this device. */
export function keepMade(links: TableLinks, wish: NewTable): KnownTable {
  const known: KnownTable = {
    table: links.table,
    game: wish.game ?? 'jagersro',
    mine: {},
    links: {},
    spectator: links.spectator ?? '',
    wish,
    touched: Date.now(),
  };
  for (const { seat, token } of links.seats) {
    if (!token) continue;
    if (wish.seats[seat].kind === 'human') known.mine[seat] = token;
    else known.links[seat] = token;
  }
  keep(known);
  return known;
}

/** Keeps a seat (or, with null, the spectator's place) that a link led to. */
export function keepJoined(table: string, game: string, seat: number | null, token: string): void {
  const known = knownTable(table) ?? {
    table,
    game,
    mine: {},
    links: {},
    spectator: null,
    wish: null,
    touched: 0,
  };
  if (seat === null) known.spectator = token;
  else known.mine[seat] = token;
  keep(known);
}

export function forget(table: string): void {
  remember(
    KEY,
    knownTables().filter((known) => known.table !== table),
  );
}

/** The table and token of a seat link, or null if the text is none. */
export function readLink(text: string): { table: string; token: string } | null {
  const match = /\/t\/([A-Za-z0-9_-]+)#([A-Za-z0-9_.~-]+)\s*$/.exec(text.trim());
  return match ? { table: match[1], token: match[2] } : null;
}

export const seatLink = (origin: string, table: string, token: string) =>
  `${origin}/t/${table}#${token}`;
