import type { Cell } from '../../../board/board.js';
import { whyNot } from '../../../mechanics/bars.js';
import type { TracedLine } from '../../../mechanics/lines.js';
import { costOfOrder } from '../../../mechanics/movement/order-cost.js';
import { destinationsIn, UnitViews, type Destinations, type ViewLines } from '../../../mechanics/unit-views.js';
import type { Explained, Ledger } from '../../../model/ledger.js';
import type { OrderModel } from '../../../model/orders.js';
import { isRefusal, type Answer } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { refusalLedger } from '../../../play/refusal.js';
import type { Forecast } from '../../../play/views.js';
import { flightDistance } from '../air/bases.js';
import { targetsOf } from '../air/missions.js';
import { basesToChangeTo } from '../air/rebasing.js';
import { forecastOf } from '../battle/forecast.js';
import { costOfWay } from '../movement/costs.js';
import { destinationsOf, moveBar, pathOf } from '../movement/moving.js';
import { cheapestPath } from '../movement/paths.js';
import type { State } from '../state/state.js';
import { lineOf } from '../supply/lines.js';
import { zoneOf } from '../zones/zones.js';
import { battleLines } from './battle-lines.js';
import { hexLines } from './hex-lines.js';
import { layersOf } from './layers.js';
import { orderCostText } from './order-costs/order-cost.js';
import { unitLines } from './unit-lines.js';

/**
 * Returns the cells to which an air unit can fly: targets and battles or, for `rebase`, other bases. The cost is the
 * distance in hexes [7.5.2].
 */
function flightsOf(state: State, piece: number, verb: string | undefined): Destinations {
  const cells = verb === 'rebase' ? basesToChangeTo(state, piece) : targetsOf(state, piece);
  return cells.map((cell) => ({ cell, cost: flightDistance(state.ground, state.cell[piece], cell) }));
}

/** Answers the editor's questions about a position with the functions that play the game. */
export class BiteViews extends UnitViews<State> {
  constructor(state: State) {
    super(state, layersOf(state));
  }

  protected linesOf(piece: number): ViewLines {
    return unitLines(this.state, piece);
  }

  /**
   * Returns undefined, so that nothing is shown for a name that is not the name of a unit. Nations and groups have
   * names, but no supply line and no reach.
   */
  protected override whyNoUnit(): undefined {
    return undefined;
  }

  describeCell(cell: Cell): ViewLines {
    return [...hexLines(this.state, cell), ...battleLines(this.state, cell)];
  }

  protected reachOf(piece: number, verb?: string): Destinations {
    const { state } = this;
    if (state.piece(piece).isAir) return flightsOf(state, piece, verb);
    if (verb !== undefined && verb !== 'move') return []; // Trains, ships and drops have no movement cost.
    return destinationsIn(destinationsOf(state, piece));
  }

  protected whyNotThere(piece: number, cell: Cell, verb = 'move'): Ledger | undefined {
    const { state } = this;
    if (verb !== 'move') return undefined;
    const obstacle = whyNot(moveBar(state, piece), state, piece);
    const way = obstacle ?? pathOf(state, piece, { pieces: [piece], cells: [cell] });
    return isRefusal(way) ? refusalLedger(way) : undefined;
  }

  protected supplyOf(piece: number): TracedLine {
    return lineOf(this.state, piece);
  }

  protected zoneOf(side: number): readonly Cell[] {
    return zoneOf(this.state, side);
  }

  cost(order: OrderModel): Explained | undefined {
    const { state } = this;
    const pieces = unitsNamed(state, order.pieces);
    if (pieces.some((piece) => !state.piece(piece).isLand)) return undefined;
    return costOfOrder(order, {
      pieces,
      cell: state.cell,
      cheapestPath: (piece, from, to) => cheapestPath(state, piece, from, to),
      wayOf: (piece, cells) => pathOf(state, piece, { pieces, cells }),
      costOf: (piece, way) => costOfWay(state, piece, way),
    });
  }

  price(answer: Answer): string | undefined {
    return orderCostText(this.state, answer);
  }

  forecast(order: OrderModel): Forecast | undefined {
    return forecastOf(this.state, order);
  }
}
