import { NOWHERE } from '../../engine/board/board.js';
import { appearanceOf } from '../../engine/mechanics/map-texts.js';
import type { MapModel, MapText } from '../../engine/model/map.js';
import type { MapDef, MapText as MapTextNode } from '../generated/ast.js';
import { isMapText } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { compileAttributes } from './attributes.js';
import type { CellReader } from './cells.js';
import type { CompileContext } from './compile-context.js';

/** Compiles the texts that an author writes on a map. No rule uses them. */
export function compileMapTexts(
  context: CompileContext,
  cells: CellReader,
  { items }: Lenient<MapDef>,
): Pick<MapModel, 'texts'> {
  const texts = items.filter(isMapText).flatMap((node) => compileText(context, cells, node));
  return texts.length > 0 ? { texts } : {};
}

function compileText(context: CompileContext, cells: CellReader, node: Lenient<MapTextNode>): MapText[] {
  const attributes = compileAttributes(context, node.attributes, 'label');
  if (node.cell === undefined || node.text === undefined) return [];
  const cell = cells.cell(node.cell, () => context.text.part(node, 'cell'));
  if (cell === NOWHERE) return [];
  return [{ text: node.text, cell, ...appearanceOf(attributes), source: context.text.source(node) }];
}
