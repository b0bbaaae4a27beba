// Display names of seats, cards, races and colours, and the words of events and actions. How the texts
// want their variables is written at the head of locale/*/jagersro.ftl.

import { BOND, HANDICAPS, JOCKEY, isHorse, type Content, type Race } from './content';
import { money, t, texts, type Words } from './i18n.svelte';
import type { Ask, GameEvent, Legal, Seat } from './protocol';

export const BANK = 7;
export const POT = 6;

/** Everything that names are made from. */
export interface Names {
  content: Content;
  seats: Seat[];
  /** Stall letters by seat, as far as they are known. */
  stalls: (string | null)[];
}

const slug = (id: string) => id.toLowerCase().replaceAll('_', '-');

export function seatName(names: Names, seat: number): string {
  if (seat === BANK || seat < 0) return t('jagersro-bank');
  if (seat === POT) return t('jagersro-pot');
  const known = names.seats[seat];
  if (known?.name) return known.name;
  const letter = names.stalls[seat] ?? String.fromCharCode(65 + seat);
  return known?.kind === 'bot' ? t('ui-bot-in', { letter }) : t('ui-stall-of', { letter });
}

export const horseName = (content: Content, horse: number): string =>
  horse < 0 ? '' : (content.horses[horse]?.name ?? '');

/** A card's name as it stands inside a sentence. */
export const cardName = (content: Content, card: number): string =>
  isHorse(card) ? horseName(content, card) : t(`jagersro-card-${card}`);

/** A card's name as a heading. */
export const cardTitle = (content: Content, card: number): string =>
  isHorse(card) ? horseName(content, card) : t(`jagersro-card-${card}.title`);

export function cardPrice(content: Content, card: number): number {
  if (card === BOND) return content.bond.price;
  if (card === JOCKEY) return content.star_jockey.price;
  return content.companies.find((company) => company.card === card)?.price ?? 0;
}

export const raceName = (race: number): string => t(`jagersro-race-${race}`);
export const colourName = (colour: number): string => t(`jagersro-colour-${colour}`);

function deckText(id: string, effect: string, part = ''): string {
  return texts.find(`jagersro-${slug(id)}${part}`) ?? texts.find(`jagersro-${deckOf(id)}-${slug(effect)}${part}`) ?? '';
}

const deckOf = (id: string) => (/^R/i.test(id) ? 'rc' : 'ch');

export function racingTitle(content: Content, kind: number): string {
  const card = content.racing_cards[kind];
  return card ? deckText(card.id, card.effect) || card.id : '';
}

export function chanceTitle(content: Content, kind: number): string {
  const card = content.chance_cards[kind];
  return card ? deckText(card.id, card.effect) || card.id : '';
}

export const racingText = (content: Content, kind: number): string =>
  deckText(content.racing_cards[kind].id, content.racing_cards[kind].effect, '.text');

export const chanceText = (content: Content, kind: number): string =>
  deckText(content.chance_cards[kind].id, content.chance_cards[kind].effect, '.text');

/** The terms of a race in words, one phrase each. */
export function conditions(race: Race): string[] {
  const { min_age: min, max_age: max } = race;
  const age =
    min === max ? 'one' : min <= 2 && max >= 5 ? 'any' : max >= 5 ? 'up' : 'range';
  const out = [t(`jagersro-cond-age-${age}`, { min, max })];
  if (race.wins !== 'any') out.push(t(`jagersro-cond-wins-${race.wins}`));
  const handicap = HANDICAPS.indexOf(race.handicap);
  if (handicap > 0) out.push(t(`jagersro-cond-handicap-${handicap}`));
  out.push(t('jagersro-cond-fee', { fee: money(race.fee) }));
  return out;
}

const SEATS = new Set(['seat', 'source', 'target', 'partner', 'maker', 'seller', 'buyer']);
const SUMS = new Set(['amount', 'before', 'after', 'price', 'prize', 'fortune', 'share', 'remainder']);

/** The variables of an event's text. */
export function eventWords(names: Names, event: GameEvent): Words {
  const { content } = names;
  const words: Words = {};
  for (const [field, value] of Object.entries(event)) {
    if (typeof value !== 'number') continue;
    words[field] = value;
    const named =
      SEATS.has(field) ? (value === BANK ? t('jagersro-bank') : seatName(names, value))
      : SUMS.has(field) ? money(value)
      : field === 'horse' ? horseName(content, value)
      : field === 'card' ? cardName(content, value)
      : field === 'colour' ? colourName(value)
      : field === 'race' ? raceName(value)
      : field === 'marker' ? money(content.markers[value] ?? 0)
      : field === 'racing_card' ? racingTitle(content, value)
      : field === 'chance_card' ? chanceTitle(content, value)
      : null;
    if (named === null) continue;
    words[field] = named;
    words[`${field}_none`] = value < 0 || (SUMS.has(field) && value === 0) ? 1 : 0;
  }
  if (event.name === 'PAY') {
    words.why = texts.find(`jagersro-pay-${event.rule.slice(-3)}`) ?? t('jagersro-pay-other');
  }
  return words;
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const eventText = (names: Names, event: GameEvent): string =>
  (event.name === 'STEP' ? (text: string) => text : capital)(
    t(`jagersro-ev-${slug(event.name)}`, eventWords(names, event)),
  );

/** The question of a decision. */
export function askText(names: Names, ask: Ask): string {
  const { content } = names;
  const [a, b, c, d] = ask.args;
  const words: Words = {
    second: a,
    horse: horseName(content, a),
    horse_none: a < 0 ? 1 : 0,
    marker: money(content.markers[a] ?? 0),
    partner: seatName(names, a),
    maker: seatName(names, a),
    amount: money(a),
    order: b,
    colour: a >= 0 && a < 5 ? colourName(a) : '',
    chance_card: chanceTitle(content, a),
    direction: c,
    price: money(ask.decision === 'race_bet' ? a : d),
  };
  if (ask.decision === 'price' || ask.decision === 'answer') words.card = cardName(content, b);
  return capital(t(`jagersro-decide-${slug(ask.decision)}`, words));
}

/** What the others see behind the name of whoever is asked: "is betting". */
export const askShort = (decision: string): string =>
  texts.find(`jagersro-decide-${slug(decision)}.short`) ?? t('ui-is-deciding');

/** The words on an action's button. */
export function actionText(names: Names, ask: Ask, legal: Legal): string {
  const { content } = names;
  const [a, b] = legal.at;
  const family = slug(legal.family);
  const price = money(Math.abs(legal.price ?? 0));
  switch (legal.family) {
    case 'pass':
    case 'accept':
      return t(
        texts.find(`jagersro-act-${family}-${slug(ask.decision)}`)
          ? `jagersro-act-${family}-${slug(ask.decision)}`
          : `jagersro-act-${family}`,
        { price },
      );
    case 'stall':
      return t('jagersro-act-stall', { letter: a });
    case 'bet':
      return t('jagersro-act-bet', { marker: money(content.markers[a]), colour: colourName(b) });
    case 'back':
      return t('jagersro-act-back', { colour: colourName(a) });
    case 'repay':
      return t('jagersro-act-repay', { n: a + 1, price });
    case 'price':
      return t('jagersro-act-price', { price: money((a + 1) * 100) });
    case 'buy':
    case 'sell':
      if (!legal.price) return t(legal.family === 'buy' ? 'ui-take' : 'ui-let-go', { card: cardName(content, a) });
      return t(`jagersro-act-${family}`, { card: cardName(content, a), price });
    case 'offer_buy':
    case 'offer_sell':
      return t(`jagersro-act-${family}`, { partner: seatName(names, a), card: cardName(content, b), price });
    case 'loan':
      return t('jagersro-act-loan', { price });
    default:
      return t(`jagersro-act-${family}`, { horse: horseName(content, a), price });
  }
}
