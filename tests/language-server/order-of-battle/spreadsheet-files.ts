import { strToU8, zipSync } from 'fflate';

/** A sheet, with its rows as XML. */
export interface SheetXml {
  readonly name: string;
  readonly rows: string;
  readonly isHidden?: boolean;
  /** XML after the rows. */
  readonly after?: string;
}

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const zipped = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The style numbers of an `.xlsx` file of {@link xlsxOf}. */
export const STYLES = { date: 1, zeros: 2, time: 3, money: 4 } as const;
const STYLE_XML = `<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="0000"/><numFmt
  numFmtId="165" formatCode="[h]:mm"/><numFmt numFmtId="166" formatCode="&quot;days&quot;\\ #,##0.00 [Red]"/></numFmts><cellXfs><xf
  numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`;

const relations = (...targets: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}">${targets
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** Returns an `.xlsx` file with sheets, and with shared texts given as XML. */
export function xlsxOf(
  sheets: readonly SheetXml[],
  { shared = '', settings = '' }: { readonly shared?: string; readonly settings?: string } = {},
): Uint8Array {
  return zipped({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${settings}<sheets>${sheets
      .map(
        ({ name, isHidden = false }, i) =>
          `<sheet name="${escaped(name)}" sheetId="${i + 1}"${isHidden ? ' state="hidden"' : ''} r:id="sheet${i}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...sheets.map((_, i) => [`sheet${i}`, 'worksheet', `worksheets/sheet${i}.xml`] as const),
      ['texts', 'sharedStrings', '/xl/sharedStrings.xml'],
      ['styles', 'styles', 'styles.xml'],
    ),
    'xl/styles.xml': STYLE_XML,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${shared}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ rows, after = '' }, i) => [
        `xl/worksheets/sheet${i}.xml`,
        `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
      ]),
    ),
  });
}

/** Returns the rows of an `.xlsx` sheet with texts in their cells. */
export const xlsxRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(
      (cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`).join('')}</row>`,
    )
    .join('');

/** Returns an `.ods` file. */
export function odsOf(sheets: readonly SheetXml[], manifest = ''): Uint8Array {
  return zipped({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="urn:m">${manifest}</manifest:manifest>`,
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="urn:o" xmlns:style="urn:s" xmlns:table="urn:t" xmlns:text="urn:x"
 xmlns:calcext="urn:c"><office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties
 table:display="true"/></style:style><style:style style:name="ta2" style:family="table"><style:table-properties
 table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${sheets
   .map(
     ({ name, rows, isHidden = false }) =>
       `<table:table table:name="${escaped(name)}" table:style-name="${isHidden ? 'ta2' : 'ta1'}"><table:table-column/>${rows}</table:table>`,
   )
   .join('')}</office:spreadsheet></office:body></office:document-content>`,
  });
}

/**
 * Returns the rows of an `.ods` sheet with texts in their cells. A million empty rows follow, as in the files of
 * LibreOffice.
 */
export const odsRows = (rows: readonly (readonly string[])[]): string =>
  `${rows.map((cells) => `<table:table-row>${cells.map(odsText).join('')}</table:table-row>`).join('')}<table:table-row
    table:number-rows-repeated="1048500"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`;

const odsText = (cell: string): string =>
  cell === ''
    ? '<table:table-cell/>'
    : `<table:table-cell office:value-type="string" calcext:value-type="string"><text:p>${escaped(cell)}</text:p></table:table-cell>`;
