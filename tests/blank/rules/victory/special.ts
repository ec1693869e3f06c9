import type { SpecialFace } from '../../../../engine/mechanics/special-rules/face.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';

/** Provides the state that the special rules of the scenario read and change. */
export function specialFace(state: State, lastTurn: number): SpecialFace {
  return {
    lastTurn,
    cellOf: (piece) => state.cell[piece],
    holder: (cell) => SIDES.at(state.control[cell]),
    lost: [],
  };
}
