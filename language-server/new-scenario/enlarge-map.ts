import type { Size } from '../../protocol/new-scenario.js';

const GRID = /columns (\d+) rows (\d+)/;
const RANGE = /(\d\d)(\d\d)\.\.(\d\d)(\d\d)/g;

/** Returns the size of the map in a file; undefined if the file has no map. */
export function sizeOf(text: string): Size | undefined {
  const [, columns, rows] = GRID.exec(text) ?? [];
  return columns === undefined || rows === undefined ? undefined : { columns: Number(columns), rows: Number(rows) };
}

/**
 * Enlarges the map of a file to the east and south; a smaller size has no effect. New cells get the first symbol of the
 * legend. Roads and railways are extended to the eastern edge, map edges are moved, and lists of whole columns are
 * extended. Labels must have the form CCRR.
 */
export function enlargeMap(text: string, requested: Size): string {
  const old = sizeOf(text);
  if (!old) return text;
  const size = { columns: Math.max(old.columns, requested.columns), rows: Math.max(old.rows, requested.rows) };
  const symbol = /legend \{ "(.)"/.exec(text)?.[1] ?? '.';
  const more = ` ${symbol}`.repeat(size.columns - old.columns);
  return text
    .replace(GRID, `columns ${size.columns} rows ${size.rows}`)
    .replace(/(^ *\|.*\n)+/m, (block) => {
      const [indent = ''] = /^ */.exec(block) ?? [];
      const row = `${indent}|${symbol}${` ${symbol}`.repeat(size.columns - 1)}\n`;
      return block.replace(/$(?=\n)/gm, more) + row.repeat(size.rows - old.rows);
    })
    .replace(/^.*\d\.\.\d.*$/gm, (line) => withRanges(line, old, size))
    .replace(/ - (\d\d)(\d\d)$/gm, (end, column: string, row: string) =>
      Number(column) === old.columns
        ? end +
          columnsAfter(old, size)
            .map((each) => ` - ${two(each)}${row}`)
            .join('')
        : end,
    );
}

/**
 * Adapts the ranges on a line that are whole columns, such as `0101..0108`, to the new size of the map. The range of
 * the last column is treated in one of two ways. If the line also contains the range of the column before it, the line
 * lists columns, and the ranges of the new columns are added. Otherwise the line is about the map edge, and the range
 * is replaced by that of the new last column.
 */
function withRanges(line: string, old: Size, size: Size): string {
  const isWhole = (from: string, to: string, first: string, last: string): boolean =>
    from === to && Number(first) === 1 && Number(last) === old.rows;
  const isGround = line.includes(`${two(old.columns - 1)}01..`);
  const range = (column: number): string => `${two(column)}01..${two(column)}${two(size.rows)}`;
  return line.replace(RANGE, (match, from: string, first: string, to: string, last: string) => {
    if (!isWhole(from, to, first, last)) return match;
    if (Number(from) !== old.columns) return range(Number(from));
    if (!isGround) return range(size.columns);
    return [old.columns, ...columnsAfter(old, size)].map(range).join(' ');
  });
}

const columnsAfter = (old: Size, size: Size): number[] =>
  Array.from({ length: size.columns - old.columns }, (_, index) => old.columns + 1 + index);

const two = (number: number): string => String(number).padStart(2, '0');
