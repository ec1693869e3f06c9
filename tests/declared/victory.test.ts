import { expect, test } from 'vitest';
import { declaredRuleset } from '../../engine/declared/index.js';
import { playThrough } from '../../engine/play/play-scenario.js';
import type { Declaration } from '../../engine/declared/declaration.js';
import { BED, expectFindings, openBed, scenarioOf, type BedCase } from './bed.js';

const hand: Partial<Declaration> = { hand: { rule: '20' } };
const ended = 'setup Red { 0302: A }\nsetup Blue { 0706: X }';

test.each<BedCase>([
  {
    title: 'the side with more points for the places that it holds wins',
    map: 'city Town at 0303 (owner Blue)',
    scenario: 'turns 1\nscore Town 5',
    orders: 'orders turn 1 Red { move A to 0303 }\nexpect after end { victory (outcome "Red") }',
  },
  {
    title: 'equal points are a draw',
    scenario: 'turns 1',
    orders: 'expect after end { victory (outcome "draw") }',
  },
  {
    title: 'the units that have left the map decide a victory that counts them',
    game: { exits: [{ side: 'Red', area: 'West', cost: 0, rule: '12' }] },
    map: 'area West 0302',
    scenario: 'turns 1\nvictory Red when Red exited 1\nvictory Blue',
    orders: 'orders turn 1 Red { exit A }\nexpect after end { victory (outcome "Red") }',
  },
  {
    title: 'the demoralization of a side decides a victory that asks for it',
    game: { ...hand, demoralization: [{ side: 'Blue', limit: 4, count: 'printed', rule: '15' }] },
    scenario: 'turns 1\nvictory Red when Blue demoralized\nvictory Blue',
    orders: 'orders turn 1 Red { reduce X }\nexpect after end { victory (outcome "Red") }',
  },
  {
    title: 'a side is not demoralized before it has lost the limit',
    game: { ...hand, demoralization: [{ side: 'Blue', limit: 5, count: 'printed', rule: '15' }] },
    scenario: 'turns 1\nvictory Red when Blue demoralized\nvictory Blue',
    orders: 'orders turn 1 Red { reduce X }\nexpect after end { victory (outcome "Blue") }',
  },
  {
    title: 'steps count towards demoralization where the game counts steps',
    game: { ...hand, demoralization: [{ side: 'Blue', limit: 1, count: 'steps', rule: '15' }] },
    blue: 'infantry X 4-6 | 4-6',
    scenario: 'turns 1\nvictory Red when Blue demoralized\nvictory Blue',
    orders: 'orders turn 1 Red { reduce X }\nexpect after end { victory (outcome "Red") }',
  },
])('$title', (one) => expectFindings({ setup: ended, ...one }));

const atOnce = 'turns 2\nvictory Red when Red exited 1 (at-once)\nvictory Blue';
const exit: Partial<Declaration> = { exits: [{ side: 'Red', area: 'West', cost: 0, rule: '12' }] };

test.each<BedCase>([
  {
    title: 'a victory that is judged at once ends the game after the event',
    orders: `orders turn 1 Red { exit A }
      expect after end { victory (outcome "Red") }`,
  },
  {
    title: 'a victory that is judged at once does not end the game while its condition is not true',
    orders: 'expect after turn 1 { A at 0302 }\nexpect after end { victory (outcome "Blue") }',
  },
])('$title', (one) => expectFindings({ game: exit, map: 'area West 0302', setup: ended, scenario: atOnce, ...one }));

test('no phase follows the event that decides a game at once', async () => {
  const game = { ...BED, ...exit };
  const analysis = await openBed(game, {
    map: 'area West 0302',
    setup: ended,
    scenario: atOnce,
    orders: 'orders turn 1 Red { exit A }',
  });
  const { events } = playThrough(declaredRuleset(game), scenarioOf(analysis), { until: 'end' });
  expect(events.filter(({ kind }) => kind === 'phase').map(({ text }) => text)).toEqual(['Turn 1, Red: movement.']);
  expect(events.at(-1)?.text).toBe('Red has won, in turn 1.');
});
