/** Sums of thirds and other fractions differ from the exact number by less than this number. */
const ROUNDING_ERROR = 1e-9;

/** Drops the fraction of a number. A number that is whole but for rounding errors stays whole. */
export const dropFraction = (amount: number): number => Math.floor(amount + ROUNDING_ERROR);

/** Returns whether an amount is at least a minimum, but for rounding errors. */
export const reaches = (amount: number, least: number): boolean => amount + ROUNDING_ERROR >= least;
