import { opponent } from '../../mechanics/sides.js';
import type { Play } from '../../play/moment.js';
import { combatPhase } from '../combat/phase.js';
import { takeCellsInZones } from '../control/control.js';
import { firingIn } from '../fire/firing.js';
import { removeExcess } from '../stacking/excess.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { movementPhase } from './movement-phase.js';
import { takePhaseOrders } from './order-taking.js';
import { beginPhase } from './own-turn.js';
import { determineWeather } from '../weather/weather.js';

/**
 * Plays a phase of a side: its beginning, its orders, and the removal of units above the stacking limit. The first phase
 * of a turn determines the weather.
 */
export function* playPhase(state: State, phase: DeclaredPhase): Play {
  if (state.turnsBegun === 0) yield* determineWeather(state);
  beginPhase(state, phase);
  yield* playOrders(state, phase);
  for (const side of [phase.sideIndex, opponent(phase.sideIndex)]) yield* removeExcess(state, side);
  takeCellsInZones(state);
}

function playOrders(state: State, phase: DeclaredPhase): Play {
  switch (phase.declared.action) {
    case 'attack':
      return combatPhase(state, phase);
    case 'fire':
      return takePhaseOrders(state, phase, { kinds: [firingIn(phase)] });
    default:
      return movementPhase(state, phase);
  }
}
