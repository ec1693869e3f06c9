import type { Play } from '../../../play/moment.js';
import type { State } from '../state/state.js';

/** Strategic rail movement, and factories that are evacuated [7.4, 16.2]. */
export function* railPhase(_state: State): Play {
  // its rules follow: see rooms.md
}
