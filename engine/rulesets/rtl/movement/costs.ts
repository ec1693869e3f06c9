import { say, term } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import type { Bar } from '../../../mechanics/bars.js';
import { memoize } from '../../../mechanics/memoize.js';
import { RevisionCache } from '../../../mechanics/revision.js';
import { bar } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import {
  BRIDGE,
  isSwamp,
  MAIN_ROAD,
  RAILROAD,
  RIVER,
  ROUTES,
  SECONDARY_ROAD,
  STREAM_BIT,
  terrainOf,
  terrainWord,
  TRAIL,
  WATER,
  type Ground,
} from '../state/ground.js';
import type { Piece } from '../state/pieces.js';
import type { StateData } from '../state/state-data.js';
import { routes, TRAIL_OUTSIDE_OPEN_HALF_POINTS, type RouteRates } from '../vocabulary/routes.js';
import { HALF_POINTS } from '../../../mechanics/movement/half-points.js';

/**
 * The classes of units with the same movement costs [3.14, 3.24a, 8.5]. `vehicle` is a motorized unit whose counter
 * shows a vehicle.
 */
export const CLASSES = ['foot', 'cavalry', 'motorized', 'vehicle', 'heavy'] as const;
export type CostClass = (typeof CLASSES)[number];

/** Cost code of a step that takes the whole allowance and ends the movement [8.36c]. */
export const WHOLE_ALLOWANCE_CODE = 254;
/**
 * Cost code of a step that takes half of the allowance, if the ruling `movement.motorizedRiverCrossing` is `halfMA`.
 */
export const HALF_ALLOWANCE_CODE = 253;
/** A flag added to the cost of a step after which the unit must stop, because the unit enters swamp on foot [8.37]. */
export const STOP_FLAG = 128;

/** The costs of all steps for one class, in half points. The index of a step is `from * directions + direction`. */
interface Table {
  /** The costs when a step along a route costs the rate of the route. */
  readonly best: Uint8Array;
  /** Costs without the rates of routes, for steps from ZOC to ZOC [8.22]. */
  readonly plain: Uint8Array;
}

/** The costs of a class in one kind of weather under one set of rulings, shared by all games on the map. */
export interface Costs {
  readonly of: CostClass;
  readonly unbridged: Table;
  /** Costs as if a bridge unit were on every hexside. Used only for hexsides with a bridge unit. */
  readonly bridged: Table;
  /**
   * The lowest cost that a step can have, with or without a bridge unit or route. 0 if the cost depends on the
   * allowance, or if the unit must stop after the step.
   */
  readonly least: Uint8Array;
}

/** Receives each part of a cost in half points when the cost is explained. */
export type CostListener = (halfPoints: number, words: string, rule: RtlRule) => void;

/** A bar on crossing a hexside into a hex, for all units or for the units of one class. */
export type GroundBar = Bar<string, [state: StateData, to: Cell]>;

/** A kind of route with its rates. */
interface Route {
  readonly bit: number;
  readonly name: string;
  readonly rates: RouteRates;
  readonly rule: RtlRule;
}
const ROUTE_RATES: readonly Route[] = [
  { bit: MAIN_ROAD, name: 'main road', rates: routes['main road'], rule: '8.33' },
  { bit: SECONDARY_ROAD, name: 'secondary road', rates: routes['secondary road'], rule: '8.33' },
  { bit: TRAIL, name: 'trail', rates: routes.trail, rule: '8.33' },
  { bit: RAILROAD, name: 'railway', rates: routes.railroad, rule: '8.35' },
];

/** Returns the cost class of a piece. */
export const costClassOf = (state: StateData, piece: number): CostClass => classOf(state.piece(piece));

export function classOf({ moves, type }: Piece): CostClass {
  if (moves === 'heavy') return 'heavy';
  if (moves === 'motorized') return type.silhouette ? 'vehicle' : 'motorized';
  return type.cavalry ? 'cavalry' : 'foot';
}

/** The costs by class, weather and rulings. */
const costsByKey = memoize((_: Ground) => new Map<string, Costs>());
/** The costs by class in the current weather; cleared when weather or bridges change. */
const currentCosts = memoize((_: StateData) => new RevisionCache<CostClass, Costs>());

/** Returns the costs of a class in the weather of the turn. */
export function costsOf(state: StateData, of: CostClass): Costs {
  const cache = currentCosts(state);
  return cache.get(of, state.changes) ?? cache.set(of, costsInWeather(state, of));
}

function costsInWeather(state: StateData, of: CostClass): Costs {
  const { ground, weather, rulings } = state;
  const games = costsByKey(ground);
  const key = [
    of,
    weather === 'rain',
    rulings['movement.openRainOnFoot'],
    rulings['movement.motorizedRiverCrossing'],
  ].join();
  const known = games.get(key);
  if (known !== undefined) return known;
  const [unbridged, bridged] = [computeCosts(state, of, false), computeCosts(state, of, true)];
  const least = unbridged.best.map((cost, at) => leastOf(cost, bridged.best[at]));
  const costs = { of, unbridged, bridged, least };
  games.set(key, costs);
  return costs;
}

/**
 * Returns the smaller of two costs of a step. Returns 0 if one of the costs depends on the allowance or if the unit
 * must stop after the step: the lowest possible cost is then unknown.
 */
const leastOf = (one: number, other: number): number => {
  const known = [one, other].filter((cost) => cost !== IMPASSABLE);
  return known.length > 0 && known.every((cost) => cost < STOP_FLAG) ? Math.min(...known) : 0;
};

function computeCosts(state: StateData, of: CostClass, hasBridge: boolean): Table {
  const { neighbours } = state.ground.board;
  const best = new Uint8Array(neighbours.length).fill(IMPASSABLE);
  const plain = best.slice();
  for (let at = 0; at < best.length; at++) {
    if (neighbours[at] === NOWHERE || barOnGround(state, of, at, hasBridge) !== undefined) continue;
    plain[at] = stepCost(state, of, at, { byRoute: false, hasBridge });
    best[at] = Math.min(plain[at], stepCost(state, of, at, { byRoute: true, hasBridge }));
  }
  return { best, plain };
}

/**
 * Returns the cost table for a step: the costs with a bridge unit if the side may use a bridge unit for the step,
 * otherwise the costs without.
 */
export const tableAt = (state: StateData, costs: Costs, at: number, side: number): Table =>
  isBridged(state, at, side) ? costs.bridged : costs.unbridged;

/**
 * Returns the cost code of a step for a unit: the cost in half points, {@link WHOLE_ALLOWANCE_CODE},
 * {@link HALF_ALLOWANCE_CODE} or IMPASSABLE. The code includes {@link STOP_FLAG} if the unit must stop after the step.
 */
export const costFor = (state: StateData, piece: number, at: number): number =>
  tableAt(state, costsOf(state, costClassOf(state, piece)), at, state.piece(piece).side).best[at];

/**
 * Returns whether a side may use a bridge unit for a step. An enemy bridge cannot be used for a step out of the hex
 * that contains the bridge unit, because entering that hex removes the bridge [16.21, 16.26].
 */
function isBridged(state: StateData, at: number, side: number): boolean {
  if (state.bridged[at] === 0) return false;
  const { board } = state.ground;
  const enemyBridges = state
    .unitsIn(Math.floor(at / board.directions))
    .filter((piece) => state.piece(piece).side !== side && state.towards[piece] === board.neighbours[at]);
  return state.bridged[at] > enemyBridges.length;
}

const lake: GroundBar = bar('8.3', 'lake', (state, to) => say`a lake hexside separates it from ${state.label(to)}`);
const unbridged: GroundBar = bar(
  '8.36c',
  'river',
  (state, to) => say`vehicles and heavy units need a bridge to cross the river to ${state.label(to)}`,
);
const offRoute: GroundBar = bar(
  '8.37a',
  'swamp',
  (state, to) =>
    say`motorized and heavy units enter and leave swamp only along a road, railway or (not in rain) trail, and none leads to ${state.label(to)}`,
);

const isOnFoot = (of: CostClass): boolean => of === 'foot' || of === 'cavalry';

/** Returns the routes that may be used in the weather: no trails in rain [5.13d]. */
const routesNow = ({ weather }: StateData): number => (weather === 'rain' ? ROUTES & ~TRAIL : ROUTES);

/**
 * Returns why water or swamp prohibits a step; undefined if neither does [8.36c, 8.37a, TEC.a]. `routes` are the routes
 * that lead through swamp.
 */
export function barOnGround(
  state: StateData,
  of: CostClass,
  at: number,
  hasBridge = state.bridged[at] > 0,
  routes = routesNow(state),
): GroundBar | undefined {
  const { ground } = state;
  const side = ground.hexsides[at];
  const to = ground.board.neighbours[at];
  if ((side & WATER) !== 0 || terrainOf(ground, to).dry === undefined) return lake;
  if (isOnFoot(of)) return undefined;
  if ((side & RIVER) !== 0 && (side & BRIDGE) === 0 && !hasBridge && of !== 'motorized') return unbridged;
  const leads = side & routes;
  const from = Math.floor(at / ground.board.directions);
  return leads === 0 && (isSwamp(ground, to) || isSwamp(ground, from)) ? offRoute : undefined;
}

/** The circumstances of a step that change its cost. */
interface StepMode {
  /** True to use the rate of a route if a route crosses the hexside; false to use the cost of the terrain. */
  readonly byRoute: boolean;
  /** True if a bridge unit spans the hexside. */
  readonly hasBridge: boolean;
}

/**
 * Computes the cost of a permitted step: the cost of hex, woods and hexside, or the rate of a route [8.31-8.37, 8.41,
 * 8.42].
 */
export function stepCost(
  state: StateData,
  of: CostClass,
  at: number,
  { byRoute, hasBridge }: StepMode,
  onCost?: CostListener,
): number {
  const crossing = hasBridge ? 0 : crossingCost(state, of, at);
  if (crossing >= HALF_ALLOWANCE_CODE) return crossing;
  const { board, hexsides } = state.ground;
  const [side, to] = [hexsides[at], board.neighbours[at]];
  const along = byRoute ? side : 0;
  const hex = routeCost(state, of, along, to, onCost) ?? terrainCost(state, of, along, to, onCost);
  if (onCost !== undefined && !hasBridge) crossingCost(state, of, at, onCost);
  return hex + crossing;
}

/** Computes the cost of an entry hex: the rate of a route in the hex, otherwise the cost of its terrain [5.22b]. */
export function entryCost(state: StateData, of: CostClass, cell: Cell): number {
  const { board, hexsides } = state.ground;
  let routesInHex = 0;
  for (let at = cell * board.directions; at < (cell + 1) * board.directions; at++) routesInHex |= hexsides[at] & ROUTES;
  const rate = routeCost(state, of, routesInHex, cell);
  if (rate === undefined && !isOnFoot(of) && isSwamp(state.ground, cell)) return IMPASSABLE; // [8.37a]
  return terrainOf(state.ground, cell).dry === undefined ? IMPASSABLE : (rate ?? terrainCost(state, of, 0, cell));
}

/**
 * Computes the cost of the terrain of a hex. In rain, the rain columns of the table apply [5.13b]. The cost of swamp
 * entered on foot includes STOP_FLAG [8.37b, TEC, TEC.b].
 */
function terrainCost(
  { ground, weather, rulings }: StateData,
  of: CostClass,
  side: number,
  to: Cell,
  onCost?: CostListener,
): number {
  const word = terrainWord(ground, to);
  const { dry, rain, woods } = terrainOf(ground, to);
  const isRain = weather === 'rain';
  const onFoot = isOnFoot(of);
  const costs = (isRain ? rain : dry) ?? { foot: 0, motorized: 0 };
  let points = onFoot ? costs.foot : costs.motorized;
  if (isRain && onFoot && (word === 'open' || word === 'woods')) points = rulings['movement.openRainOnFoot'];
  const skipsWoods = isRain && (side & TRAIL) !== 0 && woods === true && !onFoot;
  if (skipsWoods) points -= 1; // woods cost nothing along a trail in rain [8.42]
  onCost?.(
    points * HALF_POINTS,
    terrainText(term(word), isRain, skipsWoods),
    skipsWoods ? '8.42' : isRain ? '8.41' : '8.3',
  );
  return points * HALF_POINTS + (of === 'foot' && isSwamp(ground, to) ? STOP_FLAG : 0);
}

/** Computes the cost of crossing a stream or river. With a printed bridge the cost is 0 [8.36, TEC.d]. */
function terrainText(name: string, isRain: boolean, skipsWoods: boolean): string {
  if (skipsWoods) return say`${name} in rain, without woods along a trail`;
  return isRain ? say`${name} in rain` : name;
}

function crossingCost(
  { ground, weather, rulings }: StateData,
  of: CostClass,
  at: number,
  onCost?: CostListener,
): number {
  const side = ground.hexsides[at];
  if ((side & BRIDGE) !== 0) return 0;
  if ((side & RIVER) !== 0) {
    if (!isOnFoot(of))
      return rulings['movement.motorizedRiverCrossing'] === 'wholeMA' ? WHOLE_ALLOWANCE_CODE : HALF_ALLOWANCE_CODE;
    onCost?.(2 * HALF_POINTS, term('river'), '8.36');
    return 2 * HALF_POINTS;
  }
  if ((side & STREAM_BIT) === 0) return 0;
  const cost = (weather === 'rain' ? (isOnFoot(of) ? 2 : 3) : 1) * HALF_POINTS;
  onCost?.(cost, term('stream'), '8.36');
  return cost;
}

/**
 * Returns the rate of the cheapest route across a hexside; undefined if no route applies. Woods add nothing to the rate
 * [TEC.c].
 */
function routeCost(
  { ground, weather }: StateData,
  of: CostClass,
  side: number,
  to: Cell,
  onCost?: CostListener,
): number | undefined {
  let best: { readonly cost: number; readonly route: Route } | undefined;
  for (const route of ROUTE_RATES) {
    const rate = weather === 'rain' ? route.rates.rain : route.rates.dry;
    if ((side & route.bit) === 0 || rate === undefined) continue;
    const isRough = route.bit === TRAIL && terrainWord(ground, to) !== 'open';
    const cost = isRough ? TRAIL_OUTSIDE_OPEN_HALF_POINTS : isOnFoot(of) ? rate.foot : rate.motorized;
    if (best === undefined || cost < best.cost) best = { cost, route };
  }
  if (best !== undefined) onCost?.(best.cost, term(best.route.name), best.route.rule);
  return best?.cost;
}

/** Options for {@link explainStepCost}. */
interface ExplainMode {
  readonly side: number;
  /** True if the rates of routes do not apply. */
  readonly isPlain: boolean;
}

/** Calls `onCost` with each part of the current cost of a step. */
export function explainStepCost(
  state: StateData,
  costs: Costs,
  at: number,
  { side, isPlain }: ExplainMode,
  onCost: CostListener,
): void {
  const { best, plain } = tableAt(state, costs, at, side);
  const byRoute = !isPlain && best[at] < plain[at];
  stepCost(state, costs.of, at, { byRoute, hasBridge: isBridged(state, at, side) }, onCost);
}
