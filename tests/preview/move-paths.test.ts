import { describe, expect, test } from 'vitest';
import { groundOf } from '../../preview/render/ground.js';
import type { Overlay } from '../../preview/contract/scene.js';
import { movePathsOf, positionAlong } from '../../preview/webview/map/move-paths.js';
import { counter, GRIDS, scene } from './scenes.js';

const ground = groundOf(GRIDS.flat);
const path = (kind: 'move' | 'retreat' | 'advance', cells: readonly number[], ...pieces: string[]): Overlay => ({
  kind,
  cells,
  pieces,
});
const named = (name: string, cell: number): ReturnType<typeof counter> => counter(cell, { name });
const wayOf = (overlays: readonly Overlay[], ...counters: ReturnType<typeof counter>[]): unknown =>
  movePathsOf(scene(GRIDS.flat, { counters, overlays }), ground).map(({ counters: some, points }) => [
    some.map(({ name }) => name).join(),
    points.map((point) => ground.centres.indexOf(point)),
  ]);

describe('move paths', () => {
  test.each<[string, unknown, unknown]>([
    [
      'units that move together move as a stack',
      wayOf([path('move', [1, 2, 3], 'A', 'B')], named('A', 3), named('B', 3)),
      [['A,B', [1, 2, 3]]],
    ],
    [
      'consecutive paths of a unit are joined',
      wayOf([path('move', [1, 2], 'A'), path('retreat', [2, 3, 4], 'A')], named('A', 4)),
      [['A', [1, 2, 3, 4]]],
    ],
    ['a unit that is elsewhere or off the map has no path', wayOf([path('move', [1, 2], 'A', 'B')], named('A', 7)), []],
    ['overlays other than paths are ignored', wayOf([{ kind: 'zone', cells: [1, 2] }], named('A', 2)), []],
    ['paths outside the map are ignored', wayOf([path('move', [99_999, 2], 'A')], named('A', 2)), []],
  ])('%s', (_, ways, expected) => {
    expect(ways).toEqual(expected);
  });

  test('positions of a moving unit are interpolated evenly between cells', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 20 },
    ];
    expect([0, 0.5, 1, 1.5, 2, 9].map((steps) => positionAlong(points, steps))).toEqual([
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 10, y: 20 },
      { x: 10, y: 20 },
    ]);
  });
});
