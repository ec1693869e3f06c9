import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Address, Play } from '../../../play/moment.js';
import type { State } from '../state/state.js';
import { reactions } from './reacting.js';
import { refusals } from './refusal.js';
import { stands } from './stand.js';

/** An attack that is declared: on which hex, and by which order. Who attacks stands in `state.target`. */
export interface Declared {
  readonly target: Cell;
  readonly order: OrderModel | undefined;
}

/** What the enemy may do before combat: every hex refuses or does not, then units react, then hexes stand [9.0]. */
export function* beforeCombat(state: State, declared: readonly Declared[], address: Address): Play {
  yield* refusals(state, declared, address);
  yield* reactions(state, address);
  yield* stands(state, address);
}
