import type { Place } from '../../language-server/report/finding-record.js';

/** One expectation of a file and how it went. */
export interface ExpectationRecord extends Place {
  /** The point it is judged at: `turn 3 German`. */
  readonly after: string;
  readonly text: string;
  readonly passed: boolean;
  readonly expected: string;
  readonly got: string;
}
