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
  { case: 'a division is in supply by road to its friendly edge [7.1a, 7.1b]', supplied: true },
  { case: 'a supply line may not pass through ZOC [7.1b]', B: { Y: ['INF y @ -2,1'] }, supplied: false },
  {
    case: 'a supply line passes through ZOC where friendly units are [7.1c]',
    B: { Y: ['INF y @ -2,1'] },
    friends: ['-2,0', '-1,0', '-3,1', '-3,0'],
    supplied: true,
  },
  {
    case: 'friendly units in one of two sectors of a ZOC do not open the line [7.1c]',
    B: { Y: ['INF y @ -2,1'] },
    friends: ['-2,0'],
    supplied: false,
  },
  {
    case: 'a supply line never passes through enemy units [7.1c]',
    B: { Y: ['INF y @ -3,0'] },
    friends: ['-2,0', '-4,0'],
    supplied: false,
  },
  { case: 'a supply line may not lead to an edge of the other side [7.1b]', edges: { B: '-5,0' }, supplied: false },
  {
    case: 'a supply line may not use a road with a gap [7.1b]',
    roads: ['-5,0 -4,0 -3,0', '-1,0 0,0'],
    supplied: false,
  },
  {
    case: 'a supply line may use a farther road only if the ruling allows it [7.1b]',
    roads: ['-5,0 -4,0 -3,0 -2,0 -1,0', '0,0'],
    rulings: { supplyNearestRoadOnly: false },
    supplied: true,
  },
  {
    case: 'a supply line may not cross a river whose bridge is destroyed [7.1b, 12i]',
    rivers: { Orne: '-3,0' },
    supplied: false,
  },
  {
    case: 'a supply line crosses a river by its bridge [7.1b]',
    rivers: { Orne: '-3,0' },
    features: [['bridge', '-3,0']],
    supplied: true,
  },
];

describe.each(['hexes', 'squares'] as const)('supply of a division on %s', (grid) => {
  test.each(cases)('$case', ({ supplied, friends = [], case: _, ...sketch }) => {
    const A = { ...line.A, F: friends.map((at, i) => `INF f${i} @ ${at}`) };
    const at = field({ ...line, ...sketch, A, grid });
    expect(isSupplied(at.state, at.division('X'))).toBe(supplied);
    const { line: cells, ledger } = supplyOf(at.state, at.division('X'));
    expect(cells.length > 0).toBe(supplied);
    expect(ledger.every(({ rule }) => rule === '7.1b')).toBe(true);
  });

  test('the supply line is listed from the headquarters to the edge [7.1b]', () => {
    const at = field({ ...line, grid });
    const cells = supplyOf(at.state, at.division('X')).line.map((cell) => placeOf(at.board, cell));
    expect(cells[0]).toBe('2,0');
    expect(cells.slice(2)).toEqual(['0,0', '-1,0', '-2,0', '-3,0', '-4,0', '-5,0']);
  });
});

describe('the unit that traces the supply line [7.1b]', () => {
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
  ])(
    'under the ruling %s a division whose headquarters is free and whose regiment is surrounded is in supply: %s',
    (supplyTraceFrom, supplied) => {
      const at = field({ ...cut, rulings: { supplyTraceFrom } });
      expect(isSupplied(at.state, at.division('X'))).toBe(supplied);
    },
  );
  test('any unit of the division traces the supply line once its headquarters is destroyed', () => {
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
  ])(
    'an unsupplied division with the units %j may move half of its units, rounded %s: %i',
    (members, oosRounding, may) => {
      const at = field({ A: { X: members }, edges: {}, rulings: { oosRounding }, active: 'X' });
      expect(moversLeft(at.state, at.division('X'))).toBe(may);
    },
  );
});

describe('zones of control [9.2a]', () => {
  test.each([
    ['hexes', 6],
    ['squares', 8],
  ] as const)('a unit on %s exerts a ZOC into %i sectors', (grid, sectors) => {
    const at = field({ grid, A: { X: ['HQ h @ 0,0'] }, terrain: { '1,0': 'city' } });
    expect(at.state.zone[0].cells()).toHaveLength(sectors);
    at.state.put(at.piece('h'), -3);
    expect(at.state.zone[0].cells()).toHaveLength(0);
  });
  test('aircraft exert no ZOC', () => {
    const at = field({ A: { '': ['TAC t @ 0,0'] } });
    expect(at.state.zone[0].cells()).toHaveLength(0);
  });
});
