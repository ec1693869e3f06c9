import { memoize } from '../../../mechanics/memoize.js';
import { RevisionCache } from '../../../mechanics/revision.js';
import type { Cell } from '../../../board/board.js';
import type { Cells } from '../../../mechanics/movement/path-fixes.js';
import type { State } from '../state/state.js';
import { opponent } from '../state/pieces.js';
import { isMarching } from './held.js';
import { March } from './march.js';
import { stepsOf } from './costs.js';
import { marksFor, routesOf } from './routes.js';
import { BLOCKED, IMPASSABLE, STOP } from '../../../board/reach.js';

/**
 * Returns the cells to which a unit may move [6.1], march [5.23] or step aside [5.22]. The result is valid until the
 * next search on the board.
 */
export function destinationsOf(state: State, piece: number): Cells {
  if (isMarching(state, piece)) return marchOf(state, piece).ends.filter((cell) => cell !== state.cell[piece]);
  if (state.frozen[piece] === 1) return [...waysAside(state, piece).keys()];
  const { cells, count } = routesOf(state, piece);
  return cells.subarray(1, count);
}

/**
 * Returns the path of a unit to a cell: the cheapest path, or a complete march. Empty when the unit may not move there.
 */
export function wayTo(state: State, piece: number, cell: Cell): readonly Cell[] {
  if (isMarching(state, piece)) return marchOf(state, piece).pathTo(cell);
  if (state.frozen[piece] === 1) return waysAside(state, piece).get(cell) ?? [];
  return routesOf(state, piece).path(cell);
}

/**
 * Returns the paths by which a unit of a frozen army can leave its hex. A rule limits their length. Each path is stored
 * under its last cell [5.22].
 */
function waysAside(state: State, piece: number): ReadonlyMap<Cell, readonly Cell[]> {
  const { board } = state.ground;
  const start = state.cell[piece];
  const marks = marksFor(state, piece);
  const steps = stepsOf(state, state.piece(piece));
  const ways = new Map<Cell, readonly Cell[]>([[start, [start]]]);
  const spent = new Map([[start, 0]]);
  let rim: readonly Cell[] = [start];
  for (let hexes = 0; hexes < state.numbers['firstTurn.frozenHexes'] && rim.length > 0; hexes++) {
    const next = new Set<Cell>();
    for (const from of rim) {
      if (from !== start && marks[from] & STOP) continue;
      for (let direction = 0; direction < board.directions; direction++) {
        const to = board.neighbour(from, direction);
        const step = steps[from * board.directions + direction];
        const cost = (spent.get(from) ?? 0) + step;
        if (to < 0 || step === IMPASSABLE || cost > state.left[piece] || marks[to] & BLOCKED) continue;
        if (cost >= (spent.get(to) ?? Infinity)) continue;
        spent.set(to, cost);
        ways.set(to, [...(ways.get(from) ?? []), to]);
        next.add(to);
      }
    }
    rim = [...next];
  }
  ways.delete(start);
  return ways;
}

/**
 * The marches of one game, cached by the properties on which they depend. All units of a hex share them. They are valid
 * until an enemy unit moves. The marches of a leader are valid only until any unit moves, because they also depend on
 * the units of his own side [10.23].
 */
const marches = memoize((_state: State) => ({
  units: new RevisionCache<string, March>(),
  leaders: new RevisionCache<string, March>(),
}));

/**
 * Returns the possible marches of a unit [5.23]. `escorted` is true for a leader whose escort enters enemy ZOC with
 * him.
 */
export function marchOf(state: State, piece: number, escorted = false): March {
  const { side, moves, isLeader } = state.piece(piece);
  const cache = marches(state)[isLeader ? 'leaders' : 'units'];
  const changes = isLeader ? state.changes : state.changesOf[opponent(side)];
  const key = `${state.cell[piece]} ${state.left[piece]} ${moves} ${side} ${escorted}`;
  return cache.get(key, changes) ?? cache.set(key, new March(state, piece, escorted));
}
