import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stackingLimit, pointsOf, excessIn, fits } from '../../../../../engine/rulesets/rtl/stacking/stacking.js';
import { isSurrounded } from '../../../../../engine/rulesets/rtl/victory/surrounded.js';
import { controllerOf, friendlyTo, isContested } from '../../../../../engine/rulesets/rtl/zones/control.js';
import { walk } from '../../../../../engine/rulesets/rtl/movement/entering.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { field } from '../sketch.js';
import {
  drawn,
  groundBy,
  isProhibited,
  kindBy,
  shown,
  terrainAt,
  unitsBy,
  zoneOf,
  type Ground,
  type Unit,
} from './ground.js';
import { around, block, type Hex } from './hexes.js';

type Side = 0 | 1;
const SIDES = [0, 1] as const;
const NO_SIDE = -1;

const AREA = block([63, 69], [28, 34]);

/** The units of both sides with their hexes. */
type Units = readonly [german: Unit[], soviet: Unit[]];

/**
 * Returns the controller of a hex: the side with a unit in it, otherwise the only side whose ZOC reaches it, otherwise
 * -1 [3.12a, 3.12b].
 */
function presentController(units: Units, zones: readonly ReadonlySet<Hex>[], at: Hex): Side | -1 {
  const occupant = SIDES.find((side) => units[side].some((unit) => unit.at === at));
  if (occupant !== undefined) return occupant;
  const reaching = SIDES.filter((side) => zones[side].has(at));
  return reaching.length === 1 ? reaching[0] : NO_SIDE;
}

/**
 * Returns whether a unit is surrounded. Each of the six hexes around it must be held by the enemy, lie in enemy ZOC but
 * not in friendly ZOC, or be closed to the unit [VP.1].
 */
function isEncircled(ground: Ground, units: Units, side: Side, unit: Unit, isStrict: boolean): boolean {
  const [own, foes] = [units[side], units[side === 0 ? 1 : 0]];
  const enemyZone = zoneOf(ground, foes);
  const othersZone = zoneOf(
    ground,
    own.filter(({ at }) => at !== unit.at),
  );
  const ring = around(unit.at);
  if (isStrict) return ring.length === 6 && ring.every((at) => foes.some((foe) => foe.at === at));
  return ring.every((at) => {
    if (foes.some((foe) => foe.at === at) || isProhibited(ground, unit.of, unit.at, at)) return true;
    return enemyZone.has(at) && !own.some((one) => one.at === at) && !othersZone.has(at);
  });
}

function compare(by: Chance): void {
  const ground = { ...groundBy(by, AREA, { terrain: 30, water: 15, routes: 4 }), isRain: by.happens(30) };
  const land = AREA.filter((at) => terrainAt(ground, at) !== 'lake');
  const isStrict = by.happens(25);
  const germans = unitsBy(by, land, 7);
  const germanHexes = new Set(germans.map(({ at }) => at));
  const soviets = unitsBy(
    by,
    land.filter((at) => !germanHexes.has(at)),
    10,
  );
  const units: Units = [germans.map((unit) => ({ ...unit })), soviets.map((unit) => ({ ...unit }))];
  const placements = (of: readonly Unit[], prefix: string): Record<string, string[]> => {
    const all: Record<string, string[]> = {};
    of.forEach(({ at, of: kind, isBanded }, i) => {
      (all[at] ??= []).push(`${kindBy(by, kind)} ${prefix}${i} 2-2-4${isBanded ? ' (banded)' : ''}`);
    });
    return all;
  };
  const { state, piece, cell } = field({
    ...drawn(ground),
    german: placements(germans, 'G'),
    soviet: placements(soviets, 'S'),
    rulings: { 'victory.surrounded': isStrict ? 'sixOccupied' : 'sixClosed' },
  });
  const last = new Map<Hex, Side>();
  const friendly = new Map<Hex, Side>();
  const settle = (): readonly ReadonlySet<Hex>[] => {
    const zones = SIDES.map((side) => zoneOf(ground, units[side]));
    for (const at of AREA) {
      const side = presentController(units, zones, at);
      if (side !== NO_SIDE) friendly.set(at, side);
    }
    return zones;
  };
  for (const side of SIDES) for (const { at } of units[side]) last.set(at, side);
  settle();
  const marches: string[] = [];
  for (let march = 0; march < 8; march++) {
    const side = by.oneOf(SIDES);
    if (units[side].length === 0) continue;
    const index = by.upTo(units[side].length - 1);
    const unit = units[side][index];
    const foes = units[side === 0 ? 1 : 0];
    const next = around(unit.at).filter(
      (at) => AREA.includes(at) && !foes.some((foe) => foe.at === at) && !isProhibited(ground, unit.of, unit.at, at),
    );
    if (next.length === 0) continue;
    const to = by.oneOf(next);
    marches.push(`${'GS'[side]}${index} ${unit.at} > ${to}`);
    walk(state, piece(`${'GS'[side]}${index}`), [cell(unit.at), cell(to)]);
    units[side][index] = { ...unit, at: to };
    last.set(to, side);
    const zones = settle();
    const where = shown(ground, { marches, germans, soviets });
    for (const at of AREA) {
      const now = presentController(units, zones, at);
      const expected = [
        now === NO_SIDE ? (last.get(at) ?? NO_SIDE) : now,
        friendly.get(at) ?? NO_SIDE,
        zones.every((zone) => zone.has(at)) && !units.flat().some((one) => one.at === at),
      ];
      const got = [controllerOf(state, cell(at)), friendlyTo(state, cell(at)), isContested(state, cell(at))];
      expect(got, `${at}: ${where}`).toEqual(expected);
    }
    for (const one of SIDES)
      for (const [i, other] of units[one].entries())
        expect(isSurrounded(state, piece(`${'GS'[one]}${i}`)), `${'GS'[one]}${i}, strict ${isStrict}: ${where}`).toBe(
          isEncircled(ground, units, one, other, isStrict),
        );
  }
}

test('a separate model of control agrees with the engine on who controls, contests and surrounds hexes after marches [3.11, 3.12, VP.1]', () => {
  assertAffordably(fc.property(chance(), compare), 20);
});

test('a model of stacking agrees with the engine on nine points per hex, excess units, and room for units without points [3.31, 3.32]', () => {
  assertAffordably(
    fc.property(chance(), (by) => {
      const stacking = Array.from({ length: 1 + by.upTo(6) }, () => by.upTo(4));
      const count = by.upTo(5);
      const it = field({
        german: {
          6430: stacking.map((points, i) => `infantry battalion U${i} 2-2-4 (stacking ${points})`),
          6432: [`infantry battalion V 2-2-4 (stacking ${count})`, 'leader L 1-6'],
        },
      });
      const sum = stacking.reduce((all, points) => all + points, 0);
      const [at, stack] = [it.cell('6430'), stacking.map((_, i) => it.piece(`U${i}`))];
      expect(pointsOf(it.state, stack)).toBe(sum);
      expect(excessIn(it.state, 0, at)).toBe(Math.max(0, sum - 9));
      expect(fits(it.state, at, [it.piece('V')])).toBe(count === 0 || sum + count <= 9);
      expect(fits(it.state, at, [it.piece('L')])).toBe(true);
      expect(stackingLimit(it.state.numbers, 'German').value).toBe(9);
    }),
    30,
  );
});
