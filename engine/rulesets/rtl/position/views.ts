import { say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { whyNot } from '../../../mechanics/bars.js';
import type { TracedLine } from '../../../mechanics/lines.js';
import {
  destinationsIn,
  explainedLine,
  UnitViews,
  viewLine,
  type Destinations,
  type ViewLine,
  type ViewLines,
} from '../../../mechanics/unit-views.js';
import type { Explained, Ledger } from '../../../model/ledger.js';
import type { OrderModel } from '../../../model/orders.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { GameEvent } from '../../../play/records.js';
import { refusalLedger } from '../../../play/refusal.js';
import type { Forecast, TableReading } from '../../../play/views.js';
import { efficiencyOf } from '../efficiency/efficiency.js';
import { allowance } from '../movement/allowance.js';
import { hasBegun, leftOf } from '../movement/company.js';
import { destinationsOf, moveBar, destinationRefusal } from '../movement/moving.js';
import { cheapestWay, costOf, wayOf } from '../movement/way.js';
import { whyNotOverrun } from '../overrun/legality.js';
import { costOfOverrun, targetsOf } from '../overrun/overrun.js';
import type { State } from '../state/state.js';
import { attackLayer } from './attack-layer.js';
import { forecastOfOrder } from './forecast.js';
import { describeMarker } from './marker-view.js';
import { TABLES, type TableKind } from '../vocabulary/combat-results.js';
import { costOfOrder } from '../../../mechanics/movement/order-cost.js';
import { HALF_POINTS } from '../../../mechanics/movement/half-points.js';
import { lineOf, SUPPLY_WORDS } from '../supply/supply.js';
import { isInZone } from '../zones/zones.js';

const KINDS = Object.keys(TABLES) as TableKind[];

/** Answers the editor's questions about a position. Units of both sides are shown to both players [3.33]. */
export class RtlViews extends UnitViews<State> {
  constructor(state: State) {
    super(state, [attackLayer(state)]);
  }

  protected linesOf(piece: number): ViewLines {
    const { state } = this;
    if (state.piece(piece).role !== 'combat') return this.linesOfOther(state.name(piece));
    return [
      explainedLine(term('Movement'), allowance(state, piece)),
      ...(hasBegun(state, piece)
        ? [viewLine(term('Movement points left'), String(leftOf(state, piece) / HALF_POINTS))]
        : []),
      explainedLine(term('Efficiency'), efficiencyOf(state, piece)),
      ...(state.isOnMap(piece) ? [this.supplyLine(piece)] : []),
    ];
  }

  /** Describes an activation marker [4.35]. */
  protected override linesOfOther(name: string): ViewLines {
    return describeMarker(this.state, name);
  }

  /**
   * Returns undefined, so that nothing is shown for a name that is not the name of a unit. Activation markers have
   * names, but no supply line and no reach.
   */
  protected override whyNoUnit(): undefined {
    return undefined;
  }

  protected reachOf(piece: number, verb?: string): Destinations {
    const { state } = this;
    const costs = verb === 'overrun' ? targetsOf(state, piece) : destinationsOf(state, piece);
    return destinationsIn(costs, HALF_POINTS);
  }

  protected whyNotThere(piece: number, cell: Cell, verb?: string): Ledger | undefined {
    const { state } = this;
    const refused =
      verb === 'overrun'
        ? whyNotOverrun(state, [piece], cell)
        : (whyNot(moveBar(state, piece), state, piece) ?? destinationRefusal(state, piece, cell));
    return refused && refusalLedger(refused);
  }

  protected supplyOf(piece: number): TracedLine {
    return lineOf(this.state, piece);
  }

  protected zoneOf(side: number): readonly Cell[] {
    return [...this.state.control.keys()].filter((cell) => isInZone(this.state, side, cell));
  }

  cost(order: OrderModel): Explained | undefined {
    const { state } = this;
    if (order.verb === 'overrun') return costOfOverrun(state, order);
    const pieces = unitsNamed(state, order.pieces);
    return costOfOrder(order, {
      pieces,
      cell: state.cell,
      cheapestPath: (piece, from, to) => cheapestWay(state, piece, from, to),
      wayOf: (piece, cells) => wayOf(state, piece, { pieces, cells }),
      costOf: (piece, { way }) => costOf(state, piece, way, pieces.length > 1),
    });
  }

  forecast(order: OrderModel): Forecast | undefined {
    return forecastOfOrder(this.state, order);
  }

  tableOf({ facts = {} }: GameEvent): TableReading | undefined {
    const { table, odds, roll, modifier } = facts;
    const kindOfTable = KINDS.find((kind) => kind === table);
    return kindOfTable && this.state.tables[kindOfTable].reading(odds, roll, Number(modifier));
  }

  /** Describes the supply of a unit: its state in this turn, and whether it could trace a supply line now [6.0]. */
  private supplyLine(piece: number): ViewLine {
    const { value, ledger } = this.supplyOf(piece);
    const supply = term(SUPPLY_WORDS[this.state.supply[piece]]);
    return viewLine(
      term('Supply'),
      value ? say`${supply}; now it can trace a supply line` : say`${supply}; now it cannot trace a supply line`,
      ...ledger,
    );
  }
}
