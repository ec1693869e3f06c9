import type { Cell } from '../../../board/board.js';
import type { State } from '../state.js';
import { isMarching } from './held.js';
import { March } from './march.js';
import { stepsOf } from './costs.js';
import { routesOf } from './routes.js';
import { BLOCKED, IMPASSABLE } from '../../../board/reach.js';

/** Cells a unit may move to, the one it stands in left out. Overwritten by the next question. */
export interface Destinations {
  count: number;
  cells: Int32Array | readonly Cell[];
  /** The first cell is `cells[first]`, the last `cells[first + count - 1]`. */
  first: number;
}

const found: Destinations = { count: 0, cells: [], first: 0 };

/** Where a unit that is not held may move [6.1], march [5.23] or step aside [5.22]. */
export function destinationsOf(state: State, piece: number): Destinations {
  if (isMarching(state, piece)) {
    const ends = marchOf(state, piece).ends.filter((cell) => cell !== state.cell[piece]);
    return Object.assign(found, { cells: ends, first: 0, count: ends.length });
  }
  if (state.frozen[piece] === 1) {
    const aside = stepsAside(state, piece);
    return Object.assign(found, { cells: aside, first: 0, count: aside.length });
  }
  const reach = routesOf(state).of(piece);
  found.cells = reach.cells;
  found.first = 1;
  found.count = reach.count - 1;
  return found;
}

/** The way a unit takes to a cell it may move to: the cheapest, or a whole march. Empty when it may not go there. */
export function wayTo(state: State, piece: number, cell: Cell): Cell[] {
  if (isMarching(state, piece)) {
    const march = marchOf(state, piece);
    return march.ends.includes(cell) ? march.pathTo(cell) : [];
  }
  if (state.frozen[piece] === 1) return stepsAside(state, piece).includes(cell) ? [state.cell[piece], cell] : [];
  return routesOf(state).of(piece).path(cell);
}

/** Neighbouring cells a unit of a frozen army can step into [5.22]. */
function stepsAside(state: State, piece: number): Cell[] {
  const { board } = state.ground;
  const start = state.cell[piece];
  const marks = routesOf(state).marksFor(piece);
  const steps = stepsOf(state, state.piece(piece));
  const cells: Cell[] = [];
  for (let direction = 0; direction < board.directions; direction++) {
    const to = board.neighbour(start, direction);
    const cost = steps[start * board.directions + direction];
    if (to >= 0 && cost !== IMPASSABLE && cost <= state.left[piece] && !(marks[to] & BLOCKED)) cells.push(to);
  }
  return cells;
}

/** The marches of the units of one game, each as long as nothing can have changed them: its own start, its points, the enemy's units. */
interface Marches {
  readonly of: Map<number, { readonly start: Cell; readonly left: number; readonly march: March }>;
}
const marches = new WeakMap<State, Marches>();

/** The marches of a unit [5.23]. On turn 1 no German is on the map to change them while the phase lasts. */
export function marchOf(state: State, piece: number): March {
  let known = marches.get(state);
  if (known === undefined) marches.set(state, (known = { of: new Map() }));
  const [start, left] = [state.cell[piece], state.left[piece]];
  const kept = known.of.get(piece);
  if (kept?.start === start && kept.left === left) return kept.march;
  const march = new March(state, piece);
  known.of.set(piece, { start, left, march });
  return march;
}
