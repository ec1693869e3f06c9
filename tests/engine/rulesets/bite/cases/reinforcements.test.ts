import { expect, test } from 'vitest';
import { pointsText } from '../../../../../engine/rulesets/bite/production/stores.js';
import { DUE } from '../../../../../engine/rulesets/bite/state/state.js';
import { goOn, nextMonth, setTable } from '../economy.js';

test.each([
  { what: 'is placed when it is due', orders: [], first: '0104' },
  { what: 'may be delayed and placed in a later month free of charge', orders: ['delay A'], first: DUE },
])('a reinforcement $what [7.3.3, BPS.arrivals]', ({ orders, first }) => {
  const at = setTable({ axis: { due: ['infantry corps A 3|2|1'] } });
  goOn(at, { orders });
  expect(at.where('A')).toBe(first);
  nextMonth(at);
  expect(pointsText(goOn(at, {}).store('Germany'))).toBe('nothing');
  expect(at.where('A')).toBe('0104');
});
