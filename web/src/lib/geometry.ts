// The oval track of Jägersro as coordinates. Horses run against the clock: the home straight and the first
// straight share the lower side, with the finishing line, the run-out and the starting gate between them.

export const WIDTH = 1680;
export const HEIGHT = 860;
export const LANES = 4;

const MARGIN = 22;
const OUTER = HEIGHT / 2 - MARGIN;
export const LANE = 53;
export const INNER = OUTER - LANES * LANE;
export const MIDDLE = HEIGHT / 2;
export const LEFT = MARGIN + OUTER;
export const RIGHT = WIDTH - MARGIN - OUTER;

const HOME = 7;
const FIRST = 6;
const BACK = 8;
/** Length of the run-out and of the starting gate, in squares of the lower side. */
const RUN_OUT = 0.95;
const STALLS = 1.45;
const GAP = RUN_OUT + STALLS;
const UNIT = (RIGHT - LEFT) / (HOME + FIRST + GAP);
const BACK_UNIT = (RIGHT - LEFT) / BACK;
export const LINE = LEFT + HOME * UNIT;
export const GATE = RIGHT - FIRST * UNIT;
/** Where the starting gate begins, and how long it is. */
export const GATE_LENGTH = STALLS * UNIT;
export const GATE_START = GATE - GATE_LENGTH;
export const CENTRE = (LEFT + RIGHT) / 2;
/** Room on both sides of the middle axis for what lies in the infield. */
export const INFIELD = INNER - 12;

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  /** 1 faces right, -1 left. */
  facing: 1 | -1;
}

/** Squares of each curve in a lane that takes `length` steps. */
export const curveSquares = (length: number): number => (length - 1 - FIRST - BACK - HOME) / 2;

const radius = (lane: number) => INNER + (lane + 0.5) * LANE;

/** Where a horse stands in lane 0-3 on `square`; 0 is the gate, the lane's length and beyond the run-out. */
export function place(lane: number, length: number, square: number): Place {
  const bends = curveSquares(length);
  const r = radius(lane);
  const low = MIDDLE + r;
  const high = MIDDLE - r;
  if (square <= 0) return { x: GATE - GATE_LENGTH / 2, y: low, facing: 1 };
  let s = square - 0.5;
  if (s < FIRST) return { x: GATE + s * UNIT, y: low, facing: 1 };
  s -= FIRST;
  if (s < bends) {
    const angle = Math.PI / 2 - (s / bends) * Math.PI;
    return { x: RIGHT + r * Math.cos(angle), y: MIDDLE + r * Math.sin(angle), facing: angle > 0 ? 1 : -1 };
  }
  s -= bends;
  if (s < BACK) return { x: RIGHT - s * BACK_UNIT, y: high, facing: -1 };
  s -= BACK;
  if (s < bends) {
    const angle = -Math.PI / 2 - (s / bends) * Math.PI;
    return { x: LEFT + r * Math.cos(angle), y: MIDDLE + r * Math.sin(angle), facing: angle > -Math.PI ? -1 : 1 };
  }
  s -= bends;
  if (s < HOME) return { x: LEFT + s * UNIT, y: low, facing: 1 };
  return { x: LINE + UNIT * 0.45, y: low, facing: 1 };
}

const corner = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

function sector(cx: number, from: number, to: number, inner: number, outer: number): string {
  const at = (r: number, angle: number) =>
    corner(cx + r * Math.cos(angle), MIDDLE + r * Math.sin(angle));
  return (
    `M${at(outer, from)}A${outer} ${outer} 0 0 0 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 0 1 ${at(inner, from)}Z`
  );
}

const box = (x: number, y: number, w: number, h: number) => `M${corner(x, y)}h${w.toFixed(1)}v${h}h${(-w).toFixed(1)}Z`;

/** The outline of a square of a lane, as an SVG path. */
export function cell(lane: number, length: number, square: number): string {
  const bends = curveSquares(length);
  const inner = INNER + lane * LANE;
  const outer = inner + LANE;
  let s = square - 1;
  if (s < FIRST) return box(GATE + s * UNIT, MIDDLE + inner, UNIT, LANE);
  s -= FIRST;
  if (s < bends) {
    const from = Math.PI / 2 - (s / bends) * Math.PI;
    return sector(RIGHT, from, from - Math.PI / bends, inner, outer);
  }
  s -= bends;
  if (s < BACK) return box(RIGHT - (s + 1) * BACK_UNIT, MIDDLE - outer, BACK_UNIT, LANE);
  s -= BACK;
  if (s < bends) {
    const from = -Math.PI / 2 - (s / bends) * Math.PI;
    return sector(LEFT, from, from - Math.PI / bends, inner, outer);
  }
  s -= bends;
  return box(LEFT + s * UNIT, MIDDLE + inner, UNIT, LANE);
}

/** The whole oval at a distance from the middle axis. */
export function oval(r: number): string {
  return (
    `M${corner(LEFT, MIDDLE - r)}H${RIGHT}A${r} ${r} 0 0 1 ${corner(RIGHT, MIDDLE + r)}` +
    `H${LEFT}A${r} ${r} 0 0 1 ${corner(LEFT, MIDDLE - r)}Z`
  );
}

/** Where the odds figure for a second horse with `left` squares to go is painted. */
export const oddsSpot = (left: number): Point => ({
  x: LINE - (left - 0.5) * UNIT,
  y: MIDDLE + INNER - 28,
});

/** Offset of the i-th of n horses that share a spot; the gate is longer than a square. */
export function fan(i: number, n: number, gate = false): Point {
  if (n < 2) return { x: 0, y: 0 };
  const k = i - (n - 1) / 2;
  const spread = gate ? Math.min(46, 110 / (n - 1)) : Math.min(36, 84 / n);
  return { x: k * spread, y: gate ? (i % 2 ? 7 : -7) : k * Math.min(16, 34 / n) };
}
