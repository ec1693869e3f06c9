import { EXPECTED } from '../../mechanics/off-map.js';
import { allArrivals } from '../../mechanics/special-rules/arrivals.js';
import { firstArrivalTurn } from '../../mechanics/special-rules/brought-arrivals.js';
import type { ArrivalModel } from '../../model/statements.js';
import { unitsNamed } from '../../play/named-units.js';
import type { State } from '../state/state.js';

/** A unit that may arrive now, with the entry of the arrival that names the unit. */
export interface DueUnit {
  readonly piece: number;
  readonly item: ArrivalModel['items'][number];
}

/** An arrival whose turn has come, with those of its units that belong to one side and have not arrived yet. */
export interface DueArrival {
  readonly arrival: ArrivalModel;
  readonly units: readonly DueUnit[];
}

/** Returns the arrivals of a side whose turn has come and whose units have not all arrived. */
export function dueArrivals(state: State, side: number): DueArrival[] {
  const { scenario, brought } = state;
  return allArrivals(scenario).flatMap((arrival, index) => {
    if (firstArrivalTurn(brought, scenario, { index, turn: arrival.turn }) > state.turn) return [];
    const units = arrival.items.flatMap((item) =>
      unitsNamed(state, item.name === undefined ? [] : [{ name: item.name }], () => true)
        .filter((piece) => state.cell[piece] === EXPECTED && state.piece(piece).side === side)
        .map((piece) => ({ piece, item })),
    );
    return units.length === 0 ? [] : [{ arrival, units }];
  });
}
