/** The least and the greatest number that an option accepts. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** `--strength`: playouts per answer of the look-ahead player, in hundreds. Above the limit an answer takes minutes. */
export const STRENGTHS: Limits = { least: 1, most: 10_000 };
/** Limits of `--from` and `--to`, which are numbers of runs, and of `--runs`, the number of runs to play. */
export const RUNS: Limits = { least: 1, most: 1_000_000 };
