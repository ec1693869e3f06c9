import { describe, expect, test } from 'vitest';
import { columnDuty, refuseGap } from '../../../../engine/rulesets/fda/movement/moving.js';
import { field, type Sketch } from './field.js';
import { ordered } from './march.js';

describe('a division uses a road in column [7h]', () => {
  const roads = ['0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0'];
  const tanks = { X: ['ARM-B a @ 0,0', 'ARM-B b @ 0,0', 'ARM-C c @ 1,0'] };
  const spread = { X: ['ARM-B a @ 0,0', 'ARM-B b @ 2,0', 'ARM-B c @ 1,0'] };
  const forest = { '2,0': 'forest' };
  const most = (columnUnitsPerSector: number) => ({ rulings: { columnUnitsPerSector } });
  const columns: readonly (Sketch & {
    readonly case: string;
    readonly moves: readonly [text: string, ends: string][];
  })[] = [
    {
      case: 'a unit may move to the same sector of the road',
      A: tanks,
      moves: [
        ['a to 4,0', '4,0'],
        ['b to 4,0', '4,0'],
      ],
    },
    {
      case: 'a unit may move to the next sector of the road',
      A: tanks,
      moves: [
        ['a to 4,0', '4,0'],
        ['c to 5,0', '5,0'],
      ],
    },
    {
      case: 'a unit may leave a gap that another unit can close',
      A: spread,
      moves: [
        ['a to 4,0', '4,0'],
        ['b to 6,0', '6,0'],
        ['c to 5,0', '5,0'],
      ],
    },
    {
      case: 'units of a column may move in any order',
      A: spread,
      moves: [
        ['c to 5,0', '5,0'],
        ['b to 6,0', '6,0'],
        ['a to 4,0', '4,0'],
      ],
    },
    {
      case: 'a unit may not leave a gap that no unit can close',
      A: { X: ['ARM-B a @ 0,0', 'INF b @ 0,0'] },
      moves: [
        ['a to 4,0', '4,0'],
        ['b to 2,0', '[7h] no-column'],
      ],
    },
    {
      case: 'a unit that has to close a gap moves nowhere else',
      A: spread,
      moves: [
        ['a to 4,0', '4,0'],
        ['b to 6,0', '6,0'],
        ['c to 1,1', '[7h] no-column'],
        ['c to 5,0', '5,0'],
      ],
    },
    {
      case: 'a unit of the division on the road fills a gap',
      A: { X: [...spread.X.slice(0, 2), 'INF d @ 5,0'] },
      moves: [
        ['a to 4,0', '4,0'],
        ['b to 6,0', '6,0'],
        ['d to 5,1', '[7h] no-column'],
      ],
    },
    {
      case: 'a unit that is the only one in its sector of the road does not move to close the next gap',
      A: { X: ['ARM-B a @ 0,0', 'ARM-B b @ 3,0', 'INF d @ 5,0'] },
      moves: [
        ['a to 4,0', '4,0'],
        ['b to 7,0', '[7h] no-column'],
      ],
    },
    {
      case: 'one of two units in a sector of the road may move to close the next gap',
      A: { X: ['ARM-B a @ 0,0', 'ARM-B b @ 3,0', 'INF d @ 5,0', 'INF e @ 5,0'] },
      moves: [
        ['a to 4,0', '4,0'],
        ['b to 7,0', '7,0'],
        ['d to 6,0', '6,0'],
        ['e to 5,1', '[7h] no-column'],
      ],
    },
    {
      case: 'units that move through heavy terrain by the road are in column too',
      A: { X: ['MECH a @ 0,0', 'MECH b @ 1,0'] },
      terrain: forest,
      moves: [
        ['a 0,0 > 1,0 > 2,0 > 3,0', '3,0'],
        ['b 1,0 > 2,0 > 3,0 > 4,0 > 5,0', '[7h] no-column'],
        ['b 1,0 > 2,0 > 3,0 > 4,0', '4,0'],
      ],
    },
    {
      case: 'units that walk where a road runs are not in column',
      A: { X: ['MECH a @ 0,0', 'MECH b @ 1,0'] },
      moves: [
        ['a 0,0 > 1,0 > 2,0 > 3,0', '3,0'],
        ['b 1,0 > 2,0 > 3,0 > 4,0 > 5,0', '5,0'],
      ],
    },
    {
      case: 'under the ruling `columnUnitsPerSector` = 1 a column has one unit per sector',
      ...most(1),
      A: tanks,
      moves: [
        ['a to 4,0', '4,0'],
        ['b to 4,0', '[7h] no-column'],
      ],
    },
    {
      case: 'under the ruling `columnUnitsPerSector` = 1 two units of one order may not share a sector',
      ...most(1),
      A: tanks,
      moves: [
        ['a, b to 4,0', '[7h] no-column'],
        ['a to 4,0', '4,0'],
      ],
    },
    {
      case: 'under the ruling `columnUnitsPerSector` = 2 two units of one order may share a sector',
      ...most(2),
      A: tanks,
      moves: [['a, b to 4,0', '4,0']],
    },
  ];
  test.each(columns)('$case', ({ moves, case: _, ...sketch }) => {
    const at = field({ roads, ...sketch, active: 'X' });
    for (const [text, ends] of moves) expect(ordered(at, `move ${text}`), text).toBe(ends);
  });

  test('a column with a gap cannot end its activation, and the default answer moves a unit into the gap', () => {
    const at = field({ roads, A: spread, active: 'X' });
    ordered(at, 'move a to 4,0');
    expect(refuseGap(at.state)).toBeUndefined();
    ordered(at, 'move b to 6,0');
    expect(refuseGap(at.state)?.()).toMatchObject({ rule: '7h', slug: 'open-column' });
    expect(columnDuty(at.state)).toEqual({ verb: 'move', pieces: [at.piece('c')], cells: [at.cell('5,0')] });
    ordered(at, 'move c to 5,0');
    expect(refuseGap(at.state)).toBeUndefined();
    expect(columnDuty(at.state)).toBeUndefined();
  });
});
