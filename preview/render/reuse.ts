/** Returns whether two parts of a scene look the same; source locations (`place`) are ignored. */
export function looksEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => looksEqual(item, (b as unknown[])[i]));
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in one) if (key !== 'place' && !looksEqual(one[key], other[key])) return false;
  for (const key in other) if (key !== 'place' && other[key] !== undefined && !(key in one)) return false;
  return true;
}

/** Returns the earlier value if it looks the same, so that later steps can compare by identity. */
export const reuseIfEqual = <T>(before: T | undefined, now: T): T =>
  before !== undefined && looksEqual(before, now) ? before : now;

/** Applies {@link reuseIfEqual} to each item; returns the earlier list if all items are unchanged. */
export function reuseEachIfEqual<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  if (before === undefined) return now;
  const items = now.map((item, i) => reuseIfEqual(before[i], item));
  return items.length === before.length && items.every((item, i) => item === before[i]) ? before : items;
}
