import {
  explainedLine,
  lineView,
  UnitViews,
  viewLine,
  type Destinations,
  type ViewLine,
} from '../../../mechanics/unit-views.js';
import type { TracedLine } from '../../../mechanics/lines.js';
import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Ledger, Explained } from '../../../model/ledger.js';
import { isRefusal } from '../../../play/moment.js';
import type { GameEvent } from '../../../play/records.js';
import type { Forecast, TableReading } from '../../../play/views.js';
import { attacking } from '../combat/combat.js';
import { commandOf } from '../leaders/command.js';
import { forecastOf } from './forecast.js';
import { whyUnreachable } from '../movement/advice.js';
import { points } from '../movement/costs.js';
import { destinationsOf, wayTo } from '../movement/destinations.js';
import { whyHeld } from '../movement/held.js';
import { moving, wayOf } from '../movement/moving.js';
import { pathCost, explainPathCost } from '../movement/path.js';
import { overrunning } from '../overrun/overrun.js';
import { SOVIET } from '../state/pieces.js';
import { valuesOf } from './position.js';
import { BY_RAIL, lineOf, railing, stationsInReach } from '../rail/rail.js';
import { lineLedger } from '../rail/railway.js';
import { refusalLedger } from '../../../play/refusal.js';
import { step } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { inNextMovement } from '../movement/next-movement.js';
import { unitStrength } from '../combat/strength.js';
import { allowance, isSupplied, supplyOf } from '../supply/supply.js';
import { HALF_POINTS } from '../../../mechanics/movement/half-points.js';
import { say, term } from '../../../model/say.js';
import { inEnemyZone } from '../zones/zones.js';

/** Answers the editor's questions about a position. Hidden information is never shown. */
export class PggViews extends UnitViews<State> {
  protected linesOf(piece: number): ViewLine[] {
    const { state } = this;
    const { kind, side, isLeader } = state.piece(piece);
    const lines = [viewLine(say`Counter`, valuesOf(state, piece), step(term(kind), '3.4'))];
    if (!state.isOnMap(piece)) return lines;
    for (const use of ['attack', 'defense'] as const)
      lines.push(explainedLine(use === 'attack' ? say`Attack` : say`Defense`, this.strength(piece, use)));
    const supply = lineView('supply', supplyOf(state, piece));
    lines.push(explainedLine(say`Movement`, this.movement(piece)), supply);
    if (side === SOVIET && !isLeader) lines.push(lineView('command', commandOf(state, piece)));
    if (inEnemyZone(state, side, state.cell[piece]))
      lines.push(viewLine(say`Zone`, say`in enemy ZOC`, step(say`may leave only by overrun or combat result`, '8.13')));
    return lines;
  }

  protected reachOf(piece: number, verb?: string): Destinations {
    const { state } = this;
    return inNextMovement(state, piece, () => {
      if (verb === BY_RAIL) return stationsInReach(state, piece);
      if (whyHeld(state, piece) !== undefined) return [];
      const cells = Array.from(destinationsOf(state, piece));
      return cells.map((cell) => ({
        cell,
        cost: (pathCost(state, piece, wayTo(state, piece, cell)) ?? 0) / HALF_POINTS,
      }));
    });
  }

  protected whyNotThere(piece: number, cell: Cell, verb?: string): Ledger | undefined {
    const { state } = this;
    if (!state.isOnMap(piece)) return whyHeld(state, piece)?.why ?? [step(say`${state.name(piece)} is not on the map`)];
    return inNextMovement(state, piece, () => {
      const refused =
        verb === BY_RAIL
          ? railing.refuse(state, { verb, pieces: [piece], cells: [cell] })
          : (whyHeld(state, piece) ?? whyUnreachable(state, piece, cell));
      return refused && refusalLedger(refused);
    });
  }

  cost(order: OrderModel): Explained | undefined {
    const { state } = this;
    const kind = [moving, railing].find(({ verbs }) => verbs.includes(order.verb));
    const answer = kind?.read(state, order);
    if (answer === undefined || isRefusal(answer)) return undefined;
    const costs = (answer.pieces ?? []).map((piece) =>
      kind === railing
        ? lineLedger(state, lineOf(state, answer, piece))
        : this.march(piece, wayOf(state, answer, piece)),
    );
    return costs.toSorted((a, b) => b.value - a.value).at(0);
  }

  private march(piece: number, way: readonly Cell[]): Explained {
    const { value, ledger } = explainPathCost(this.state, piece, way);
    return { value: value / HALF_POINTS, ledger };
  }

  protected supplyOf(piece: number): TracedLine {
    return supplyOf(this.state, piece);
  }

  protected zoneOf(side: number): readonly Cell[] {
    return this.state.zone[side].cells();
  }

  forecast(order: OrderModel): Forecast | undefined {
    const kind = [attacking, overrunning].find(({ verbs }) => verbs.includes(order.verb));
    const answer = kind?.read(this.state, order);
    return answer === undefined || isRefusal(answer) ? undefined : forecastOf(this.state, answer);
  }

  tableOf({ facts = {} }: GameEvent): TableReading | undefined {
    return this.state.combatTable.reading(facts.odds, facts.roll);
  }

  private strength(piece: number, use: 'attack' | 'defense'): Explained<string> {
    const { state } = this;
    if (state.untried[piece] === 1) return { value: '?', ledger: [step(say`untried: not revealed yet`, '12.1')] };
    const { value, ledger } = unitStrength(state, piece, use, {
      supplied: (one) => isSupplied(state, one),
      overrun: false,
    });
    return { value: String(value), ledger };
  }

  private movement(piece: number): Explained<string> {
    const { state } = this;
    return inNextMovement(state, piece, () => {
      const printed = state.strength(piece)?.movement ?? 0;
      const supplied = state.supplied[piece] === 1;
      const ledger = [step(say`${printed} printed`)];
      if (!supplied)
        ledger.push(
          step(say`÷${state.numbers['supply.divisor']} out of supply = ${points(allowance(state, piece))}`, '6.25'),
        );
      if (state.left[piece] !== allowance(state, piece))
        ledger.push(step(say`${points(state.left[piece])} left in this phase`, '6.23'));
      return { value: points(state.left[piece]), ledger };
    });
  }
}
