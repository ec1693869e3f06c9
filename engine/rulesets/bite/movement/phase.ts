import type { Play } from '../../../play/moment.js';
import { airKinds } from '../air/flying.js';
import { commandKinds } from '../command/activation.js';
import { phaseOrders } from '../sequence/phase-orders.js';
import { removeExcess } from '../stacking/excess.js';
import type { State } from '../state/state.js';
import { moving } from './moving.js';

/** Headquarters and land units move, then aircraft fly; then nobody stacks more than he may [7.5, 7.5.2, 3.10]. */
export function* movementPhase(state: State): Play {
  const { side, address } = state;
  yield* phaseOrders(state, {
    side,
    rule: '7.5',
    question: 'movement',
    asked: 'who moves next?',
    kinds: [moving, ...commandKinds, ...airKinds],
    endOnceIn: 16,
    otherFirstOnceIn: 3,
  });
  for (const piece of state.muster.onBoard[side]) state.placed[piece] = 0; // [7.3.2]
  yield* removeExcess(state, side, address);
}

/** Armour in supply moves once more, and nobody fights [7.10]. */
export function* exploitationPhase(_state: State): Play {
  // its rules follow: see rooms.md
}
