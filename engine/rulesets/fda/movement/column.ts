import type { Cell } from '../../../board/board.js';
import { NOWHERE } from '../../../board/board.js';
import { list } from '../../../model/words.js';
import type { Refusal } from '../../../play/moment.js';
import { HEAVY, IMPASSABLE_GROUND } from '../ground.js';
import { refusal } from '../refusal.js';
import { fits } from '../stacking.js';
import type { State } from '../state.js';
import { isHeld, moversLeft } from './held.js';
import { routesOf, sectorsLeft } from './routes.js';

/**
 * Whether a move uses a road: for its bonus, or along it through heavy terrain where it would have to stop, or into ground
 * that is else impassable (reading roadUse) [7g, 7h, 14b, 14c].
 */
export function usesRoad(state: State, piece: number, path: readonly Cell[]): boolean {
  if (path.length - 1 > sectorsLeft(state, piece)) return true;
  const { onFoot } = state.piece(piece);
  return path.some((cell, i) => {
    if (i === 0 || !isJoined(state, path[i - 1], cell)) return false;
    const lies = state.ground.lies[cell];
    if (!onFoot && (lies & IMPASSABLE_GROUND) !== 0) return true;
    return (lies & HEAVY) !== 0 && i < path.length - 1 && isJoined(state, cell, path[i + 1]);
  });
}

function isJoined({ ground: { board, roads } }: State, from: Cell, to: Cell): boolean {
  const direction = board.direction(from, to);
  return direction >= 0 && roads[from * board.directions + direction] === 1;
}

/**
 * Why units of the active division may not go where they go together: those of them that use a road end in column with
 * those that did before, on one unbroken run of road. A gap may be left that others of the division can still close, so
 * that it does not matter who goes first; whoever is needed for it goes nowhere else [7h].
 */
export function refuseColumn(
  state: State,
  pieces: readonly number[],
  end: Cell,
  usingRoad: number,
): Refusal | undefined {
  if (state.columnEnds.length + usingRoad === 0) return undefined;
  const ends = [...state.columnEnds, ...Array.from({ length: usingRoad }, () => end)];
  const most = state.rulings.columnUnitsPerSector;
  const before = [...new Set(state.columnEnds)].map((cell) => state.label(cell)).join(', ');
  const no = (why: string): Refusal =>
    refusal('7h', 'no-column', `Units of a division that use a road end in column: ${why}.`);
  if (usingRoad > 0 && most !== 'none' && ends.filter((cell) => cell === end).length > most)
    return no(`${state.label(end)} takes ${most} of them at most`);
  const gaps = gapsIn(state, ends, pieces, end);
  if (gaps === undefined) return no(`those before stand in ${before}, and no road joins ${state.label(end)} to them`);
  if (gaps.length === 0 || closers(state, gaps, pieces) !== undefined) return undefined;
  const labels = list(gaps.map((cell) => state.label(cell)));
  return no(`those before stand in ${before}, and nobody else of the division can close the gap in ${labels}`);
}

/** Who closes the gaps of the column as it stands, and where; undefined when there is none, or nobody can any more [7h]. */
export function closing(state: State): readonly { readonly piece: number; readonly cell: Cell }[] | undefined {
  if (state.columnEnds.length < 2) return undefined;
  const gaps = gapsIn(state, state.columnEnds, [], NOWHERE) ?? [];
  return gaps.length === 0 ? undefined : closers(state, gaps, []);
}

/** Road sectors between the ends of a column in which nobody of the division stands, when some leave and come to a sector; undefined when no road joins the ends. */
function gapsIn(
  state: State,
  ends: readonly Cell[],
  leaving: readonly number[],
  coming: Cell,
): readonly Cell[] | undefined {
  const joined = new Set(ends.slice(0, 1));
  const gaps: Cell[] = [];
  for (let apart = ends.filter((end) => !joined.has(end)); apart.length > 0;) {
    const way = roadBetween(state, joined, apart);
    if (way === undefined) return undefined;
    for (const cell of way) {
      joined.add(cell);
      if (cell !== coming && !ends.includes(cell) && !holds(state, cell, leaving)) gaps.push(cell);
    }
    apart = apart.filter((end) => !joined.has(end));
  }
  return gaps;
}

const holds = (state: State, cell: Cell, leaving: readonly number[]): boolean =>
  state.unitsIn(cell).some((unit) => state.piece(unit).division === state.active && !leaving.includes(unit));

/** The shortest way along roads from some sectors to the nearest of others, that one included. */
function roadBetween(state: State, starts: ReadonlySet<Cell>, ends: readonly Cell[]): Cell[] | undefined {
  const { board, roads } = state.ground;
  const from = new Map<Cell, Cell>([...starts].map((cell) => [cell, NOWHERE]));
  for (const cell of from.keys()) {
    if (ends.includes(cell)) {
      const way: Cell[] = [];
      for (let at = cell; !starts.has(at); at = from.get(at) ?? NOWHERE) way.unshift(at);
      return way;
    }
    for (let direction = 0; direction < board.directions; direction++) {
      const to = board.neighbours[cell * board.directions + direction];
      if (to === NOWHERE || from.has(to) || roads[cell * board.directions + direction] === 0) continue;
      if (ends.includes(to) || state.hasOpenRoad(to)) from.set(to, cell);
    }
  }
  return undefined;
}

/** Units of the division that can still move, one to each gap; undefined when they are too few or too far. */
function closers(
  state: State,
  gaps: readonly Cell[],
  busy: readonly number[],
): { readonly piece: number; readonly cell: Cell }[] | undefined {
  const members = state.divisions.at(state.active)?.members ?? [];
  const free = members.filter((piece) => !busy.includes(piece) && !isHeld(state, piece));
  const spent = busy.filter((piece) => state.moved[piece] === 0).length;
  if (moversLeft(state, state.active) - spent < gaps.length) return undefined;
  const reach = free.map((piece) => {
    const { anywhere, byRoad } = routesOf(state, piece);
    return gaps.filter((cell) => (anywhere.has(cell) || byRoad.has(cell)) && fits(state, cell, [piece]));
  });
  const at = new Map<Cell, number>();
  const place = (unit: number, tried: Set<Cell>): boolean =>
    reach[unit].some((cell) => {
      if (tried.has(cell)) return false;
      tried.add(cell);
      const other = at.get(cell);
      if (other !== undefined && !place(other, tried)) return false;
      at.set(cell, unit);
      return true;
    });
  for (const unit of free.keys()) if (at.size < gaps.length) place(unit, new Set());
  return at.size < gaps.length ? undefined : gaps.map((cell) => ({ piece: free[at.get(cell) ?? 0], cell }));
}
