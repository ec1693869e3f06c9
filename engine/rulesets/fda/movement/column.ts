import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { list } from '../../../model/words.js';
import type { Refusal } from '../../../play/moment.js';
import { HEAVY, IMPASSABLE_GROUND } from '../state/ground.js';
import { refusal } from '../rulebook/cite.js';
import { fits } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { isHeld, moversLeft } from './held.js';
import { routesOf, searchesOn, sectorsLeft } from './routes.js';

/**
 * Returns whether a move needs a road: for the road bonus, to cross heavy terrain without stopping there, or to enter
 * impassable ground (reading `roadUse`) [7g, 7h, 14b, 14c].
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
 * Returns why units of the active division may not move together to a sector; undefined when they may. Units that use a
 * road must end in one column with the units that used it before, without a gap along the road. A gap is allowed while
 * other units of the division can still close it, so that the order of moves does not matter. A unit that is needed to
 * close a gap may not move elsewhere [7h].
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
    refusal('7h', 'no-column', say`Units of a division that use a road must end in a column: ${why}.`);
  if (usingRoad > 0 && most !== 'none' && ends.filter((cell) => cell === end).length > most)
    return no(say`${state.label(end)} takes at most ${most} of them`);
  const column = columnOf(state, ends);
  if (column === undefined)
    return no(say`the units that moved before are in ${before}, and no road joins ${state.label(end)} to them`);
  const gaps = column.filter((cell) => cell !== end && !isHeldBy(state, cell, pieces));
  if (gaps.length === 0 || closers(state, column, gaps, pieces) !== undefined) return undefined;
  const labels = list(gaps.map((cell) => state.label(cell)));
  return no(
    say`the units that moved before are in ${before}, and no other unit of the division can close the gap in ${labels}`,
  );
}

/**
 * Returns the units that can close the gaps of the column, each with the sector of its gap; undefined when there is no
 * gap, or no unit can close it any more [7h].
 */
export function closing(state: State): readonly Closer[] | undefined {
  if (state.columnEnds.length < 2) return undefined;
  const column = columnOf(state, state.columnEnds) ?? [];
  const gaps = column.filter((cell) => !isHeldBy(state, cell, []));
  return gaps.length === 0 ? undefined : closers(state, column, gaps, []);
}

/** A unit that closes a gap, and the sector of the gap. */
interface Closer {
  readonly piece: number;
  readonly cell: Cell;
}

/** Returns the road sectors between the ends of a column; undefined when no road connects them. */
function columnOf(state: State, ends: readonly Cell[]): readonly Cell[] | undefined {
  const joined = new Set(ends.slice(0, 1));
  for (let apart = ends.filter((end) => !joined.has(end)); apart.length > 0;) {
    const way = roadBetween(state, joined, apart);
    if (way.length === 0) return undefined;
    for (const cell of way) joined.add(cell);
    apart = apart.filter((end) => !joined.has(end));
  }
  return [...joined].filter((cell) => !ends.includes(cell));
}

/** Returns whether a unit of the activated division remains in a sector after the given units have left the sector. */
const isHeldBy = (state: State, cell: Cell, leaving: readonly number[]): boolean =>
  state.unitsIn(cell).some((unit) => state.piece(unit).division === state.active && !leaving.includes(unit));

/**
 * Returns the shortest path along roads from any of the start sectors to the nearest end sector, both included; empty
 * when no road connects them.
 */
function roadBetween(state: State, starts: Iterable<Cell>, ends: readonly Cell[]): readonly Cell[] {
  const { board, alongRoads } = state.ground;
  const { column } = searchesOn(board);
  const isEnd = (cell: Cell): boolean => ends.includes(cell);
  const isOpen = (cell: Cell): boolean => isEnd(cell) || state.hasOpenRoad(cell);
  return column.line(column.nearest({ links: alongRoads, isOpen }, starts, isEnd));
}

/**
 * Assigns to each gap one unit of the division that can still move into it; undefined when there are not enough such
 * units. A unit that is alone in a sector of the column is not used, because it would leave a new gap.
 */
function closers(
  state: State,
  column: readonly Cell[],
  gaps: readonly Cell[],
  busy: readonly number[],
): readonly Closer[] | undefined {
  const spent = busy.filter((piece) => state.moved[piece] === 0).length;
  if (moversLeft(state, state.active) - spent < gaps.length) return undefined;
  const candidates = (state.divisions.at(state.active)?.members ?? []).filter((piece) => !busy.includes(piece));
  const reach = new Map(
    candidates.filter((piece) => !isHeld(state, piece)).map((piece) => [piece, reachable(state, piece, gaps)]),
  );
  for (const cell of column) {
    const holders = candidates.filter((piece) => state.cell[piece] === cell);
    if (!holders.every((piece) => reach.has(piece))) continue;
    const [staying] = holders.sort((a, b) => (reach.get(a)?.length ?? 0) - (reach.get(b)?.length ?? 0));
    reach.delete(staying);
  }
  return assigned(gaps, reach);
}

function reachable(state: State, piece: number, cells: readonly Cell[]): Cell[] {
  const { anywhere, byRoad } = routesOf(state, piece);
  return cells.filter(
    (cell) => (anywhere.search.hasReached(cell) || byRoad.search.hasReached(cell)) && fits(state, cell, [piece]),
  );
}

/** Assigns to each gap one unit that can reach it; undefined when that is impossible. */
function assigned(gaps: readonly Cell[], reach: ReadonlyMap<number, readonly Cell[]>): readonly Closer[] | undefined {
  const at = new Map<Cell, number>();
  const place = (piece: number, tried: Set<Cell>): boolean =>
    (reach.get(piece) ?? []).some((cell) => {
      if (tried.has(cell)) return false;
      tried.add(cell);
      const other = at.get(cell);
      if (other !== undefined && !place(other, tried)) return false;
      at.set(cell, piece);
      return true;
    });
  for (const piece of reach.keys()) if (at.size < gaps.length) place(piece, new Set());
  return at.size < gaps.length ? undefined : [...at].map(([cell, piece]) => ({ piece, cell }));
}
