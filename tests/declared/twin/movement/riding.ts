import { NOWHERE, type Cell } from '../../../../engine/board/board.js';
import { whyNot, type Bar } from '../../../../engine/mechanics/bars.js';
import { pickOne } from '../../../../engine/mechanics/choice.js';
import type { LineRules } from '../../../../engine/mechanics/lines.js';
import { memoize } from '../../../../engine/mechanics/memoize.js';
import {
  movementOrders,
  withoutArrived,
  type MoveRequest,
} from '../../../../engine/mechanics/movement/movement-orders.js';
import { opponent } from '../../../../engine/mechanics/sides.js';
import type { OrderKind } from '../../../../engine/play/order-kind.js';
import { takeCells } from '../control.js';
import { bar } from '../rulebook/rulebook.js';
import type { State } from '../state/state.js';
import type { Phase } from '../vocabulary/sequence.js';
import { barOnMoving } from './bars.js';

/** The orders to ride along railways in a phase [4.2]. */
export const ridingIn = memoize((phase: Phase): OrderKind<State> =>
  movementOrders<State>({
    verb: 'ride',
    rule: phase.rule,
    lacks: {
      units: ['no-units', 'The order names no unit on the map: `ride UNITS to CELL`.'],
      way: ['no-cell', 'The order names no cell to ride to: `ride UNITS to CELL`.'],
      oneCell: ['no-cell', 'Write one cell to ride to.'],
      all: ['no-units', 'A ride names units and a cell: `ride UNITS to CELL`.'],
    },
    units: (state) => state.unitsOf(phase.sideIndex),
    barFor: (state, piece) => barOnMoving(phase, state, piece) ?? barOnBoarding(state, piece),
    hasMoved: ({ moved }) => moved,
    destinations: stationsOf,
    randomPath(state, piece, random) {
      const cells = stationsOf(state, piece);
      return cells.length === 0 ? [] : [pickOne(cells, random)];
    },
    selectMovers: (state, going) => ({ pieces: withoutArrived(state, going), cells: going.cells.slice(-1) }),
    whyNot: (state, piece, { cells: [cell] }) => whyNot(stationBar(state, piece, cell)),
    perform: ride,
  }),
);

/** A unit that enters a zone of control stops [4.2]. */
function railRulesOf(state: State, piece: number): LineRules {
  const { side } = state.piece(piece);
  return {
    links: state.ground.railways,
    isOpen: (cell) => state.owner[cell] !== opponent(side),
    mayContinue: (cell) => !state.isInEnemyZone(side, cell),
  };
}

/** Returns the cells to which a unit can ride and that have room for it, nearest first. */
export function stationsOf(state: State, piece: number): Cell[] {
  const start = state.cell[piece];
  const reached = state.lines.network(railRulesOf(state, piece), start);
  return [...reached].filter((cell) => cell !== start && state.fits(cell, [piece]));
}

const notOnRail = bar<[State, number]>(
  '4.2',
  'not-on-rail',
  (state, piece) => `${state.name(piece)} is not on a railway.`,
);

function barOnBoarding({ ground, cell }: State, piece: number): typeof notOnRail | undefined {
  const { directions } = ground.board;
  const first = cell[piece] * directions;
  return ground.railways.subarray(first, first + directions).some((to) => to !== NOWHERE) ? undefined : notOnRail;
}

function stationBar(state: State, piece: number, cell: Cell): Bar | undefined {
  const start = state.cell[piece];
  const isReached =
    cell !== start && state.lines.nearest(railRulesOf(state, piece), start, (one) => one === cell) === cell;
  const message = (): string => `No open railway leads ${state.name(piece)} to ${state.label(cell)}.`;
  return isReached ? undefined : bar('4.2', 'no-line', message);
}

function ride(state: State, { pieces, cells: [to] }: MoveRequest): undefined {
  for (const piece of pieces) {
    state.lines.nearest(railRulesOf(state, piece), state.cell[piece], (cell) => cell === to);
    const way = state.lines.line(to);
    state.put(piece, to);
    state.moved[piece] = 1;
    takeCells(state, piece, way.slice(1));
    state.emit('ride', '4.2', () => ({
      text: `${state.name(piece)} rides to ${state.label(to)}.`,
      pieces: [piece],
      cells: way,
    }));
  }
}
