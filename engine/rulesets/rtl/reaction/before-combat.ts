import type { Address, Play } from '../../../play/moment.js';
import type { State } from '../state/state.js';
import type { Declared } from './declared.js';
import { reactions } from './reacting.js';
import { refusals } from './refusal.js';
import { stands } from './stand.js';

/** What the enemy may do before combat: every hex refuses or does not, then units react, then hexes stand [9.0]. */
export function* beforeCombat(state: State, declared: readonly Declared[], address: Address): Play {
  yield* refusals(state, declared, address);
  yield* reactions(state, address);
  yield* stands(state, address);
}
