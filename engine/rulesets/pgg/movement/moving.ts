import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { refusal } from '../refusal.js';
import type { OrderKind } from '../sequence/order-kind.js';
import type { State } from '../state/state.js';
import { pathFixes, whyUnreachable } from './advice.js';
import { destinationsOf, wayTo } from './destinations.js';
import { isHeld, isMarching, whyHeld } from './held.js';
import { hasEscort, pathCost, refusePath, type Movers } from './path.js';
import { steppingOut, whyTooMany } from './stepping-out.js';
import { walk } from './walk.js';
import { wander } from './wander.js';
import { inEnemyZone } from '../zones/zones.js';

export const MOVE = 'move';

/**
 * Normal movement [6.1]. An answer names units and either one cell, to which each takes its cheapest way, or a whole
 * path along which they move as a stack. Legal answers are listed for single units and their destinations; stacks and
 * other paths to the same cells are legal too when `refuse` finds nothing.
 */
export const moving: OrderKind = {
  verbs: [MOVE],
  legal: (state) => state.pieces.flatMap(({ index }) => (isHeld(state, index) ? [] : movesOf(state, index))),
  pick: pickMove,
  read: readMove,
  refuse: refuseMove,
  perform: performMove,
};

function movesOf(state: State, piece: number): Answer[] {
  const open = destinationsOf(state, piece);
  return Array.from(open.cells.slice(open.first, open.first + open.count), (cell) => ({
    verb: MOVE,
    pieces: [piece],
    cells: [cell],
  }));
}

function pickMove(state: State, random: (n: number) => number): Answer | undefined {
  const units = state.muster.bySide[state.side];
  const first = random(units.length);
  for (let i = 0; i < units.length; i++) {
    const piece = units[(first + i) % units.length];
    if (isHeld(state, piece)) continue;
    const cells = isBound(state, piece) ? randomDestination(state, piece, random) : randomWay(state, piece, random);
    if (cells.length > 0) return { verb: MOVE, pieces: [piece], cells };
  }
  return undefined;
}

/** Units that may not go where they like on turn 1 [5.2]. */
function isBound(state: State, piece: number): boolean {
  return state.frozen[piece] === 1 || isMarching(state, piece);
}

function randomWay(state: State, piece: number, random: (n: number) => number): Cell[] {
  const way = wander(state, piece, random);
  return way.at(-1) === way[0] ? [] : way;
}

function randomDestination(state: State, piece: number, random: (n: number) => number): Cell[] {
  const open = destinationsOf(state, piece);
  return open.count === 0 ? [] : [open.cells[open.first + random(open.count)]];
}

function readMove(state: State, order: OrderModel): Answer | Refusal {
  const named = unitsNamed(state, order.pieces);
  if (named.length === 0)
    return refusal('6.0', 'no-units', 'The order names no unit on the map. Write `move UNITS to CELL`.');
  const to = order.clauses.find(({ preposition }) => preposition === 'to');
  const path = [
    order.path,
    to?.path ?? [],
    ...order.clauses.filter(({ preposition }) => preposition === 'via').map(({ path: via }) => via),
  ].find((one) => one.length > 0);
  const cells = path?.map(({ cell }) => cell) ?? (to?.cells ?? order.cells).map(({ cell }) => cell);
  if (cells.length === 0)
    return refusal(
      '6.0',
      'no-way',
      'The order names no cell to move to. Write `move UNITS to CELL` or a path `1020 > 1120`.',
    );
  if (path === undefined && cells.length > 1)
    return refusal('6.0', 'no-way', 'Write one cell to move to, or a path `1020 > 1120 > 1221`.');
  const others = named.filter((piece) => state.cell[piece] !== cells.at(-1)); // of a formation some may be there already
  const { going, staying } = steppingOut(state, others.length > 0 ? others : named);
  const partly = going.length === 0 ? undefined : whyTooMany(state, { going, staying });
  const pieces = partly === undefined ? [...going, ...staying] : going;
  const answer: Answer = { verb: MOVE, pieces, cells, order, ...(partly && { partly }) };
  return refuseMove(state, answer) ?? answer;
}

function refuseMove(state: State, answer: Answer): Refusal | undefined {
  const pieces = answer.pieces ?? [];
  const cells = answer.cells ?? [];
  if (pieces.length === 0 || cells.length === 0)
    return refusal('6.0', 'no-units', 'A move names units and where they go.');
  for (const piece of pieces) {
    const together = pieces.filter((other) => other !== piece);
    const refused =
      whyHeld(state, piece) ??
      (cells.length > 1
        ? refusePath(state, { piece, together }, cells)
        : refuseGoing(state, { piece, together }, cells[0]));
    if (refused === undefined) continue;
    const fixes =
      answer.order === undefined || whyHeld(state, piece) !== undefined
        ? []
        : pathFixes(state, piece, answer.order, cells.at(-1)!);
    return { ...refused, ...(fixes.length > 0 && { fixes }), ...sourceOf(state, answer, piece) };
  }
  return whyTooMany(state, steppingOut(state, pieces));
}

/** The unit meant, when the order names several. */
function sourceOf(state: State, answer: Answer, piece: number): Pick<Refusal, 'at'> {
  const named = answer.order?.pieces ?? [];
  const source = named.length > 1 ? named.find(({ name }) => name === state.name(piece))?.source : undefined;
  return source === undefined ? {} : { at: source };
}

function refuseGoing(state: State, movers: Movers, cell: Cell): Refusal | undefined {
  if (destinationWith(state, movers, cell).length > 0) return undefined;
  return whyUnreachable(state, movers.piece, cell);
}

/** The way of a unit to a cell; a leader may also follow the units that enter enemy ZOC with him [10.23]. */
function destinationWith(state: State, movers: Movers, cell: Cell): Cell[] {
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
  return lastStepIntoZone(state, movers, cell);
}

/** The cheapest way to a neighbour of the cell from which the leader can still enter it. */
function lastStepIntoZone(state: State, movers: Movers, cell: Cell): Cell[] {
  const { board } = state.ground;
  let best: Cell[] = [];
  let least = Infinity;
  for (let direction = 0; direction < board.directions; direction++) {
    const before = board.neighbour(cell, direction);
    if (before < 0) continue;
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

/** The way a unit of a move takes: the path written, or its own cheapest. */
export function wayOf(
  state: State,
  { pieces = [], cells = [] }: Pick<Answer, 'pieces' | 'cells'>,
  piece: number,
): readonly Cell[] {
  if (cells.length > 1) return cells;
  return destinationWith(state, { piece, together: pieces.filter((other) => other !== piece) }, cells[0]);
}

/** All find their ways before any of them moves; those that go the same way go as a stack. */
function performMove(state: State, { pieces = [], cells = [] }: Answer): undefined {
  if (pieces.length === 1 && cells.length > 1) {
    walk(state, pieces, cells, [pathCost(state, pieces[0], cells) ?? 0]);
    return;
  }
  const stacks = new Map<
    string,
    { readonly way: readonly Cell[]; readonly pieces: number[]; readonly costs: number[] }
  >();
  for (const piece of pieces) {
    const way = wayOf(state, { pieces, cells }, piece);
    const stack = stacks.get(way.join()) ?? { way, pieces: [], costs: [] };
    stack.pieces.push(piece);
    stack.costs.push(pathCost(state, piece, way) ?? 0);
    stacks.set(way.join(), stack);
  }
  for (const stack of stacks.values()) walk(state, stack.pieces, stack.way, stack.costs);
}
