import type { State } from '../state/state.js';
import { isLeader } from './command.js';

/** Turns headquarters and leaders to their front, so that their command points are available again [15.34b]. */
export function readyCommand(state: State): void {
  state.spent.fill(0);
}

/**
 * Prepares a side’s headquarters and leaders for an Operations Sequence. Command points become available again if the
 * ruling `command.usesPerTurn` is `oncePerSequence`. Leaders can be activated again unless the ruling
 * `leader.activations` is `twicePerTurn`.
 */
export function beginCommand(state: State): void {
  if (state.rulings['command.usesPerTurn'] === 'oncePerSequence') readyCommand(state);
  if (state.rulings['leader.activations'] === 'twicePerTurn') return;
  for (const piece of state.muster.commanders[state.side]) if (isLeader(state, piece)) state.activations[piece] = 0;
}
