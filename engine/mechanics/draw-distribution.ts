/** The draw of a number of counters from a stock. Several draws may be from the same stock. */
export interface Draw {
  /** The number of the stock. Draws with the same number are from the same stock. */
  readonly stock: number;
  /** The number of counters of each kind in the stock before the first draw. */
  readonly counts: readonly number[];
  /** The number of counters drawn. */
  readonly number: number;
}

/** The kinds of the counters of one draw, in ascending order. */
export type DrawnKinds = readonly number[];

/**
 * Enumerates the outcomes of several draws with their probabilities, by the multivariate hypergeometric distribution.
 * The probabilities add up to 1.
 *
 * @param most the largest number of outcomes to enumerate
 * @param visit called for each outcome with the kinds of each draw; the list is reused between calls
 * @returns false, without any call, if there may be more outcomes than `most`
 */
export function forEachDraw(
  draws: readonly Draw[],
  most: number,
  visit: (drawn: readonly DrawnKinds[], chance: number) => void,
): boolean {
  const choices = draws.map(({ counts, number }) => combinations(counts.length, number));
  if (choices.reduce((all, { length }) => all * length, 1) > most) return false;
  const left = new Map(draws.map(({ stock, counts }) => [stock, [...counts]]));
  const drawn: DrawnKinds[] = [];
  const drawFrom = (at: number, chance: number): void => {
    if (at === draws.length) {
      visit(drawn, chance);
      return;
    }
    const counts = left.get(draws[at].stock) ?? [];
    const all = counts.reduce((sum, count) => sum + count, 0);
    for (const kinds of choices[at]) {
      const weight = waysToDraw(counts, kinds) / choose(all, kinds.length);
      if (weight === 0) continue;
      for (const kind of kinds) counts[kind]--;
      drawn[at] = kinds;
      drawFrom(at + 1, chance * weight);
      for (const kind of kinds) counts[kind]++;
    }
  };
  drawFrom(0, 1);
  return true;
}

/** Returns all combinations, with repetition, of `length` kinds from 0 to `kinds - 1`, each in ascending order. */
function combinations(kinds: number, length: number, from = 0): DrawnKinds[] {
  if (length === 0) return [[]];
  const all: DrawnKinds[] = [];
  for (let first = from; first < kinds; first++)
    for (const rest of combinations(kinds, length - 1, first)) all.push([first, ...rest]);
  return all;
}

/** Returns the number of ways to draw these kinds from a stock. */
function waysToDraw(counts: readonly number[], kinds: DrawnKinds): number {
  let ways = 1;
  for (let i = 0; i < kinds.length;) {
    let same = 1;
    while (kinds[i + same] === kinds[i]) same++;
    ways *= choose(counts[kinds[i]], same);
    i += same;
  }
  return ways;
}

/** Returns the binomial coefficient. */
function choose(from: number, number: number): number {
  let ways = 1;
  for (let i = 0; i < number; i++) ways *= (from - i) / (i + 1);
  return Math.max(0, ways);
}
