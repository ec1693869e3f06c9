import type { ScenarioModel } from '../../model/scenario.js';
import { list } from '../../model/words.js';
import type { Check } from '../../play/checks.js';
import type { CombatTable } from '../combat-table.js';

/** A table that `table` may give cells of: what its rows and columns are called, and what may stand in a cell if that is a choice. */
export interface TableWords<Rule extends string> {
  readonly name: string;
  readonly rule: Rule;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly values?: readonly string[];
}

/** The words of a combat table. */
export const wordsOf = <Rule extends string>(
  name: string,
  rule: Rule,
  { rolls, columns, results }: Pick<CombatTable<string, string>, 'rolls' | 'columns' | 'results'>,
): TableWords<Rule> => ({ name, rule, rows: rolls.map(String), columns, values: results });

/** A `table` gives cells that a table of the game has; what it has not is passed over by play. */
export const tableMustBeOfTheGame =
  <Rule extends string>(known: readonly TableWords<Rule>[]): Check<ScenarioModel, Rule> =>
  ({ tables }, report) => {
    for (const { name, rows, nameSource } of tables) {
      const table = known.find((one) => one.name === name);
      if (table === undefined) {
        const message = `This game has no table “${name}”; it has ${list(known.map((one) => one.name))}.`;
        report({ severity: 'error', slug: 'unknown-table', source: nameSource, message });
        continue;
      }
      const { rule } = table;
      const wrong = (slug: string, what: string, word: string, may: readonly string[]) => ({
        severity: 'error' as const,
        rule,
        slug,
        message: `${name} has no ${what} ${word}; ${what}s are ${list(may)}.`,
      });
      for (const { key, cells, source } of rows) {
        if (!table.rows.includes(key)) report({ ...wrong('table-row', 'row', key, table.rows), source });
        for (const { column, value, source: at } of cells) {
          if (!table.columns.includes(column))
            report({ ...wrong('table-column', 'column', column, table.columns), source: at });
          else if (table.values?.includes(value) === false)
            report({ ...wrong('table-value', 'result', value, table.values), source: at });
        }
      }
    }
  };
