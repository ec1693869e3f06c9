import type { Difference, Stretch } from '../../preview/contract/difference.js';
import type { Place } from '../../preview/contract/scene.js';

/** So many places around the one where an item stood it is looked for. */
const SEARCH_RADIUS = 8;

/** What is otherwise in a value of plain JSON than in the one before it; undefined when nothing is. A field that is undefined is none. */
export function computeDifference(before: unknown, now: unknown): Difference | undefined {
  if (before === now || shiftBetween(before, now, 0) !== undefined) return undefined;
  if (Array.isArray(before) && Array.isArray(now)) return { stretches: stretchesOf(before, now) };
  if (!isRecord(before) || !isRecord(now)) return { now };
  const fields: Record<string, Difference> = {};
  for (const key of keysOf(now)) {
    const own = key in before ? computeDifference(before[key], now[key]) : { now: now[key] };
    if (own) fields[key] = own;
  }
  const gone = keysOf(before).filter((key) => now[key] === undefined);
  return { fields, ...(gone.length > 0 && { gone }) };
}

/** A list as stretches of the one before it; an item that cannot be found near the place where it stood is new. */
function stretchesOf(before: readonly unknown[], now: readonly unknown[]): Stretch[] {
  const row = new Stretches();
  let next = 0;
  let unmatched = 0;
  for (const item of now) {
    const found = find(before, next, next + unmatched, item);
    if (found === undefined) {
      row.add(item);
      unmatched += 1;
    } else {
      row.keep(found.at, found.later);
      next = found.at + 1;
      unmatched = 0;
    }
  }
  return row.all;
}

/** The nearest place, not before the first one, at which an item says the same. */
function find(
  before: readonly unknown[],
  first: number,
  expected: number,
  item: unknown,
): { readonly at: number; readonly later: number } | undefined {
  for (let step = 0; step <= 2 * SEARCH_RADIUS; step++) {
    const at = expected + (step % 2 === 0 ? step / 2 : -(step + 1) / 2);
    if (at < first || at >= before.length) continue;
    const later = shiftBetween(before[at], item);
    if (later !== undefined) return { at, later };
  }
  return undefined;
}

/** Stretches of a list as they come, those that go on joined. */
export class Stretches {
  readonly all: Stretch[] = [];

  /** So many items of the list before, from a place on. */
  keep(from: number, later = 0, count = 1): void {
    if (count === 0) return;
    const last = this.all.at(-1);
    if (last !== undefined && 'from' in last && last.from + last.count === from && (last.later ?? 0) === later)
      this.all[this.all.length - 1] = { ...last, count: last.count + count };
    else this.all.push({ from, count, ...(later !== 0 && { later }) });
  }

  add(...items: readonly unknown[]): void {
    const last = this.all.at(-1);
    if (last !== undefined && 'items' in last) this.all[this.all.length - 1] = { items: [...last.items, ...items] };
    else if (items.length > 0) this.all.push({ items });
  }
}

/**
 * By how much the places in the text that the second value names are later than those of the first; undefined when it is otherwise
 * in anything else, or they are not all by the same. Without places it is the first one tried: 0.
 */
function shiftBetween(before: unknown, now: unknown, only?: number): number | undefined {
  let later = only;
  const alike = (one: unknown, other: unknown): boolean => {
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
      return Object.is(one, other);
    if (Array.isArray(one) || Array.isArray(other))
      return (
        Array.isArray(one) &&
        Array.isArray(other) &&
        one.length === other.length &&
        one.every((item, i) => alike(item, other[i]))
      );
    if (isPlace(one) && isPlace(other)) {
      later ??= other.start - one.start;
      return one.uri === other.uri && one.start + later === other.start && one.end + later === other.end;
    }
    const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
    const keys = keysOf(a);
    return keys.length === keysOf(b).length && keys.every((key) => alike(a[key], b[key]));
  };
  return alike(before, now) ? (later ?? 0) : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keysOf = (record: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(record).filter((key) => record[key] !== undefined);

const isPlace = (value: object): value is Place => 'uri' in value && 'start' in value && 'end' in value;
