import type { Play } from '../../../play/moment.js';
import { OUT_OF_SUPPLY, SUPPLIED } from '../state/fields.js';
import { readyCommand } from '../command/readying.js';
import type { State } from '../state/state.js';
import { BOTH } from '../vocabulary/sides.js';
import { construction } from '../works/construction.js';
import { recover } from './recovery.js';

/** The reorganization segment: works are finished, who recovers, then headquarters, leaders and guns are made ready [4.21.C2, SoP.C2]. */
export function* reorganization(state: State): Play {
  yield* construction(state);
  for (const side of BOTH) yield* recover(state, side);
  readyCommand(state);
  readyArtillery(state);
}

/** Fired artillery is made ready, not out of supply, and by RTL-50 not in emergency supply [12.19, 6.14]. */
function readyArtillery(state: State): void {
  const emergency = state.rulings['artillery.emergencyReadying'] === 'readied';
  for (const { index, isArtillery } of state.pieces)
    if (isArtillery && state.supply[index] !== OUT_OF_SUPPLY && (emergency || state.supply[index] === SUPPLIED))
      state.fired[index] = 0;
}
