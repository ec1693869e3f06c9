import type { Cell } from '../../../../engine/board/board.js';
import type { OrderModel } from '../../../../engine/model/orders.js';
import type { Answer, Play, Refusal } from '../../../../engine/play/moment.js';
import { unitsNamed } from '../../../../engine/play/named-units.js';
import type { OrderKind } from '../../../../engine/play/order-kind.js';
import { attack, attackBar, refuseAttack } from '../combat/combat.js';
import { fire, refuseFire } from '../combat/fire.js';
import { move, reachOf, refuseMove } from '../movement/movement.js';
import { refusal } from '../rulebook/rulebook.js';
import { opponent, type State } from '../state/state.js';
import { reactions } from './reactions.js';

/** The units of the formation that is active. */
export function activeUnits(state: State): number[] {
  const active = state.occasions.find(({ verb }) => verb === 'draw')?.name ?? '';
  return state.unitsOf(state.side).filter((unit) => state.formationOf(unit) === active);
}

const cellOf = ({ cells, clauses }: OrderModel): Cell =>
  [...cells, ...clauses.flatMap((clause) => clause.cells)].at(0)?.cell ?? -1;

const unitsIn = (state: State, { pieces, clauses }: OrderModel): number[] =>
  unitsNamed(state, [...pieces, ...clauses.flatMap((clause) => clause.pieces)]);

/** What an order means: whose turn it is not may not be named. */
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

/** One kind of order of the toy: all its legal answers are few. */
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

function* moveAndReact(state: State, answer: Answer): Play {
  const [piece] = answer.pieces ?? [];
  move(state, piece, answer.cells?.[0] ?? -1);
  yield* reactions(state, piece);
}

export const moving = kind(
  'move',
  (state) =>
    activeUnits(state)
      .filter((unit) => state.moved[unit] === 0)
      .flatMap((unit) =>
        [...reachOf(state, unit).keys()].map((cell) => ({ verb: 'move', pieces: [unit], cells: [cell] })),
      ),
  refuseMove,
  moveAndReact,
);

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
