import type { OrderKind } from '../../../play/order-kind.js';
import type { Play } from '../../../play/moment.js';
import { commandKinds } from '../command/activation.js';
import { phaseOrders } from '../sequence/phase-orders.js';
import type { State } from '../state/state.js';
import { byRail } from './by-rail.js';
import { evacuating } from './evacuating.js';

const kinds: readonly OrderKind<State>[] = [byRail, evacuating, ...commandKinds];

/** Strategic rail movement, and factories that are evacuated [7.4, 16.2, 13.8.1.rail]. */
export function* railPhase(state: State): Play {
  yield* phaseOrders(state, {
    side: state.side,
    rule: '7.4',
    question: 'rail',
    prompt: 'who goes by rail?',
    kinds,
    endOnceIn: 4,
    otherFirstOnceIn: 6,
  });
}
