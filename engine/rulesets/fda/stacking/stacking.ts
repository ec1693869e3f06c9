import type { Cell } from '../../../board/board.js';
import { stackLimitText } from '../../../mechanics/stacking.js';
import type { Side } from '../state/pieces.js';
import type { State } from '../state/state.js';
import { stackingLimitOf } from './stacking-limit.js';

/**
 * Returns whether units may join the units in a cell. Joining units that are already in the cell do not count twice,
 * and aircraft do not count at all [4c, 4e, 7e].
 */
export function fits(state: State, cell: Cell, joining: readonly number[]): boolean {
  let units = state.count[cell];
  for (const piece of joining) if (state.cell[piece] !== cell && state.piece(piece).ground) units++; // See reading `stackCounts`.
  return units <= state.stackLimit;
}

/**
 * Describes an overstacked sector: `10 units in 0412; Allies may stack 9 [4c].` The units may still be on their way
 * there.
 */
export function overstackedText(state: State, cell: Cell, units: number, side: Side): string {
  return stackLimitText(stackingLimitOf(state.scenario, state.numbers, state.sideName(side)), units, state.label(cell));
}
