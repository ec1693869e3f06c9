import { say } from '../../model/say.js';
import { tableWordsOf, type RuledTable } from '../../mechanics/checks/tables.js';
import { tableOf } from '../combat/rules-of-combat.js';
import type { Declaration } from '../declaration.js';
import type { ResultsTable } from '../declaration/combat.js';
import { tableWordOf } from '../fire/fire-rules.js';

/** Returns the tables of a declared game in which a scenario may change cells. */
export function tablesOf({ combat, fires }: Pick<Declaration, 'combat' | 'fires'>): readonly RuledTable<string>[] {
  const ofFire = new Map(fires.map((fire) => [tableWordOf(fire), fire.table]));
  return [
    ...(combat === undefined
      ? []
      : [
          wordOf('combat', 'The results of combat by column and roll.', combat.table),
          ...(combat.groundTables ?? []).map(({ ground, table }) =>
            wordOf(ground, say`The results of attacks on hexes with ${ground}.`, table),
          ),
        ]),
    ...[...ofFire].map(([word, table]) => wordOf(word, 'The results of fire by strength and roll.', table)),
  ];
}

const wordOf = (word: string, text: string, table: ResultsTable): RuledTable<string> => ({
  word,
  text,
  rules: table.rule === '' ? [] : [table.rule],
  ...tableWordsOf(tableOf(table)),
});
