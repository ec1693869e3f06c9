import { cellsOf, CombatTable } from '../../../../engine/mechanics/combat-table.js';
import type { TableModel } from '../../../../engine/model/special-rules.js';

const columns = ['1-2', '1-1', '2-1', '3-1'] as const;
export const results = ['-', 'R', 'L', 'X'] as const;
export type Result = (typeof results)[number];

/**
 * The printed combat table. Its results are: no effect, the defender retreats, the attacker loses a step, the defender
 * loses a step [6].
 */
export const printed = new CombatTable<(typeof columns)[number], Result>({
  columns,
  results,
  sides: 6,
  rows: [
    ['-', 'R', 'R', 'X'],
    ['-', 'R', 'R', 'X'],
    ['-', '-', 'R', 'R'],
    ['L', '-', '-', 'R'],
    ['L', 'L', '-', 'R'],
    ['L', 'L', 'L', '-'],
  ],
});

/** Returns the table with the changes of the scenario: `table combat { 6: 3-1 = X }`. */
export const combatTable = (tables: readonly TableModel[]): typeof printed => printed.with(cellsOf(tables, 'combat'));
