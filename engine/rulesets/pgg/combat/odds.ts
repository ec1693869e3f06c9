import type { Cell } from '../../../board/board.js';
import type { Explained } from '../../../model/ledger.js';
import { say, term } from '../../../model/say.js';
import { explain } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { attackStrength, cellsOf, defenseStrength, type Circumstances } from './strength.js';
import type { OddsColumn } from '../vocabulary/combat-results.js';

/** The strengths and the odds column of an attack or overrun, each with its explanation. */
export interface Odds {
  readonly attack: Explained;
  readonly defense: Explained;
  readonly column: OddsColumn;
  /** The explanations of both strengths and the column. */
  readonly reasons: Pick<Explained, 'ledger'>;
}

/**
 * Computes the odds of an attack [9.0, 9.21, 9.3, 9.4]. The attack strength must be above 0. A hex that contains only
 * guests (units that retreated into it) has no defense strength [9.75] and is attacked at the best odds [results-note].
 */
export function oddsOf(
  state: State,
  attackers: readonly number[],
  targets: readonly Cell[],
  circumstances: Circumstances,
): Odds {
  const attack = attackStrength(state, attackers, circumstances);
  const from = cellsOf(state, attackers);
  const defense = explain(0);
  for (const cell of targets) defense.plusExplained(defenseStrength(state, cell, from, circumstances));
  const column = state.combatTable.columnOf(attack.value, defense.value);
  const reasons = explain(0)
    .include(attack)
    .noteTotal(term('attack'), attack.value, '9.0')
    .include(defense)
    .noteTotal(term('defense'), defense.value, '9.21')
    .note(() => say`${attack.value} to ${defense.value}: column ${column}`, '9.4');
  return { attack, defense, column, reasons };
}
