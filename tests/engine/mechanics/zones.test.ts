import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../../../engine/board/board.js';
import { createBoard, PLAIN_GRID } from '../../../engine/board/create-board.js';
import { Zone } from '../../../engine/mechanics/zones.js';

const board = createBoard({ ...PLAIN_GRID, columns: 6, rows: 5 });

/** A zone, and every cell it told as covered. */
function watched(links: Int32Array = board.neighbours) {
  const told = new Set<number>();
  const zone = new Zone(board, links, (cell, covered) => {
    if (covered === told.has(cell)) throw new Error(`${board.label(cell)} is told twice`);
    if (covered) told.add(cell);
    else told.delete(cell);
  });
  return { zone, told };
}

const labels = (cells: Iterable<number>): string[] => [...cells].map((cell) => board.label(cell)).sort();

describe('a zone of control', () => {
  test('lies over the cells around a unit, not over its own', () => {
    const { zone } = watched();
    zone.project(board.cell('0303'), 1);
    expect(labels(zone.cells())).toEqual(['0202', '0203', '0302', '0304', '0402', '0403']);
    expect(zone.covers(board.cell('0303'))).toBe(false);
    expect(zone.covers(board.cell('0304'))).toBe(true);
  });

  test('reaches only where the links of its class lead', () => {
    const cell = board.cell('0303');
    const links = board.neighbours.slice();
    links[cell * board.directions] = NOWHERE;
    const { zone } = watched(links);
    zone.project(cell, 1);
    expect(labels(zone.cells())).toEqual(['0202', '0203', '0304', '0402', '0403']);
  });

  test('stays while one of several units covers a cell', () => {
    const { zone, told } = watched();
    for (const label of ['0303', '0303', '0305']) zone.project(board.cell(label), 1);
    expect(zone.units[board.cell('0304')]).toBe(3);
    zone.project(board.cell('0303'), -1);
    zone.project(board.cell('0303'), -1);
    expect(labels(told)).toEqual(labels(zone.cells()));
    expect(labels(zone.cells())).toEqual(['0204', '0205', '0304', '0404', '0405']);
  });

  test('tells each change once, and what it told is what it covers, whoever comes and goes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: board.size - 1 }), { maxLength: 30 }), (moves) => {
        const { zone, told } = watched();
        const standing: number[] = [];
        for (const cell of moves) {
          const at = standing.indexOf(cell);
          if (at < 0) standing.push(cell);
          else standing.splice(at, 1);
          zone.project(cell, at < 0 ? 1 : -1);
        }
        const around = new Set(standing.flatMap((cell) => board.ring(cell, 1)));
        expect(labels(told)).toEqual(labels(around));
        expect(labels(zone.cells())).toEqual(labels(around));
      }),
    );
  });

  test('is cleared without a word', () => {
    const { zone, told } = watched();
    zone.project(board.cell('0303'), 1);
    zone.clear();
    expect(zone.cells()).toEqual([]);
    expect(told.size).toBe(6);
  });
});
