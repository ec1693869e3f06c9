import fc from 'fast-check';
import { expect, test } from 'vitest';
import { determineSupply } from '../../../../../engine/rulesets/rtl/supply/determination.js';
import { EMERGENCY, OUT_OF_SUPPLY, SUPPLIED } from '../../../../../engine/rulesets/rtl/state/fields.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { drive } from '../drive.js';
import { field } from '../sketch.js';
import {
  barely,
  CLASSES,
  drawn,
  goesOnFoot,
  groundBy,
  isSwamp,
  kindBy,
  linesAcross,
  shown,
  terrainAt,
  unitsBy,
  zoneOf,
  type Ground,
  type Line,
  type Unit,
} from './ground.js';
import { around, block, sideOf, type Hex } from './hexes.js';

interface Situation {
  readonly ground: Ground;
  readonly own: ReadonlySet<Hex>;
  readonly enemies: ReadonlySet<Hex>;
  readonly enemyZone: ReadonlySet<Hex>;
  readonly enemyStrongpoints: ReadonlySet<Hex>;
  readonly sources: readonly Hex[];
}

/**
 * Returns whether a hex is closed to supply lines and supply roads. Enemy units, an enemy strongpoint and a lake close
 * it, as does an enemy ZOC without a friendly unit in the hex [6.2, 6.22, 6.24, 14.11].
 */
function isClosed({ ground, own, enemies, enemyZone, enemyStrongpoints }: Situation, at: Hex): boolean {
  if (enemies.has(at) || enemyStrongpoints.has(at) || terrainAt(ground, at) === 'lake') return true;
  return enemyZone.has(at) && !own.has(at);
}

/**
 * Returns the hexes of the supply roads: main and secondary roads, and trails for units on foot outside rain [6.22,
 * 6.23].
 */
function roads(situation: Situation, usesTrails: boolean): ReadonlySet<Hex> {
  const { ground, sources } = situation;
  const kinds: readonly Line[] =
    usesTrails && !ground.isRain ? ['main road', 'secondary road', 'trail'] : ['main road', 'secondary road'];
  const found = new Set(sources.filter((at) => !isClosed(situation, at)));
  const open = [...found];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const to of around(at)) {
      const side = sideOf(at, to);
      if (found.has(to) || isClosed(situation, to) || !kinds.some((kind) => linesAcross(ground, side).has(kind)))
        continue;
      if (ground.water.has(side) && !ground.bridges.has(side)) continue;
      found.add(to);
      open.push(to);
    }
  }
  return found;
}

/**
 * Returns whether a unit is in supply. It must be on a supply road, or trace a line to one. The line has at most seven
 * hexes, or five in rain or through marsh or swamp. It may not cross a lake or a river without a bridge. It may pass
 * through swamp only along routes [6.21].
 */
function isSupplied(situation: Situation, unit: Unit): boolean {
  const { ground } = situation;
  const road = roads(situation, goesOnFoot(unit.of));
  if (road.has(unit.at)) return true;
  const isOnRoute = (side: string): boolean =>
    [...linesAcross(ground, side)].some((line) => line !== 'trail' || !ground.isRain);
  const isWet = (at: Hex): boolean => ['marsh', 'swamp'].includes(barely(terrainAt(ground, at)));
  const traces = (longest: number, mayBeWet: boolean): boolean => {
    let reached = new Set([unit.at]);
    const known = new Set(reached);
    for (let length = 1; length <= longest; length++) {
      const next = new Set<Hex>();
      for (const at of reached) {
        for (const to of around(at)) {
          const side = sideOf(at, to);
          const water = ground.water.get(side);
          if (known.has(to) || isClosed(situation, to) || water === 'lake') continue;
          if (water === 'river' && !ground.bridges.has(side)) continue;
          const isOffRoute = isSwamp(ground, to) || (isSwamp(ground, at) && at !== unit.at);
          if ((isOffRoute && !isOnRoute(side)) || (!mayBeWet && isWet(to))) continue;
          if (road.has(to)) return true;
          known.add(to);
          next.add(to);
        }
      }
      reached = next;
    }
    return false;
  };
  return traces(5, true) || (!ground.isRain && traces(7, false));
}

const AREA = block([57, 69], [20, 34]);

function compare(by: Chance): void {
  const shares = { terrain: by.oneOf([15, 45, 70]), water: by.oneOf([5, 15, 30]), routes: 3 + by.upTo(5) };
  const ground = groundBy(by, AREA, shares);
  const land = AREA.filter((at) => terrainAt(ground, at) !== 'lake');
  const own = [...unitsBy(by, land, 9), { at: by.oneOf(land), of: by.oneOf(CLASSES), isBanded: false }];
  const ownHexes = new Set(own.map(({ at }) => at));
  const enemies = unitsBy(
    by,
    land.filter((at) => !ownHexes.has(at)),
    6,
  );
  const enemyHexes = new Set(enemies.map(({ at }) => at));
  const free = land.filter((at) => !ownHexes.has(at) && !enemyHexes.has(at));
  const strongpoints = new Set(by.some(free, 3));
  const onRoad = land.filter((at) => around(at).some((to) => linesAcross(ground, sideOf(at, to)).size > 0));
  const sources = [...new Set([0, 1].map(() => by.oneOf(onRoad.length > 0 && by.happens(80) ? onRoad : land)))];
  const isSoviet = by.happens(50);
  const situation: Situation = {
    ground,
    own: ownHexes,
    enemies: enemyHexes,
    enemyZone: zoneOf(ground, enemies),
    enemyStrongpoints: strongpoints,
    sources,
  };
  const [ours, theirs] = isSoviet ? (['Soviet', 'German'] as const) : (['German', 'Soviet'] as const);
  const before = own.map(() => by.oneOf([SUPPLIED, EMERGENCY, OUT_OF_SUPPLY]));
  const units: Record<string, string[]> = {};
  own.forEach(({ at, of, isBanded }, i) => {
    const marks = [
      ...(isBanded ? ['banded'] : []),
      ...(before[i] === EMERGENCY ? ['emergency'] : before[i] === OUT_OF_SUPPLY ? ['oos'] : []),
    ].join(', ');
    (units[at] ??= []).push(`${kindBy(by, of)} U${i} 2-2-4${marks === '' ? '' : ` (${marks})`}`);
  });
  const foes: Record<string, string[]> = {};
  enemies.forEach(({ at, of, isBanded }, i) => {
    (foes[at] ??= []).push(`${kindBy(by, of)} E${i} 2-2-4${isBanded ? ' (banded)' : ''}`);
  });
  const at = field({
    ...drawn(ground),
    sources: Object.fromEntries(sources.map((hex, i) => [`W${i}`, `${ours} ${hex}`])),
    strongpoints: Object.fromEntries([...strongpoints].map((hex) => [hex, theirs])),
    rulings: { 'supply.firstTurnPhase': 'run' },
    german: isSoviet ? foes : units,
    soviet: isSoviet ? units : foes,
    turn: 14,
  });
  drive(determineSupply(at.state), { dice: [], answer: () => undefined });
  const got = own.map((_, i) => at.state.supply[at.piece(`U${i}`)]);
  const expected = own.map((unit, i) =>
    isSupplied(situation, unit) ? SUPPLIED : before[i] === SUPPLIED ? EMERGENCY : OUT_OF_SUPPLY,
  );
  const where = shown(ground, { own, enemies, sources, strongpoints: [...strongpoints] });
  expect(got, where).toEqual(expected);
}

test('a model of supply lines agrees with the engine, in dry weather and in rain [6.1, 6.2, 5.13c, 5.13d, 14.11]', () => {
  assertAffordably(fc.property(chance(), compare), 60);
});
