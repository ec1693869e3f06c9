import { tableWordsOf, type RuledTable } from '../../../../engine/mechanics/checks/tables.js';
import { cellsOf, CombatTable } from '../../../../engine/mechanics/combat-table.js';
import { memoize } from '../../../../engine/mechanics/memoize.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import type { TwinRule } from '../rulebook/rulebook.js';

/** The results of combat with the sentence that explains each [7.2, 7.3, 7.4]. */
export const RESULTS = {
  NE: 'Nothing happens.',
  AL: 'The attackers lose a step.',
  EX: 'Both sides lose strength, and the defender retreats.',
  DR: 'The defender retreats.',
  DRL: 'The defender loses a step and retreats.',
  DE: 'The defender is eliminated.',
} as const;

export type ResultCode = keyof typeof RESULTS;

/** The rules of the results [7]. */
export const RESULT_RULES: Readonly<Record<ResultCode, TwinRule>> = {
  NE: '7',
  AL: '7.2',
  EX: '7.3',
  DR: '7.4',
  DRL: '7.2',
  DE: '7.2',
};

const printed = new CombatTable<string, ResultCode>({
  columns: ['1-1', '2-1', '3-1', '4-1', '5-1', '6-1'],
  results: Object.keys(RESULTS) as ResultCode[],
  sides: 6,
  firstRoll: 1,
  rows: [
    ['EX', 'DR', 'DRL', 'DRL', 'DE', 'DE'],
    ['DR', 'DR', 'DR', 'DRL', 'DRL', 'DE'],
    ['NE', 'EX', 'DR', 'DR', 'DRL', 'DRL'],
    ['AL', 'NE', 'EX', 'DR', 'DRL', 'DRL'],
    ['AL', 'AL', 'NE', 'EX', 'DR', 'DRL'],
    ['AL', 'AL', 'AL', 'NE', 'EX', 'EX'],
  ],
});

/** Returns the table of combat results with the cells that a scenario changes. */
export const combatTable = memoize(({ tables }: Pick<ScenarioModel, 'tables'>): CombatTable<string, ResultCode> => {
  const cells = cellsOf(tables, 'combat');
  return cells.length === 0 ? printed : printed.with(cells);
});

/** The tables in which a scenario may change cells. */
export const tables: readonly RuledTable<TwinRule>[] = [
  { word: 'combat', text: 'The results of combat by column and roll.', rules: ['7'], ...tableWordsOf(printed) },
];
