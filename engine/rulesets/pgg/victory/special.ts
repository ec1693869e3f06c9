import type { SpecialFace } from '../../../mechanics/special-rules/face.js';
import { defaultFace } from '../../../mechanics/special-rules/default-face.js';
import { isGone } from '../combat/elimination.js';
import { MOVE } from '../movement/moving.js';
import { LEFT, type State } from '../state/state.js';

/** Returns the data and functions of this game that the special rules of a scenario use. */
export const specialFace = (state: State, lastTurn: number): SpecialFace =>
  defaultFace(state, {
    lastTurn,
    marches: [MOVE],
    lost: ['eliminated'],
    isGone: (piece) => isGone(state, piece),
    leave(piece) {
      state.disrupt(piece, false);
      state.put(piece, LEFT);
    },
  });
