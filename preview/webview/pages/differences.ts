import type { Cell } from '../../../engine/board/board.js';
import { looksEqual } from '../../render/reuse.js';
import type { MomentItem } from '../../contract/moments.js';
import type { Counter } from '../../contract/scene.js';

/** The moments of two games at the same address. One of them is absent if only one game reached the address. */
export interface Pair {
  readonly main?: MomentItem;
  readonly other?: MomentItem;
  readonly isSame: boolean;
}

/** Pairs the moments of two games by address. */
export function pairMoments(main: readonly MomentItem[], other: readonly MomentItem[]): Pair[] {
  const places = new Map<string, number>();
  const keysOfMain = keysOf(main);
  keysOf(other).forEach((key, at) => places.set(key, at));
  const pairs: Pair[] = [];
  let next = 0;
  const alone = (until: number): void => {
    for (; next < until; next++) pairs.push({ other: other[next], isSame: false });
  };
  main.forEach((moment, at) => {
    const place = places.get(keysOfMain[at]) ?? -1;
    if (place < next) pairs.push({ main: moment, isSame: false });
    else {
      alone(place);
      pairs.push({ main: moment, other: other[next], isSame: isLike(moment, other[next]) });
      next++;
    }
  });
  alone(other.length);
  return pairs;
}

/** Returns the addresses of the moments. A number is appended to repeated addresses. */
function keysOf(moments: readonly MomentItem[]): string[] {
  const times = new Map<string, number>();
  return moments.map(({ address }) => {
    const time = (times.get(address) ?? 0) + 1;
    times.set(address, time);
    return `${address} ${time}`;
  });
}

const isLike = (a: MomentItem, b: MomentItem): boolean =>
  a.answer === b.answer &&
  looksEqual(a.said, b.said) &&
  a.events.length === b.events.length &&
  a.events.every(({ text }, i) => text === b.events[i].text);

/** A row of the list: several consecutive moments without a difference, or one moment that differs. */
export interface Difference extends Pair {
  /** Number of moments that the row stands for. */
  readonly moments: number;
}

/**
 * Returns the rows of the list of differences, in the order of play. Consecutive equal moments share one row. A pass is
 * no difference, even if only one of the two games has it.
 */
export function differencesOf(pairs: readonly Pair[]): Difference[] {
  const lines: Difference[] = [];
  for (const pair of pairs) {
    const { isSame } = pair;
    if (!isSame && passes(pair)) continue;
    const last = lines.at(-1);
    if (isSame && last?.isSame === true) lines[lines.length - 1] = { ...pair, moments: last.moments + 1 };
    else lines.push({ ...pair, moments: 1 });
  }
  return lines;
}

const passes = ({ main, other }: Pair): boolean =>
  [main, other].every((moment) => moment === undefined || moment.passes === true);

/**
 * Returns the moment of the other game that matches a moment of the main game: the moment at the same address,
 * otherwise the last moment of the other game before it.
 */
export function counterpart(pairs: readonly Pair[], moment: number): number {
  if (moment < 0) return -1;
  const at = pairs.findIndex(({ main }) => main?.number === moment);
  // At the end of one game, show the end of the other game.
  const isLast = !pairs.slice(at + 1).some(({ main }) => main !== undefined);
  const found = pairs.slice(0, isLast ? pairs.length : at + 1).findLast(({ other }) => other !== undefined);
  return found?.other?.number ?? -1;
}

/**
 * Cells to mark on one of two compared maps. `differing` are the cells of counters that differ. `counterparts` are the
 * cells that these counters occupy on the other map.
 */
export interface Marks {
  readonly differing: readonly Cell[];
  readonly counterparts: readonly Cell[];
}

export function differenceMarks(own: readonly Counter[], others: readonly Counter[]): Marks {
  const known = new Map<string, Counter[]>();
  for (const counter of others) known.set(counter.name, [...(known.get(counter.name) ?? []), counter]);
  const differing = new Set<Cell>();
  const counterparts = new Set<Cell>();
  for (const counter of own) {
    const other = known.get(counter.name)?.shift();
    if (other === undefined || !isSamePosition(counter, other)) differing.add(counter.cell);
    if (other !== undefined && other.cell !== counter.cell) counterparts.add(other.cell);
  }
  for (const left of known.values()) for (const { cell } of left) counterparts.add(cell);
  return { differing: [...differing], counterparts: [...counterparts] };
}

const isSamePosition = (a: Counter, b: Counter): boolean =>
  a.cell === b.cell && a.step === b.step && a.values === b.values && looksEqual(a.flags, b.flags);
