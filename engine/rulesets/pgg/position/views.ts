import type { Cell } from '../../../board/board.js';
import { withoutLine } from '../../../mechanics/lines.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Ledger, Reckoned } from '../../../model/ledger.js';
import { isRefusal } from '../../../play/moment.js';
import { supplyLayer, zoneLayer, type Layer } from '../../../play/layers.js';
import type { Forecast, Views } from '../../../play/ruleset.js';
import { attacking } from '../combat/combat.js';
import { commandOf } from '../leaders/command.js';
import { forecastOf } from './forecast.js';
import { whyUnreachable } from '../movement/advice.js';
import { points } from '../movement/costs.js';
import { destinationsOf, wayTo } from '../movement/destinations.js';
import { whyHeld } from '../movement/held.js';
import { moving, wayOf } from '../movement/moving.js';
import { pathCost, pathLedger } from '../movement/path.js';
import { overrunning } from '../overrun/overrun.js';
import { SIDE_NAMES, SOVIET } from '../state/pieces.js';
import { valuesOf } from './position.js';
import { BY_RAIL, lineOf, railing, stationsInReach } from '../rail/rail.js';
import { lineLedger } from '../rail/railway.js';
import { reasonsOf } from '../../../play/refusal.js';
import { step } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { inNextMovement } from '../movement/next-movement.js';
import { unitStrength } from '../combat/strength.js';
import { allowance, isSupplied, supplyOf } from '../supply/supply.js';
import { HALF_POINTS } from '../vocabulary/terrain.js';
import { inEnemyZone, zonesOf } from '../zones/zones.js';

/** What the editor asks of a position, answered by the rooms that play the game. Nothing hidden is shown. */
export class PggViews implements Views {
  readonly layers: readonly Layer[] = [
    zoneLayer((side) => this.zones(side)),
    supplyLayer((piece) => this.supply(piece)),
  ];

  constructor(private readonly state: State) {}

  describe(name: string): { readonly label: string; readonly reckoned: Reckoned<string> }[] {
    const { state } = this;
    const piece = state.muster.byName.get(name);
    if (piece === undefined) return [];
    const lines: { label: string; reckoned: Reckoned<string> }[] = [
      { label: 'counter', reckoned: { value: valuesOf(state, piece), ledger: [step(state.piece(piece).kind, '3.4')] } },
    ];
    if (!state.onMap(piece)) return lines;
    for (const use of ['attack', 'defense'] as const) lines.push({ label: use, reckoned: this.strength(piece, use) });
    const supply = supplyOf(state, piece);
    lines.push({ label: 'movement', reckoned: this.movement(piece) });
    lines.push({
      label: 'supply',
      reckoned: { value: supply.value ? 'in supply' : 'out of supply', ledger: supply.ledger },
    });
    const { side, isLeader } = state.piece(piece);
    if (side === SOVIET && !isLeader) {
      const command = commandOf(state, piece);
      lines.push({
        label: 'command',
        reckoned: { value: command.value ? 'in command' : 'out of command', ledger: command.ledger },
      });
    }
    const held = inEnemyZone(state, side, state.cell[piece]);
    if (held)
      lines.push({
        label: 'zone',
        reckoned: { value: 'in enemy ZOC', ledger: [step('may leave only by overrun or combat result', '8.13')] },
      });
    return lines;
  }

  reach(name: string, verb?: string): readonly { readonly cell: Cell; readonly cost: number }[] {
    const { state } = this;
    const piece = state.muster.byName.get(name);
    if (piece === undefined || !state.onMap(piece)) return [];
    if (verb === BY_RAIL) return inNextMovement(state, piece, () => stationsInReach(state, piece));
    return inNextMovement(state, piece, () => {
      if (whyHeld(state, piece) !== undefined) return [];
      const cells = Array.from(destinationsOf(state, piece));
      return cells.map((cell) => ({
        cell,
        cost: (pathCost(state, piece, wayTo(state, piece, cell)) ?? 0) / HALF_POINTS,
      }));
    });
  }

  whyNot(name: string, cell: Cell, verb?: string): Ledger | undefined {
    const { state } = this;
    const piece = state.muster.byName.get(name);
    if (piece === undefined) return [step(`no unit is called ${name}`)];
    if (!state.onMap(piece)) return whyHeld(state, piece)?.why ?? [step(`${name} is not on the map`)];
    return inNextMovement(state, piece, () => {
      const refused =
        verb === BY_RAIL
          ? railing.refuse(state, { verb, pieces: [piece], cells: [cell] })
          : (whyHeld(state, piece) ?? whyUnreachable(state, piece, cell));
      return refused && reasonsOf(refused);
    });
  }

  cost(order: OrderModel): Reckoned | undefined {
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

  private march(piece: number, way: readonly Cell[]): Reckoned {
    const { state } = this;
    return { value: (pathCost(state, piece, way) ?? 0) / HALF_POINTS, ledger: pathLedger(state, piece, way) };
  }

  supply(name: string): { readonly supplied: boolean; readonly line: readonly Cell[]; readonly ledger: Ledger } {
    const piece = this.state.muster.byName.get(name);
    const { value, line, ledger } =
      piece === undefined ? withoutLine(false, step(`no unit is called ${name}`)) : supplyOf(this.state, piece);
    return { supplied: value, line, ledger };
  }

  zones(side: string): readonly Cell[] {
    const index = SIDE_NAMES.findIndex((name) => name === side);
    return index < 0 ? [] : zonesOf(this.state, index === SOVIET ? SOVIET : 1);
  }

  forecast(order: OrderModel): Forecast | undefined {
    const kind = [attacking, overrunning].find(({ verbs }) => verbs.includes(order.verb));
    const answer = kind?.read(this.state, order);
    return answer === undefined || isRefusal(answer) ? undefined : forecastOf(this.state, answer);
  }

  private strength(piece: number, use: 'attack' | 'defense'): Reckoned<string> {
    const { state } = this;
    if (state.untried[piece] === 1) return { value: '?', ledger: [step('untried: nobody has seen it', '12.1')] };
    const { value, ledger } = unitStrength(state, piece, use, {
      supplied: (one) => isSupplied(state, one),
      overrun: false,
    });
    return { value: String(value), ledger };
  }

  private movement(piece: number): Reckoned<string> {
    const { state } = this;
    return inNextMovement(state, piece, () => {
      const printed = state.strength(piece)?.movement ?? 0;
      const supplied = state.supplied[piece] === 1;
      const ledger = [step(`${printed} printed`)];
      if (!supplied)
        ledger.push(
          step(`÷${state.numbers['supply.divisor']} out of supply = ${points(allowance(state, piece))}`, '6.25'),
        );
      if (state.left[piece] !== allowance(state, piece))
        ledger.push(step(`${points(state.left[piece])} left in this phase`, '6.23'));
      return { value: points(state.left[piece]), ledger };
    });
  }
}
