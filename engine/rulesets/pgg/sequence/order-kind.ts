import type { OrderKind as Kind } from '../../../play/order-kind.js';
import type { State } from '../state/state.js';

/** A kind of orders in a phase, such as moving, rail movement, overruns, entering the map, attacking. */
export type OrderKind = Kind<State>;
