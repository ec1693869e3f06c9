import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../../../../engine/play/moment.js';
import { halfPointsOf } from '../../../../engine/rulesets/rtl/movement/allowance.js';
import { destinationsOf, moving } from '../../../../engine/rulesets/rtl/movement/moving.js';
import { moverOf, stepOf } from '../../../../engine/rulesets/rtl/movement/step.js';
import { costOf, reachOf, wayOf } from '../../../../engine/rulesets/rtl/movement/way.js';
import type { State } from '../../../../engine/rulesets/rtl/state/state.js';
import { HALF_POINTS } from '../../../../engine/mechanics/movement/half-points.js';
import { terrain } from '../../../../engine/rulesets/rtl/vocabulary/terrain.js';
import { field, type Field } from './sketch.js';

/** Hexes around the moving unit that get random terrain, enemies, rivers and routes. */
const HEXES = ['6429', '6431', '6432', '6330', '6331', '6530', '6531', '6329', '6529', '6230', '6630'];
const PAIRS = ['6430/6431', '6431/6432', '6430/6330', '6330/6331', '6430/6530', '6530/6531', '6330/6230'];
const UNITS = [
  'infantry battalion U 4-4-4',
  'cavalry regiment U 3-3-6',
  'motorized infantry battalion U 5-5-6',
  'tank battalion U 5-3-6',
  'artillery battalion U 3-2-5 (range 6)',
];

const battlefields: fc.Arbitrary<Field> = fc
  .record({
    unit: fc.constantFrom(...UNITS),
    weather: fc.constantFrom('dry' as const, 'rain' as const),
    terrain: fc.dictionary(fc.constantFrom(...HEXES), fc.constantFrom(...Object.keys(terrain))),
    river: fc.subarray(PAIRS),
    stream: fc.subarray(PAIRS),
    bridge: fc.subarray(PAIRS),
    road: fc.subarray(PAIRS),
    enemies: fc.subarray(['6232', '6433', '6531', '6628'], { maxLength: 2 }),
    strongpoints: fc.subarray(HEXES, { maxLength: 2 }),
    swamp: fc.constantFrom('printedCostThenStop', 'wholeMA'),
    crossing: fc.constantFrom('wholeMA', 'halfMA'),
    between: fc.constantFrom('forbidden', 'allowed'),
  })
  .map(({ unit, weather, terrain: hexes, enemies, ...given }) =>
    field({
      weather,
      terrain: hexes,
      sides: { river: given.river.join(' '), stream: given.stream.join(' '), bridge: given.bridge.join(' ') },
      routes: { 'secondary road': given.road.map((pair) => pair.replace('/', ' - ')) },
      strongpoints: Object.fromEntries(given.strongpoints.map((hex) => [hex, 'Soviet'])),
      rulings: {
        'movement.swampEntryOnFoot': given.swamp,
        'movement.motorizedRiverCrossing': given.crossing,
        'movement.roadBetweenEzoc': given.between,
      },
      german: { 6430: [unit] },
      soviet: Object.fromEntries(enemies.map((hex, i) => [hex, [`infantry battalion E${i} 3-4-4`]])),
    }),
  );

test('an order can name the path to every hex that a search reaches, and the ledger of the path adds up to the cost of the hex', () => {
  fc.assert(
    fc.property(battlefields, ({ state, piece }) => {
      const unit = piece('U');
      for (const [cell, cost] of destinationsOf(state, unit)) {
        const path = reachOf(state, unit).path(cell);
        const way = wayOf(state, unit, { pieces: [unit], cells: path });
        expect(isRefusal(way) ? way.message : way.spent).toBe(cost);
        expect(costOf(state, unit, path, false).value * HALF_POINTS).toBe(cost);
      }
    }),
    { numRuns: 40 },
  );
});

/** Returns the lowest cost to each hex. All steps are tried again and again until no cost falls. */
function leastByAllSteps(state: State, unit: number): number[] {
  const { neighbours, directions, size } = state.ground.board;
  const mover = moverOf(state, unit, halfPointsOf(state, unit));
  const least = new Array<number>(size).fill(-1);
  const onward = new Map([[state.cell[unit], 0]]);
  least[state.cell[unit]] = 0;
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const [cell, spent] of [...onward])
      for (let at = cell * directions; at < (cell + 1) * directions; at++) {
        const step = stepOf(state, mover, at, spent);
        const to = neighbours[at];
        if (step === undefined || spent + step.cost > mover.whole) continue;
        const cost = spent + step.cost;
        if (least[to] < 0 || cost < least[to]) least[to] = cost;
        if (step.stops || cost >= (onward.get(to) ?? Infinity)) continue;
        onward.set(to, cost);
        isSettled = false;
      }
  }
  return least;
}

/** Returns a field where the hex across the river costs more than half of the allowance [RTL-03]. */
const halfAcross = (): Field =>
  field({
    terrain: { 6230: 'wooded hills' },
    sides: { river: '6330/6230' },
    rulings: { 'movement.motorizedRiverCrossing': 'halfMA' },
    german: { 6430: ['motorized infantry battalion U 5-5-6'] },
  });

test('a search that skips useless steps reaches the same hexes at the same cost as a search of all steps', () => {
  fc.assert(
    fc.property(battlefields, ({ state, piece }) => {
      const unit = piece('U');
      expect([...reachOf(state, unit).cost]).toEqual(leastByAllSteps(state, unit));
    }),
    { numRuns: 40, examples: [[halfAcross()]] },
  );
});

test('a random path is accepted as an order and ends in a hex that the search of destinations reaches', () => {
  fc.assert(
    fc.property(battlefields, fc.infiniteStream(fc.nat(5)), ({ state, piece }, chance) => {
      const random = (n: number): number => (chance.next().value as number) % n;
      const answer = moving.pick(state, random);
      if (answer === undefined) return;
      expect(moving.refuse(state, answer)?.message).toBeUndefined();
      expect([...destinationsOf(state, piece('U')).keys()]).toContain(answer.cells?.at(-1));
    }),
    { numRuns: 40 },
  );
});
