import type { ScenarioModel } from '../model/scenario.js';
import type { Ruling } from './ruleset.js';

/** A ruling before it has its name: readings by the value as text, the default value first. */
export type RulingText<Rule extends string = string> = Omit<Ruling, 'option' | 'rules'> & {
  readonly rules: readonly Rule[];
};
export type RulingTexts<Rule extends string = string> = Readonly<Record<string, RulingText<Rule>>>;

/** Every option of a table with its value: what engine code reads. */
export type Chosen<Table extends RulingTexts> = {
  readonly [Option in keyof Table]: Table[Option]['values'][number];
};

/** The options as checks, hovers and the documentation see them; the first value is the default. */
export const namedRulings = (table: RulingTexts): readonly Ruling[] =>
  Object.entries(table).map(([option, text]) => ({ option, ...text }));

/** The rulings a scenario plays: its own choices where they are legal, the defaults elsewhere; wrong ones are left to the checks. */
export function chosenRulings<Table extends RulingTexts>(
  table: Table,
  scenario: Pick<ScenarioModel, 'rulings'>,
): Chosen<Table> {
  const chosen: Record<string, string | number | boolean | undefined> = Object.fromEntries(
    Object.entries(table).map(([option, { values }]) => [option, values[0]]),
  );
  for (const { option, value } of scenario.rulings) {
    if (Object.hasOwn(table, option) && table[option].values.includes(value)) chosen[option] = value;
  }
  return chosen as Chosen<Table>;
}
