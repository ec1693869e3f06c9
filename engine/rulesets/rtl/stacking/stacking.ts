import type { Cell } from '../../../board/board.js';
import { excessOf, type StackLimit } from '../../../mechanics/stacking.js';
import { step } from '../refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import type { Numbers } from '../vocabulary/numbers.js';

/** Stacking points of a side in a hex [3.32]. */
export function stackingLimit(numbers: Numbers, who: string): StackLimit<RtlRule> {
  const value = numbers['stack.limit'];
  return { value, ledger: [step(`${value} stacking points`, '3.32')], rule: '3.32', who, counted: 'stacking point' };
}

/** The stacking points of units; leaders, bridges and air units have none [3.31]. */
export const pointsOf = (state: State, pieces: readonly number[]): number =>
  pieces.reduce((sum, piece) => sum + (state.piece(piece).role === 'combat' ? state.piece(piece).stacking : 0), 0);

/** Whether units find room in a hex beside the friends that stay there [3.32]. */
export function fits(state: State, cell: Cell, pieces: readonly number[]): boolean {
  const { side } = state.piece(pieces[0]);
  const staying = state.unitsAt(cell, side).filter((unit) => !pieces.includes(unit));
  return excessOf(stackingLimit(state.numbers, ''), pointsOf(state, [...staying, ...pieces])) === 0;
}
