import type { Play } from '../../../play/moment.js';
import { returnToBases } from '../air/flying.js';
import { deactivate } from '../command/activation.js';
import { checkStacks } from '../stacking/excess.js';
import type { State } from '../state/state.js';
import { BOTH } from '../vocabulary/sides.js';

/** Armour that fought goes on; aircraft return; headquarters are spent [7.8, 7.8.1, 13.6]. */
export function* blitzPhase(state: State): Play {
  yield* returnToBases(state);
  for (const side of BOTH) yield* checkStacks(state, side, 'blitz', state.address);
  deactivate(state);
}
