import type { Chance } from '../../models/chance.js';
import type { Sketch } from '../field.js';
import { around, sideOf, sidesOf, type Hex } from './hexes.js';

/**
 * Random ground for a model of the rules. A test also converts it into a sketch, so that the engine plays on the same
 * ground.
 */
export interface Ground {
  readonly terrain: ReadonlyMap<Hex, 'forest' | 'swamp' | 'lake'>;
  readonly rivers: ReadonlySet<string>;
  readonly lakes: ReadonlySet<string>;
  readonly roads: ReadonlySet<string>;
  readonly rails: ReadonlySet<string>;
}

/** Frequency of each kind of ground in percent of hexes or hexsides, and the number of roads and railways. */
export interface Shares {
  readonly forest: number;
  readonly swamp: number;
  readonly lake: number;
  readonly river: number;
  readonly lakeSide: number;
  readonly roads: number;
  readonly rails: number;
}

/** Returns random ground in a block of hexes; `fixed` are hexes that stay land. */
export function groundBy(by: Chance, hexes: readonly Hex[], shares: Shares, fixed: readonly Hex[] = []): Ground {
  const terrain = new Map<Hex, 'forest' | 'swamp' | 'lake'>();
  for (const at of hexes) {
    const draw = by.upTo(99);
    if (draw < shares.forest) terrain.set(at, 'forest');
    else if (draw < shares.forest + shares.swamp) terrain.set(at, 'swamp');
    else if (draw < shares.forest + shares.swamp + shares.lake && !fixed.includes(at)) terrain.set(at, 'lake');
  }
  const sides = sidesOf(hexes);
  const among = (share: number): ReadonlySet<string> =>
    new Set(share === 0 ? [] : sides.filter(() => by.happens(share)));
  const inside = new Set(hexes);
  const lines = (count: number): ReadonlySet<string> => {
    const links = new Set<string>();
    for (let line = 0; line < count; line++) {
      let at = by.oneOf(hexes);
      const passed = new Set([at]);
      for (let steps = 4 + by.upTo(16); steps > 0; steps--) {
        const next = around(at).filter((to) => inside.has(to) && !passed.has(to) && terrain.get(to) !== 'lake');
        if (next.length === 0) break;
        const to = by.oneOf(next);
        links.add(sideOf(at, to));
        passed.add(to);
        at = to;
      }
    }
    return links;
  };
  return {
    terrain,
    rivers: among(shares.river),
    lakes: among(shares.lakeSide),
    roads: lines(shares.roads),
    rails: lines(shares.rails),
  };
}

/** Returns whether a lake separates two hexes [6.7, 8.17]. */
export const isLakeBetween = ({ terrain, lakes }: Ground, one: Hex, other: Hex): boolean =>
  lakes.has(sideOf(one, other)) || terrain.get(one) === 'lake' || terrain.get(other) === 'lake';

/** Returns the hexes in the ZOC of units: all hexes around the units, except across lakes [8.0, 8.17]. */
export const zoneOf = (ground: Ground, units: Iterable<Hex>): ReadonlySet<Hex> =>
  new Set([...units].flatMap((at) => around(at).filter((to) => !isLakeBetween(ground, at, to))));

/** Returns the ground as a sketch. */
export function drawn({ terrain, rivers, lakes, roads, rails }: Ground): Sketch {
  const hexesOf = (kind: string): string => [...terrain].flatMap(([at, of]) => (of === kind ? [at] : [])).join(' ');
  const words = ['forest', 'swamp', 'lake'].map((kind) => [hexesOf(kind), kind] as const);
  const chains = (links: ReadonlySet<string>): string[] => [...links].map((link) => link.replace('/', ' - '));
  return {
    terrain: Object.fromEntries(words.filter(([hexes]) => hexes !== '')),
    ...(rivers.size > 0 && { river: [...rivers].join(' ') }),
    ...(lakes.size > 0 && { lake: [...lakes].join(' ') }),
    roads: chains(roads),
    rails: chains(rails),
  };
}
