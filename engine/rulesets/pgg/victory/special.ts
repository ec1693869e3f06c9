import { bring } from '../../../mechanics/special-rules/brought.js';
import type { SpecialFace } from '../../../mechanics/special-rules/face.js';
import { MOVE } from '../movement/moving.js';
import { leave } from '../reinforcements/leaving.js';
import { SIDE_NAMES } from '../state/pieces.js';
import type { State } from '../state/state.js';

/** What the state answers to the special rules of its scenario. */
export function specialFace(state: State, lastTurn: number): SpecialFace {
  return {
    lastTurn,
    cellOf: (piece) => state.cell[piece],
    holder: (cell) => SIDE_NAMES.at(state.control[cell]),
    marches: [MOVE],
    lost: ['eliminated'],
    adopt({ arrivals }) {
      state.brought = bring(state.brought, state.scenario, arrivals, state.turn);
    },
    leave: (names) => {
      leave(state, names);
    },
  };
}
