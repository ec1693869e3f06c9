import { unitsNamed } from '../../../play/named-units.js';
import { isGone } from '../combat/elimination.js';
import { LEFT, type State } from '../state/state.js';

/** Units and formations leave the game, as its scenario says; who is lost already stays lost. */
export function leave(state: State, names: readonly string[]): void {
  for (const piece of unitsNamed(
    state,
    names.map((name) => ({ name })),
    () => true,
  )) {
    if (isGone(state, piece)) continue;
    state.disrupt(piece, false);
    state.put(piece, LEFT);
  }
}
