// Made by scripts/protocol_types.py from src/homestretch/server/protocol.py. Do not edit.

/** One seat of a new table: a person at this device, a person with a link, or a bot and its level. */
export interface SeatWish {
  kind: "human" | "link" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** The order for a new table; options left out take their defaults. */
export interface NewTable {
  game?: string;
  edition?: string | null;
  options?: Record<string, string>;
  seats: SeatWish[];
  language?: "en" | "sv" | "de" | null;
}

/** A seat of a table just made; bots have no token. */
export interface SeatLink {
  seat: number;
  token: string | null;
}

/** The answer to a new table: the only time that its tokens are told. */
export interface TableLinks {
  table: string;
  seats: SeatLink[];
  spectator: string;
}

/** A game as the lobby shows it; `options` lists the values of each key, default first. */
export interface GameInfo {
  id: string;
  status: "playable" | "coming";
  players: [number, number];
  editions: string[];
  bots: string[];
  options: Record<string, string[]>;
}

/** An entry of a game's ledger. */
export interface Rule {
  id: string;
  part: string;
  tag: string;
  text: string;
}

/** A help topic and the ledger ids it covers; its text is the Fluent message `help-TOPIC`. */
export interface Topic {
  topic: string;
  ids: string[];
}

/** Open the server to the local network, or close it again. */
export interface NetworkWish {
  open: boolean;
}

/** Whether the local network may join, and the addresses (`http://…`) at which it finds the server. */
export interface Network {
  open: boolean;
  addresses: string[];
}

/** The body of every REST error; `code` is E01-E28 or a word, `field` says what was wrong. */
export interface Problem {
  code: string;
  detail: string;
  field: string | null;
}

/** A seat as everybody may see it. */
export interface Seat {
  seat: number;
  name: string | null;
  kind: "human" | "link" | "bot";
  bot: string | null;
  online: boolean;
}

/** Whoever is asked, as far as the viewer may know. */
export interface Waiting {
  seat: number;
  decision: string;
  bot: boolean;
}

/** What a table plays. */
export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  language: string | null;
}

/** A table in short, for a list of tables. */
export interface Summary {
  table: TableInfo;
  seat: number | null;
  seats: Seat[];
  slot: number;
  over: boolean;
  waiting: Waiting | null;
  created: string;
}

/** A table's history. `log` (moves and outcomes) is there only once the game is over. */
export interface TableRecord {
  table: TableInfo;
  players: number;
  over: boolean;
  edition_hash: string;
  edition_text: string;
  rules_version: string;
  log: (["a", number, number] | ["c", string, number])[] | null;
  events: GameEvent[];
  view: Record<string, unknown>;
}

/** A slot of the programme; `victor` is the horse that won. */
export interface Slot {
  slot: number;
  race: number;
  result: "to_come" | "run" | "cancelled" | "broken_off";
  victor: number | null;
}

/** A player's things. None: hidden from this viewer. */
export interface Stable {
  seat: number;
  stall: string | null;
  cash: number | null;
  debt: number;
  interest: number;
  horses: number[];
  companies: number[];
  bonds: number;
  jockey: boolean;
  jockey_rides: boolean;
  insured: boolean;
  insured_horses: number[];
  entries: number[] | null;
  ride: number | null;
  bets: (number | null)[] | null;
  tips: number[];
  bankrupt: number;
  fortune: number | null;
  place: number | null;
  transactions: string[];
}

/** A horse card as it stands: `value` in kronor, `of_race` while its race is on. */
export interface Horse {
  horse: number;
  owner: number | null;
  wins: number;
  value: number;
  banned: boolean;
  of_race: boolean;
}

/** A horse in the current race, in the order of play; `at` and `left` in squares. */
export interface Runner {
  runner: number;
  horse: number;
  stable: number | null;
  at: number;
  left: number;
  progress: number;
  out: boolean;
  stands: number;
  held: boolean;
  steady: boolean;
  jockey: boolean;
  leads: boolean;
}

/** How many cards of a deck lie where. */
export interface Deck {
  pile: number;
  discard: number;
  kept: number;
}

/** Both decks. */
export interface Decks {
  racing: Deck;
  chance: Deck;
}

/** A seat's fortune in its parts, kronor. */
export interface Breakdown {
  cash: number;
  horses: number;
  companies: number;
  bonds: number;
  jockey: number;
  debt: number;
}

/** Everything public about a game of Jägersro, and what the viewing seat alone may know. */
export interface View {
  game: "jagersro";
  over: boolean;
  slot: number;
  step: number;
  round: number;
  column: number;
  starter: number;
  slots: Slot[];
  seats: Stable[];
  horses: Horse[];
  runners: Runner[];
  mover: number | null;
  standing: number[];
  decks: Decks;
  for_sale: number[];
  prices: Record<string, number>;
  odds_now: number | null;
  worth: ([number, (number | null)[]])[];
  breakdown: Breakdown[] | null;
}

/** The first message; `name` renames the seat of a link (none of this for spectators). */
export interface Join {
  type: "join";
  token: string;
  name?: string | null;
}

/** An answer to the question `ask`; a `key` sent twice gets the first answer again. */
export interface Move {
  type: "move";
  ask: string;
  action: number;
  key: string;
}

/** A friendly knock at a seat that is asked. */
export interface Nudge {
  type: "nudge";
  seat: number;
}

/** Bots that are about to act do so at once. */
export interface Hurry {
  type: "hurry";
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** A legal action: its family and place, the kronor it costs (negative: received) and why. */
export interface Legal {
  action: number;
  family: string;
  at: number[];
  price: number | null;
  rule: string | null;
}

/** A question to the viewer. */
export interface Ask {
  id: string;
  seat: number;
  decision: string;
  args: number[];
  rule: string;
  legal: Legal[];
}

/** The answer to `join`: everything so far. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat: number | null;
  seats: Seat[];
  events: GameEvent[];
  view: View;
  ask: Ask | null;
  waiting: Waiting | null;
}

/** What changed for this viewer: the new events, and all the rest as it now is. */
export interface Update {
  type: "update";
  events: GameEvent[];
  view: View;
  ask: Ask | null;
  waiting: Waiting | null;
}

/** The move is stored; `duplicate` if the key had been used before. */
export interface Ack {
  type: "ack";
  key: string;
  duplicate: boolean;
}

/** The move is refused and nothing changed; `code`: E01-E28, `stale`, or `later` (not stored, resend). */
export interface Refused {
  type: "refused";
  key: string;
  code: string;
  rule: string | null;
  legal: number[];
  view: View;
  ask: Ask | null;
  waiting: Waiting | null;
}

/** Who is there. */
export interface Presence {
  type: "presence";
  seats: Seat[];
}

/** Somebody knocked. */
export interface Nudged {
  type: "nudged";
  seat: number;
  by: number;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/**
 * A message that could not be used.
 *
 * `code`: `bad_message`, `join_first`, `joined`, `no_table`, `token`, `rate`, `spectator`, `broken`,
 * `full`, `late`.
 */
export interface ErrorMessage {
  type: "error";
  code: string;
  detail: string;
}

/** The fields of each event of Jägersro; horses, cards and seats are numbers. */
export interface EventFields {
  PAY: { source: number; target: number; amount: number };
  STALL: { seat: number; letter: number };
  HORSE_DRAWN: { seat: number; horse: number };
  LOAN: { seat: number; before: number; after: number };
  REPAID: { seat: number; before: number; after: number };
  STEP: { step: number; slot: number; race: number };
  RACE_CALLED: { slot: number; race: number; seat: number };
  ENTERED: { seat: number; horse: number };
  NOT_ENTERED: { seat: number };
  RIDES: { seat: number; horse: number };
  DARK_HORSE: { horse: number };
  VOTED: { seat: number; horse: number };
  CANCELLED: { slot: number; race: number; starters: number };
  INSURED: { seat: number; horse: number };
  NOT_INSURED: { seat: number; horse: number };
  BET: { seat: number; marker: number; colour: number };
  NO_BET: { seat: number };
  RACE_STARTS: { slot: number; race: number; column: number; runners: number };
  ROUND: { round: number; column: number };
  TURN: { seat: number };
  STANDS_OVER: { horse: number; reason: number };
  STILL_HELD: { horse: number };
  FREED: { horse: number };
  MOVES: { horse: number; from: number; to: number; cause: number };
  RACING_CARD: { horse: number; racing_card: number; context: number; effect: number };
  STAYS: { horse: number; racing_card: number };
  HELD: { horse: number; noted: number };
  CHANCE_CARD: { seat: number; horse: number; chance_card: number };
  CARD_LAPSES: { seat: number; chance_card: number };
  CARD_KEPT: { seat: number; chance_card: number };
  TIP: { seat: number; colour: number };
  DROPS_OUT: { horse: number; reason: number };
  HORSE_LOST: { seat: number; horse: number };
  HOME: { horse: number };
  BROKEN_OFF: { slot: number; race: number };
  PLACED: { place: number; horse: number; left: number; prize: number };
  ODDS: { odds: number; colour: number; horse: number };
  WIN_MARKED: { horse: number; wins: number };
  BUSINESS_TURN: { seat: number };
  BOUGHT: { seat: number; card: number; price: number };
  SOLD: { seat: number; card: number; price: number };
  DEAL: { seller: number; buyer: number; card: number; price: number };
  OFFER_TO_BUY: { maker: number; partner: number; card: number; price: number };
  OFFER_TO_SELL: { maker: number; partner: number; card: number; price: number };
  DECLINED: { partner: number; maker: number; card: number };
  WON_HORSE: { seat: number; horse: number };
  COLD: { seat: number; horse: number };
  BAN_ENDS: { horse: number };
  FORCED_SALE: { seat: number; amount: number };
  BANKRUPT: { seat: number; amount: number };
  RETURNED: { seat: number; card: number };
  RESHUFFLED: { deck: number };
  WORTH: { seat: number; fortune: number; slot: number };
  GAME_ENDS: { reason: number };
  RANKED: { seat: number; place: number; fortune: number };
  RACE_BET: { seat: number; colour: number; price: number };
  BETS_CLOSED: { horse: number };
  POT_SHARED: { winners: number; share: number; remainder: number };
}

export type EventName = keyof EventFields;

/**
 * Something that happened, with its ledger rule; further fields as `games/jagersro/ev.py` names them.
 *
 * `n` counts the events that this viewer has been shown, from 1.
 */
export type GameEvent = {
  [K in EventName]: { n: number; name: K; rule: string } & EventFields[K];
}[EventName];

export const DECISIONS = ["none", "stall", "enter", "ride", "insure", "bet", "first", "business", "price", "answer", "forced_sale", "card_buy", "card_sell", "card_give", "card_deal", "card_pick", "card_tip", "card_loan", "race_bet", "vote"] as const;
export type Decision = (typeof DECISIONS)[number];

export type ClientMessage = Join | Move | Nudge | Hurry | Ping;
export type ServerMessage = Welcome | Update | Ack | Refused | Presence | Nudged | Pong | ErrorMessage;
