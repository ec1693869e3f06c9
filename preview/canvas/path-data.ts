import type { Point } from '../../engine/board/board.js';
import type { Box } from '../render/boxes.js';

/** A part of path data from one `M` to the next. Each part can be drawn separately. */
export interface Subpath {
  readonly d: string;
  /** Bounding box without the stroke width. */
  readonly box: Box;
}

const TOKEN = /([a-df-zA-DF-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/g;
/** Number of arguments of each command of path data. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/**
 * Reads path data. Calls `begin` at the start of each subpath, and `see` for the end point and control points of each
 * command. Points are in absolute coordinates.
 */
function walk(d: string, begin: (at: number, from: Point) => void, see: (point: Point, command: string) => void): void {
  let current: Point = { x: 0, y: 0 };
  let start = current;
  let command = 'M';
  let numbers: number[] = [];
  const take = (): void => {
    const kind = command.toUpperCase();
    const base = command === kind ? { x: 0, y: 0 } : current;
    const at = (i: number): Point => ({ x: base.x + numbers[i], y: base.y + numbers[i + 1] });
    if (kind === 'H') current = { x: base.x + numbers[0], y: current.y };
    else if (kind === 'V') current = { x: current.x, y: base.y + numbers[0] };
    else if (kind === 'A') {
      const end = at(5);
      // An arc stays within two radii of either end.
      const [across, down] = [2 * numbers[0], 2 * numbers[1]];
      for (const { x, y } of [current, end]) {
        see({ x: Math.max(x - across, Math.min(current.x, end.x) - across), y: y - down }, 'A');
        see({ x: x + across, y: y + down }, 'A');
      }
      current = end;
    } else {
      for (let i = 0; i + 2 < numbers.length; i += 2) see(at(i), 'handle');
      current = at(numbers.length - 2);
    }
    if (kind === 'M') start = current;
    see(current, kind);
    numbers = [];
    // Further coordinate pairs after a move are lines.
    if (kind === 'M') command = command === 'm' ? 'l' : 'L';
  };
  for (const { 1: letter, 2: number, index } of d.matchAll(TOKEN)) {
    if (letter === undefined) {
      numbers.push(Number(number));
      if (numbers.length === TAKES[command.toUpperCase()]) take();
      continue;
    }
    command = letter;
    if (letter === 'Z' || letter === 'z') current = start;
    else if (letter === 'M' || letter === 'm') begin(index, current);
  }
}

/** Returns the subpaths of path data with their bounding boxes. */
export function subpathsOf(d: string): Subpath[] {
  const found: { from: number; prefix: string; box: { left: number; top: number; right: number; bottom: number } }[] =
    [];
  walk(
    d,
    (from, current) => {
      // Replace a relative move by an absolute one, because the preceding subpath is cut off.
      const prefix = d[from] === 'm' && from > 0 ? `M${current.x} ${current.y}` : '';
      found.push({ from, prefix, box: { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity } });
    },
    ({ x, y }) => {
      const box = found.at(-1)?.box;
      if (box === undefined) return;
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = Math.max(box.bottom, y);
    },
  );
  return found.map(({ from, prefix, box }, i) => ({ d: prefix + d.slice(from, found.at(i + 1)?.from), box }));
}

/** Flattens a path of moves, lines and quadratic curves into closely spaced points. */
export function pointsAlong(d: string): Point[] {
  const points: Point[] = [];
  let handle: Point | undefined;
  walk(
    d,
    () => undefined,
    (point, kind) => {
      const from = points.at(-1);
      if (kind === 'handle') {
        handle = point;
        return;
      }
      if (handle && from)
        for (let i = 1; i < PIECES_PER_CURVE; i++) points.push(bent(from, handle, point, i / PIECES_PER_CURVE));
      points.push(point);
      handle = undefined;
    },
  );
  return points;
}

const PIECES_PER_CURVE = 8;

const bent = (from: Point, by: Point, to: Point, part: number): Point => {
  const rest = 1 - part;
  return {
    x: rest * rest * from.x + 2 * rest * part * by.x + part * part * to.x,
    y: rest * rest * from.y + 2 * rest * part * by.y + part * part * to.y,
  };
};
