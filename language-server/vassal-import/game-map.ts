import type { Point } from '../../engine/board/board.js';
import type { Translate } from '../words/translate.js';
import { importGrid, type ImportedGrid } from './imported-grid.js';
import type { LaidBoard } from './layout.js';
import type { VassalBoard } from './module.js';
import type { ModulePosition, PlacedCounter } from './positions.js';
import type { ImportReport } from './report.js';

/** A board of a module that becomes a map. */
export interface BoardMap {
  readonly laid: LaidBoard;
  readonly grid: ImportedGrid;
}

/** The maps of a module: the map on which the game is played, and the others with hexes. */
export interface ModuleMaps {
  readonly main: BoardMap;
  readonly others: readonly BoardMap[];
}

interface MapContext {
  readonly report: ImportReport;
  readonly t: Translate;
}

/**
 * Chooses the map of the game: the board with a grid of cells on which most counters stand, or else the one with the
 * most cells. Maps that belong to one player are never chosen.
 */
export function chooseMaps(positions: readonly ModulePosition[], { report, t }: MapContext): ModuleMaps | undefined {
  const laid = new Map<VassalBoard, LaidBoard>();
  for (const one of positions.flatMap(({ boards }) => boards))
    if (!one.map.isPrivate && !laid.has(one.board)) laid.set(one.board, one);
  const found = [...laid.values()].flatMap((one) => {
    const grid = importGrid(one.board, { report, t });
    return grid ? [{ laid: one, grid }] : [];
  });
  const counters = positions.flatMap((position) => position.counters);
  const standing = ({ laid: { board }, grid }: BoardMap): number =>
    counters.filter((counter) => counter.laid.board === board && grid.labelAt(counter.point) !== undefined).length;
  const ranked = found
    .map((map) => ({ map, count: standing(map) }))
    .toSorted((one, other) => other.count - one.count || other.map.grid.cells - one.map.grid.cells);
  const [best, second] = ranked;
  if (!best) return undefined;
  if (second && second.count > 0)
    report.add(
      t('Counters are on several maps; the set-up uses the map with the most counters.'),
      second.map.laid.board.name,
    );
  const others = ranked.slice(1).flatMap(({ map }) => (map.grid.spec.shape === 'hexes' ? [map] : []));
  return { main: best.map, others };
}

/** Minimum number of counters with the same shift; fewer counters may be shifted by accident. */
const MIN_SHIFTED = 3;
/** Minimum fraction of the counters that must have the same shift. */
const SHARE_SHIFTED = 0.8;

/**
 * Returns the vector by which all counters of a saved game are shifted from the centres of their cells; zero if the
 * counters have no common shift. They have one if the game was saved before a new version of the module moved the
 * board.
 */
export function commonShift(counters: readonly PlacedCounter[], { laid, grid }: BoardMap): Point {
  const none = { x: 0, y: 0 };
  const vectors = counters
    .filter((counter) => counter.laid.board === laid.board && grid.labelAt(counter.point) !== undefined)
    .map(({ point }) => grid.offCentre(point));
  if (vectors.length < MIN_SHIFTED) return none;
  const median = (values: readonly number[]): number =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const shift = { x: median(vectors.map(({ x }) => x)), y: median(vectors.map(({ y }) => y)) };
  const agreeing = vectors.filter(({ x, y }) => Math.max(Math.abs(x - shift.x), Math.abs(y - shift.y)) <= 1);
  const isClear =
    agreeing.length >= SHARE_SHIFTED * vectors.length && Math.max(Math.abs(shift.x), Math.abs(shift.y)) > 2;
  return isClear ? shift : none;
}
