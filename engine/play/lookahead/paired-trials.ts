import type { Planned } from './candidate-plans.js';

/**
 * So often two plans are tried, each time with the same lots, before the one is held to be better: by then the differences must
 * lie on its side by so much of their own spread. Most plans are given up after two. To be surer takes more time than it is worth:
 * what is nearly as good may be taken for better, and leads on.
 */
const STAGES: readonly { readonly times: number; readonly sure: number }[] = [
  { times: 2, sure: 0 },
  { times: 4, sure: 0 },
  { times: 8, sure: 0 },
  { times: 12, sure: 0.5 },
];

/** A plan and what it comes to, as often as it has been tried. */
export class PairedTrials {
  private readonly values: number[] = [];

  constructor(
    readonly plan: readonly Planned[],
    private readonly tried: (plan: readonly Planned[], time: number) => number,
  ) {}

  /** Whether it does better than another, or always the same with fewer answers. */
  beats(other: PairedTrials): boolean {
    for (const { times, sure } of STAGES) {
      const [ours, theirs] = [this.firstValues(times), other.firstValues(times)];
      const differences = ours.map((worth, n) => worth - theirs[n]);
      const isSame = differences.every((each) => each === 0);
      if (isSame ? this.plan.length >= other.plan.length : !exceedStandardErrors(differences, sure)) return false;
    }
    return true;
  }

  /** What it came to the first so many times. */
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
