import type { StackLimit } from '../../../../engine/mechanics/stacking.js';
import { excessOf } from '../../../../engine/mechanics/stacking.js';
import type { Cell } from '../../../../engine/board/board.js';
import { step, type ToyRule } from '../rulebook/rulebook.js';
import type { State } from '../state/state.js';

/** How many units of a side may fight in a cell; scouts do not count [4.1, 5]. */
export function stackLimit({ numbers }: Pick<State, 'numbers'>, who: string): StackLimit<ToyRule> {
  const value = numbers['stack.limit'];
  return { value, ledger: [step(`a side may stack ${value}`, '5')], rule: '5', who };
}

/** Whether units find no room in a cell beside those that fight there already. */
export function overstacks(state: State, pieces: readonly number[], cell: Cell): boolean {
  const fighters = pieces.filter((piece) => !state.isScout(piece));
  if (fighters.length === 0) return false;
  const { side } = state.piece(fighters[0]);
  const there = state.fightersAt(cell, side).filter((piece) => !pieces.includes(piece)).length;
  return excessOf(stackLimit(state, state.sideName(side)), there + fighters.length) > 0;
}
