import { neighboursOf } from '../../../board/nearest.js';
import type { Cell } from '../../../board/board.js';
import type { State } from './state.js';

/**
 * Returns whether two units count as units of the same division when one supports the other. Guards count as one
 * division if they are in the same sector. All other units without a division belong to no common division (reading
 * `guards`) [2.1o, 9.1a, 15.3b].
 */
export function sameDivision(state: State, a: number, b: number): boolean {
  const [one, other] = [state.piece(a), state.piece(b)];
  if (one.side !== other.side) return false;
  if (one.guard || other.guard) return one.guard && other.guard && state.cell[a] === state.cell[b];
  return one.division >= 0 && one.division === other.division;
}

/**
 * Returns whether a unit is infantry. Mounted troops count as infantry (reading `cavalryValues`) [7a, 8u, 15.1d, 16a].
 */
export function isInfantry(state: State, unit: number): boolean {
  const { arm } = state.piece(unit);
  return arm === 'infantry' || arm === 'cavalry';
}

/**
 * Returns whether a unit retreats from a barrage like infantry, by one sector. This includes heavy weapons on foot [7a,
 * 15.1d].
 */
export function fleesAsInfantry(state: State, unit: number): boolean {
  const { arm, mobility } = state.piece(unit);
  return isInfantry(state, unit) || (arm === 'heavy weapons' && mobility === 'foot');
}

/** Counts the ground units of a division on the map [7.1d]. */
export function unitsOnMap(state: State, division: number): number {
  let units = 0;
  for (const piece of state.divisions[division].members)
    if (state.cell[piece] >= 0 && state.piece(piece).ground) units++;
  return units;
}

/**
 * Returns whether a sector has fortifications or heavy terrain, which give a die for cover to the units in it [10f,
 * 12k]. Mines, which give the die only in assaults, do not count here [8j, 13f].
 */
export const isCovered = (state: State, cell: Cell): boolean =>
  state.fort[cell] === 1 || (state.ground.lies[cell] & 1) !== 0;

/**
 * Returns whether a headquarters is isolated: no friendly unit is in its sector. The ruling `hqIsolation` can also
 * require that no friendly unit is in an adjacent sector [2.1d].
 */
export function isIsolated(state: State, piece: number): boolean {
  const cell = state.cell[piece];
  if (state.count[cell] > 1) return false;
  if (state.rulings.hqIsolation === 'aloneInSector') return true;
  const { side } = state.piece(piece);
  return neighboursOf(state.ground.board, cell).every((next) => state.owner[next] !== side);
}
