import type { Archive } from './archive.js';
import {
  EMPTY,
  numberText,
  SheetBuilder,
  UnreadableSpreadsheet,
  type Sheet,
  type SheetCell,
  type SheetRow,
} from './sheet.js';
import { attributeOf, childOf, childrenOf, countOf, isNamed, textIn, type XmlElement } from './xml.js';

/** Returns the sheets of an `.ods` file (OpenDocument), in the order of their tabs; undefined for other files. */
export function sheetsOfOds(archive: Archive): readonly Sheet[] | undefined {
  const content = archive.xml('content.xml');
  const tables = childOf(childOf(content, 'body'), 'spreadsheet');
  if (!content || !tables) return undefined;
  const hidden = new Set(
    childrenOf(childOf(content, 'automatic-styles'), 'style')
      .filter((style) => {
        const properties = childOf(style, 'table-properties');
        return properties && attributeOf(properties, 'display') === 'false';
      })
      .map((style) => attributeOf(style, 'name')),
  );
  return childrenOf(tables, 'table').map((table) => ({
    name: attributeOf(table, 'name') ?? '',
    isHidden: hidden.has(attributeOf(table, 'style-name')),
    rows: () => rowsOf(table),
  }));
}

/** Returns whether the parts of an `.ods` file are encrypted, one by one or as a whole. */
export function isEncryptedOds(archive: Archive): boolean {
  if (archive.names.has('encrypted-package')) return true;
  const entries = childrenOf(archive.xml('META-INF/manifest.xml'), 'file-entry');
  return entries.some((entry) => childOf(entry, 'encryption-data'));
}

/** Elements that group rows. */
const ROW_GROUPS = ['table-row-group', 'table-header-rows', 'table-rows'];

function rowElements(parent: XmlElement): XmlElement[] {
  return childrenOf(parent, 'table-row', ...ROW_GROUPS).flatMap((child) =>
    isNamed(child, 'table-row') ? [child] : rowElements(child),
  );
}

/**
 * Maximum number of times that a filled row or cell may be repeated. A sheet that repeats a row or cell more often is
 * refused as too large.
 */
const MAX_REPEATS = 10_000;

function rowsOf(table: XmlElement): readonly SheetRow[] {
  const sheet = new SheetBuilder();
  const merged: (readonly [row: number, column: number, rows: number])[] = [];
  let row = 0;
  for (const element of rowElements(table)) {
    const rows = countOf(element, 'number-rows-repeated');
    let column = 0;
    for (const cell of childrenOf(element, 'table-cell', 'covered-table-cell')) {
      const columns = countOf(cell, 'number-columns-repeated');
      const value = isNamed(cell, 'table-cell') ? valueOf(cell) : EMPTY;
      const spanned = countOf(cell, 'number-rows-spanned');
      if (value !== EMPTY) {
        if (rows > MAX_REPEATS || columns > MAX_REPEATS) throw new UnreadableSpreadsheet('too large');
        for (let down = 0; down < rows; down++)
          for (let right = 0; right < columns; right++) sheet.set(row + down, column + right, value);
      }
      if (spanned > 1) merged.push([row, column, spanned]);
      column += columns;
    }
    row += rows;
  }
  for (const [first, column, rows] of merged) sheet.fillDown(first, column, rows);
  return sheet.build();
}

function valueOf(cell: XmlElement): SheetCell {
  const text = childrenOf(cell, 'p').map(paragraph).join('\n');
  const isFormula = attributeOf(cell, 'formula') !== undefined;
  // LibreOffice marks an error in a second attribute `value-type`, whose prefix differs.
  const types = Object.entries(cell.attributes).flatMap(([name, type]) => (name.endsWith(':value-type') ? [type] : []));
  if (types.includes('error')) return { text, problem: 'error' };
  switch (attributeOf(cell, 'value-type')) {
    case undefined:
      return isFormula ? { text, problem: 'formula' } : text === '' ? EMPTY : { text };
    case 'string':
      return { text: attributeOf(cell, 'string-value') ?? text };
    case 'boolean':
      return { text: attributeOf(cell, 'boolean-value') === 'true' ? 'yes' : 'no' };
    case 'date':
      return { text: (attributeOf(cell, 'date-value') ?? text).slice(0, 10), problem: 'date' };
    case 'time':
      return { text, problem: 'date' };
    default: {
      const value = Number(attributeOf(cell, 'value') ?? text);
      // The displayed text keeps leading zeros.
      return { text: /^\d+$/.test(text) && Number(text) === value ? text : numberText(value) };
    }
  }
}

/** Returns the text of a paragraph with its spaces and line ends. */
const paragraph = (element: XmlElement): string =>
  textIn(element, (child) => {
    if (isNamed(child, 's')) return ' '.repeat(Math.min(countOf(child, 'c'), 1000));
    if (isNamed(child, 'line-break') || isNamed(child, 'tab')) return ' ';
    return isNamed(child, 'annotation') ? '' : paragraph(child);
  });
