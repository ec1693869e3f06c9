import { EXPECTED } from '../../../../engine/mechanics/off-map.js';
import { heldPlaces, placesOf } from '../../../../engine/mechanics/muster/position-parts.js';
import type { PieceDisplay } from '../../../../engine/mechanics/muster/position.js';
import type { Piece } from '../state/muster.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { vocabulary } from '../vocabulary/index.js';

const symbols = new Map(vocabulary.unitKinds.map(({ word, symbol }) => [word, symbol]));

/** The texts and values that the game shows for its units and places. */
export const display: PieceDisplay<State, Piece> = {
  off: { [EXPECTED]: 'expected' },
  formation: (_, { formation }) => formation,
  symbol: (kind) => symbols.get(kind),
  values: (_, { strength, movement }) => `${strength}-${movement}`,
  steps: () => ({ step: 1, steps: 1 }),
  flags: (state, { index }) => (['moved', 'isolated'] as const).filter((flag) => state[flag][index] === 1),
  markers: () => [],
  control: ({ scenario, control }) => heldPlaces(placesOf(scenario.map.features), (cell) => control[cell], SIDES),
};
