import type { Play } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { refusal } from '../rulebook/refusal.js';
import { placingPartisans } from '../partisans/placing.js';
import { risingOfRebels } from '../partisans/rebels.js';
import { phaseOrders } from '../sequence/phase-orders.js';
import type { State } from '../state/state.js';
import { SOVIET } from '../vocabulary/sides.js';
import { aiding } from './aid.js';
import { delaying, dueUnits, placeDue, placing } from './arrivals.js';
import { projecting, restoring } from './centre-orders.js';
import { disbanding } from './disband.js';
import { building } from './factory.js';
import { earn } from './income.js';
import { becomeOthers, nextToLeave, releasing } from './leaving.js';
import { unload } from './lend-lease.js';
import { levying } from './levy.js';
import { relievePocket } from './pocket.js';
import { rebuilding } from './rebuild.js';
import { repairing } from './repair.js';
import { researching } from './research.js';
import { saving } from './saving.js';
import { advanceTracker } from './tracker.js';

/** What may be ordered in the production phase. */
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
 * Income, then what is repaired, rebuilt, placed and paid [7.3]. What is left is put aside when the trains are paid, too [7.4.cost].
 */
export function* productionPhase(state: State): Play {
  dueUnits(state);
  yield* advanceTracker(state); // [16.2.new]
  if (state.side === SOVIET) relievePocket(state); // [12.3]
  yield* earn(state); //           [7.3, 11.0]
  if (state.side === SOVIET) unload(state); // [34.0]
  becomeOthers(state); //          [SBE9.lssah]
  yield* phaseOrders(state, {
    side: state.side,
    rule: '7.3',
    question: 'production',
    prompt: 'what is produced next?',
    kinds,
    refuseLast: owing,
    duty: nextToLeave,
  });
  placeDue(state);
}

/** Nobody ends the phase while he owes for a unit whose time is over, and can pay [SBE.removal]. */
function owing(state: State) {
  const answer = nextToLeave(state);
  if (answer === undefined) return undefined;
  return () =>
    refusal(
      'SBE.removal',
      'removal-owed',
      `The time of ${state.names(answer.pieces ?? []).join(', ')} is over: what is owed is paid before anything else is over. Write \`release\`.`,
    );
}
