import type { Arrival } from '../../../mechanics/muster/groups.js';
import { emptiest } from '../../../mechanics/muster/set-up.js';
import { firstArrivalTurn } from '../../../mechanics/special-rules/brought-arrivals.js';
import type { Play } from '../../../play/moment.js';
import { comeTo } from '../movement/entering.js';
import { fits } from '../stacking/stacking.js';
import { EXPECTED, OFF_TABLE, type State } from '../state/state.js';
import { enterMines } from '../works/mines.js';

/**
 * Brings the units that a scenario lets arrive later; the rulebook has no such rule. Before the first activation of
 * their turn, they enter by the sector of their list that has no enemy and the fewest units. The sector has its usual
 * effects: enemy ZOC stops them, an airfield is taken, mines are rolled for. Units without room wait for the next turn
 * [4c, 7f, 9.2b, 13b, 15.2b].
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
      text: ground ? `${name} arrives in ${state.label(cell!)}.` : `${name} arrives.`,
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
