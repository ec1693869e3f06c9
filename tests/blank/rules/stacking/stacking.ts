import type { Cell } from '../../../../engine/board/board.js';
import { stackExcess, type StackLimit } from '../../../../engine/mechanics/stacking.js';
import { step } from '../refusal.js';
import type { BlankRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import type { Numbers } from '../vocabulary/numbers.js';

/** Returns how many units of a side may stack [4]. */
export function stackingLimit(numbers: Numbers, owner: string): StackLimit<BlankRule> {
  const limit = numbers['stack.limit'];
  return { value: limit, ledger: [step(`${limit} units`, '4')], rule: '4', owner };
}

/** Returns whether units have room in a cell together with the units that stay there. */
export function fits(state: State, cell: Cell, pieces: readonly number[]): boolean {
  const staying = state.unitsIn(cell).filter((unit) => !pieces.includes(unit));
  return stackExcess(stackingLimit(state.numbers, ''), staying.length + pieces.length) === 0;
}
