import type { Cell } from '../../../board/board.js';
import type { Arrival } from '../pieces.js';
import { cite } from '../rulebook/cite.js';
import { fits } from '../stacking.js';
import { EXPECTED, OFF_TABLE, type State } from '../state.js';

/**
 * Units a scenario brings later, which the book does not know: before the first activation of their turn they stand in
 * the emptiest of their sectors that holds no enemy; where there is no room they wait for the next turn [4c, 7f].
 */
export function arrivals(state: State): void {
  for (const arrival of state.muster.arrivals) if (arrival.turn <= state.turn) arrive(state, arrival);
}

function arrive(state: State, { side, cells, pieces }: Arrival): void {
  for (const piece of pieces) {
    if (state.cell[piece] !== EXPECTED) continue;
    const { name, ground } = state.piece(piece);
    const free = cells.filter((cell) => state.owner[cell] !== 1 - side && fits(state, cell, [piece]));
    const cell = emptiest(state, free);
    if (ground && cell === undefined) continue;
    state.put(piece, ground ? cell! : OFF_TABLE);
    state.emit(() => ({
      kind: 'arrival',
      rule: cite('4c'),
      side: state.sideName(side),
      text: ground ? `${name} arrives in ${state.label(cell!)}.` : `${name} arrives.`,
      pieces: [name],
      ...(ground && { cells: [state.label(cell!)] }),
    }));
  }
}

function emptiest(state: State, cells: readonly Cell[]): Cell | undefined {
  return cells.reduce<Cell | undefined>(
    (best, cell) => (best === undefined || state.count[cell] < state.count[best] ? cell : best),
    undefined,
  );
}
