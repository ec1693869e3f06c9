import type { Cell } from '../../../engine/board/board.js';
import { UNIT } from '../../render/ground.js';
import type { Marks } from '../pages/differences.js';
import type { CellSelection } from './cell-selection.js';
import type { MapContext } from './map-context.js';
import type { accessibleStacks } from './screen-reader.js';
import { READABLE } from './view.js';

/** Sheet units shown around a search result. */
const RESULT_MARGIN = 2.5 * UNIT;

/** Highlights cells and scrolls them into view. */
export interface MapHighlights {
  /** Highlights the cells at the text cursor. */
  readonly locate: (cells: readonly Cell[]) => void;
  /**
   * Outlines cells and scrolls the map until they are visible.
   * @param covered the area at the right of the pane that is covered by the list of matches
   */
  readonly ring: (cells: readonly Cell[], covered: DOMRect) => void;
  /**
   * Scrolls to the given cells at a readable zoom and selects the first cell. If there are several cells, outlines all
   * of them.
   */
  readonly goTo: (cells: readonly Cell[]) => void;
  /** Scrolls until a cell is visible. */
  readonly reveal: (cell: Cell) => void;
  /**
   * Marks the cells of counters that differ between two compared maps. `whose` is the game that this map shows, and
   * determines the colour of the marks.
   */
  readonly markDifferences: (marks: Marks, whose: 'main' | 'other') => void;
}

export function mapHighlights(
  { element, model, camera, mark }: MapContext,
  selection: CellSelection,
  words: Pick<ReturnType<typeof accessibleStacks>, 'locate'>,
): MapHighlights {
  return {
    locate(cells) {
      model.located = cells;
      mark();
      if (model.contents) words.locate(cells, model.contents.ground);
      const points = model.centresOf(cells);
      if (points[0] && !points.some(camera.sees)) camera.reveal(points[0]);
    },
    ring(cells, covered) {
      model.ringed = cells;
      mark();
      const points = model.centresOf(cells);
      const { right, width } = element.getBoundingClientRect();
      const hidden = Math.max(0, right - covered.left);
      if (points.length === 1) camera.reveal(points[0], hidden < width * 0.6 ? hidden : 0);
      else if (!points.every(camera.sees)) camera.frame(points, RESULT_MARGIN);
    },
    goTo(cells) {
      const points = model.centresOf(cells);
      if ((camera.view?.zoom ?? 1) < READABLE || !points.every(camera.sees)) camera.frame(points, RESULT_MARGIN);
      selection.choose(cells[0]);
      if (cells.length > 1) model.ringed = cells;
      mark();
      element.focus({ preventScroll: true });
    },
    reveal(cell) {
      const [point] = model.centresOf([cell]);
      if (point !== undefined && !camera.sees(point)) camera.reveal(point);
    },
    markDifferences(marks, whose) {
      model.differences = { ...marks, whose };
      mark();
    },
  };
}
