import type { Check } from '../../play/checks.js';

/** Creates a check that applies another check to each of several objects, such as units, placements or places. */
export const checkEach =
  <Subject, One, Rule extends string>(
    all: (subject: Subject) => Iterable<One>,
    check: Check<One, Rule>,
  ): Check<Subject, Rule> =>
  (subject, report) => {
    for (const one of all(subject)) check(one, report);
  };
