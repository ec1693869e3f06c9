import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { odsOf, odsRows, xlsxOf, xlsxRows } from '../language-server/order-of-battle/spreadsheet-files.js';
import { command, folderWith, json } from './command-line.js';

describe('forces', () => {
  test('the forces command prints the forces of a file as a table of units and places', async () => {
    const { exit, out } = await command('forces battle.sand');
    expect(exit).toBe(0);
    expect(out).toBe(
      [
        '      where  exist  set up  arrive  left  twice',
        'Blue             2       2',
        '  a   0202       1       1',
        '  b   0204       1       1',
        'Red              3       3',
        '  x   0302       1       1',
        '  y   0304       1       1',
        '  z   0704       1       1',
        '',
      ].join('\n'),
    );
  });

  test('the forces command prints the forces as JSON with their places in the file', async () => {
    const { value } = await json('forces field.sand');
    expect(value).toMatchObject({
      file: 'field.sand',
      sides: [
        {
          name: 'Blue',
          exist: 2,
          setUp: 2,
          left: 0,
          members: [{ name: 'a', where: '0202', range: { start: { column: 3 } } }, {}],
        },
        { name: 'Red', exist: 3 },
      ],
    });
  });

  const importing = async (table: string | Buffer) => {
    const folder = folderWith({ 'copy.sand': 'ruleset skirmish\n' });
    writeFileSync(path.join(folder, 'table.csv'), table);
    const ended = await command('forces copy.sand --read table.csv', folder);
    return { ...ended, text: readFileSync(path.join(folder, 'copy.sand'), 'utf8') };
  };

  test.each([
    ['Windows-1252', Buffer.from('side;kind;name;faces\nBlue;squad;K\u00f6ln;1\n', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFside;kind;name;faces\r\nBlue;squad;Köln;1\r\n', 'utf16le')],
  ])('a table in %s is imported with its letters, and the encoding is reported', async (encoding, table) => {
    const { exit, err, text } = await importing(table);
    expect([exit, err]).toEqual([0, `table.csv is read as ${encoding}.\n`]);
    expect(text).toContain('squad Köln 1');
  });

  test.each([
    ['.xlsx', xlsxOf, xlsxRows],
    ['.ods', odsOf, odsRows],
  ] as const)(
    'a sheet of an %s file is imported, and errors give sheet, line and column',
    async (_, fileOf, rowsOf) => {
      const head = ['side', 'kind', 'name', 'faces'];
      const file = fileOf([
        { name: 'Units', rows: rowsOf([head, ['Blue', 'squad', 'Köln', '1']]) },
        { name: 'Old units', rows: rowsOf([head, ['Blue', 'squadd', '#REF!', '1']]) },
      ]);
      const folder = folderWith({ 'copy.sand': 'ruleset skirmish\n' });
      writeFileSync(path.join(folder, 'table.bin'), file);
      expect(await command('forces copy.sand --read table.bin', folder)).toEqual({
        exit: 0,
        out: '',
        err: 'table.bin is read from the sheet “Units”. --sheet selects another: Old units.\n',
      });
      expect(readFileSync(path.join(folder, 'copy.sand'), 'utf8')).toContain('squad Köln 1');
      expect(await command('forces copy.sand --read table.bin --sheet Old_units', folder)).toEqual({
        exit: 1,
        out: '',
        err: "table.bin:'Old units'!C2 “#REF!” is an error of the spreadsheet. Correct the formula, or write the value.\n",
      });
      expect((await command('forces copy.sand --read table.bin --sheet Units', folder)).err).toBe('');
    },
  );

  test('a table may begin with a line that names the separator, and cells may contain line ends and no-break spaces', async () => {
    const { exit, err, text } = await importing(
      'sep=;\r\nside;kind;name;faces\r\nBlue;\u00a0squad;"7.\nInf\u200b";1\r\n',
    );
    expect([exit, err]).toEqual([0, '']);
    expect(text).toContain('squad "7. Inf" 1');
  });

  test.each([
    ['name', '07-Jun', '6/7 or 7/6'],
    ['name', 'Jun-07', '6/7 or 7/6'],
    ['name', '07. Giu', '6/7 or 7/6'],
    ['name', '07.06.2026', '6/7 or 7/6'],
    ['faces', '2026-04-10', '4-10 or 10-4'],
    ['faces', '45567', '10-2 or 2-10'],
  ])(
    'a %s that a spreadsheet has changed into the date %s is refused with line and column',
    async (column, cell, was) => {
      const row = column === 'name' ? `squad,${cell},1` : `squad,a,${cell}`;
      const { exit, err } = await importing(`sep=,\nside,kind,name,faces\nBlue,${row}\n`);
      expect(exit).toBe(1);
      expect(err).toContain(`table.csv:3:${column === 'name' ? 3 : 4} `);
      expect(err).toContain(`is a date that a spreadsheet has made of ${was}.`);
    },
  );

  test.each(['7.Mar', '1/2/34', '25/7', 'Mars 5', '07'])('the name %s is not read as a date', async (name) => {
    expect((await importing(`side,kind,name,faces\nBlue,squad,${name},1\n`)).exit).toBe(0);
  });

  test('forces that are exported as CSV and imported again are unchanged', async () => {
    const { out } = await command('forces field.sand --format csv');
    expect(out).toBe(
      'side,kind,name,faces,hex\nBlue,squad,a,1,0202\nBlue,squad,b,1,0204\nRed,squad,x,1,0302\nRed,squad,y,1,0304\nRed,squad,z,1,0704\n',
    );
    const empty = 'ruleset skirmish\n\nscenario "Copy" {\n}\n';
    const folder = folderWith({ 'table.csv': out.replace(',0204', ''), 'copy.sand': empty });
    expect(await command('forces copy.sand --read table.csv', folder)).toEqual({ exit: 0, out: '', err: '' });
    expect(readFileSync(path.join(folder, 'copy.sand'), 'utf8')).toBe(
      [
        'ruleset skirmish',
        '',
        'scenario "Copy" {',
        '  setup Blue {',
        '    0202: "a"',
        '  }',
        '  setup Red {',
        '    0302: "x"',
        '    0304: "y"',
        '    0704: "z"',
        '  }',
        '}',
        '',
        'side Blue {',
        '  squad "a"  1',
        '  squad "b"  1',
        '}',
        '',
        'side Red {',
        '  squad "x"  1',
        '  squad "y"  1',
        '  squad "z"  1',
        '}',
        '',
      ].join('\n'),
    );
  });

  test('the forces command reports errors of a CSV table of forces by line and column, and writes nothing', async () => {
    const folder = folderWith({ 'table.csv': 'side,kind,name\nBlue,squadd,q\n' });
    const before = readFileSync(path.join(folder, 'field.sand'), 'utf8');
    const { exit, err } = await command('forces field.sand --read table.csv', folder);
    expect([exit, err]).toEqual([1, 'table.csv:2:2 This game has no “squadd”. Did you mean “squad”?\n']);
    expect(readFileSync(path.join(folder, 'field.sand'), 'utf8')).toBe(before);
  });

  test('the forces command exits with a usage error if the CSV file to import cannot be read', async () => {
    expect(await command('forces field.sand --read no.csv')).toMatchObject({
      exit: 2,
      err: 'no.csv cannot be read.\n',
    });
  });
});
