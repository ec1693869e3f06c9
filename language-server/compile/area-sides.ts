import { cellsAlongLine, cellsOnSideOfLine, type DividingLine } from '../../engine/board/line-sides.js';
import type { Cell } from '../../engine/board/board.js';
import type { MapModel } from '../../engine/model/map.js';
import type { Area, SideOf } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { CompileContext } from './compile-context.js';

type Drawn = Pick<MapModel, 'board' | 'features' | 'areas'>;

/** The cells that lie on every side told: `north of Dvina west of "Border"`. */
export function cellsOnSides(context: CompileContext, drawn: Drawn, node: Lenient<Area>): readonly Cell[] {
  const sides = node.sides.map((side) => new Set(cellsOnSide(context, drawn, side)));
  const [first] = sides;
  return [...first].filter((cell) => sides.every((side) => side.has(cell)));
}

function cellsOnSide(context: CompileContext, drawn: Drawn, node: Lenient<SideOf>): readonly Cell[] {
  const { direction, line } = node;
  if (!line?.ref || direction === undefined) return [];
  const { board } = drawn;
  const divides = lineCalled(drawn, line.$refText);
  const turned = turningOver(divides);
  if (turned !== undefined) {
    context.findings.error(
      'line-turns-over',
      context.text.part(node, 'line'),
      `${line.$refText} has ${board.label(turned)} on both its sides: it stands first in one pair and second in another. Write the cell on one side first in every pair, that on the other second.`,
    );
    return [];
  }
  const cells = (node.along ? cellsAlongLine : cellsOnSideOfLine)(board, divides, direction);
  if (cells.length === 0)
    context.findings.error(
      'no-such-side',
      context.text.part(node, 'line'),
      `Nothing of this map lies ${direction} ${node.along ? 'along' : 'of'} ${line.$refText}${divides.cells.length + divides.hexsides.length === 0 ? ', which is not drawn on it' : ''}.`,
    );
  return cells;
}

/** All that is drawn under a name: its hexsides, and where it has none its cells. */
function lineCalled({ features, areas }: Drawn, name: string): DividingLine {
  const named = features.filter((feature) => feature.name === name);
  const hexsides = named.flatMap((feature) => feature.hexsides);
  const cells = named.flatMap((feature) => [...feature.cells, ...feature.chains.flat()]);
  return { hexsides, cells: hexsides.length > 0 ? [] : [...cells, ...(areas.get(name)?.cells ?? [])] };
}

/** A cell that a line has on one side here and on the other there. */
function turningOver({ hexsides }: DividingLine): Cell | undefined {
  const second = new Set(hexsides.map(([, cell]) => cell));
  return hexsides.map(([cell]) => cell).find((cell) => second.has(cell));
}
