import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateCondition, type ConditionContext } from '../../../engine/mechanics/special-rules/conditions.js';
import {
  contradictionsIn,
  implies,
  isNeverTrue,
} from '../../../engine/mechanics/special-rules/attainable/contradictions.js';
import { PossibleNumbers } from '../../../engine/mechanics/special-rules/attainable/possible-numbers.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import type { Condition } from '../../../engine/model/special-rules.js';

const SIDES = ['Blue', 'Red'];
const PLACES = ['A', 'B', 'C'];
const MOST_POINTS = 4;

/** Every position that the conditions can tell apart: the holders of the three places, and the points of Blue. */
const positions = PLACES.reduce<(string | undefined)[][]>(
  (all) => all.flatMap((holders) => [undefined, ...SIDES].map((side) => [...holders, side])),
  [[]],
).flatMap((holders) => Array.from({ length: MOST_POINTS + 1 }, (_, points) => ({ holders, points })));

const holds = fc
  .record({
    side: fc.constantFrom(...SIDES),
    places: fc.subarray(PLACES, { minLength: 1 }),
    least: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
    more: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
  })
  .map(({ side, places, least, more }): Condition => ({
    test: 'fact',
    side,
    fact: 'holds',
    ...(least !== undefined && { least, ...(more !== undefined && { most: least + more }) }),
    things: places.map((name) => ({ name, cells: [PLACES.indexOf(name)], source: NO_SOURCE })),
    source: NO_SOURCE,
  }));

const points = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }))
  .map(([least, more]): Condition => ({
    test: 'fact',
    side: 'Blue',
    fact: 'points',
    least,
    ...(more !== undefined && { most: least + more }),
    things: [],
    source: NO_SOURCE,
  }));

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    holds,
    points,
    tie('condition').map((of): Condition => ({ test: 'not', of, source: NO_SOURCE })),
    fc
      .record({
        test: fc.constantFrom('all' as const, 'any' as const),
        of: fc.array(tie('condition'), { minLength: 2, maxLength: 3 }),
      })
      .map((parts): Condition => ({ ...parts, source: NO_SOURCE })),
  ),
}));

const numbers = new PossibleNumbers(
  { sides: [], scores: [], awards: [], offers: [], whens: [] } as unknown as ScenarioModel,
  {
    mostPointsByRule: () => MOST_POINTS,
  },
);

const isTrue = (of: Condition, position: (typeof positions)[number]): boolean => {
  const context = {
    game: { special: { holder: (cell: number) => position.holders[cell] } },
    points: () => position.points,
  } as unknown as ConditionContext;
  return evaluateCondition(of, context).next().value as boolean;
};

test('a condition that is said to be never true is false in every position', () => {
  let found = 0;
  fc.assert(
    fc.property(condition, (one) => {
      if (!isNeverTrue(one, numbers)) return;
      found++;
      expect(positions.filter((position) => isTrue(one, position))).toEqual([]);
    }),
    { numRuns: 500 },
  );
  expect(found).toBeGreaterThan(20);
});

test('a condition that is said to imply another one is true only where the other one is', () => {
  let found = 0;
  fc.assert(
    fc.property(condition, condition, (one, other) => {
      if (!implies(one, other, numbers)) return;
      found++;
      expect(positions.filter((position) => isTrue(one, position) && !isTrue(other, position))).toEqual([]);
    }),
    { numRuns: 500 },
  );
  expect(found).toBeGreaterThan(20);
});

test('two facts joined by “and” that are said to contradict each other are never true together', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.tuple(fc.oneof(holds, points), fc.oneof(holds, points)), (of) => {
      const both: Condition = { test: 'all', of, source: NO_SOURCE };
      if (contradictionsIn(both, numbers).length === 0) return;
      found++;
      expect(positions.filter((position) => isTrue(both, position))).toEqual([]);
    }),
    { numRuns: 500 },
  );
  expect(found).toBeGreaterThan(20);
});

test('two facts about places are said to contradict each other if they can never be true together', () => {
  fc.assert(
    fc.property(holds, holds, (one, other) => {
      const both: Condition = { test: 'all', of: [one, other], source: NO_SOURCE };
      expect(isNeverTrue(both, numbers)).toBe(!positions.some((position) => isTrue(both, position)));
    }),
    { numRuns: 500 },
  );
});
