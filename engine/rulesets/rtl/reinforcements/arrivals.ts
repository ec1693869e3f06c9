import type { Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import type { Arrival } from '../../../mechanics/muster/groups.js';
import { firstArrivalTurn } from '../../../mechanics/special-rules/brought-arrivals.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Muster } from '../state/muster.js';
import { AT_HAND, DUE, EXPECTED, READY, type State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';

/** By unit the index of the arrival that brings it, -1 when none does. */
const arrivalsBy = memoize(({ pieces, arrivals }: Muster) => {
  const by = new Int32Array(pieces.length).fill(-1);
  for (const { index, pieces: coming } of arrivals) for (const piece of coming) if (by[piece] < 0) by[piece] = index;
  return by;
});

/** What brings a unit; undefined when nothing does. */
export const arrivalOf = ({ muster }: State, piece: number): Arrival | undefined =>
  muster.arrivals.at(arrivalsBy(muster)[piece] < 0 ? muster.arrivals.length : arrivalsBy(muster)[piece]);

/** By arrival the last turn in which an offer can still bring it; Infinity for what comes by itself or by a condition. */
const lastChance = memoize(({ arrivals, offers, whens }: ScenarioModel) => [
  ...arrivals.map(() => Infinity),
  ...offers.flatMap(({ during, clauses }) => clauses.arrivals.map(() => during?.last ?? Infinity)),
  ...whens.flatMap(({ clauses }) => clauses.arrivals.map(() => Infinity)),
]);

/** Whether the units of an arrival that are not on the map may still come, by themselves or by what is yet to be taken. */
export const mayCome = ({ brought, scenario, turn }: State, arrival: Arrival): boolean =>
  firstArrivalTurn(brought, scenario, arrival) !== Infinity || lastChance(scenario)[arrival.index] >= turn;

/**
 * Reinforcements of this turn, and those that were delayed: ground units wait to enter and do nothing before, aircraft are
 * ready, bridges at hand [5.2, 5.24, 5.25, 5.27].
 */
export function dueUnits(state: State): void {
  for (const arrival of state.muster.arrivals) {
    if (firstArrivalTurn(state.brought, state.scenario, arrival) > state.turn) continue;
    const coming = arrival.pieces.filter((piece) => state.cell[piece] === EXPECTED);
    if (coming.length === 0) continue;
    for (const piece of coming) state.put(piece, waitingPlace(state, piece));
    state.emit('arrive', '5.2', () => ({
      side: arrival.side,
      text: `${state.names(coming).join(', ')} ${coming.length === 1 ? 'is' : 'are'} due${arrival.cells.length === 0 ? '' : ` at ${arrival.entry}`}.`,
      pieces: coming,
    }));
  }
}

function waitingPlace(state: State, piece: number): number {
  const { role } = state.piece(piece);
  if (role === 'air') return READY;
  return role === 'bridge' || role === 'marker' ? AT_HAND : DUE;
}

/** By cell the arrivals that enter there. */
const entering = memoize(({ arrivals }: Muster) => {
  const by = new Map<Cell, Arrival[]>();
  for (const arrival of arrivals) for (const cell of arrival.cells) by.set(cell, [...(by.get(cell) ?? []), arrival]);
  return by;
});

/** Whether a unit that ends its movement in a hex leaves the enemy his entries: none of his units may still come by it [5.21]. */
export function keepsEntryFree(state: State, piece: number, cell: Cell): boolean {
  const arrivals = entering(state.muster).get(cell);
  if (arrivals === undefined) return true;
  const enemy = opponent(state.piece(piece).side);
  return !arrivals.some((arrival) => arrival.side === enemy && mayCome(state, arrival) && isAwaited(state, arrival));
}

/** Whether ground units of an arrival are still off the map. */
const isAwaited = (state: State, { pieces }: Arrival): boolean =>
  pieces.some((piece) => {
    const { role } = state.piece(piece);
    return (role === 'combat' || role === 'leader') && (state.cell[piece] === EXPECTED || state.cell[piece] === DUE);
  });
