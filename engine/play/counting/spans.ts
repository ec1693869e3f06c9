/** A range of runs, both ends included. */
export type Span = readonly [from: number, to: number];

/** Returns whether parsed JSON is a range of runs. */
export function isSpan(value: unknown): value is Span {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [from, to] = value as readonly unknown[];
  return Number.isSafeInteger(from) && Number.isSafeInteger(to) && 1 <= Number(from) && Number(from) <= Number(to);
}

/**
 * Sorts ranges and joins adjacent ones.
 *
 * @throws Error when a run is in two of the ranges
 */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = found.at(-1);
    if (last && from <= last[1]) throw new Error(`Run ${from} was counted twice.`);
    if (last?.[1] === from - 1) found[found.length - 1] = [last[0], to];
    else found.push([from, to]);
  }
  return found;
}

/** Returns the parts of a range that other ranges do not cover. */
export function missingSpans([from, to]: Span, covered: readonly Span[]): Span[] {
  const found: Span[] = [];
  let next = from;
  for (const [begin, end] of mergeSpans(covered)) {
    if (end < next) continue;
    if (begin > to) break;
    if (begin > next) found.push([next, begin - 1]);
    next = end + 1;
  }
  if (next <= to) found.push([next, to]);
  return found;
}

/** Returns the number of runs in ranges. */
export function countRuns(spans: readonly Span[]): number {
  return spans.reduce((sum, [from, to]) => sum + to - from + 1, 0);
}
