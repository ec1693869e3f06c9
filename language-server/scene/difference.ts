import type { Difference, Stretch } from '../../preview/contract/difference.js';
import type { Place } from '../../preview/contract/scene.js';

/** An item of a list is searched for at most this many indices away from its expected index. */
const SEARCH_RADIUS = 8;

/**
 * Returns the difference between two JSON values; undefined if they are equal. Fields with the value undefined are
 * absent.
 */
export function computeDifference(before: unknown, now: unknown): Difference | undefined {
  if (before === now) return undefined;
  if (Array.isArray(before) && Array.isArray(now))
    return shiftBetween(before, now, 0) === undefined ? { stretches: stretchesOf(before, now) } : undefined;
  if (isRecord(before) && isRecord(now)) return differenceOfFields(before, now);
  return Object.is(before, now) ? undefined : { now };
}

/** Computes the difference between two records field by field. */
function differenceOfFields(before: JsonRecord, now: JsonRecord): Difference | undefined {
  const fields: Record<string, Difference> = {};
  for (const key of keysOf(now)) {
    const own = key in before ? computeDifference(before[key], now[key]) : { now: now[key] };
    if (own) fields[key] = own;
  }
  const removed = keysOf(before).filter((key) => now[key] === undefined);
  if (removed.length > 0) return { fields, removed };
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}

/**
 * Describes a list by stretches. A stretch is a run of items that also occur in the previous list, in the same order,
 * or a run of new items. An item that is not found near its expected index counts as new.
 */
function stretchesOf(before: readonly unknown[], now: readonly unknown[]): readonly Stretch[] {
  const row = new Stretches();
  let next = 0;
  let unmatched = 0;
  for (const item of now) {
    const found = find(before, next, next + unmatched, item);
    if (found === undefined) {
      row.add(item);
      unmatched += 1;
    } else {
      row.keep(found.at, found.shift);
      next = found.at + 1;
      unmatched = 0;
    }
  }
  return row.all;
}

/**
 * Searches the previous list for an item that equals `item` except for the offsets in its text. Returns the one nearest
 * to the index `expected`. Indices below `first` are not searched.
 */
function find(
  before: readonly unknown[],
  first: number,
  expected: number,
  item: unknown,
): { readonly at: number; readonly shift: Shift } | undefined {
  for (let step = 0; step <= 2 * SEARCH_RADIUS; step++) {
    const at = expected + (step % 2 === 0 ? step / 2 : -(step + 1) / 2);
    if (at < first || at >= before.length) continue;
    const shift = shiftBetween(before[at], item);
    if (shift !== undefined) return { at, shift };
  }
  return undefined;
}

/**
 * The number of characters by which the places in an item have moved towards the end of the text; `any` for an item
 * without places.
 */
export type Shift = number | 'any';

/** A stretch of unchanged items, or a run of new items. The next item may still extend it. */
type OpenStretch = { from: number; count: number; later?: number } | { items: unknown[] };

/**
 * The stretches that describe a list: runs of items from the previous list, and runs of new items. Adjacent stretches
 * are joined.
 */
export class Stretches {
  private readonly stretches: OpenStretch[] = [];
  /** True if no item of the last stretch contains a text place. An item with any shift can then join the stretch. */
  private canShift = false;

  get all(): readonly Stretch[] {
    return this.stretches;
  }

  /** Adds an item that equals the item of the previous list at the index `from`. */
  keep(from: number, shift: Shift = 0): void {
    const last = this.stretches.at(-1);
    const isNext = last !== undefined && 'from' in last && last.from + last.count === from;
    if (isNext && (shift === 'any' || this.canShift || (last.later ?? 0) === shift)) {
      last.count += 1;
      if (shift !== 'any' && shift !== 0) last.later = shift;
      this.canShift &&= shift === 'any';
    } else {
      this.stretches.push({ from, count: 1, ...(shift !== 'any' && shift !== 0 && { later: shift }) });
      this.canShift = shift === 'any';
    }
  }

  add(item: unknown): void {
    const last = this.stretches.at(-1);
    if (last !== undefined && 'items' in last) last.items.push(item);
    else this.stretches.push({ items: [item] });
  }
}

/**
 * Compares two values that may differ only in their text places. Returns the number of characters by which the places
 * of `now` come later than those of `before`; `any` if the values contain no text places. Returns undefined if the
 * values differ in anything else, or if the places differ by different numbers of characters.
 */
function shiftBetween(before: unknown, now: unknown, only?: number): Shift | undefined {
  // Most items of long lists are numbers, such as the terrain of each cell.
  if (typeof now !== 'object') return Object.is(before, now) ? (only ?? 'any') : undefined;
  let later = only;
  const isEqual = (one: unknown, other: unknown): boolean => {
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
      return Object.is(one, other);
    if (Array.isArray(one) || Array.isArray(other))
      return (
        Array.isArray(one) &&
        Array.isArray(other) &&
        one.length === other.length &&
        one.every((item, i) => isEqual(item, other[i]))
      );
    if (isPlace(one) && isPlace(other)) {
      later ??= other.start - one.start;
      return one.uri === other.uri && one.start + later === other.start && one.end + later === other.end;
    }
    const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
    for (const key in a) if (!isEqual(a[key], b[key])) return false;
    for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
    return true;
  };
  return isEqual(before, now) ? (later ?? 'any') : undefined;
}

type JsonRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keysOf = (record: JsonRecord): string[] => Object.keys(record).filter((key) => record[key] !== undefined);

const isPlace = (value: object): value is Place => 'uri' in value && 'start' in value && 'end' in value;
