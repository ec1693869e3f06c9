import type { Counts } from './rows.js';

/** Summary of a distribution. The median and the quartiles (`middle`) are values that occurred. */
export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly median: number;
  readonly middle: readonly [number, number];
}

/** Computes the summary of a distribution that is given as the count of each number. */
export function spread(counts: Counts): Spread {
  const values = numbersOf(counts);
  const all = values.reduce((sum, { times }) => sum + times, 0);
  /** Returns a quantile: the smallest number such that at least the given share of all values is not larger. */
  const upTo = (share: number): number => {
    let passed = 0;
    return (values.find(({ times }) => (passed += times) >= all * share) ?? values[values.length - 1]).number;
  };
  return {
    mean: values.reduce((sum, { number, times }) => sum + number * times, 0) / all,
    least: values[0].number,
    most: values[values.length - 1].number,
    median: upTo(0.5),
    middle: [upTo(0.25), upTo(0.75)],
  };
}

/** An estimate with its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly interval: readonly [number, number];
}

/** The 97.5 % quantile of the standard normal distribution. */
const Z = 1.959964;

/** Computes the mean with its interval (normal approximation) and the standard deviation. */
export function meanOf(counts: Counts): Estimate & { readonly deviation: number } {
  const values = numbersOf(counts);
  const all = values.reduce((sum, { times }) => sum + times, 0);
  const value = values.reduce((sum, { number, times }) => sum + number * times, 0) / all;
  const squares = values.reduce((sum, { number, times }) => sum + (number - value) ** 2 * times, 0);
  const deviation = all > 1 ? Math.sqrt(squares / (all - 1)) : 0;
  const off = (Z * deviation) / Math.sqrt(all);
  return { value, interval: [value - off, value + off], deviation };
}

/**
 * Computes a proportion with its Wilson interval. This interval is also valid for few games and for proportions of 0
 * and 1.
 */
export function shareOf(times: number, all: number): Estimate {
  const share = times / all;
  const slack = Z ** 2 / all;
  const middle = (share + slack / 2) / (1 + slack);
  const off = (Z / (1 + slack)) * Math.sqrt((share * (1 - share) + slack / 4) / all);
  // For proportions of 0 and 1 the bound is exact; the formula would miss it by a rounding error.
  return { value: share, interval: [times === 0 ? 0 : middle - off, times === all ? 1 : middle + off] };
}

/** Returns the numbers sorted, so that sums do not depend on the order of counting. */
function numbersOf(counts: Counts): { readonly number: number; readonly times: number }[] {
  return Object.entries(counts)
    .map(([number, times]) => ({ number: Number(number), times }))
    .sort((a, b) => a.number - b.number);
}
