import type { OrderKind as Kind } from '../../../play/order-kind.js';
import type { State } from '../state/state.js';

/**
 * A kind of orders for units of the activated division, `state.active`: for example moving, firing, assaulting or
 * engineers' work [6d].
 */
export type OrderKind = Kind<State>;
