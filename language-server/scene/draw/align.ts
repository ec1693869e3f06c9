import { t } from '@vscode/l10n';
import type { LangiumDocuments } from 'langium';
import { URI, UriUtils } from 'langium';
import type { Board } from '../../../engine/board/board.js';
import { quoted } from '../../../engine/model/names.js';
import type { Alignment } from '../../../preview/contract/drawing.js';
import type { ScanAnchor, SceneUnderlay } from '../../../preview/contract/scene.js';
import type { DrawResult } from '../../../protocol/editing.js';
import type { Analysis } from '../../analysis/analysis.js';
import { isUnderlay, type MapDef } from '../../generated/ast.js';
import { placeOf } from '../../syntax/written-value.js';
import { isWithin, SCAN_LIMIT } from '../../workspace/picture-limits.js';
import type { PictureFile, PictureFiles, PictureProblem } from '../../workspace/picture-files.js';
import type { PictureSize } from '../../workspace/picture-header.js';
import { refused } from '../move/refused.js';
import { findEditableMap } from './editable-map.js';

/** Opacity in percent of a scan that was just chosen. */
const FIRST_OPACITY = 60;

interface Services {
  readonly LangiumDocuments: LangiumDocuments;
  readonly PictureFiles: PictureFiles;
}

/** Returns the text edits that write the `underlay` statement of the map, or the reason why it cannot be written. */
export async function align(
  analysis: Analysis,
  { LangiumDocuments: documents, PictureFiles: pictures }: Services,
  alignment: Alignment,
): Promise<DrawResult> {
  const sheet = findEditableMap(analysis, documents);
  if (!sheet) return refused(t('This file has no map to draw on.'));
  const { map, node } = sheet;
  const { board, source } = map;
  const statement = node.items.find(isUnderlay);
  if (!('file' in alignment)) {
    if (!statement) return refused(t('The map has no scan any more.'));
    if (alignment.anchors.some(({ cell }) => !(cell >= 0 && cell < board.size)))
      return refused(t('There is no such cell on the map.'));
    return written(statement.$cstNode, source.file, underlayText(statement.file, alignment, board));
  }
  const file = URI.parse(source.file);
  const path = UriUtils.relative(UriUtils.dirname(file), URI.parse(alignment.file));
  const scan = await pictures.look(file, path);
  if (typeof scan === 'string' || !isWithin(SCAN_LIMIT, scan)) return refused(reasonOf(scan, path));
  const text = underlayText(path, { anchors: wholePicture(board, scan), opacity: FIRST_OPACITY }, board);
  if (statement) return written(statement.$cstNode, source.file, text);
  const at = beforeBrace(node);
  return { edits: [{ place: placeOf({ file: source.file, start: at, end: at }), text: `  ${text}\n` }] };
}

const reasonOf = (scan: PictureFile | PictureProblem, path: string): string =>
  typeof scan === 'object'
    ? t(
        '{0} is too large: a scan may have {1} pixels on its longer side and {2} MB.',
        path,
        SCAN_LIMIT.side,
        SCAN_LIMIT.megabytes,
      )
    : scan === 'outside'
      ? t('{0} is outside of the workspace. Copy it into a folder of the workspace first.', path)
      : t('{0} cannot be shown. Choose a PNG or JPEG file.', path);

const written = (
  node: { readonly offset: number; readonly end: number } | undefined,
  file: string,
  text: string,
): DrawResult => ({
  edits: node ? [{ place: placeOf({ file, start: node.offset, end: node.end }), text }] : [],
});

/** Returns the start of the line with the closing brace of a map, or the brace itself if text precedes it there. */
function beforeBrace({ $cstNode: cst }: MapDef): number {
  const brace = (cst?.end ?? 1) - 1;
  const before = /(?<=\n)[ \t]*$/.exec(cst?.root.fullText.slice(0, brace) ?? '');
  return brace - (before?.[0].length ?? 0);
}

/** Returns the statement: `underlay "scan.jpg" (0101 at 123 456, 5832 at 4810 3120, opacity 40)`. */
function underlayText(
  file: string,
  { anchors, opacity }: Pick<SceneUnderlay, 'anchors' | 'opacity'>,
  board: Board,
): string {
  const cells = anchors.map(({ cell, x, y }) => `${board.label(cell)} at ${Math.round(x)} ${Math.round(y)}`);
  return `underlay ${quoted(file)} (${cells.join(', ')}, opacity ${Math.round(opacity)})`;
}

/** Places the first and the last cell of the grid so that the whole grid lies in the middle of the picture. */
function wholePicture(board: Board, { width, height }: PictureSize): SceneUnderlay['anchors'] {
  const cells = [0, board.gridSize - 1];
  const all = Array.from({ length: board.gridSize }, (_, cell) => board.centre(cell));
  const [across, down] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, top] = [across.reduce((a, b) => Math.min(a, b)), down.reduce((a, b) => Math.min(a, b))];
  const [right, bottom] = [across.reduce((a, b) => Math.max(a, b)), down.reduce((a, b) => Math.max(a, b))];
  // The grid extends half a cell beyond the outermost centres.
  const scale = Math.min(width / (right - left + 1), height / (bottom - top + 1));
  const [one, other] = cells.map((cell): ScanAnchor => {
    const { x, y } = board.centre(cell);
    return {
      cell,
      x: Math.round(width / 2 + (x - (left + right) / 2) * scale),
      y: Math.round(height / 2 + (y - (top + bottom) / 2) * scale),
    };
  });
  return [one, other];
}
