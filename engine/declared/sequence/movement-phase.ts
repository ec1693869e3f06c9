import type { Play } from '../../play/moment.js';
import { movingIn } from '../movement/moving.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { takePhaseOrders } from './order-taking.js';

/** Plays a phase in which the side moves, rides or replaces losses. */
export const movementPhase = (state: State, phase: DeclaredPhase): Play =>
  takePhaseOrders(state, phase, { kinds: phase.declared.action === 'move' ? [movingIn(phase)] : [] });
