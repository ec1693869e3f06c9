import { SIDES } from '../vocabulary/sides.js';
import type { State } from './state.js';

/** Returns a sentence for each broken invariant. Random games call this function after every answer. */
export function brokenInvariants(state: State): string[] {
  const { size } = state.scenario.map.board;
  const broken: string[] = [];
  for (let cell = 0; cell < size; cell++) {
    const units = state.unitsIn(cell);
    const sides = new Set(units.map((unit) => state.piece(unit).side));
    if (units.some((unit) => state.cell[unit] !== cell))
      broken.push(`${state.label(cell)} lists a unit that is elsewhere`);
    if (sides.size > 1) broken.push(`${SIDES.join(' and ')} share ${state.label(cell)} [2]`);
    if (units.length > state.numbers['stack.limit'])
      broken.push(`${state.label(cell)} holds ${units.length} units [4]`);
  }
  return broken;
}
