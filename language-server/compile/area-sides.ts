import { cellsAlongLine, cellsOnSideOfLine, type DividingLine } from '../../engine/board/line-sides.js';
import type { Cell } from '../../engine/board/board.js';
import type { MapModel } from '../../engine/model/map.js';
import { type Called, say, term } from '../../engine/model/say.js';
import { cellWords } from '../text/cell-words.js';
import type { Area, SideOf } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { CompileContext } from './compile-context.js';

type Drawn = Pick<MapModel, 'board' | 'features' | 'areas'>;

/**
 * Compiles an area such as `north of Dvina west of "Border"`: returns the cells that are on the given side of every
 * named line.
 */
export function cellsOnSides(context: CompileContext, drawn: Drawn, node: Lenient<Area>): readonly Cell[] {
  const sides = node.sides.map((side) => new Set(cellsOnSide(context, drawn, side)));
  const [first] = sides;
  return [...first].filter((cell) => sides.every((side) => side.has(cell)));
}

function cellsOnSide(context: CompileContext, drawn: Drawn, node: Lenient<SideOf>): readonly Cell[] {
  const { direction, line } = node;
  if (!line?.ref || direction === undefined) return [];
  const { board } = drawn;
  const cell = (english: string): Called => cellWords(context.ruleset, board.grid, english);
  const divider = findLine(drawn, line.$refText);
  const inconsistent = cellOnBothSides(divider);
  if (inconsistent !== undefined) {
    context.findings.error(
      'line-turns-over',
      context.text.part(node, 'line'),
      say`${line.$refText} has ${board.label(inconsistent)} on both its sides: first in one pair and second in another. Write all ${cell('cells')} of one side first and all ${cell('cells')} of the other side second.`,
    );
    return [];
  }
  const cells = (node.along ? cellsAlongLine : cellsOnSideOfLine)(board, divider, direction);
  if (cells.length === 0)
    context.findings.error(
      'no-such-side',
      context.text.part(node, 'line'),
      noSuchSide(
        cell('cell'),
        line.$refText,
        direction,
        node.along,
        divider.cells.length + divider.hexsides.length > 0,
      ),
    );
  return cells;
}

function noSuchSide(cell: Called, line: string, direction: string, along: boolean, isDrawn: boolean): string {
  if (along)
    return isDrawn
      ? say`No ${cell} of this map lies ${term(direction)} along ${line}.`
      : say`No ${cell} of this map lies ${term(direction)} along ${line}, which is not drawn on this map.`;
  return isDrawn
    ? say`No ${cell} of this map lies ${term(direction)} of ${line}.`
    : say`No ${cell} of this map lies ${term(direction)} of ${line}, which is not drawn on this map.`;
}

/** Returns the hexsides of everything on the map that has this name, or, if there are no hexsides, its cells. */
function findLine({ features, areas }: Drawn, name: string): DividingLine {
  const named = features.filter((feature) => feature.name === name);
  const hexsides = named.flatMap((feature) => feature.hexsides);
  const cells = named.flatMap((feature) => [...feature.cells, ...feature.chains.flat()]);
  return { hexsides, cells: hexsides.length > 0 ? [] : [...cells, ...(areas.get(name)?.cells ?? [])] };
}

/**
 * Returns a cell that the hexsides of a dividing line place on both sides of the line; undefined if there is no such
 * cell.
 */
function cellOnBothSides({ hexsides }: DividingLine): Cell | undefined {
  const second = new Set(hexsides.map(([, cell]) => cell));
  return hexsides.map(([cell]) => cell).find((cell) => second.has(cell));
}
