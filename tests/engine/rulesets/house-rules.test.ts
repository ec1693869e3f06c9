import { beforeAll, describe, expect, test } from 'vitest';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import type { BookNumber } from '../../../engine/play/numbers.js';
import { playRandomly } from '../../../engine/play/random-game.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { fda } from '../../../engine/rulesets/fda/index.js';
import * as ofFda from '../../../engine/rulesets/fda/vocabulary/numbers.js';
import { stackingLimit } from '../../../engine/rulesets/fda/stacking/stacking-limit.js';
import { turnsPerDay } from '../../../engine/rulesets/fda/vocabulary/settings.js';
import { pgg } from '../../../engine/rulesets/pgg/index.js';
import * as ofPgg from '../../../engine/rulesets/pgg/vocabulary/numbers.js';
import { campaign } from './pgg/campaign.js';

type Numbers = Readonly<Record<string, number>>;
interface Game {
  readonly ruleset: Ruleset;
  readonly file: string;
  readonly table: Readonly<Record<string, BookNumber>>;
  readonly numbersOf: (scenario: Pick<ScenarioModel, 'houseRules'>) => Numbers;
}

const games: readonly Game[] = [
  {
    ruleset: pgg,
    file: 'examples/pgg/first-two-turns.sand',
    table: ofPgg.bookNumbers,
    numbersOf: ofPgg.numbersOf,
  },
  {
    ruleset: fda,
    file: 'examples/fda/goodwood-first-day.sand',
    table: ofFda.bookNumbers,
    numbersOf: ofFda.numbersOf,
  },
];

const houseRules = (number: string, value: number): ScenarioModel['houseRules'] => [
  { number, value, reason: 'test', source: NO_SOURCE },
];

test.each([
  [3, 3],
  [4, 4],
  [3.5, 4],
  [0, 4],
])('if a scenario of fda sets %s turns per day, a day has %i turns [5a]', (value, turns) => {
  const settings = [{ name: 'turns.perDay', values: [value], source: NO_SOURCE }];
  expect(turnsPerDay({ settings })).toBe(turns);
});
test.each([
  [6, 6],
  [7.5, 9],
  [0, 9],
])('if a scenario of fda sets a limit of %s units per stack, the limit is %i units [4c]', (value, units) => {
  const settings = [{ name: 'stack.limit', values: [value], source: NO_SOURCE }];
  expect(stackingLimit({ settings }, ofFda.numbersOf({ houseRules: [] })).value).toBe(units);
});

describe.each(games)('house rules of $ruleset.id', ({ ruleset, file, table, numbersOf }) => {
  let book: ScenarioModel;
  beforeAll(async () => {
    book = await campaign(file);
  });
  const leastOf = ({ value, minimum: least }: BookNumber): number => least ?? Math.min(0, value - 1);
  const codesOf = (scenario: ScenarioModel): string[] => {
    const codes: string[] = [];
    ruleset.checkScenario(scenario, ({ severity, slug }) => codes.push(`${severity} ${slug}`));
    return codes;
  };

  test.each(Object.keys(table))(
    'a house rule for %s with a fraction or too low a number is reported, and the printed number is played',
    (number) => {
      const wrong = [table[number].value + 0.5, ...(table[number].value < 0 ? [] : [leastOf(table[number]) - 1])];
      for (const value of wrong) {
        const other = { ...book, houseRules: houseRules(number, value) };
        expect(codesOf(other)).toContain('error house-rule-value');
        expect(codesOf(other)).not.toContain('error fault');
        expect(numbersOf(other)[number]).toBe(table[number].value);
      }
    },
  );

  test.each(Object.keys(table))('a game with the lowest value of %s can be played', (number) => {
    const scenario = { ...book, houseRules: houseRules(number, leastOf(table[number])) };
    expect(codesOf(scenario)).not.toContain('error house-rule-value');
    expect(codesOf(scenario)).not.toContain('error fault');
    expect(playRandomly(ruleset, scenario, number, { maxAnswers: 300 }).broken).toEqual([]);
  });
});
