import { defaultFace } from '../../mechanics/special-rules/default-face.js';
import type { SpecialFace } from '../../mechanics/special-rules/face.js';
import { ELIMINATED, OUT_OF_PLAY } from '../../mechanics/off-map.js';
import { EXITED } from '../state/codes.js';
import type { State } from '../state/state.js';

/** Returns the data and functions of the game that the special rules of a scenario use. */
export const specialFace = (state: State, lastTurn: number): SpecialFace =>
  defaultFace(state, {
    lastTurn,
    marches: ['move'],
    lost: ['lost'],
    isGone: (piece) => [ELIMINATED, EXITED, OUT_OF_PLAY].includes(state.cell[piece]),
    leave(piece) {
      state.put(piece, OUT_OF_PLAY);
    },
  });
