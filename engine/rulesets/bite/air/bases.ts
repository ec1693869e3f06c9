import { NOWHERE, type Board, type Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import { powerOf } from '../blocks/power.js';
import { standingBar } from '../nations/regions.js';
import { FORTRESS, type Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { isCity } from '../state/strongholds.js';
import { isSupplySource } from '../supply/lines.js';
import { opponent } from '../vocabulary/sides.js';

/** Lists the hexes that can be air bases: cities and fortresses [3.4]. */
const possibleBases = memoize((ground: Ground): readonly Cell[] =>
  [...ground.city.keys()].filter((cell) => ground.city[cell] > 0 || ground.fort[cell] === FORTRESS),
);

/**
 * Returns whether a side has an air base in a hex: a fortress or city that it controls and that can serve as a source
 * of supply [3.4].
 */
export const isBase = (state: State, side: number, cell: Cell): boolean =>
  state.control[cell] === side &&
  isCity(state, cell) &&
  state.units[opponent(side)][cell] === 0 &&
  isSupplySource(state, side, cell);

/** Returns whether an air unit can use a base. Only one air unit may be based in a hex [3.4, 3.10.air]. */
export function hasRoom(state: State, piece: number, cell: Cell): boolean {
  const { side } = state.piece(piece);
  if (state.units[side][cell] === state.landUnits[side][cell]) return true;
  const based = state.airAt(cell, side).filter((other) => other !== piece && state.base[other] === NOWHERE);
  return based.length < state.numbers['stack.air'];
}

/**
 * Returns the distance in hexes between two hexes for aircraft: the straight distance or, if one of the hexes is an
 * off-map box, the number of links between them [7.5.3.air, 3.7].
 */
export function flightDistance({ board }: Ground, from: Cell, to: Cell): number {
  const { gridSize } = board;
  if (from < gridSize && to < gridSize) return board.distance(from, to);
  return from >= gridSize ? distancesFromBox(board, from)[to] : distancesFromBox(board, to)[from];
}

const boxDistanceCache = memoize((_board: Board) => new Map<Cell, Int32Array>());
const UNREACHED = 1000;

function distancesFromBox(board: Board, box: Cell): Int32Array {
  const known = boxDistanceCache(board).get(box);
  if (known !== undefined) return known;
  const far = new Int32Array(board.size).fill(UNREACHED);
  const waiting = [box];
  far[box] = 0;
  for (const cell of waiting)
    for (let direction = 0; direction < board.directions; direction++) {
      const to = board.neighbour(cell, direction);
      if (to === NOWHERE || far[to] !== UNREACHED) continue;
      far[to] = far[cell] + 1;
      waiting.push(to);
    }
  boxDistanceCache(board).set(box, far);
  return far;
}

/** Returns the range of an air unit for missions, in hexes [7.5.2, 3.14]. */
export const rangeOf = (state: State, piece: number): number =>
  state.piece(piece).range > 0 ? state.piece(piece).range : powerOf(state, piece, 'range');

/**
 * Lists the bases of an air unit's side within `range` hexes of `from`, nearest first. With `room`, only bases that
 * have room for the unit are listed; without `room`, only full bases.
 */
function basesWithin(state: State, piece: number, { from, range, room }: BaseQuery): Cell[] {
  const { ground } = state;
  const { side } = state.piece(piece);
  return possibleBases(ground)
    .filter(
      (cell) =>
        state.control[cell] === side &&
        flightDistance(ground, from, cell) <= range &&
        isBase(state, side, cell) &&
        hasRoom(state, piece, cell) === room &&
        standingBar(state, piece, cell) === undefined,
    )
    .sort((a, b) => flightDistance(ground, from, a) - flightDistance(ground, from, b) || a - b);
}
interface BaseQuery {
  readonly from: Cell;
  readonly range: number;
  readonly room: boolean;
}

/** Lists bases with room for an air unit within `range` hexes of a hex, nearest first. */
export const basesInRange = (state: State, piece: number, from: Cell, range: number): Cell[] =>
  basesWithin(state, piece, { from, range, room: true });

/**
 * Lists bases with room to which an air unit may withdraw from its hex; the unit's own base comes first [7.7.16,
 * 7.8.1].
 */
export const basesToReturnTo = (state: State, piece: number): Cell[] => basesForReturn(state, piece, true);

/**
 * Lists the full bases in range of an air unit, its own base first. They are used if no base in range has room: the
 * unit lands on a full base, and its owner eliminates one of the two air units there [7.8.1, 3.10.air].
 */
export const crowdedBases = (state: State, piece: number): Cell[] => basesForReturn(state, piece, false);

function basesForReturn(state: State, piece: number, room: boolean): Cell[] {
  const own = state.baseOf(piece);
  const open = basesWithin(state, piece, { from: state.cell[piece], range: rangeOf(state, piece), room });
  return open.includes(own) ? [own, ...open.filter((cell) => cell !== own)] : open;
}

/** Number of random tries before random play gives up. */
const RANDOM_TRIES = 4;

/**
 * Picks a random other base within `range` hexes; returns an empty list if a few tries find none. Samples instead of
 * searching because random play calls this function very often.
 */
export function pickRandomBase(state: State, piece: number, range: number, random: (n: number) => number): Cell[] {
  const { ground } = state;
  const { side } = state.piece(piece);
  const all = possibleBases(ground);
  const current = state.cell[piece];
  for (let i = 0; i < RANDOM_TRIES && all.length > 0; i++) {
    const cell = all[random(all.length)];
    if (cell === current || state.control[cell] !== side || flightDistance(ground, current, cell) > range) continue;
    if (hasRoom(state, piece, cell) && standingBar(state, piece, cell) === undefined && isBase(state, side, cell))
      return [cell];
  }
  return [];
}
