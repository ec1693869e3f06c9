import { whyNot } from '../../../mechanics/bars.js';
import { isRefusal } from '../../../play/moment.js';
import { refusalLedger } from '../../../play/refusal.js';
import type { Views } from '../../../play/views.js';
import { flightDistance } from '../air/bases.js';
import { targetsOf } from '../air/missions.js';
import { basesToChangeTo } from '../air/rebasing.js';
import { forecastOf } from '../battle/forecast.js';
import { costOfOrder, destinationsOf, moveBar, pathOf } from '../movement/moving.js';
import type { State } from '../state/state.js';
import { battleLines } from './battle-lines.js';
import { hexLines } from './hex-lines.js';
import { layersOf } from './layers.js';
import { orderCostText } from './order-costs/order-cost.js';
import { unitLines } from './unit-lines.js';

/**
 * Returns the cells to which an air unit can fly: targets and battles or, for `rebase`, other bases. The cost is the
 * distance in hexes [7.5.2].
 */
function flightsOf(state: State, piece: number, verb: string | undefined): ReturnType<Views['reach']> {
  const cells = verb === 'rebase' ? basesToChangeTo(state, piece) : targetsOf(state, piece);
  return cells.map((cell) => ({ cell, cost: flightDistance(state.ground, state.cell[piece], cell) }));
}

/** Returns the views of a state for the editor and the panel. They use the same functions that play the game. */
export function viewsOf(state: State): Views {
  const indexOf = (name: string): number | undefined => state.muster.byName.get(name);
  return {
    describe(name) {
      const piece = indexOf(name);
      return piece === undefined ? [] : unitLines(state, piece);
    },
    describeCell: (cell) => [...hexLines(state, cell), ...battleLines(state, cell)],
    reach(name, verb) {
      const piece = indexOf(name);
      if (piece === undefined || !state.isOnMap(piece)) return [];
      if (state.piece(piece).isAir) return flightsOf(state, piece, verb);
      if (verb !== undefined && verb !== 'move') return []; // Trains, ships and drops have no movement cost.
      return [...destinationsOf(state, piece)].map(([cell, cost]) => ({ cell, cost }));
    },
    whyNot(name, cell, verb = 'move') {
      const piece = indexOf(name);
      if (piece === undefined || verb !== 'move') return undefined;
      const obstacle = whyNot(moveBar(state, piece), state, piece);
      const way = obstacle ?? pathOf(state, piece, { pieces: [piece], cells: [cell] });
      return isRefusal(way) ? refusalLedger(way) : undefined;
    },
    cost: (order) => costOfOrder(state, order),
    price: (answer) => orderCostText(state, answer),
    layers: layersOf(state),
    forecast: (order) => forecastOf(state, order),
  };
}
