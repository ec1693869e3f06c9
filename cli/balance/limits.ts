/** The least and the greatest number that an option accepts. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** `--strength`: playouts per answer of the look-ahead player, in hundreds. Above the limit an answer takes minutes. */
export const STRENGTHS: Limits = { least: 1, most: 10_000 };
/** `--from`, `--to` and `--runs`: the number of a run, or of runs. */
export const RUNS: Limits = { least: 1, most: 1_000_000 };
