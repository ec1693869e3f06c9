import type { Finding } from '../../model/finding.js';
import { forcesByName } from '../../model/forces.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { Source } from '../../model/source.js';
import type { Check, CheckList } from '../../play/checks.js';
import { conditionsIn, departuresIn, factsIn } from './attainable/clauses.js';
import { becomings, namesOf } from './departures.js';
import type { SetupRules } from './setup-ledger.js';
import { setupMustKeepItsLimits } from './setup-limits.js';
import { agree, say } from '../../model/say.js';

/**
 * Returns the checks of special rules that all games share.
 *
 * @param unknown the facts of conditions that the game cannot evaluate
 */
export function specialChecks(
  setup: SetupRules,
  unknown: readonly string[] = [],
): CheckList<Check<ScenarioModel, never>> {
  return {
    setupMustKeepItsLimits: setupMustKeepItsLimits(setup),
    unitMustBecomeOneThatIsFree,
    conditionsMustBeKnown(scenario, report) {
      for (const { fact, source } of conditionsIn(scenario).flatMap(factsIn)) {
        if (!unknown.includes(fact.split(' ')[0])) continue;
        const message = say`This game cannot evaluate “${fact}”; the condition is never true.`;
        report({ severity: 'warning', slug: 'unknown-fact', source, message });
      }
    },
  };
}

/**
 * Checks that `becomes` replaces one unit by one other unit of its side that is not in play: `LSSAH (becomes
 * "1.SS-Pz")`.
 */
const unitMustBecomeOneThatIsFree: Check<ScenarioModel, never> = (scenario, report) => {
  const all = departuresIn(scenario).flatMap(({ items }) => becomings(items));
  if (all.length === 0) return; // Usually no unit is replaced, and then no set-up needs to be read at each key stroke.
  const forces = forcesByName(scenario.sides);
  const placed = new Set(
    scenario.setups.flatMap(({ placements }) => placements.flatMap(({ items }) => namesOf(items))),
  );
  const replacements = new Map<string, Source>();
  for (const { names, by, source } of all) {
    const [unit, other] = [forces.get(names.at(0) ?? ''), forces.get(by)];
    const before = replacements.get(by);
    replacements.set(by, source);
    const wrong = (slug: string, message: string, more?: Partial<Pick<Finding, 'related'>>): void => {
      report({ severity: 'error', slug, source, message, ...more });
    };
    if (names.length !== 1 || !unit || unit.members.length > 0)
      wrong(
        'becomes-of-many',
        names.length === 0
          ? say`${by} can replace only one unit; this statement names none. Name the unit that ${by} replaces.`
          : say`${by} can replace only one unit; ${names.join(', ')} ${agree(names.length, 'is', 'are')} not one unit. Name the unit that ${by} replaces.`,
      );
    else if (!other || other.members.length > 0 || other.side !== unit.side)
      wrong(
        'becomes-whom',
        say`“${by}” is not a unit of ${unit.side}. Name another unit of ${unit.side} that is not in play.`,
      );
    else if (placed.has(by))
      wrong('becomes-placed', say`${by} is set up already. The unit that replaces ${unit.name} must not be in play.`);
    else if (before)
      wrong('becomes-twice', say`${by} already replaces another unit.`, {
        related: [{ source: before, message: say`${by} replaces a unit here.` }],
      });
  }
};
