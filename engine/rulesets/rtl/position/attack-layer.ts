import { term } from '../../../model/say.js';
import type { Layer } from '../../../play/layers.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';

/**
 * Returns the map layer of attacks that are declared but not yet carried out: an arrow from each attacking hex to its
 * target [9.11].
 */
export const attackLayer = (state: State): Layer => ({
  name: 'attacks',
  label: term('Attacks'),
  text: term('Declared attacks that are not yet carried out'),
  of: 'side',
  contentFor: (side) => ({
    shapes: state.targets.flatMap((target) => {
      const attackers = state.pieces.filter(
        (piece) => SIDES[piece.side] === side && state.target[piece.index] === target,
      );
      const hexes = new Set(attackers.map(({ index }) => state.cell[index]));
      return [...hexes].map((from) => ({ drawn: 'arrow' as const, cells: [from, target] }));
    }),
  }),
});
