import type { ScenarioModel } from '../../model/scenario.js';
import type { Condition, ConditionTest, SpecialRules } from '../../model/special-rules.js';
import type { Check, CheckList } from '../../play/checks.js';
import type { SetupRules } from './setup-ledger.js';
import { setupMustKeepItsLimits } from './setup-limits.js';

/** What every game checks of a scenario's special rules; `unknown` are the facts of conditions that it cannot tell. */
export function specialChecks(
  setup: SetupRules,
  unknown: readonly string[] = [],
): CheckList<Check<ScenarioModel, never>> {
  return {
    setupMustKeepItsLimits: setupMustKeepItsLimits(setup),
    conditionsMustBeKnown(scenario, report) {
      for (const { fact, source } of testsOf(scenario)) {
        if (!unknown.includes(fact.split(' ')[0])) continue;
        const message = `This game cannot tell what is “${fact}”; the condition never holds.`;
        report({ severity: 'warning', slug: 'unknown-fact', source, message });
      }
    },
  };
}

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
