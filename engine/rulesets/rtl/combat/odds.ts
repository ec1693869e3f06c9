import { explain } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { belowTables } from '../vocabulary/combat-results.js';
import type { Counted, Fight } from './fight.js';
import { groundStrength } from './strength.js';

/** Two strengths against each other. */
export interface Odds {
  readonly attack: Counted;
  readonly defense: Counted;
  /** Rounded in the defender's favour, held between the first column of the table and the last [10.52, 10.53]. */
  readonly column: string;
  /** Under 1-4: no die is rolled [10.53a]. */
  readonly isBelow: boolean;
  /** Worth nothing itself; its ledger tells both strengths and the column. */
  readonly reasons: Counted;
}

/** Ground strengths with the support they have, and the column of the fight's table [10.5]. */
export function oddsOf(state: State, fight: Fight): Odds {
  const attack = groundStrength(state, fight, fight.attacker).plusExplained(fight.support);
  const defense = groundStrength(state, fight, fight.defender).plusExplained(fight.defensiveSupport);
  const isBelow = belowTables(attack.value, defense.value);
  const column = isBelow ? 'below 1-4' : state.tables[fight.table].columnOf(attack.value, defense.value);
  const reasons = explain(0)
    .include(attack)
    .noteTotal('attack', attack.value, '10.51')
    .include(defense)
    .noteTotal('defense', defense.value, '10.51')
    .note(() => `${attack.value} to ${defense.value}: ${column}`, isBelow ? '10.53a' : '10.52');
  return { attack, defense, column, isBelow, reasons };
}
