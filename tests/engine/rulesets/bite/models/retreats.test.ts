import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retreatsOf } from '../../../../../engine/rulesets/bite/battle/retreats.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import {
  around,
  columnOf,
  distance,
  groundBy,
  opponent,
  setUp,
  situationBy,
  text,
  type Drawn,
  type Hex,
  type Situation,
} from './front.js';
import { linesIn } from './lines.js';
import type { Side } from './technology.js';

const DRAWN: Drawn = {
  kinds: () => ['infantry', 'mountain', 'cavalry', 'artillery'],
  options: ['first-winter', 'light-rain'],
  rulings: {
    'supply.railBrokenBy': ['unitsCitiesAndZones', 'unitsAndCities'],
    'retreat.distance': ['path', 'straight'],
    'retreat.cityInZone': [false, true],
  },
};

/**
 * Returns the hexes to which a unit of the side may retreat from a battle; units in battle have no ZOC [7.7.13-7.7.17,
 * A31].
 */
function retreats(from: Hex, side: Side, situation: Situation): Hex[] {
  const { rulings } = situation;
  const enemy = opponent(side);
  const lines = linesIn(situation);
  /**
   * Returns whether a unit could retreat through a hex: it contains no water, enemy unit or enemy city, and no enemy
   * ZOC bars it.
   */
  const isFree = (at: Hex): boolean =>
    situation.ground.terrain.get(at) !== 'water' &&
    !lines.isHeldBy(at, enemy) &&
    !lines.isBarred(at, side) &&
    !lines.isCityOf(at, enemy);
  const sources = [...lines.sources(side)];
  const waysFrom = (start: Hex): Map<Hex, number> => {
    const lengths = new Map([[start, 0]]);
    for (const [at, length] of lengths)
      for (const to of around(at))
        if (!lengths.has(to) && isFree(to) && !lines.isWaterBetween(at, to)) lengths.set(to, length + 1);
    return lengths;
  };
  const nearest = (start: Hex): number => {
    const ways = waysFrom(start);
    return Math.min(...sources.map((at) => ways.get(at) ?? Infinity));
  };
  const straight = (start: Hex): number => Math.min(...sources.map((at) => distance(start, at)));
  const isNoFarther = (to: Hex): boolean => {
    if (!isFree(to) || nearest(to) === Infinity) return false;
    return rulings['retreat.distance'] === 'straight' ? straight(to) <= straight(from) : nearest(to) <= nearest(from);
  };
  return around(from).filter((to) => {
    if (lines.isWaterBetween(from, to) || lines.isHeldBy(to, enemy)) return false;
    const isRefuge = lines.isCityOf(to, side);
    if (lines.isBarred(to, side) && !(isRefuge && rulings['retreat.cityInZone'] === true)) return false;
    return lines.isHeldBy(to, side) || isRefuge || isNoFarther(to);
  });
}

function compare(by: Chance): void {
  const ground = groundBy(by);
  for (let times = 0; times < 3; times++) {
    const drawn = situationBy(by, ground, { ...DRAWN, onRails: 40 });
    const { units, side: attacker } = drawn;
    const side = opponent(attacker);
    const occupied = new Set(units.map(({ at }) => at));
    const inside = [...ground.terrain].flatMap(([at, terrain]) =>
      terrain !== 'water' && !occupied.has(at) && columnOf(at) > 2 && columnOf(at) < 15 ? [at] : [],
    );
    const besideTowns = inside.filter((at) => around(at).some((to) => ground.towns.has(to)));
    for (const battle of [...by.some(besideTowns, 5), ...by.some(inside, 2)]) {
      const situation = { ...drawn, owner: new Map(drawn.owner).set(battle, side), battle };
      const fighting = { [attacker]: ['infantry corps A 3|2|1'], [side]: ['infantry corps D 3|2|1'] };
      const { board, state, piece } = setUp(situation, {
        phase: 'combat',
        axis: { [battle]: fighting.Axis },
        soviet: { [battle]: fighting.Soviet },
      });
      const found = retreatsOf(state, piece('D')).map((cell) => board.label(cell));
      expect(found.sort(), `retreats of the ${side} from ${battle} in ${text(situation)}`).toEqual(
        retreats(battle, side, situation).sort(),
      );
    }
  }
}

test('a model of retreats agrees with the engine: units leave enemy zones, prefer hexes with friendly units or cities, and otherwise do not move away from supply [7.7.14, 7.7.15, A31]', () => {
  assertAffordably(fc.property(chance(), compare), 12);
});
