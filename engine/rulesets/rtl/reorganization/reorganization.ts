import type { Play } from '../../../play/moment.js';
import { OUT_OF_SUPPLY, SUPPLIED } from '../state/fields.js';
import { readyCommand } from '../command/readying.js';
import type { State } from '../state/state.js';
import { BOTH } from '../vocabulary/sides.js';
import { construction } from '../works/construction.js';
import { recover } from './recovery.js';

/**
 * Plays the Reorganization Segment: construction, then recovery, then making headquarters, leaders and artillery ready
 * [4.21.C2, SoP.C2].
 */
export function* reorganization(state: State): Play {
  yield* construction(state);
  for (const side of BOTH) yield* recover(state, side);
  readyCommand(state);
  readyArtillery(state);
}

/**
 * Makes fired artillery ready again. Artillery out of supply stays fired. Artillery on emergency supply becomes ready
 * only if the ruling `artillery.emergencyReadying` is `readied` [12.19, 6.14].
 */
function readyArtillery(state: State): void {
  const isEmergencyEnough = state.rulings['artillery.emergencyReadying'] === 'readied';
  for (const { index, isArtillery } of state.pieces)
    if (isArtillery && state.supply[index] !== OUT_OF_SUPPLY && (isEmergencyEnough || state.supply[index] === SUPPLIED))
      state.fired[index] = 0;
}
