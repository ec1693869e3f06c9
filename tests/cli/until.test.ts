import { expect, test } from 'vitest';
import { readUntil } from '../../cli/until.js';
import { rulesets } from '../../engine/rulesets/index.js';

const bite = rulesets.get('bite')!;
const scenario = { sides: [], calendar: ['June 1941', 'July 1941'] };

test.each([
  ['turn July 1941', { turn: 2 }],
  ['turn July 1941 Soviet', { turn: 2, side: 'Soviet' }],
  ['turn July 1941 Axis strategic rail', { turn: 2, side: 'Axis', phase: 'strategic rail' }],
  ['turn 2 Axis combat', { turn: 2, side: 'Axis', phase: 'combat' }],
  ['July 1941/Axis/combat/0504', { moment: '2/Axis/combat/0504' }],
])('the text of a moment is parsed in a game whose turns have names: %s', (text, until) => {
  expect(readUntil(text, bite, scenario)).toEqual(until);
});

test('a turn that is not in the calendar is rejected as a moment', () => {
  expect(() => readUntil('turn May 1941', bite, scenario)).toThrow('is not a moment');
});

test('a moment can name a side whose name begins with the name of another side', () => {
  const sides = ['German', 'Germany'].map((name) => ({ name }));
  const fda = rulesets.get('fda')!;
  const two = { sides, calendar: undefined } as unknown as Parameters<typeof readUntil>[2];
  expect(readUntil('turn 1 Germany', fda, two)).toEqual({ turn: 1, side: 'Germany' });
  expect(readUntil('turn 1 German', fda, two)).toEqual({ turn: 1, side: 'German' });
});
