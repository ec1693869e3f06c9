import { comesFrom } from '../../../mechanics/special-rules/brought.js';
import { DUE, EXPECTED, type State } from '../state/state.js';

/** Units of the side whose month has come wait to be placed [7.3]. */
export function dueUnits(state: State): void {
  for (const arrival of state.muster.arrivals) {
    if (arrival.side !== state.side || comesFrom(state.brought, state.scenario, arrival) > state.turn) continue;
    const due = arrival.pieces.filter((piece) => state.cell[piece] === EXPECTED);
    if (due.length === 0) continue;
    for (const piece of due) state.put(piece, DUE);
    state.emit('arrive', '7.3', () => ({ text: `${state.names(due).join(', ')} may be placed.`, pieces: due }));
  }
}

/** Units that are due are placed where the scenario says they come, as far as it is the side’s [7.3.1, 7.3.3]. */
export function placeDue(state: State): void {
  for (const { side, pieces, cells } of state.muster.arrivals) {
    if (side !== state.side) continue;
    for (const piece of pieces) {
      const cell = cells.find((one) => state.control[one] === side && state.units[1 - side][one] === 0);
      if (state.cell[piece] !== DUE || cell === undefined) continue;
      state.put(piece, cell);
      state.placed[piece] = 1;
    }
  }
}
