import type { ScenarioModel } from '../model/scenario.js';

/** A number of the book that stands alone and that a scenario may override by a house rule. */
export interface BookNumber<Rule extends string = string> {
  readonly value: number;
  readonly text: string;
  readonly rules: readonly Rule[];
}

/** The book's numbers with a scenario's house rules laid over them; unknown names are left to the checks. */
export function overridden<Name extends string>(
  table: Readonly<Record<Name, BookNumber>>,
  { houseRules }: Pick<ScenarioModel, 'houseRules'>,
): Readonly<Record<Name, number>> {
  const names = Object.keys(table) as Name[];
  const numbers = Object.fromEntries(names.map((name) => [name, table[name].value])) as Record<Name, number>;
  for (const { number, value } of houseRules) if (Object.hasOwn(table, number)) numbers[number as Name] = value;
  return numbers;
}
