import type { ScenarioModel } from '../model/scenario.js';
import type { BookReport } from './checks.js';
import { say } from '../model/say.js';

/** A value of the rulebook that a house rule of a scenario may replace by another whole number. */
export interface BookNumber<Rule extends string = string> {
  readonly value: number;
  readonly text: string;
  readonly rules: readonly Rule[];
  /** The smallest value that a house rule may set. Default: 0, or no limit if the rulebook's value is negative. */
  readonly minimum?: number;
}

type Table<Rule extends string = string> = Readonly<Record<string, BookNumber<Rule>>>;

/**
 * Returns the rulebook's values with the house rules of a scenario applied. Unknown names and values that are not
 * allowed are ignored; the checks report them.
 */
export function applyHouseRules<Name extends string>(
  table: Readonly<Record<Name, BookNumber>>,
  { houseRules }: Pick<ScenarioModel, 'houseRules'>,
): Readonly<Record<Name, number>> {
  const names = Object.keys(table) as Name[];
  const numbers = Object.fromEntries(names.map((name) => [name, table[name].value])) as Record<Name, number>;
  for (const { number, value } of houseRules)
    if (Object.hasOwn(table, number) && isAllowed(table[number as Name], value)) numbers[number as Name] = value;
  return numbers;
}

/** Checks that each house rule sets an allowed value that differs from the rulebook's value. */
export function checkHouseRules<Rule extends string>(
  table: Table<Rule>,
  { houseRules }: Pick<ScenarioModel, 'houseRules'>,
  report: BookReport<Rule>,
): void {
  for (const { number, value, source } of houseRules) {
    if (!Object.hasOwn(table, number)) continue;
    const { value: book, rules } = table[number];
    const [rule] = rules;
    const least = leastOf(table[number]);
    if (!isAllowed(table[number], value)) {
      const message =
        least === -Infinity
          ? say`${number} must be a whole number, not ${value}.`
          : say`${number} must be a whole number of ${least} or more, not ${value}.`;
      report.error(rule, 'house-rule-value', source, message, { why: [{ text: say`${book} in the rulebook`, rule }] });
    } else if (value === book) {
      const message = say`${number} is ${value} in the rulebook, too; the house rule changes nothing.`;
      report.information(rule, IDLE_HOUSE_RULE, source, message);
    }
  }
}

/** The slug of the finding about a house rule that states the value of the rulebook. */
export const IDLE_HOUSE_RULE = 'idle-house-rule';

/** Returns the smallest value that a number of the rulebook may have. */
export const leastOf = ({ value, minimum: least }: Pick<BookNumber, 'value' | 'minimum'>): number =>
  least ?? (value < 0 ? -Infinity : 0);

/** Returns whether a number of the rulebook may have a value. */
export const isAllowed = (number: Pick<BookNumber, 'value' | 'minimum'>, value: number): boolean =>
  Number.isInteger(value) && value >= leastOf(number);
