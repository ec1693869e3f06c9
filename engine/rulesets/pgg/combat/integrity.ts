import type { Cell } from '../../../board/board.js';
import type { State } from '../state/state.js';

/**
 * Returns whether a unit has divisional integrity: its whole division and no other unit is in one hex [7.3].
 * A division that has lost a regiment has no integrity; lost steps do not matter.
 */
export function hasIntegrity(state: State, piece: number): boolean {
  const index = state.piece(piece).division;
  if (index < 0) return false;
  const division = state.divisions[index];
  if (!division.mayHaveIntegrity || state.integrityLost[division.index] === 1) return false;
  const cell = state.cell[piece];
  if (cell < 0 || !division.members.every((member) => state.cell[member] === cell)) return false;
  const strangers = state.count[cell] - division.members.length;
  return strangers === 0 || strangersAreTolerated(state, cell, division.index);
}

/**
 * Returns whether a division of two regiments keeps its integrity although independent regiments are in the hex. This
 * requires the ruling `integrity.independents` [AMB-28].
 */
function strangersAreTolerated(state: State, cell: Cell, division: number): boolean {
  if (state.rulings['integrity.independents'] !== 'toleratedWithTwoRegimentDivision') return false;
  if (state.divisions[division]?.members.length !== 2) return false;
  return state.unitsIn(cell).every((other) => [division, -1].includes(state.piece(other).division));
}
