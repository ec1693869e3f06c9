import { bring } from '../../../mechanics/special-rules/brought.js';
import type { SpecialFace } from '../../../mechanics/special-rules/face.js';
import { MOVE } from '../movement/moving.js';
import { leave } from '../sequence/leaving.js';
import { NOBODY, type State } from '../state/state.js';

/** What the state answers to the special rules of its scenario. */
export function specialFace(state: State, lastTurn: number): SpecialFace {
  return {
    lastTurn,
    cellOf: (piece) => state.cell[piece],
    holder: (cell) => (state.control[cell] === NOBODY ? undefined : state.sideName(state.control[cell])),
    marches: [MOVE],
    lost: ['destroyed'],
    adopt({ arrivals }) {
      state.brought = bring(state.brought, state.scenario, arrivals, state.turn);
    },
    leave: (names) => {
      leave(state, names);
    },
  };
}
