import { counted, say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { STOP } from '../../../board/reach.js';
import { randomWalk } from '../../../mechanics/movement/random-walk.js';
import {
  movementOrders,
  withoutArrived,
  sourceOfName,
  type MoveRequest,
} from '../../../mechanics/movement/movement-orders.js';
import { list } from '../../../model/words.js';
import type { Answer, Play, Refusal } from '../../../play/moment.js';
import { enter } from './entering.js';
import type { OrderKind } from '../sequence/order-kind.js';
import { opponent } from '../state/pieces.js';
import { refusal } from '../rulebook/cite.js';
import { fits } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { enterMines } from '../works/mines.js';
import { closing, refuseColumn, usesRoad } from './column.js';
import { barOnMoving, isHeld, moversLeft } from './held.js';
import { refusePath } from './path.js';
import { cheapestWay, routesOf, sectorsLeft } from './routes.js';
import { barOf } from './steps.js';

export const MOVE = 'move';

/**
 * The orders to move [7]. An order to one sector moves each unit along its own shortest path. An order with a whole
 * path moves all its units together. `legal` lists orders for single units only; `refuse` decides about all others.
 */
const goingAnywhere = movementOrders<State>({
  verb: MOVE,
  rule: '7a',
  lacks: {
    units: ['no-units', 'The order names no unit that may move. Write `move UNITS to CELL`.'],
    way: [
      'no-way',
      'The order names no sector as its destination. Write `move UNITS to CELL` or a path `0104 > 0203`.',
    ],
    oneCell: ['no-way', 'Write one sector as the destination, or a path `0104 > 0203 > 0302`.'],
    all: ['no-units', 'A move names units and their destination.'],
  },
  units: (state) => state.divisions.at(state.active)?.members ?? [],
  isMeantUnit: (state, piece) => state.isOnMap(piece) && !isHeld(state, piece),
  barFor: barOnMoving,
  hasMoved: ({ moved }) => moved,
  destinations: (state, piece) => destinationsOf(state, piece).map(({ cell }) => cell),
  cheapestPath: cheapestWay,
  randomPath: wander,
  selectMovers(state, named) {
    const pieces = withoutArrived(state, named);
    return { pieces, cells: fromStart(state, pieces, named.cells) };
  },
  whyNot: refuseGoing,
  whyNotTogether: refuseTogether,
  refusalDetails: (state, piece, { pieces = [], order }) =>
    pieces.length > 1 ? sourceOfName(state.name(piece), order) : {},
  perform: performMove,
});

/** The orders to move. In random play, units first move to close the gaps of a column [7h]. */
export const moving: OrderKind = {
  ...goingAnywhere,
  pick: (state, random) => columnDuty(state) ?? goingAnywhere.pick(state, random),
};

/**
 * Lists the sectors to which a unit may move, the nearest first, each with its path. The path follows a road only when
 * the unit needs the road bonus [7g].
 */
export function destinationsOf(
  state: State,
  piece: number,
): { readonly cell: Cell; readonly cost: number; readonly byRoad: boolean }[] {
  const { anywhere, byRoad } = routesOf(state, piece);
  const found: { cell: Cell; cost: number; byRoad: boolean }[] = [];
  const add = (cell: Cell, cost: number, onRoad: boolean): void => {
    if (cell !== state.cell[piece] && fits(state, cell, [piece])) found.push({ cell, cost, byRoad: onRoad });
  };
  for (const cell of anywhere.cells) add(cell, anywhere.search.length(cell), false);
  for (const cell of byRoad.cells) if (!anywhere.search.hasReached(cell)) add(cell, byRoad.search.length(cell), true);
  if (state.columnEnds.length === 0) return found;
  const ways = found.map(({ cell, byRoad: onRoad }) => (onRoad ? byRoad : anywhere).search.line(cell));
  return found.filter((_, i) => keepsColumn(state, piece, ways[i]));
}

const keepsColumn = (state: State, piece: number, path: readonly Cell[]): boolean =>
  refuseColumn(state, [piece], path[path.length - 1], usesRoad(state, piece, path) ? 1 : 0) === undefined;

/**
 * Returns the path of a unit to a sector; empty when the unit cannot reach the sector. The sector may be the unit's
 * own.
 */
export function wayTo(state: State, piece: number, cell: Cell): Cell[] {
  const { anywhere, byRoad } = routesOf(state, piece);
  const path = anywhere.search.line(cell);
  return path.length > 0 ? path : byRoad.search.line(cell);
}

/** Returns the move that closes a gap of the division's column [7h]. */
export function columnDuty(state: State): Answer | undefined {
  const [closer] = closing(state) ?? [];
  return closer && { verb: MOVE, pieces: [closer.piece], cells: [closer.cell] };
}

/**
 * Returns a function that creates the refusal to end the activation while the column of the division has a gap that
 * units can close [7h]. Returns undefined when no unit can close a gap.
 */
export function refuseGap(state: State): (() => Refusal) | undefined {
  const closers = closing(state);
  if (closers === undefined) return undefined;
  return () => {
    const moves = closers.map(
      ({ piece, cell }) => say`\`move ${state.namesAsWritten([piece])} to ${state.label(cell)}\``,
    );
    return refusal(
      '7h',
      'open-column',
      say`The column of the division has a gap in ${list(closers.map(({ cell }) => state.label(cell)))}. Close it: ${list(moves)}.`,
    );
  };
}

/** Returns the path that an answer gives, or the unit's path to the only sector of the answer. */
const wayOf = (state: State, piece: number, cells: readonly Cell[]): readonly Cell[] =>
  cells.length > 1 ? cells : wayTo(state, piece, cells[0]);

/**
 * Picks a random path for a unit, sometimes along a road. The path ends in a sector with room; it is empty when no
 * sector has room.
 */
function wander(state: State, piece: number, random: (n: number) => number): readonly Cell[] {
  const { board, roads } = state.ground;
  const { side } = state.piece(piece);
  const start = state.cell[piece];
  const onRoad = random(4) === 0 && state.hasOpenRoad(start);
  const left = sectorsLeft(state, piece);
  const steps = 1 + random(onRoad ? left + state.numbers['movement.road'] : left);
  const path = randomWalk(board, start, {
    firstDirection: () => random(board.directions),
    mayStep: (to, at, walked) =>
      (!onRoad || (roads[at] === 1 && state.hasOpenRoad(to))) &&
      !walked.includes(to) &&
      barOf(state, piece, walked[walked.length - 1], at % board.directions) === undefined,
    stopsAfter: (to, _, walked) => walked.length > steps || state.marks(side, to) === STOP,
  });
  while (path.length > 1) {
    const end = path[path.length - 1];
    if (fits(state, end, [piece]) && keepsColumn(state, piece, path)) return path;
    path.pop();
  }
  return [];
}

/**
 * Returns a written path with the units' own sector as its first sector. A path that already begins there, or a single
 * sector, is returned as it is.
 */
function fromStart(state: State, [piece]: readonly number[], cells: readonly Cell[]): readonly Cell[] {
  const start = state.cell[piece];
  return cells.length < 2 || cells[0] === start || start < 0 ? cells : [start, ...cells];
}

/**
 * Returns why units may not move together; undefined when they may. More units of a division out of supply would move
 * than allowed [7.1d], or units on a road would not form a column [7h].
 */
function refuseTogether(state: State, { pieces, cells }: MoveRequest): Refusal | undefined {
  const left = moversLeft(state, state.piece(pieces[0]).division);
  if (pieces.length > left)
    return refusal(
      '7.1d',
      'half-may-move',
      say`The division is out of supply: only ${left} more of its units may move this turn, not ${pieces.length}.`,
    );
  if (state.columnEnds.length === 0 && pieces.length === 1) return undefined; // A single unit is a column.
  const using = pieces.filter((piece) => usesRoad(state, piece, wayOf(state, piece, cells)));
  return refuseColumn(state, pieces, cells[cells.length - 1], using.length);
}

/**
 * Returns why a unit may not move to a sector or along a path together with the other units of its order; undefined
 * when it may.
 */
function refuseGoing(state: State, piece: number, { pieces: together, cells }: MoveRequest): Refusal | undefined {
  if (cells.length > 1) {
    if (cells[0] === state.cell[piece]) return refusePath(state, piece, cells, together);
    return refusal(
      '7b',
      'no-way',
      say`${state.name(piece)} stands in ${state.label(state.cell[piece])}, not at the start of the path.`,
    );
  }
  const [cell] = cells;
  const way = wayTo(state, piece, cell);
  return way.length > 1 ? refusePath(state, piece, way, together) : whyUnreachable(state, piece, cell, together);
}

/**
 * Returns why a unit cannot reach a sector: enemy units, the distance, an obstacle on the direct path, or the lack of a
 * short enough path.
 */
function whyUnreachable(state: State, piece: number, cell: Cell, together: readonly number[]): Refusal {
  const start = state.cell[piece];
  const { board } = state.ground;
  const { name, side } = state.piece(piece);
  const left = sectorsLeft(state, piece);
  const distance = board.distance(start, cell);
  if (state.owner[cell] === opponent(side))
    return refusal(
      '7f',
      'enemy-sector',
      say`${state.label(cell)} is held by the enemy; ${name} may assault it but not enter.`,
    );
  if (distance > left + state.numbers['movement.road'])
    return refusal('7a', 'too-far', say`${state.label(cell)} is ${distance} sectors away; ${name} moves ${left}.`);
  return (
    refusePath(state, piece, board.line(start, cell), together) ??
    refusal('7a', 'no-way', say`${name} has no open path to ${state.label(cell)} within ${counted(left, 'sector')}.`)
  );
}

function performMove(state: State, { pieces, cells, order }: Answer & MoveRequest): Play | undefined {
  const end = cells[cells.length - 1];
  const ways = pieces.map((piece) => wayOf(state, piece, cells));
  pieces.forEach((piece, i) => {
    goAlong(state, piece, ways[i]);
  });
  return state.mines[end] === 0 ? undefined : enterMines(state, pieces, end, order);
}

/** Moves a unit and marks that it has moved in this turn [6e]. */
function goAlong(state: State, piece: number, path: readonly Cell[]): void {
  const { division, name } = state.piece(piece);
  const length = path.length - 1;
  const end = path[length];
  const byBonus = length > sectorsLeft(state, piece);
  const inColumn = usesRoad(state, piece, path);
  walk(state, piece, path);
  if (inColumn) state.columnEnds.push(end);
  state.moved[piece] = 1;
  if (division >= 0) state.movers[division]++;
  state.emit('move', byBonus ? '7g' : '7a', () => ({
    text: byBonus
      ? say`${name} moves to ${state.label(end)} along the road.`
      : say`${name} moves to ${state.label(end)}.`,
    pieces: [piece],
    cells: path,
    facts: { sectors: length },
  }));
}

/**
 * Moves a unit along a path and adds the sectors to its used movement. The caller resolves mines at the end of the
 * path.
 */
export function walk(state: State, piece: number, path: readonly Cell[]): void {
  for (let i = 1; i < path.length; i++) enter(state, piece, path[i]);
  state.used[piece] += path.length - 1;
}
