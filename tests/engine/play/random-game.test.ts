import { expect, test } from 'vitest';
import { NO_SOURCE } from '../../../engine/model/source.js';
import { randomAt, randomStream } from '../../../engine/play/dice.js';
import { pointsOf } from '../../../engine/play/counting/counted.js';
import { spread } from '../../../engine/play/counting/spread.js';
import { distribution } from '../../../engine/play/distribution.js';
import { playThrough } from '../../../engine/play/play-scenario.js';
import { playRandomly } from '../../../engine/play/random-game.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { skirmish } from './skirmish.js';
import { attributes, board, expectAfter, order, orders, scenario } from './written.js';

test('random games end, are the same for the same seed, and keep all invariants', () => {
  for (let seed = 0; seed < 50; seed++) {
    const game = playRandomly(skirmish, scenario(), String(seed), { check: 'answer' });
    expect(game).toMatchObject({ ended: true, broken: [] });
    const again = playRandomly(skirmish, scenario(), String(seed));
    expect(again.game.position()).toEqual(game.game.position());
  }
});

test('a random game stops after the maximum number of answers', () => {
  expect(playRandomly(skirmish, scenario(), 'x', { maxAnswers: 3 })).toMatchObject({ answers: 3, ended: false });
});

test('a distribution of many games shows the results of a battle', () => {
  const attack = scenario({ orders: [orders(1, 'Blue', order('attack 0302 with a'))] });
  const { results, score, units, seed } = distribution(skirmish, attack, 600);
  const counts = results[0]?.counts ?? {};
  expect(results[0]).toMatchObject({ kind: 'attack', cells: ['0302'] });
  for (const [result, chance] of Object.entries({ Miss: 1 / 6, Retreat: 1 / 2, Kill: 1 / 3 })) {
    expect((counts[result] ?? 0) / 600).toBeCloseTo(chance, 1);
  }
  expect(score.find(({ side }) => side === 'Blue')).toMatchObject({ least: 0, most: 1 });
  expect(units.find(({ name }) => name === 'x')?.counts).toHaveProperty('killed');
  const [{ first }] = score.filter(({ side }) => side === 'Blue');
  const kill = distribution(skirmish, attack, 600, { seed: 'x' }).results[0].first.Kill;
  const before = distribution(skirmish, attack, kill.run - 1, { seed: 'x' }).results.at(0)?.counts ?? {};
  expect(before).not.toHaveProperty('Kill');
  const again = playThrough(skirmish, attack, { seed: `x/${kill.run}` });
  const { from, to } = again.moments[kill.moment];
  expect(again.events.slice(from, to).map(({ facts }) => facts?.result)).toContain('Kill');
  const point = playThrough(skirmish, attack, { seed: `${seed}/${first['1']}` });
  expect(pointsOf(skirmish, point.game).get('Blue')).toBe(1);
  expect(distribution(skirmish, attack, 5)).toEqual(distribution(skirmish, attack, 5));
});

test.each([
  ['all numbers of a single value are equal', { 4: 3 }, { mean: 4, least: 4, most: 4, median: 4, middle: [4, 4] }],
  ['the median is a value that occurred', { 2: 2, 9: 2 }, { mean: 5.5, least: 2, most: 9, median: 2, middle: [2, 9] }],
  [
    'values are sorted as numbers',
    { 10: 5, 9: 4, '-1': 1 },
    { mean: 8.5, least: -1, most: 10, median: 9, middle: [9, 10] },
  ],
])('spread computes the mean, median, extremes and middle range of a distribution: %s', (_, counts, expected) => {
  expect(spread(counts)).toEqual(expected);
});

test('computing a distribution reports progress and requests no unneeded position or snapshot', () => {
  const frugal: Ruleset = {
    ...skirmish,
    start: (...given) =>
      Object.assign(skirmish.start(...given), {
        position: () => expect.unreachable('a position was taken'),
        snapshot: () => expect.unreachable('a snapshot was taken'),
      }),
  };
  const progress: number[] = [];
  const aStays = {
    about: 'unit',
    name: 'a',
    cell: board.cell('0202'),
    attributes: attributes({}),
    source: NO_SOURCE,
  } as const;
  const expecting = scenario({ expectations: [expectAfter(1, 'Blue', aStays)] });
  const found = distribution(frugal, expecting, 3, {}, (games) => progress.push(games));
  expect(found).toEqual(distribution(skirmish, expecting, 3));
  expect(found.expectations).toMatchObject([{ passed: 3 }]);
  expect(progress).toEqual([1, 2, 3]);
});

test.each([
  ['at neighbouring addresses', (i: number) => randomAt('seed', `1/German/combat/${1000 + i}`)(6)],
  [
    'in one stream',
    (
      (random) => () =>
        random(6)
    )(randomStream('seed')),
  ],
])('dice %s are fair and independent of each other', (_where, rollOf) => {
  const rolls = Array.from({ length: 7200 }, (_, i) => rollOf(i));
  const pairs = new Array<number>(36).fill(0);
  for (let i = 1; i < rolls.length; i++) pairs[rolls[i - 1] * 6 + rolls[i]]++;
  const deviation = pairs.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
  expect(deviation).toBeLessThan(66.6); // The limit belongs to 35 degrees of freedom: a fair die exceeds the limit in one of a thousand tests.
});
