import type { OrderKind as Kind } from '../../../play/order-kind.js';
import type { State } from '../state/state.js';

/**
 * A kind of orders of an activated division, for units of `state.active`: moving, firing, assaulting, working … [6d]
 */
export type OrderKind = Kind<State>;
