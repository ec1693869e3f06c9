import { describe, expect, test } from 'vitest';
import { groundOf } from '../../preview/render/ground.js';
import { findingMarks, markers } from '../../preview/render/marks.js';
import { PALETTES } from '../../preview/render/palette.js';
import { svgOf } from '../../preview/render/svg.js';
import type { Scene } from '../../preview/contract/scene.js';
import { describeCell } from '../../preview/webview/map/describe.js';
import { GRIDS, scene } from './scenes.js';

const ground = groundOf(GRIDS.flat);
const drawn = (all: Scene['markers']) => markers({ markers: all, sides: [] }, ground, PALETTES.light);
const placed = (svg: string) =>
  /translate\(([-\d.]+) ([-\d.]+)\)/
    .exec(svg)
    ?.slice(1)
    .map((at) => Math.round(Number(at)));

describe('markers', () => {
  test('a hexside marker is drawn half way between its two cells, whichever cell is listed first', () => {
    const [first, second] = [ground.centres[9], ground.centres[10]];
    const middle = [(first.x + second.x) / 2, (first.y + second.y) / 2].map((at) => Math.round(at));
    for (const marker of [
      { kind: 'bridge', cell: 9, towards: 10 },
      { kind: 'bridge', cell: 10, towards: 9 },
    ])
      expect(drawn([marker]).map(({ shapes }) => placed(svgOf(shapes)))).toEqual([middle]);
  });

  test('a hexside marker does not displace the markers of the cell', () => {
    const inside = [
      { kind: 'mines', cell: 9 },
      { kind: 'fort', cell: 9 },
    ];
    const all = drawn([...inside, { kind: 'bridge', cell: 9, towards: 10 }]);
    expect(all.slice(0, 2)).toEqual(drawn(inside));
    expect(new Set(all.map(({ key }) => key)).size).toBe(3);
  });

  test('a marker outside the map is not drawn', () => {
    expect(drawn([{ kind: 'bridge', cell: 9, towards: 100_000 }])).toEqual([]);
  });

  test('the descriptions of both cells of a hexside marker mention the marker', () => {
    const with9 = scene(GRIDS.flat, { markers: [{ kind: 'bridge', cell: 9, towards: 10, label: 'B' }] });
    const { board } = ground;
    expect(describeCell(with9, 9).markers).toEqual([`bridge B towards ${board.label(10)}`]);
    expect(describeCell(with9, 10).markers).toEqual([`bridge B towards ${board.label(9)}`]);
    expect(describeCell(with9, 8).markers).toEqual([]);
  });
});

test('markers of one cell are drawn above each other', () => {
  const [first, second] = drawn([
    { kind: 'mines', cell: 9 },
    { kind: 'fort', cell: 9 },
  ]).map(({ shapes }) => placed(svgOf(shapes))!);
  expect(second[1]).toBe(first[1] - 16);
});

test('a marker without a label shows at most three initials', () => {
  const [{ shapes }] = drawn([{ kind: 'field supply dump-of war', cell: 9 }]);
  expect(svgOf(shapes)).toContain('>FSD</text>');
});

test.each([
  [['warning', 'error', 'information'], 'error'],
  [['information', 'warning'], 'warning'],
] as const)(
  'a cell with findings of the severities %j has the badge of the most severe one: %s',
  (severities, worst) => {
    const findings = severities.map((severity) => ({ severity, message: severity, cells: [9, 100_000] }));
    const marks = findingMarks(findings, ground, PALETTES.light);
    expect(marks.map(({ key, shapes }) => [key, /<title>(\w+)/.exec(svgOf(shapes))?.[1]])).toEqual([['9', worst]]);
  },
);
