import { describe, expect, test } from 'vitest';
import { NOWHERE, type Cell, type Point } from '../../engine/board/board.js';
import { COUNTER_SIZE } from '../../preview/render/counters.js';
import { groundOf } from '../../preview/render/ground.js';
import { LAYERS, type Part } from '../../preview/render/layer.js';
import { PALETTES } from '../../preview/render/palette.js';
import { attacks, paths } from '../../preview/render/paths.js';
import { svgOf } from '../../preview/render/svg.js';
import type { Overlay } from '../../preview/contract/scene.js';
import { GRIDS } from './scenes.js';

/** Returns every point of the paths in some parts. */
const pointsOf = (parts: readonly Part[]): Point[] =>
  [...svgOf(parts.flatMap(({ shapes }) => shapes)).matchAll(/ d="([^"]*)"/g)].flatMap(([, d]) =>
    [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
  );

test('only badges of findings are drawn above counters', () => {
  expect(LAYERS.slice(LAYERS.indexOf('counters') + 1)).toEqual(['findings']);
  const order = ['zones', 'paths', 'attacks', 'names', 'counters'] as const;
  expect([...order].sort((a, b) => LAYERS.indexOf(a) - LAYERS.indexOf(b))).toEqual(order);
});

describe.each(Object.entries(GRIDS))('on %s', (_, grid) => {
  const ground = groundOf(grid);
  const cell = 33;
  const neighbours = Array.from({ length: ground.board.directions }, (_way, direction) =>
    ground.board.neighbour(cell, direction),
  ).filter((beside) => beside !== NOWHERE);
  const laid = (overlay: Overlay, occupied: readonly Cell[]) => ({
    sides: ['German', 'Soviet'],
    overlays: [overlay],
    occupied,
    least: 0,
    block: 0,
  });
  const isOn = (point: Point, at: Cell): boolean => {
    const { x, y } = ground.centres[at];
    return Math.max(Math.abs(point.x - x), Math.abs(point.y - y)) < COUNTER_SIZE / 2;
  };

  test('an attack on a neighbour is drawn in the gap between the counters', () => {
    for (const beside of neighbours) {
      const parts = attacks(laid({ kind: 'attack', cells: [beside, cell] }, [beside, cell]), ground, PALETTES.light);
      const [rim, head] = parts;
      expect(pointsOf([rim])).toHaveLength(ground.sides);
      const points = pointsOf([head]);
      expect(points.length).toBeGreaterThan(3);
      expect(points.filter((point) => isOn(point, cell))).toEqual([]);
      const sum = (axis: 'x' | 'y'): number => points.reduce((total, point) => total + point[axis], 0) / points.length;
      const middle = { x: sum('x'), y: sum('y') };
      expect(isOn(middle, cell) || isOn(middle, beside)).toBe(false);
    }
  });

  test('a cell that several units attack has one outline', () => {
    const [a, b] = neighbours;
    const both = { ...laid({ kind: 'attack', cells: [a, cell] }, [a, b, cell]) };
    const parts = attacks(
      { ...both, overlays: [...both.overlays, { kind: 'attack', cells: [b, cell] }] },
      ground,
      PALETTES.light,
    );
    expect(parts.map(({ key }) => key)).toEqual([
      `attack at ${cell}`,
      `attack ${a} at ${cell}`,
      `attack ${b} at ${cell}`,
    ]);
  });

  test('an attack made earlier in the turn is drawn thin and hollow, below current attacks, at the hexside it crossed', () => {
    const [a, b] = neighbours;
    const both = { ...laid({ kind: 'attack', cells: [a, cell] }, []) };
    const over: Overlay[] = [
      { kind: 'fought', cells: [b, cell] },
      { kind: 'fought', cells: [a] },
    ];
    const parts = attacks({ ...both, overlays: [...both.overlays, ...over] }, ground, PALETTES.light);
    expect(parts.map(({ key }) => key)).toEqual([
      `fought at ${cell}`,
      `fought at ${a}`,
      `fought ${b} at ${cell}`,
      `attack at ${cell}`,
      `attack ${a} at ${cell}`,
    ]);
    const [rim, , arrow] = parts;
    expect(svgOf(rim.shapes)).toContain('stroke-dasharray');
    expect(svgOf(arrow.shapes)).toContain(`fill="${PALETTES.light.halo}"`);
    for (const point of pointsOf([arrow])) expect(isOn(point, b) || isOn(point, cell)).toBe(false);
  });

  test.each(['move', 'retreat', 'advance', 'supply'] as const)(
    'a path of the kind “%s” is drawn up to the edges of the counters at its ends',
    (kind) => {
      for (const beside of neighbours) {
        const way: Overlay = { kind, side: 'German', cells: [beside, cell] };
        const points = pointsOf(paths(laid(way, [beside, cell]), ground, PALETTES.light));
        expect(points.filter((point) => isOn(point, cell) || isOn(point, beside))).toEqual([]);
        const empty = pointsOf(paths(laid(way, []), ground, PALETTES.light));
        expect(empty.some((point) => isOn(point, beside)) && empty.some((point) => isOn(point, cell))).toBe(true);
      }
    },
  );
});
