import type { Place } from './scene.js';

/**
 * A structural difference between two values of plain JSON, in one of three forms. `now` is a new value that replaces
 * the earlier value. `fields` contains the changed fields of a record, and `removed` the keys that the record lost.
 * `stretches` describes a list as runs of copied and of new items.
 */
export type Difference =
  | { readonly now: unknown }
  | { readonly fields: Readonly<Record<string, Difference>>; readonly removed?: readonly string[] }
  | { readonly stretches: readonly Stretch[] };

/**
 * A part of a changed list. It contains either new items, or `count` items copied from index `from` of the earlier
 * list. All source offsets in copied items are increased by `later` (default 0).
 */
export type Stretch =
  | { readonly from: number; readonly count: number; readonly later?: number }
  | { readonly items: readonly unknown[] };

/** Returns the new value, given the earlier value and the difference. */
export function applyDifference(before: unknown, difference: Difference): unknown {
  if ('now' in difference) return difference.now;
  if ('stretches' in difference) {
    const list = before as readonly unknown[];
    return difference.stretches.flatMap((stretch) => {
      if ('items' in stretch) return stretch.items;
      const { from, count, later } = stretch;
      const same = list.slice(from, from + count);
      return later === undefined ? same : same.map((item) => shiftOffsets(item, later));
    });
  }
  const record = { ...(before as Record<string, unknown>) };
  for (const key of difference.removed ?? []) Reflect.deleteProperty(record, key);
  for (const [key, own] of Object.entries(difference.fields)) record[key] = applyDifference(record[key], own);
  return record;
}

/**
 * Returns a copy of the value in which all source offsets are increased by `later`. A part without offsets is not
 * copied: a counter shares everything but its place with the counter of the earlier picture.
 */
function shiftOffsets(value: unknown, later: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isPlace(value)) return { ...value, start: value.start + later, end: value.end + later };
  let copy: Record<string, unknown> | unknown[] | undefined;
  for (const key in value) {
    const item = (value as Readonly<Record<string, unknown>>)[key];
    const shifted = shiftOffsets(item, later);
    if (shifted === item) continue;
    copy ??= Array.isArray(value) ? [...(value as readonly unknown[])] : { ...value };
    (copy as Record<string, unknown>)[key] = shifted;
  }
  return copy ?? value;
}

const isPlace = (value: object): value is Place => 'uri' in value && 'start' in value && 'end' in value;
