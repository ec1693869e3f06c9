import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Tiles } from '../../preview/canvas/tiles.js';
import type { Part } from '../../preview/render/layer.js';
import { el } from '../../preview/render/shape.js';

/** Upper left corners of the painted tiles, in pixels of the sheet. */
let painted: string[] = [];

/** A fake canvas that records its transform and what was filled. */
class NotedCanvas {
  getContext(): unknown {
    let at = '';
    const note = (...[, , , , x, y]: number[]): void => void (at = `${-x},${-y}`);
    return {
      setTransform: note,
      clearRect: () => undefined,
      fill: () => painted.push(at.replaceAll('-0', '0')),
    };
  }
}

beforeAll(() => {
  vi.stubGlobal('OffscreenCanvas', NotedCanvas);
  vi.stubGlobal('Path2D', Object);
});
afterAll(() => {
  vi.unstubAllGlobals();
});
beforeEach(() => {
  painted = [];
});

const spot = (key: string, x: number, y: number): Part => ({
  key,
  shapes: [el('rect', { x, y, width: 10, height: 10, fill: '#123456' })],
});
const never = (): boolean => false;
const PANE = { scale: 1, left: 0, top: 0, width: 512, height: 512 };

test('a tile is painted once, until a part in it is added or removed', () => {
  const tiles = new Tiles(1);
  const [near, far, moves] = [spot('here', 20, 20), spot('there', 300, 300), spot('moves', 40, 40)];
  tiles.lay([[], [near, far, moves]]);
  expect(tiles.paint(PANE, never)).toBe(true);
  expect(painted.sort()).toEqual(['0,0', '0,0', '256,256']);
  painted = [];
  expect(tiles.paint(PANE, never)).toBe(true);
  expect(painted).toEqual([]);
  tiles.lay([[], [near, far, spot('moves', 270, 40)]]);
  tiles.paint(PANE, never);
  expect(painted.sort()).toEqual(['0,0', '256,0']);
});

test('the ground of a tile is not repainted when counters move above it', () => {
  const tiles = new Tiles(1);
  const ground = [spot('ground', 10, 10)];
  tiles.lay([ground, [spot('above', 10, 10)]]);
  tiles.paint(PANE, never);
  expect(painted).toHaveLength(2);
  tiles.lay([ground, [spot('above', 12, 10)]]);
  tiles.paint(PANE, never);
  expect(painted).toHaveLength(3);
});

test('tiles are painted until time is up, the central tiles first', () => {
  const tiles = new Tiles(1);
  const everywhere = [0, 256, 512].flatMap((x) => [0, 256, 512].map((y) => spot(`${x} ${y}`, x + 100, y + 100)));
  tiles.lay([everywhere]);
  const pane = { ...PANE, width: 768, height: 768 };
  let left = 1;
  expect(tiles.paint(pane, () => left-- <= 0)).toBe(false);
  expect(painted).toEqual(['256,256']);
  expect(tiles.paint(pane, never)).toBe(true);
  expect(new Set(painted).size).toBe(9);
});

test('a window at a new scale is filled with the tiles painted at the old scale, without gaps between the tiles', () => {
  const tiles = new Tiles(1);
  tiles.lay([[spot('a', 10, 10), spot('b', 300, 10)]]);
  tiles.paint(PANE, never);
  const put: number[][] = [];
  const context = { drawImage: (_: unknown, ...at: number[]) => put.push(at) };
  tiles.put(context as never, { scale: 0.7, left: 10, top: 0, width: 512, height: 512 });
  const [first, second] = put.sort((a, b) => a[0] - b[0]);
  expect(first[0] + first[2]).toBe(second[0]);
  expect(put.flat().every(Number.isInteger)).toBe(true);
});

test('tiles far from the window are discarded', () => {
  const tiles = new Tiles(1);
  tiles.lay([[spot('a', 10, 10)]]);
  tiles.paint(PANE, never);
  tiles.forget({ left: 5000, top: 0, width: 512, height: 512 });
  tiles.paint(PANE, never);
  expect(painted).toHaveLength(2);
});
