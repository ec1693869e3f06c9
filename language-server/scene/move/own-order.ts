import type { Named, OrderModel } from '../../../engine/model/orders.js';
import type { Game, Position } from '../../../engine/play/ruleset.js';
import type { Analysis } from '../../compile/analysis.js';
import { contains, membersOf } from '../../features/lookup.js';
import type { Shown } from '../shown.js';

/** An order that a unit has in a phase, and the moment at which it is carried out; undefined when it never is. */
export interface OwnOrder {
  readonly order: OrderModel;
  readonly moment: number | undefined;
}

/** The order of a verb that a unit has in the phase a game is in. */
export function orderInPhase(
  analysis: Analysis,
  shown: Shown,
  game: Game,
  verb: string,
  name: string,
): OwnOrder | undefined {
  const { turn, side = '', phase } = game.now();
  const position = game.position();
  const names = (order: OrderModel): boolean =>
    order.verb === verb && companyOf(analysis, position, order, name) !== undefined;
  return ownOrder(analysis, shown, { turn, side, phase }, names);
}

interface PhaseOfTurn {
  readonly turn: number;
  readonly side: string;
  readonly phase: string;
}

/** The order of a verb that sends a unit somewhere in a phase: the next to come after the moment shown, else the last before. */
function ownOrder(
  { scenario }: Analysis,
  { played, moment }: Shown,
  { turn, side, phase }: PhaseOfTurn,
  names: (order: OrderModel) => boolean,
): OwnOrder | undefined {
  const found: OwnOrder[] = [];
  for (const { lines } of scenario?.orders.filter((block) => block.turn === turn && block.side === side) ?? []) {
    let mark: string | undefined;
    for (const line of lines) {
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

/** The list of an order in which a unit stands, by its own name or its formation's. */
export interface Company {
  readonly listed: readonly Named[];
  /** Who stands in it besides, as units. */
  readonly others: readonly string[];
}

export function companyOf(
  analysis: Analysis,
  position: Position,
  { pieces, clauses }: OrderModel,
  name: string,
): Company | undefined {
  for (const listed of [pieces, ...clauses.map((clause) => clause.pieces)]) {
    const units = listed.flatMap((named) => {
      const members = membersOf(analysis, position, named.name).filter(({ cell }) => cell !== undefined);
      return members.some((member) => member.name === name) ? members.map((member) => member.name) : [named.name];
    });
    if (units.includes(name)) return { listed, others: units.filter((other) => other !== name) };
  }
  return undefined;
}
