import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../../../engine/board/board.js';
import { createBoard, PLAIN_GRID } from '../../../engine/board/create-board.js';
import { Zone } from '../../../engine/mechanics/zones.js';

const board = createBoard({ ...PLAIN_GRID, columns: 6, rows: 5 });

/** Returns a zone, and the set of the cells that it covers according to its reports. */
function zoneWithReports(links: Int32Array = board.neighbours) {
  const reported = new Set<number>();
  const zone = new Zone(board, links, (cell, covered) => {
    if (covered === reported.has(cell)) throw new Error(`${board.label(cell)} is reported twice`);
    if (covered) reported.add(cell);
    else reported.delete(cell);
  });
  return { zone, reported };
}

const labels = (cells: Iterable<number>): string[] => [...cells].map((cell) => board.label(cell)).sort();

describe('Zone', () => {
  test('a zone covers the cells around a unit, but not the unit’s own cell', () => {
    const { zone } = zoneWithReports();
    zone.project(board.cell('0303'), 1);
    expect(labels(zone.cells())).toEqual(['0202', '0203', '0302', '0304', '0402', '0403']);
    expect(zone.covers(board.cell('0303'))).toBe(false);
    expect(zone.covers(board.cell('0304'))).toBe(true);
  });

  test('a zone covers only the cells to which the given links lead', () => {
    const cell = board.cell('0303');
    const links = board.neighbours.slice();
    links[cell * board.directions] = NOWHERE;
    const { zone } = zoneWithReports(links);
    zone.project(cell, 1);
    expect(labels(zone.cells())).toEqual(['0202', '0203', '0304', '0402', '0403']);
  });

  test('a zone still covers a cell as long as one of several units exerts it there', () => {
    const { zone, reported } = zoneWithReports();
    for (const label of ['0303', '0303', '0305']) zone.project(board.cell(label), 1);
    expect(zone.units[board.cell('0304')]).toBe(3);
    zone.project(board.cell('0303'), -1);
    zone.project(board.cell('0303'), -1);
    expect(labels(reported)).toEqual(labels(zone.cells()));
    expect(labels(zone.cells())).toEqual(['0204', '0205', '0304', '0404', '0405']);
  });

  test('a zone reports each cell that it gains or loses once, so that the reports add up to the cells of the zone', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: board.size - 1 }), { maxLength: 30 }), (moves) => {
        const { zone, reported } = zoneWithReports();
        const standing: number[] = [];
        for (const cell of moves) {
          const at = standing.indexOf(cell);
          if (at < 0) standing.push(cell);
          else standing.splice(at, 1);
          zone.project(cell, at < 0 ? 1 : -1);
        }
        const around = new Set(standing.flatMap((cell) => board.ring(cell, 1)));
        expect(labels(reported)).toEqual(labels(around));
        expect(labels(zone.cells())).toEqual(labels(around));
      }),
    );
  });

  test('clearing a zone removes all its cells without reporting the changes', () => {
    const { zone, reported } = zoneWithReports();
    zone.project(board.cell('0303'), 1);
    zone.clear();
    expect(zone.cells()).toEqual([]);
    expect(reported.size).toBe(6);
  });
});
