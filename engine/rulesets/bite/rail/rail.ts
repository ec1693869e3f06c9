import type { OrderKind } from '../../../play/order-kind.js';
import type { Play } from '../../../play/moment.js';
import { commandKinds } from '../command/activation.js';
import { phaseOrders } from '../sequence/phase-orders.js';
import type { State } from '../state/state.js';
import { byRail } from './by-rail.js';
import { evacuating } from './factory-evacuation.js';

const kinds: readonly OrderKind<State>[] = [byRail, evacuating, ...commandKinds];

/** Runs the strategic rail phase: rail movement and evacuation of factories [7.4, 16.2, 13.8.1.rail]. */
export function* railPhase(state: State): Play {
  yield* phaseOrders(state, {
    side: state.side,
    rule: '7.4',
    question: 'rail',
    prompt: 'which unit moves by rail next?',
    kinds,
    endOnceIn: 4,
    otherFirstOnceIn: 6,
  });
}
