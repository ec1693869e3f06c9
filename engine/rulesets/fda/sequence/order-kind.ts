import type { OrderKind as Kind } from '../../../play/order-kind.js';
import type { State } from '../state/state.js';

/** Orders of an activated division, all of them for units of `state.active`: moving, firing, assaulting, working … [6d] */
export type OrderKind = Kind<State>;
