import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { courses, linksOf } from '../../preview/render/network.js';

/** Returns the position of a node on a 10 × 10 lattice, numbered row by row. */
const at = (node: number): { x: number; y: number } => ({ x: (node % 10) * 100, y: Math.floor(node / 10) * 100 });
const undirected = (links: readonly (readonly number[])[]): string[] =>
  links.map(([a, b]) => (a < b ? `${a}-${b}` : `${b}-${a}`)).sort();

describe('joining links into courses', () => {
  test('a segment that two routes share is drawn once', () => {
    expect(
      linksOf([
        [1, 2, 3, 4],
        [9, 3, 2, 8],
      ]),
    ).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
      [9, 3],
      [2, 8],
    ]);
  });

  test('steps of a line that stay in the same cell are not drawn as links', () => {
    expect(linksOf([[5, 5, 6]])).toEqual([[5, 6]]);
  });

  test('the links that lead straight on at a crossing of roads form one course', () => {
    const crossing = linksOf([
      [4, 14, 24],
      [13, 14, 15],
    ]);
    expect(courses(crossing, at).map((course) => [...course].sort((a, b) => a - b))).toEqual([
      [4, 14, 24],
      [13, 14, 15],
    ]);
  });

  test('a branch of links is drawn as a separate line that ends at the node where it leaves the main line', () => {
    expect(
      courses(
        linksOf([
          [10, 11, 12],
          [11, 21],
        ]),
        at,
      ),
    ).toEqual([
      [10, 11, 12],
      [11, 21],
    ]);
  });

  test('the links of a ring are joined into one course', () => {
    expect(courses(linksOf([[0, 1, 11, 10, 0]]), at)).toEqual([[0, 1, 11, 10, 0]]);
  });

  test('every link of any network is drawn exactly once', () => {
    const step = fc
      .tuple(fc.integer({ min: 0, max: 99 }), fc.constantFrom(1, 10))
      .map(([from, by]) => [from, (from + by) % 100]);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (chains) => {
        const links = linksOf(chains);
        const drawn = courses(links, at).flatMap((course) => course.slice(1).map((node, i) => [course[i], node]));
        expect(undirected(drawn)).toEqual(undirected(links));
      }),
    );
  });
});
