import { describe, expect, test } from 'vitest';
import { NOWHERE, type Point } from '../../engine/board/board.js';
import { groundOf, UNIT } from '../../preview/render/ground.js';
import { edgesOf, hexsides } from '../../preview/render/hexsides.js';
import { PALETTES } from '../../preview/render/palette.js';
import { svgOf } from '../../preview/render/svg.js';
import { feature, GRIDS } from './scenes.js';

/** Returns every end and control point of a drawing's paths. */
function pointsOf(svg: string): Point[] {
  return [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, d]) =>
    [...d.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
  );
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Maximum distance of a winding line from its hexside. It is less than half the distance to any other hexside. */
const SWAY = UNIT * 0.2;

describe.each(Object.entries(GRIDS))('on %s', (_, grid) => {
  const ground = groundOf(grid);
  const pairs = ground.centres.flatMap((_centre, cell) =>
    Array.from({ length: ground.sides }, (_side, side) => [cell, ground.beyond(cell, side)] as const).filter(
      ([, beyond]) => beyond !== NOWHERE,
    ),
  );
  /** Half the length of a cell's edge. */
  const half = ground.sides === 4 ? UNIT / 2 : UNIT / 2 / Math.sqrt(3);

  /**
   * Returns the edges at which a line of kind `kind` is drawn in the wrong place: nearer to one of the edge's two cells
   * than to the other, or beyond the ends of the edge.
   */
  function astray(kind: string, drawn: string, reach: number): string[] {
    return pairs.flatMap(([cell, beyond]) => {
      const river = feature(kind, { drawn, hexsides: [[cell, beyond]] });
      const svg = svgOf(hexsides([river], new Set(), ground, PALETTES.light));
      const [a, b] = [ground.centres[cell], ground.centres[beyond]];
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      const points = pointsOf(svg);
      const centre = {
        x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
        y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
      };
      const holds = apart(centre, middle) < SWAY && points.every((point) => apart(point, middle) < reach + SWAY);
      return holds ? [] : [`${ground.board.label(cell)}/${ground.board.label(beyond)}`];
    });
  }

  test.each([
    ['river', 'river'],
    ['major river', 'river'],
    ['stream', 'river'],
    ['lake', 'lake'],
    ['border', 'border'],
    ['cliff', 'cliff'],
  ])('a %s is drawn along the hexside between its two cells', (kind, drawn) => {
    expect(astray(kind, drawn, half)).toEqual([]);
  });

  test.each(['bridge', 'strait'])('a %s is drawn across the hexside between its two cells', (kind) => {
    expect(astray(kind, kind, half)).toEqual([]);
  });
});

describe('the water of a lake', () => {
  const ground = groundOf(GRIDS.flat);
  const [cell, beyond] = [ground.board.cell('0303'), ground.board.cell('0304')];
  const drawn = (water: ReadonlySet<number>): string =>
    svgOf(hexsides([feature('lake', { drawn: 'lake', hexsides: [[cell, beyond]] })], water, ground, PALETTES.light));

  test('lake water is drawn along a hexside between two land cells', () => {
    expect(pointsOf(drawn(new Set()))).not.toEqual([]);
  });

  test('lake water is not drawn along the hexside of a water cell', () => {
    expect(pointsOf(drawn(new Set([beyond])))).toEqual([]);
    expect(pointsOf(drawn(new Set([cell])))).toEqual([]);
  });

  test('a hexside listed from both of its cells is one link', () => {
    const river = feature('river', {
      drawn: 'river',
      hexsides: [
        [cell, beyond],
        [beyond, cell],
      ],
    });
    expect(edgesOf([river], ground)).toHaveLength(1);
  });
});
