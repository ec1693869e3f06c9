import type { Finding } from '../../model/finding.js';
import { forcesByName } from '../../model/forces.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { Source } from '../../model/source.js';
import type { Condition, ConditionTest, DepartureModel, SpecialRules } from '../../model/special-rules.js';
import type { Check, CheckList } from '../../play/checks.js';
import { becomings, namesOf } from './departures.js';
import type { SetupRules } from './setup-ledger.js';
import { setupMustKeepItsLimits } from './setup-limits.js';

/** What every game checks of a scenario's special rules; `unknown` are the facts of conditions that it cannot tell. */
export function specialChecks(
  setup: SetupRules,
  unknown: readonly string[] = [],
): CheckList<Check<ScenarioModel, never>> {
  return {
    setupMustKeepItsLimits: setupMustKeepItsLimits(setup),
    unitMustBecomeOneThatIsFree,
    conditionsMustBeKnown(scenario, report) {
      for (const { fact, source } of testsOf(scenario)) {
        if (!unknown.includes(fact.split(' ')[0])) continue;
        const message = `This game cannot tell what is “${fact}”; the condition never holds.`;
        report({ severity: 'warning', slug: 'unknown-fact', source, message });
      }
    },
  };
}

/** One unit becomes one other of its side, that has not come: `LSSAH (becomes "1.SS-Pz")`. */
const unitMustBecomeOneThatIsFree: Check<ScenarioModel, never> = (scenario, report) => {
  const all = allDepartures(scenario).flatMap(({ items }) => becomings(items));
  if (all.length === 0) return; // as in most scenarios, whose set-ups are then not gone through at every key
  const forces = forcesByName(scenario.sides);
  const placed = new Set(
    scenario.setups.flatMap(({ placements }) => placements.flatMap(({ items }) => namesOf(items))),
  );
  const taken = new Map<string, Source>();
  for (const { names, by, source } of all) {
    const [unit, other] = [forces.get(names.at(0) ?? ''), forces.get(by)];
    const before = taken.get(by);
    taken.set(by, source);
    const wrong = (slug: string, message: string, more?: Partial<Pick<Finding, 'related'>>): void => {
      report({ severity: 'error', slug, source, message, ...more });
    };
    if (names.length !== 1 || !unit || unit.members.length > 0)
      wrong(
        'becomes-of-many',
        `One unit becomes ${by}; ${names.length === 0 ? 'nobody is meant' : `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} not one`}. Name the unit that does.`,
      );
    else if (!other || other.members.length > 0 || other.side !== unit.side)
      wrong('becomes-whom', `“${by}” is no unit of ${unit.side}. Name one of its forces that has not come.`);
    else if (placed.has(by))
      wrong('becomes-placed', `${by} is set up already. Who takes the place of ${unit.name} must not have come.`);
    else if (before)
      wrong('becomes-twice', `${by} takes the place of another unit already.`, {
        related: [{ source: before, message: 'It takes that place here.' }],
      });
  }
};

/** Those of the scenario, and those that something brings. */
const allDepartures = ({ departures, offers, whens }: SpecialRules): DepartureModel[] => [
  ...departures,
  ...[...offers, ...whens].flatMap(({ clauses }) => clauses.departures),
];

/** Every single fact that conditions of a scenario ask for. */
function testsOf({ victories, offers, whens }: SpecialRules): ConditionTest[] {
  const brought = [...offers, ...whens];
  const all = [...victories, ...brought, ...brought.flatMap(({ clauses }) => clauses.victories)];
  return all.flatMap(({ condition }) => (condition ? factsIn(condition) : []));
}

function factsIn(condition: Condition): ConditionTest[] {
  switch (condition.test) {
    case 'fact':
      return [condition];
    case 'not':
      return factsIn(condition.of);
    default:
      return condition.of.flatMap(factsIn);
  }
}
