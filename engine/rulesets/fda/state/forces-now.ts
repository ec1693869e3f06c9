import { neighboursOf } from '../../../board/nearest.js';
import type { Cell } from '../../../board/board.js';
import type { State } from './state.js';

/** Division of a unit for support: guards of one sector are like one division, other units without a division like none (reading guards) [2.1o, 9.1a, 15.3b]. */
export function sameDivision(state: State, a: number, b: number): boolean {
  const [one, other] = [state.piece(a), state.piece(b)];
  if (one.side !== other.side) return false;
  if (one.guard || other.guard) return one.guard && other.guard && state.cell[a] === state.cell[b];
  return one.division >= 0 && one.division === other.division;
}

/** Infantry, and mounted troops, who count as such (reading cavalryValues) [7a, 8u, 15.1d, 16a]. */
export function isInfantry(state: State, unit: number): boolean {
  const { arm } = state.piece(unit);
  return arm === 'infantry' || arm === 'cavalry';
}

/** Infantry under a barrage: the book counts heavy weapons on foot among infantry that goes one sector [7a, 15.1d]. */
export function fleesAsInfantry(state: State, unit: number): boolean {
  const { arm, mobility } = state.piece(unit);
  return isInfantry(state, unit) || (arm === 'heavy weapons' && mobility === 'foot');
}

/** Ground units of a division on the map [7.1d]. */
export function unitsOnMap(state: State, division: number): number {
  let units = 0;
  for (const piece of state.divisions[division].members)
    if (state.cell[piece] >= 0 && state.piece(piece).ground) units++;
  return units;
}

/** Whether the sector gives its occupants the die for cover: fortification or heavy terrain [10f, 12k]; mines count in assault alone [8j, 13f]. */
export const isCovered = (state: State, cell: Cell): boolean =>
  state.fort[cell] === 1 || (state.ground.lies[cell] & 1) !== 0;

/** A headquarters with a friend in its sector (or by the other reading next to it) is neither assaulted nor fired at (rulings.hqIsolation) [2.1d]. */
export function isIsolated(state: State, piece: number): boolean {
  const cell = state.cell[piece];
  if (state.count[cell] > 1) return false;
  if (state.rulings.hqIsolation === 'aloneInSector') return true;
  const { side } = state.piece(piece);
  return neighboursOf(state.ground.board, cell).every((next) => state.owner[next] !== side);
}
