import { heldPlaces, placesOf } from '../../mechanics/muster/position-parts.js';
import type { PieceDisplay } from '../../mechanics/muster/position.js';
import type { Declaration } from '../declaration.js';
import { OFF_MAP } from '../state/codes.js';
import type { Piece } from '../state/muster.js';
import { isSupplied } from '../supply/supply.js';
import type { State } from '../state/state.js';

/** Returns the texts and values that a declared game shows for its units and places. */
export function displayOf({ sides, unitKinds, states }: Declaration): PieceDisplay<State, Piece> {
  const symbols = new Map(unitKinds.map(({ word, symbol }) => [word, symbol]));
  return {
    off: Object.fromEntries(Object.entries(OFF_MAP).map(([word, code]) => [code, word])),
    formation: (_, { formations }) => formations.at(0),
    symbol: (kind) => symbols.get(kind),
    values: (state, { index }) => state.faceOf(index).join('-'),
    steps: (state, { index, faces }) => ({ step: state.reduced[index] + 1, steps: faces.length }),
    flags: (state, { index }) => [
      ...(state.moved[index] === 1 ? ['moved'] : []),
      ...(state.isOnMap(index) && !isSupplied(state, index) ? ['isolated'] : []),
      ...states.flatMap(({ word }) => (state.isInState(index, word) ? [word] : [])),
    ],
    markers: () => [],
    control: ({ scenario, control }) => heldPlaces(placesOf(scenario.map.features), (cell) => control[cell], sides),
  };
}
