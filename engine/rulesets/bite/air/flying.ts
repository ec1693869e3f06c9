import type { OrderKind } from '../../../play/order-kind.js';
import type { Play } from '../../../play/moment.js';
import type { State } from '../state/state.js';

/** Orders of air units in the movement phase: missions, rebasing, bombs, reconnaissance [7.5.2, 19.0, 32.0]. */
export const airKinds: readonly OrderKind<State>[] = [];

/** The side whose turn it is not sends aircraft, and reserves, to battles [7.6, 31.0]. */
export function* reactionPhase(_state: State): Play {
  // its rules follow: see rooms.md
}

/** Aircraft that fought return to bases [7.8.1]. */
export function* returnToBases(_state: State): Play {
  // its rules follow: see rooms.md
}
