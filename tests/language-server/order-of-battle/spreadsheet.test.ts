import { t } from '@vscode/l10n';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readTable } from '../../../language-server/order-of-battle/csv.js';
import { odsOf, odsRows, STYLES, xlsxOf, xlsxRows } from './spreadsheet-files.js';

/** Returns the rows of a table without their line numbers, or its errors as `line:column message`. */
function read(bytes: Uint8Array, sheet?: string): unknown {
  const { rows, faults } = readTable(bytes, sheet, t);
  if (faults.length > 0) return faults.map(({ line, column, message }) => `${line}:${column} ${message}`);
  return rows.map(({ cells }) => cells);
}

const HEAD = ['side', 'name', 'faces'];
const xlsxHead = xlsxRows([HEAD]);
const odsHead = (rows: string): string => odsRows([HEAD]).replace('</table:table-row>', `</table:table-row>${rows}`);
const xlsx = (rows: string, after = ''): Uint8Array => xlsxOf([{ name: 'Units', rows: xlsxHead + rows, after }]);
const ods = (rows: string): Uint8Array => odsOf([{ name: 'Units', rows: odsHead(rows) }]);

const DATE = (text: string): string =>
  `“${text}” is a date that a spreadsheet has made of 6/7 or 7/6. Format the column as text, and write the cell again.`;
const NO_VALUE = 'The formula has no stored value. Open the file in a spreadsheet program, and save it.';
const ERROR = (text: string): string =>
  `“${text}” is an error of the spreadsheet. Correct the formula, or write the value.`;

describe.each([
  ['.xlsx', xlsxOf, xlsxRows],
  ['.ods', odsOf, odsRows],
] as const)('spreadsheets of the format %s', (_, fileOf, rowsOf) => {
  const sheet = (name: string, unit: string, isHidden = false) => ({
    name,
    rows: rowsOf([HEAD, ['German', unit, '4-10 | 2-10']]),
    isHidden,
  });

  test('a sheet is read with the numbers of its rows, and empty cells and rows are left out', () => {
    const rows = rowsOf([
      ['', '', ''],
      ['Side', '', 'NAME'],
      ['', '', ''],
      ['German', '', 'K\u00f6ln & “Ș”\u200b'],
    ]);
    expect(readTable(fileOf([{ name: 'Units', rows }]), undefined, t)).toEqual({
      headers: ['side', '', 'name'],
      rows: [{ line: 4, cells: { side: 'German', name: 'K\u00f6ln & “Ș”' } }],
      faults: [],
      sheet: 'Units',
      sheets: ['Units'],
    });
  });

  test('a table is read from the first sheet that is not hidden, or from a named sheet', () => {
    const file = fileOf([sheet('Old', '1/1', true), sheet('New', '2/2'), sheet('Other', '3/3')]);
    expect(readTable(file, undefined, t)).toMatchObject({ sheet: 'New', sheets: ['New', 'Other'] });
    expect(read(file)).toMatchObject([{ name: '2/2' }]);
    expect(read(file, 'Other')).toMatchObject([{ name: '3/3' }]);
    expect(read(file, 'Old')).toMatchObject([{ name: '1/1' }]);
    expect(read(file, 'new')).toEqual(['1:0 There is no sheet “new”. Sheets: Old, New, Other.']);
  });

  test('a file is read even if all its sheets are hidden', () => {
    expect(read(fileOf([sheet('Old', '1/1', true)]))).toMatchObject([{ name: '1/1' }]);
  });

  test('a sheet without cells is an empty table', () => {
    expect(read(fileOf([{ name: 'Units', rows: '' }]))).toEqual(['1:0 The table is empty.']);
  });

  test('a file that is cut off or changed is reported in one message', () => {
    const whole = fileOf([sheet('Units', '1/1')]);
    for (const bytes of [whole.slice(0, 40), whole.slice(0, -60), whole.map((byte, at) => (at > 100 ? 0 : byte))])
      expect(read(bytes)).toEqual([
        '1:0 The spreadsheet is damaged, or has an unknown format. Save it again as .xlsx, .ods or .csv.',
      ]);
  });
});

describe('cells of an .xlsx file', () => {
  test.each([
    ['a number', '<c r="C2"><v>4</v></c>', '4'],
    ['a sum of binary fractions', '<c r="C2"><v>0.30000000000000004</v></c>', '0.3'],
    ['a number with leading zeros', `<c r="C2" s="${STYLES.zeros}"><v>101</v></c>`, '0101'],
    ['a number whose format has words', `<c r="C2" s="${STYLES.money}"><v>45</v></c>`, '45'],
    ['the value of a formula', '<c r="C2"><f>A1+1</f><v>7</v></c>', '7'],
    ['the text of a formula', '<c r="C2" t="str"><f>A1</f><v>4-10_x000D_</v></c>', '4-10'],
    ['a truth value', '<c r="C2" t="b"><v>1</v></c>', 'yes'],
    ['a text with formats and readings', '<c r="C2" t="s"><v>0</v></c>', '4-10 | 2'],
  ])('%s is read as it is displayed', (_, cell, value) => {
    const shared =
      '<si><r><t>4-10</t></r><r><rPr><b/></rPr><t xml:space="preserve"> | 2</t></r><rPh><t>x</t></rPh></si>';
    const rows = `${xlsxHead}<row r="2">${cell}</row>`;
    expect(read(xlsxOf([{ name: 'Units', rows }], { shared }))).toEqual([{ faces: value }]);
  });

  test.each([
    ['B2', `<c r="B2" s="${STYLES.date}"><v>46180</v></c>`, `2:2 ${DATE('2026-06-07')}`],
    ['B3', `<c r="B3" t="d"><v>2026-06-07T00:00:00</v></c>`, `3:2 ${DATE('2026-06-07')}`],
    [
      'A2',
      `<c r="A2" s="${STYLES.time}"><v>0.25</v></c>`,
      '2:1 “06:00” is a date or a time. Format the column as text, and write the cell again.',
    ],
    ['C4', '<c r="C4" t="e"><f>Old!A1</f><v>#REF!</v></c>', `4:3 ${ERROR('#REF!')}`],
    ['B5', '<c r="B5"><f>A1&amp;"x"</f></c>', `5:2 ${NO_VALUE}`],
    ['B6', '<c r="B6"><f>A1</f><v></v></c>', `6:2 ${NO_VALUE}`],
  ])('a cell %s that is not a valid value is refused with line and column', (address, cell, message) => {
    expect(read(xlsx(`<row r="${address.slice(1)}">${cell}</row>`))).toEqual([message]);
  });

  test('a date that counts from 1904 is the same date', () => {
    const rows = `${xlsxHead}<row r="2"><c r="B2" s="${STYLES.date}"><v>44718</v></c></row>`;
    const settings = '<workbookPr date1904="1"/>';
    expect(read(xlsxOf([{ name: 'Units', rows }], { settings }))).toEqual([`2:2 ${DATE('2026-06-07')}`]);
  });

  test('a merged cell applies to all its rows, but only to its first column', () => {
    const rows = ['German,A', ',B', ',C'].map((line) => line.split(','));
    const merged = '<mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="B4:C4"/></mergeCells>';
    const numbered = xlsxRows(rows).replace(/<c t="inlineStr"><is><t><\/t><\/is><\/c>/g, '<c/>');
    expect(read(xlsx(numbered, merged))).toEqual([
      { side: 'German', name: 'A' },
      { side: 'German', name: 'B' },
      { side: 'German', name: 'C' },
    ]);
  });

  test('XML elements of a spreadsheet may have a namespace prefix', () => {
    const file = xlsx('<row r="2"><c r="B2"><v>4</v></c></row>');
    expect(read(file)).toEqual([{ name: '4' }]);
    const prefixed = xlsxOf([
      { name: 'Units', rows: `${xlsxHead}<row r="2"><c r="B2"><v>4</v></c></row>`.replace(/<(\/?)(\w)/g, '<$1x:$2') },
    ]);
    expect(read(prefixed)).toEqual([{ name: '4' }]);
  });
});

describe('cells of an .ods file', () => {
  const cell = (attributes: string, text = ''): string =>
    `<table:table-cell ${attributes}>${text === '' ? '' : `<text:p>${text}</text:p>`}</table:table-cell>`;
  const row = (...cells: readonly string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;
  const before = '<table:table-cell table:number-columns-repeated="2"/>';

  test.each([
    ['a number', cell('office:value-type="float" office:value="4"', '4.00'), '4'],
    ['a number with leading zeros', cell('office:value-type="float" office:value="101"', '0101'), '0101'],
    ['the value of a formula', cell('table:formula="of:=1+6" office:value-type="float" office:value="7"', '7'), '7'],
    ['a truth value', cell('office:value-type="boolean" office:boolean-value="false"', 'FALSCH'), 'no'],
    [
      'a text with formats, spaces and a comment',
      '<table:table-cell office:value-type="string"><office:annotation><text:p>No.</text:p></office:annotation><text:p>4<text:span>-10</text:span><text:s text:c="2"/>| 2</text:p></table:table-cell>',
      '4-10 | 2',
    ],
  ])('%s is read as it is displayed', (_, faces, value) => {
    expect(read(ods(row(before, faces)))).toEqual([{ faces: value }]);
  });

  test.each([
    [
      'a date',
      cell('office:value-type="date" office:date-value="2026-06-07T00:00:00"', '07.06.26'),
      DATE('2026-06-07'),
    ],
    [
      'an error',
      cell(
        'table:formula="of:=#REF!" office:value-type="string" office:string-value="" calcext:value-type="error"',
        '#BEZUG!',
      ),
      ERROR('#BEZUG!'),
    ],
    ['a formula without a value', cell('table:formula="of:=1+6"'), NO_VALUE],
  ])('%s is refused with line and column', (_, name, message) => {
    expect(read(ods(row('<table:table-cell/>', name)))).toEqual([`2:2 ${message}`]);
  });

  test('repeated rows and cells are read, and a merged cell applies to all its rows', () => {
    const covered = '<table:covered-table-cell/>';
    const text = (words: string, attributes = ''): string => cell(`office:value-type="string" ${attributes}`, words);
    const rows =
      row(text('German', 'table:number-rows-spanned="3"'), text('A')) +
      `<table:table-row-group>${row(covered, text('B'))}</table:table-row-group>` +
      row(covered, text('C', 'table:number-columns-repeated="2"'));
    expect(read(ods(rows))).toEqual([
      { side: 'German', name: 'A' },
      { side: 'German', name: 'B' },
      { side: 'German', name: 'C', faces: 'C' },
    ]);
  });

  test('a row that is repeated without end is refused', () => {
    const rows = `<table:table-row table:number-rows-repeated="99999999">${cell('office:value-type="float" office:value="1"')}</table:table-row>`;
    expect(read(ods(rows))).toEqual(['1:0 The spreadsheet is too large. Save the table as a file of its own.']);
  });
});

describe('a file that is not a readable spreadsheet', () => {
  const OLD = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const utf16 = (text: string): readonly number[] => Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0]);

  test.each([
    [
      'an encrypted .xlsx file',
      Uint8Array.from([...OLD, 0x45, ...utf16('Encryptio'), ...utf16('EncryptedPackage')]),
      'The spreadsheet is encrypted. Save it without a password.',
    ],
    [
      'an .xls file',
      Uint8Array.from([...OLD, ...utf16('Workbook')]),
      'The spreadsheet has the old format of Excel. Save it as .xlsx, .ods or .csv.',
    ],
    [
      'an encrypted .ods file',
      odsOf(
        [],
        '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry>',
      ),
      'The spreadsheet is encrypted. Save it without a password.',
    ],
    [
      'a zip file of another program',
      zipSync({ 'buildFile.xml': new Uint8Array(3) }),
      'The spreadsheet is damaged, or has an unknown format. Save it again as .xlsx, .ods or .csv.',
    ],
    [
      'a sheet that unpacks to 33 MB',
      zipSync({ 'content.xml': new Uint8Array(33_000_000) }),
      'The spreadsheet is too large. Save the table as a file of its own.',
    ],
  ])('%s is reported in one message', (_, bytes, message) => {
    expect(read(bytes)).toEqual([`1:0 ${message}`]);
  });

  test('a text table has no sheets', () => {
    expect(read(new TextEncoder().encode('side,name\n'), 'Units')).toEqual(['1:0 A text file has no sheets.']);
  });
});
