import type { Cell } from '../../../board/board.js';
import { suggestPath } from '../../../mechanics/movement/path-fixes.js';
import {
  movementOrders,
  withoutArrived,
  groupByPath,
  sourceOfName,
  type MoveRequest,
} from '../../../mechanics/movement/movement-orders.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import type { RefusalDetails } from '../../../play/refusal.js';
import type { OrderKind } from '../sequence/order-kind.js';
import type { State } from '../state/state.js';
import { whyUnreachable } from './advice.js';
import { destinationsOf, marchOf, wayTo } from './destinations.js';
import { barOnMoving, isHeld, isMarching } from './held.js';
import { hasEscort, pathCost, refusePath, type Movers } from './path.js';
import { cheapestWay } from './routes.js';
import { steppingOut, whyTooMany } from './stepping-out.js';
import { walk } from './walk.js';
import { wander } from './wander.js';
import { inEnemyZone } from '../zones/zones.js';

export const MOVE = 'move';

/**
 * Normal movement [6.1]. An answer names units and either one cell, to which each unit takes its cheapest path, or a
 * whole path along which the units move as a stack. `legal` lists single units with their destinations; other stacks
 * and paths are legal too if `refuse` accepts them.
 */
export const moving: OrderKind = movementOrders<State>({
  verb: MOVE,
  rule: '6.0',
  lacks: {
    units: ['no-units', 'The order names no unit on the map. Write `move UNITS to CELL`.'],
    way: ['no-way', 'The order names no cell to move to. Write `move UNITS to CELL` or a path `1020 > 1120`.'],
    oneCell: ['no-way', 'Write one cell to move to, or a path `1020 > 1120 > 1221`.'],
    all: ['no-units', 'A move names units and their destination.'],
  },
  units: ({ muster, side }) => muster.bySide[side],
  barFor: barOnMoving,
  hasMoved: ({ moved }) => moved,
  destinations: destinationsOf,
  cheapestPath: cheapestWay,
  randomPath: (state, piece, random) =>
    isBound(state, piece) ? randomDestination(state, piece, random) : randomWay(state, piece, random),
  selectMovers,
  whyNot: refuseGoing,
  whyNotTogether: (state, { pieces }) => whyTooMany(state, steppingOut(state, pieces)),
  refusalDetails: instead,
  perform: performMove,
});

/** Returns whether the movement of a unit is restricted on turn 1 [5.2]. */
function isBound(state: State, piece: number): boolean {
  return state.frozen[piece] === 1 || isMarching(state, piece);
}

function randomWay(state: State, piece: number, random: (n: number) => number): readonly Cell[] {
  const way = wander(state, piece, random);
  return way.at(-1) === way[0] ? [] : way;
}

function randomDestination(state: State, piece: number, random: (n: number) => number): readonly Cell[] {
  const open = destinationsOf(state, piece);
  return open.length === 0 ? [] : [open[random(open.length)]];
}

/**
 * Selects the units of an order that are to move. Units that are already at the destination stay. Of a frozen army only
 * the units that may leave their hex move [5.22]. If no unit is left to move, selects the units that stay.
 */
function selectMovers(state: State, named: MoveRequest): MoveRequest & Pick<Answer, 'partly'> {
  const { cells } = named;
  const { going, staying } = steppingOut(state, withoutArrived(state, named));
  if (going.length === 0) return { pieces: staying, cells };
  const partly = whyTooMany(state, { going, staying });
  return { pieces: going, cells, ...(partly && { partly }) };
}

/**
 * Returns the details that accompany the refusal of a move: where the order names the unit, and fixes that propose
 * other destinations if there are any.
 */
function instead(state: State, piece: number, { order, cells = [] }: Answer): RefusalDetails {
  const goal = cells[cells.length - 1];
  const fixes =
    order === undefined || isHeld(state, piece)
      ? []
      : suggestPath(state.ground.board, order, goal, destinationsOf(state, piece), (cell) => wayTo(state, piece, cell));
  return { ...(fixes.length > 0 && { fixes }), ...sourceOfName(state.name(piece), order) };
}

function refuseGoing(state: State, piece: number, { pieces, cells }: MoveRequest): Refusal | undefined {
  const movers = { piece, together: pieces.filter((other) => other !== piece) };
  if (cells.length > 1) return refusePath(state, movers, cells);
  return destinationWith(state, movers, cells[0]).length > 0 ? undefined : whyUnreachable(state, piece, cells[0]);
}

/**
 * Returns the path of a unit to a cell. A leader may also follow the other units of his order into enemy ZOC [10.23].
 */
function destinationWith(state: State, movers: Movers, cell: Cell): readonly Cell[] {
  const { piece, together } = movers;
  const way = wayTo(state, piece, cell);
  const { isLeader, side } = state.piece(piece);
  if (way.length > 0 || !isLeader || !inEnemyZone(state, side, cell) || !hasEscort(state, movers, cell)) return way;
  const start = state.cell[piece];
  for (const other of together) {
    if (state.cell[other] !== start || state.piece(other).isLeader) continue;
    const theirs = wayTo(state, other, cell);
    if (theirs.length > 0 && refusePath(state, movers, theirs) === undefined) return theirs;
  }
  return isMarching(state, piece) ? marchOf(state, piece, true).pathTo(cell) : lastStepIntoZone(state, movers, cell);
}

/**
 * Returns the cheapest path by which a leader can enter a cell from one of its neighbours; empty when there is none.
 */
function lastStepIntoZone(state: State, movers: Movers, cell: Cell): readonly Cell[] {
  let best: readonly Cell[] = [];
  let least = Infinity;
  for (const before of state.ground.board.ring(cell, 1)) {
    const way = before === state.cell[movers.piece] ? [before] : wayTo(state, movers.piece, before);
    if (way.length === 0) continue;
    const path = [...way, cell];
    const cost = pathCost(state, movers.piece, path) ?? Infinity;
    if (cost < least && refusePath(state, movers, path) === undefined) {
      best = path;
      least = cost;
    }
  }
  return best;
}

/** Returns the path of one unit of an order: the written path, or the cheapest path of the unit. */
export function wayOf(state: State, { pieces = [], cells = [] }: Partial<MoveRequest>, piece: number): readonly Cell[] {
  if (cells.length > 1) return cells;
  return destinationWith(state, { piece, together: pieces.filter((other) => other !== piece) }, cells[0]);
}

/**
 * Moves the units along their paths. Units with the same path move as a stack. All paths are found before the first
 * unit moves.
 */
function performMove(state: State, going: MoveRequest): undefined {
  for (const { pieces, way } of groupByPath(going.pieces, (piece) => wayOf(state, going, piece))) {
    const costs = pieces.map((piece) => pathCost(state, piece, way) ?? 0);
    walk(state, pieces, way, costs);
  }
}
