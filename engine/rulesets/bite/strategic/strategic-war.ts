import type { Play } from '../../../play/moment.js';
import type { State } from '../state/state.js';

/** Raids on factories, and on convoys, with option 35 [35.0]. */
export function* strategicWar(_state: State): Play {
  // its rules follow: see rooms.md
}
