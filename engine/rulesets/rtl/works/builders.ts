import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { NO_STRONGPOINT, UNFINISHED } from '../state/fields.js';
import type { StateData } from '../state/state-data.js';
import type { RtlRule } from '../rulebook/index.js';

/**
 * Removes the unfinished strongpoint of a builder that moves, retreats, attacks or is eliminated [14.24, 14.26b]. This
 * function must be called before the unit leaves its hex.
 */
export function abandonWork(state: StateData, piece: number): void {
  if (state.building[piece] === 0) return;
  state.building[piece] = 0;
  const cell = state.cell[piece];
  if (cell >= 0 && state.strongpoint[cell] === UNFINISHED)
    removeStrongpoint(
      state,
      cell,
      '14.26b',
      () => say`${state.name(piece)} leaves its unfinished strongpoint, which is removed.`,
    );
}

/** Removes a strongpoint from the map [14.14]. The counter of the strongpoint may be used again [14.26d]. */
export function removeStrongpoint(state: StateData, cell: Cell, rule: RtlRule, text: () => string): void {
  const side = state.strongpointOf[cell];
  state.strongpoint[cell] = NO_STRONGPOINT;
  state.strongpointOf[cell] = NO_SIDE;
  state.emit('strongpoint', rule, () => ({ side, text: text(), cells: [cell], facts: { outcome: 'removed' } }));
}
