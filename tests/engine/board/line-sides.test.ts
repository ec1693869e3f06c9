import { expect, test } from 'vitest';
import { cellsAlongLine, cellsOnSideOfLine, type DividingLine } from '../../../engine/board/line-sides.js';
import type { Edge } from '../../../engine/board/board.js';
import { createBoard, PLAIN_GRID } from '../../../engine/board/create-board.js';

const board = createBoard({ ...PLAIN_GRID, columns: 5, rows: 4 });
const cells = (text: string): number[] => (text === '' ? [] : text.split(' ').map((label) => board.cell(label)));
const pairs = (text: string): [number, number][] =>
  text.split(' ').map((pair) => pair.split('/').map((label) => board.cell(label)) as [number, number]);

/** A river from north to south between the second and the third column. The western cell of each pair is first. */
const RIVER = '0201/0301 0201/0302 0202/0302 0202/0303 0203/0303 0203/0304 0204/0304';
const rows: readonly (readonly [string, DividingLine, Edge, string])[] = [
  ['east of a river', { hexsides: pairs(RIVER), cells: [] }, 'east', 'columns 3 4 5'],
  ['west of a river', { hexsides: pairs(RIVER), cells: [] }, 'west', 'columns 1 2'],
  [
    'east of a river whose hexsides are written from the other bank',
    { hexsides: pairs(RIVER).map(([a, b]) => [b, a]), cells: [] },
    'east',
    'columns 3 4 5',
  ],
  ['east of a chain of cells', { cells: cells('0301 0302 0303 0304'), hexsides: [] }, 'east', 'columns 4 5'],
  ['west of a chain of cells', { cells: cells('0301 0302 0303 0304'), hexsides: [] }, 'west', 'columns 1 2'],
  ['north of a row', { cells: cells('0102 0202 0302 0402 0502'), hexsides: [] }, 'north', '0101 0201 0301 0401 0501'],
  [
    'south of a row',
    { cells: cells('0102 0202 0302 0402 0502'), hexsides: [] },
    'south',
    '0103 0104 0203 0204 0303 0304 0403 0404 0503 0504',
  ],
  ['north of an empty line', { cells: [], hexsides: [] }, 'north', ''],
];

test.each(rows)('cellsOnSideOfLine finds the cells %s', (_, line, heading, expected) => {
  const columns = /^columns (.*)$/.exec(expected)?.[1].split(' ').map(Number);
  const wanted = columns
    ? Array.from({ length: board.size }, (_none, cell) => cell).filter((cell) =>
        columns.includes(board.column(cell) + 1),
      )
    : cells(expected);
  expect(
    cellsOnSideOfLine(board, line, heading)
      .map((cell) => board.label(cell))
      .sort(),
  ).toEqual(wanted.map((cell) => board.label(cell)).sort());
});

test('if a line forms a ring, the cells inside lie on the side of the second cell of each hexside', () => {
  const pocket = board.cell('0102');
  const ring = board.ring(pocket, 1).map((cell): [number, number] => [cell, pocket]);
  const east = cellsOnSideOfLine(board, { hexsides: [...pairs(RIVER), ...ring], cells: [] }, 'east');
  expect(east).toContain(pocket);
  expect(east.filter((cell) => board.column(cell) < 2)).toEqual([pocket]);
});

test('for a cell beyond the end of a line, the nearest part of the line decides on which side the cell lies', () => {
  const line = { hexsides: pairs('0201/0301 0201/0302'), cells: [] };
  const [east, west] = [cellsOnSideOfLine(board, line, 'east'), cellsOnSideOfLine(board, line, 'west')];
  expect(east.filter((cell) => west.includes(cell))).toEqual([]);
  expect(east.length + west.length).toBe(board.size);
  expect(west).toContain(board.cell('0101'));
  expect(east).toContain(board.cell('0504'));
});

test.each([
  ['east', '0301 0302 0303 0304'],
  ['west', '0201 0202 0203 0204'],
] as const)('cellsAlongLine finds the cells next to a river on its %s bank', (heading, expected) => {
  const along = cellsAlongLine(board, { hexsides: pairs(RIVER), cells: [] }, heading);
  expect(along.sort()).toEqual(cells(expected).sort());
});
