// The log: events grouped by race and, within it, by step or round and turn.

import type { EventFields, GameEvent } from './protocol';

export interface LogGroup {
  key: string;
  kind: 'setup' | 'call' | 'step' | 'round' | 'turn' | 'end';
  /** Step of the checklist, round, or seat whose turn it is. */
  of: number;
  lines: GameEvent[];
}

export interface LogRace {
  slot: number;
  race: number;
  groups: LogGroup[];
}

/** Events that head a group instead of being a line of their own. */
const HEADINGS = new Set(['STEP', 'ROUND', 'TURN', 'BUSINESS_TURN']);
/** Events whose own line names the sum, so that the payment behind them needs none. */
const PAID = new Set(['BOUGHT', 'SOLD', 'DEAL', 'LOAN', 'REPAID']);
/** Events that say nothing a reader wants to see again. */
const SILENT = new Set(['WORTH']);

export class LogLines {
  races = $state<LogRace[]>([{ slot: 0, race: -1, groups: [] }]);
  count = $state(0);
  private key = 0;

  clear(): void {
    this.races = [{ slot: 0, race: -1, groups: [] }];
    this.count = 0;
  }

  private head(kind: LogGroup['kind'], of: number): LogGroup {
    const race = this.races[this.races.length - 1];
    const last = race.groups[race.groups.length - 1];
    this.key += 1;
    const group: LogGroup = { key: `g${this.key}`, kind, of, lines: [] };
    // A heading under which nothing happened gives way to the next one, unless that is a part of it.
    if (last && last.lines.length === 0 && (kind !== 'turn' || last.kind === 'turn')) race.groups[race.groups.length - 1] = group;
    else race.groups.push(group);
    return race.groups[race.groups.length - 1];
  }

  add(event: GameEvent): void {
    this.count += 1;
    if (SILENT.has(event.name)) return;
    if (event.name === 'RACE_CALLED') {
      const { slot, race } = event as EventFields['RACE_CALLED'];
      // The interval before a race is told with that race.
      const last = this.races[this.races.length - 1];
      if (last.slot !== slot) this.races.push({ slot, race, groups: [] });
      else last.race = race;
      this.head('call', slot);
    } else if (event.name === 'STEP') {
      this.head('step', event.step);
      return;
    } else if (event.name === 'ROUND') {
      this.head('round', event.round);
      return;
    } else if (event.name === 'TURN' || event.name === 'BUSINESS_TURN') {
      this.head('turn', event.seat);
      return;
    } else if (event.name === 'GAME_ENDS') {
      this.head('end', 0);
    } else if (event.name === 'PLACED' && event.place === 1) {
      this.head('step', 11);
    }
    if (HEADINGS.has(event.name)) return;
    const race = this.races[this.races.length - 1];
    const group = race.groups[race.groups.length - 1] ?? this.head('setup', 0);
    if (event.name === 'PAY') {
      const last = group.lines[group.lines.length - 1];
      if (last && PAID.has(last.name)) {
        const sum = 'price' in last ? last.price : 'after' in last ? Math.abs(last.after - last.before) : -1;
        if (sum === event.amount) return;
      }
    }
    group.lines.push(event);
  }
}
