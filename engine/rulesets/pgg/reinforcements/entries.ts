import type { Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { entryPoints, isInterdicted, markerCost } from '../movement/costs.js';
import { opponent, SOVIET, type Side } from '../state/pieces.js';
import { EVACUATED, EXPECTED, type State } from '../state/state.js';
import { namedPlaces } from '../vocabulary/places.js';
import { isClosedInTheWest } from '../zones/west-columns.js';
import { inEnemyZone } from '../zones/zones.js';

/**
 * The entry by which a unit can come onto the map. `turn` is the first turn in which the unit may enter. `shifts` is
 * true if the unit may use another hex when all `cells` are closed.
 */
export interface Entry {
  readonly name: string;
  readonly turn: number;
  readonly cells: readonly Cell[];
  readonly shifts: boolean;
}

/**
 * Returns the entry by which a unit may come onto the map; undefined if nothing brings the unit, or if it is on the map
 * already [14.11, 14.3, 10.4].
 */
export function entryOf(state: State, piece: number): Entry | undefined {
  const at = state.cell[piece];
  if (at === EVACUATED) {
    const name = namedPlaces.leaderReturn;
    return { name, turn: state.arrivalTurn[piece], cells: cellsNamed(state, name), shifts: false };
  }
  if (at !== EXPECTED) return undefined;
  const group = state.piece(piece).arrival;
  if (group >= 0) {
    const arrival = state.muster.arrivals[group];
    const turn = state.comesFrom(arrival);
    if (turn === Infinity) return undefined;
    return {
      name: arrival.entry,
      turn,
      cells: arrival.cells,
      shifts: state.rulings['reinforcement.blocked'] === 'shiftToNearest',
    };
  }
  if (piece !== provisionalOf(state) || state.provisionalEntry === 0) return undefined;
  const name = String(state.provisionalEntry);
  return { name, turn: state.turn, cells: cellsNamed(state, name), shifts: true };
}

/** Returns this turn's provisional division [14.11]. */
export function provisionalOf(state: State): number | undefined {
  return state.muster.provisional[state.turn - 1];
}

/**
 * Returns the hexes by which a side may enter now: the hexes of the entry without enemy units. When every hex of the
 * entry is closed, the nearest hexes to the east are added; the arriving division may use these hexes but need not
 * [14.12].
 */
export function openCells(state: State, side: Side, entry: Entry): readonly Cell[] {
  const own = entry.cells.filter((cell) => isOpen(state, side, cell));
  const mayShift = entry.shifts && isShut(state, side, entry.cells);
  return mayShift ? [...own, ...nearestEastwards(state, side, entry.cells)] : own;
}

/** Returns whether units may enter a hex and no enemy unit is in it [6.21, 6.4, 6.7]. */
function isOpen(state: State, side: Side, cell: Cell): boolean {
  return (
    state.owner[cell] !== opponent(side) &&
    !isClosedInTheWest(state, side, cell) &&
    costToEnter(state, side, 0, cell) !== undefined
  );
}

/** Returns whether each hex contains enemy units or is in enemy ZOC [14.12]. */
function isShut(state: State, side: Side, cells: readonly Cell[]): boolean {
  return (
    cells.length > 0 && cells.every((cell) => state.owner[cell] === opponent(side) || inEnemyZone(state, side, cell))
  );
}

/**
 * Returns the hexes of the map edge nearest to a closed entry that are open and not west of the entry. A hex in enemy
 * ZOC counts as open [14.12, AMB-38].
 */
function nearestEastwards(state: State, side: Side, cells: readonly Cell[]): readonly Cell[] {
  const { board } = state.ground;
  const west = Math.min(...cells.map((cell) => board.column(cell)));
  const edges = new Set((['north', 'east', 'south', 'west'] as const).flatMap((edge) => [...board.edge(edge)]));
  let nearest: Cell[] = [];
  let least = Infinity;
  for (const cell of edges) {
    if (board.column(cell) < west || cells.includes(cell) || !isOpen(state, side, cell)) continue;
    const distance = Math.min(...cells.map((from) => board.distance(from, cell)));
    if (distance < least) nearest = [];
    if (distance <= least) nearest.push(cell);
    least = Math.min(least, distance);
  }
  return nearest;
}

/**
 * Returns the half points for entering the map by a cell, markers included [14.0, 13.32]; undefined where no unit may
 * enter. `moves` is the index of the move class.
 */
export function costToEnter(state: State, side: Side, moves: number, cell: Cell): number | undefined {
  const cost = entryPoints(state.ground, state.rulings, moves, cell, false);
  return cost === IMPASSABLE ? undefined : cost + (isInterdicted(state, side, cell) ? markerCost(state) : 0);
}

/**
 * Returns the hexes by which the South-Western Front enters: rail hexes of the south edge from entry Z eastwards, and Z
 * itself [14.22, AMB-38].
 */
export function frontCells(state: State): readonly Cell[] {
  const { board, rail } = state.ground;
  const entry = cellsNamed(state, namedPlaces.frontEntry);
  const west = entry.length === 0 ? 0 : Math.min(...entry.map((cell) => board.column(cell)));
  const edge = board.edge('south').filter((cell) => rail[cell] === 1 && board.column(cell) >= west);
  return [...new Set([...entry.filter((cell) => rail[cell] === 1), ...edge])].filter((cell) =>
    isOpen(state, SOVIET, cell),
  );
}

/** Returns the cells of a named entry; none on a map without it. */
export function cellsNamed(state: State, name: string): readonly Cell[] {
  return state.ground.map.areas.get(name)?.cells ?? [];
}
