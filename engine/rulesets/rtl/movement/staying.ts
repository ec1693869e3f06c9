import { say } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { stackLimitText } from '../../../mechanics/stacking.js';
import type { MoveRequest } from '../../../mechanics/movement/movement-orders.js';
import type { Refusal } from '../../../play/moment.js';
import { keepsEntryFree } from '../reinforcements/arrivals.js';
import { refusal } from '../rulebook/refusal.js';
import { fits, pointsOf, stackingLimit } from '../stacking/stacking.js';
import type { State } from '../state/state.js';

/**
 * Returns whether a unit may end its movement in a hex: stacking allows it, and the unit blocks no enemy entry hex
 * [3.32, 5.21].
 */
export const mayStay = (state: State, piece: number, cell: Cell): boolean =>
  fits(state, cell, [piece]) && keepsEntryFree(state, piece, cell);

/**
 * Returns why units may not end a move in a hex: the hex would be above the stacking limit, or enemy reinforcements may
 * still enter there [3.32, 5.21]. Undefined if the units may end there.
 */
export function roomRefusal(state: State, { pieces, cells }: MoveRequest): Refusal | undefined {
  const to = cells.at(-1) ?? NOWHERE;
  if (!pieces.every((piece) => keepsEntryFree(state, piece, to)))
    return refusal(
      '5.21',
      'entry-hex',
      say`Enemy reinforcements may still enter at ${state.label(to)}. No unit may end its movement there.`,
    );
  if (fits(state, to, pieces)) return undefined;
  const { side } = state.piece(pieces[0]);
  const units = [...new Set([...state.unitsAt(to, side), ...pieces])];
  const limit = stackingLimit(state.numbers, state.sideName(side));
  return refusal('3.32', 'stack-limit', stackLimitText(limit, pointsOf(state, units), state.label(to)));
}
