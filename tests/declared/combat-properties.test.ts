import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { countMet, type Source } from '../../engine/declared/combat/assignment.js';
import {
  cheapestPayment,
  isFullPayment,
  paymentsOf,
  randomPayment,
  worthOf,
  type Payers,
} from '../../engine/mechanics/exchange-payment.js';
import { fightOf } from '../../engine/declared/combat/fight.js';
import { oddsOf } from '../../engine/declared/combat/odds.js';
import { combatRulesOf } from '../../engine/declared/combat/rules-of-combat.js';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { Retreat } from '../../engine/declared/declaration/combat.js';
import type { ZoneRule } from '../../engine/declared/declaration/movement.js';
import { DeclaredGame } from '../../engine/declared/game.js';
import type { Change, Modifier } from '../../engine/declared/modifier.js';
import { isLostOn, routesOf, type Flight } from '../../engine/declared/retreat/retreat-paths.js';
import { fits } from '../../engine/declared/stacking/stacking.js';
import { gameDataOf } from '../../engine/declared/state/game-data.js';
import type { State } from '../../engine/declared/state/state.js';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import { BED, findingsOf, openBed, scenarioOf } from './bed.js';
import { combatBed, modify, tableOf, ZONE } from './combat-bed.js';

const UNITS_PER_SIDE = 4;
const unitsNamed = (...names: readonly string[]): string =>
  names.map((name, index) => `infantry ${name} ${index + 2}-6 | ${index + 1}-6`).join('\n ');
let scenario: ScenarioModel;

beforeAll(async () => {
  const analysis = await openBed(combatBed(), {
    red: unitsNamed('A', 'B', 'C', 'D'),
    blue: unitsNamed('W', 'X', 'Y', 'Z'),
    map: 'lake "Lake" 0302/0402 0303/0402\nriver "River" 0401/0402 0501/0502',
    setup: 'setup Red { 0101: A }\nsetup Blue { 0701: X }',
  });
  expect(findingsOf(analysis)).toEqual([]);
  scenario = scenarioOf(analysis);
});

/**
 * Returns the state of a game in which each unit is in one of the given cells, or off the map if an enemy is in the
 * cell.
 */
function stateWith(declaration: Declaration, cells: readonly number[]): State {
  const { state } = new DeclaredGame(gameDataOf(declaration), scenario, { silent: true });
  for (const { index, side } of state.pieces) {
    const cell = cells[index];
    if ((state.owner[cell] < 0 || state.owner[cell] === side) && fits(state, cell, [index])) state.put(index, cell);
  }
  return state;
}

/** Cells of all units, close together so that they meet. */
const places = fc.array(fc.integer({ min: 0, max: 24 }), {
  minLength: 2 * UNITS_PER_SIDE,
  maxLength: 2 * UNITS_PER_SIDE,
});

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ how: fc.constantFrom('times', 'over' as const), amount: fc.constantFrom(2, 3) }) as fc.Arbitrary<Change>,
  fc.record({
    how: fc.constantFrom('plus', 'least', 'most' as const),
    amount: fc.integer({ min: -3, max: 9 }),
  }) as fc.Arbitrary<Change>,
);
const modifier: fc.Arbitrary<Modifier> = fc
  .tuple(fc.constantFrom('attack', 'defence', 'shift', 'die' as const), change)
  .map(([what, how]) => modify(what, how));

/** Modifiers of the defence that gave another last digit in the opposite order, because fractions are kept. */
const fractional: Modifier[] = [
  modify('defence', { how: 'over', amount: 2 }),
  modify('defence', { how: 'over', amount: 3 }),
  modify('defence', { how: 'plus', amount: -1 }),
  modify('defence', { how: 'plus', amount: -3 }),
];

describe('odds', () => {
  test('the odds never depend on the order of the statements', () => {
    fc.assert(
      fc.property(
        fc
          .array(modifier, { maxLength: 6 })
          .chain((modifiers) =>
            fc.tuple(fc.constant(modifiers), fc.shuffledSubarray(modifiers, { minLength: modifiers.length })),
          ),
        fc.constantFrom('each', 'total', 'keep' as const),
        fc.constantFrom('multiply', 'add', 'best' as const),
        ([modifiers, shuffled], fractions, multiples) => {
          const [one, other] = [modifiers, shuffled].map((each) => {
            const declaration = combatBed({}, { modifiers: each, odds: { fractions, multiples, rule: '7' } });
            return oddsIn(stateWith(declaration, [0, 0, 24, 24, 1, 1, 23, 23]));
          });
          expect(other).toEqual(one);
        },
      ),
      { numRuns: 60, examples: [[[fractional, fractional.toReversed()], 'keep', 'multiply']] },
    );
  });

  test('all shifts are summed before the column is limited to the table', () => {
    const table = tableOf(['1-2', '1-1', '2-1', '3-1'], Array<string>(4).fill('NE'));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -6, max: 6 }), { maxLength: 4 }), (shifts) => {
        const modifiers = shifts.map((amount) => modify('shift', { how: 'plus', amount }));
        const odds = oddsIn(stateWith(combatBed({ table }, { modifiers }), [0, 0, 24, 24, 1, 1, 23, 23]));
        const sum = shifts.reduce((total, shift) => total + shift, 0);
        expect(odds.shift).toBe(sum);
        expect(odds.column).toBe(Math.max(0, Math.min(3, odds.printed + sum)));
      }),
      { numRuns: 60 },
    );
  });
});

function oddsIn(state: State): Readonly<Record<'attack' | 'defence' | 'shift' | 'printed' | 'column', number>> {
  const rules = combatRulesOf(state);
  if (rules === undefined) throw new Error('The game has no combat.');
  const units = state.pieces
    .filter(({ side, index }) => side === 0 && state.cell[index] === 0)
    .map(({ index }) => index);
  const { attack, defence, shift, printed, column } = oddsOf(state, rules, fightOf(state, units, [1]));
  return { attack: attack.value, defence: defence.value, shift: shift.value, printed, column };
}

const retreatRule: fc.Arbitrary<Retreat> = fc.record({
  hexes: fc.integer({ min: 1, max: 3 }),
  by: fc.constantFrom('owner', 'enemy'),
  shape: fc.constantFrom('farther', 'exact', 'path'),
  friends: fc.constantFrom('through', 'last', 'barred'),
  full: fc.constantFrom('lost', 'displace', 'on'),
  cannot: fc.constant('lost'),
  guest: fc.constant('normal'),
  mayExit: fc.boolean(),
  prefer: fc.subarray(['vacant', 'farthest']),
  rule: fc.constant('7.3'),
}) as fc.Arbitrary<Retreat>;
const zoneRule: fc.Arbitrary<ZoneRule> = fc
  .record({
    retreat: fc.constantFrom('barred', 'no-end', 'lose', 'free' as const),
    cancelledByFriends: fc.constantFrom([], ['retreat' as const]),
  })
  .map((changes) => ({ ...ZONE, ...changes }));

test('no path of a retreat leads through an enemy, a barred zone or impassable ground, or ends where the unit may not be', () => {
  fc.assert(
    fc.property(places, retreatRule, zoneRule, fc.integer({ min: 1, max: 3 }), (cells, rule, zone, limit) => {
      const declaration = combatBed({}, { retreat: rule, zones: [zone], stacking: { ...BED.stacking, limit } });
      const state = stateWith(declaration, cells);
      for (const { index, side } of state.pieces) {
        if (!state.isOnMap(index)) continue;
        const flight: Flight = {
          rule,
          hexesOf: () => rule.hexes,
          battleHexes: [state.cell[index]],
          settled: new Set(),
          displaced: new Set(),
        };
        const routes = routesOf(state, index, flight);
        const isSaved = routes.some((route) => !isLostOn(state, index, route));
        for (const route of routes) {
          const { path, end } = route;
          expect(isSaved && isLostOn(state, index, route)).toBe(false);
          expect(new Set(path).size).toBe(path.length);
          for (let at = 1; at < path.length; at++) {
            const [from, to] = [path[at - 1], path[at]];
            const { board, openLinks } = state.ground;
            const step = from * board.directions + board.direction(from, to);
            expect(openLinks[step]).toBe(to);
            expect(state.owner[to]).not.toBe(1 - side);
            if (zone.retreat === 'barred') expect(state.isInEnemyZone(index, to, 'retreat')).toBe(false);
          }
          const last = path[path.length - 1];
          if (end === 'room') expect(fits(state, last, [index])).toBe(true);
          if (end !== 'exit') expect(path.length - 1).toBeGreaterThanOrEqual(rule.hexes);
          if (end !== 'exit' && rule.shape !== 'path')
            expect(state.ground.board.distance(path[0], last)).toBeGreaterThanOrEqual(rule.hexes);
          if (end !== 'exit' && zone.retreat === 'no-end')
            expect(state.isInEnemyZone(index, last, 'retreat')).toBe(false);
        }
      }
    }),
    { numRuns: 150 },
  );
});

const payersOf = (steps: readonly (readonly number[])[]): Payers => ({
  units: steps.map((_, unit) => unit),
  left: (unit) => steps[unit].length,
  stepValue: (unit, lost) => steps[unit][lost] ?? 0,
});
const wallets = fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 2 }), {
  minLength: 1,
  maxLength: 4,
});

describe('exchanges', () => {
  test('only the last step paid in an exchange may exceed the strength owed', () => {
    fc.assert(
      fc.property(wallets, fc.integer({ min: 1, max: 20 }), fc.infiniteStream(fc.nat(100)), (steps, owed, numbers) => {
        const payers = payersOf(steps);
        const due = Math.min(
          owed,
          steps.flat().reduce((sum, value) => sum + value, 0),
        );
        const random = (n: number): number => (numbers.next().value ?? 0) % n;
        const all = [...paymentsOf(payers, owed), cheapestPayment(payers, owed), randomPayment(payers, owed, random)];
        for (const payment of all) {
          expect(isFullPayment(payers, payment, owed)).toBe(true);
          expect(worthOf(payers, payment)).toBeGreaterThanOrEqual(due);
          const least = Math.min(
            ...payment.map((unit) =>
              worthOf(
                payers,
                payment.filter((_, at) => at !== payment.lastIndexOf(unit)),
              ),
            ),
          );
          if (payment.length > 0) expect(least).toBeLessThan(due);
        }
      }),
    );
  });
});

/** Returns the largest number of targets that different sources can attack, by trying all assignments. */
function countByTrying(sources: readonly Source[], targets: readonly number[]): number {
  const [target, ...others] = targets;
  if (target === undefined) return 0;
  const best = sources
    .filter((source) => source.targets.includes(target))
    .map(
      (source) =>
        1 +
        countByTrying(
          sources.filter((one) => one !== source),
          others,
        ),
    );
  return Math.max(countByTrying(sources, others), ...best);
}

test('the number of mandatory attacks that can be made equals that found by trying all assignments', () => {
  const source = fc.subarray([0, 1, 2, 3, 4]).map((targets): Source => ({ units: [], targets, obliged: 0 }));
  fc.assert(
    fc.property(fc.array(source, { maxLength: 5 }), fc.subarray([0, 1, 2, 3, 4]), (sources, targets) => {
      const obligations = { sources, targets, severalHexes: false };
      expect(countMet(obligations)).toBe(countByTrying(sources, targets));
    }),
  );
});
