import type { OrderKind as Kind } from '../../../play/order-kind.js';
import type { State } from '../state/state.js';

/** A kind of orders in a phase, for example normal movement, rail movement, overruns, entering the map or attacks. */
export type OrderKind = Kind<State>;
