// Which things on the table are answers to the question: clicking one does what its button does. The server
// says what is legal; here it is only laid out on horses, discs, windows and pegs.

import { HORSES, colourOf, type Content } from './content';
import type { Ask, Legal, View } from './protocol';

export interface Targets {
  /** Horses that stand on the track. */
  track: Map<number, Legal>;
  /** Horses on the board of winners. */
  discs: Map<number, Legal>;
  /** Colours of the viewer's own totalisator windows. */
  windows: Map<number, Legal>;
  /** Debts, in kronor, on the viewer's row of the loan board. */
  ladder: Map<number, Legal>;
  /** Cards in the viewer's hand. */
  hand: Map<number, Legal>;
}

export function targets(content: Content, view: View, ask: Ask | null): Targets {
  const out: Targets = { track: new Map(), discs: new Map(), windows: new Map(), ladder: new Map(), hand: new Map() };
  if (!ask) return out;
  const me = view.seats[ask.seat];
  const standing = view.runners.length
    ? view.runners.filter((runner) => !runner.out).map((runner) => runner.horse)
    : view.seats.flatMap((seat) => seat.entries ?? []);
  const debts = [0, ...content.ladder.map((step) => step.debt)];
  const rung = debts.indexOf(me.debt);
  const first = (map: Map<number, Legal>, key: number | undefined, legal: Legal) => {
    if (key !== undefined && !map.has(key)) map.set(key, legal);
  };
  for (const legal of ask.legal) {
    const [a, b] = legal.at;
    switch (legal.family) {
      case 'ride':
      case 'first':
        first(out.track, a, legal);
        first(out.hand, a, legal);
        break;
      case 'enter':
        first(out.discs, a, legal);
        first(out.hand, a, legal);
        break;
      case 'vote':
        first(out.discs, a, legal);
        break;
      case 'bet':
      case 'back': {
        const colour = legal.family === 'bet' ? b : a;
        first(out.windows, colour, legal);
        for (const horse of standing) if (colourOf(content, horse) === colour) first(out.track, horse, legal);
        break;
      }
      case 'buy':
        if (a < HORSES) first(out.discs, a, legal);
        break;
      case 'sell':
        if (ask.decision !== 'business') first(out.hand, a, legal);
        break;
      case 'offer_buy':
        if (b < HORSES) first(out.discs, b, legal);
        break;
      case 'loan':
        first(out.ladder, debts[rung + 1], legal);
        break;
      case 'repay':
        first(out.ladder, debts[rung - 1 - a], legal);
        break;
      case 'accept':
        if (ask.decision === 'insure') {
          const horses = ask.args[0] >= 0 ? [ask.args[0]] : (me.entries ?? []);
          for (const horse of horses) first(out.track, horse, legal);
        } else if (ask.decision === 'answer' && ask.args[1] < HORSES) first(out.discs, ask.args[1], legal);
        else if (ask.decision === 'card_tip') first(out.windows, ask.args[0], legal);
        else if (ask.decision === 'card_loan') first(out.ladder, debts[rung + 1], legal);
        break;
    }
  }
  return out;
}
