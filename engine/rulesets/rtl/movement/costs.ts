import { NOWHERE } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import {
  BRIDGE,
  isSwamp,
  MAIN_ROAD,
  RAILROAD,
  RIVER,
  ROUTES,
  SECONDARY_ROAD,
  STREAM,
  terrainOf,
  terrainWord,
  TRAIL,
  WATER,
} from '../state/ground.js';
import type { State } from '../state/state.js';
import { routes, TRAIL_ELSEWHERE, type RouteRates } from '../vocabulary/routes.js';
import { HALF_POINTS } from '../vocabulary/terrain.js';

/** Who pays alike [3.14, 3.24a]: on foot, cavalry, motorized without and with the outline of a vehicle, towed guns. */
export const CLASSES = ['foot', 'cavalry', 'motorized', 'vehicle', 'heavy'] as const;
export type CostClass = (typeof CLASSES)[number];

/** A step that takes the whole allowance and ends the movement [8.36c]. */
export const WHOLE = 254;
/** A step that takes half of it [RTL-03]. */
export const HALF_OF_ALL = 253;
/** Added to the cost of a step after which the unit stops: a swamp entered on foot [8.37]. */
export const STOPS = 128;

/** What each step of the board costs a class, in half points: `from * directions + direction`. */
export interface Costs {
  /** Along routes where they count. */
  readonly best: Uint8Array;
  /** Without the rates of routes: from ZOC to ZOC [8.22]. */
  readonly plain: Uint8Array;
}

const routeBits: readonly (readonly [number, RouteRates])[] = [
  [MAIN_ROAD, routes['main road']],
  [SECONDARY_ROAD, routes['secondary road']],
  [TRAIL, routes.trail],
];

const tables = new WeakMap<State, { changes: number; costs: Map<CostClass, Costs> }>();

export function costClassOf(state: State, piece: number): CostClass {
  const { moves, type } = state.piece(piece);
  if (moves === 'heavy') return 'heavy';
  if (moves === 'motorized') return type.silhouette ? 'vehicle' : 'motorized';
  return type.cavalry ? 'cavalry' : 'foot';
}

/** The costs of a class in the weather of the turn, with the bridges that lie now; worked out when either changed. */
export function costsOf(state: State, of: CostClass): Costs {
  let known = tables.get(state);
  if (known?.changes !== state.changes) tables.set(state, (known = { changes: state.changes, costs: new Map() }));
  const costs = known.costs.get(of) ?? layCosts(state, of);
  known.costs.set(of, costs);
  return costs;
}

function layCosts(state: State, of: CostClass): Costs {
  const { board } = state.ground;
  const best = new Uint8Array(board.size * board.directions).fill(IMPASSABLE);
  const plain = new Uint8Array(board.size * board.directions).fill(IMPASSABLE);
  for (let at = 0; at < best.length; at++) {
    const to = board.neighbours[at];
    if (to === NOWHERE) continue;
    plain[at] = stepCost(state, of, at, to, false);
    best[at] = Math.min(plain[at], stepCost(state, of, at, to, true));
  }
  return { best, plain };
}

/** One step: the hex, its woods and the hexside, or the rate of a route that leads across [8.31-8.37, 8.41, 8.42]. */
function stepCost(state: State, of: CostClass, at: number, to: number, byRoute: boolean): number {
  const { ground, weather } = state;
  const side = ground.hexsides[at];
  const isRain = weather === 'rain';
  const isOnFoot = of === 'foot' || of === 'cavalry';
  if ((side & WATER) !== 0) return IMPASSABLE;
  const crossing = crossingCost(state, of, at);
  if (crossing >= HALF_OF_ALL) return crossing;
  const rate = byRoute ? rateOf(state, isOnFoot, side, to) : undefined;
  if (rate !== undefined) return rate + crossing;
  const from = Math.floor(at / ground.board.directions);
  const leads = side & (isRain ? ROUTES & ~TRAIL : ROUTES);
  if (!isOnFoot && leads === 0 && (isSwamp(ground, to) || isSwamp(ground, from))) return IMPASSABLE; // [8.37]
  const effect = terrainOf(ground, to);
  const costs = isRain ? effect.rain : effect.dry;
  if (costs === undefined) return IMPASSABLE;
  let points = isOnFoot ? costs.foot : costs.motorized;
  if (isRain && isOnFoot && /^(open|woods)$/.test(terrainWord(ground, to)))
    points = state.rulings['terrain.openRainOnFoot'];
  if (isRain && (side & TRAIL) !== 0 && effect.woods && !isOnFoot) points -= 1; // a trail in rain spares the woods [8.42]
  const cost = points * HALF_POINTS + crossing;
  return of === 'foot' && isSwamp(ground, to) ? cost + STOPS : cost;
}

/** Streams and rivers, unless bridged [8.36]. */
function crossingCost({ ground, bridged, weather, rulings }: State, of: CostClass, at: number): number {
  const side = ground.hexsides[at];
  if ((side & BRIDGE) !== 0 || bridged[at] > 0) return 0;
  const isOnFoot = of === 'foot' || of === 'cavalry';
  if ((side & RIVER) !== 0) {
    if (isOnFoot) return 2 * HALF_POINTS;
    if (of !== 'motorized') return IMPASSABLE;
    return rulings['movement.motorizedRiverCrossing'] === 'wholeMA' ? WHOLE : HALF_OF_ALL;
  }
  if ((side & STREAM) === 0) return 0;
  return (weather === 'rain' ? (isOnFoot ? 2 : 3) : 1) * HALF_POINTS;
}

/** The rate of the best route across a hexside; undefined where none counts. */
function rateOf({ ground, weather }: State, isOnFoot: boolean, side: number, to: number): number | undefined {
  const rates = [...routeBits, [RAILROAD, routes.railroad] as const].flatMap(([bit, told]) => {
    if ((side & bit) === 0) return [];
    const rate = weather === 'rain' ? told.rain : told.dry;
    if (rate === undefined) return [];
    if (bit === TRAIL && terrainWord(ground, to) !== 'open') return [TRAIL_ELSEWHERE];
    return [isOnFoot ? rate.foot : rate.motorized];
  });
  return rates.length === 0 ? undefined : Math.min(...rates);
}
