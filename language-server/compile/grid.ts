import type { GridSpec } from '../../engine/board/board.js';
import { PLAIN_GRID } from '../../engine/board/create-board.js';
import { say, term } from '../../engine/model/say.js';
import { cellWords } from '../text/cell-words.js';
import type { Grid } from '../generated/ast.js';
import { labelFormat } from './label-format.js';
import type { CompileContext } from './compile-context.js';
import type { Lenient } from '../parser/lenient.js';

/**
 * Maximum number of cells, more than any printed map has. Prevents a typing error in the grid from using up the memory.
 */
const MAX_CELLS = 250_000;

/**
 * Compiles a grid, without the cells that the map excludes. Returns undefined after an error with which the cells
 * cannot be determined, such as a missing number of rows.
 */
export function compileGrid(context: CompileContext, node: Lenient<Grid>): GridSpec | undefined {
  const columns = size(context, node, 'columns');
  const rows = size(context, node, 'rows');
  if (columns === undefined || rows === undefined) return undefined;
  const shape = node.shape ?? 'hexes';
  if (columns * rows > MAX_CELLS) {
    const cell = cellWords(context.ruleset, { shape }, 'cells');
    context.findings.error(
      'number-out-of-range',
      context.text.source(node),
      say`A grid of ${columns} by ${rows} has ${columns * rows} ${cell}; a map may have at most ${MAX_CELLS}.`,
    );
    return undefined;
  }
  const labels = labelFormat(context, node);
  if (labels === undefined) return undefined;
  const orientation = node.orientation ?? 'flat';
  if (shape === 'hexes') checkShift(context, node, orientation);
  if (node.diagonals && shape === 'hexes') {
    context.findings.error(
      'wrong-form',
      context.text.part(node, 'diagonals'),
      say`Only squares touch at corners: leave out “diagonals”.`,
    );
  }
  return {
    ...PLAIN_GRID,
    shape,
    orientation,
    columns,
    rows,
    digits: 2,
    ...labels,
    firstColumn: number(node.firstColumn) ?? 1,
    firstRow: number(node.firstRow) ?? 1,
    columnsIncrease: node.columnsIncrease ?? 'east',
    rowsIncrease: node.rowsIncrease ?? 'south',
    shifted: node.shifted ?? 'even',
    shift: node.shift ?? 'east',
    diagonals: node.diagonals,
  };
}

function size(context: CompileContext, node: Lenient<Grid>, property: 'columns' | 'rows'): number | undefined {
  const count = number(node[property]);
  if (count === undefined || (count >= 1 && count <= MAX_CELLS)) return count;
  context.findings.error(
    'number-out-of-range',
    context.text.part(node, property),
    say`The number of ${term(property)} must be 1 to ${MAX_CELLS}; here it is ${node[property] ?? ''}.`,
  );
  return undefined;
}

function number(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Reports missing or wrong information about shifted columns or rows. The neighbours of every hex depend on this
 * information.
 */
function checkShift(context: CompileContext, node: Lenient<Grid>, orientation: 'flat' | 'pointy'): void {
  if (node.shifted === undefined) {
    const example = orientation === 'flat' ? 'even columns lower' : 'odd rows west';
    context.findings.error(
      'no-shift',
      context.text.source(node),
      orientation === 'flat'
        ? say`Which columns lie lower? Add “${example}” or its opposite: the neighbours of every hex depend on it.`
        : say`Which rows lie to one side? Add “${example}” or its opposite: the neighbours of every hex depend on it.`,
    );
    return;
  }
  const written = node.shift === undefined ? 'flat' : 'pointy';
  if (written === orientation) return;
  context.findings.error(
    'wrong-form',
    context.text.part(node, 'shifted'),
    orientation === 'flat'
      ? say`Flat hexes form columns: write “even columns lower” or “odd columns lower”.`
      : say`Pointy hexes form rows: write “odd rows west”, “even rows east” and the like.`,
  );
}
