import type { Address, Play } from '../../../play/moment.js';
import type { State } from '../state/state.js';
import type { DeclaredAttack } from './declared-attack.js';
import { attemptNoRetreats } from './no-retreat.js';
import { reactToAttacks } from './reacting.js';
import { refuseCombats } from './refusing-combat.js';

/** Asks the defender for refusals of combat, then for reactions, then for no-retreat attempts [9.0]. */
export function* beforeCombat(state: State, declared: readonly DeclaredAttack[], address: Address): Play {
  yield* refuseCombats(state, declared, address);
  yield* reactToAttacks(state, address);
  yield* attemptNoRetreats(state, address);
}
