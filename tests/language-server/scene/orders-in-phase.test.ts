import { describe, expect, test } from 'vitest';
import { ordersInPhase } from '../../../language-server/scene/move/orders-in-phase.js';

const source = (start: number): object => ({ file: 'a', start, end: start + 5 });
const order = (start: number, unit: string, verb = 'move'): object => ({
  verb,
  source: source(start),
  pieces: [{ name: unit }],
  clauses: [],
  answers: [],
});

/** A moment of turn 2: its number, the offset of the order that is carried out, and the phase. */
type Done = readonly [number: number, start: number, phase: string];

/**
 * Finds the move order of each unit in the movement phase of turn 2. Returns the offset of each order in the text, and
 * the moment at which the order is carried out.
 */
function found(lines: readonly object[], done: readonly Done[], shown: number, names: readonly string[]): unknown {
  const block = { turn: 2, side: 'Blue', lines };
  const other = { turn: 2, side: 'Red', lines: [order(900, 'A')] };
  const analysis = { sides: [], scenario: { orders: [block, other, { ...block, turn: 1 }] } };
  const moments = done.map(([number, start, phase]) => ({ number, turn: 2, phase, source: source(start) }));
  const game = {
    now: () => ({ turn: 2, side: 'Blue', phase: 'movement' }),
    position: () => ({ pieces: [] }),
  };
  const shownGame = { played: { moments }, moment: shown };
  return ordersInPhase(analysis as never, shownGame as never, game as never, 'move', names).map((own) => [
    (own.order.source as { readonly start: number }).start,
    own.moment,
  ]);
}

describe('orders of a unit in a phase', () => {
  const twice = [order(10, 'A'), order(20, 'A')];
  const both: readonly Done[] = [
    [4, 10, 'movement'],
    [6, 20, 'movement'],
  ];
  test.each([
    [3, [[10, 4]]],
    [4, [[20, 6]]],
    [5, [[20, 6]]],
    [6, [[20, 6]]],
    [9, [[20, 6]]],
  ])(
    'the search after moment %d finds the next order of a unit, or the last order if no order follows',
    (shown, orders) => {
      expect(found(twice, both, shown, ['A'])).toEqual(orders);
    },
  );

  test('orders are sorted in the order in which they are carried out, and orders that are never carried out come last', () => {
    const lines = [order(10, 'C'), order(20, 'A'), order(30, 'B')];
    const done: readonly Done[] = [
      [5, 20, 'movement'],
      [2, 30, 'movement'],
    ];
    expect(found(lines, done, 0, ['C', 'A', 'B'])).toEqual([
      [30, 2],
      [20, 5],
      [10, undefined],
    ]);
  });

  test.each([
    ['of the phase', [{ phase: 'movement' }, order(10, 'A')], [], [[10, undefined]]],
    ['without a phase', [order(10, 'A')], [], [[10, undefined]]],
    ['of another phase', [{ phase: 'combat' }, order(10, 'A')], [], []],
    ['carried out in the phase', [{ phase: 'combat' }, order(10, 'A')], [[1, 10, 'movement'] as const], [[10, 1]]],
    ['carried out in another phase', [order(10, 'A')], [[1, 10, 'combat'] as const], []],
    ['with another verb', [order(10, 'A', 'attack')], [], []],
    ['of another unit', [order(10, 'B')], [], []],
  ])(
    'the search for the orders of a unit in a phase finds only those of that phase: an order %s',
    (_, lines, done, orders) => {
      expect(found(lines, done, 0, ['A'])).toEqual(orders);
    },
  );
});
