import type { GridSpec, Point } from '../../engine/board/board.js';
import { createBoard } from '../../engine/board/create-board.js';
import { labelsOf } from '../../engine/board/labels.js';
import type { Translate } from '../words/translate.js';
import { centreOf, indexAt, type Index, type VassalGrid } from './grid.js';
import { countedNumbers, type CentredCell } from './grid-layout.js';
import { labelCells } from './label-cells.js';
import type { VassalBoard } from './module.js';
import type { PictureSize } from '../workspace/picture-header.js';
import type { ImportReport } from './report.js';
import { sizeOfZone, zoneAt, type Zone } from './zones.js';

/** A grid of a module as a grid of Sandtable. */
export interface ImportedGrid {
  readonly spec: GridSpec;
  readonly grid: VassalGrid;
  /** Returns the label of the cell at a pixel of the board; undefined if there is no cell. */
  labelAt(point: Point): string | undefined;
  /** Returns the label in Sandtable of the cell that has this label in VASSAL; undefined if there is no such cell. */
  labelFor(vassal: string): string | undefined;
  /** Returns the vector from the centre of the cell at a pixel to the pixel. */
  offCentre(point: Point): Point;
  /** VASSAL's label of the first cell, if it differs from the label in Sandtable. */
  readonly firstLabel: string | undefined;
  readonly cells: number;
  /** The first and the last cell, with the pixels of their centres on the board. */
  readonly anchors: readonly (Point & { readonly label: string })[];
}

interface GridContext {
  readonly report: ImportReport;
  readonly t: Translate;
}

/** Maximum number of cells of a grid. The language has the same limit. */
const MAX_CELLS = 250_000;

/**
 * Returns the grid of a board: of the board itself or, if it has none, of the zone with the most cells. Cells in other
 * zones, and those that are cut off at the edge, are missing cells.
 */
export function importGrid(board: VassalBoard, context: GridContext): ImportedGrid | undefined {
  const { report, t } = context;
  const { size, grid, zones, name } = board;
  if (!size) {
    if (grid || zones.some((zone) => zone.grid))
      report.add(t('A board has no size, because its picture is missing.'), name);
    return undefined;
  }
  if (grid) return gridOf(board, size, grid, undefined, context);
  const found = zones.flatMap((zone) => (zone.grid ? (gridOf(board, size, zone.grid, zone, context) ?? []) : []));
  const best = found.toSorted((one, other) => other.cells - one.cells).at(0);
  if (found.length > 1) report.add(t('A board has grids in several zones; the largest is imported.'), name);
  return best;
}

function gridOf(
  board: VassalBoard,
  size: PictureSize,
  grid: VassalGrid,
  own: Zone | undefined,
  context: GridContext,
): ImportedGrid | undefined {
  const { report, t } = context;
  const extent = own ? sizeOfZone(own) : size;
  const isOwn = (point: Point): boolean => {
    const zone = zoneAt(board, point);
    return zone === own || (own === undefined && zone !== undefined && zone.usesBoardGrid && !zone.grid);
  };
  const cells = cellsOf(grid, size, isOwn, board, context);
  if (cells.length === 0) return undefined;
  const { layout, spec, shown, isPattern } = labelCells({ board, grid, size, extent, cells }, context);
  const labels = labelsOf(spec);
  const labelled = layout.cells.map(({ cell, ...index }) => {
    const { column, row } = countedNumbers(spec, index);
    return { ...cell, label: labels.print(column, row) };
  });
  const key = ({ line, place }: Index): string => `${line},${place}`;
  const labelOfCell = new Map(labelled.map((cell) => [key(cell), cell.label]));
  const byVassal = new Map(labelled.map((cell) => [shown(cell), cell.label]));
  const existing = new Set(labelOfCell.values());
  const whole = createBoard(spec);
  const missing = Array.from({ length: whole.size }, (_, cell) => whole.label(cell)).filter(
    (label) => !existing.has(label),
  );
  const [first] = labelled;
  const firstLabel = first && shown(first) !== '' && shown(first) !== first.label ? shown(first) : undefined;
  if (isPattern && first && firstLabel !== undefined)
    report.add(t('VASSAL writes the labels of a board in another way.'), t('{0}, here {1}', firstLabel, first.label));
  return {
    spec: { ...spec, missing },
    grid,
    labelAt: (point) => (isOwn(point) ? labelOfCell.get(key(indexAt(grid, point))) : undefined),
    labelFor: (vassal) => byVassal.get(vassal),
    offCentre(point) {
      const centre = centreOf(grid, indexAt(grid, point));
      return { x: point.x - centre.x, y: point.y - centre.y };
    },
    firstLabel,
    cells: labelled.length,
    anchors: [labelled.at(0), labelled.at(-1)].flatMap((cell) =>
      cell ? [{ x: cell.x, y: cell.y, label: cell.label }] : [],
    ),
  };
}

/** Returns the cells whose centre lies at least a quarter of a cell inside the board, and in the area of the grid. */
function cellsOf(
  grid: VassalGrid,
  { width, height }: PictureSize,
  isOwn: (point: Point) => boolean,
  { name }: VassalBoard,
  { report, t }: GridContext,
): CentredCell[] {
  const { dx, dy, x0, y0, sideways } = grid;
  const [along, across] = sideways ? [height, width] : [width, height];
  const [firstLine, lastLine] = [Math.ceil(-x0 / dx) - 1, Math.floor((along - x0) / dx) + 1];
  const [firstPlace, lastPlace] = [Math.ceil(-y0 / dy) - 1, Math.floor((across - y0) / dy) + 1];
  if ((lastLine - firstLine + 1) * (lastPlace - firstPlace + 1) > MAX_CELLS) {
    report.add(t('A board has more than {0} cells and is not imported.', MAX_CELLS), name);
    return [];
  }
  const margin = dy / 4;
  const cells: CentredCell[] = [];
  for (let line = firstLine; line <= lastLine; line++)
    for (let place = firstPlace; place <= lastPlace; place++) {
      const { x, y } = centreOf(grid, { line, place });
      if (Math.min(x, y, width - x, height - y) >= margin && isOwn({ x, y })) cells.push({ line, place, x, y });
    }
  return cells;
}
