import type { Cell } from '../../../../engine/board/board.js';
import { whyNot } from '../../../../engine/mechanics/bars.js';
import { pickOne } from '../../../../engine/mechanics/choice.js';
import { movementOrders } from '../../../../engine/mechanics/movement/movement-orders.js';
import type { OrderModel } from '../../../../engine/model/orders.js';
import type { Answer, Play, Refusal } from '../../../../engine/play/moment.js';
import { unitsNamed } from '../../../../engine/play/named-units.js';
import type { OrderKind } from '../../../../engine/play/order-kind.js';
import { attack, attackBar, refuseAttack } from '../combat/combat.js';
import { fire, refuseFire } from '../combat/fire.js';
import { barOnMoving, move, moveBar, reachOf } from '../movement/movement.js';
import { bar, refusal } from '../rulebook/rulebook.js';
import { opponent, type State } from '../state/state.js';
import { reactions } from './reactions.js';

/** Returns the units of the active formation. */
export function activeUnits(state: State): number[] {
  const active = state.occasions.find(({ verb }) => verb === 'draw')?.name ?? '';
  return state.unitsOf(state.side).filter((unit) => state.formationOf(unit) === active);
}

const cellOf = ({ cells, clauses }: OrderModel): Cell =>
  [...cells, ...clauses.flatMap((clause) => clause.cells)].at(0)?.cell ?? -1;

const unitsIn = (state: State, { pieces, clauses }: OrderModel): number[] =>
  unitsNamed(state, [...pieces, ...clauses.flatMap((clause) => clause.pieces)]);

/** Returns the answer that an order gives, or the refusal if a unit is not active. */
function read(state: State, order: OrderModel): Answer | Refusal {
  const pieces = unitsIn(state, order);
  const active = activeUnits(state);
  const other = pieces.find((piece) => !active.includes(piece));
  if (other !== undefined) return refusal('3', 'not-active', `${state.name(other)} is not active.`);
  if (pieces.length === 0) return refusal('3', 'nobody', 'The order names no unit.');
  const cell = cellOf(order);
  return cell < 0
    ? refusal('3', 'no-cell', 'The order names no cell.')
    : { verb: order.verb, pieces, cells: [cell], order };
}

/**
 * Creates a kind of order that is defined by the list of its legal answers. Use it for orders that have few legal
 * answers.
 */
function kind(
  verb: string,
  legal: (state: State) => Answer[],
  refuse: (state: State, answer: Answer) => Refusal | undefined,
  perform: (state: State, answer: Answer) => Play,
): OrderKind<State> {
  return {
    verbs: [verb],
    legal,
    pick(state, random) {
      const answers = legal(state);
      return answers.length === 0 ? undefined : answers[random(answers.length)];
    },
    read,
    refuse,
    perform,
  };
}

const notActive = bar<[State, number]>('3', 'not-active', (state, piece) => `${state.name(piece)} is not active.`);

/** The order to move active units one by one. Each move may cause reactions [4, 4.2]. */
export const moving = movementOrders<State>({
  verb: 'move',
  rule: '4',
  lacks: {
    units: ['nobody', 'The order names no unit.'],
    way: ['no-cell', 'The order names no cell.'],
    oneCell: ['no-cell', 'Write one destination cell.'],
    all: ['nobody', 'A move needs units and a destination.'],
  },
  units: activeUnits,
  barFor: (state, piece) => (activeUnits(state).includes(piece) ? barOnMoving(state, piece) : notActive),
  hasMoved: ({ moved }) => moved,
  destinations: (state, piece) => reachOf(state, piece).keys(),
  randomPath(state, piece, random) {
    const cells = [...reachOf(state, piece).keys()];
    return cells.length === 0 ? [] : [pickOne(cells, random)];
  },
  whyNot: (state, piece, { cells: [cell] }) => whyNot(moveBar(state, [piece], cell)),
  whyNotTogether: (state, { pieces, cells: [cell] }) => whyNot(moveBar(state, pieces, cell)),
  *perform(state, { pieces, cells: [cell] }) {
    for (const piece of pieces) {
      move(state, piece, cell);
      yield* reactions(state, piece);
    }
  },
});

export const attacking = kind(
  'attack',
  (state) =>
    activeUnits(state).flatMap((unit) =>
      state.scenario.map.board
        .ring(state.cell[unit], 1)
        .filter((cell) => attackBar(state, [unit], cell) === undefined)
        .map((cell) => ({ verb: 'attack', pieces: [unit], cells: [cell] })),
    ),
  refuseAttack,
  attack,
);

export const firing = kind(
  'fire',
  (state) =>
    activeUnits(state).flatMap((unit) =>
      state
        .unitsOf(opponent(state.side))
        .map((target) => ({ verb: 'fire', pieces: [unit], cells: [state.cell[target]] }))
        .filter((answer) => refuseFire(state, answer) === undefined),
    ),
  refuseFire,
  fire,
);
