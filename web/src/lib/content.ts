// The edition's own tables, as `GET …/content` tells them (games/jagersro/edition.py).

export type SquareKind = 'plain' | 'racing' | 'chance';

export interface HorseCard {
  horse: number;
  name: string;
  age: number;
  colour: string;
  figures: number[];
  values: number[];
}

export interface Lane {
  age: number;
  /** Steps to cross the line. */
  length: number;
  /** Kind of every square, the gate (0) first. */
  squares: SquareKind[];
  progress: { apex: number[]; even: number[] };
}

export interface Race {
  race: number;
  slot: number | null;
  name: string;
  min_age: number;
  max_age: number;
  wins: 'any' | 'none' | 'some';
  fee: number;
  handicap: string;
  prizes: number[];
  column: number | null;
}

export interface CardKind {
  card: number;
  id: string;
  effect: string;
  rule: string;
}

export interface Content {
  edition: string;
  title: string;
  horses: HorseCard[];
  lanes: Lane[];
  /** By squares left of the second horse, one square first. */
  odds: number[];
  races: Race[];
  racing_cards: CardKind[];
  chance_cards: CardKind[];
  companies: { card: number; key: string; price: number }[];
  bond: { card: number; price: number; interest: number; count: number };
  star_jockey: { card: number; price: number; fee: number; count: number };
  premium: number;
  ladder: { debt: number; interest: number }[];
  markers: number[];
}

export const COLOURS = ['blue', 'black', 'white', 'yellow', 'red'] as const;
export const STALLS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const HORSES = 20;
export const BOND = 26;
export const JOCKEY = 27;

export const isHorse = (card: number) => card < HORSES;
export const colourOf = (content: Content, horse: number): number =>
  COLOURS.indexOf(content.horses[horse].colour as (typeof COLOURS)[number]);
export const laneOf = (content: Content, horse: number): number => content.horses[horse].age - 2;

/** Values of a handicap in the edition, in the order of the texts `jagersro-cond-handicap-N`. */
export const HANDICAPS = ['none', 'only_3_year_olds_move', 'winless_3_ahead', '5_year_olds_go_2'];
