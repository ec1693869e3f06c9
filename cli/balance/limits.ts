/** The least and the greatest number that an option accepts. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** `--strength`: playouts per answer of the look-ahead player, in hundreds. Above the limit an answer takes minutes. */
export const STRENGTHS: Limits = { least: 1, most: 10_000 };
/**
 * Limits of three options: `--from` and `--to`, which give the number of the first and the last run, and `--runs`,
 * which gives how many runs are played.
 */
export const RUNS: Limits = { least: 1, most: 1_000_000 };
