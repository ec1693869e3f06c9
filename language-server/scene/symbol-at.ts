import { AstUtils, type LangiumDocument } from 'langium';
import { NOWHERE } from '../../engine/board/board.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { isMapDef } from '../generated/ast.js';
import { termOf } from '../text/term-of.js';
import { terrainAt } from '../play/lookup.js';
import { subjectAt } from '../syntax/subject.js';
import { cellOfSymbol } from '../syntax/map-symbols.js';
import type { SymbolResult } from '../../protocol/preview.js';

/** Returns the cell of the terrain symbol at an offset, on the map declaration that contains the offset. */
export function symbolAt(
  { compiled, ruleset }: DocumentAnalysis,
  document: LangiumDocument,
  offset: number,
): SymbolResult {
  const subject = subjectAt(document, offset);
  if (subject?.about !== 'symbol') return null;
  const drawn = AstUtils.getContainerOfType(subject.row, isMapDef);
  const map = compiled.ownMaps.find(({ name }) => name === drawn?.name);
  const cell = map ? cellOfSymbol(map, subject.row, subject.at) : NOWHERE;
  if (!map || cell === NOWHERE) return null;
  const terrain = terrainAt(map, cell);
  return { label: map.board.label(cell), ...(terrain !== undefined && { terrain: termOf(ruleset, terrain) }) };
}
