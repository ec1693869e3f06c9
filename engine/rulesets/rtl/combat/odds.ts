import { say, term } from '../../../model/say.js';
import { explain } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { belowTables } from '../vocabulary/combat-results.js';
import type { ExplainedSum, Fight } from './fight.js';
import { groundStrength } from './strength.js';

/** The strengths of both sides and the odds column. */
export interface Odds {
  readonly attack: ExplainedSum;
  readonly defense: ExplainedSum;
  /**
   * The odds column of the table, rounded in the defender’s favour and limited to the columns that the table has
   * [10.52, 10.53].
   */
  readonly column: string;
  /** True if the odds are below 1-4, so that no die is rolled [10.53a]. */
  readonly isBelow: boolean;
  /** A value of 0 whose ledger explains both strengths and the column. */
  readonly reasons: ExplainedSum;
}

/** The odds below the columns of the tables, at which no die is rolled [10.53a]. */
const BELOW_COLUMNS = 'below 1-4';

/** Returns an odds column as it is written in a sentence. Odds below the columns are translated. */
export const columnText = (column: string): string => (column === BELOW_COLUMNS ? term(BELOW_COLUMNS) : column);

/**
 * Computes the strengths of both sides with their artillery support, and the odds column of the combat’s table [10.5].
 */
export function oddsOf(state: State, fight: Fight): Odds {
  const attack = groundStrength(state, fight, fight.attacker).plusExplained(fight.support);
  const defense = groundStrength(state, fight, fight.defender).plusExplained(fight.defensiveSupport);
  const isBelow = belowTables(attack.value, defense.value);
  const column = isBelow ? BELOW_COLUMNS : state.tables[fight.table].columnOf(attack.value, defense.value);
  const reasons = explain(0)
    .include(attack)
    .noteTotal(term('attack'), attack.value, '10.51')
    .include(defense)
    .noteTotal(term('defense'), defense.value, '10.51')
    .note(() => say`${attack.value} to ${defense.value}: ${columnText(column)}`, isBelow ? '10.53a' : '10.52');
  return { attack, defense, column, isBelow, reasons };
}
