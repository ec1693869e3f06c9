import type { State } from '../state/state.js';
import { isLeader } from './command.js';

/** Headquarters and leaders turn to their points [15.34b]. */
export function readyCommand(state: State): void {
  state.spent.fill(0);
}

/** An Operations Sequence begins: by other readings points, and leaders' activations, come back with each [RTL-21, RTL-22]. */
export function beginCommand(state: State): void {
  if (state.rulings['command.usesPerTurn'] === 'oncePerSequence') readyCommand(state);
  if (state.rulings['leader.activations'] === 'twicePerTurn') return;
  for (const piece of state.muster.commanders[state.side]) if (isLeader(state, piece)) state.activations[piece] = 0;
}
