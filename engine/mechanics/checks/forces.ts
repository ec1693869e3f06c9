import type { ForceModel, SideModel } from '../../model/forces.js';
import { withArticle } from '../../model/words.js';
import type { Check } from '../../play/checks.js';
import { say } from '../../model/say.js';

/**
 * Creates a check that warns about formations without units, which have no effect. The game decides which formations
 * are empty.
 */
export const formationShouldHaveUnits =
  <Rule extends string>(
    rule: Rule,
    isEmpty: (force: ForceModel, all: readonly ForceModel[]) => boolean,
  ): Check<readonly SideModel[], Rule> =>
  (sides, report) => {
    const all = sides.flatMap(({ forces }) => forces);
    for (const force of all) {
      if (!isEmpty(force, all)) continue;
      const message = say`${force.name} is ${withArticle(force.kind)} without units. Write its units in braces after the name of the formation.`;
      report.warning(rule, 'empty-formation', force.nameSource, message);
    }
  };
