import type { ScenarioModel } from '../../model/scenario.js';
import { quoted } from '../../model/names.js';
import { plural } from '../../model/nouns.js';
import { list } from '../../model/words.js';
import type { Check } from '../../play/checks.js';
import type { TableWord } from '../../play/vocabulary.js';
import type { CombatTable } from '../combat-table.js';
import { say, term } from '../../model/say.js';

/** A table with the rules that use it. Findings cite the first of these rules. */
export interface RuledTable<Rule extends string> extends TableWord {
  readonly rules: readonly Rule[];
}

/** Returns the words for the rows, columns and values of a combat results table, and the values of its cells. */
export const tableWordsOf = (
  table: CombatTable<string, string>,
): Pick<TableWord, 'rows' | 'columns' | 'values' | 'printed'> => ({
  rows: table.rolls.map(String),
  columns: table.columns,
  values: table.results,
  printed: (row, column) => table.result(column, Number(row)),
});

/**
 * Creates a check that a `table` statement names a table of the game, and rows, columns and values that this table has.
 */
export const tableMustBeOfTheGame =
  <Rule extends string>(known: readonly RuledTable<Rule>[]): Check<ScenarioModel, Rule> =>
  ({ tables }, report) => {
    for (const { name, rows, nameSource } of tables) {
      const table = known.find(({ word }) => word === name);
      if (table === undefined) {
        const message = say`This game has no table “${name}”; it has ${list(known.map(({ word }) => word))}.`;
        report({ severity: 'error', slug: 'unknown-table', source: nameSource, message });
        continue;
      }
      const [rule] = table.rules;
      const wrong = (slug: string, what: string, word: string, may: readonly string[]) => ({
        severity: 'error' as const,
        rule,
        slug,
        message: say`${name} has no ${term(what)} ${word}; ${term(plural(what))} are ${list(may.map((one) => (one.includes(' ') ? quoted(one) : one)))}.`,
      });
      for (const { key, cells, source } of rows) {
        if (!table.rows.includes(key)) report({ ...wrong('table-row', 'row', key, table.rows), source });
        for (const { column, value, source: at } of cells) {
          if (!table.columns.includes(column))
            report({ ...wrong('table-column', 'column', column, table.columns), source: at });
          else if (table.values?.includes(value) === false)
            report({ ...wrong('table-value', 'result', value, table.values), source: at });
          else if (table.cell?.isOne(value) === false)
            report({
              severity: 'error',
              rule,
              slug: 'table-value',
              source: at,
              message: say`${column} of ${key} must be ${term(table.cell.text)}, not ${value}.`,
            });
        }
      }
    }
  };
