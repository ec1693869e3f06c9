import { tableWordsOf, type RuledTable } from '../../mechanics/checks/tables.js';
import { CombatTable } from '../../mechanics/combat-table.js';
import type { Declaration } from '../declaration.js';

/** Returns the tables of a declared game in which a scenario may change cells. */
export function tablesOf({ combat }: Pick<Declaration, 'combat'>): readonly RuledTable<string>[] {
  if (combat === undefined) return [];
  const { printed, columnsAre, dice, rule } = combat.table;
  const table = new CombatTable<string, string>({ ...printed, columnsAre, dice, firstRoll: printed.firstRoll ?? dice });
  return [
    {
      word: 'combat',
      text: 'The results of combat by column and roll.',
      rules: rule === '' ? [] : [rule],
      ...tableWordsOf(table),
    },
  ];
}
