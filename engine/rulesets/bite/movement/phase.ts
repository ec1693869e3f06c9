import type { OrderKind } from '../../../play/order-kind.js';
import { byRail } from '../rail/by-rail.js';
import { isRailInMovementPhase } from '../rail/payers.js';
import type { Play } from '../../../play/moment.js';
import { airKinds } from '../air/flying.js';
import { dropping } from '../airborne/drop.js';
import { activateStrained, commandKinds } from '../command/activation.js';
import { seaKinds } from '../naval/sea-orders.js';
import { phaseOrders } from '../sequence/phase-orders.js';
import { checkStacks } from '../stacking/excess.js';
import { MOTORIZED } from '../state/fields.js';
import type { State } from '../state/state.js';
import { markSupply } from '../supply/supply.js';
import { moving } from './moving.js';

/**
 * Runs the Movement Phase: headquarters and land units move, then aircraft fly, then stacking is checked [7.5, 7.5.1,
 * 7.5.2, 3.10].
 */
export function* movementPhase(state: State): Play {
  const { side, address } = state;
  for (const piece of state.muster.onBoard[side]) if (state.isOnMap(piece)) state.phaseStart[piece] = state.cell[piece];
  yield* phaseOrders(state, {
    side,
    rule: '7.5',
    question: 'movement',
    prompt: 'which unit moves next?',
    kinds: [moving, ...commandKinds, ...seaKinds, dropping, ...airKinds(state), ...railOrders(state)],
    endOnceIn: 16,
    otherFirstOnceIn: 3,
  });
  activateStrained(state);
  for (const piece of state.muster.onBoard[side]) state.placed[piece] = 0; // [7.3.2]
  yield* checkStacks(state, side, 'movement', address);
}

/**
 * Returns the kinds of rail orders in the Movement Phase. There is one if the ruling `stavka.railWhen` places the rail
 * action of Supreme HQs in this phase; otherwise there are none [13.8.1.rail].
 */
const railOrders = (state: State): readonly OrderKind<State>[] =>
  state.isAdvanced && isRailInMovementPhase(state) ? [byRail] : [];

/**
 * Runs the exploitation phase: armour in supply and units in Reserve move again without combat. Armour that is cut off
 * afterwards is marked out of supply [7.10, 7.10.supply, 31.0].
 */
export function* exploitationPhase(state: State): Play {
  const { side, address } = state;
  const moves = (piece: number): boolean =>
    state.isOnMap(piece) && (state.piece(piece).isArmoured || state.reserve[piece] === MOTORIZED);
  const movers = (): number[] => state.muster.land[side].filter(moves);
  markSupply(state, movers());
  if (movers().length > 0)
    yield* phaseOrders(state, {
      side,
      rule: '7.10',
      question: 'exploitation',
      prompt: 'which unit moves again?',
      kinds: [moving, ...commandKinds],
      endOnceIn: 8,
      otherFirstOnceIn: 4,
    });
  activateStrained(state);
  markSupply(state, movers());
  yield* checkStacks(state, side, 'exploitation', address);
}
