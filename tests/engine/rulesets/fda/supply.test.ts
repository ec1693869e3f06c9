import { describe, expect, test } from 'vitest';
import { moversLeft } from '../../../../engine/rulesets/fda/movement/held.js';
import { isSupplied, supplyOf } from '../../../../engine/rulesets/fda/supply/supply.js';
import { field, placeOf, type Sketch } from './field.js';

/** A road of six sectors to the west edge; a division is two sectors from the east end of the road. */
const line: Sketch = {
  A: { X: ['HQ h @ 2,0', 'INF x @ 2,0'], Z: ['INF z @ 5,5', 'INF w @ 5,6'] },
  roads: ['-5,0 -4,0 -3,0 -2,0 -1,0 0,0'],
  edges: { A: '-5,0' },
};

interface Case extends Omit<Sketch, 'A'> {
  readonly case: string;
  readonly supplied: boolean;
  readonly friends?: readonly string[];
}

const cases: readonly Case[] = [
  { case: 'by road to the friendly edge [7.1a, 7.1b]', supplied: true },
  { case: 'not through ZOC [7.1b]', B: { Y: ['INF y @ -2,1'] }, supplied: false },
  {
    case: 'through ZOC where friends stand [7.1c]',
    B: { Y: ['INF y @ -2,1'] },
    friends: ['-2,0', '-1,0', '-3,1', '-3,0'],
    supplied: true,
  },
  {
    case: 'friends in one of two sectors do not open it [7.1c]',
    B: { Y: ['INF y @ -2,1'] },
    friends: ['-2,0'],
    supplied: false,
  },
  { case: 'never through the enemy [7.1c]', B: { Y: ['INF y @ -3,0'] }, friends: ['-2,0', '-4,0'], supplied: false },
  { case: 'not to an edge that is none of its side [7.1b]', edges: { B: '-5,0' }, supplied: false },
  { case: 'not by a road with a gap [7.1b]', roads: ['-5,0 -4,0 -3,0', '-1,0 0,0'], supplied: false },
  {
    case: 'by a farther road only if the ruling allows it [7.1b]',
    roads: ['-5,0 -4,0 -3,0 -2,0 -1,0', '0,0'],
    rulings: { supplyNearestRoadOnly: false },
    supplied: true,
  },
  { case: 'not over a river whose bridge is gone [7.1b, 12i]', rivers: { Orne: '-3,0' }, supplied: false },
  { case: 'over its bridge [7.1b]', rivers: { Orne: '-3,0' }, features: [['bridge', '-3,0']], supplied: true },
];

describe.each(['hexes', 'squares'] as const)('a division is in supply on %s', (grid) => {
  test.each(cases)('$case', ({ supplied, friends = [], case: _, ...sketch }) => {
    const A = { ...line.A, F: friends.map((at, i) => `INF f${i} @ ${at}`) };
    const at = field({ ...line, ...sketch, A, grid });
    expect(isSupplied(at.state, at.division('X'))).toBe(supplied);
    const { line: cells, ledger } = supplyOf(at.state, at.division('X'));
    expect(cells.length > 0).toBe(supplied);
    expect(ledger.every(({ rule }) => rule === '7.1b')).toBe(true);
  });

  test('the line is told from the headquarters to the edge [7.1b]', () => {
    const at = field({ ...line, grid });
    const cells = supplyOf(at.state, at.division('X')).line.map((cell) => placeOf(at.board, cell));
    expect(cells[0]).toBe('2,0');
    expect(cells.slice(2)).toEqual(['0,0', '-1,0', '-2,0', '-3,0', '-4,0', '-5,0']);
  });
});

describe('who traces [7.1b]', () => {
  const cut: Sketch = {
    // The headquarters is free; the regiment is surrounded.
    A: { X: ['HQ h @ 2,0', 'INF x @ 10,0'] },
    B: { Y: ['INF y1 @ 9,0', 'INF y2 @ 11,0', 'INF y3 @ 10,1', 'INF y4 @ 10,-1', 'INF y5 @ 9,1', 'INF y6 @ 11,-1'] },
    roads: line.roads,
    edges: { A: '-5,0', B: '15,0' },
  };
  test.each([
    ['hq', true],
    ['anyUnit', true],
    ['allUnits', false],
  ])('%s', (supplyTraceFrom, supplied) => {
    const at = field({ ...cut, rulings: { supplyTraceFrom } });
    expect(isSupplied(at.state, at.division('X'))).toBe(supplied);
  });
  test('any unit once the headquarters is destroyed', () => {
    const at = field({ ...cut, A: { X: ['HQ h @ 10,0', 'INF x @ 2,0'] } });
    expect(isSupplied(at.state, at.division('X'))).toBe(false);
    at.state.pr[at.piece('h')] = 0;
    at.state.put(at.piece('h'), -3);
    expect(isSupplied(at.state, at.division('X'))).toBe(true);
  });
});

describe('half of an unsupplied division moves [7.1d]', () => {
  const units = ['HQ h @ 0,0', 'INF a @ 0,0', 'INF b @ 0,0', 'INF c @ 0,0', 'INF d @ 0,0'];
  test.each([
    [units.slice(0, 4), 'down', 2],
    [units, 'down', 2],
    [units, 'up', 3],
    [units.slice(0, 1), 'down', 0],
    [units.slice(0, 1), 'up', 1],
  ])('%j rounded %s: %i', (members, oosRounding, may) => {
    const at = field({ A: { X: members }, edges: {}, rulings: { oosRounding }, active: 'X' });
    expect(moversLeft(at.state, at.division('X'))).toBe(may);
  });
});

describe('zones of control [9.2a]', () => {
  test.each([
    ['hexes', 6],
    ['squares', 8],
  ] as const)('on %s: %i sectors', (grid, sectors) => {
    const at = field({ grid, A: { X: ['HQ h @ 0,0'] }, terrain: { '1,0': 'city' } });
    expect(at.state.zone[0].cells()).toHaveLength(sectors);
    at.state.put(at.piece('h'), -3);
    expect(at.state.zone[0].cells()).toHaveLength(0);
  });
  test('aircraft have none', () => {
    const at = field({ A: { '': ['TAC t @ 0,0'] } });
    expect(at.state.zone[0].cells()).toHaveLength(0);
  });
});
