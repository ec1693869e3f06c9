import type { Play } from '../../play/moment.js';
import { takePhaseOrders } from '../sequence/order-taking.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';

/** Plays a phase in which the side attacks. */
export const combatPhase = (state: State, phase: DeclaredPhase): Play => takePhaseOrders(state, phase, { kinds: [] });
