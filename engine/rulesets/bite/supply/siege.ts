import { NOWHERE, type Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import { FORTRESS_PORT, NO_SIEGE, ROAD_OF_LIFE, SIEGE_SUPPLY } from '../state/fields.js';
import { ARROW, CAPITAL, type Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import type { NationName } from '../vocabulary/nations.js';
import { opponent, SOVIET } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';
import { networkOf } from './network.js';

/**
 * Returns the current siege status of a unit: NO_SIEGE, SIEGE_SUPPLY, FORTRESS_PORT or ROAD_OF_LIFE. In the base game
 * it is always NO_SIEGE [12.1-12.3].
 */
export function siegeOf(state: State, piece: number): number {
  const cell = state.cell[piece];
  if (!state.isAdvanced || cell < 0) return NO_SIEGE;
  const { ground } = state;
  const { side, nation } = state.piece(piece);
  if (side === SOVIET && isPocket(state, cell)) return siegeOfPocket(state);
  const isRefuge = ground.port[cell] > 0 || isCapitalOf(ground, nation, cell);
  if (!isRefuge || !isSurrounded(state, side, [cell])) return NO_SIEGE;
  return isFortressPort(ground, cell) ? FORTRESS_PORT : SIEGE_SUPPLY;
}

const isFortressPort = ({ roles }: Ground, cell: Cell): boolean =>
  roles['siege-port'].some((place) => place.cell === cell);

const isCapitalOf = ({ city, capitals }: Ground, nation: NationName, cell: Cell): boolean =>
  city[cell] === CAPITAL && capitals.some((capital) => capital.cell === cell && capital.nation === nation);

/** Hexes of the pocket, which are besieged as a single area [12.3]. */
const pocketOf = memoize((ground: Ground) => [...new Set(ground.roles.pocket.map(({ cell }) => cell))]);
export const pocketCells = ({ ground }: State): readonly Cell[] => pocketOf(ground);
export const isPocket = (state: State, cell: Cell): boolean => pocketCells(state).includes(cell);

/** Returns the siege status of the pocket: free, supplied by the road across the lake, or cut off [12.3, 12.3.cut]. */
export function siegeOfPocket(state: State): number {
  const cells = pocketCells(state);
  if (!state.isAdvanced || cells.length === 0 || !isSurrounded(state, SOVIET, cells)) return NO_SIEGE;
  return isRoadOpen(state) ? ROAD_OF_LIFE : SIEGE_SUPPLY;
}

/**
 * Returns whether the road across the lake is open: its far end is connected to the primary source. Snow does not close
 * it [12.3.road].
 */
export const isRoadOpen = (state: State): boolean =>
  state.ground.roles.lifeline.some(
    ({ cell }) => state.control[cell] === SOVIET && networkOf(state, 'Soviet Union').isSource(cell),
  );

/**
 * Returns whether enemy units or ZOC cover every hex that is adjacent to `cells` and that land units can enter. The
 * hexes of `cells` count as one area [12.1, 12.3, SBE2.victory]. A box is adjacent to the hexes to which a red arrow
 * leads.
 */
export function isSurrounded(state: State, side: number, cells: readonly Cell[]): boolean {
  const { board, closed, steps } = state.ground;
  const enemy = opponent(side);
  for (const cell of cells)
    for (let direction = 0; direction < board.directions; direction++) {
      const at = cell * board.directions + direction;
      const to = board.neighbours[at];
      if (to === NOWHERE || closed[to] === 1 || cells.includes(to)) continue;
      if (direction >= board.sides && (steps[at] & ARROW) === 0) continue;
      if (state.units[enemy][to] === 0 && !inZone(state, enemy, to)) return false;
    }
  return true;
}
