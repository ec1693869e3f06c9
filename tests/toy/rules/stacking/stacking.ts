import type { StackLimit } from '../../../../engine/mechanics/stacking.js';
import { stackTotal, stackExcess } from '../../../../engine/mechanics/stacking.js';
import type { Cell } from '../../../../engine/board/board.js';
import { step, type ToyRule } from '../rulebook/rulebook.js';
import type { State } from '../state/state.js';

/** Points of stacking of a unit, by its kind [5]. */
export const pointsOf = (kind: string): number => (kind === 'scout' ? 0 : kind === 'headquarters' ? 1 : 2);

/** How many points of a side may stand in a cell; scouts have none [4.1, 5]. */
export function stackLimit({ numbers }: Pick<State, 'numbers'>, owner: string): StackLimit<ToyRule> {
  const value = numbers['stack.limit'];
  return {
    value,
    ledger: [step(`a side may stack ${value} points`, '5')],
    rule: '5',
    owner,
    counted: 'stacking point',
  };
}

/** Whether units find no room in a cell beside those that fight there already. */
export function overstacks(state: State, pieces: readonly number[], cell: Cell): boolean {
  const fighters = pieces.filter((piece) => !state.isScout(piece));
  if (fighters.length === 0) return false;
  const { side } = state.piece(fighters[0]);
  return stackExcess(stackLimit(state, state.sideName(side)), pointsWith(state, fighters, cell)) > 0;
}

/** What units of a side have together with those that stand in a cell already. */
export function pointsWith(state: State, pieces: readonly number[], cell: Cell): number {
  const { side } = state.piece(pieces[0]);
  const together = [...new Set([...pieces, ...state.fightersAt(cell, side)])];
  return stackTotal(together, (piece) => pointsOf(state.piece(piece).kind));
}
