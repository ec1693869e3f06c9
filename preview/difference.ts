import type { Place } from './scene.js';

/**
 * What is otherwise in a value of plain JSON than in the one before it, itself plain JSON: another value; the fields of a record
 * that are otherwise; or a list as stretches of the one before it and new items.
 */
export type Difference =
  | { readonly now: unknown }
  | { readonly fields: Readonly<Record<string, Difference>>; readonly gone?: readonly string[] }
  | { readonly stretches: readonly Stretch[] };

/** Items from a place of the list before on, the places in the text that they name so much later in it; or new ones. */
export type Stretch =
  | { readonly from: number; readonly count: number; readonly later?: number }
  | { readonly items: readonly unknown[] };

/** The value, of the one before it and what is otherwise. */
export function patched(before: unknown, difference: Difference): unknown {
  if ('now' in difference) return difference.now;
  if ('stretches' in difference) {
    const list = before as readonly unknown[];
    return difference.stretches.flatMap((stretch) => {
      if ('items' in stretch) return stretch.items;
      const { from, count, later } = stretch;
      const same = list.slice(from, from + count);
      return later === undefined ? same : same.map((item) => moved(item, later));
    });
  }
  const record = { ...(before as Record<string, unknown>) };
  for (const key of difference.gone ?? []) Reflect.deleteProperty(record, key);
  for (const [key, own] of Object.entries(difference.fields)) record[key] = patched(record[key], own);
  return record;
}

/** With every place in the text so much later. */
function moved(value: unknown, later: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => moved(item, later));
  if (isPlace(value)) return { ...value, start: value.start + later, end: value.end + later };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, moved(item, later)]));
}

const isPlace = (value: object): value is Place => 'uri' in value && 'start' in value && 'end' in value;
