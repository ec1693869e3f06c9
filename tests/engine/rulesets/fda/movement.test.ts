import { describe, expect, test } from 'vitest';
import { destinationsOf, moving } from '../../../../engine/rulesets/fda/movement/moving.js';
import { field, placeOf, type Sketch } from './field.js';
import { ordered } from './march.js';

const grids = ['hexes', 'squares'] as const;

describe.each(grids)('movement allowances on %s', (grid) => {
  test.each([
    ['INF', 1],
    ['CAV', 1],
    ['HMG', 1],
    ['ENG', 1],
    ['MECH', 4],
    ['ART-M', 4],
    ['AT-L', 4],
    ['AA-H', 4],
    ['ARM-B', 3],
    ['ART-SP', 3],
    ['REC-L', 5],
    ['HQ', 5],
  ])('%s moves %i sectors [7a, 7b, 2.1a, 2.1u]', (code, sectors) => {
    const at = field({ grid, A: { X: [`${code} x @ 0,0`] }, active: 'X' });
    const reached = destinationsOf(at.state, at.piece('x'));
    expect(Math.max(...reached.map(({ cost }) => cost))).toBe(sectors);
    const around = grid === 'hexes' ? 3 * sectors * (sectors + 1) : (2 * sectors + 1) ** 2 - 1;
    expect(reached).toHaveLength(around);
    expect(ordered(at, `move x to ${sectors + 1},0`)).toBe('[7a] too-far');
  });
});

interface Case extends Sketch {
  readonly case: string;
  readonly order: string;
  readonly ends: string;
  readonly dice?: readonly number[];
}

const cases: readonly Case[] = [
  {
    case: 'a unit that enters an enemy ZOC stops [9.2b, 9.2e]',
    A: { X: ['ARM-B x @ 0,0'] },
    B: { Y: ['INF y @ 3,0'] },
    order: 'move x 1,0 > 2,0 > 2,1',
    ends: '[9.2b] enemy-zone',
  },
  {
    case: 'a unit that begins in a ZOC may leave it and stops when it enters one again [9.2c]',
    A: { X: ['REC-L x @ 2,0'] },
    B: { Y: ['INF y @ 3,0'] },
    order: 'move x 1,0 > 1,1 > 2,1',
    ends: '2,1',
  },
  {
    case: 'a step from ZOC to ZOC is a whole move [9.2d]',
    A: { X: ['REC-L x @ 2,0'] },
    B: { Y: ['INF y @ 3,0'] },
    order: 'move x 2,1 > 1,1',
    ends: '[9.2b] enemy-zone',
  },
  {
    case: 'entering a ZOC ends all moves of the turn [9.2b]',
    A: { X: ['REC-L x @ 2,0 (halted, used 1)'] },
    order: 'move x to 1,0',
    ends: '[9.2b] halted',
  },
  {
    case: 'no unit moves twice [6e]',
    A: { X: ['REC-L x @ 2,0 (moved, used 1)'] },
    order: 'move x to 1,0',
    ends: '[6e] moved-already',
  },
  {
    case: 'only units of the activated division move [6d]',
    A: { X: ['REC-L x @ 2,0'], Z: ['INF z @ 0,0'] },
    order: 'move z to 1,0',
    ends: '[6d] not-activated',
  },
  {
    case: 'a unit may not enter a sector that the enemy holds [7f]',
    A: { X: ['ARM-B x @ 0,0'] },
    B: { Y: ['HQ y @ 1,0'] },
    order: 'move x 1,0 > 2,0',
    ends: '[7f] enemy-sector',
  },
  {
    case: 'a unit may move through friendly units [7e]',
    A: { X: ['ARM-B x @ 0,0', 'INF i @ 1,0'] },
    settings: { 'stack.limit': 1 },
    order: 'move x 1,0 > 2,0',
    ends: '2,0',
  },
  {
    case: 'the stacking limit applies where a move ends [4c, 7e]',
    A: { X: ['ARM-B x @ 0,0', 'INF i @ 1,0'] },
    settings: { 'stack.limit': 1 },
    order: 'move x to 1,0',
    ends: '[4c] stack-limit',
  },
  {
    case: 'heavy terrain stops a unit [14a, 14b]',
    A: { X: ['ARM-B x @ 0,0'] },
    terrain: { '1,0': 'forest' },
    order: 'move x 1,0 > 2,0',
    ends: '[14b] heavy-terrain',
  },
  {
    case: 'a road leads through heavy terrain without a stop [14b]',
    A: { X: ['ARM-B x @ 0,0'] },
    terrain: { '1,0': 'forest' },
    roads: ['0,0 1,0 2,0'],
    order: 'move x 1,0 > 2,0',
    ends: '2,0',
  },
  {
    case: 'a unit leaves heavy terrain without restriction [14b]',
    A: { X: ['ARM-B x @ 1,0'] },
    terrain: { '1,0': 'forest' },
    order: 'move x 2,0 > 3,0 > 4,0',
    ends: '4,0',
  },
  {
    case: 'impassable ground may be entered only on foot [14c]',
    A: { X: ['REC-L x @ 0,0'] },
    terrain: { '1,0': 'impassable marsh' },
    order: 'move x to 1,0',
    ends: '[14c] impassable',
  },
  {
    case: 'units on foot enter impassable ground [14c]',
    A: { X: ['INF x @ 0,0'] },
    terrain: { '1,0': 'impassable marsh' },
    order: 'move x to 1,0',
    ends: '1,0',
  },
  {
    case: 'a road opens impassable ground to all units [14c]',
    A: { X: ['ARM-A x @ 0,0'] },
    terrain: { '1,0': 'impassable marsh' },
    roads: ['0,0 1,0 2,0'],
    order: 'move x to 2,0',
    ends: '2,0',
  },
  {
    case: 'a road gives one additional sector [7g]',
    A: { X: ['ARM-B x @ 0,0'] },
    roads: ['0,0 1,0 2,0 3,0 4,0 5,0'],
    order: 'move x to 4,0',
    ends: '4,0',
  },
  {
    case: 'a road gives only one additional sector [7g]',
    A: { X: ['ARM-B x @ 0,0'] },
    roads: ['0,0 1,0 2,0 3,0 4,0 5,0'],
    order: 'move x to 5,0',
    ends: '[7a] too-far',
  },
  {
    case: 'a road gives no additional sector to a unit that leaves it [7g]',
    A: { X: ['ARM-B x @ 0,0'] },
    roads: ['0,0 1,0 2,0 3,0'],
    order: 'move x 1,0 > 2,0 > 3,0 > 4,0',
    ends: '[7a] too-far',
  },
  {
    case: 'a mined road gives no additional sector and stops a unit [13a]',
    A: { X: ['ARM-B x @ 0,0'] },
    roads: ['0,0 1,0 2,0 3,0 4,0'],
    features: [['minefield', '2,0', { owner: 'B', spent: true }]],
    order: 'move x 1,0 > 2,0 > 3,0',
    ends: '[13a] mined',
  },
  {
    case: 'a unit enters a river without a bridge and stops there [14e]',
    A: { X: ['MECH x @ 0,0'] },
    rivers: { Orne: '1,-1 1,0 1,1' },
    order: 'move x to 1,0',
    ends: '1,0',
  },
  {
    case: 'under the reading `noEntry` a unit may not enter a river without a bridge [14e]',
    A: { X: ['MECH x @ 0,0'] },
    rivers: { Orne: '1,-1 1,0 1,1' },
    rulings: { riverEntry: 'noEntry' },
    order: 'move x to 1,0',
    ends: '[14e] river',
  },
  {
    case: 'a unit crosses a river at once by a bridge with a road [14e]',
    A: { X: ['MECH x @ 0,0'] },
    rivers: { Orne: '1,-1 1,0 1,1' },
    roads: ['0,0 1,0 2,0'],
    features: [['bridge', '1,0']],
    order: 'move x to 2,0',
    ends: '2,0',
  },
  {
    case: 'a boat bridge carries no road [14f]',
    A: { X: ['MECH x @ 0,0'] },
    rivers: { Orne: '1,-1 1,0 1,1' },
    roads: ['0,0 1,0 2,0'],
    features: [['boat bridge', '1,0']],
    order: 'move x 1,0 > 2,0',
    ends: '[14b] heavy-terrain',
  },
  {
    case: 'half of a division out of supply moves, with fractions dropped [7.1d]',
    A: { X: ['HQ h @ 0,0', 'INF a @ 0,0 (moved)', 'INF b @ 0,0'] },
    edges: {},
    order: 'move b, h to 1,0',
    ends: '[7.1d] half-may-move',
  },
  {
    case: 'towed guns that fired do not move [7i, 2.1k]',
    A: { X: ['ART-M x @ 0,0 (fired)'] },
    order: 'move x to 1,0',
    ends: '[7i] guns-fired',
  },
  {
    case: 'self-propelled guns that fired may move [7i]',
    A: { X: ['ART-SP x @ 0,0 (fired)'] },
    order: 'move x to 1,0',
    ends: '1,0',
  },
  {
    case: 'a unit that enters live mines rolls for them [13b, 13d]',
    A: { X: ['INF x @ 0,0'] },
    features: [['minefield', '1,0', { owner: 'B', live: true }]],
    order: 'move x to 1,0',
    ends: '-3',
    dice: [5],
  },
  {
    case: 'a unit that enters mines with engineers rolls one less [13c]',
    A: { X: ['INF x @ 0,0', 'ENG e @ 0,0'] },
    features: [['minefield', '1,0', { owner: 'B', live: true }]],
    order: 'move x, e to 1,0',
    ends: '1,0',
    dice: [5],
  },
];

describe.each(grids)('obstacles to movement on %s', (grid) => {
  test.each(cases)('$case', ({ order: text, ends, dice, case: _, ...sketch }) => {
    const at = field({ grid, active: 'X', ...sketch });
    expect(String(ordered(at, text, dice))).toBe(ends);
  });
});

describe('the corner between two enemies [7d]', () => {
  const both = { Y: ['INF y @ 1,0', 'INF z @ 0,1'] };
  test.each([
    ['squares', both, '[7d] corner'],
    ['squares', { Y: ['INF y @ 1,0'] }, '1,1'],
  ] as const)(
    'on %s a move through the corner between two enemies is stopped, and past one enemy it is legal [7d]',
    (grid, enemies, ends) => {
      const at = field({ grid, A: { X: ['INF x @ 0,0'] }, B: enemies, active: 'X' });
      expect(ordered(at, 'move x to 1,1')).toBe(ends);
    },
  );
  test('on a map of hexes a unit may move between two enemies, because the rule on corners does not apply', () => {
    const at = field({ A: { X: ['INF x @ 0,0'] }, B: { Y: ['INF y @ 1,-1', 'INF z @ 0,1'] }, active: 'X' });
    expect(ordered(at, 'move x to 1,0')).toBe('1,0');
  });
});

describe.each(grids)('random moves on %s', (grid) => {
  test('random moves are legal and reach every sector that is listed as a destination', () => {
    const at = field({
      grid,
      A: { X: ['REC-L x @ 0,0', 'MECH m @ 0,0'] },
      B: { Y: ['INF y @ 3,0', 'INF z @ -2,-1'] },
      terrain: { '1,0 0,2 -1,0': 'forest', '0,-1': 'impassable marsh' },
      roads: ['0,0 1,0 2,0 2,1 2,2 2,3 2,4 2,5'],
      active: 'X',
    });
    let seed = 1;
    const random = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;
    for (let i = 0; i < 500; i++) {
      const answer = moving.pick(at.state, random);
      expect(answer).toBeDefined();
      expect(answer && moving.refuse(at.state, answer)).toBeUndefined();
    }
    for (const answer of moving.legal(at.state)) {
      const refused = moving.refuse(at.state, answer);
      expect(refused && `${placeOf(at.board, answer.cells?.[0] ?? 0)}: ${refused.message}`).toBeUndefined();
    }
  });
});
