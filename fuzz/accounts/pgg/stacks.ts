import type { State } from '../../../engine/rulesets/pgg/state/state.js';
import type { Account } from '../account.js';

/** Checks that at the end of a Soviet phase no hex contains more Soviet units than the stacking limit [7.1]. */
export function stacks(state: State): Account {
  const { numbers } = state;
  return {
    pause({ turn, side, phase }, wrong) {
      if (turn === 0 || side !== 'Soviet' || (turn === 1 && phase === 'movement')) return;
      const cells = new Map<number, { units: number; leader: boolean }>();
      for (const { index, side: owner, isLeader } of state.pieces) {
        const cell = state.cell[index];
        if (cell < 0 || owner !== 0) continue;
        const stack = cells.get(cell) ?? { units: 0, leader: false };
        cells.set(cell, stack);
        if (isLeader) stack.leader = true;
        stack.units++;
      }
      for (const [cell, { units, leader }] of cells) {
        const most = leader ? numbers['stacking.sovietWithLeader'] : numbers['stacking.soviet'];
        if (units > most) wrong(`${units} Soviet units are in ${state.label(cell)}; the limit is ${most} [7.1]`);
      }
    },
  };
}
