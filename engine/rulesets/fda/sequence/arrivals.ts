import { say } from '../../../model/say.js';
import type { Arrival } from '../../../mechanics/muster/groups.js';
import { emptiest } from '../../../mechanics/muster/set-up.js';
import { firstArrivalTurn } from '../../../mechanics/special-rules/brought-arrivals.js';
import type { Play } from '../../../play/moment.js';
import { comeTo } from '../movement/entering.js';
import { fits } from '../stacking/stacking.js';
import { EXPECTED, OFF_TABLE, type State } from '../state/state.js';
import { enterMines } from '../works/mines.js';

/**
 * Brings the units that arrive during the game; the scenario decides about them, because the rulebook has no arrivals.
 * Units enter at the sector of their list that has the fewest units and no enemy. Entering has the usual effects of the
 * sector: enemy ZOC stops units, airfields are taken, and mines attack. Units for which no sector has room wait for the
 * next turn [4c, 7f, 9.2b, 13b, 15.2b].
 */
export function* arrivals(state: State): Play {
  for (const arrival of state.muster.arrivals)
    if (firstArrivalTurn(state.brought, state.scenario, arrival) <= state.turn) yield* arrive(state, arrival);
}

function* arrive(state: State, { side, cells, pieces }: Arrival): Play {
  const arrived: number[] = [];
  for (const piece of pieces) {
    if (state.cell[piece] !== EXPECTED) continue;
    const { name, ground } = state.piece(piece);
    const free = cells.filter((cell) => state.owner[cell] !== 1 - side && fits(state, cell, [piece]));
    const cell = emptiest(state, free);
    if (ground && cell === undefined) continue;
    state.emit('arrival', '4c', () => ({
      side,
      text: ground ? say`${name} arrives in ${state.label(cell!)}.` : say`${name} arrives.`,
      pieces: [piece],
      ...(ground && { cells: [cell!] }),
    }));
    if (!ground) state.put(piece, OFF_TABLE);
    else {
      comeTo(state, piece, cell!);
      arrived.push(piece);
    }
  }
  for (const cell of new Set(arrived.map((piece) => state.cell[piece])))
    yield* enterMines(
      state,
      arrived.filter((piece) => state.cell[piece] === cell),
      cell,
    );
}
