import { agree, say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import type { Arrival } from '../../../mechanics/muster/groups.js';
import { firstArrivalTurn } from '../../../mechanics/special-rules/brought-arrivals.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Muster } from '../state/muster.js';
import { AT_HAND, DUE, EXPECTED, READY, type State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';

/** For each piece, the index of the arrival that brings it; -1 if no arrival does. */
const arrivalIndices = memoize(({ pieces, arrivals }: Muster) => {
  const indices = new Int32Array(pieces.length).fill(-1);
  for (const { index, pieces: coming } of arrivals)
    for (const piece of coming) if (indices[piece] < 0) indices[piece] = index;
  return indices;
});

/** Returns the arrival that brings a piece; undefined if no arrival does. */
export const arrivalOf = ({ muster }: State, piece: number): Arrival | undefined =>
  muster.arrivals.at(arrivalIndices(muster)[piece] < 0 ? muster.arrivals.length : arrivalIndices(muster)[piece]);

/** For each arrival, the last turn in which an offer can bring its units; Infinity if no offer is needed. */
const lastOfferTurns = memoize(({ arrivals, offers, whens }: ScenarioModel) => [
  ...arrivals.map(() => Infinity),
  ...offers.flatMap(({ during, clauses }) => clauses.arrivals.map(() => during?.last ?? Infinity)),
  ...whens.flatMap(({ clauses }) => clauses.arrivals.map(() => Infinity)),
]);

/**
 * Returns whether the units of an arrival may still enter the game: the arrival is scheduled, or an offer that brings
 * the units can still be accepted.
 */
export const mayCome = ({ brought, scenario, turn }: State, arrival: Arrival): boolean =>
  firstArrivalTurn(brought, scenario, arrival) !== Infinity || lastOfferTurns(scenario)[arrival.index] >= turn;

/**
 * Makes units available whose arrival is due in this turn or was delayed. Ground units wait to enter, aircraft become
 * Ready, bridges can be placed [5.2, 5.24, 5.25, 5.27].
 */
export function bringDueUnits(state: State): void {
  for (const arrival of state.muster.arrivals) {
    if (firstArrivalTurn(state.brought, state.scenario, arrival) > state.turn) continue;
    const coming = arrival.pieces.filter((piece) => state.cell[piece] === EXPECTED);
    if (coming.length === 0) continue;
    for (const piece of coming) state.put(piece, waitingPlace(state, piece));
    state.emit('arrive', '5.2', () => ({
      side: arrival.side,
      text:
        arrival.cells.length === 0
          ? say`${state.names(coming).join(', ')} ${agree(coming.length, 'is', 'are')} due.`
          : say`${state.names(coming).join(', ')} ${agree(coming.length, 'is', 'are')} due at ${arrival.entry}.`,
      pieces: coming,
    }));
  }
}

function waitingPlace(state: State, piece: number): number {
  const { role } = state.piece(piece);
  if (role === 'air') return READY;
  return role === 'bridge' || role === 'marker' ? AT_HAND : DUE;
}

/** For each cell, the arrivals whose units may enter there. */
const arrivalsByCell = memoize(({ arrivals }: Muster) => {
  const byCell = new Map<Cell, Arrival[]>();
  for (const arrival of arrivals)
    for (const cell of arrival.cells) byCell.set(cell, [...(byCell.get(cell) ?? []), arrival]);
  return byCell;
});

/** Returns whether a unit that ends its movement in a hex leaves enemy reinforcements free to enter there [5.21]. */
export function keepsEntryFree(state: State, piece: number, cell: Cell): boolean {
  const arrivals = arrivalsByCell(state.muster).get(cell);
  if (arrivals === undefined) return true;
  const enemy = opponent(state.piece(piece).side);
  return !arrivals.some((arrival) => arrival.side === enemy && mayCome(state, arrival) && isAwaited(state, arrival));
}

/** Returns whether ground units of an arrival are still off the map. */
const isAwaited = (state: State, { pieces }: Arrival): boolean =>
  pieces.some((piece) => {
    const { role } = state.piece(piece);
    return (role === 'combat' || role === 'leader') && (state.cell[piece] === EXPECTED || state.cell[piece] === DUE);
  });
