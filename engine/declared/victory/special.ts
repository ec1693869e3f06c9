import { defaultFace } from '../../mechanics/special-rules/default-face.js';
import { replaceUnit } from '../../mechanics/special-rules/departures.js';
import type { SpecialFace } from '../../mechanics/special-rules/face.js';
import { ELIMINATED, OUT_OF_PLAY } from '../../mechanics/off-map.js';
import { EXITED } from '../state/codes.js';
import type { State } from '../state/state.js';
import { lineRulesOf } from '../supply/network.js';
import { isSupplied } from '../supply/supply.js';

/** Returns the data and functions of the game that the special rules of a scenario use. */
export const specialFace = (state: State, lastTurn: number): SpecialFace => ({
  ...defaultFace(state, {
    lastTurn,
    marches: ['move', 'ride'],
    lost: ['eliminated'],
    isGone: (piece) => [ELIMINATED, EXITED, OUT_OF_PLAY].includes(state.cell[piece]),
    leave(piece) {
      state.put(piece, OUT_OF_PLAY);
    },
  }),
  unitsIn: (cell, side) => state.unitsIn(cell, (piece) => state.sideName(piece.side) === side),
  replace(unit, by) {
    const isReplaced = replaceUnit(state, unit, by, OUT_OF_PLAY);
    if (isReplaced) state.refresh(); // the new unit takes over the steps and states of the old one after it is placed
    return isReplaced;
  },
  isNow(unit, word) {
    const piece = state.muster.byName.get(unit);
    if (piece === undefined) return false;
    if (word === 'supplied' || word === 'isolated') return (word === 'supplied') === isSupplied(state, piece);
    return state.isInState(piece, word);
  },
  connects(side, from, to) {
    const ends = new Set(to);
    const rules = lineRulesOf(state, state.declaration.sides.indexOf(side), 0);
    const starts = from.filter((cell) => rules.isOpen?.(cell) !== false);
    return state.lines.nearest(rules, starts, (cell) => ends.has(cell)) >= 0;
  },
  counted: {
    exited: (side) => namesWhere(state, side, (piece) => state.cell[piece] === EXITED),
    demoralized: (side) =>
      state.declaration.sides.filter((one, index) => (side ?? one) === one && state.demoralized[index] === 1),
  },
});

function namesWhere(state: State, side: string | undefined, isCounted: (piece: number) => boolean): readonly string[] {
  return state.names(
    state.piecesWhere((piece) => (side === undefined || state.sideName(piece.side) === side) && isCounted(piece.index)),
  );
}
