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
  if (state.frozen[piece] === 1) return stepsAside(state, piece).includes(cell) ? [state.cell[piece] as Cell, cell] : [];
  return routesOf(state).of(piece).path(cell);
}

/** Neighbouring cells a unit of a frozen army can step into [5.22]. */
function stepsAside(state: State, piece: number): Cell[] {
  const { board } = state.ground;
  const start = state.cell[piece] as Cell;
  const marks = routesOf(state).marksFor(piece);
  const steps = stepsOf(state, state.piece(piece));
  const cells: Cell[] = [];
  for (let direction = 0; direction < board.directions; direction++) {
    const to = board.neighbour(start, direction);
    const cost = steps[start * board.directions + direction] as number;
    if (to >= 0 && cost !== IMPASSABLE && cost <= (state.left[piece] as number) && !((marks[to] as number) & BLOCKED)) cells.push(to);
  }
  return cells;
}

const marches = new WeakMap<State, { piece: number; changes: number; march: March }>();

/** The marches of a unit, kept until something on the map changes. */
export function marchOf(state: State, piece: number): March {
  const kept = marches.get(state);
  if (kept?.piece === piece && kept.changes === state.changes) return kept.march;
  const march = new March(state, piece);
  marches.set(state, { piece, changes: state.changes, march });
  return march;
}
