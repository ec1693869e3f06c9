import { unitsNamed } from '../../../play/named-units.js';
import { DESTROYED, LEFT, REMOVED, type State } from '../state/state.js';

/** Units and formations leave the game, as its scenario says, and what engineers of them work at breaks off; who is lost already stays lost. */
export function leave(state: State, names: readonly string[]): void {
  for (const piece of unitsNamed(
    state,
    names.map((name) => ({ name })),
    () => true,
  )) {
    const from = state.cell[piece];
    if (from === DESTROYED || from === REMOVED) continue;
    state.put(piece, LEFT);
    state.task[piece] = 0;
  }
}
