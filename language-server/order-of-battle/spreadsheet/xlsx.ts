import type { Archive } from './archive.js';
import { dateCell, DAYS_OF_1904, isDateFormat, numberCell } from './number-format.js';
import { EMPTY, SheetBuilder, UnreadableSpreadsheet, type Sheet, type SheetCell, type SheetRow } from './sheet.js';
import { attributeOf, childOf, childrenOf, isNamed, textIn, type XmlElement } from './xml.js';

/** Returns the sheets of an `.xlsx` file (Office Open XML), in the order of their tabs; undefined for other files. */
export function sheetsOfXlsx(archive: Archive): readonly Sheet[] | undefined {
  const [main] = partsOf(archive, '').filter(({ type }) => type === 'officeDocument');
  const workbook = main && archive.xml(main.path);
  if (!workbook || !isNamed(workbook, 'workbook')) return undefined;
  const parts = partsOf(archive, main.path);
  const values = new CellValues(archive, workbook, parts);
  return childrenOf(childOf(workbook, 'sheets'), 'sheet').flatMap((sheet) => {
    const part = parts.find(({ id }) => id === attributeOf(sheet, 'id'));
    if (part?.type !== 'worksheet') return [];
    return [
      {
        name: attributeOf(sheet, 'name') ?? '',
        isHidden: ['hidden', 'veryHidden'].includes(attributeOf(sheet, 'state') ?? ''),
        rows: () => rowsOf(archive.xml(part.path), values),
      },
    ];
  });
}

interface Part {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

/**
 * Returns the parts of an `.xlsx` file that the relations of a given part name, each with the type of its relation.
 */
function partsOf(archive: Archive, path: string): readonly Part[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const relations = archive.xml(`${folder}_rels/${path.slice(folder.length)}.rels`);
  return childrenOf(relations, 'Relationship').map((relation) => ({
    id: attributeOf(relation, 'Id') ?? '',
    type: (attributeOf(relation, 'Type') ?? '').split('/').at(-1) ?? '',
    path: new URL(attributeOf(relation, 'Target') ?? '', `file:///${folder}`).pathname.slice(1),
  }));
}

/** The shared texts and number formats of a file. */
class CellValues {
  private readonly texts: readonly string[];
  private readonly formats: readonly { readonly id: number; readonly code?: string | undefined }[];
  private readonly daysBefore: number;

  constructor(archive: Archive, workbook: XmlElement, parts: readonly Part[]) {
    const partOf = (type: string): XmlElement | undefined => {
      const part = parts.find((one) => one.type === type);
      return part && archive.xml(part.path);
    };
    this.texts = childrenOf(partOf('sharedStrings'), 'si').map(richText);
    const styles = partOf('styles');
    const codes = new Map(
      childrenOf(childOf(styles, 'numFmts'), 'numFmt').map((format) => [
        attributeOf(format, 'numFmtId'),
        attributeOf(format, 'formatCode'),
      ]),
    );
    this.formats = childrenOf(childOf(styles, 'cellXfs'), 'xf').map((style) => {
      const id = attributeOf(style, 'numFmtId') ?? '0';
      return { id: Number(id), code: codes.get(id) };
    });
    const settings = childOf(workbook, 'workbookPr');
    const is1904 = settings !== undefined && ['1', 'true'].includes(attributeOf(settings, 'date1904') ?? '');
    this.daysBefore = is1904 ? DAYS_OF_1904 : 0;
  }

  of(cell: XmlElement): SheetCell {
    const type = attributeOf(cell, 't') ?? 'n';
    if (type === 'inlineStr') return { text: richText(childOf(cell, 'is')) };
    const stored = childOf(cell, 'v');
    const value = stored ? textIn(stored, () => '') : '';
    if (value === '' && type !== 'str') return childOf(cell, 'f') ? { text: '', problem: 'formula' } : EMPTY;
    if (type === 's') return { text: this.texts[Number(value)] ?? '' };
    if (type === 'str') return { text: unescaped(value) };
    if (type === 'b') return { text: value === '1' ? 'yes' : 'no' };
    if (type === 'e') return { text: value, problem: 'error' };
    if (type === 'd') return { text: value.slice(0, 10), problem: 'date' };
    const { id, code } = this.formats[Number(attributeOf(cell, 's') ?? 0)] ?? { id: 0 };
    return isDateFormat(id, code) ? dateCell(Number(value) + this.daysBefore) : numberCell(Number(value), code);
  }
}

/** Returns the text of an element without its formatting and without the phonetic guides of Japanese words. */
const richText = (element: XmlElement | undefined): string =>
  childrenOf(element, 't', 'r')
    .map((child) => (isNamed(child, 't') ? unescaped(textIn(child, () => '')) : richText(child)))
    .join('');

/** Replaces the escapes in a text: `_x000D_` stands for the character U+000D. */
const unescaped = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function rowsOf(worksheet: XmlElement | undefined, values: CellValues): readonly SheetRow[] {
  if (!worksheet) throw new UnreadableSpreadsheet('damaged');
  const sheet = new SheetBuilder();
  let row = -1;
  for (const element of childrenOf(childOf(worksheet, 'sheetData'), 'row')) {
    row = Number(attributeOf(element, 'r') ?? row + 2) - 1;
    let column = -1;
    for (const cell of childrenOf(element, 'c')) {
      column = columnOf(attributeOf(cell, 'r') ?? '') ?? column + 1;
      sheet.set(row, column, values.of(cell));
    }
  }
  for (const merged of childrenOf(childOf(worksheet, 'mergeCells'), 'mergeCell')) {
    const [first, last = first] = (attributeOf(merged, 'ref') ?? '').split(':');
    const [from, to] = [first, last].map((address) => Number(/\d+$/.exec(address)?.[0] ?? 0));
    sheet.fillDown(from - 1, columnOf(first) ?? 0, to - from + 1);
  }
  return sheet.build();
}

/** Returns the number of the column of an address such as `AB12`. Numbers begin with 0. */
function columnOf(address: string): number | undefined {
  const letters = /^\$?([A-Z]{1,3})/i.exec(address)?.[1]?.toUpperCase();
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
