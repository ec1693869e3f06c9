import type { Cell } from '../../board/board.js';
import { action } from '../../mechanics/action.js';
import { whyNot } from '../../mechanics/bars.js';
import { memoize } from '../../mechanics/memoize.js';
import { HALF_POINTS } from '../../mechanics/movement/half-points.js';
import { STOP } from '../../board/reach.js';
import { cellsOfPlace } from '../../model/places.js';
import type { Answer, Refusal } from '../../play/moment.js';
import { unitsNamed } from '../../play/named-units.js';
import type { OrderKind } from '../../play/order-kind.js';
import { refusal } from '../../play/refusal.js';
import { writtenCells } from '../../play/written-cells.js';
import type { Exit } from '../declaration/victory.js';
import { budgetOf } from '../movement/allowance.js';
import { barOnMoving } from '../movement/bars.js';
import { marksFor, reachOf } from '../movement/reach.js';
import { EXITED } from '../state/codes.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { say } from '../../model/say.js';

/**
 * The orders with which units leave the map in a phase of movement. A unit takes its cheapest path to a hex of the exit
 * and leaves the map there.
 */
export const exitingIn = memoize((phase: DeclaredPhase): OrderKind<State> =>
  action<State>({
    verbs: ['exit'],
    legal: (state) =>
      state
        .unitsOf(phase.sideIndex)
        .filter((piece) => barOnMoving(phase, state, piece) === undefined)
        .flatMap((piece) =>
          exitCells(state, piece).map((cell): Answer => ({ verb: 'exit', pieces: [piece], cells: [cell] })),
        ),
    answer(state, order) {
      const pieces = unitsNamed(state, order.pieces);
      if (pieces.length === 0)
        return refusal(phase.rule, 'no-units', say`The order names no unit on the map: \`exit UNITS\`.`);
      const [written] = writtenCells(order, 'from');
      const cell = written ?? pieces.flatMap((piece) => exitCells(state, piece)).at(0);
      return { verb: 'exit', pieces, cells: cell === undefined ? [] : [cell] };
    },
    whyNot: (state, { pieces = [], cells: [cell] = [] }) => {
      for (const piece of pieces) {
        const refused = whyNot(barOnMoving(phase, state, piece), state, piece) ?? refuseExit(state, piece, cell);
        if (refused !== undefined) return refused;
      }
      return undefined;
    },
    perform(state, { pieces = [], cells: [cell] = [] }) {
      for (const piece of pieces) {
        const from = state.cell[piece];
        state.put(piece, EXITED);
        state.moved[piece] = 1;
        state.emit('exit', exitsOf(state, piece).at(0)?.rule ?? '', () => ({
          text: say`${state.name(piece)} leaves the map from ${state.label(cell)}.`,
          pieces: [piece],
          cells: [...new Set([from, cell])],
        }));
      }
      return undefined;
    },
  }),
);

const exitsOf = ({ declaration, pieces }: State, piece: number): readonly Exit[] =>
  declaration.exits.filter(({ side }) => side === declaration.sides[pieces[piece].side]);

/** Returns the cells from which a unit can leave the map with the points it has left, the cheapest first. */
function exitCells(state: State, piece: number): Cell[] {
  const marks = marksFor(state, piece);
  const budget = budgetOf(state, piece);
  const exits = exitsOf(state, piece).map(({ area, cost }) => ({
    cells: new Set(cellsOfPlace(state.scenario.map, area)),
    cost: cost * HALF_POINTS,
  }));
  const { cells, cost, count } = reachOf(state, piece);
  return [...cells.subarray(0, count)].filter((cell, at) => {
    if (at > 0 && (marks[cell] & STOP) !== 0) return false;
    return exits.some((exit) => exit.cells.has(cell) && cost[cell] + exit.cost <= budget);
  });
}

function refuseExit(state: State, piece: number, cell: Cell | undefined): Refusal | undefined {
  const exits = exitsOf(state, piece);
  const [{ rule } = { rule: '' }] = exits;
  const name = state.name(piece);
  if (exits.length === 0)
    return refusal(rule, 'no-exit', say`${state.shownSide(state.piece(piece).side)} has no exit from the map.`);
  if (cell !== undefined && exitCells(state, piece).includes(cell)) return undefined;
  const areas = exits.map(({ area }) => area).join(' or ');
  const message =
    cell === undefined
      ? say`${name} cannot leave the map at ${areas}: it does not reach it with enough points.`
      : say`${name} cannot leave the map from ${state.label(cell)}: it exits at ${areas}, with enough points left.`;
  return refusal(rule, 'no-exit', message);
}
