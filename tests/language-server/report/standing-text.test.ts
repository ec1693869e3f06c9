import { describe, expect, test } from 'vitest';
import { conditionState } from '../../../engine/mechanics/special-rules/condition-state.js';
import { evaluateFact, type ConditionContext } from '../../../engine/mechanics/special-rules/conditions.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import type { Condition, ConditionTest } from '../../../engine/model/special-rules.js';
import { conditionLines } from '../../../language-server/report/standing-text.js';

const PLACES = ['Minsk', 'Smolensk', 'Moscow'];

/** Axis holds Minsk and Smolensk, and has 34 points. */
const context = {
  game: { special: { holder: (cell: number) => (cell < 2 ? 'Axis' : 'Soviet') } },
  points: () => 34,
} as unknown as ConditionContext;

const fact = (of: Partial<ConditionTest>): ConditionTest => ({
  test: 'fact',
  side: 'Axis',
  fact: 'holds',
  things: of.fact === undefined ? PLACES.map((name, cell) => ({ name, cells: [cell], source: NO_SOURCE })) : [],
  source: NO_SOURCE,
  ...of,
});
const points = (least: number, most?: number): ConditionTest =>
  fact({ fact: 'points', least, ...(most !== undefined && { most }) });
const rolled: ConditionTest = { test: 'fact', fact: 'rolled', least: 1, things: [], source: NO_SOURCE };
const all = (...of: Condition[]): Condition => ({ test: 'all', of, source: NO_SOURCE });
const any = (...of: Condition[]): Condition => ({ test: 'any', of, source: NO_SOURCE });
const not = (of: Condition): Condition => ({ test: 'not', of, source: NO_SOURCE });

const lines = (condition: Condition): string[] =>
  conditionLines(conditionState(condition, (test) => evaluateFact(test, context))).map(
    ({ level, isMet, text }) => `${'  '.repeat(level)}${isMet === undefined ? '?' : isMet ? 'yes' : 'no'} ${text}`,
  );

describe('the current state of a condition', () => {
  test.each<readonly [string, Condition, readonly string[]]>([
    ['places that are lacking', fact({}), ['no Axis holds 2 of 3: Minsk, Smolensk; lacks Moscow']],
    ['places that suffice', fact({ least: 2 }), ['yes Axis holds 2 of 2: Minsk, Smolensk']],
    ['more places than needed', fact({ least: 1 }), ['yes Axis holds 2, at least 1: Minsk, Smolensk']],
    [
      'some of several places',
      fact({ side: 'Soviet', least: 2 }),
      ['no Soviet holds 1 of 2: Moscow; lacks 1 of Minsk, Smolensk'],
    ],
    ['too many places', fact({ least: 0, most: 1 }), ['no Axis holds 2, at most 1: Minsk, Smolensk']],
    ['points that are lacking', points(50), ['no Axis points 34 of 50']],
    ['points within a range', points(30, 39), ['yes Axis points 34, from 30 to 39']],
    ['points beyond a range', points(10, 20), ['no Axis points 34, at most 20']],
    ['an exact number', points(34, 34), ['yes Axis points 34']],
    ['a denied fact', not(points(50)), ['yes not (Axis points 34 of 50)']],
    ['a roll', rolled, ['? rolled 1: a die decides']],
    ['parts of “and”', all(points(50), rolled), ['no Axis points 34 of 50', '? rolled 1: a die decides']],
    [
      'parts of “or” within “and”',
      all(points(1), any(points(50), rolled)),
      ['yes Axis points 34, at least 1', '? one of these', '  no Axis points 34 of 50', '  ? rolled 1: a die decides'],
    ],
    [
      'a denied “and”',
      not(all(points(50), points(1))),
      ['yes one of these', '  yes not (Axis points 34 of 50)', '  no not (Axis points 34, at least 1)'],
    ],
  ])('the report states %s', (_, condition, expected) => {
    expect(lines(condition)).toEqual(expected);
  });
});
