import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { destinationsOf } from '../../../../../engine/rulesets/rtl/movement/moving.js';
import { searchOn } from '../../../../../engine/rulesets/rtl/movement/search.js';
import { reactingMover } from '../../../../../engine/rulesets/rtl/movement/step.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { field } from '../sketch.js';
import {
  barely,
  CLASSES,
  drawn,
  goesOnFoot,
  groundBy,
  isProhibited,
  isWooded,
  kindBy,
  linesAcross,
  placed,
  shown,
  terrainAt,
  unitsBy,
  zoneOf,
  type Class,
  type Ground,
} from './ground.js';
import { around, block, sideOf, type Hex } from './hexes.js';

/** Movement points from the terrain chart for units on foot, motorized and heavy units, in dry weather and in rain. */
const CHART = {
  open: { dry: [1, 1], rain: [2, 2] },
  rough: { dry: [2, 2], rain: [2, 3] },
  hills: { dry: [2, 3], rain: [3, 4] },
  marsh: { dry: [2, 3], rain: [3, 4] },
  swamp: { dry: [2, 2], rain: [3, 3] },
} as const;

const DEFAULTS = {
  'zoc.trailIntoSwampInRain': 'no',
  'movement.openRainOnFoot': 2,
  'movement.swampEntryOnFoot': 'printedCostThenStop',
  'movement.roadBetweenEzoc': 'forbidden',
  'movement.motorizedRiverCrossing': 'wholeMA',
} as const;
type Rulings = { readonly [Name in keyof typeof DEFAULTS]: string | number };
const rulingsBy = (by: Chance): Rulings => ({
  'zoc.trailIntoSwampInRain': by.oneOf(['no', 'yes']),
  'movement.openRainOnFoot': by.oneOf([2, 1]),
  'movement.swampEntryOnFoot': by.oneOf(['printedCostThenStop', 'wholeMA']),
  'movement.roadBetweenEzoc': by.oneOf(['forbidden', 'allowed']),
  'movement.motorizedRiverCrossing': by.oneOf(['wholeMA', 'halfMA']),
});

interface Situation {
  readonly ground: Ground;
  readonly rulings: Rulings;
  readonly enemies: ReadonlySet<Hex>;
  readonly zone: ReadonlySet<Hex>;
  readonly strongpoints: ReadonlySet<Hex>;
  /** Hexes with friendly units. A reacting unit may enter a hex next to an enemy only if the hex is one of these. */
  readonly friends: ReadonlySet<Hex>;
}

/** A step into a hex: its cost in half points, whether it uses the whole allowance, and whether movement ends. */
interface Step {
  readonly cost: number;
  readonly takesAll?: true;
  readonly stops: boolean;
}

/**
 * Returns the cost of a hex and of the hexside crossed, without the cost of enemy ZOC. The cost consists of the terrain
 * or the cheapest route, and of woods, streams and rivers [8.3, 8.4].
 */
function overGround(
  { ground, rulings }: Situation,
  of: Class,
  from: Hex,
  to: Hex,
  whole: number,
  mayUseRoutes: boolean,
): Step {
  const onFoot = goesOnFoot(of);
  const side = sideOf(from, to);
  const [water, hasBridge] = [ground.water.get(side), ground.bridges.has(side)];
  if (water === 'river' && !hasBridge && !onFoot)
    return rulings['movement.motorizedRiverCrossing'] === 'wholeMA'
      ? { cost: whole, takesAll: true, stops: true }
      : { cost: Math.ceil(whole / 2), stops: false };
  const word = terrainAt(ground, to);
  const bare = barely(word);
  if (bare === 'lake') throw new Error('No step leads into a lake.');
  const { isRain } = ground;
  const isOpen = bare === 'open';
  const chart = CHART[bare][isRain ? 'rain' : 'dry'][onFoot ? 0 : 1];
  const points = isOpen && isRain && onFoot ? Number(rulings['movement.openRainOnFoot']) : chart;
  const lines = mayUseRoutes ? linesAcross(ground, side) : new Set<string>();
  const ways: Step[] = [];
  const endsInSwamp = of === 'foot' && bare === 'swamp';
  const isSpared = isRain && lines.has('trail');
  ways.push({ cost: 2 * (points + (isWooded(word) && !onFoot && !isSpared ? 1 : 0)), stops: endsInSwamp });
  if (lines.has('main road')) ways.push({ cost: 1, stops: false });
  if (lines.has('secondary road')) ways.push({ cost: isRain ? 2 : 1, stops: false });
  if (lines.has('trail') && !isRain) ways.push({ cost: word === 'open' ? 1 : 2, stops: false });
  if (lines.has('railroad')) ways.push({ cost: isRain && !onFoot ? 4 : 2, stops: false });
  const best = ways.reduce((one, other) =>
    other.cost < one.cost || (other.cost === one.cost && one.stops) ? other : one,
  );
  const crossing = hasBridge || water === undefined ? 0 : water === 'river' ? 4 : isRain ? (onFoot ? 4 : 6) : 2;
  if (best.stops && rulings['movement.swampEntryOnFoot'] === 'wholeMA')
    return { cost: whole, takesAll: true, stops: true };
  return { cost: best.cost + crossing, stops: best.stops };
}

/**
 * Returns a step into a hex by a unit that moves or reacts. Undefined if the unit may not enter the hex [8.14, 8.2,
 * 8.31b, 9.34].
 */
function stepTo(situation: Situation, of: Class, from: Hex, to: Hex, whole: number, reacts: boolean): Step | undefined {
  const { ground, rulings, enemies, zone, strongpoints, friends } = situation;
  if (enemies.has(to) || isProhibited(ground, of, from, to)) return undefined;
  if (reacts && !friends.has(to) && around(to).some((next) => enemies.has(next))) return undefined;
  const isRed = of === 'motorized' || of === 'vehicle';
  const isBetween = zone.has(from) && zone.has(to);
  if (isBetween && !isRed) return { cost: whole, takesAll: true, stops: true };
  const mayUseRoutes = !isBetween || rulings['movement.roadBetweenEzoc'] === 'allowed';
  const over = overGround(situation, of, from, to, whole, mayUseRoutes);
  if (over.takesAll) return over;
  const more = (zone.has(to) && !reacts ? 2 : 0) + (strongpoints.has(to) ? 2 : 0);
  return { cost: over.cost + more, stops: over.stops || (zone.has(to) && (!isRed || reacts)) };
}

/** Returns the lowest cost to each hex in half points [8.11, 8.13, 8.22, 8.23, 8.32]. */
function destinations(situation: Situation, start: Hex, of: Class, whole: number, reacts: boolean): Map<Hex, number> {
  const found = new Map<Hex, number>();
  const onwards = new Map([[start, 0]]);
  const open = [start];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const spent = onwards.get(at) ?? 0;
    for (const to of around(at)) {
      const step = stepTo(situation, of, at, to, whole, reacts);
      if (step === undefined || (step.takesAll && (spent > 0 || whole === 0))) continue;
      const sum = spent + step.cost;
      if (sum > whole) continue;
      if (sum < (found.get(to) ?? Infinity)) found.set(to, sum);
      if (step.stops || sum >= (onwards.get(to) ?? Infinity)) continue;
      onwards.set(to, sum);
      open.push(to);
    }
  }
  found.delete(start);
  return found;
}

const AREA = block([60, 69], [25, 34]);
const SHARES = { terrain: 55, water: 14, routes: 7 };
const sorted = (costs: Iterable<readonly [Hex, number]>): string[] =>
  [...costs].map(([at, cost]) => `${at} ${cost}`).sort();

const RED: readonly Class[] = ['motorized', 'vehicle'];

function compare(by: Chance, rulings: Rulings): void {
  const starts = by.some(block([61, 68], [26, 33]), 3);
  const ground = groundBy(by, AREA, SHARES, starts);
  const free = AREA.filter((at) => !starts.includes(at) && terrainAt(ground, at) !== 'lake');
  const enemies = unitsBy(by, free, 5);
  const enemyHexes = new Set(enemies.map(({ at }) => at));
  const left = free.filter((at) => !enemyHexes.has(at));
  const friends = by.some(left, 4);
  const strongpoints = by.some(
    left.filter((at) => !friends.includes(at)),
    2,
  );
  const situation: Situation = {
    ground,
    rulings,
    enemies: enemyHexes,
    zone: zoneOf(ground, enemies, rulings['zoc.trailIntoSwampInRain'] === 'yes'),
    strongpoints: new Set(strongpoints),
    friends: new Set([...friends, ...starts]),
  };
  const movers = starts.flatMap((start, i) =>
    CLASSES.map((of) => ({
      start,
      of,
      name: `${of}${i}`,
      kind: kindBy(by, of),
      movement: 3 + by.upTo(5),
      isUnsupplied: by.happens(25),
      isDisrupted: by.happens(20),
    })),
  );
  const german: Record<string, string[]> = {};
  for (const { start, kind, name, movement, isUnsupplied, isDisrupted } of movers) {
    const marks = [...(isUnsupplied ? ['oos'] : []), ...(isDisrupted ? ['disrupted'] : [])].join(', ');
    (german[start] ??= []).push(`${kind} ${name} 4-4-${movement}${marks === '' ? '' : ` (${marks})`}`);
  }
  friends.forEach((hex, i) => {
    german[hex] = [`infantry battalion F${i} 2-2-4 (banded)`];
  });
  const { state, board, piece } = field({
    ...drawn(ground),
    rulings: { ...rulings },
    strongpoints: Object.fromEntries(strongpoints.map((hex) => [hex, 'Soviet'])),
    german,
    soviet: placed(by, enemies, 'E'),
  });
  const search = searchOn(board);
  const where = shown(ground, { rulings, enemies, friends, strongpoints });
  for (const { start, of, name, movement, isUnsupplied, isDisrupted } of movers) {
    const unit = piece(name);
    const half = (isHalved: boolean): number =>
      Math.max(0, (isHalved ? movement : 2 * movement) - (isDisrupted ? 4 : 0));
    for (const sequence of ['mobile', 'assault'] as const) {
      state.sequence = sequence;
      const whole = half(sequence === 'assault' || (isUnsupplied && !goesOnFoot(of)));
      const got = [...destinationsOf(state, unit)].map(([cell, cost]) => [board.label(cell), cost] as const);
      const expected = destinations(situation, start, of, whole, false);
      expect(sorted(got), `${name} of ${start} moves, ${sequence}, ${whole} half points: ${where}`).toEqual(
        sorted(expected),
      );
    }
    if (!RED.includes(of)) continue;
    search.run(state, reactingMover(state, unit), state.cell[unit], 0);
    const got = search.cells.slice(1).map((cell) => [board.label(cell), search.cost[cell]] as const);
    const expected = destinations(situation, start, of, half(true), true);
    expect(sorted(got), `${name} of ${start} reacts: ${where}`).toEqual(sorted(expected));
  }
}

describe('a model of movement and reaction', () => {
  test('a model of movement agrees with the engine on destinations and costs under the default rulings [3.24, 3.57, 8.1-8.5, 9.34, TEC]', () => {
    assertAffordably(
      fc.property(chance(), (by) => {
        compare(by, DEFAULTS);
      }),
      12,
    );
  });
  test('a model of movement agrees with the engine on destinations and costs under any combination of rulings [RTL-01, RTL-03, RTL-04, RTL-27]', () => {
    assertAffordably(
      fc.property(chance(), (by) => {
        compare(by, rulingsBy(by));
      }),
      25,
    );
  });
});
