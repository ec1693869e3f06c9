import type { LangiumDocuments } from 'langium';
import { URI } from 'langium';
import { NOWHERE } from '../../../engine/board/board.js';
import type { Analysis } from '../../compile/analysis.js';
import type { MoveParams, MoveResult } from '../../protocol.js';
import { isSetUp, shownAt } from '../shown.js';
import { movePlacement } from './move-placement.js';
import { refused } from './refused.js';
import { writeOrder } from './write-order.js';

/**
 * The edit of the text that a counter dragged on the map asks for: in the set-up another placement, in play another order at
 * the moment shown. The engine judges it first; what it refuses is refused in its words.
 */
export function moveCounter(analysis: Analysis, documents: LangiumDocuments, params: MoveParams): MoveResult {
  const { map, ruleset, scenario } = analysis;
  if (!map || !ruleset || !scenario) return refused('There is no scenario here to move counters in.');
  if (params.to < 0 || params.to >= map.board.size) return refused('There is no such cell on the map.');
  if (params.to === params.from) return { edits: [] };
  const shown = shownAt(analysis, params);
  const text = (uri: string): string => documents.getDocument(URI.parse(uri))?.textDocument.getText() ?? '';
  return params.from === NOWHERE || !shown || isSetUp(shown)
    ? movePlacement({ ruleset, scenario, map, text }, params.counter, params.to)
    : writeOrder(analysis, shown, text, params.counter, params.to);
}
