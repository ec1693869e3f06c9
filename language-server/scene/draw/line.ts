import { t } from '@vscode/l10n';
import type { Board, Cell } from '../../../engine/board/board.js';
import type { Feature } from '../../../engine/model/map.js';
import { placeName } from '../../../engine/model/names.js';
import type { Stroke } from '../../../preview/contract/drawing.js';
import { Text } from '../../compile/text.js';
import { placeOf } from '../../syntax/written-value.js';
import { isFeature } from '../../generated/ast.js';
import type { DrawResult } from '../../../protocol/editing.js';
import { refused } from '../move/refused.js';
import { appendLines, type Edit } from '../move/setup-context.js';
import type { EditableMap } from './editable-map.js';

type Line = Exclude<Stroke, { on: 'cells' }>;

/**
 * Adds a drawn line to the feature of the same kind and name. If there is no such feature, adds a new feature at the
 * end of the map.
 */
export function drawLine(sheet: EditableMap, line: Line): DrawResult {
  const reason = whyNot(sheet, line);
  if (reason !== undefined) return refused(reason);
  const { map } = sheet;
  const known = map.features.findLast(({ kind, name }) => kind === line.kind && name === line.name);
  const text = line.on === 'hexsides' ? sidesText(map.board, line, known) : chainText(map.board, line, known);
  if (text === '') return { edits: [] };
  const { source, text: written } = known ? continueFeature(sheet, line, known, text) : newFeature(sheet, line, text);
  return { edits: [{ place: placeOf(source), text: written }] };
}

function whyNot({ map: { board, source }, ruleset, text }: EditableMap, line: Line): string | undefined {
  const { kind, on } = line;
  if (ruleset?.vocabulary.features.find(({ word }) => word === kind)?.on !== on)
    return t('“{0}” cannot be drawn like this in this game.', kind);
  if (text(source.file).charAt(source.end - 1) !== '}') return t('The closing brace of the map is missing.');
  const pairs = line.on === 'hexsides' ? line.hexsides : line.cells.slice(1).map((cell, at) => [line.cells[at], cell]);
  if (pairs.length === 0) return t('A line needs two adjacent cells.');
  const gap = pairs.find(([from, to]) => !board.areAdjacent(from, to));
  return gap && t('{0} and {1} are not adjacent.', board.label(gap[0]), board.label(gap[1]));
}

/** Returns the text of the hexsides that a stroke adds to a feature: those that the feature does not contain yet. */
function sidesText(board: Board, { hexsides }: Extract<Line, { on: 'hexsides' }>, known: Feature | undefined): string {
  const key = ([a, b]: readonly [Cell, Cell]): string => `${Math.min(a, b)}/${Math.max(a, b)}`;
  const have = new Set(known?.hexsides.map(key));
  return hexsides
    .filter((side) => !have.has(key(side)) && have.add(key(side)))
    .map(([a, b]) => ` ${board.label(a)}/${board.label(b)}`)
    .join('');
}

/**
 * Continues the last chain of the feature if an end of the drawn line meets the end of the chain. Otherwise begins
 * another chain.
 */
function chainText(board: Board, { cells }: Extract<Line, { on: 'chains' }>, known: Feature | undefined): string {
  const end = known?.chains.at(-1)?.at(-1);
  const course = end !== undefined && end === cells.at(-1) ? cells.toReversed() : cells;
  const labels = course.map((cell) => board.label(cell));
  if (end !== undefined && end === course[0])
    return labels
      .slice(1)
      .map((label) => ` - ${label}`)
      .join('');
  return `${known ? ',' : ''} ${labels.join(' - ')}`;
}

function continueFeature({ map, node }: EditableMap, { on }: Line, { source }: Feature, text: string): Edit {
  const { file } = map.source;
  const feature = node.items.filter(isFeature).find((each) => each.$cstNode?.offset === source.start);
  const last = feature ? new Text(file).part(feature, on, -1) : source;
  return { source: { ...last, start: last.end }, text };
}

const newFeature = (sheet: EditableMap, { kind, name }: Line, text: string): Edit =>
  appendLines(sheet, sheet.map.source, [`${kind} ${placeName(name)}${text}`]);
