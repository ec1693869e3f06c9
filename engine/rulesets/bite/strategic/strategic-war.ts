import type { Play } from '../../../play/moment.js';
import { firstArrivalTurn } from '../../../mechanics/special-rules/brought-arrivals.js';
import { EXPECTED, IN_BOX, type State } from '../state/state.js';
import { AXIS, SOVIET } from '../vocabulary/sides.js';
import { airWar } from './air-war.js';
import { convoyWar } from './convoys.js';

/** Before German production the raids on Germany, before Soviet production those on convoys, or before both [35.0-35.2, A48]. */
export function* strategicWar(state: State): Play {
  comeIn(state);
  if (state.side === AXIS) yield* airWar(state);
  if (state.side === SOVIET || state.rulings['convoys.attacked'] === 'eachPlayerTurn') yield* convoyWar(state);
}

/** Units of this war that arrive in a later month stand in their box from then on. */
function comeIn(state: State): void {
  for (const arrival of state.muster.arrivals) {
    if (firstArrivalTurn(state.brought, state.scenario, arrival) > state.turn) continue;
    for (const piece of arrival.pieces)
      if (state.piece(piece).isStrategic && state.cell[piece] === EXPECTED) state.put(piece, IN_BOX);
  }
}
