import type { Named, OrderLine, OrderModel } from '../../../engine/model/orders.js';
import type { Game } from '../../../engine/play/game.js';
import type { Position } from '../../../engine/play/records.js';
import type { Analysis } from '../../analysis/analysis.js';
import { contains, membersOf } from '../../play/lookup.js';
import type { ShownGame } from '../shown-game.js';

/** An order of a unit in a phase. `moment` is undefined if the order is never carried out. */
export interface PhaseOrder {
  readonly order: OrderModel;
  readonly moment: number | undefined;
}

/**
 * Returns the orders with a verb that the named units have in the current phase. The orders are sorted by the moment at
 * which they are carried out. Orders that are never carried out come last.
 */
export function ordersInPhase(
  analysis: Analysis,
  shown: ShownGame,
  game: Game,
  verb: string,
  names: readonly string[],
): readonly PhaseOrder[] {
  const all = new Map<OrderModel, PhaseOrder>();
  for (const name of names) {
    const own = orderInPhase(analysis, shown, game, verb, name);
    if (own) all.set(own.order, own);
  }
  return [...all.values()].sort((a, b) => (a.moment ?? Infinity) - (b.moment ?? Infinity));
}

function orderInPhase(
  analysis: Analysis,
  shown: ShownGame,
  game: Game,
  verb: string,
  name: string,
): PhaseOrder | undefined {
  const position = game.position();
  const names = (order: OrderModel): boolean =>
    order.verb === verb && findListedUnits(analysis, position, order, [name]) !== undefined;
  return findOrderInPhase(analysis, shown, game, names);
}

/** Returns an order of the current phase that a condition accepts. */
export function findOrderInPhase(
  analysis: Analysis,
  shown: ShownGame,
  game: Game,
  accepts: (order: OrderModel) => boolean,
): PhaseOrder | undefined {
  const { turn, side = '', phase } = game.now();
  return findPhaseOrder(analysis, shown, { turn, side, phase }, accepts);
}

interface PhaseOfTurn {
  readonly turn: number;
  readonly side: string;
  readonly phase: string;
}

/**
 * Returns an order in a phase: the first order carried out after the moment shown or, if there is none, the last order
 * carried out before that moment.
 */
function findPhaseOrder(
  { scenario }: Analysis,
  { played, moment }: ShownGame,
  { turn, side, phase }: PhaseOfTurn,
  names: (order: OrderModel) => boolean,
): PhaseOrder | undefined {
  const found: PhaseOrder[] = [];
  for (const { lines } of scenario?.orders.filter((block) => block.turn === turn && block.side === side) ?? []) {
    let mark: string | undefined;
    for (const line of withAnswers(lines)) {
      if ('phase' in line) mark = line.phase;
      else if (names(line)) {
        const done = played.moments.find(
          ({ source }) => source?.start === line.source.start && contains(line.source, source),
        );
        if (done ? done.turn === turn && done.phase === phase : mark === undefined || mark === phase)
          found.push({ order: line, moment: done?.number });
      }
    }
  }
  return found.find((own) => own.moment === undefined || own.moment > moment) ?? found.at(-1);
}

/** Yields the orders of a block, including nested ones. */
function* withAnswers(lines: readonly OrderLine[]): Generator<OrderLine> {
  for (const line of lines) {
    yield line;
    if ('answers' in line) for (const { orders } of line.answers) yield* withAnswers(orders);
  }
}

/**
 * A list of units in an order. The list contains the given units, by their own names or by the name of their formation.
 */
export interface ListedUnits {
  readonly listed: readonly Named[];
  /** All units that the list names. */
  readonly units: readonly string[];
  /** The units of the list other than the given units. */
  readonly others: readonly string[];
}

export function findListedUnits(
  analysis: Analysis,
  position: Position,
  { pieces, clauses }: OrderModel,
  names: readonly string[],
): ListedUnits | undefined {
  for (const listed of [pieces, ...clauses.map((clause) => clause.pieces)]) {
    const units = listed.flatMap((named) => {
      const members = membersOf(analysis, position, named.name).filter(({ cell }) => cell !== undefined);
      return members.some((member) => names.includes(member.name))
        ? members.map((member) => member.name)
        : [named.name];
    });
    if (units.some((unit) => names.includes(unit)))
      return { listed, units, others: units.filter((unit) => !names.includes(unit)) };
  }
  return undefined;
}
