// The oval track of Jägersro as coordinates. Horses run against the clock: the home straight and the first
// straight share the lower side, with the finishing line, the run-out and the starting gate between them.

import type { Lane } from './content';

export const WIDTH = 1600;
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
/** Length of the run-out and the starting gate, in squares of the lower side. */
const GAP = 1.9;
const UNIT = (RIGHT - LEFT) / (HOME + FIRST + GAP);
const BACK_UNIT = (RIGHT - LEFT) / BACK;
export const LINE = LEFT + HOME * UNIT;
export const GATE = RIGHT - FIRST * UNIT;
export const SQUARE = UNIT;

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
  if (square <= 0) return { x: GATE - UNIT * 0.5, y: low, facing: 1 };
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
  y: MIDDLE + INNER - 15,
});

/** Offset of the i-th of n horses that share a spot. */
export function fan(i: number, n: number): Point {
  if (n < 2) return { x: 0, y: 0 };
  const spread = Math.min(34, 84 / n);
  const k = i - (n - 1) / 2;
  return { x: k * spread, y: k * Math.min(16, 34 / n) };
}

/** How far along the course a horse is, comparable between lanes: 100 a square of a straight, 500 a curve. For display only. */
export function along(lane: Lane, square: number): number {
  const bends = curveSquares(lane.length);
  let s = Math.max(0, square);
  let total = 0;
  for (const [squares, worth] of [
    [FIRST, FIRST * 100],
    [bends, 500],
    [BACK, BACK * 100],
    [bends, 500],
    [HOME + 1, (HOME + 1) * 100],
  ] as const) {
    const part = Math.min(s, squares);
    total += (part / squares) * worth;
    s -= part;
  }
  return total + s * 100;
}
