import type { Fight } from '../modifiers/situation.js';
import type { State } from '../state/state.js';
import { isOpenTo } from './retreat-paths.js';

/** Returns whether no hex next to the attacked hexes is open to a retreat of the defenders. */
export function isSurrounded(state: State, { defenders, targets }: Fight): boolean {
  const { board } = state.ground;
  for (const unit of defenders) {
    const from = state.cell[unit];
    for (let step = from * board.directions; step < (from + 1) * board.directions; step++) {
      const to = board.neighbours[step];
      if (to >= 0 && !targets.includes(to) && isOpenTo(state, unit, from, to)) return false;
    }
  }
  return true;
}
