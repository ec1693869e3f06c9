import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../../../../engine/play/moment.js';
import { destinationsOf, moving } from '../../../../engine/rulesets/rtl/movement/moving.js';
import { costOf, reachOf, wayOf } from '../../../../engine/rulesets/rtl/movement/way.js';
import { HALF_POINTS, terrain } from '../../../../engine/rulesets/rtl/vocabulary/terrain.js';
import { field, type Field } from './sketch.js';

/** Hexes round the one in which the unit stands, for terrain, enemies, rivers and routes by chance. */
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

test('what a search finds may be ordered by its path, and its ledger adds up to its cost', () => {
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

test('a way by chance may be ordered, and ends where a search comes', () => {
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
