import type { SpecialFace } from '../../../../engine/mechanics/special-rules/face.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';

/** Connects the state with the special rules of the scenario. */
export function specialFace(state: State, lastTurn: number): SpecialFace {
  return {
    lastTurn,
    cellOf: (piece) => state.cell[piece],
    holder: (cell) => SIDES.at(state.control[cell]),
    lost: [],
  };
}
