import { expect, test } from 'vitest';
import type { Clause, OrderModel, Placed } from '../../../engine/model/orders.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import { writtenCells, writtenPath, writtenWay } from '../../../engine/play/written-cells.js';

const placed = (cells: readonly number[] = []): Placed[] => cells.map((cell) => ({ cell, source: NO_SOURCE }));
interface Text {
  readonly cells?: number[];
  readonly path?: number[];
  readonly to?: Pick<Text, 'cells' | 'path'>;
  readonly via?: Pick<Text, 'cells' | 'path'>;
}
function orderOf({ cells, path, to, via }: Text): OrderModel {
  const clause = (preposition: string, part: Text): Clause => ({
    preposition,
    pieces: [],
    cells: placed(part.cells),
    path: placed(part.path),
    words: [],
    numbers: [],
    source: NO_SOURCE,
  });
  return {
    verb: 'move',
    pieces: [],
    cells: placed(cells),
    path: placed(path),
    clauses: [...(to ? [clause('to', to)] : []), ...(via ? [clause('via', via)] : [])],
    rolls: [],
    attributes: {},
    answers: [],
    citations: [],
    source: NO_SOURCE,
    verbSource: NO_SOURCE,
  };
}

test.each<{ order: string; text: Text; cells: number[]; path: number[]; way: number[] }>([
  { order: 'move A', text: {}, cells: [], path: [], way: [] },
  { order: 'move A 4', text: { cells: [4] }, cells: [4], path: [], way: [4] },
  { order: 'move A 4 > 5', text: { path: [4, 5] }, cells: [], path: [4, 5], way: [4, 5] },
  { order: 'move A to 4', text: { to: { cells: [4] } }, cells: [4], path: [], way: [4] },
  { order: 'move A to 4 > 5', text: { to: { path: [4, 5] } }, cells: [], path: [4, 5], way: [4, 5] },
  { order: 'move A 4 to 6', text: { cells: [4], to: { cells: [6] } }, cells: [6], path: [], way: [6] },
  { order: 'move A 4 > 5 to 6', text: { path: [4, 5], to: { cells: [6] } }, cells: [6], path: [4, 5], way: [4, 5] },
  { order: 'move A via 4', text: { via: { cells: [4] } }, cells: [], path: [], way: [] },
])('the order “$order” has the cells $cells and the path $path', ({ text, cells, path, way }) => {
  const order = orderOf(text);
  expect(writtenCells(order, 'to')).toEqual(cells);
  expect(writtenPath(order, 'to')).toEqual(path);
  expect(writtenWay(order, 'to')).toEqual(way);
});

test('writtenCells returns the cells of the first clause that has one of the given prepositions', () => {
  const order = orderOf({ cells: [1], to: { cells: [2] }, via: { cells: [3] } });
  expect(writtenCells(order, 'via')).toEqual([3]);
  expect(writtenCells(order, 'to', 'via')).toEqual([2]);
  expect(writtenCells(order, 'from')).toEqual([1]);
});
