import type { State } from '../../../engine/rulesets/fda/state/state.js';
import type { Account } from '../account.js';

/**
 * Checks that a sector is controlled by the side whose ground units were there last [16a]. The record need not name
 * every sector that units passed. At each pause, the positions of the units therefore count as well.
 */
export function control(state: State): Account {
  const { board } = state.ground;
  const controllers = new Map<number, number>();
  const byName = new Map(state.pieces.map((piece) => [piece.name, piece]));
  return {
    event({ kind, pieces: names = [], cells = [] }) {
      if (!GOING.has(kind)) return;
      for (const name of names) {
        const piece = byName.get(name);
        if (!piece?.ground) continue;
        for (const label of cells) controllers.set(board.cell(label), piece.side);
      }
    },
    pause(_, wrong) {
      for (const { index, side, ground } of state.pieces)
        if (ground && state.cell[index] >= 0) controllers.set(state.cell[index], side);
      for (const [cell, side] of controllers)
        if (state.control[cell] !== side)
          wrong(
            `${board.label(cell)} counts as controlled by ${state.sideName(state.control[cell])}; ${state.sideName(side)} was there last [16a]`,
          );
    },
  };
}

const GOING = new Set(['move', 'retreat', 'advance', 'arrival', 'setup', 'refuse']);
