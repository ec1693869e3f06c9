import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBoard, PLAIN_GRID } from '../../../engine/board/create-board.js';
import { CellZones } from '../../../engine/mechanics/cell-zones.js';

const board = createBoard({ ...PLAIN_GRID, columns: 6, rows: 5 });
const at = (label: string): number => board.cell(label);
const ALL = 0b111111;
const covered = (counts: Int32Array): string =>
  [...counts.keys()]
    .filter((cell) => counts[cell] > 0)
    .map((cell) => board.label(cell))
    .join(' ');

describe('CellZones', () => {
  test('the zone of a cell covers only the neighbours in the given directions', () => {
    const zones = new CellZones(board);
    zones.set(at('0303'), 0, 0b000011);
    expect([covered(zones.counts[0]), covered(zones.counts[1])]).toEqual(['0302 0402', '']);
  });

  test('CellZones counts for each cell the other cells that exert a zone of control into it', () => {
    const zones = new CellZones(board);
    zones.set(at('0303'), 0, ALL);
    zones.set(at('0305'), 0, ALL);
    expect(zones.counts[0][at('0304')]).toBe(2);
    zones.set(at('0303'), -1, 0);
    expect(zones.counts[0][at('0304')]).toBe(1);
  });

  test('the zone of a cell belongs to the other side after the cell has changed hands', () => {
    const zones = new CellZones(board);
    zones.set(at('0303'), 0, ALL);
    zones.set(at('0303'), 1, 0b000001);
    expect([covered(zones.counts[0]), covered(zones.counts[1])]).toEqual(['', '0302']);
    expect([zones.sides[at('0303')], zones.directions[at('0303')]]).toEqual([1, 1]);
  });

  test('CellZones reports each cell that enters or leaves a zone, also when all zones are removed', () => {
    const changes: string[] = [];
    const zones = new CellZones(board, (side, cell) => void changes.push(`${side} ${board.label(cell)}`));
    zones.set(at('0303'), 0, 0b000001);
    zones.set(at('0303'), 0, 0b000001);
    zones.set(at('0302'), 0, 0b001000);
    zones.set(at('0303'), -1, 0);
    zones.clear();
    expect(changes).toEqual(['0 0302', '0 0303', '0 0302', '0 0303']);
    expect(covered(zones.counts[0])).toBe('');
  });

  test('after any changes CellZones has the same counts as a new CellZones with only the last change of each cell', () => {
    const zone = fc.record({
      cell: fc.nat({ max: board.size - 1 }),
      side: fc.integer({ min: -1, max: 1 }),
      directions: fc.nat({ max: ALL }),
    });
    fc.assert(
      fc.property(fc.array(zone, { maxLength: 30 }), (changes) => {
        const inside = ({ cell, directions }: { cell: number; directions: number }): number =>
          directions &
          [...Array(6).keys()].reduce((mask, d) => (board.neighbour(cell, d) < 0 ? mask : mask | (1 << d)), 0);
        const zones = new CellZones(board);
        for (const change of changes) zones.set(change.cell, change.side, inside(change));
        const once = new CellZones(board);
        for (const change of new Map(changes.map((one) => [one.cell, one])).values())
          once.set(change.cell, change.side, inside(change));
        expect(zones.counts).toEqual(once.counts);
      }),
    );
  });
});
