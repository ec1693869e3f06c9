import { expect, test } from 'vitest';
import { playThrough } from '../../engine/play/play-scenario.js';
import { BATTLE, opened } from './opened.js';
import { toy } from './rules/index.js';

/**
 * Returns the battle after its first turn with some statements added. Blue controls Aust and one cell of West. Red has
 * lost 1/7 and controls Bree. Then a 3 is rolled.
 */
const battleWith = (statements: string): string =>
  BATTLE.replace(/\n {2}victory [^]*?\n\}/, `\n  ${statements}\n}`)
    .replace('0202: 2/2, 1/2', '0202: 2/2  0104: 1/2')
    .replace('dice "toy"', 'dice "toy"\ndice "1/victory 1" = 3')
    .replace(/\nexpect after turn 13PM [^]*$/, '');

/**
 * Matches the codes of findings about conditions that can never come true or that always do. Some conditions of the
 * table below have such findings.
 */
const NOT_OPEN = /^sandtable\/(contradiction|victory-not-reached):/;

const SO = 'Blue holds Aust';
const NOT_SO = 'Red holds Aust';

test.each([
  // A side controls a place if its units were the last in all cells of the place. For a list of places, the side must
  // control all of them, or the given number.
  [SO, true],
  [NOT_SO, false],
  ['Blue held Aust', true],
  ['Red holds Bree', true],
  ['Blue holds Aust, Bree', false],
  ['Blue holds 1 of Aust, Bree', true],
  ['Blue holds 2 of Aust, Bree', false],
  ['Blue holds 2..3 of Aust, Bree', false],
  ['Blue holds 0..1 of Aust, Bree', true],
  ['Blue holds West', false],
  // Lost units of a side or formation, optionally only of one kind.
  ['Red lost units', true],
  ['Red lost units 1..1', true],
  ['Red lost units 2', false],
  ['Red lost infantry', true],
  ['Red lost tank', false],
  ['Blue lost units', false],
  ['"7.Bde" lost infantry', true],
  ['"8.Bde" lost units', false],
  ['"1/7" lost units', true],
  ['"2/7" lost units', false],
  ['Blue destroyed infantry', true],
  ['Blue destroyed infantry 2', false],
  ['Blue destroyed headquarters', false],
  ['Red destroyed units', false],
  ['Red lost foot units', true],
  ['Red lost foot units 2', false],
  ['Blue destroyed foot', true],
  // Units on the map in a given state, optionally only in some places.
  ['Blue supplied units 5', true],
  ['Blue supplied units 6', false],
  ['Blue supplied infantry at Aust', true],
  ['Blue supplied infantry 2 at Aust', false],
  ['Blue supplied foot units 1..3', true],
  ['"1.Bde" supplied units 4', false],
  ['Blue supplied units 1 at West, Aust', true],
  ['Red supplied units 1 at Aust', false],
  ['Blue isolated units', false],
  ['Red isolated units', false],
  // A supply line of the given side, or without one, of the side that controls the place.
  ['connected Aust from "Blue depot"', true],
  ['Blue connected Aust from "Blue depot"', true],
  ['Blue connected Bree from "Blue depot"', false],
  ['Red connected Aust from "Red depot"', false],
  ['Red connected Bree from "Red depot"', true],
  // A single number means “at least this number”.
  ['Blue points 5', true],
  ['Blue points 6', false],
  ['Blue points 1..5', true],
  ['Blue points 1..4', false],
  ['Red points 4', true],
  ['Red points 0..3', false],
  // For a die, one number means exactly that number.
  ['rolled 3', true],
  ['rolled 2', false],
  ['rolled 1..3', true],
  ['rolled 4..6', false],
  ['not rolled 3', false],
  // `not` binds more strongly than `and`, and `and` more strongly than `or`. Brackets change the order.
  [`${SO} and ${NOT_SO}`, false],
  [`${SO} and Red holds Bree and Red lost units`, true],
  [`${NOT_SO} or ${SO}`, true],
  [`${NOT_SO} or Blue lost units`, false],
  [`not ${NOT_SO}`, true],
  [`not ${SO}`, false],
  [`not ${SO} or ${SO}`, true],
  [`not (${SO} or ${NOT_SO})`, false],
  [`not (${SO} and ${NOT_SO})`, true],
  [`not ${NOT_SO} and ${NOT_SO}`, false],
  [`not (${NOT_SO} and ${NOT_SO})`, true],
  [`${SO} or ${SO} and ${NOT_SO}`, true],
  [`(${SO} or ${SO}) and ${NOT_SO}`, false],
  [`not (not (${SO}))`, true],
])('the condition “%s” is %s', async (condition, isSo) => {
  const { findings, scenario } = await opened(
    battleWith(`victory Blue turn 13AM when ${condition}\n  victory nobody turn 13AM`),
  );
  expect(findings.filter((finding) => !NOT_OPEN.test(finding))).toEqual([]);
  const { game } = playThrough(toy, scenario, { until: 'end' });
  expect(game.outcome()).toEqual({ rule: 'scenario', ...(isSo && { side: 'Blue' }) });
});

test.each([
  ['rolled 3', 1],
  [`${SO} and rolled 3`, 1],
  [`${NOT_SO} and rolled 3`, 0],
  [`${SO} or rolled 3`, 0],
  [`${NOT_SO} or not rolled 3`, 1],
])(
  'the condition “%s” rolls %i dice, because a roll that cannot change the result is skipped',
  async (condition, dice) => {
    const { scenario } = await opened(
      battleWith(`victory Blue turn 13AM when ${condition}\n  victory nobody turn 13AM`),
    );
    const { moments } = playThrough(toy, scenario, { until: 'end' });
    expect(moments.filter(({ kind, address }) => kind === 'dice' && address.startsWith('1/victory'))).toHaveLength(
      dice,
    );
  },
);

test.each([
  ['Blue captured Aust', 'sandtable/unknown-word'],
  ['Blue points 5..2', 'sandtable/range-backwards'],
])('the condition “%s” is rejected with the code %s', async (condition, code) => {
  const { findings } = await opened(battleWith(`victory Blue turn 13AM when ${condition}`));
  expect(findings.map((finding) => finding.split(':')[0])).toEqual([code]);
});
