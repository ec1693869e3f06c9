import { say } from '../../../model/say.js';
import type { Play } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { refusal } from '../rulebook/refusal.js';
import { placingPartisans } from '../partisans/placing.js';
import { risingOfRebels } from '../partisans/rebels.js';
import { phaseOrders } from '../sequence/phase-orders.js';
import type { State } from '../state/state.js';
import { SOVIET } from '../vocabulary/sides.js';
import { aiding } from './aid.js';
import { delaying, makeUnitsDue, placeDue, placing } from './arrivals.js';
import { projecting, restoring } from './centre-orders.js';
import { disbanding } from './disband.js';
import { building } from './factory.js';
import { earnIncome } from './income.js';
import { convertWaitingUnits, nextToLeave, releasing } from './leaving.js';
import { receiveLendLease } from './lend-lease.js';
import { levying } from './levy.js';
import { relievePocket } from './pocket.js';
import { rebuilding } from './rebuild.js';
import { repairing } from './repair.js';
import { researching } from './research.js';
import { saving } from './saving.js';
import { advanceTracker } from './tracker.js';

/** Orders of the production phase. */
const kinds: readonly OrderKind<State>[] = [
  repairing,
  rebuilding,
  placing,
  delaying,
  aiding,
  researching,
  building,
  restoring,
  projecting,
  saving,
  releasing,
  disbanding,
  levying,
  placingPartisans,
  risingOfRebels,
];

/**
 * Runs the production phase: income, then orders to repair, rebuild, place and pay [7.3]. The remaining points are
 * saved later, after rail movement has been paid for [7.4.cost].
 */
export function* productionPhase(state: State): Play {
  makeUnitsDue(state);
  yield* advanceTracker(state); // [16.2.new]
  if (state.side === SOVIET) relievePocket(state); // [12.3]
  yield* earnIncome(state); //           [7.3, 11.0]
  if (state.side === SOVIET) receiveLendLease(state); // [34.0]
  convertWaitingUnits(state); //          [SBE9.lssah]
  yield* phaseOrders(state, {
    side: state.side,
    rule: '7.3',
    question: 'production',
    prompt: say`what is produced next?`,
    kinds,
    refuseLast: refuseWhileOwing,
    duty: nextToLeave,
  });
  placeDue(state);
}

/** Returns a refusal to end the phase while a unit must be withdrawn and its price can be paid [SBE.removal]. */
function refuseWhileOwing(state: State) {
  const answer = nextToLeave(state);
  if (answer === undefined) return undefined;
  return () =>
    refusal(
      'SBE.removal',
      'removal-owed',
      say`${state.names(answer.pieces ?? []).join(', ')} must leave the game before the phase ends: order \`release\`.`,
    );
}
