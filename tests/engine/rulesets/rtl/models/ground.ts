import type { Chance } from '../../models/chance.js';
import type { Sketch } from '../sketch.js';
import { around, sideOf, sidesOf, type Hex } from './hexes.js';

/** Kinds of terrain of the chart, with their frequency in the random ground of a model. */
const TERRAIN = {
  open: 8,
  woods: 4,
  rough: 2,
  'wooded rough': 1,
  hills: 1,
  'wooded hills': 1,
  marsh: 2,
  'wooded marsh': 1,
  swamp: 2,
  'wooded swamp': 1,
  lake: 1,
} as const;
export type Terrain = keyof typeof TERRAIN;
const TERRAINS = Object.keys(TERRAIN) as Terrain[];
const DRAWN = TERRAINS.flatMap((word) => Array.from({ length: TERRAIN[word] }, () => word));

const LINES = ['main road', 'secondary road', 'trail', 'railroad'] as const;
export type Line = (typeof LINES)[number];
type Water = 'stream' | 'river' | 'lake';

/** A random piece of ground. The model uses it directly; for the engine, it is converted to a sketch. */
export interface Ground {
  readonly terrain: ReadonlyMap<Hex, Terrain>;
  readonly water: ReadonlyMap<string, Water>;
  readonly bridges: ReadonlySet<string>;
  readonly lines: ReadonlyMap<string, ReadonlySet<Line>>;
  readonly isRain: boolean;
}

/** Frequency of special hexes and hexsides in percent, and the number of routes. */
export interface Shares {
  readonly terrain: number;
  readonly water: number;
  readonly routes: number;
}

/** Returns random ground in a block of hexes; `fixed` are hexes that stay land. */
export function groundBy(by: Chance, hexes: readonly Hex[], shares: Shares, fixed: readonly Hex[] = []): Ground {
  const terrain = new Map<Hex, Terrain>();
  for (const at of hexes) {
    if (!by.happens(shares.terrain)) continue;
    const word = by.oneOf(DRAWN);
    if (word !== 'lake' || !fixed.includes(at)) terrain.set(at, word);
  }
  const water = new Map<string, Water>();
  const bridges = new Set<string>();
  for (const side of sidesOf(hexes)) {
    if (!by.happens(shares.water)) continue;
    const kind = by.oneOf(['stream', 'stream', 'stream', 'river', 'river', 'river', 'lake'] as const);
    water.set(side, kind);
    if (kind !== 'lake' && by.happens(35)) bridges.add(side);
  }
  const inside = new Set(hexes);
  const lines = new Map<string, Set<Line>>();
  for (let route = 0; route < shares.routes; route++) {
    const kind = by.oneOf(LINES);
    let at = by.oneOf(hexes);
    const passed = new Set([at]);
    for (let steps = 2 + by.upTo(8); steps > 0 && terrain.get(at) !== 'lake'; steps--) {
      const from = at;
      const next = around(from).filter(
        (to) =>
          inside.has(to) && !passed.has(to) && terrain.get(to) !== 'lake' && water.get(sideOf(from, to)) !== 'lake',
      );
      if (next.length === 0) break;
      at = by.oneOf(next);
      const side = sideOf(from, at);
      lines.set(side, (lines.get(side) ?? new Set<Line>()).add(kind));
      passed.add(at);
    }
  }
  return { terrain, water, bridges, lines, isRain: by.happens(35) };
}

export const terrainAt = ({ terrain }: Ground, at: Hex): Terrain => terrain.get(at) ?? 'open';
export const isWooded = (word: Terrain): boolean => word.startsWith('wood');
/** Returns the terrain of a hex without its woods. */
export const barely = (word: Terrain): 'open' | 'rough' | 'hills' | 'marsh' | 'swamp' | 'lake' => {
  const bare = word.replace('wooded ', '').replace('woods', 'open');
  return bare as ReturnType<typeof barely>;
};
export const isSwamp = (ground: Ground, at: Hex): boolean => barely(terrainAt(ground, at)) === 'swamp';
export const linesAcross = ({ lines }: Ground, side: string): ReadonlySet<Line> => lines.get(side) ?? new Set();

/**
 * Movement class of a unit: on foot, cavalry, motorized (red box), vehicle (red box) or heavy (orange circle) [3.14,
 * 8.36c, TEC.b].
 */
export type Class = 'foot' | 'cavalry' | 'motorized' | 'vehicle' | 'heavy';
export const goesOnFoot = (of: Class): boolean => of === 'foot' || of === 'cavalry';

/** Returns whether a route crosses a hexside. Trails do not count in rain, unless a ruling states otherwise [5.13d]. */
const isRoute = (ground: Ground, side: string, trailsInRain = false): boolean =>
  [...linesAcross(ground, side)].some((line) => line !== 'trail' || !ground.isRain || trailsInRain);

/** Returns whether a movement class may never move from a hex to the next [8.36c, 8.37a, TEC.a, TEC.e]. */
export function isProhibited(ground: Ground, of: Class, from: Hex, to: Hex, trailsInRain = false): boolean {
  const side = sideOf(from, to);
  if (terrainAt(ground, to) === 'lake' || ground.water.get(side) === 'lake') return true;
  if (goesOnFoot(of)) return false;
  const isThroughSwamp = isSwamp(ground, from) || isSwamp(ground, to);
  if (isThroughSwamp && !isRoute(ground, side, trailsInRain)) return true;
  return of !== 'motorized' && ground.water.get(side) === 'river' && !ground.bridges.has(side);
}

/** A unit on random ground: its hex and its movement class. A banded unit exerts no ZOC. */
export interface Unit {
  readonly at: Hex;
  readonly of: Class;
  readonly isBanded: boolean;
}

const KINDS: Readonly<Record<Class, readonly string[]>> = {
  foot: ['infantry battalion', 'engineer battalion', 'bicycle battalion'],
  cavalry: ['cavalry regiment'],
  motorized: ['motorized infantry battalion', 'reconnaissance company', 'motorcycle battalion'],
  vehicle: ['tank battalion', 'armoured-car company', 'assault-gun battery', 'light tank company'],
  heavy: ['anti-tank battalion', 'heavy anti-aircraft battery'],
};
export const CLASSES = Object.keys(KINDS) as Class[];

/** Returns a random kind of unit of a movement class. */
export const kindBy = (by: Chance, of: Class): string => by.oneOf(KINDS[of]);

/** Returns random units in some of the hexes, at most two in each. */
export const unitsBy = (by: Chance, hexes: readonly Hex[], most: number): Unit[] =>
  by.some(hexes, most).flatMap((at) =>
    Array.from({ length: by.happens(25) ? 2 : 1 }, () => ({
      at,
      of: by.oneOf(CLASSES),
      isBanded: by.happens(30),
    })),
  );

/**
 * Returns the hexes into which units exert a ZOC. Units exert a ZOC only if at least one unit in their hex has no band.
 * The ZOC of a unit does not extend across hexsides that forbid movement to the unit [3.21, 3.23, 3.24].
 */
export function zoneOf(ground: Ground, units: readonly Unit[], trailsInRain = false): ReadonlySet<Hex> {
  const zone = new Set<Hex>();
  for (const { at, of } of units) {
    if (units.every((other) => other.at !== at || other.isBanded)) continue;
    for (const to of around(at)) if (!isProhibited(ground, of, at, to, trailsInRain)) zone.add(to);
  }
  return zone;
}

/** Returns the units of a side for a sketch, each with a unique name. */
export function placed(by: Chance, units: readonly Unit[], prefix: string): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  units.forEach(({ at, of, isBanded }, i) => {
    const band = isBanded ? ' (banded)' : '';
    (all[at] ??= []).push(`${kindBy(by, of)} ${prefix}${i} 2-2-4${band}`);
  });
  return all;
}

/** Converts random ground into a sketch, from which a test sets up a battlefield. */
export function drawn({ terrain, water, bridges, lines, isRain }: Ground): Sketch {
  const hexesOf = (kind: string): string => [...terrain].flatMap(([at, of]) => (of === kind ? [at] : [])).join(' ');
  const sides = (kind: string): string => [...water].flatMap(([side, of]) => (of === kind ? [side] : [])).join(' ');
  const links = (kind: Line): string[] =>
    [...lines].flatMap(([side, of]) => (of.has(kind) ? [side.replace('/', ' - ')] : []));
  return {
    terrain: Object.fromEntries(
      TERRAINS.map((word): [string, string] => [hexesOf(word), word]).filter(([hexes]) => hexes !== ''),
    ),
    sides: { stream: sides('stream'), river: sides('river'), lake: sides('lake'), bridge: [...bridges].join(' ') },
    routes: Object.fromEntries(LINES.map((kind) => [kind, links(kind)])),
    weather: isRain ? 'rain' : 'dry',
  };
}

/** Returns the text of a situation for failure messages. */
export const shown = ({ terrain, water, bridges, lines, isRain }: Ground, others: object): string =>
  JSON.stringify({
    ...others,
    isRain,
    terrain: [...terrain],
    water: [...water],
    bridges: [...bridges],
    lines: [...lines].map(([side, kinds]) => [side, ...kinds]),
  });
