import { say, term } from '../../../model/say.js';
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
import type { Forecast } from '../../../play/views.js';
import { actions } from '../activation/activation.js';
import { asIfActivated } from './as-if-activated.js';
import { chancesOfRoll, forecastOf } from './forecast.js';
import { destinationsOf, MOVE, moving } from '../movement/moving.js';
import { isHeld, moversLeft } from '../movement/held.js';
import { sectorsLeft } from '../movement/routes.js';
import { unitsNamed } from '../../../play/named-units.js';
import { valuesOf } from './position.js';
import { step } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { supplyOf } from '../supply/supply.js';
import { inEnemyZone } from '../zones/zones.js';

/** Creates the texts and lines that the editor shows about units, divisions and cells of a position. */
export class FdaViews extends UnitViews<State> {
  protected linesOf(piece: number): ViewLine[] {
    const { state } = this;
    const facts = state.piece(piece);
    const points = step(say`${facts.pr} at full strength`, facts.air ? '12a' : '3b');
    const lines = [viewLine(term('Break points'), say`${state.pr[piece]} of ${facts.pr}`, points)];
    if (!facts.air)
      lines.unshift(viewLine(term('Combat factor / range'), valuesOf(facts), step(term(facts.kind), 'Ab')));
    if (!state.isOnMap(piece) || !facts.ground) return lines;
    lines.push(explainedLine(term('Movement'), this.movement(piece)), lineView('supply', this.supplyOf(piece)));
    if (state.hasLostHeadquarters(facts.division))
      lines.push(viewLine(term('Headquarters'), term('destroyed'), step(say`one die less`, '2.1e')));
    if (inEnemyZone(state, facts.side, state.cell[piece]))
      lines.push(
        viewLine(
          term('Zone'),
          say`in enemy ZOC`,
          step(say`leaves freely, but must stop where it enters enemy ZOC`, '9.2c'),
        ),
      );
    return lines;
  }

  protected reachOf(piece: number): Destinations {
    const { state } = this;
    return asIfActivated(state, piece, () =>
      isHeld(state, piece) ? [] : destinationsOf(state, piece).map(({ cell, cost }) => ({ cell, cost })),
    );
  }

  protected whyNotThere(piece: number, cell: Cell): Ledger | undefined {
    const { state } = this;
    return asIfActivated(state, piece, () => {
      const refused = moving.refuse(state, { verb: MOVE, pieces: [piece], cells: [cell] });
      return refused && [{ text: refused.message, rule: refused.rule }, ...refused.why];
    });
  }

  protected supplyOf(piece: number): TracedLine {
    return supplyOf(this.state, this.state.piece(piece).division);
  }

  protected zoneOf(side: number): readonly Cell[] {
    return this.state.zone[side].cells();
  }

  readonly chancesOf = chancesOfRoll;

  forecast(order: OrderModel): Forecast | undefined {
    const { state } = this;
    const kind = actions.find(({ verbs }) => verbs.includes(order.verb));
    const [first] = unitsNamed(state, [...order.pieces, ...order.clauses.flatMap(({ pieces }) => pieces)]);
    if (kind === undefined || first === undefined) return undefined;
    return asIfActivated(state, first, () => {
      const answer = kind.read(state, order);
      return isRefusal(answer) ? undefined : forecastOf(state, answer);
    });
  }

  /** Explains the number of sectors that a unit may move in its next move [7a]. */
  private movement(piece: number): Explained<string> {
    const { state } = this;
    const { mobility, allowance, division } = state.piece(piece);
    const left = sectorsLeft(state, piece);
    const ledger: Ledger = [
      step(say`${allowance} ${term(mobility)}`, '7a'),
      ...(left === allowance ? [] : [step(say`${left} left this turn`, '6e')]),
      ...(moversLeft(state, division) === Infinity
        ? []
        : [step(say`out of supply: half of the division may move`, '7.1d')]),
    ];
    return { value: String(left), ledger };
  }
}
