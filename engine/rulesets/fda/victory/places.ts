import { neighboursOf } from '../../../board/nearest.js';
import type { Cell } from '../../../board/board.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { BRIDGE, placesOf, type Place } from '../state/ground.js';
import { opponent, type Side } from '../state/pieces.js';
import { type State } from '../state/state.js';
import { VICTORY_PLACES } from '../vocabulary/features.js';

/**
 * Lists the cities, villages, airfields and bridges that give points when taken from the enemy. A destroyed bridge
 * gives none [16a].
 */
export const victoryPlaces = (state: State): Place[] =>
  placesOf(state.ground, ...VICTORY_PLACES).filter(
    ({ kind, cells }) => kind !== 'bridge' || cells.some((cell) => state.bridge[cell] === BRIDGE),
  );

/**
 * Returns the side that holds all sectors of a place; NO_SIDE when the sides share the sectors or a sector has no
 * holder. A side holds a sector if its units were the last ones there (reading `victoryCount`) [16a].
 */
export function holderOf(state: State, { cells }: Pick<Place, 'cells'>): Side | typeof NO_SIDE {
  const [first] = cells;
  if (first === undefined) return NO_SIDE;
  const side = state.control[first];
  return cells.every((cell) => state.control[cell] === side) ? (side as Side | typeof NO_SIDE) : NO_SIDE;
}

/** Lists the places that the enemy held at the start and the given side holds now [16a]. */
export const takenBy = (state: State, side: Side): Place[] =>
  victoryPlaces(state).filter(
    (place) => state.sideNamed(place.owner) === opponent(side) && holderOf(state, place) === side,
  );

/**
 * Returns whether a side holds an objective: its ground units are there and no enemy unit is adjacent. Otherwise the
 * objective counts for neither side [16f].
 */
export function holdsObjective(state: State, side: Side, cell: Cell): boolean {
  const beside = neighboursOf(state.ground.board, cell);
  return state.owner[cell] === side && beside.every((next) => state.owner[next] !== opponent(side));
}
