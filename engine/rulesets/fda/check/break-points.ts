import { missingIn } from '../../../mechanics/checks/missing-values.js';
import { checkEach } from '../../../mechanics/checks/check-each.js';
import { writeInstead } from '../../../model/finding.js';
import type { CheckList } from '../../../play/checks.js';
import { step } from '../rulebook/cite.js';
import { breakPointsOf, numberOf, sizeOf } from '../state/unit-facts.js';
import { numbersOf } from '../vocabulary/numbers.js';
import { attributeBeside } from '../../../mechanics/checks/missing-text-fixes.js';
import type { ForcesCheck } from './check.js';
import { isGround, unitsOf } from './units.js';
import { withArticle } from '../../../model/words.js';
import { say } from '../../../model/say.js';

/** The largest number of break points of a ground unit [3b]. */
const MAX_BREAK_POINTS = 3;

/** Checks that a ground unit has 1 to 3 break points [3b]. */
export const breakPointsMustBeOneToThree: ForcesCheck = checkEach(
  (sides) => unitsOf(sides).filter(isGround),
  ({ force }, report) => {
    const pr = numberOf(force.attributes, 'pr');
    if (pr === undefined || (pr >= 1 && pr <= MAX_BREAK_POINTS)) return;
    const { source } = force.attributes.pr;
    const nearest = pr < 1 ? 1 : MAX_BREAK_POINTS;
    const message = say`${force.name} has ${pr} PR; a ground unit has 1 to ${MAX_BREAK_POINTS}.`;
    report.error('3b', 'break-points', source, message, { fixes: [writeInstead(source, `pr ${nearest}`)] });
  },
);

/**
 * Checks that the break points of a unit are known. The rulebook gives the usual number for some kinds; the author
 * writes it for the other kinds [3b, 2.1g, 2.1n].
 */
export const breakPointsMustBeKnown: ForcesCheck = (sides, report, changed) => {
  const numbers = numbersOf(changed);
  for (const unit of unitsOf(sides).filter(isGround)) {
    const { force, kind, arm } = unit;
    if (breakPointsOf(arm, sizeOf(kind, force.attributes), force.attributes, numbers) !== undefined) continue;
    const message = say`${force.name} has no break points: the rulebook gives no usual number for ${withArticle(force.kind)}. Write (pr 1), (pr 2) or (pr 3).`;
    report.error('3b', 'no-break-points', force.nameSource, message, {
      why: [step(say`infantry and armour have 2, support battalions 1`, '2.1g')],
      fixes: [1, 2].map((pr) => attributeBeside(force, `pr ${pr}`)),
      ...missingIn(force),
    });
  }
};

/** Checks that an air unit has exactly 3 break points, or as many as a variant of the game says [3d, 12a]. */
export const airUnitMustHaveThreeBreakPoints: ForcesCheck = (sides, report, changed) => {
  const three = numbersOf(changed)['air.breakPoints'];
  for (const { force, facts } of unitsOf(sides)) {
    const pr = numberOf(force.attributes, 'pr');
    if (facts.air !== true || pr === undefined || pr === three) continue;
    const { source } = force.attributes.pr;
    const message = say`${force.name} has ${pr} PR; an air unit has ${three}.`;
    report.error('3d', 'air-break-points', source, message, { fixes: [writeInstead(source, `pr ${three}`)] });
  }
};

export const breakPointChecks: CheckList<ForcesCheck> = {
  breakPointsMustBeOneToThree,
  breakPointsMustBeKnown,
  airUnitMustHaveThreeBreakPoints,
};
