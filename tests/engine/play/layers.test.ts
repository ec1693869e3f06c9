import { describe, expect, test } from 'vitest';
import { supplyLayer, zoneLayer } from '../../../engine/play/layers.js';

const reason = { text: 'no road is open', rule: '7.1' };
const supply = supplyLayer((piece) =>
  piece === 'near'
    ? { supplied: true, line: [3, 2, 1], ledger: [] }
    : { supplied: piece === 'free', line: [], ledger: [reason] },
);

describe('overlays that games share', () => {
  test('zoneLayer hatches the zone of control of a side', () => {
    const zone = zoneLayer((side) => (side === 'Red' ? [4, 5] : []));
    expect([zone.name, zone.of]).toEqual(['zone', 'side']);
    expect(zone.contentFor('Red')).toEqual({ shapes: [{ drawn: 'zone', cells: [4, 5] }] });
    expect(zone.contentFor('Blue')).toEqual({ shapes: [{ drawn: 'zone', cells: [] }] });
  });

  test.each([
    ['near', [{ drawn: 'line', cells: [3, 2, 1] }], 'In supply', false, []],
    ['free', [], 'In supply', false, [reason]],
    ['far', [], 'Out of supply', true, [reason]],
  ])('supplyLayer shows the supply of the unit “%s”', (piece, shapes, value, isBad, ledger) => {
    expect(supply.contentFor(piece)).toEqual({ shapes, state: { value, ledger }, isBad });
  });
});
