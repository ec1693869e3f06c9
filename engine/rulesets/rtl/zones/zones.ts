import { NOWHERE, type Cell } from '../../../board/board.js';
import { NO_SIDE } from '../state/fields.js';
import { barOnGround, classOf } from '../movement/costs.js';
import { ROUTES, TRAIL } from '../state/ground.js';
import type { Piece } from '../state/pieces.js';
import type { StateData } from '../state/state-data.js';

/**
 * Whether a unit's ZOC goes across the hexside `from * directions + direction` [3.24]: not where its movement is prohibited, by a river
 * [3.24a, 8.36c], a lake, or out of or into a swamp off the routes [3.24b, 8.37a].
 */
export const exertsAcross = (state: StateData, piece: Piece, at: number): boolean =>
  barOnGround(state, classOf(piece), at, state.bridged[at] > 0, routesThroughSwamp(state)) === undefined;

/** The routes along which motorized and heavy units reach into or out of a swamp: a trail only where it counts [5.13d, RTL-01]. */
const routesThroughSwamp = ({ weather, rulings }: StateData): number =>
  weather === 'rain' && rulings['zoc.trailIntoSwampInRain'] === 'no' ? ROUTES & ~TRAIL : ROUTES;

/** The directions into which the combat units of a hex, and no others, exert a ZOC, as bits: all of them when one has no band [3.21-3.23]. */
export function exertion(state: StateData, cell: Cell): number {
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

/** Lays the ZOC of a hex anew after who stands in it, a bridge or the weather has changed. */
export function layZone(state: StateData, cell: Cell): void {
  const mask = state.owner[cell] < 0 ? 0 : exertion(state, cell);
  const owner = mask === 0 ? NO_SIDE : state.owner[cell]; // a leader alone exerts none
  const before = state.exerted[cell];
  if (before === mask && state.exertedBy[cell] === owner) return;
  project(state, cell, -1);
  state.exerted[cell] = mask;
  state.exertedBy[cell] = owner;
  project(state, cell, 1);
}

function project(state: StateData, cell: Cell, by: 1 | -1): void {
  const { board } = state.ground;
  const mask = state.exerted[cell];
  if (mask === 0) return;
  const zone = state.zone[state.exertedBy[cell]];
  for (let direction = 0; direction < board.directions; direction++)
    if ((mask & (1 << direction)) !== 0) zone[board.neighbour(cell, direction)] += by;
}

/** Every ZOC anew: after a restore, and when the weather or a bridge changes what is crossed. */
export function layZones(state: StateData): void {
  state.exerted.fill(0);
  state.exertedBy.fill(NO_SIDE);
  for (const zone of state.zone) zone.fill(0);
  for (let cell = 0; cell < state.ground.board.size; cell++) if (state.owner[cell] >= 0) layZone(state, cell);
}

/** Whether a hex lies in the ZOC of a side, one or many [3.21, 3.26]; who stands there is not asked [3.25]. */
export const inZone = (state: StateData, side: number, cell: Cell): boolean => state.zone[side][cell] > 0;

/** From how many hexes a side exerts a ZOC into a hex [8.64]. */
export const zonesInto = (state: StateData, side: number, cell: Cell): number => state.zone[side][cell];

/** Whether the motorized units of a side in a hex exert a ZOC across a hexside [11.56]. */
export function motorizedExerts(state: StateData, side: number, from: Cell, to: Cell): boolean {
  const { board } = state.ground;
  const direction = board.direction(from, to);
  if (direction < 0 || state.exertedBy[from] !== side || (state.exerted[from] & (1 << direction)) === 0) return false;
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
