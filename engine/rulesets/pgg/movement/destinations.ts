import type { Cell } from '../../../board/board.js';
import type { State } from '../state.js';
import { opponent } from '../pieces.js';
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

/** Marches of one game by what they depend on, as long as no enemy unit has moved: units of one hex share them. */
interface Marches {
  readonly found: Map<string, March>;
  enemyChanges: number;
}
const marches = new WeakMap<State, Marches>();

/** The marches of a unit [5.23]. */
export function marchOf(state: State, piece: number): March {
  let known = marches.get(state);
  if (known === undefined) marches.set(state, (known = { found: new Map(), enemyChanges: -1 }));
  const { side, moves } = state.piece(piece);
  const enemyChanges = state.changesOf[opponent(side)];
  if (known.enemyChanges !== enemyChanges) known.found.clear();
  known.enemyChanges = enemyChanges;
  const key = `${state.cell[piece]} ${state.left[piece]} ${moves} ${side}`;
  let march = known.found.get(key);
  if (march === undefined) known.found.set(key, (march = new March(state, piece)));
  return march;
}
