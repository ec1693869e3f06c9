import type { OrderKind as Kind } from '../../../play/order-kind.js';
import type { State } from '../state/state.js';

/** Orders of a phase: moving, going by rail, overrunning, entering the map, attacking … */
export type OrderKind = Kind<State>;
