import { expect, test } from 'vitest';
import { declaredRuleset } from '../../engine/declared/index.js';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { Overrun } from '../../engine/declared/declaration/combat.js';
import { DeclaredGame } from '../../engine/declared/game.js';
import { gameDataOf } from '../../engine/declared/state/game-data.js';
import type { OrderModel } from '../../engine/model/orders.js';
import { drive, runToEnd } from '../../engine/play/drive.js';
import { playRandomly } from '../../engine/play/random-game.js';
import type { GameEvent } from '../../engine/play/records.js';
import type { Views } from '../../engine/play/views.js';
import { openBed, scenarioOf, type BedText } from './bed.js';
import { combatBed, eliminate, result, retreat, tableOf, ZONE } from './combat-bed.js';

const OVERRUN: Overrun = {
  cost: 2,
  addsTerrain: false,
  attack: 'half',
  from: 'same-hex',
  fail: 'stop',
  automaticAt: undefined,
  rule: '6',
};
const TABLE = tableOf(
  ['1-2', '1-1', '2-1', '3-1'],
  ['DE', 'DE', 'DE', 'DE'],
  ['DR', 'DR', 'DR', 'DR'],
  ['AR', 'NE', 'NE', 'NE'],
);

const gameWith = (overrun: Partial<Overrun>, parts: Partial<Declaration> = {}): Declaration =>
  combatBed(
    { table: TABLE },
    {
      results: [
        result('DE', eliminate('defender')),
        result('DR', retreat('defender')),
        result('AR', retreat('attacker')),
        result('NE'),
      ],
      overrun: { ...OVERRUN, ...overrun },
      ...parts,
    },
  );

const CROWD: BedText = {
  red: ['A', 'B', 'C', 'D'].map((name) => `infantry ${name} 6-6`).join('\n '),
  blue: ['W', 'X', 'Y', 'Z'].map((name) => `infantry ${name} 2-6 | 1-6`).join('\n '),
  setup: 'setup Red { 0302: A, B 0303: C 0304: D }\nsetup Blue { 0402: W 0502: X, Y 0404: Z }',
};

test.each<{ readonly title: string; readonly overrun: Partial<Overrun>; readonly game?: Partial<Declaration> }>([
  { title: 'from one hex', overrun: {} },
  {
    title: 'from any hex, with zones that lock',
    overrun: { from: 'any', fail: 'go-on' },
    game: { zones: [{ ...ZONE, leave: 'locked' }] },
  },
  { title: 'with the terrain', overrun: { addsTerrain: true, fail: 'go-on' }, game: { zones: [ZONE] } },
  { title: 'with an automatic victory', overrun: { attack: 'full', automaticAt: '3-1' } },
  {
    title: 'only with an automatic victory',
    overrun: { cost: undefined, attack: 'full', from: 'any', automaticAt: '3-1' },
  },
])(
  'random games with overruns $title keep all invariants, and no unit spends more points than it has',
  async ({ overrun, game }) => {
    const declaration = gameWith(overrun, game);
    const scenario = scenarioOf(await openBed(declaration, CROWD));
    const overruns: GameEvent[] = [];
    for (let seed = 0; seed < 12; seed++) {
      const played = playRandomly(declaredRuleset(declaration), scenario, String(seed), {
        check: 'answer',
        boldOnceIn: 5,
        watch: (watched) => ({
          onMoment(events) {
            overruns.push(...events.filter(({ kind }) => kind === 'overrun'));
            const { state } = watched as DeclaredGame;
            return state.pieces
              .filter(({ index }) => state.spent[index] > 12)
              .map(({ name, index }) => `${name} has spent ${state.spent[index]} half points`);
          },
        }),
      });
      expect(played).toMatchObject({ ended: true, broken: [] });
    }
    expect(overruns.length).toBeGreaterThan(5);
  },
);

/** Returns the first order of a file and the views of its game in the first phase of movement. */
async function openViews(declaration: Declaration, order: string): Promise<{ order: OrderModel; views: Views }> {
  const scenario = scenarioOf(
    await openBed(declaration, { ...CROWD, orders: `orders turn 1 Red {\n phase movement:\n ${order}\n}` }),
  );
  const game = new DeclaredGame(gameDataOf(declaration), scenario);
  runToEnd(
    drive(game, (moment) => {
      if (moment.kind === 'dice') return Array.from({ length: moment.count }, () => 1);
      return moment.address === '1/Red/movement' ? undefined : moment.fallback();
    }),
  );
  const found = scenario.orders.flatMap(({ lines }) => lines).find((line): line is OrderModel => 'verb' in line);
  if (found === undefined) throw new Error('There is no order.');
  return { order: found, views: game.views };
}

test('the forecast of an overrun halves the attack and names the overrun in its reasons', async () => {
  const { order, views } = await openViews(gameWith({}), 'overrun 0402 with A, B');
  const forecast = views.forecast?.(order);
  expect(forecast).toMatchObject({ summary: '6 to 2: 3-1', odds: '3-1' });
  expect(forecast?.ledger.map(({ text }) => text).join('\n')).toContain('overrun');
});

test('the forecast of an automatic victory is certain', async () => {
  const { order, views } = await openViews(gameWith({ automaticAt: '3-1' }), 'overrun 0402 with A, B');
  expect(views.forecast?.(order)?.chances).toEqual([{ result: 'eliminated without a roll', chance: 1 }]);
});

test('the cost of an overrun is shown with the points for entering the hex, if they are added', async () => {
  const { order, views } = await openViews(gameWith({ addsTerrain: true }), 'overrun 0402 with A');
  expect(views.cost?.(order)?.value).toBe(3);
});

test('an order to overrun that names no units means the only stack that can overrun the hex', async () => {
  const { order, views } = await openViews(gameWith({}), 'overrun 0404');
  expect(views.forecast?.(order)?.summary).toBe('3 to 2: 1-1');
});
