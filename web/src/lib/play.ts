// Starting tables.

import { api } from './api';
import type { NewTable } from './protocol';
import { router } from './route.svelte';
import { settings } from './settings.svelte';
import { keepMade } from './tables';

const BOT_NAMES = ['Greta', 'Nils', 'Hanna', 'Otto', 'Wilma', 'Folke', 'Ebba', 'Anton', 'Signe', 'Bruno'];

/** Names for bots, different ones, none of them in `taken`. */
export function botNames(count: number, taken: string[] = []): string[] {
  const free = BOT_NAMES.filter((name) => !taken.includes(name));
  for (let i = free.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1));
    [free[i], free[j]] = [free[j], free[i]];
  }
  return free.slice(0, count);
}

/** Makes a table and goes to it. */
export async function openTable(wish: NewTable): Promise<void> {
  const made = await api.create({ ...wish, language: settings.language });
  const known = keepMade(made, wish);
  const token = Object.values(known.mine)[0] ?? made.spectator;
  router.go(`/t/${made.table}#${token}`);
}

/** A person against three bots, all at their defaults. */
export function quickWish(bots: string[]): NewTable {
  const level = bots.includes('steady') ? 'steady' : (bots[0] ?? 'random');
  return {
    game: 'jagersro',
    seats: [
      { kind: 'human', name: settings.name || undefined },
      ...botNames(3, [settings.name]).map((name) => ({ kind: 'bot' as const, name, bot: level })),
    ],
  };
}
