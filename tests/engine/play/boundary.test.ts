import { expect, test } from 'vitest';
import { endOfWriting } from '../../../engine/play/boundary.js';
import { expectAfter, orders, scenario } from './written.js';

test.each([
  ['without orders and expectations', {}, { turn: 1 }],
  ['without orders that begins in turn 5', { firstTurn: 5 }, { turn: 5 }],
  ['with orders of turns 2 and 3', { orders: [orders(3, 'Blue'), orders(2, 'Red')] }, { turn: 3 }],
  [
    'with an expectation after the last orders',
    { orders: [orders(1, 'Blue')], expectations: [expectAfter(4, undefined)] },
    { turn: 4 },
  ],
  [
    'with an expectation of the end of the game',
    { orders: [orders(1, 'Blue')], expectations: [{ ...expectAfter(1, undefined), turn: 'end' }] },
    'end',
  ],
] as const)('without an explicit end, a file %s is played to its last written turn or end', (_, written, end) => {
  expect(endOfWriting(scenario(written))).toEqual(end);
});
