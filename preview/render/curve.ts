import type { Point } from '../../engine/board/board.js';
import { xy } from './svg.js';

export const between = (a: Point, b: Point, part = 0.5): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** A point of an outline. A sharp point stays a corner. */
export interface OutlinePoint extends Point {
  readonly sharp?: boolean;
}

/** Returns the path data of a closed outline with rounded corners, through the midpoints of its segments. */
export function roundedLoop(points: readonly OutlinePoint[]): string {
  const last = points.at(-1)!;
  const first = points[0];
  let d = `M${xy(last.sharp && first.sharp ? last : between(last, first))}`;
  for (let i = 0; i < points.length; i++) {
    const point = points[i];
    const next = points[(i + 1) % points.length];
    d += point.sharp
      ? `L${xy(point)}${next.sharp ? '' : `L${xy(between(point, next))}`}`
      : `Q${xy(point)} ${xy(between(point, next))}`;
  }
  return `${d}Z`;
}

/**
 * Returns the path data of an open line with rounded corners, from its first point to its last, through the midpoints
 * of its inner segments.
 */
export function roundedLine(points: readonly Point[]): string {
  let d = `M${xy(points[0])}`;
  if (points.length === 2) return `${d}L${xy(points[1])}`;
  for (let i = 1; i + 1 < points.length; i++) {
    const point = points[i];
    const next = points[i + 1];
    d += `Q${xy(point)} ${xy(i + 2 === points.length ? next : between(point, next))}`;
  }
  return d;
}

/** Returns the path data of a smooth curve through every point. */
export function lineThrough(points: readonly Point[], tension = 0.5): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))];
  let d = `M${xy(at(0))}`;
  if (points.length === 2) return `${d}L${xy(at(1))}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const pull = tension / 3;
    const c1 = { x: from.x + (to.x - before.x) * pull, y: from.y + (to.y - before.y) * pull };
    const c2 = { x: to.x - (after.x - from.x) * pull, y: to.y - (after.y - from.y) * pull };
    d += `C${xy(c1)} ${xy(c2)} ${xy(to)}`;
  }
  return d;
}

/** Returns the path data of straight lines from point to point. */
export const polyline = (points: readonly Point[], closed = false): string =>
  `M${points.map(xy).join('L')}${closed ? 'Z' : ''}`;
