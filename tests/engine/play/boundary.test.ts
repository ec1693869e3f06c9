import { expect, test } from 'vitest';
import { endOfWriting } from '../../../engine/play/boundary.js';
import { expectAfter, orders, scenario } from './written.js';

test.each([
  ['nothing', {}, { turn: 1 }],
  ['nothing, and begins in turn 5', { firstTurn: 5 }, { turn: 5 }],
  ['orders of turns 2 and 3', { orders: [orders(3, 'Blue'), orders(2, 'Red')] }, { turn: 3 }],
  [
    'an expectation after the last orders',
    { orders: [orders(1, 'Blue')], expectations: [expectAfter(4, undefined)] },
    { turn: 4 },
  ],
  [
    'an expectation of the end',
    { orders: [orders(1, 'Blue')], expectations: [{ ...expectAfter(1, undefined), turn: 'end' }] },
    'end',
  ],
] as const)('a file that writes %s is played as far as it goes', (_, written, end) => {
  expect(endOfWriting(scenario(written))).toEqual(end);
});
