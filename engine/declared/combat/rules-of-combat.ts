import { cellsOf, CombatTable } from '../../mechanics/combat-table.js';
import { memoize } from '../../mechanics/memoize.js';
import type { Combat, ResultsTable } from '../declaration.js';
import type { State } from '../state/state.js';

/** The statements about combat of a game that has attacks, with its table as the scenario may have changed it. */
export interface CombatRules {
  readonly combat: Combat;
  readonly table: CombatTable<string, string>;
}

const tableOf = memoize(
  ({ printed, columnsAre, dice }: ResultsTable) =>
    new CombatTable<string, string>({ ...printed, columnsAre, dice, firstRoll: printed.firstRoll ?? dice }),
);

/** Returns the rules of combat; undefined in a game without attacks. */
export const combatRulesOf = memoize(
  ({
    declaration: { combat },
    scenario: { tables },
  }: Pick<State, 'declaration' | 'scenario'>): CombatRules | undefined => {
    if (combat === undefined) return undefined;
    const cells = cellsOf(tables, 'combat');
    const table = tableOf(combat.table);
    return { combat, table: cells.length === 0 ? table : table.with(cells) };
  },
);
