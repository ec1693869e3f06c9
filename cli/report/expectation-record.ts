import type { Place } from '../../language-server/report/finding-record.js';

/** An expectation of a file and its result. */
export interface ExpectationRecord extends Place {
  /** The point in the game at which the expectation is evaluated, such as `turn 3 German`. */
  readonly after: string;
  readonly text: string;
  readonly passed: boolean;
  readonly expected: string;
  readonly got: string;
}
