import { expect, test } from 'vitest';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { ResultsTable } from '../../engine/declared/declaration/combat.js';
import { DeclaredGame } from '../../engine/declared/game.js';
import { gameDataOf } from '../../engine/declared/state/game-data.js';
import type { OrderModel } from '../../engine/model/orders.js';
import type { Views } from '../../engine/play/views.js';
import { drive, runToEnd } from '../../engine/play/drive.js';
import { openBed, scenarioOf } from './bed.js';
import { combatBed, modify, redAttacks, result, tableOf } from './combat-bed.js';

const TABLE: ResultsTable = { ...tableOf(['1-1', '2-1'], ['A', 'D'], ['D', 'D']), below: 'none' };

/** Returns the first order of a file and the views of its game in the first combat phase. */
async function openViews(
  game: Partial<Declaration>,
  strength: string,
): Promise<{ readonly order: OrderModel; readonly views: Views }> {
  const declaration = combatBed({ table: TABLE }, { results: [result('A'), result('D')], ...game });
  const scenario = scenarioOf(
    await openBed(declaration, {
      red: `infantry A ${strength}-6`,
      setup: 'setup Red { 0401: A }\nsetup Blue { 0402: X }',
      orders: redAttacks('attack 0402 with A'),
    }),
  );
  const started = new DeclaredGame(gameDataOf(declaration), scenario);
  runToEnd(
    drive(started, (moment) => {
      if (moment.kind === 'dice') return Array.from({ length: moment.count }, () => 1);
      return moment.address === '1/Red/combat' ? undefined : moment.fallback();
    }),
  );
  const order = scenario.orders.flatMap(({ lines }) => lines).find((line): line is OrderModel => 'verb' in line);
  if (order === undefined) throw new Error('There is no order.');
  return { order, views: started.views };
}

test.each([
  {
    title: 'the chances of an attack are those of its column',
    strength: '4',
    game: {},
    forecast: {
      summary: '4 to 4: 1-1',
      odds: '1-1',
      chances: [
        { result: 'A', chance: 1 / 6 },
        { result: 'D', chance: 5 / 6 },
      ],
    },
  },
  {
    title: 'the chances of an attack include the die-roll modifiers',
    strength: '4',
    game: { modifiers: [modify('die', { how: 'plus', amount: 1 })] },
    forecast: { summary: '4 to 4: 1-1, +1 to the die', chances: [{ result: 'D', chance: 1 }] },
  },
  {
    title: 'the forecast of an attack below the table is no effect with certainty',
    strength: '3',
    game: {},
    forecast: { summary: '3 to 4: below 1-1, no effect', chances: [{ result: 'no effect', chance: 1 }] },
  },
])('$title', async ({ game, strength, forecast }) => {
  const { order, views } = await openViews(game, strength);
  expect(views.forecast(order)).toMatchObject(forecast);
});

test('an attack that is refused has no forecast', async () => {
  const { order, views } = await openViews({}, '0');
  expect(views.forecast(order)).toBeUndefined();
});

test('the result shown in the table of an attack includes the die-roll modifiers', async () => {
  const { views } = await openViews({}, '4');
  const facts = { odds: '1-1', roll: 1, modifier: 1 };
  const event = { kind: 'attack', address: '', rule: '7', text: '', facts };
  expect(views.tableOf?.(event)).toMatchObject({ column: '1-1', row: 2, columns: ['1-1', '2-1'] });
});

test('the hover of a unit explains its strengths with the modifiers that hold', async () => {
  const { views } = await openViews({ modifiers: [modify('attack', { how: 'over', amount: 2 })] }, '5');
  const lines = views.describe('A').map(({ label, explained }) => `${label} ${explained.value}`);
  expect(lines).toEqual(expect.arrayContaining(['Attack 2.5', 'Defence 5']));
});
