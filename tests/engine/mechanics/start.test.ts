import { expect, test } from 'vitest';
import { firstTurnOf, lostAtStart, numberAtStart, settingsOf } from '../../../engine/mechanics/start.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import type { ForceModel, SideModel } from '../../../engine/model/forces.js';
import type { SettingModel } from '../../../engine/model/statements.js';

const set = (name: string, value: string | number, more: { of?: string[]; side?: string } = {}): SettingModel => ({
  name,
  values: [value],
  source: NO_SOURCE,
  ...(more.side !== undefined && { side: more.side }),
  ...(more.of && { of: more.of.map((one) => ({ name: one, source: NO_SOURCE })) }),
});

const force = (name: string, members: string[] = []): ForceModel => ({
  ...({} as ForceModel),
  name,
  members,
});
const sides = [
  { name: 'Blue', forces: [force('Corps', ['First', 'Third']), force('First', ['One', 'Two'])] },
  { name: 'Red', forces: ['One', 'Two', 'Third', 'Four'].map((name) => force(name)) },
] as unknown as SideModel[];

test.each([
  [undefined, 1],
  [5, 5],
])('a scenario with the first turn %s begins with turn %i', (firstTurn, first) => {
  expect(firstTurnOf(firstTurn === undefined ? {} : { firstTurn })).toBe(first);
});

test('numberAtStart returns the number of a side’s setting, and 0 without a setting', () => {
  const settings = [set('points', 4, { side: 'Blue' }), set('used', 2)];
  expect(numberAtStart({ settings }, 'points', 'Blue')).toBe(4);
  expect(numberAtStart({ settings }, 'points', 'Red')).toBe(0);
  expect(numberAtStart({ settings }, 'points')).toBe(0);
  expect(numberAtStart({ settings }, 'used')).toBe(2);
  expect(settingsOf({ settings }, 'points')).toEqual([settings[0]]);
});

test.each([
  [[], []],
  [['Four'], ['Four']],
  [['First'], ['One', 'Two']],
  [['Corps'], ['One', 'Two', 'Third']],
  [['One', 'Nobody'], ['One']],
])('a scenario that sets %j as lost begins without the units %j', (of, lost) => {
  const settings = of.length === 0 ? [] : [set('lost', 'true', { of })];
  expect([...lostAtStart({ settings, sides })].toSorted()).toEqual(lost.toSorted());
});
