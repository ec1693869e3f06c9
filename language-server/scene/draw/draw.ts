import { t } from '@vscode/l10n';
import type { LangiumDocuments } from 'langium';
import type { Stroke } from '../../../preview/contract/drawing.js';
import type { Analysis } from '../../analysis/analysis.js';
import type { DrawResult } from '../../../protocol/editing.js';
import { refused } from '../move/refused.js';
import { drawLine } from './line.js';
import { paint } from './paint.js';
import { findEditableMap } from './editable-map.js';

/** Returns the text edits for a stroke drawn on the map, or the reason why the stroke cannot be drawn. */
export function draw(analysis: Analysis, documents: LangiumDocuments, stroke: Stroke): DrawResult {
  const sheet = findEditableMap(analysis, documents);
  if (!sheet) return refused(t('This file has no map to draw on.'));
  const cells = stroke.on === 'hexsides' ? stroke.hexsides.flat() : stroke.cells;
  if (cells.some((cell) => !(cell >= 0 && cell < sheet.map.board.size)))
    return refused(t('There is no such cell on the map.'));
  return stroke.on === 'cells' ? paint(sheet, stroke) : drawLine(sheet, stroke);
}
