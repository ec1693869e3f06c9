import { describe, expect, test } from 'vitest';
import { readExpression, stepsLeft, unitText, type Reader } from '../../language-server/debugging/expression.js';
import type { Situation } from '../../language-server/debugging/recorded-game.js';

const unit = (name: string, more: object = {}): object => ({
  name,
  cell: '0101',
  values: '4-5',
  step: 1,
  steps: 2,
  flags: [],
  ...more,
});
const game = {
  scenario: { sides: [{ name: 'Blue' }, { name: 'Red' }] },
  score: () => [
    { side: 'Blue', points: 5 },
    { side: 'Red', points: 3 },
    { side: 'Blue', points: 2 },
  ],
  lossReasons: ['eliminated'],
};
const units: Readonly<Record<string, readonly object[]>> = {
  A: [unit('A')],
  Division: [unit('1st'), unit('2nd', { cell: '0202' })],
  Unseen: [],
};
const situation = { roll: 4, moment: 7, record: undefined, events: [], game, units: (name: string) => units[name] };
const reader: Reader = {
  expect: () => Promise.reject(new Error('This is no expectation.')),
  isUnit: (name) => name in units,
  isFact: (word) => word === 'odds',
  isUnitFact: () => false,
};
const valueOf = async (text: string): Promise<unknown> =>
  (await readExpression(text, reader))(situation as unknown as Situation);

describe('an expression is evaluated:', () => {
  test.each([
    ['roll < 4', false],
    ['roll < 5', true],
    ['roll <= 4', true],
    ['roll <= 3', false],
    ['roll > 4', false],
    ['roll > 3', true],
    ['roll >= 4', true],
    ['roll >= 5', false],
    ['roll = 4', true],
    ['roll == 3', false],
    ['roll != 4', false],
    ['roll != 3', true],
    ['roll < 5 and moment > 7', false],
    ['roll < 5 and moment > 6', true],
    ['score of Blue', 7],
    ['score of Red', 3],
    ['A', 'at 0101, 4-5, 2 steps'],
    ['Division', '1st at 0101, 4-5, 2 steps; 2nd at 0202, 4-5, 2 steps'],
  ])('the expression %s has the value %s', async (text, value) => {
    expect(await valueOf(text)).toBe(value);
  });

  test.each(['odds = 2-1', 'odds != 2-1', 'odds < 3', 'Unseen != 3'])(
    'the expression %s is false because its left operand has no value',
    async (text) => {
      expect(await valueOf(text)).toBe(false);
    },
  );
});

test.each([
  [{ step: 1, steps: 2 }, 2],
  [{ step: 2, steps: 2 }, 1],
  [{ step: 1, steps: 1, off: 'reserve' }, 1],
  [{ step: 2, steps: 4, off: 'eliminated' }, 0],
])('a unit with %j has %d steps left', (more, left) => {
  expect(stepsLeft(unit('A', more) as never, game as never)).toBe(left);
});

test('a lost unit is described by how it was lost, without its values', () => {
  const lost = unit('A', { cell: undefined, off: 'eliminated', flags: ['disrupted'] });
  expect(unitText(lost as never, game as never)).toBe('eliminated');
});
