import type { PieceDisplay } from '../../../../engine/mechanics/muster/position.js';
import { flagsBy } from '../../../../engine/mechanics/muster/position-parts.js';
import type { Piece } from '../state/muster.js';
import { OFF_MAP, type State } from '../state/state.js';
import { isSupplied } from '../supply/supply.js';
import { controlOf } from '../victory.js';
import { kinds } from '../vocabulary/kinds.js';

/** The texts and values that the game shows for its units and places. */
export const display: PieceDisplay<State, Piece> = {
  off: Object.fromEntries(Object.entries(OFF_MAP).map(([word, code]) => [code, word])),
  formation: (_, { formation }) => formation,
  symbol: (kind) => kinds.find(({ word }) => word === kind)?.symbol,
  values: (state, { index }) => state.faceOf(index).join('-'),
  steps: (state, { index, faces }) => ({ step: state.reduced[index] + 1, steps: faces.length }),
  flags: flagsBy<State>({
    moved: (state, piece) => state.moved[piece] === 1,
    isolated: (state, piece) => state.isOnMap(piece) && !isSupplied(state, piece),
  }),
  markers: () => [],
  control: controlOf,
};
