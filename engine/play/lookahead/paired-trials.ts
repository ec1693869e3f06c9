import type { Planned } from './candidate-plans.js';

/**
 * Stages of the sequential test of two plans. After `times` paired trials with the same random numbers, the new plan
 * stays in the test only if the sum of the differences exceeds `sure` times the root of their sum of squares. Most
 * plans are rejected after two trials. A stricter test costs more time than it saves.
 */
const STAGES: readonly { readonly times: number; readonly sure: number }[] = [
  { times: 2, sure: 0 },
  { times: 4, sure: 0 },
  { times: 8, sure: 0 },
  { times: 12, sure: 0.5 },
];

/** A plan with the values of its trials. */
export class PairedTrials {
  private readonly values: number[] = [];

  constructor(
    readonly plan: readonly Planned[],
    private readonly tried: (plan: readonly Planned[], time: number) => number,
  ) {}

  /**
   * Returns whether this plan is better than another one. If both have the same results in all trials, the plan with
   * fewer answers is better.
   */
  beats(other: PairedTrials): boolean {
    for (const { times, sure } of STAGES) {
      const [ours, theirs] = [this.firstValues(times), other.firstValues(times)];
      const differences = ours.map((worth, n) => worth - theirs[n]);
      const isSame = differences.every((each) => each === 0);
      if (isSame ? this.plan.length >= other.plan.length : !exceedStandardErrors(differences, sure)) return false;
    }
    return true;
  }

  /** Returns the values of the first trials. Trials are run on demand. */
  private firstValues(times: number): readonly number[] {
    while (this.values.length < times) this.values.push(this.tried(this.plan, this.values.length));
    return this.values.slice(0, times);
  }
}

function exceedStandardErrors(differences: readonly number[], sure: number): boolean {
  let [sum, squares] = [0, 0];
  for (const each of differences) {
    sum += each;
    squares += each ** 2;
  }
  return sum > sure * Math.sqrt(squares);
}
