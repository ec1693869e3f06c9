import { NOWHERE, type Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import type { Bar } from '../../../mechanics/bars.js';
import { memoize } from '../../../mechanics/memoize.js';
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
import { HALF_POINTS } from '../vocabulary/terrain.js';

/** Who pays alike [3.14, 3.24a, 8.5]: on foot, cavalry, motorized without and with the outline of a vehicle, towed guns. */
export const CLASSES = ['foot', 'cavalry', 'motorized', 'vehicle', 'heavy'] as const;
export type CostClass = (typeof CLASSES)[number];

/** A step that takes the whole allowance and ends the movement [8.36c]. */
export const WHOLE = 254;
/** A step that takes half of it [RTL-03]. */
export const HALF_OF_ALL = 253;
/** Added to the cost of a step after which the unit stops: a swamp entered on foot [8.37]. */
export const STOPS = 128;

/** What each step of the board costs a class, in half points: `from * directions + direction`. */
interface Table {
  /** Along routes where they count. */
  readonly best: Uint8Array;
  /** Without the rates of routes: from ZOC to ZOC [8.22]. */
  readonly plain: Uint8Array;
}

/** The costs of a class in some weather, by some readings: the same for every game on the map. */
export interface Costs {
  readonly of: CostClass;
  readonly unbridged: Table;
  /** As if a bridge unit lay on every hexside: read where one does. */
  readonly bridged: Table;
  /** What a step costs at least, by whatever bridge or route; 0 where the allowance or a stop comes into it. */
  readonly least: Uint8Array;
}

/** Told of each part of a cost, in half points, when somebody asks for the ledger. */
export type Tell = (halfPoints: number, words: string, rule: RtlRule) => void;

/** Why nobody, or not this class, goes across a hexside; told the hex beyond. */
export type GroundBar = Bar<string, [state: StateData, to: Cell]>;

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

export const costClassOf = (state: StateData, piece: number): CostClass => classOf(state.piece(piece));

export function classOf({ moves, type }: Piece): CostClass {
  if (moves === 'heavy') return 'heavy';
  if (moves === 'motorized') return type.silhouette ? 'vehicle' : 'motorized';
  return type.cavalry ? 'cavalry' : 'foot';
}

/** By weather, readings and class. */
const laid = memoize((_: Ground) => new Map<string, Costs>());
/** Those of the ground as it lies, by class; asked anew when it changes. */
const current = memoize((_: StateData) => ({ changes: 0, costs: new Map<CostClass, Costs>() }));

/** The costs of a class in the weather of the turn. */
export function costsOf(state: StateData, of: CostClass): Costs {
  const now = current(state);
  if (now.changes !== state.changes) now.costs.clear();
  now.changes = state.changes;
  const known = now.costs.get(of);
  if (known !== undefined) return known;
  const costs = costsInWeather(state, of);
  now.costs.set(of, costs);
  return costs;
}

function costsInWeather(state: StateData, of: CostClass): Costs {
  const { ground, weather, rulings } = state;
  const games = laid(ground);
  const key = [
    of,
    weather === 'rain',
    rulings['movement.openRainOnFoot'],
    rulings['movement.motorizedRiverCrossing'],
  ].join();
  const known = games.get(key);
  if (known !== undefined) return known;
  const [unbridged, bridged] = [layCosts(state, of, false), layCosts(state, of, true)];
  const least = unbridged.best.map((cost, at) => leastOf(cost, bridged.best[at]));
  const costs = { of, unbridged, bridged, least };
  games.set(key, costs);
  return costs;
}

/** Of two costs the smaller, unless the allowance or a stop comes into either: half of a small allowance is less than many a hex. */
const leastOf = (one: number, other: number): number => {
  const known = [one, other].filter((cost) => cost !== IMPASSABLE);
  return known.length > 0 && known.every((cost) => cost < STOPS) ? Math.min(...known) : 0;
};

function layCosts(state: StateData, of: CostClass, hasBridge: boolean): Table {
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

/** What a side pays across a hexside as it is now. */
export const tableAt = (state: StateData, costs: Costs, at: number, side: number): Table =>
  isBridged(state, at, side) ? costs.bridged : costs.unbridged;

/** What a step costs a unit, in half points, {@link WHOLE}, {@link HALF_OF_ALL}, with {@link STOPS}, or IMPASSABLE. */
export const costFor = (state: StateData, piece: number, at: number): number =>
  tableAt(state, costsOf(state, costClassOf(state, piece)), at, state.piece(piece).side).best[at];

/** Whether a bridge unit helps a side across: one of the enemy’s not out of its own hex, for it is gone when that is entered [16.21, 16.26]. */
function isBridged(state: StateData, at: number, side: number): boolean {
  if (state.bridged[at] === 0) return false;
  const { board } = state.ground;
  const gone = state
    .unitsIn(Math.floor(at / board.directions))
    .filter((piece) => state.piece(piece).side !== side && state.towards[piece] === board.neighbours[at]);
  return state.bridged[at] > gone.length;
}

const lake: GroundBar = bar('8.3', 'lake', (state, to) => `the lake lies between it and ${state.label(to)}`);
const unbridged: GroundBar = bar(
  '8.36c',
  'river',
  (state, to) => `the river before ${state.label(to)} has no bridge, which vehicles and heavy units need`,
);
const offRoute: GroundBar = bar(
  '8.37a',
  'swamp',
  (state, to) =>
    `motorized and heavy units go into and out of swamp only along a road, railway or trail that counts, and none leads to ${state.label(to)}`,
);

const onFoot = (of: CostClass): boolean => of === 'foot' || of === 'cavalry';

/** The routes that count in the weather: no trail in rain [5.13d]. */
const routesNow = ({ weather }: StateData): number => (weather === 'rain' ? ROUTES & ~TRAIL : ROUTES);

/** Whether water or swamp bars a step, whatever it would cost [8.36c, 8.37a, TEC.a]; `routes` are those that lead through swamp. */
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
  if (onFoot(of)) return undefined;
  if ((side & RIVER) !== 0 && (side & BRIDGE) === 0 && !hasBridge && of !== 'motorized') return unbridged;
  const leads = side & routes;
  const from = Math.floor(at / ground.board.directions);
  return leads === 0 && (isSwamp(ground, to) || isSwamp(ground, from)) ? offRoute : undefined;
}

interface Taken {
  /** By the rate of a route, where one leads across. */
  readonly byRoute: boolean;
  /** A bridge unit lies there. */
  readonly hasBridge: boolean;
}

/** One step that nothing bars: the hex, its woods and the hexside, or the rate of a route that leads across [8.31-8.37, 8.41, 8.42]. */
export function stepCost(
  state: StateData,
  of: CostClass,
  at: number,
  { byRoute, hasBridge }: Taken,
  tell?: Tell,
): number {
  const crossing = hasBridge ? 0 : crossingCost(state, of, at);
  if (crossing >= HALF_OF_ALL) return crossing;
  const { board, hexsides } = state.ground;
  const [side, to] = [hexsides[at], board.neighbours[at]];
  const along = byRoute ? side : 0;
  const hex = routeCost(state, of, along, to, tell) ?? terrainCost(state, of, along, to, tell);
  if (tell !== undefined && !hasBridge) crossingCost(state, of, at, tell);
  return hex + crossing;
}

/** The hex by which a unit comes onto the map: the rate of a route that lies in it, or its terrain [5.22b]. */
export function entryCost(state: StateData, of: CostClass, cell: Cell): number {
  const { board, hexsides } = state.ground;
  let routesThere = 0;
  for (let at = cell * board.directions; at < (cell + 1) * board.directions; at++) routesThere |= hexsides[at] & ROUTES;
  const rate = routeCost(state, of, routesThere, cell);
  if (rate === undefined && !onFoot(of) && isSwamp(state.ground, cell)) return IMPASSABLE; // [8.37a]
  return terrainOf(state.ground, cell).dry === undefined ? IMPASSABLE : (rate ?? terrainCost(state, of, 0, cell));
}

/** The hex itself, in rain by the columns of rain [5.13b]; an infantryman off the routes stops in a swamp [8.37b, TEC, TEC.b]. */
function terrainCost(
  { ground, weather, rulings }: StateData,
  of: CostClass,
  side: number,
  to: Cell,
  tell?: Tell,
): number {
  const word = terrainWord(ground, to);
  const { dry, rain, woods } = terrainOf(ground, to);
  const isRain = weather === 'rain';
  const isOnFoot = onFoot(of);
  const costs = (isRain ? rain : dry) ?? { foot: 0, motorized: 0 };
  let points = isOnFoot ? costs.foot : costs.motorized;
  if (isRain && isOnFoot && (word === 'open' || word === 'woods')) points = rulings['movement.openRainOnFoot'];
  const isSpared = isRain && (side & TRAIL) !== 0 && woods === true && !isOnFoot;
  if (isSpared) points -= 1; // a trail in rain spares the woods [8.42]
  tell?.(
    points * HALF_POINTS,
    `${word}${isRain ? ' in rain' : ''}${isSpared ? ', no woods on a trail' : ''}`,
    isSpared ? '8.42' : isRain ? '8.41' : '8.3',
  );
  return points * HALF_POINTS + (of === 'foot' && isSwamp(ground, to) ? STOPS : 0);
}

/** Streams and rivers, unless the map has a bridge [8.36, TEC.d]. */
function crossingCost({ ground, weather, rulings }: StateData, of: CostClass, at: number, tell?: Tell): number {
  const side = ground.hexsides[at];
  if ((side & BRIDGE) !== 0) return 0;
  if ((side & RIVER) !== 0) {
    if (!onFoot(of)) return rulings['movement.motorizedRiverCrossing'] === 'wholeMA' ? WHOLE : HALF_OF_ALL;
    tell?.(2 * HALF_POINTS, 'river', '8.36');
    return 2 * HALF_POINTS;
  }
  if ((side & STREAM_BIT) === 0) return 0;
  const cost = (weather === 'rain' ? (onFoot(of) ? 2 : 3) : 1) * HALF_POINTS;
  tell?.(cost, 'stream', '8.36');
  return cost;
}

/** The rate of the best route across a hexside, which leaves out the woods; undefined where none counts [TEC.c]. */
function routeCost(
  { ground, weather }: StateData,
  of: CostClass,
  side: number,
  to: Cell,
  tell?: Tell,
): number | undefined {
  let best: { readonly cost: number; readonly route: Route } | undefined;
  for (const route of ROUTE_RATES) {
    const rate = weather === 'rain' ? route.rates.rain : route.rates.dry;
    if ((side & route.bit) === 0 || rate === undefined) continue;
    const isRough = route.bit === TRAIL && terrainWord(ground, to) !== 'open';
    const cost = isRough ? TRAIL_OUTSIDE_OPEN_HALF_POINTS : onFoot(of) ? rate.foot : rate.motorized;
    if (best === undefined || cost < best.cost) best = { cost, route };
  }
  if (best !== undefined) tell?.(best.cost, best.route.name, best.route.rule);
  return best?.cost;
}

interface Telling {
  readonly side: number;
  /** Routes do not count. */
  readonly isPlain: boolean;
}

/** The cost of a step as it is now, told part by part. */
export function tellCost(state: StateData, costs: Costs, at: number, { side, isPlain }: Telling, tell: Tell): void {
  const { best, plain } = tableAt(state, costs, at, side);
  const byRoute = !isPlain && best[at] < plain[at];
  stepCost(state, costs.of, at, { byRoute, hasBridge: isBridged(state, at, side) }, tell);
}
