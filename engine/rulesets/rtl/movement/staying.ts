import { NOWHERE, type Cell } from '../../../board/board.js';
import { overstackedText } from '../../../mechanics/stacking.js';
import type { MoveRequest } from '../../../mechanics/movement/movement-orders.js';
import type { Refusal } from '../../../play/moment.js';
import { keepsEntryFree } from '../reinforcements/arrivals.js';
import { refusal } from '../rulebook/refusal.js';
import { fits, pointsOf, stackingLimit } from '../stacking/stacking.js';
import type { State } from '../state/state.js';

/** Whether a unit may end its movement in a hex: there is room, and enemies may still enter by it [3.32, 5.21]. */
export const mayStay = (state: State, piece: number, cell: Cell): boolean =>
  fits(state, cell, [piece]) && keepsEntryFree(state, piece, cell);

/** Units that go to one hex find room there together at the end of the phase, and leave the enemy his entries [3.32, 5.21]. */
export function noRoom(state: State, { pieces, cells }: MoveRequest): Refusal | undefined {
  const to = cells.at(-1) ?? NOWHERE;
  if (!pieces.every((piece) => keepsEntryFree(state, piece, to)))
    return refusal(
      '5.21',
      'entry-hex',
      `Enemy reinforcements may still enter by ${state.label(to)}; nobody ends there.`,
    );
  if (fits(state, to, pieces)) return undefined;
  const { side } = state.piece(pieces[0]);
  const there = [...new Set([...state.unitsAt(to, side), ...pieces])];
  const limit = stackingLimit(state.numbers, state.sideName(side));
  return refusal('3.32', 'stack-limit', overstackedText(limit, pointsOf(state, there), state.label(to)));
}
