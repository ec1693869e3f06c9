import { t } from '@vscode/l10n';
import type { Cell } from '../../../engine/board/board.js';
import type { Stroke } from '../../../preview/contract/drawing.js';
import { symbolsIn } from '../../syntax/map-symbols.js';
import type { DrawResult } from '../../../protocol/editing.js';
import { refused } from '../move/refused.js';
import type { EditableMap } from './editable-map.js';

/**
 * Writes a symbol of the legend into the terrain rows for all given cells. If a cell has no terrain row, nothing is
 * written.
 */
export function paint(sheet: EditableMap, { symbol, cells }: Extract<Stroke, { on: 'cells' }>): DrawResult {
  const { map, node, text } = sheet;
  if (!node.legend.some((entry) => entry.symbol === symbol && !entry.missing))
    return refused(t('The legend of {0} has no terrain for “{1}”.', map.name, symbol));
  const placeOf = symbolsIn(node, map.board);
  const places = [...new Set(cells)].map((cell) => ({ cell, start: cell < map.board.gridSize ? placeOf(cell) : -1 }));
  const outside = places.filter(({ start }) => start < 0).map(({ cell }) => cell);
  if (outside.length > 0) return refused(whyNot(sheet, outside, symbol));
  const { file: uri } = map.source;
  const written = text(uri);
  return {
    edits: places
      .filter(({ start }) => written.charAt(start) !== symbol)
      .map(({ start }) => ({ place: { uri, start, end: start + 1 }, text: symbol })),
  };
}

/** Returns the message that no terrain row contains the given cells. The message also says what to add to the map. */
function whyNot({ map: { board, name } }: EditableMap, cells: readonly Cell[], symbol: string): string {
  const first = cells[0];
  const label = board.label(first);
  if (first >= board.gridSize)
    return t('{0} is off the grid. Write its terrain in the parentheses of the statement “at {0} (…)”.', label);
  const missing =
    cells.length === 1
      ? t('No terrain row contains {0}.', label)
      : cells.length === 2
        ? t('No terrain row contains {0} and 1 more cell.', label)
        : t('No terrain row contains {0} and {1} more cells.', label, cells.length - 1);
  const remedy = t('Add one to map {0}: “{1}” with the line “{2}”.', name, `terrain from ${label} { … }`, `|${symbol}`);
  return `${missing} ${remedy}`;
}
