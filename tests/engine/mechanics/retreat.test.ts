import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell } from '../../../engine/board/board.js';
import { lowestRanked, findRetreatPaths, type RetreatRules } from '../../../engine/mechanics/retreat.js';

/**
 * A fictitious country of towns a to h. For each town, it lists the towns to which roads lead, in the order in which
 * they are tried.
 */
type Roads = Readonly<Record<string, string>>;

const cellOf = (town: string): Cell => town.charCodeAt(0) - 97;
const townOf = (cell: Cell): string => String.fromCharCode(97 + cell);

interface Step {
  readonly to: Cell;
}

/**
 * Returns the rules of a retreat of `steps` towns along roads. The path enters no town twice. It must end in a town of
 * `trap` and may end early in a town of `harbour`.
 */
function rules(
  roads: Roads,
  steps: number,
  { trap = '', harbour = '' }: { readonly trap?: string; readonly harbour?: string } = {},
): RetreatRules<Step, string> {
  return {
    steps: (path) =>
      Array.from(roads[townOf(path[path.length - 1])] ?? '')
        .map((town) => ({ to: cellOf(town) }))
        .filter(({ to }) => !path.includes(to)),
    ends({ to }, path) {
      if (trap.includes(townOf(to))) return ['trapped'];
      const stays = path.length - 1 === steps ? ['there'] : [];
      return harbour.includes(townOf(to)) ? [...stays, 'by ship'] : stays;
    },
    mayContinue: ({ to }, path) => path.length - 1 < steps && !trap.includes(townOf(to)),
  };
}

const textsOf = (ways: readonly { readonly path: readonly Cell[]; readonly end: string }[]): string[] =>
  ways.map(({ path, end }) => `${path.map(townOf).join('')} ${end}`);

const country: Roads = { a: 'bc', b: 'ad', c: 'ade', d: 'bcf', e: 'cf' };

describe('findRetreatPaths', () => {
  test.each<{ name: string; roads: Roads; steps: number; more?: Parameters<typeof rules>[2]; ways: string[] }>([
    {
      name: 'lists paths in the order of the roads',
      roads: country,
      steps: 1,
      ways: ['ab there', 'ac there'],
    },
    {
      name: 'lists two-step paths without return',
      roads: country,
      steps: 2,
      ways: ['abd there', 'acd there', 'ace there'],
    },
    { name: 'lists no path into a dead end', roads: { a: 'bc', b: 'a', c: 'd' }, steps: 2, ways: ['acd there'] },
    { name: 'lists no path from an island', roads: {}, steps: 1, ways: [] },
    { name: 'lists no path if none is long enough', roads: { a: 'b', b: 'a' }, steps: 3, ways: [] },
    {
      name: 'ends a retreat early in a trap',
      roads: country,
      steps: 3,
      more: { trap: 'd' },
      ways: ['abd trapped', 'acd trapped', 'acef there'],
    },
    {
      name: 'lists several ends in one town',
      roads: country,
      steps: 2,
      more: { harbour: 'be' },
      ways: ['ab by ship', 'abd there', 'acd there', 'ace there', 'ace by ship'],
    },
  ])('findRetreatPaths $name', ({ roads, steps, more, ways }) => {
    expect(textsOf(findRetreatPaths([cellOf('a')], rules(roads, steps, more)))).toEqual(ways);
  });

  test('findRetreatPaths returns the paths that continue from the end of a given path', () => {
    expect(textsOf(findRetreatPaths(['a', 'c'].map(cellOf), rules(country, 2)))).toEqual(['acd there', 'ace there']);
  });

  test('findRetreatPaths calls the preference function of the rules at every step and keeps only its choice', () => {
    const calls: string[] = [];
    const last: RetreatRules<Step, string> = {
      ...rules(country, 2),
      prefer(onward) {
        calls.push(onward.map(({ step, paths }) => `${townOf(step.to)}${paths.length}`).join(' '));
        return onward.slice(-1);
      },
    };
    expect(textsOf(findRetreatPaths([cellOf('a')], last))).toEqual(['ace there']);
    expect(calls).toEqual(['d1', 'd1 e1', 'b1 c1']);
  });

  test('findRetreatPaths finds all legal paths and no others', () => {
    const towns = Array.from('abcde');
    const anyRoads = fc.record(
      Object.fromEntries(towns.map((town) => [town, fc.subarray(towns).map((to) => to.join(''))])),
    );
    fc.assert(
      fc.property(anyRoads, fc.integer({ min: 1, max: 4 }), (roads, steps) => {
        let walks = ['a'];
        for (let step = 0; step < steps; step++)
          walks = walks.flatMap((walk) =>
            Array.from(roads[walk[walk.length - 1]] ?? '')
              .filter((to) => !walk.includes(to))
              .map((to) => walk + to),
          );
        expect(textsOf(findRetreatPaths([cellOf('a')], rules(roads, steps)))).toEqual(
          walks.map((walk) => `${walk} there`),
        );
      }),
    );
  });
});

test.each([
  { several: [], least: [] },
  { several: [3], least: [3] },
  { several: [4, 2, 7, 2], least: [2, 2] },
])('lowestRanked returns every occurrence of the lowest value in $several', ({ several, least }) => {
  expect(lowestRanked(several, (one) => one)).toEqual(least);
});
