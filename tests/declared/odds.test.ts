import { expect, test } from 'vitest';
import { combatBed, playBed, tableOf } from './combat-bed.js';

test('an attack is fought at the odds of the strengths', async () => {
  const played = await playBed(combatBed({ table: tableOf(['1-1', '2-1', '3-1'], ['NE', 'NE', 'NE']) }), {
    red: 'infantry A 9-6',
    setup: 'setup Red { 0402: A }\nsetup Blue { 0401: X }',
    orders: 'orders turn 1 Red {\n phase combat:\n attack 0401 with A (roll 3)\n}',
  });
  expect(played.findings).toEqual([]);
  expect(played.facts).toMatchObject({ attack: 9, defence: 4, odds: '2-1', roll: 3, result: 'NE' });
});
