import type { State } from '../../../engine/rulesets/fda/state/state.js';
import { add, type Account } from '../account.js';

/**
 * Checks the units on the table. No sector may contain more units than the limit or units of both sides. Units without
 * break points must have been removed [4c, 7f, 3c].
 */
export function stacks(state: State): Account {
  return {
    pause({ turn }, wrong) {
      const counts = new Map<string, number>();
      const sides = new Map<number, number>();
      for (const { index, name, ground, side } of state.pieces) {
        const cell = state.cell[index];
        if (!ground || cell < 0) continue;
        if (state.pr[index] === 0) wrong(`${name} is in ${state.label(cell)} without break points [3c]`);
        if ((sides.get(cell) ?? side) !== side) wrong(`both sides are in ${state.label(cell)} [7f]`);
        sides.set(cell, side);
        if (add(counts, state.label(cell)) > state.stackLimit && turn > 0)
          wrong(
            `${state.label(cell)} contains ${counts.get(state.label(cell))} units; the limit is ${state.stackLimit} [4c]`,
          );
      }
    },
  };
}
