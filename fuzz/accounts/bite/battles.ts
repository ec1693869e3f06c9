import type { State } from '../../../engine/rulesets/bite/state/state.js';
import { SIDES } from '../../../engine/rulesets/bite/vocabulary/sides.js';
import type { Account } from '../account.js';

/**
 * Checks that after each battle only one side is in the hex, and that this side controls the hex if it has land units
 * there. When the phase is over, no hex may be shared [3.3, 7.7, 7.7.12].
 */
export function battles(state: State): Account {
  const fought = new Set<string>();
  const sidesIn = (cell: number, isLand: boolean): Set<number> =>
    new Set(
      state.pieces
        .filter((piece) => state.cell[piece.index] === cell && (piece.isLand || !isLand))
        .map(({ side }) => side),
    );
  return {
    event({ kind, cells: [label] = [] }) {
      if (kind === 'battle' && label !== undefined) fought.add(label);
      else if (kind === 'phase') fought.clear();
    },
    pause({ phase }, wrong) {
      const isOver = phase === 'combat' || phase === 'blitz';
      if (!isOver) return;
      for (const label of fought) {
        const cell = state.ground.board.cell(label);
        if (sidesIn(cell, false).size > 1) wrong(`both sides are left in ${label} after its battle`);
        for (const side of sidesIn(cell, true))
          if (state.control[cell] !== side)
            wrong(`${SIDES[side]} has won the battle in ${label} but does not control the hex`);
      }
      for (let cell = 0; cell < state.ground.board.size; cell++)
        if (sidesIn(cell, false).size > 1) wrong(`both sides are in ${state.label(cell)} at the end of ${phase}`);
      fought.clear();
    },
  };
}
