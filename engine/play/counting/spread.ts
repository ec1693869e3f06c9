import type { Counts } from './rows.js';

/** How numbers fell. The median and the middle half are numbers that came. */
export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly median: number;
  readonly middle: readonly [number, number];
}

/** Least and most, the mean, the median and the middle half of what was counted by its number. */
export function spread(counts: Counts): Spread {
  const values = numbersOf(counts);
  const all = values.reduce((sum, { times }) => sum + times, 0);
  /** The least number that so great a share of all did not exceed. */
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

/** A number with the interval that holds what it stands for in 95 of 100 cases. */
export interface Estimate {
  readonly value: number;
  readonly interval: readonly [number, number];
}

/** Two standard deviations of the normal distribution, less a little: 95 of 100 lie within. */
const Z = 1.959964;

/** The mean of what was counted by its number, with the interval of the normal approximation. */
export function meanOf(counts: Counts): Estimate & { readonly deviation: number } {
  const values = numbersOf(counts);
  const all = values.reduce((sum, { times }) => sum + times, 0);
  const value = values.reduce((sum, { number, times }) => sum + number * times, 0) / all;
  const squares = values.reduce((sum, { number, times }) => sum + (number - value) ** 2 * times, 0);
  const deviation = all > 1 ? Math.sqrt(squares / (all - 1)) : 0;
  const off = (Z * deviation) / Math.sqrt(all);
  return { value, interval: [value - off, value + off], deviation };
}

/** A share with Wilson’s interval, which also holds for few games and for shares of nothing or of all. */
export function shareOf(times: number, all: number): Estimate {
  const share = times / all;
  const slack = Z ** 2 / all;
  const middle = (share + slack / 2) / (1 + slack);
  const off = (Z / (1 + slack)) * Math.sqrt((share * (1 - share) + slack / 4) / all);
  // At the ends it is what was counted; reckoned it would miss that by the last digit.
  return { value: share, interval: [times === 0 ? 0 : middle - off, times === all ? 1 : middle + off] };
}

/** Sorted by the number: sums come out the same however it was counted. */
function numbersOf(counts: Counts): { readonly number: number; readonly times: number }[] {
  return Object.entries(counts)
    .map(([number, times]) => ({ number: Number(number), times }))
    .sort((a, b) => a.number - b.number);
}
