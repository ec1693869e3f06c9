import type { LangiumDocuments } from 'langium';
import type { Cell } from '../../engine/board/board.js';
import type { Place } from '../../preview/contract/scene.js';
import type { Analysis } from '../analysis/analysis.js';
import { placementsIn, symbolOf } from '../syntax/source-ranges.js';
import { placeOf } from '../syntax/written-value.js';

/** Returns the place in the text for a cell: its first placement, otherwise its symbol in the map. */
export function cellPlace(analysis: Analysis, documents: LangiumDocuments, cell: Cell): Place | undefined {
  const source = placementsIn(analysis, cell).at(0) ?? symbolOf(documents, analysis, cell);
  return source && placeOf(source);
}
