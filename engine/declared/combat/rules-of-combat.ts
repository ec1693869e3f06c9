import { cellsOf, CombatTable } from '../../mechanics/combat-table.js';
import { memoize } from '../../mechanics/memoize.js';
import type { Combat, ResultsTable } from '../declaration.js';
import type { State } from '../state/state.js';

/** The rules of combat of a game with attacks, and its results table with the cells that the scenario changes. */
export interface CombatRules {
  readonly combat: Combat;
  readonly table: CombatTable<string, string>;
  /** Whether the column shifts of the ground apply. Default: true. */
  readonly groundShifts?: boolean;
}

/** Returns the table of results. A table by strength works like a table by difference with a defence of 0. */
export const tableOf = memoize(
  ({ printed, columnsAre, dice }: ResultsTable) =>
    new CombatTable<string, string>({
      ...printed,
      columnsAre: columnsAre === 'odds' ? 'odds' : 'difference',
      dice,
      firstRoll: printed.firstRoll ?? dice,
    }),
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
