import type { SpecialFace } from '../../../mechanics/special-rules/face.js';
import { defaultFace } from '../../../mechanics/special-rules/default-face.js';
import { MOVE } from '../movement/moving.js';
import { DESTROYED, LEFT, REMOVED, type State } from '../state/state.js';

/** What the state answers to the special rules of its scenario. */
export const specialFace = (state: State, lastTurn: number): SpecialFace =>
  defaultFace(state, {
    lastTurn,
    marches: [MOVE],
    lost: ['destroyed'],
    isGone: (piece) => state.cell[piece] === DESTROYED || state.cell[piece] === REMOVED,
    leave(piece) {
      state.put(piece, LEFT);
      state.task[piece] = 0; // what engineers work at breaks off
    },
  });
