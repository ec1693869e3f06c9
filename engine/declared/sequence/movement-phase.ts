import type { Play } from '../../play/moment.js';
import type { OrderKind } from '../../play/order-kind.js';
import { enteringIn } from '../arrivals/entering.js';
import { exitingIn } from '../exits/exiting.js';
import { movingIn } from '../movement/moving.js';
import { ridingIn } from '../movement/riding.js';
import { overrunningIn } from '../overrun/overrunning.js';
import { replacingIn } from '../replacements/replacing.js';
import { moveOutOfStack, refuseOverstackedEnd } from '../stacking/excess.js';
import { recoverUnits } from '../states/recovery.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { takePhaseOrders } from './order-taking.js';

/** Plays a phase in which the side moves, rides, replaces losses or recovers. */
export function movementPhase(state: State, phase: DeclaredPhase): Play {
  return phase.declared.action === 'recover' ? recoveryPhase(state, phase) : takeMovementOrders(state, phase);
}

/** Plays a phase of recovery: the units recover, then the side gives orders by hand. */
function* recoveryPhase(state: State, phase: DeclaredPhase): Play {
  yield* recoverUnits(state, phase);
  yield* takeMovementOrders(state, phase);
}

/** Asks the side for the orders of its phase. A phase without kinds of orders has no question. */
function takeMovementOrders(state: State, phase: DeclaredPhase): Play {
  const kinds = kindsOf(state, phase);
  if (kinds.length === 0 && state.declaration.hand === undefined) return noOrders();
  return takePhaseOrders(state, phase, {
    kinds,
    refuseLast: (now) => refuseOverstackedEnd(now, phase),
    duty: (now) => moveOutOfStack(now, phase),
  });
}

function* noOrders(): Play {
  yield* [];
}

/** Returns the kinds of orders that a side may give in a phase. */
function kindsOf(state: State, phase: DeclaredPhase): readonly OrderKind<State>[] {
  const { declaration } = state;
  switch (phase.declared.action) {
    case 'move': {
      const overrunning = overrunningIn(state, phase);
      return [
        movingIn(phase),
        ...(overrunning === undefined ? [] : [overrunning]),
        ...(declaration.arrival?.when === 'move' ? [enteringIn(phase)] : []),
        ...(declaration.exits.some(({ side }) => side === phase.side) ? [exitingIn(phase)] : []),
      ];
    }
    case 'ride':
      return [ridingIn(phase)];
    case 'replace':
      return [replacingIn(phase)];
    case 'attack':
    case 'fire':
    case 'recover':
      return [];
  }
}
