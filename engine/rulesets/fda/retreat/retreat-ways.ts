import { memoize } from '../../../mechanics/memoize.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { HEAVY, NO_MINES } from '../state/ground.js';
import { lowestRanked, findRetreatPaths, type RetreatPath } from '../../../mechanics/retreat.js';
import { barOf, barTo } from '../movement/steps.js';
import type { Side } from '../state/pieces.js';
import { fits } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { edgesOf } from '../supply/supply.js';
import { inEnemyZone } from '../zones/zones.js';

/**
 * The end of a retreat: in a sector without enemy ZOC, in a sector in enemy ZOC, which costs a break point [9.2f], or
 * off the map at the unit's own edge.
 */
type WayEnd = 'there' | 'in ZOC' | 'off';

/** A retreat path: its sectors, beginning with the unit's own sector. */
export type Way = RetreatPath<WayEnd>;

/**
 * Returns the paths on which a unit may retreat a number of sectors after an assault (reading `retreatPath`). These are
 * the paths free of enemy ZOC; if there are none, the paths that end in the first sector of ZOC. Empty when the unit
 * cannot retreat [8p-8s, 9.2f, 7d].
 */
export function waysOf(state: State, piece: number, sectors: number): Way[] {
  const { side } = state.piece(piece);
  const start = [state.cell[piece]];
  const mayContinue = ({ to }: Step, path: readonly Cell[]): boolean =>
    !inEnemyZone(state, side, to) && path.length - 1 < sectors && !mustStopIn(state, to);
  const ways = findRetreatPaths<Step, WayEnd>(start, {
    steps: (path) => stepsAway(state, piece, path),
    ends(step, path) {
      const { to } = step;
      const steps = path.length - 1;
      const hasRoom = fits(state, to, [piece]);
      if (inEnemyZone(state, side, to)) return hasRoom ? ['in ZOC'] : [];
      const isEnd = steps === sectors || (steps === state.numbers['retreat.short'] && mayStopShort(state, to));
      return [...(isEnd && hasRoom ? ends : []), ...(mayContinue(step, path) && leavesMap(state, side, to) ? off : [])];
    },
    mayContinue,
  });
  const free = ways.filter(({ end }) => end !== 'in ZOC');
  if (leavesMap(state, side, start[0])) return [{ path: start, end: 'off' }, ...free];
  return free.length > 0 ? free : ways;
}

/**
 * Returns the paths on which a unit may retreat from a barrage. A path must have the full distance and may enter enemy
 * ZOC. If no path has the full distance, the longest paths are returned [15.1d, 9.2f, 8r].
 */
export function waysOutOf(state: State, piece: number, sectors: number): Way[] {
  const ways = findRetreatPaths<Step, WayEnd>([state.cell[piece]], {
    steps: (path) => stepsAway(state, piece, path),
    ends: ({ to }) => (fits(state, to, [piece]) ? ends : []),
    mayContinue: ({ to }, path) => path.length - 1 < sectors && !mustStopIn(state, to),
  });
  return lowestRanked(ways, ({ path }) => -path.length);
}

interface Step {
  readonly to: Cell;
}

const ends: readonly WayEnd[] = ['there'];
const off: readonly WayEnd[] = ['off'];

/**
 * Lists the possible next sectors of a path over passable ground. Every step leads farther from the start, so that the
 * last sector is exactly at the distance of the retreat.
 */
function stepsAway(state: State, piece: number, path: readonly Cell[]): Step[] {
  const { board } = state.ground;
  const [start] = path;
  const from = path[path.length - 1];
  const steps: Step[] = [];
  for (let direction = 0; direction < board.directions; direction++) {
    const bar =
      path.length === 1 ? barOf(state, piece, from, direction) : barTo(state, state.piece(piece), from, direction);
    if (bar !== undefined) continue;
    const to = board.neighbours[from * board.directions + direction];
    if (board.distance(start, to) === path.length) steps.push({ to });
  }
  return steps;
}

/** Returns whether a retreat may stop early in a sector: heavy terrain, fortifications or mines [8r, 13a]. */
const mayStopShort = (state: State, cell: Cell): boolean =>
  (state.ground.lies[cell] & HEAVY) !== 0 || state.fort[cell] === 1 || state.mines[cell] !== NO_MINES;

/** Returns whether a retreat must stop in a sector because of heavy terrain without a road, or of mines [13a, 14b]. */
const mustStopIn = (state: State, cell: Cell): boolean =>
  state.mines[cell] !== NO_MINES || ((state.ground.lies[cell] & HEAVY) !== 0 && !state.hasOpenRoad(cell));

const leavesMap = (state: State, side: Side, cell: Cell): boolean =>
  state.rulings.retreatOffFriendlyEdge && edgesOf(state)[side].includes(cell);

const distances = memoize((state: State) => {
  const { board } = state.ground;
  const toEdge = (edge: readonly Cell[], at: Cell): number =>
    edge.length === 0 ? 0 : Math.min(...edge.map((end) => board.distance(at, end)));
  return edgesOf(state).map((edge) => Int32Array.from({ length: board.size }, (_, at) => toEdge(edge, at)));
});

/** Returns the distance in sectors from a cell to the side's friendly edge; 0 for a side without a friendly edge. */
export const distanceToEdge = (state: State, side: Side, cell: Cell): number => distances(state)[side][cell];

/**
 * Returns the default path: the path that ends nearest to the friendly edge; of several such paths, the path with the
 * lowest sector numbers.
 */
export function usualWay(state: State, side: Side, ways: readonly Way[]): Way {
  return ways.reduce((best, way) => (comesBefore(state, side, way, best) ? way : best));
}

function comesBefore(state: State, side: Side, way: Way, best: Way): boolean {
  if ((way.end === 'off') !== (best.end === 'off')) return best.end === 'off';
  const [end, other] = [way.path[way.path.length - 1], best.path[best.path.length - 1]];
  const nearer = distanceToEdge(state, side, end) - distanceToEdge(state, side, other);
  if (nearer !== 0) return nearer < 0;
  if (end !== other) return state.label(end) < state.label(other);
  return state.label(way.path[1] ?? NOWHERE) < state.label(best.path[1] ?? NOWHERE);
}
