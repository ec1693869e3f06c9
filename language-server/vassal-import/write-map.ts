import type { GridSpec } from '../../engine/board/board.js';
import { createBoard } from '../../engine/board/create-board.js';
import { placeName, quoted } from '../../engine/model/names.js';
import type { ImportedGrid } from './imported-grid.js';
import type { WriteContext } from './write-context.js';

/** A map to write. */
export interface WrittenMap {
  readonly name: string;
  readonly grid: ImportedGrid;
  /** The labels of the boxes next to the map. */
  readonly boxes: readonly string[];
  /** The file from which the map comes, with its version. */
  readonly origin: string;
  /** The path of the picture of the board; undefined if the panel cannot show it. */
  readonly picture: string | undefined;
}

/** Writes a map. All cells get the first terrain of the game, because a module has only a picture of the terrain. */
export function mapText(
  { name, grid, boxes, origin, picture }: WrittenMap,
  { opening, vocabulary, t }: WriteContext,
): string {
  const { spec, firstLabel } = grid;
  const ground = vocabulary.terrain[0]?.word ?? '';
  const box = vocabulary.features.find(({ on }) => on === 'box')?.word;
  const rows = rowsOf(spec);
  const source = [
    t('Imported from {0}.', origin),
    t('Terrain is not in a module.'),
    ...(firstLabel === undefined ? [] : [t('VASSAL calls the first cell {0}.', firstLabel)]),
  ].join(' ');
  return [
    opening,
    '',
    `map ${placeName(name)} {`,
    `  source ${quoted(source)}`,
    `  ${gridText(spec)}`,
    '',
    `  legend { "." ${ground}${spec.missing.length > 0 ? '  "-" missing' : ''} }`,
    `  terrain from ${firstLabelOf(spec)} {`,
    ...rows.map((row) => `    |${row}`),
    '  }',
    ...(picture === undefined || grid.anchors.length < 2
      ? []
      : [
          `  underlay ${quoted(picture)} (${grid.anchors.map(({ label, x, y }) => `${label} at ${x} ${y}`).join(', ')})`,
        ]),
    ...(box === undefined ? [] : boxes.map((label) => `  ${box} ${quoted(label)} at ${label} (${ground})`)),
    '}',
    '',
  ].join('\n');
}

function gridText(spec: GridSpec): string {
  const { shape, orientation, columns, rows, firstColumn, firstRow, columnsIncrease, rowsIncrease } = spec;
  const isFlat = orientation === 'flat';
  const shift = isFlat ? `${spec.shifted} columns lower` : `${spec.shifted} rows ${spec.shift}`;
  return [
    shape === 'hexes' ? `grid hexes ${orientation}` : 'grid squares',
    `columns ${columns}`,
    ...(firstColumn === 1 ? [] : [`from ${firstColumn}`]),
    ...(columnsIncrease === 'east' ? [] : ['increase west']),
    `rows ${rows}`,
    ...(firstRow === 1 ? [] : [`from ${firstRow}`]),
    ...(rowsIncrease === 'south' ? [] : ['increase north']),
    `labels ${labelsText(spec)}`,
    ...(shape === 'hexes' ? [shift] : spec.diagonals ? ['diagonals'] : []),
  ].join(' ');
}

/** Returns the form of the labels: a word or, if there is no word for it, a pattern in quotes. */
function labelsText({ labels, separator = '', columnDigits = 2, rowDigits = 2, numbering }: GridSpec): string {
  const isLettered = labels === 'letters' || labels === 'doubled letters';
  const column = isLettered ? (labels === 'letters' ? 'A' : 'AA') : 'C'.repeat(columnDigits);
  const row = 'R'.repeat(rowDigits);
  const pattern = labels === 'RRCC' ? row + separator + column : column + separator + row;
  if (numbering !== undefined) return quoted(`${pattern} ${numbering}`);
  return WORDS[pattern] ?? quoted(pattern);
}

/** The words for the usual patterns. */
const WORDS: Readonly<Record<string, string>> = { CCRR: 'CCRR', RRCC: 'RRCC', AR: 'letters' };

const firstLabelOf = (spec: GridSpec): string => createBoard({ ...spec, missing: [] }).label(0);

function rowsOf(spec: GridSpec): string[] {
  const board = createBoard({ ...spec, missing: [] });
  const missing = new Set(spec.missing);
  return Array.from({ length: spec.rows }, (_, row) =>
    Array.from({ length: spec.columns }, (__, column) =>
      missing.has(board.label(row * spec.columns + column)) ? '-' : '.',
    ).join(' '),
  );
}
