import type { State } from '../state/state.js';

/**
 * Computes something about a unit while its division is set as the activated one, and restores the state afterwards.
 * @throws the error that `compute` throws, after the state is restored
 */
export function asIfActivated<T>(state: State, piece: number, compute: () => T): T {
  const saved = { active: state.active, columnEnds: state.columnEnds, side: state.side };
  const { division, side } = state.piece(piece);
  try {
    state.side = side;
    if (division !== saved.active) state.columnEnds = [];
    state.active = division;
    return compute();
  } finally {
    Object.assign(state, saved);
  }
}
