import type { Cell } from '../../../board/board.js';
import { gain } from '../production/stores.js';
import { say } from '../../../model/say.js';
import type { State } from '../state/state.js';
import { LEADING } from '../vocabulary/nations.js';
import { AXIS, SOVIET } from '../vocabulary/sides.js';
import { setPartisans } from './battalions.js';

/**
 * Returns whether partisans in a hex stop units of a side and fight them. This requires at least two battalions
 * [29.1.two, A45].
 */
export const doPartisansFight = (state: State, side: number, cell: Cell): boolean =>
  side === AXIS && state.partisans[cell] >= BRIGADE && state.rulings['partisans.entered'] === 'fight';

const BRIGADE = 2;

/**
 * Applies the rules for land units that enter hexes with partisans. Soviet units relieve the partisans. Axis units
 * remove partisans that do not fight, such as a single battalion [29.0.relieved, 29.1.one, A45].
 */
export function meetPartisans(state: State, side: number, cells: readonly Cell[]): void {
  for (const cell of cells) {
    if (state.partisans[cell] === 0) continue;
    if (side === SOVIET) relieve(state, cell);
    else if (!doPartisansFight(state, side, cell)) removePartisans(state, cell);
  }
}

function relieve(state: State, cell: Cell): void {
  const battalions = state.partisans[cell];
  setPartisans(state, cell, 0);
  gain(state, LEADING[SOVIET], { yellow: battalions });
  state.emit('partisan', '29.0.relieved', () => ({
    side: SOVIET,
    text: say`The partisans of ${state.label(cell)} are relieved: ${battalions} yellow battalions are added to the Soviet store.`,
    cells: [cell],
    facts: { partisans: 0, yellow: battalions },
  }));
}

/** Removes the partisans of a hex. */
export function removePartisans(state: State, cell: Cell): void {
  setPartisans(state, cell, 0);
  state.emit('partisan', '29.1.one', () => ({
    side: AXIS,
    text: say`The partisans of ${state.label(cell)} are driven away.`,
    cells: [cell],
    facts: { partisans: 0 },
  }));
}
