import type { Play } from '../../../play/moment.js';
import { firstArrivalTurn } from '../../../mechanics/special-rules/brought-arrivals.js';
import { EXPECTED, IN_BOX, type State } from '../state/state.js';
import { AXIS, SOVIET } from '../vocabulary/sides.js';
import { airWar } from './air-war.js';
import { convoyWar } from './convoys.js';

/**
 * Runs the strategic war. Raids on Germany come before German production. Attacks on convoys come before Soviet
 * production or, if the ruling `convoys.attacked` is `eachPlayerTurn`, before the production of each side [35.0-35.2,
 * A48].
 */
export function* strategicWar(state: State): Play {
  bringInArrivals(state);
  if (state.side === AXIS) yield* airWar(state);
  if (state.side === SOVIET || state.rulings['convoys.attacked'] === 'eachPlayerTurn') yield* convoyWar(state);
}

/** Moves strategic units that arrive this month into their box. */
function bringInArrivals(state: State): void {
  for (const arrival of state.muster.arrivals) {
    if (firstArrivalTurn(state.brought, state.scenario, arrival) > state.turn) continue;
    for (const piece of arrival.pieces)
      if (state.piece(piece).isStrategic && state.cell[piece] === EXPECTED) state.put(piece, IN_BOX);
  }
}
