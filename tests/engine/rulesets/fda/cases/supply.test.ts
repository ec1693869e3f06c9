import { describe, expect, test } from 'vitest';
import { isSupplied } from '../../../../../engine/rulesets/fda/supply/supply.js';
import { field, type Sketch } from '../field.js';
import { playCases, type Case } from './table.js';

/** A road to the west edge; the headquarters is two sectors from the east end of the road. */
const road = { roads: ['-5,0 -4,0 -3,0 -2,0 -1,0 0,0'], edges: { A: '-5,0' } } as const;
const friends = (...at: string[]): Sketch['A'] => ({
  X: ['HQ h @ 2,0'],
  Z: at.map((sector, i) => `INF z${i} @ ${sector}`),
});

interface Line extends Sketch {
  readonly case: string;
  readonly supplied: boolean;
}

const lines: readonly Line[] = [
  { case: 'hexes: an open road supplies a division [7.1b]', grid: 'hexes', A: friends(), supplied: true },
  { case: 'squares: an open road supplies a division [7.1b]', grid: 'squares', A: friends(), supplied: true },
  {
    case: 'hexes: an enemy ZOC cuts the road [7.1b]',
    grid: 'hexes',
    A: friends(),
    B: { Y: ['INF y @ -2,1'] },
    supplied: false,
  },
  {
    case: 'hexes: friendly units in both sectors of the ZOC open the road [7.1c]',
    grid: 'hexes',
    A: friends('-2,0', '-1,0'),
    B: { Y: ['INF y @ -2,1'] },
    supplied: true,
  },
  {
    case: 'hexes: a friendly unit in one of the two sectors does not open the road [7.1c]',
    grid: 'hexes',
    A: friends('-2,0'),
    B: { Y: ['INF y @ -2,1'] },
    supplied: false,
  },
  {
    case: 'squares: the ZOC covers three sectors of the road, so two friendly units do not open it [7.1c, 9.2a]',
    grid: 'squares',
    A: friends('-2,0', '-1,0'),
    B: { Y: ['INF y @ -2,1'] },
    supplied: false,
  },
  {
    case: 'squares: friendly units in all three sectors of the ZOC open the road [7.1c, 9.2a]',
    grid: 'squares',
    A: friends('-3,0', '-2,0', '-1,0'),
    B: { Y: ['INF y @ -2,1'] },
    supplied: true,
  },
  ...(['hexes', 'squares'] as const).map((grid): Line => ({
    case: `${grid}: an enemy on the road cuts it, whatever friendly units do [7.1b, 7.1c]`,
    grid,
    A: friends('-4,0', '-2,0', '-1,0'),
    B: { Y: ['INF y @ -3,0'] },
    supplied: false,
  })),
];

describe('lines of supply', () => {
  test.each(lines)('C46: $case', ({ supplied, case: _, ...sketch }) => {
    const at = field({ ...road, ...sketch });
    expect(isSupplied(at.state, at.division('X'))).toBe(supplied);
  });
});

const cutOff: Sketch = {
  edges: {},
  A: { X: ['HQ h @ 0,0', ...[1, 2, 3, 4, 5, 6].map((i) => `MECH m${i} @ 0,0`)] },
};

const cases: readonly Case[] = [
  {
    case: 'C47: three of seven units move, and the headquarters counts as one [7.1d]',
    ...cutOff,
    steps: [
      { order: 'move m1 to 1,0' },
      { order: 'move h to 1,0' },
      { order: 'move m2 to 1,0' },
      { order: 'move m3 to 1,0', refused: '7.1d half-may-move' },
    ],
  },
  {
    case: 'C47: a group that exceeds the half of the division does not move [7.1d]',
    ...cutOff,
    steps: [
      { order: 'move m1, m2, m3, m4 to 1,0', refused: '7.1d half-may-move' },
      { order: 'move m1, m2, m3 to 1,0', at: { m3: '1,0' } },
    ],
  },
  {
    case: 'C47: all units may assault, those that moved and those that did not [7.1a, 7.1e]',
    ...cutOff,
    B: { Y: ['INF y @ 2,0'], W: ['INF w @ -1,0'] },
    steps: [
      { order: 'move m1, m2, m3 to 1,0' },
      { order: 'assault 2,0 with m1', pools: '1-1', dice: [1, 6], result: 'Held' },
      { order: 'assault -1,0 with m4', pools: '1-1' },
    ],
  },
  {
    case: 'C48: a unit without supply rolls one die less in assault and fire [7.1e, 8o, 10k]',
    A: { X: ['ARM-B x @ 1,0', 'HQ h @ 4,0'] },
    B: { Y: ['INF y @ 0,0', 'HQ k @ -4,0'] },
    roads: ['-4,0 -5,0'],
    edges: { B: '-5,0' },
    steps: [
      { order: 'fire x against y', pools: '3-2' },
      { order: 'assault 0,0 with x', pools: '3-2' },
    ],
  },
  {
    case: 'C48: a unit in supply rolls all its dice [8g, 10e]',
    A: { X: ['ARM-B x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'fire x against y', pools: '4-2' },
      { order: 'assault 0,0 with x', pools: '4-2' },
    ],
  },
];

playCases('supply', cases);
