import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import type { StackLimit } from '../../../mechanics/stacking.js';
import { step } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import type { Numbers } from '../vocabulary/numbers.js';

/** Returns the maximum stacking points of a side in a hex [3.32]. */
const limitOf = ({ numbers }: Pick<State, 'numbers'>): number => numbers['stack.limit'];

/** Returns the stacking limit with its explanation, for messages about the given owner. */
export function stackingLimit(numbers: Numbers, owner: string): StackLimit<RtlRule> {
  const value = limitOf({ numbers });
  return {
    value,
    ledger: [step(say`${value} stacking points`, '3.32')],
    rule: '3.32',
    owner,
    counted: 'stacking point',
  };
}

/** Returns the stacking points of a piece. Leaders, bridges and air units have none [3.31]. */
const pointsFor = (state: State, piece: number): number => {
  const { role, stacking } = state.piece(piece);
  return role === 'combat' ? stacking : 0;
};

/** Returns the total stacking points of pieces. */
export const pointsOf = (state: State, pieces: readonly number[]): number =>
  pieces.reduce((sum, piece) => sum + pointsFor(state, piece), 0);

/** Returns the stacking points of a side in a hex without the units that leave it (`leaving`). */
function pointsIn(state: State, side: number, cell: Cell, leaving: readonly number[] = []): number {
  let sum = 0;
  for (let p = state.head[cell]; p >= 0; p = state.next[p])
    if (state.piece(p).side === side && !leaving.includes(p)) sum += pointsFor(state, p);
  return sum;
}

/** Returns the stacking points of a side in a hex that exceed the limit [3.32]. */
export const excessIn = (state: State, side: number, cell: Cell): number =>
  Math.max(0, pointsIn(state, side, cell) - limitOf(state));

/**
 * Returns whether units fit into a hex within the stacking limit. Units without stacking points fit into every hex
 * [3.31, 3.32].
 */
export function fits(state: State, cell: Cell, pieces: readonly number[]): boolean {
  const points = pointsOf(state, pieces);
  return points === 0 || pointsIn(state, state.piece(pieces[0]).side, cell, pieces) + points <= limitOf(state);
}

/**
 * Returns whether units may move into a hex without exceeding the stacking limit there. Always true for a hex with
 * enemy units: units attack such a hex and do not enter it.
 */
export function joins(state: State, cell: Cell, pieces: readonly number[]): boolean {
  if (pieces.length === 0) return true;
  const { side } = state.piece(pieces[0]);
  return state.unitsIn(cell).some((one) => state.piece(one).side !== side) || fits(state, cell, pieces);
}
