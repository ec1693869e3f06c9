import type { OrderKind } from '../../../play/order-kind.js';
import type { State } from '../state/state.js';
import { landing } from './landing.js';
import { shipping } from './shipping.js';

/** Orders that move units by sea in the Movement Phase [18.0, 24.0]. */
export const seaKinds: readonly OrderKind<State>[] = [shipping, landing];
