import { NOWHERE, type Cell } from '../../../board/board.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { barOnGround, classOf } from '../movement/costs.js';
import { ROUTES, TRAIL } from '../state/ground.js';
import type { Piece } from '../state/pieces.js';
import type { StateData } from '../state/state-data.js';

/**
 * Returns whether a unit exerts its ZOC across the hexside `from * directions + direction` [3.24]. A unit exerts no ZOC
 * where it may not move because of a river [3.24a, 8.36c], a lake, or swamp without a route [3.24b, 8.37a].
 */
export const exertsAcross = (state: StateData, piece: Piece, at: number): boolean =>
  barOnGround(state, classOf(piece), at, state.bridged[at] > 0, routesThroughSwamp(state)) === undefined;

/**
 * Returns the routes along which motorized and heavy units exert a ZOC into or out of swamp. The ruling
 * `zoc.trailIntoSwampInRain` decides whether trails count in rain [5.13d].
 */
const routesThroughSwamp = ({ weather, rulings }: StateData): number =>
  weather === 'rain' && rulings['zoc.trailIntoSwampInRain'] === 'no' ? ROUTES & ~TRAIL : ROUTES;

/**
 * Returns the directions in which the combat units of a hex exert a ZOC, as bits. Units with a yellow band exert a ZOC
 * only if a unit in the same hex has no band [3.21-3.23].
 */
export function exertedDirections(state: StateData, cell: Cell): number {
  const { board } = state.ground;
  let isExerted = false;
  for (let p = state.head[cell]; p >= 0; p = state.next[p]) {
    const { role, isBanded } = state.piece(p);
    if (role === 'combat' && !isBanded) isExerted = true;
  }
  if (!isExerted) return 0;
  let mask = 0;
  for (let direction = 0; direction < board.directions; direction++) {
    const at = cell * board.directions + direction;
    const to = board.neighbours[at];
    if (to === NOWHERE) continue;
    for (let p = state.head[cell]; p >= 0; p = state.next[p]) {
      const piece = state.piece(p);
      if (piece.role !== 'combat' || !exertsAcross(state, piece, at)) continue;
      mask |= 1 << direction;
      break;
    }
  }
  return mask;
}

/** Recomputes the ZOC that the units of a hex exert, after units, bridges or weather changed. */
export function refreshZone(state: StateData, cell: Cell): void {
  const mask = state.owner[cell] < 0 ? 0 : exertedDirections(state, cell);
  const owner = mask === 0 ? NO_SIDE : state.owner[cell]; // a lone leader exerts no ZOC
  state.zones.set(cell, owner, mask);
}

/** Recomputes the ZOCs of both sides. Called after the state was restored, and after weather or bridges changed. */
export function refreshAllZones(state: StateData): void {
  state.zones.clear();
  for (let cell = 0; cell < state.ground.board.size; cell++) if (state.owner[cell] >= 0) refreshZone(state, cell);
}

/** Returns whether a hex is in a ZOC of a side [3.21, 3.26]. Units in the hex do not matter [3.25]. */
export const isInZone = (state: StateData, side: number, cell: Cell): boolean => state.zone[side][cell] > 0;

/** Returns the number of hexes from which a side exerts a ZOC into a hex [8.64d]. */
export const zonesInto = (state: StateData, side: number, cell: Cell): number => state.zone[side][cell];

/** Returns whether motorized units of a side in a hex exert a ZOC into an adjacent hex [11.56d]. */
export function motorizedExerts(state: StateData, side: number, from: Cell, to: Cell): boolean {
  const { board } = state.ground;
  const direction = board.direction(from, to);
  const { zones } = state;
  if (direction < 0 || zones.sides[from] !== side || (zones.directions[from] & (1 << direction)) === 0) return false;
  return state
    .unitsIn(from)
    .map((piece) => state.piece(piece))
    .some(
      (piece) =>
        piece.role === 'combat' &&
        piece.moves === 'motorized' &&
        exertsAcross(state, piece, from * board.directions + direction),
    );
}
