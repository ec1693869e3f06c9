import { memoizeBy } from '../../mechanics/memoize.js';
import { combatRulesOf, type CombatRules } from '../combat/rules-of-combat.js';
import type { Overrun } from '../declaration/combat.js';
import type { State } from '../state/state.js';

/** The rules of overruns, with the rules of combat that they use. */
export interface OverrunRules extends CombatRules {
  readonly overrun: Overrun;
}

/**
 * Returns the rules of overruns; undefined in a game without overruns or without attacks. All games of a scenario share
 * them.
 */
export const overrunRulesOf = memoizeBy(
  ({ muster }: State) => muster,
  (state): OverrunRules | undefined => {
    const { overrun } = state.declaration;
    const rules = combatRulesOf(state);
    return overrun === undefined || rules === undefined ? undefined : { ...rules, overrun };
  },
);
