import type { State } from '../../../engine/rulesets/rtl/state/state.js';
import type { Account } from '../account.js';

/** Events in which combat units move through hexes or enter a hex. */
const GOING = new Set(['move', 'retreat', 'advance', 'enter', 'react', 'rebuild']);

/**
 * Checks control: the side whose combat unit was last in a hex is recorded as the last that passed the hex, and a hex
 * is friendly to the side that occupies it [3.11c, 3.12].
 */
export function control(state: State): Account {
  const { board } = state.ground;
  const passed = new Map<number, number>();
  const byName = new Map(state.pieces.map((piece) => [piece.name, piece]));
  return {
    event({ kind, rule, pieces: names = [], cells = [] }) {
      // The event of an overrun names its target with [8.63]. The victors enter the target with an `advance` event
      // [8.67h].
      if (!GOING.has(kind) || (kind === 'move' && rule === '8.63')) return;
      const piece = names.map((name) => byName.get(name)).find((one) => one?.role === 'combat');
      if (piece !== undefined) for (const label of cells) passed.set(board.cell(label), piece.side);
    },
    pause({ turn }, wrong) {
      if (turn === 0) return;
      const name = (side: number): string => (side < 0 ? 'no side' : state.sideName(side));
      for (const { index, role, side } of state.pieces) {
        const cell = state.cell[index];
        if (role !== 'combat' || !state.isOnMap(index)) continue;
        passed.set(cell, side);
        if (state.lastController[cell] !== side)
          wrong(
            `${state.label(cell)} is friendly to ${name(state.lastController[cell])}; ${name(side)} occupies it [3.11c]`,
          );
      }
      for (const [cell, side] of passed)
        if (state.control[cell] !== side)
          wrong(
            `${state.label(cell)} was passed last by ${name(state.control[cell])}; by the record ${name(side)} [3.12]`,
          );
    },
  };
}
