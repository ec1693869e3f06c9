import type { PictureSize } from '../workspace/picture-header.js';
import { labelOf, numbersOf, type VassalGrid } from './grid.js';
import { layoutsOf, specOf, type CentredCell } from './grid-layout.js';
import { findLabelPattern, type LabelledCell, type LabelledLayout } from './label-pattern.js';
import type { VassalBoard } from './module.js';
import type { ImportReport } from './report.js';
import type { Translate } from '../words/translate.js';
import { zoneAt } from './zones.js';

/** The cells of a grid of a board. */
interface CellsOfBoard {
  readonly board: VassalBoard;
  readonly grid: VassalGrid;
  readonly size: PictureSize;
  /** The size from which descending numbers are counted. */
  readonly extent: PictureSize;
  readonly cells: readonly CentredCell[];
}

/** The cells as a grid of Sandtable, and the label that VASSAL shows for each. */
interface LabelledCells extends LabelledLayout {
  readonly shown: (cell: CentredCell) => string;
  /**
   * Whether a pattern of the language can describe the labels of VASSAL. Otherwise cells are numbered by column and
   * row.
   */
  readonly isPattern: boolean;
}

interface LabelContext {
  readonly report: ImportReport;
  readonly t: Translate;
}

/** A way to read the labels of the cells. */
interface Reading {
  readonly cells: readonly LabelledCell[];
  readonly shown: (cell: CentredCell) => string;
  /** True if cells with negative numbers are left out. */
  readonly leavesOutNegative?: boolean;
}

/**
 * Labels the cells of a grid as VASSAL does. If the language has no labels of this kind, cells are numbered by column
 * and row, and the reason is reported. Cells that are left out are reported, too.
 */
export function labelCells(given: CellsOfBoard, context: LabelContext): LabelledCells {
  const { report, t } = context;
  const { grid, board, size, cells } = given;
  for (const { cells: read, shown, leavesOutNegative = false } of readingsOf(given)) {
    const found = findLabelPattern(layoutsOf(grid, read, size));
    if (!found) continue;
    if (leavesOutNegative && read.length < cells.length)
      report.add(t('Cells with negative numbers are left out.'), board.name);
    if (found.layout.cells.length < read.length)
      report.add(t('Half cells at the edge of a board are left out.'), board.name);
    return { ...found, shown, isPattern: true };
  }
  reportNoPattern(grid, board, context);
  const shown = (cell: CentredCell): string => labelOf(grid, cell, given.extent);
  const [layout] = layoutsOf(grid, labelled(cells, shown), size);
  const spec = specOf(layout, { firstLine: 1, firstPlace: 1, doLinesRise: true, doPlacesRise: true });
  return { layout, spec, shown, isPattern: false };
}

/** Yields the ways to read the labels of the cells, the most exact first. */
function* readingsOf({ board, grid, extent, cells }: CellsOfBoard): Generator<Reading> {
  const shown = (cell: CentredCell): string => labelOf(grid, cell, extent);
  if (board.zones.some(isLabelOfCells)) {
    // Cells without such a zone are not on the printed map.
    const named = cells.flatMap((cell) => {
      const zone = zoneAt(board, cell);
      return zone && isLabelOfCells(zone) ? [{ ...cell, vassal: zone.name }] : [];
    });
    yield { cells: named, shown: (cell) => zoneAt(board, cell)?.name ?? '' };
  }
  if (!grid.numbering) return;
  yield { cells: labelled(cells, shown), shown };
  const positive = cells.filter((cell) => {
    const { column, row } = numbersOf(grid, cell, extent);
    return column >= 0 && row >= 0;
  });
  yield { cells: labelled(positive, shown), shown, leavesOutNegative: true };
  // A separator that the language does not have is left out.
  const most = positive.reduce((greatest, cell) => {
    const { column, row } = numbersOf(grid, cell, extent);
    return Math.max(greatest, column, row);
  }, 0);
  const plain = withoutSeparator(grid, grid.numbering, String(most).length);
  yield { cells: labelled(positive, (cell) => labelOf(plain, cell, extent)), shown, leavesOutNegative: true };
}

const labelled = (cells: readonly CentredCell[], labelOfCell: (cell: CentredCell) => string): LabelledCell[] =>
  cells.map((cell) => ({ ...cell, vassal: labelOfCell(cell) }));

/** Returns whether VASSAL shows the name of a zone as the label of each cell of the board's grid in the zone. */
const isLabelOfCells = ({ isLabel, usesBoardGrid, grid }: VassalBoard['zones'][number]): boolean =>
  isLabel && usesBoardGrid && !grid;

/** Returns a grid whose labels have no separator, and numbers with at least this many digits. */
function withoutSeparator(
  grid: VassalGrid,
  numbering: NonNullable<VassalGrid['numbering']>,
  digits: number,
): VassalGrid {
  const isLettered = numbering.h.isLettered || numbering.v.isLettered;
  const widened = (half: typeof numbering.h): typeof numbering.h =>
    isLettered ? half : { ...half, digits: Math.max(2, digits) };
  return { ...grid, numbering: { ...numbering, sep: '', h: widened(numbering.h), v: widened(numbering.v) } };
}

function reportNoPattern(
  { numbering, customNumbering, sideways }: VassalGrid,
  { name }: VassalBoard,
  { report, t }: LabelContext,
): void {
  if (customNumbering !== undefined)
    report.add(
      t('A board has a numbering that cannot be imported; its cells are numbered by column and row.'),
      `${name}: ${customNumbering}`,
    );
  else if (!numbering) report.add(t('A board has no numbers; its cells are numbered by column and row.'), name);
  else if ((sideways ? numbering.h : numbering.v).isLettered)
    report.add(t('A board has letters for its rows; its cells are numbered by column and row.'), name);
  else
    report.add(
      t('A board has labels that the language does not have; its cells are numbered by column and row.'),
      name,
    );
}
