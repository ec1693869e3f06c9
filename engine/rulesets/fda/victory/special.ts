import type { SpecialFace } from '../../../mechanics/special-rules/face.js';
import { defaultFace } from '../../../mechanics/special-rules/default-face.js';
import { MOVE } from '../movement/moving.js';
import { ELIMINATED, LEFT, OUT_OF_PLAY, type State } from '../state/state.js';

/** Answers the special rules of a scenario from the state. */
export const specialFace = (state: State, lastTurn: number): SpecialFace =>
  defaultFace(state, {
    lastTurn,
    marches: [MOVE],
    lost: ['destroyed'],
    isGone: (piece) => state.cell[piece] === ELIMINATED || state.cell[piece] === OUT_OF_PLAY,
    leave(piece) {
      state.put(piece, LEFT);
      state.task[piece] = 0; // Breaks off the work of engineers.
    },
  });
