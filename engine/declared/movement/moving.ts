import type { Cell } from '../../board/board.js';
import { memoize } from '../../mechanics/memoize.js';
import {
  groupByPath,
  movementOrders,
  sourceOfName,
  withoutArrived,
  type MoveRequest,
} from '../../mechanics/movement/movement-orders.js';
import { suggestPath } from '../../mechanics/movement/path-fixes.js';
import type { Answer } from '../../play/moment.js';
import type { OrderKind } from '../../play/order-kind.js';
import type { RefusalDetails } from '../../play/refusal.js';
import { takeCells } from '../control/control.js';
import { noteStart } from '../overrun/start-of-move.js';
import { fits, whyTooMany } from '../stacking/stacking.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { barOnMoving } from './bars.js';
import { cheapestPath, pathTo, reachOf } from './reach.js';
import { whyUnreachable } from './unreachable.js';
import { costOfPath, refusePath } from './written-path.js';
import { agree, say } from '../../model/say.js';

/** Returns the cells that a unit can reach and that have room for it, each with its cost in half points. */
export function destinationsOf(state: State, piece: number): Map<Cell, number> {
  const { cells, cost, count } = reachOf(state, piece);
  const ends = new Map<Cell, number>();
  for (let at = 1; at < count; at++) if (fits(state, cells[at], [piece])) ends.set(cells[at], cost[cells[at]]);
  return ends;
}

/**
 * The orders to move in a phase. An answer names units and either one cell, to which each unit takes its cheapest path,
 * or a whole path. Answers that exceed the stacking limit are legal if the game judges the limit at the end of the
 * phase, but they are never proposed.
 */
export const movingIn = memoize((phase: DeclaredPhase): OrderKind<State> =>
  movementOrders<State>({
    verb: 'move',
    rule: phase.rule,
    lacks: {
      units: ['no-units', 'The order names no unit on the map: `move UNITS to CELL`.'],
      way: ['no-cell', 'The order names no cell to move to: `move UNITS to CELL` or a path `0102 > 0202`.'],
      oneCell: ['no-cell', 'Write one cell to move to, or a path `0102 > 0202`.'],
      all: ['no-units', 'A move names units and their destination: `move UNITS to CELL`.'],
    },
    units: (state) => state.unitsOf(phase.sideIndex),
    barFor: (state, piece) => barOnMoving(phase, state, piece),
    hasMoved: ({ moved }) => moved,
    destinations: (state, piece) => destinationsOf(state, piece).keys(),
    cheapestPath,
    randomPath: randomDestination,
    selectMovers: (state, going) => ({ pieces: withoutArrived(state, going), cells: fullPath(state, going) }),
    whyNot: (state, piece, { cells }) =>
      cells.length > 1 ? refusePath(state, piece, cells) : whyUnreachable(state, piece, cells[0]),
    whyNotTogether: (state, { pieces, cells }) =>
      state.declaration.stacking.judged === 'always' ? whyTooMany(state, cells[cells.length - 1], pieces) : undefined,
    refusalDetails: proposals,
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
    if (fits(state, cell, [piece])) return [cell];
  }
  return [];
}

/** Returns the path of an order, beginning with the cell in which the units are. */
function fullPath(state: State, { pieces: [first], cells }: MoveRequest): readonly Cell[] {
  const start = state.cell[first];
  const isPath = cells.length > 1;
  return isPath && start >= 0 && cells[0] !== start ? [start, ...cells] : cells;
}

/** Returns the place of a refused unit in the order, and fixes that propose a cell that the unit reaches. */
function proposals(state: State, piece: number, { order, cells = [] }: Answer): RefusalDetails {
  const isMovable = state.isOnMap(piece) && state.moved[piece] === 0 && order !== undefined;
  const fixes = isMovable
    ? suggestPath(
        state.ground.board,
        order,
        cells[cells.length - 1],
        [...destinationsOf(state, piece).keys()],
        (cell) => pathTo(state, piece, cell).slice(0),
      )
    : [];
  return { ...(fixes.length > 0 && { fixes }), ...sourceOfName(state.name(piece), order) };
}

/** Moves the units along their paths. All paths are found before the first unit moves. */
function performMove(state: State, { pieces, cells }: MoveRequest): undefined {
  if (state.isSilent && cells.length === 1 && state.declaration.control?.takesInPassing !== true) {
    for (const piece of pieces) moveSilently(state, piece, cells[0]);
    return;
  }
  const wayOf = (piece: number): readonly Cell[] => (cells.length > 1 ? cells : pathTo(state, piece, cells[0]));
  const costs = pieces.map((piece) => costOfMove(state, piece, cells));
  for (const { pieces: movers, way } of groupByPath(pieces, wayOf)) {
    const to = way[way.length - 1];
    for (const piece of movers) {
      noteStart(state, piece);
      state.put(piece, to);
      state.moved[piece] = 1;
      state.spent[piece] += costs[pieces.indexOf(piece)];
    }
    takeCells(state, movers[0], way.slice(1), 'move');
    state.emit('move', state.currentPhase?.rule ?? '', () => ({
      text: say`${state.names(movers).join(', ')} ${agree(movers.length, 'moves', 'move')} to ${state.label(to)}.`,
      pieces: movers,
      cells: way,
    }));
  }
}

/** Returns the cost of a move in half points: of a whole path, or of the cheapest path to a cell. */
const costOfMove = (state: State, piece: number, cells: readonly Cell[]): number =>
  cells.length > 1 ? costOfPath(state, piece, cells) : reachOf(state, piece).cost[cells[0]];

/**
 * Moves a unit to a cell within its reach and leaves out the search for the path, which only the record and the control
 * of places need.
 */
function moveSilently(state: State, piece: number, to: Cell): void {
  const cost = reachOf(state, piece).cost[to];
  noteStart(state, piece);
  state.put(piece, to);
  state.moved[piece] = 1;
  state.spent[piece] += cost;
  takeCells(state, piece, [to], 'move');
}
