import type { Cell } from '../../../board/board.js';
import { NO_STRONGPOINT, NO_SIDE, UNFINISHED } from '../state/fields.js';
import type { StateData } from '../state/state-data.js';
import type { RtlRule } from '../rulebook/index.js';

/** A builder moves, retreats, attacks or is lost: what it has begun goes [14.24, 14.26b]. Called while it still stands there. */
export function workLeft(state: StateData, piece: number): void {
  if (state.building[piece] === 0) return;
  state.building[piece] = 0;
  const cell = state.cell[piece];
  if (cell >= 0 && state.strongpoint[cell] === UNFINISHED)
    takeAway(state, cell, '14.26b', () => `${state.name(piece)} leaves its work: the strongpoint goes.`);
}

/** A strongpoint comes off the map, which nothing else does to it [14.14]; its counter may be used again [14.26d]. */
export function takeAway(state: StateData, cell: Cell, rule: RtlRule, text: () => string): void {
  const side = state.strongpointOf[cell];
  state.strongpoint[cell] = NO_STRONGPOINT;
  state.strongpointOf[cell] = NO_SIDE;
  state.emit('strongpoint', rule, () => ({ side, text: text(), cells: [cell], facts: { outcome: 'removed' } }));
}
