import { describe, expect, test } from 'vitest';
import { createBoard } from '../../engine/board/create-board.js';
import type { Brush, Stroke } from '../../preview/contract/drawing.js';
import { groundOf, type Ground } from '../../preview/render/ground.js';
import { drawingOf, strokeShapes } from '../../preview/webview/map/strokes.js';
import { GRIDS } from './scenes.js';

const RIVER: Brush = { on: 'hexsides', kind: 'river', name: 'Don' };
const ROAD: Brush = { on: 'chains', kind: 'road', name: 'Highway' };
const FOREST: Brush = { on: 'cells', symbol: 'f', word: 'forest' };
const cell = (ground: Ground, label: string): number => ground.board.cell(label);

/**
 * Returns the stroke of a pointer that moves in straight lines through the given cells, or through the middles of
 * hexsides, written `A/B`.
 */
function drawn(ground: Ground, brush: Brush, ...course: readonly string[]): Stroke | undefined {
  const [first, ...others] = course.map((at) => {
    const points = at.split('/').map((label) => ground.centres[cell(ground, label)]);
    const mean = (of: 'x' | 'y'): number => points.reduce((sum, point) => sum + point[of], 0) / points.length;
    return { x: mean('x'), y: mean('y') };
  });
  const drawing = drawingOf(brush, ground, first);
  for (const point of others) drawing.through(point);
  return drawing.stroke;
}

describe.each([['flat', GRIDS.flat] as const, ['pointy', GRIDS.pointy] as const])('on %s hexes', (_, grid) => {
  const ground = groundOf({ ...grid, missing: [] });
  const { board } = ground;
  const middle = Math.floor(board.gridSize / 2) + Math.floor(grid.columns / 2);
  const next = (from: number, direction: number): number => board.neighbours[from * board.directions + direction];
  const label = (of: number): string => board.label(of);

  test('a fast pointer paints every cell on its path exactly once', () => {
    const far = next(next(next(middle, 0), 0), 0);
    const stroke = drawn(ground, FOREST, label(middle), label(far), label(middle));
    expect(stroke).toEqual({
      on: 'cells',
      symbol: 'f',
      cells: [middle, next(middle, 0), next(next(middle, 0), 0), far],
    });
  });

  test('moving the pointer back while drawing a road removes the last cells of the road', () => {
    const [one, two] = [next(middle, 0), next(next(middle, 0), 0)];
    const stroke = drawn(ground, ROAD, label(middle), label(two), label(one));
    expect(stroke).toMatchObject({ cells: [middle, one] });
    expect(drawn(ground, ROAD, label(middle))).toBeUndefined();
  });

  test('a river stroke collects the hexsides it passes, each with the cell on the left first', () => {
    const ring = Array.from({ length: 6 }, (_side, k) => next(middle, k));
    const around = ring.map((bank) => `${label(middle)}/${label(bank)}`);
    const stroke = drawn(ground, RIVER, ...around);
    expect(stroke).toMatchObject({ hexsides: { length: 6 } });
    const sides = stroke?.on === 'hexsides' ? stroke.hexsides : [];
    // A stroke around a cell keeps that cell on the same side of the stroke. The first point is left out, because a
    // stroke has no direction there.
    expect(new Set(sides.slice(1).map(([bank]) => bank === middle)).size).toBe(1);
    expect(drawn(ground, RIVER, label(middle))).toBeUndefined();
  });

  test('strokeShapes draws a finished stroke of a forest and of a road as paths', () => {
    for (const stroke of [
      drawn(ground, FOREST, label(middle)),
      drawn(ground, ROAD, label(middle), label(next(middle, 0))),
    ])
      expect(JSON.stringify(strokeShapes(stroke!, ground, '#000'))).toMatch(/M[\d.]+ ?[\d.,L ]+/);
  });
});

test('a stroke outside the map draws nothing', () => {
  const ground = groundOf(createBoard(GRIDS.flat).grid);
  expect(drawingOf(FOREST, ground, { x: -900, y: -900 }).stroke).toBeUndefined();
});

test.each([
  ['east', 20, ['0403', '0404']],
  ['west', -20, ['0404', '0403']],
])('a hexside drawn towards the %s names the cell on the left first', (_, by, labels) => {
  const ground = groundOf({ ...GRIDS.flat, missing: [] });
  const [north, south] = [ground.centres[cell(ground, '0403')], ground.centres[cell(ground, '0404')]];
  const drawing = drawingOf(RIVER, ground, north);
  drawing.through({ x: north.x + by, y: (north.y + south.y) / 2 });
  expect(drawing.stroke).toMatchObject({ hexsides: [labels.map((label) => cell(ground, label))] });
});

test('the shape of a hexside stroke joins the two corners of the hexside', () => {
  const ground = groundOf({ ...GRIDS.flat, missing: [] });
  const [north, south] = [ground.board.cell('0403'), ground.board.cell('0404')];
  const stroke: Stroke = { on: 'hexsides', kind: 'river', name: 'Don', hexsides: [[north, south]] };
  const [shape] = strokeShapes(stroke, ground, 'red');
  const d = 'attributes' in shape ? String(shape.attributes.d) : '';
  const ends = [...d.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  expect(ends).toHaveLength(2);
  for (const end of ends)
    for (const cellOf of [north, south])
      expect(Math.hypot(end.x - ground.centres[cellOf].x, end.y - ground.centres[cellOf].y)).toBeLessThan(60);
  expect(ends[0]).not.toEqual(ends[1]);
});
