/** A least and a greatest number. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Considered answers: how many hundred are played ahead for each. Beyond, an answer takes minutes. */
export const STRENGTHS: Limits = { least: 1, most: 10_000 };
/** The number of a run. */
export const RUNS: Limits = { least: 1, most: 1_000_000 };
