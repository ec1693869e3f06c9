import { expect, test } from 'vitest';
import { createBoard, PLAIN_GRID } from '../../../engine/board/create-board.js';
import { neighboursOf } from '../../../engine/board/nearest.js';
import { markAlong, terrainIn } from '../../../engine/mechanics/ground.js';
import type { MapModel } from '../../../engine/model/map.js';

const board = createBoard({ ...PLAIN_GRID, columns: 4, rows: 3 });
const cells = (...labels: string[]): number[] => labels.map((label) => board.cell(label));

test('terrainIn numbers the terrain of a map by the game’s words, and unknown words become the first word', () => {
  const terrain = new Uint8Array(board.size);
  terrain.set([0, 1, 2]);
  const map = { board, terrain, terrainWords: ['wood', 'clear', 'jungle'] } as unknown as MapModel;
  expect([...terrainIn(map, ['clear', 'wood'])].slice(0, 4)).toEqual([1, 0, 0, 1]);
});

test('markAlong marks a chain in both directions and keeps earlier marks', () => {
  const marks = new Uint8Array(board.size * board.directions);
  const [a, b, c] = cells('0101', '0102', '0103');
  const at = (from: number, to: number): number => marks[from * board.directions + board.direction(from, to)];
  markAlong(marks, board, [[a, b, c]], 1);
  markAlong(
    marks,
    board,
    [
      [b, c],
      [a, c],
    ],
    4,
  );
  expect([at(a, b), at(b, a), at(b, c), at(c, b)]).toEqual([1, 1, 5, 5]);
  expect(marks.filter((bits) => bits > 0)).toHaveLength(4);
});

test('neighboursOf returns the neighbours of a cell on the board', () => {
  const [corner] = cells('0101');
  const beside = neighboursOf(board, corner);
  expect(beside.every((cell) => board.distance(corner, cell) === 1)).toBe(true);
  expect(new Set(beside)).toEqual(new Set(board.ring(corner, 1)));
});
