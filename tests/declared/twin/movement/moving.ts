import type { Cell } from '../../../../engine/board/board.js';
import { IMPASSABLE } from '../../../../engine/board/reach.js';
import { memoize } from '../../../../engine/mechanics/memoize.js';
import { HALF_POINTS } from '../../../../engine/mechanics/movement/half-points.js';
import {
  groupByPath,
  movementOrders,
  withoutArrived,
  type MoveRequest,
} from '../../../../engine/mechanics/movement/movement-orders.js';
import { walkPath } from '../../../../engine/mechanics/movement/walk-path.js';
import { opponent } from '../../../../engine/mechanics/sides.js';
import { isRefusal, type Refusal } from '../../../../engine/play/moment.js';
import type { OrderKind } from '../../../../engine/play/order-kind.js';
import { takeCells } from '../control.js';
import { refusal } from '../rulebook/rulebook.js';
import { stepBetween } from '../state/ground.js';
import type { State } from '../state/state.js';
import type { Phase } from '../vocabulary/sequence.js';
import { barOnMoving } from './bars.js';
import { allowance, cheapestPath, pathTo, reachOf } from './reach.js';

/** Returns the cells that a unit can reach and that have room for it. */
export function destinationsOf(state: State, piece: number): Cell[] {
  const { cells, count } = reachOf(state, piece);
  return [...cells.subarray(1, count)].filter((cell) => state.fits(cell, [piece]));
}

/** The orders to move in a phase [4]. */
export const movingIn = memoize((phase: Phase): OrderKind<State> =>
  movementOrders<State>({
    verb: 'move',
    rule: phase.rule,
    lacks: {
      units: ['no-units', 'The order names no unit on the map: `move UNITS to CELL`.'],
      way: ['no-cell', 'The order names no cell to move to: `move UNITS to CELL`.'],
      oneCell: ['no-cell', 'Write one cell to move to.'],
      all: ['no-units', 'A move names units and their destination: `move UNITS to CELL`.'],
    },
    units: (state) => state.unitsOf(phase.sideIndex),
    barFor: (state, piece) => barOnMoving(phase, state, piece),
    hasMoved: ({ moved }) => moved,
    destinations: destinationsOf,
    cheapestPath,
    randomPath: randomDestination,
    selectMovers: (state, going) => ({ pieces: withoutArrived(state, going), cells: fullPath(state, going) }),
    whyNot: (state, piece, { cells }) =>
      cells.length > 1 ? refusePath(state, piece, cells) : refuseGoal(state, piece, cells[0]),
    perform: performMove,
  }),
);

/** Returns a random cell that a unit can reach and that has room for it, as a list; empty if there is none. */
function randomDestination(state: State, piece: number, random: (n: number) => number): readonly Cell[] {
  const { cells, count } = reachOf(state, piece);
  if (count < 2) return [];
  const first = random(count - 1);
  for (let tried = 0; tried < count - 1; tried++) {
    const cell = cells[1 + ((first + tried) % (count - 1))];
    if (state.fits(cell, [piece])) return [cell];
  }
  return [];
}

/** Returns the path of an order, beginning with the cell in which the units are. */
function fullPath(state: State, { pieces: [first], cells }: MoveRequest): readonly Cell[] {
  const start = state.cell[first];
  return cells.length > 1 && start >= 0 && cells[0] !== start ? [start, ...cells] : cells;
}

function refuseGoal(state: State, piece: number, cell: Cell): Refusal | undefined {
  const { cells, count } = reachOf(state, piece);
  if (cells.subarray(1, count).includes(cell)) return undefined;
  const points = allowance(state, piece);
  const message = `${state.name(piece)} has ${points} movement points and does not reach ${state.label(cell)}.`;
  return refusal('4.3', 'out-of-reach', message);
}

/** Returns why a unit may not go along a path; undefined if it may [4.3, 5]. */
function refusePath(state: State, piece: number, path: readonly Cell[]): Refusal | undefined {
  const { side, name } = state.piece(piece);
  const { board, steps } = state.ground;
  if (path[0] !== state.cell[piece])
    return refusal('4.3', 'path-start', `The path begins in ${state.label(path[0])}, but ${name} is elsewhere.`);
  const points = allowance(state, piece) * HALF_POINTS;
  const walked = walkPath(board, path, {
    notAdjacent: ({ from, to }) =>
      refusal('4.3', 'not-adjacent', `${state.label(to)} is not adjacent to ${state.label(from)}.`),
    mustStop: ({ from }) => refusal('5', 'zone-stop', `${name} must stop in the enemy zone in ${state.label(from)}.`),
    take({ from, to }) {
      const cost = steps[stepBetween(board, from, to)];
      return cost === IMPASSABLE || state.owner[to] === opponent(side)
        ? refusal('4.3', 'enemy-occupied', `${name} may not enter ${state.label(to)}.`)
        : { cost, stops: state.isInEnemyZone(side, to) };
    },
    ...(path.length > 2 && {
      limit: {
        points,
        checked: 'each step',
        refuse: ({ step }) => refusal('4.3', 'out-of-reach', `${name} does not reach ${state.label(step.to)}.`),
      },
    }),
  });
  return isRefusal(walked) ? walked : undefined;
}

/** Moves the units along their paths. All paths are found before the first unit moves. */
function performMove(state: State, { pieces, cells }: MoveRequest): undefined {
  const wayOf = (piece: number): readonly Cell[] => (cells.length > 1 ? cells : pathTo(state, piece, cells[0]));
  for (const { pieces: movers, way } of groupByPath(pieces, wayOf)) {
    const to = way[way.length - 1];
    for (const piece of movers) {
      state.put(piece, to);
      state.moved[piece] = 1;
    }
    takeCells(state, movers[0], way.slice(1));
    state.emit('move', state.currentPhase?.rule ?? '', () => ({
      text: `${state.names(movers).join(', ')} ${movers.length === 1 ? 'moves' : 'move'} to ${state.label(to)}.`,
      pieces: movers,
      cells: way,
    }));
  }
}
