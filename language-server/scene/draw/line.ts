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

/** Writes a line on behind what its feature has, or as a new feature at the end of the map. */
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
    return `The game has no “${kind}” that is drawn so.`;
  if (text(source.file).charAt(source.end - 1) !== '}') return 'The map is not closed by a brace yet.';
  const pairs = line.on === 'hexsides' ? line.hexsides : line.cells.slice(1).map((cell, at) => [line.cells[at], cell]);
  if (pairs.length === 0) return 'A line goes from a cell to its neighbour.';
  const apart = pairs.find(([from, to]) => !board.areAdjacent(from, to));
  return apart && `${board.label(apart[0])} and ${board.label(apart[1])} do not touch.`;
}

/** The sides that the feature does not have yet. */
function sidesText(board: Board, { hexsides }: Extract<Line, { on: 'hexsides' }>, known: Feature | undefined): string {
  const key = ([a, b]: readonly [Cell, Cell]): string => `${Math.min(a, b)}/${Math.max(a, b)}`;
  const have = new Set(known?.hexsides.map(key));
  return hexsides
    .filter((side) => !have.has(key(side)) && have.add(key(side)))
    .map(([a, b]) => ` ${board.label(a)}/${board.label(b)}`)
    .join('');
}

/** The end of its last chain is gone on from, whichever end of the line meets it; otherwise another chain begins. */
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
