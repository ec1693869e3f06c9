/** Whether two pieces of a scene draw the same; where they stand in the text (`place`) does not show. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, (b as unknown[])[i]));
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in one) if (key !== 'place' && !same(one[key], other[key])) return false;
  for (const key in other) if (key !== 'place' && other[key] !== undefined && !(key in one)) return false;
  return true;
}
