import type { Play } from '../../../play/moment.js';
import type { State } from '../state/state.js';

/** Nations that have lost what they fight for surrender [7.11]. */
export function* victoryPhase(_state: State): Play {
  // its rules follow: see rooms.md
}
