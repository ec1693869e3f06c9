import { say } from '../../../model/say.js';
import { missingIn } from '../../../mechanics/checks/missing-values.js';
import { writeInstead, type Fix } from '../../../model/finding.js';
import type { ForceModel } from '../../../model/forces.js';
import { unitKinds } from '../vocabulary/unit-kinds.js';
import { isUnit, MAX_STRENGTH } from '../state/muster.js';
import type { CheckList } from '../../../play/checks.js';
import type { ForcesCheck } from './check.js';

/**
 * Reports blocks without steps. The strength points are printed only on the blocks, so the author must enter them
 * [3.15].
 */
const unitMustHaveItsSteps: ForcesCheck = (sides, report) => {
  for (const force of sides.flatMap(({ forces }) => forces)) {
    if (!isUnit(force) || !unitKinds.has(force.kind) || force.faces.length > 0) continue;
    const message = say`${force.name} has no strength points; write its steps after its name: 4 | 3 | 2 | 1.`;
    report.error('3.15', 'no-steps', force.nameSource, message, {
      fixes: [stepsToFillIn(force)],
      ...missingIn(force),
    });
  }
};

/**
 * Returns the quick fix for a unit without steps. It inserts a placeholder, which the author replaces with the steps.
 */
const stepsToFillIn = ({ lastNameSource }: ForceModel): Fix => ({
  ...writeInstead({ ...lastNameSource, start: lastNameSource.end }, ' ‹STEPS›', 'Write steps to fill in'),
  blanks: { STEPS: '1' },
});

/** Reports strengths above {@link MAX_STRENGTH} [3.11]. */
const strengthMustBeThatOfABlock: ForcesCheck = (sides, report) => {
  for (const force of sides.flatMap(({ forces }) => forces)) {
    const most = Math.max(0, ...force.faces.map(([strength = 0]) => strength));
    if (!isUnit(force) || most <= MAX_STRENGTH) continue;
    const message = say`${force.name} has ${most} strength points; the maximum is ${MAX_STRENGTH}, which is used instead.`;
    report.error('3.11', 'too-strong', force.nameSource, message);
  }
};

export const forcesChecks: CheckList<ForcesCheck> = { unitMustHaveItsSteps, strengthMustBeThatOfABlock };
