import { NOWHERE, type Cell } from '../../board/board.js';
import { IMPASSABLE } from '../../board/reach.js';
import { findRetreatPaths, lowestRanked, type RetreatPath } from '../../mechanics/retreat.js';
import { opponent } from '../../mechanics/sides.js';
import type { Retreat } from '../declaration/combat.js';
import { fits, limitValue, stackWith, stackingValue } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { distanceToSource } from './home.js';

/**
 * The way in which a path ends. `room`: in a hex with room for the unit. `displaces`: in a full hex where a friendly
 * unit makes room. `full`: in a full hex where the unit is lost. `exit`: off the map.
 */
type PathEnd = 'room' | 'displaces' | 'full' | 'exit';

/** A path of a retreat. If the path leaves the map, its last cell is the last one on the map. */
export interface Route extends RetreatPath<PathEnd> {
  /** The steps that the unit loses in enemy zones on its way. */
  readonly stepsLost: number;
}

/** A retreat in progress. */
export interface Flight {
  readonly rule: Retreat;
  /** Returns the number of hexes that a unit retreats. */
  readonly hexesOf: (unit: number) => number;
  /** The attacked hexes. No unit retreats into them. */
  readonly battleHexes: readonly Cell[];
  /**
   * Units that have ended their retreat. The other retreating units treat the cells of these units as if they were
   * vacant.
   */
  readonly settled: ReadonlySet<number>;
  /** Units that have made room for others in this combat. A unit makes room only once. */
  readonly displaced: ReadonlySet<number>;
}

interface Step {
  readonly to: Cell;
  readonly leavesMap: boolean;
}

/**
 * Returns the paths by which a unit may retreat. If the game prefers some paths, only the best ones are returned. Paths
 * on which the unit would be lost are left out if there are others.
 */
export function routesOf(state: State, unit: number, flight: Flight): readonly Route[] {
  const friendsCount = flight.rule.friends === 'last';
  const canBeLost = flight.rule.full !== 'on' || state.zoneRule(unit)?.retreat === 'lose';
  const hexes = flight.hexesOf(unit);
  const paths = findRetreatPaths<Step, PathEnd>([state.cell[unit]], {
    steps: (path) => stepsFrom(state, unit, path, hexes, flight),
    ends: (step, path) => endsOf(state, unit, step, path.length - 1, hexes, flight),
    mayContinue: ({ to, leavesMap }, path) =>
      !leavesMap && (path.length - 1 < hexes || (flight.rule.full === 'on' && !fits(state, to, [unit]))),
    ...((canBeLost || friendsCount) && {
      prefer: (onward) =>
        lowestRanked(
          onward,
          ({ step, paths: open }) =>
            (isFatal(state, unit, open) ? FATAL : 0) + (friendsCount && isOccupied(state, step.to, flight) ? 1 : 0),
        ),
    }),
  });
  const routes = paths.map(({ path, end }): Route => {
    const cells = end === 'exit' ? path.slice(0, -1) : path;
    return { path: cells, end, stepsLost: stepsLostOn(state, unit, cells) };
  });
  return preferred(
    state,
    unit,
    lowestRanked(routes, (route) => (isLostOn(state, unit, route) ? 1 : 0)),
    flight,
  );
}

/**
 * Returns a function that returns the routes of the units in a retreat. The routes of a unit are searched once for each
 * revision of the state: before the question, for its answers, and for the answer given.
 */
export function routesIn(state: State, flight: Flight): (unit: number) => readonly Route[] {
  const known = new Map<number, readonly Route[]>();
  let revision = state.changes;
  return (unit) => {
    if (revision !== state.changes) known.clear();
    revision = state.changes;
    let routes = known.get(unit);
    if (routes === undefined) known.set(unit, (routes = routesOf(state, unit, flight)));
    return routes;
  };
}

/**
 * The rank of a step after which the unit is lost. It is worse than the ranks of vacant cells (0) and of cells with
 * friendly units (1).
 */
const FATAL = 2;

/** Returns whether a unit is lost on a path: in a full hex, or because enemy zones cost its last step. */
export const isLostOn = (state: State, unit: number, { end, stepsLost }: Pick<Route, 'end' | 'stepsLost'>): boolean =>
  end === 'full' || stepsLost >= state.stepsLeft(unit);

const isFatal = (state: State, unit: number, paths: readonly RetreatPath<PathEnd>[]): boolean =>
  paths.every(({ path, end }) => isLostOn(state, unit, { end, stepsLost: stepsLostOn(state, unit, path) }));

/** Returns the possible next steps of a path: into neighbouring cells, or off the map. */
function stepsFrom(state: State, unit: number, path: readonly Cell[], hexes: number, flight: Flight): readonly Step[] {
  const { board } = state.ground;
  const from = path[path.length - 1];
  const steps: Step[] = [];
  let isAtEdge = false;
  for (let direction = 0; direction < board.directions; direction++) {
    const to = board.neighbours[from * board.directions + direction];
    if (to === NOWHERE) isAtEdge ||= direction < board.sides;
    else if (mayEnter(state, unit, to, path, hexes, flight)) steps.push({ to, leavesMap: false });
  }
  if (isAtEdge && flight.rule.mayExit) steps.push({ to: NOWHERE, leavesMap: true });
  return steps;
}

/** Returns whether a path may go on into a cell. */
function mayEnter(state: State, unit: number, to: Cell, path: readonly Cell[], hexes: number, flight: Flight): boolean {
  const { shape, friends } = flight.rule;
  const [start, from] = [path[0], path[path.length - 1]];
  if (path.includes(to) || flight.battleHexes.includes(to)) return false;
  if (!isOpenTo(state, unit, from, to)) return false;
  if (friends === 'barred' && isOccupied(state, to, flight)) return false;
  const { board } = state.ground;
  const gained = board.distance(start, to) - board.distance(start, from);
  if (gained > 0) return true;
  // Beyond the length of the retreat, a unit goes on only because the hexes are full.
  return path.length > hexes ? shape === 'exact' && gained === 0 : shape === 'path';
}

/**
 * Returns whether a retreat may enter a neighbour: no enemy is there, no impassable ground lies between, and no enemy
 * zone bars it.
 */
export function isOpenTo(state: State, unit: number, from: Cell, to: Cell): boolean {
  const { side, kindIndex } = state.piece(unit);
  if (state.owner[to] === opponent(side)) return false;
  const { board, costs } = state.ground;
  const moving = state.declaration.unitKinds.at(Math.max(0, kindIndex))?.class ?? 0;
  if (costs[moving][from * board.directions + board.direction(from, to)] === IMPASSABLE) return false;
  return state.zoneRule(unit)?.retreat !== 'barred' || !state.isInEnemyZone(unit, to, 'retreat');
}

const NO_END: readonly PathEnd[] = [];

/** Returns how a retreat may end after a step; nothing if it must go on. */
function endsOf(
  state: State,
  unit: number,
  { to, leavesMap }: Step,
  steps: number,
  hexes: number,
  flight: Flight,
): readonly PathEnd[] {
  if (leavesMap) return ['exit'];
  if (steps < hexes) return NO_END;
  if (state.zoneRule(unit)?.retreat === 'no-end' && state.isInEnemyZone(unit, to, 'retreat')) return NO_END;
  if (fits(state, to, [unit])) return ['room'];
  switch (flight.rule.full) {
    case 'on':
      return NO_END;
    case 'lost':
      return ['full'];
    case 'displace':
      return [unitsThatMakeRoom(state, unit, to, flight).length > 0 ? 'displaces' : 'full'];
  }
}

/**
 * Returns the units in a full cell that can make room for a retreating unit. One of them then retreats one hex by the
 * same rules. A unit that would be lost cannot make room, nor can a unit that has already made room in this combat.
 */
export function unitsThatMakeRoom(state: State, unit: number, cell: Cell, flight: Flight): readonly number[] {
  const needed = stackWith(state, cell, [unit]) - limitValue(state, unit);
  return state.unitsIn(cell).filter((friend) => {
    if (friend === unit || flight.displaced.has(friend) || stackingValue(state, friend) < needed) return false;
    return routesOf(state, friend, displacement(flight, friend)).some((route) => !isLostOn(state, friend, route));
  });
}

/** Returns the retreat of a unit that makes room: one hex, by the rules of the retreat that displaces it. */
export const displacement = (flight: Flight, friend: number): Flight => ({
  ...flight,
  hexesOf: () => 1,
  displaced: new Set([...flight.displaced, friend]),
});

/** Returns whether friendly units are in a cell, other than those that have retreated into it just now. */
export function isOccupied(state: State, cell: Cell, { settled }: Pick<Flight, 'settled'>): boolean {
  if (cell < 0) return false;
  for (let unit = state.head[cell]; unit >= 0; unit = state.next[unit]) if (!settled.has(unit)) return true;
  return false;
}

/** Returns the steps that a unit loses on a path: one in each hex in enemy zones, if the zones have this effect. */
function stepsLostOn(state: State, unit: number, path: readonly Cell[]): number {
  if (state.zoneRule(unit)?.retreat !== 'lose') return 0;
  return path.filter((cell, at) => at > 0 && cell >= 0 && state.isInEnemyZone(unit, cell, 'retreat')).length;
}

/** Returns the routes that are best by the order of preference of the game. */
function preferred(state: State, unit: number, routes: readonly Route[], flight: Flight): readonly Route[] {
  let best = routes;
  for (const wish of flight.rule.prefer) best = lowestRanked(best, (route) => rankOf(state, unit, route, wish, flight));
  return best;
}

function rankOf(state: State, unit: number, { path }: Route, wish: Retreat['prefer'][number], flight: Flight): number {
  const [start, end] = [path[0], path[path.length - 1]];
  const { side } = state.piece(unit);
  switch (wish) {
    case 'vacant':
      return isOccupied(state, end, flight) ? 1 : 0;
    case 'toward-supply':
      return distanceToSource(state, side, end) > distanceToSource(state, side, start) ? 1 : 0;
    case 'farthest':
      return -state.ground.board.distance(start, end);
  }
}
