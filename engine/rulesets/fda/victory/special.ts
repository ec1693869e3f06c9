import type { SpecialFace } from '../../../mechanics/special-rules/face.js';
import { defaultFace } from '../../../mechanics/special-rules/default-face.js';
import { MOVE } from '../movement/moving.js';
import { ELIMINATED, LEFT, OUT_OF_PLAY, type State } from '../state/state.js';

/** Returns the data and actions of this game that the special rules of a scenario use. */
export const specialFace = (state: State, lastTurn: number): SpecialFace =>
  defaultFace(state, {
    lastTurn,
    marches: [MOVE],
    lost: ['destroyed'],
    isGone: (piece) => state.cell[piece] === ELIMINATED || state.cell[piece] === OUT_OF_PLAY,
    leave(piece) {
      state.put(piece, LEFT);
      state.task[piece] = 0; // Stops the work of engineers.
    },
  });
