import { say } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { suggestPath } from '../../../mechanics/movement/path-fixes.js';
import {
  movementOrders,
  withoutArrived,
  groupByPath,
  type MoveRequest,
} from '../../../mechanics/movement/movement-orders.js';
import { isRefusal, type Refusal } from '../../../play/moment.js';
import { bar, refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { abandonWork } from '../works/builders.js';
import { beginMoving, leftOf, paceOf, spendTogether, spentBy } from './company.js';
import { clearEntered, mustClear, walk } from './entering.js';
import { mayStay, roomRefusal } from './staying.js';
import { randomPath } from './random-path.js';
import { cheapestWay, inPoints, points, reachOf, wayOf, type Way } from './way.js';

/** Returns the hexes in which a unit may end its movement, with the half points spent to get there. */
export function destinationsOf(state: State, piece: number): Map<Cell, number> {
  const { cells, cost } = reachOf(state, piece);
  const start = state.cell[piece];
  return new Map(
    cells.filter((cell) => cell !== start && mayStay(state, piece, cell)).map((cell) => [cell, cost[cell]]),
  );
}

type MoveBar = Bar<string, [state: State, piece: number]>;
const moved: MoveBar = bar(
  '8.13',
  'moved',
  (state: State, piece: number) => say`${state.name(piece)} has already moved in this sequence.`,
);
const offMap: MoveBar = bar(
  '8.11',
  'not-on-map',
  (state: State, piece: number) => say`${state.name(piece)} is not on the map.`,
);
const wrongSide: MoveBar = bar(
  '4.35',
  'other-side',
  (state: State, piece: number) => say`${state.name(piece)} belongs to the enemy.`,
);
const inactive: MoveBar = bar(
  '4.35',
  'not-active',
  (state: State, piece: number) => say`${state.name(piece)} is not active in this sequence.`,
);

const mustOverrun: MoveBar = bar(
  '8.67i',
  'bound',
  (state: State, piece: number) =>
    say`${state.name(piece)} has cleared ${state.label(state.cell[piece])}, which is in another enemy ZOC. It must overrun that enemy or stop.`,
);

/** Returns why a unit may not move at all; undefined if it may. */
export function moveBar(state: State, piece: number): MoveBar | undefined {
  if (state.piece(piece).side !== state.side) return wrongSide;
  if (!state.isOnMap(piece)) return offMap;
  if (state.active[piece] === 0) return inactive;
  if (state.mustOverrun[piece] === 1 && state.halfPointsLeft[piece] > 0) return mustOverrun;
  return state.moved[piece] === 1 ? moved : undefined;
}

/** Refuses a move for which the unit has no path. */
function pathRefusal(state: State, piece: number, going: MoveRequest): Refusal | undefined {
  const way = wayOf(state, piece, going);
  return isRefusal(way) ? way : undefined;
}

/**
 * The `move` orders for active units. Each unit moves on its own path, or several units move on one path [8.11]. Units
 * on the same path move as a stack if the allowance of the slowest unit is enough for the path, otherwise one by one.
 * The units that moved last may continue until another unit moves [8.12].
 */
export const moving = movementOrders<State>({
  verb: 'move',
  rule: '8.11',
  lacks: {
    units: ['no-units', 'Name units on the map: `move UNITS to HEX`.'],
    way: ['no-cell', 'Name the hex to move to: `move UNITS to HEX`.'],
    all: ['no-units', 'Name the units and the hex: `move UNITS to HEX`.'],
  },
  units: (state) => state.muster.movers[state.side],
  hasMoved: (state) => state.moved,
  barFor: moveBar,
  destinations: (state, piece) => destinationsOf(state, piece).keys(),
  cheapestPath: cheapestWay,
  randomPath,
  selectMovers: (state, going) => ({ pieces: withoutArrived(state, going), cells: going.cells }),
  whyNot: pathRefusal,
  whyNotTogether: (state, going) => partedRefusal(state, going) ?? roomRefusal(state, going),
  refusalDetails(state, piece, { cells = [], order }) {
    if (order === undefined || moveBar(state, piece) !== undefined) return {};
    const search = reachOf(state, piece);
    const open = search.cells.filter((cell) => cell !== state.cell[piece] && mayStay(state, piece, cell));
    return {
      fixes: suggestPath(state.ground.board, order, cells.at(-1) ?? NOWHERE, open, (cell) =>
        open.includes(cell) ? search.path(cell) : [],
      ),
    };
  },
  perform(state, going) {
    const ways = new Map(going.pieces.map((piece) => [piece, requirePath(wayOf(state, piece, going))]));
    const entered: Cell[] = [];
    // Units that have already begun to move go first, because they may not move again after another unit has begun
    // [8.11].
    const inOrder = going.pieces.toSorted(
      (one, other) => Number(isUnderWay(state, other)) - Number(isUnderWay(state, one)),
    );
    for (const { pieces } of groupByPath(inOrder, (piece) => ways.get(piece)?.way ?? []))
      for (const stack of atOnePace(state, pieces, ways)) entered.push(...moveStack(state, stack, ways));
    return mustClear(state, state.side, entered) ? clearEntered(state, state.side, entered) : undefined;
  },
});

/**
 * Returns a path that was checked before.
 * @throws Error if `way` is a refusal
 */
function requirePath(way: Way | Refusal): Way {
  if (isRefusal(way)) throw new Error(way.message);
  return way;
}

/**
 * Groups units that move along one path into stacks [8.12]. All units form one stack if all of them have begun to move,
 * or if the cost of the path is within the allowance of the slowest unit. Otherwise each unit moves alone.
 */
function atOnePace(state: State, pieces: readonly number[], ways: ReadonlyMap<number, Way>): (readonly number[])[] {
  const pace = paceOf(state, pieces);
  const areUnderWay = pieces.every((piece) => isUnderWay(state, piece));
  return areUnderWay || pieces.every((piece) => (ways.get(piece)?.spent ?? 0) <= pace)
    ? [pieces]
    : pieces.map((piece) => [piece]);
}

/** Returns whether a unit has begun to move and may continue because no other unit has moved since [8.11]. */
const isUnderWay = (state: State, piece: number): boolean => state.halfPointsLeft[piece] >= 0;

/**
 * Refuses a move in which units of a stack that has begun to move continue on different paths. Such a move would split
 * the stack, and the units left behind could not move again [8.12].
 */
function partedRefusal(state: State, going: MoveRequest): Refusal | undefined {
  const [first, ...others] = going.pieces.filter((piece) => isUnderWay(state, piece));
  const other = others.find((piece) => wayKey(state, piece, going) !== wayKey(state, first, going));
  return other === undefined
    ? undefined
    : refusal(
        '8.12',
        'parted',
        say`${state.name(first)} and ${state.name(other)} continue on different paths. A stack continues on one path, and units it leaves behind may not move again. Write the path: \`move UNITS FROM > … > TO\`.`,
      );
}

function wayKey(state: State, piece: number, going: MoveRequest): string {
  const way = wayOf(state, piece, going);
  return isRefusal(way) ? '' : way.way.join();
}

/**
 * Moves units along one path. Returns the entered hexes if one of the units is a combat unit, otherwise an empty list.
 */
function moveStack(state: State, pieces: readonly number[], ways: ReadonlyMap<number, Way>): readonly Cell[] {
  beginMoving(state, pieces);
  const costs = pieces.map((piece) => (ways.get(piece)?.spent ?? 0) - spentBy(state, piece));
  spendTogether(state, pieces, costs);
  const { way, stops } = ways.get(pieces[0]) ?? { way: [], stops: false };
  for (const [i, piece] of pieces.entries()) {
    abandonWork(state, piece); // [14.26b]
    walk(state, piece, way);
    if (stops || leftOf(state, piece) === 0) state.moved[piece] = 1;
    state.emit('move', '8.11', () => ({
      text: say`${state.name(piece)} moves to ${state.label(way[way.length - 1])} for ${inPoints(costs[i])} MP.`,
      pieces: [piece],
      cells: way,
      facts: { cost: points(costs[i]), left: points(leftOf(state, piece)) },
    }));
  }
  return pieces.some((piece) => state.piece(piece).role === 'combat') ? way.slice(1) : [];
}

/** Returns why a unit cannot move to a hex, even if its side may not move now; undefined if it can. */
export const destinationRefusal = (state: State, piece: number, cell: Cell): Refusal | undefined =>
  pathRefusal(state, piece, { pieces: [piece], cells: [cell] }) ??
  roomRefusal(state, { pieces: [piece], cells: [cell] });
