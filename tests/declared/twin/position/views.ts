import type { Cell } from '../../../../engine/board/board.js';
import { whyNot } from '../../../../engine/mechanics/bars.js';
import { HALF_POINTS } from '../../../../engine/mechanics/movement/half-points.js';
import type { TracedLine } from '../../../../engine/mechanics/lines.js';
import { setupLayer } from '../../../../engine/mechanics/special-rules/setup-layer.js';
import {
  destinationsIn,
  explainedLine,
  lineView,
  UnitViews,
  viewLine,
  type Destinations,
  type ViewLines,
} from '../../../../engine/mechanics/unit-views.js';
import { opponent } from '../../../../engine/mechanics/sides.js';
import type { Ledger } from '../../../../engine/model/ledger.js';
import type { OrderModel } from '../../../../engine/model/orders.js';
import { refusalLedger } from '../../../../engine/play/refusal.js';
import type { Forecast } from '../../../../engine/play/views.js';
import { attackBar, readAttack } from '../combat/attacking.js';
import { explainAttack, explainOdds, oddsOf } from '../combat/odds.js';
import { allowance, reachOf } from '../movement/reach.js';
import { movingIn } from '../movement/moving.js';
import { stationsOf } from '../movement/riding.js';
import type { State } from '../state/state.js';
import { lineOf } from '../supply/supply.js';
import { combatTable } from '../vocabulary/combat-table.js';
import { sequence } from '../vocabulary/sequence.js';
import { vocabulary } from '../vocabulary/vocabulary.js';

/** The data that the editor shows of a position. */
export class TwinViews extends UnitViews<State> {
  constructor(state: State) {
    super(state, [setupLayer(state.scenario, vocabulary)]);
  }

  protected linesOf(piece: number): ViewLines {
    const { state } = this;
    const counter = viewLine('Counter', state.faceOf(piece).join('-'), { text: state.piece(piece).kind });
    if (!state.isOnMap(piece)) return [counter];
    return [
      counter,
      viewLine('Movement', String(allowance(state, piece)), { text: 'movement points', rule: '4' }),
      explainedLine('Attack', explainAttack(state, piece)),
      lineView('supply', lineOf(state, piece)),
    ];
  }
  protected reachOf(piece: number, verb?: string): Destinations {
    const { state } = this;
    if (verb === 'ride')
      return destinationsIn(
        stationsOf(state, piece).map((cell) => [cell, state.ground.board.distance(state.cell[piece], cell)] as const),
      );
    const { cells, cost, count } = reachOf(state, piece);
    const ends = Array.from(cells.subarray(1, count), (cell) => [cell, cost[cell]] as const);
    return destinationsIn(ends, HALF_POINTS);
  }
  protected whyNotThere(piece: number, cell: Cell): Ledger | undefined {
    const { side } = this.state.piece(piece);
    const phase = sequence.findLast(({ sideIndex, orders }) => sideIndex === side && orders === 'move');
    const refused = phase && movingIn(phase).refuse(this.state, { verb: 'move', pieces: [piece], cells: [cell] });
    return refused && refusalLedger(refused);
  }
  protected supplyOf(piece: number): TracedLine {
    return lineOf(this.state, piece);
  }
  protected zoneOf(side: number): readonly Cell[] {
    return this.state.zone[side].cells();
  }
  forecast(order: OrderModel): Forecast | undefined {
    const { state } = this;
    if (order.verb !== 'attack') return undefined;
    const { pieces: attackers = [], cells = [] } = readAttack(state, order);
    if (whyNot(attackBar(state, attackers, cells)) !== undefined) return undefined;
    const [target] = cells;
    const defender = opponent(state.piece(attackers[0]).side);
    const fight = { attackers, target, defender, defenders: state.unitsIn(target) };
    const odds = oddsOf(state, fight);
    const chances = odds.isBelow
      ? [{ result: 'no effect', chance: 1 }]
      : combatTable(state.scenario).chances(odds.column);
    return { summary: odds.column, odds: odds.column, ledger: explainOdds(state, fight, odds), chances };
  }
}
