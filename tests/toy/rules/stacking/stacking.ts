import type { StackLimit } from '../../../../engine/mechanics/stacking.js';
import { stackTotal, stackExcess } from '../../../../engine/mechanics/stacking.js';
import type { Cell } from '../../../../engine/board/board.js';
import { step, type ToyRule } from '../rulebook/rulebook.js';
import type { State } from '../state/state.js';

/** Returns the stacking points of a kind of unit [5]. */
export const pointsOf = (kind: string): number => (kind === 'scout' ? 0 : kind === 'headquarters' ? 1 : 2);

/** Returns the maximum of stacking points of a side in a cell. Scouts have no stacking points [4.1, 5]. */
export function stackLimit({ numbers }: Pick<State, 'numbers'>, owner: string): StackLimit<ToyRule> {
  const value = numbers['stack.limit'];
  return {
    value,
    ledger: [step(`a side may stack ${value} stacking points`, '5')],
    rule: '5',
    owner,
    counted: 'stacking point',
  };
}

/** Returns whether units are too many for a cell, together with the combat units that are there. */
export function overstacks(state: State, pieces: readonly number[], cell: Cell): boolean {
  const fighters = pieces.filter((piece) => !state.isScout(piece));
  if (fighters.length === 0) return false;
  const { side } = state.piece(fighters[0]);
  return stackExcess(stackLimit(state, state.sideName(side)), pointsWith(state, fighters, cell)) > 0;
}

/** Returns the stacking points of units, plus the stacking points of the units in a cell. */
export function pointsWith(state: State, pieces: readonly number[], cell: Cell): number {
  const { side } = state.piece(pieces[0]);
  const together = [...new Set([...pieces, ...state.fightersAt(cell, side)])];
  return stackTotal(together, (piece) => pointsOf(state.piece(piece).kind));
}
