import type { Cell } from '../../../../engine/board/board.js';
import { BLOCKED, type Reach } from '../../../../engine/board/reach.js';
import { whyNot } from '../../../../engine/mechanics/bars.js';
import { pickOne } from '../../../../engine/mechanics/choice.js';
import { movementOrders, type MoveRequest } from '../../../../engine/mechanics/movement/movement-orders.js';
import { pathSearchOn } from '../../../../engine/mechanics/movement/path-search.js';
import { stackLimitText } from '../../../../engine/mechanics/stacking.js';
import type { Refusal } from '../../../../engine/play/moment.js';
import type { ExplainedValue } from '../../../../engine/mechanics/explained-value.js';
import { bar, explain, refusal } from '../refusal.js';
import type { BlankRule } from '../rulebook/index.js';
import { fits, stackingLimit } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { opponent, SIDES } from '../vocabulary/sides.js';

/** Returns the movement points of a unit. A unit without supply has half of them [3, 5]. */
export function allowance(state: State, piece: number): ExplainedValue<BlankRule> {
  const points = explain(state.piece(piece).movement).note('printed', '3');
  return state.isolated[piece] === 1 ? points.dividedBy(2, 'out of supply', '5') : points;
}

/**
 * Returns the cells that a unit can reach, including its own cell. The result is valid until the next search on the
 * board.
 */
export function reachOf(state: State, piece: number): Reach {
  const { board } = state.scenario.map;
  const enemy = opponent(state.piece(piece).side);
  const marks = Uint8Array.from(state.owner, (side) => (side === enemy ? BLOCKED : 0));
  const reach = pathSearchOn(board);
  reach.run(state.cell[piece], allowance(state, piece).value, state.steps, marks);
  return reach;
}

/** Returns the cells where a unit may end its movement, with their costs. */
export function destinationsOf(state: State, piece: number): Map<Cell, number> {
  const { cells, cost, count } = reachOf(state, piece);
  const ends = [...cells.subarray(1, count)].filter((cell) => fits(state, cell, [piece]));
  return new Map(ends.map((cell) => [cell, cost[cell]]));
}

const moved = bar('3', 'moved', (state: State, piece: number) => `${state.name(piece)} has moved in this phase.`);
const notOnMap = bar('3', 'not-on-map', (state: State, piece: number) => `${state.name(piece)} is not on the map.`);
const others = bar('1', 'other-side', (state: State, piece: number) => {
  const [side, phasing] = [state.piece(piece).side, state.side].map((one) => SIDES[one]);
  return `${state.name(piece)} belongs to ${side}, but this is the phase of ${phasing}.`;
});

/** Returns why a unit may not move at all, or undefined if it may move. */
function barOnMoving(state: State, piece: number): typeof moved | undefined {
  if (state.piece(piece).side !== state.side) return others;
  if (!state.isOnMap(piece)) return notOnMap;
  return state.moved[piece] === 1 ? moved : undefined;
}

/** Returns why a cell has no room for units, or undefined if it has room [4]. */
export function noRoom(state: State, { pieces, cells }: MoveRequest): Refusal | undefined {
  const cell = cells[0];
  if (fits(state, cell, pieces)) return undefined;
  const units = new Set([...state.unitsIn(cell), ...pieces]).size;
  const limit = stackingLimit(state.numbers, SIDES[state.piece(pieces[0]).side]);
  return refusal('4', 'stack-limit', stackLimitText(limit, units, state.label(cell)));
}

/** Returns why a unit cannot reach a cell, or undefined if it can [3]. */
export function outOfReach(state: State, piece: number, cell: Cell): Refusal | undefined {
  const { cells, count } = reachOf(state, piece);
  if (cell !== state.cell[piece] && cells.subarray(1, count).includes(cell)) return undefined;
  const { value, ledger } = allowance(state, piece);
  const message = `${state.name(piece)} does not reach ${state.label(cell)} with ${value} points.`;
  return refusal('3', 'out-of-reach', message, { why: ledger });
}

/** The order to move. Each unit takes the cheapest path to the destination of the order [3]. */
export const moving = movementOrders<State>({
  verb: 'move',
  rule: '3',
  lacks: {
    units: ['no-units', 'The order names no unit on the map: `move UNITS to CELL`.'],
    way: ['no-cell', 'The order names no destination: `move UNITS to CELL`.'],
    all: ['no-units', 'A move needs units and a cell.'],
  },
  units: (state) => state.unitsOf(state.side),
  hasMoved: ({ moved }) => moved,
  barFor: barOnMoving,
  destinations: (state, piece) => destinationsOf(state, piece).keys(),
  randomPath(state, piece, random) {
    const cells = [...destinationsOf(state, piece).keys()];
    return cells.length === 0 ? [] : [pickOne(cells, random)];
  },
  selectMovers: (_, { pieces, cells }) => ({ pieces, cells: cells.slice(-1) }),
  whyNot: (state, piece, { cells }) => outOfReach(state, piece, cells[0]),
  whyNotTogether: noRoom,
  perform(state, { pieces, cells: [to] }) {
    for (const piece of pieces) {
      const from = state.cell[piece];
      state.put(piece, to);
      state.moved[piece] = 1;
      state.emit('move', '3', () => ({
        text: `${state.name(piece)} moves to ${state.label(to)}.`,
        pieces: [piece],
        cells: [from, to],
      }));
    }
    return undefined;
  },
});

/** Returns why a unit cannot move to a cell, in the phase of either side, or undefined if it can. */
export const whyNotThere = (state: State, piece: number, cell: Cell): Refusal | undefined =>
  whyNot(state.isOnMap(piece) ? undefined : notOnMap, state, piece) ??
  outOfReach(state, piece, cell) ??
  noRoom(state, { pieces: [piece], cells: [cell] });
