import { say } from '../../model/say.js';
import { missingIn } from '../../mechanics/checks/missing-values.js';
import { writeInstead, type Fix } from '../../model/finding.js';
import type { ForceModel, SideModel } from '../../model/forces.js';
import { withArticle } from '../../model/words.js';
import type { Check, CheckList } from '../../play/checks.js';
import type { Declaration } from '../declaration.js';
import type { UnitKind } from '../declaration/units.js';

type ForcesCheck = Check<readonly SideModel[], string>;

interface DeclaredUnit {
  readonly force: ForceModel;
  readonly kind: UnitKind;
}

/** Returns the units of declared kinds. Formations are left out. */
const unitsOf = ({ unitKinds }: Declaration, sides: readonly SideModel[]): DeclaredUnit[] =>
  sides.flatMap(({ forces }) =>
    forces.flatMap((force): DeclaredUnit[] => {
      const kind = unitKinds.find(({ word }) => word === force.kind);
      return kind === undefined || force.members.length > 0 ? [] : [{ force, kind }];
    }),
  );

/** Returns the form of a face: `strength-movement, such as 4-6`. */
const faceForm = ({ face: { names } }: Declaration): string =>
  say`${names.join('-')}, such as ${names.map((_, index) => 4 + 2 * index).join('-')}`;

/** Returns the checks of the orders of battle of a declared game. */
export const forcesChecks = (declaration: Declaration): CheckList<ForcesCheck> => ({
  unitMustHaveItsNumbers(sides, report) {
    for (const { force, kind } of unitsOf(declaration, sides)) {
      if (force.faces.length > 0) continue;
      const message = say`${force.name} has no numbers. Write ${faceForm(declaration)}; several faces, strongest first, with | between.`;
      report.error(kind.rule, 'missing-numbers', force.nameSource, message, {
        fixes: [faceToFillIn(declaration, force)],
        ...missingIn(force),
      });
    }
  },
  faceMustHaveItsNumbers(sides, report) {
    for (const { force, kind } of unitsOf(declaration, sides))
      for (const face of force.faces) {
        if (face.length === declaration.face.names.length) continue;
        const message = say`${force.name} has the face ${face.join('-')}; ${withArticle(force.kind)} has ${faceForm(declaration)}.`;
        report.error(kind.rule, 'face-format', force.nameSource, message);
      }
  },
});

/** Returns a fix that adds a face whose numbers the author fills in. */
function faceToFillIn({ face: { names } }: Declaration, { lastNameSource }: ForceModel): Fix {
  const face = names.map(() => 0).join('-');
  const place = { ...lastNameSource, start: lastNameSource.end };
  const fix = writeInstead(place, ` ‹${face}›`, `Write a face to fill in: ${face}`);
  return { ...fix, blanks: { [face]: names.map(() => 1).join('-') } };
}
