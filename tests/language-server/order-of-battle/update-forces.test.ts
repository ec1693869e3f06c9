import path from 'node:path';
import fc from 'fast-check';
import { AstUtils } from 'langium';
import { beforeAll, describe, expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import type { DocumentAnalysis } from '../../../language-server/analysis/document-analysis.js';
import { NodeWorkspace } from '../../../language-server/node-workspace.js';
import type { Row } from '../../../language-server/order-of-battle/columns.js';
import { checkTable, readTable, writeCsv } from '../../../language-server/order-of-battle/csv.js';
import { fromTable } from '../../../language-server/order-of-battle/from-table.js';
import { toTable } from '../../../language-server/order-of-battle/to-table.js';
import { isForce } from '../../../language-server/generated/ast.js';
import type { SandtableServices } from '../../../language-server/services.js';
import { desk } from '../features/kit.js';
import { odsOf, odsRows, xlsxOf, xlsxRows } from './spreadsheet-files.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const csv = { readTable, checkTable };

interface Opened {
  readonly services: SandtableServices;
  readonly analysis: DocumentAnalysis;
  readonly text: string;
}

async function opened(files: Readonly<Record<string, string>>): Promise<Opened> {
  const { services, main } = await desk(files, [...rulesets.values()]);
  const analysis = services.compile.Analyser.analyse(main);
  if (!analysis) throw new Error('The file cannot be read.');
  return { services, analysis, text: main.textDocument.getText() };
}

/** Returns the text after a table was read into it, with the units that the table lacks. */
function updated({ services, analysis, text }: Opened, table: string, removes = false) {
  const result = fromTable(analysis, table, { ...services, csv }, { removes });
  if ('faults' in result)
    throw new Error(result.faults.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n'));
  const edited = result.edits
    .toSorted((a, b) => b.place.start - a.place.start || b.place.end - a.place.end)
    .reduce((now, { place, text: added }) => now.slice(0, place.start) + added + now.slice(place.end), text);
  return { edited, absent: result.absent ?? [] };
}

const inOrder = (rows: readonly Row[]): string[] =>
  rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();

describe('the examples', () => {
  let workspace: NodeWorkspace;
  beforeAll(async () => {
    workspace = await NodeWorkspace.open(['examples'], rulesets, ROOT);
  });

  /** Returns the files of an example by name, the example last. */
  const filesOf = (name: string): Record<string, string> => {
    const document = workspace.documents.find(({ uri }) => uri.path.endsWith(`/examples/${name}`));
    const analysis = document && workspace.services.compile.Analyser.analyse(document);
    const documents = [...(analysis?.compiled.closure.documents ?? [])].filter((one) => one !== document);
    return Object.fromEntries(
      [...documents, document!].map(({ uri, textDocument }) => [path.basename(uri.path), textDocument.getText()]),
    );
  };

  test('exporting the table of an example and reading it back changes nothing', () => {
    for (const document of workspace.documents) {
      const analysis = workspace.services.compile.Analyser.analyse(document);
      if (!analysis?.ruleset || analysis.sides.length === 0) continue;
      const result = fromTable(analysis, writeCsv(toTable(analysis)), { ...workspace.services, csv });
      expect(result, document.uri.path).toEqual({ edits: [] });
    }
  });

  test.each(['pgg/forces.sand', 'fda/battle-of-gela.sand', 'rtl/the-battle-of-soltsy.sand', 'bite/to-leningrad.sand'])(
    'reading the table of %s back from a spreadsheet changes nothing',
    async (name) => {
      const { analysis, services } = await opened(filesOf(name));
      const { columns, rows } = toTable(analysis);
      const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
      for (const file of [
        xlsxOf([{ name: 'Units', rows: xlsxRows(lines) }]),
        odsOf([{ name: 'Units', rows: odsRows(lines) }]),
      ])
        expect(fromTable(analysis, file, { ...services, csv })).toEqual({
          edits: [],
          sheet: 'Units',
          sheets: ['Units'],
        });
    },
  );

  test.each([
    'pgg/forces.sand',
    'pgg/first-contact.sand',
    'fda/goodwood-forces.sand',
    'fda/battle-of-gela.sand',
    'rtl/forces-soltsy.sand',
    'rtl/the-battle-of-soltsy.sand',
    'bite/to-leningrad-forces.sand',
    'bite/to-leningrad.sand',
  ])('a cell of the table of %s that is changed in a spreadsheet changes only this cell of the file', async (name) => {
    const files = filesOf(name);
    const before = await opened(files);
    const { columns, rows } = toTable(before.analysis);
    const root = before.analysis.compiled.document.parseResult.value;
    const own = new Set(
      AstUtils.streamAllContents(root)
        .filter(isForce)
        .map((force) => force.name)
        .toArray(),
    );
    const isOwn = ({ name: unit = '' }: Row): boolean => own.has(unit);
    const values = (column: string): string[] => [...new Set(rows.flatMap((row) => row[column] ?? []))];
    const cell = fc
      .tuple(
        fc.nat(),
        fc.constantFrom(
          ...columns.filter((column) => !['side', 'name', 'kind', 'count', 'origin', 'joins'].includes(column)),
        ),
        fc.nat(),
      )
      .map(([nth, column, pick]) => {
        const isPlacement = ['hex', 'arrives', 'begins'].includes(column);
        const able = rows.filter(
          (row) =>
            row.name !== undefined &&
            row[column] !== undefined &&
            (isPlacement || (row.kind !== undefined && isOwn(row))),
        );
        const choices = values(column);
        return {
          row: able[nth % Math.max(1, able.length)],
          column,
          value: choices[pick % choices.length],
        };
      })
      .filter(
        ({ row, column, value }) =>
          row !== undefined &&
          row[column] !== value &&
          (column !== 'formation' || (value !== row.name && own.has(value))),
      );
    await fc.assert(
      fc.asyncProperty(cell, async ({ row, column, value }) => {
        const changed = rows.map((one) => (one === row ? { ...one, [column]: value } : one));
        const sideOf = (name: string): unknown => rows.find((one) => one.name === name && one.kind !== undefined)?.side;
        fc.pre(column !== 'formation' || (!isBelow(value, row?.name, rows) && sideOf(value) === row?.side));
        const { edited, absent } = updated(before, writeCsv({ columns, rows: changed }));
        expect(absent).toEqual([]);
        const last = Object.keys(files).at(-1)!;
        const after = await opened({ ...files, [last]: edited });
        expect(after.analysis.compiled.document.parseResult.parserErrors).toEqual([]);
        expect(inOrder(toTable(after.analysis).rows)).toEqual(inOrder(changed));
      }),
      { numRuns: 4 },
    );
  });

  /** Returns whether a formation is the given unit or is part of it, directly or indirectly. */
  function isBelow(formation: string | undefined, unit: string | undefined, rows: readonly Row[]): boolean {
    if (formation === undefined) return false;
    return formation === unit || isBelow(rows.find(({ name }) => name === formation)?.formation, unit, rows);
  }
});

describe('reading a table into a file', () => {
  const FILE = `ruleset pgg

// The order of battle.
side German {
  source "Counter sheet."
  panzer division "7.Pz" { // at Vitebsk
    panzer regiment 25/7  4-10 | 2-10   // the tanks
    panzer grenadier regiment 6/7  2-10 | 1-10
  }
  infantry division "6.Inf"  9-7 | 4-7 | 2-7 | 1-7
}

side Soviet {
  pool rifle { 3 of 6-8-6  2 of 2-3-6 }
}
`;
  const HEAD = 'side,formation,kind,name,count,faces,origin\n';
  const ROWS = {
    source: 'German,,,,,,Counter sheet.\n',
    division: 'German,,panzer division,7.Pz,,,\n',
    tanks: 'German,7.Pz,panzer regiment,25/7,,4-10 | 2-10,\n',
    grenadiers: 'German,7.Pz,panzer grenadier regiment,6/7,,2-10 | 1-10,\n',
    infantry: 'German,,infantry division,6.Inf,,9-7 | 4-7 | 2-7 | 1-7,\n',
    pool: 'Soviet,,rifle,,3,6-8-6,\nSoviet,,rifle,,2,2-3-6,\n',
  };
  const tableWith = (changes: Partial<typeof ROWS> = {}): string =>
    HEAD + Object.values({ ...ROWS, ...changes }).join('');

  test.each([
    ['nothing', {}, []],
    ['the values of a unit', { tanks: ROWS.tanks.replace('4-10', '5-10') }, [['4-10 | 2-10', '5-10 | 2-10']]],
    [
      'the kind of a unit',
      { infantry: ROWS.infantry.replace('infantry', 'motorized') },
      [['infantry division', 'motorized division']],
    ],
    ['a source', { source: ROWS.source.replace('sheet', 'list') }, [['Counter sheet', 'Counter list']]],
    ['the number of counters of a pool', { pool: ROWS.pool.replace(',3,', ',4,') }, [['3 of 6', '4 of 6']]],
    [
      'a new unit of a formation',
      { grenadiers: `${ROWS.grenadiers}German,7.Pz,panzer grenadier regiment,7/7,,2-10 | 1-10,\n` },
      [['2-10 | 1-10\n', '2-10 | 1-10\n    panzer grenadier regiment 7/7 2-10 | 1-10\n']],
    ],
    [
      'a unit that leaves its formation',
      { grenadiers: ROWS.grenadiers.replace('7.Pz', '') },
      [
        ['    panzer grenadier regiment 6/7  2-10 | 1-10\n', ''],
        ['1-7\n', '1-7\n  panzer grenadier regiment 6/7 2-10 | 1-10\n'],
      ],
    ],
  ] as const)('a table that changes %s changes nothing else', async (_, changes, edits) => {
    const { edited, absent } = updated(await opened({ 'main.sand': FILE }), tableWith(changes));
    const wanted = edits.reduce((text, [from, to]) => text.replace(from, to), FILE);
    expect(edited.replace(/(25\/7|6\.Inf") {2}/g, '$1 ')).toBe(wanted.replace(/(25\/7|6\.Inf") {2}/g, '$1 '));
    expect(absent).toEqual([]);
  });

  test('a unit or formation that moves keeps the comments of its lines', async () => {
    const file = `ruleset pgg
side German {
  panzer division "7.Pz" { // at Vitebsk
    // The "core" of the division.
    panzer regiment 25/7 /* tanks */ 4-10 | 2-10   // with "Pz. 38(t)" // in part
    panzer grenadier regiment 6/7  2-10 | 1-10
    // Two more were refitting.
  } // end
  // The next one.
  panzer division "20.Pz" {
    panzer regiment 21/20  4-10 | 2-10
  }
}
`;
    const rows = (tanks: string): string =>
      `side,formation,kind,name,faces\nGerman,,panzer division,7.Pz,\n${tanks}German,7.Pz,panzer grenadier regiment,6/7,2-10 | 1-10\nGerman,,panzer division,20.Pz,\nGerman,20.Pz,panzer regiment,21/20,4-10 | 2-10\n`;
    const before = await opened({ 'main.sand': file });
    const moved = updated(before, rows('German,20.Pz,panzer regiment,25/7,5-10 | 2-10\n')).edited;
    expect(moved).toContain('    panzer regiment 25/7 5-10 | 2-10 /* tanks */ // with "Pz. 38(t)" // in part\n');
    expect(moved.match(/38\(t\)/g)).toHaveLength(1);
    expect(moved).toContain('// The "core" of the division.');
    const inPlace = updated(before, rows('German,7.Pz,panzer regiment,25/7,5-10 | 2-10\n')).edited;
    expect(inPlace).toContain('panzer regiment 25/7 5-10 | 2-10 /* tanks */   // with');
    const whole = updated(
      before,
      'side,formation,kind,name\nGerman,20.Pz,panzer division,7.Pz\nGerman,7.Pz,panzer regiment,25/7\nGerman,7.Pz,panzer grenadier regiment,6/7\n',
    ).edited;
    for (const comment of ['{ // at Vitebsk', '// The "core"', '/* tanks */', '// with', '// Two more', '} // end'])
      expect(whole.split(comment), comment).toHaveLength(2);
    const { analysis } = await opened({ 'main.sand': whole });
    expect(analysis.compiled.document.parseResult.parserErrors).toEqual([]);
    expect(inOrder(toTable(analysis).rows)).toHaveLength(5);
  });

  test('a table with other columns keeps the values that it does not mention', async () => {
    const { edited } = updated(await opened({ 'main.sand': FILE }), 'name,short\n25/7,P25\n');
    expect(edited).toContain('panzer regiment 25/7 4-10 | 2-10 (short "P25")   // the tanks');
  });

  test('units and counters that a table lacks are reported and kept, unless they are to be removed', async () => {
    const table = tableWith({ tanks: '', infantry: '', pool: 'Soviet,,rifle,,3,6-8-6,\n' });
    const before = await opened({ 'main.sand': FILE });
    expect(updated(before, table)).toEqual({ edited: FILE, absent: ['25/7', '6.Inf', '2 rifle 2-3-6'] });
    const { edited } = updated(before, table, true);
    for (const word of ['25/7', '6.Inf', '2-3-6']) expect(edited).not.toContain(word);
    const after = await opened({ 'main.sand': edited });
    expect(after.analysis.compiled.document.parseResult.parserErrors).toEqual([]);
  });

  test('a table without columns for pools leaves the pools unchanged and reports nothing', async () => {
    const before = await opened({ 'main.sand': FILE });
    expect(updated(before, 'side,kind,name\nGerman,panzer division,7.Pz\n').absent).toEqual(['25/7', '6/7', '6.Inf']);
    const whole = 'side,kind,name,count,faces\nGerman,panzer division,7.Pz,,\n';
    expect(updated(before, whole).absent).toEqual([...['25/7', '6/7', '6.Inf', '3 rifle 6-8-6', '2 rifle 2-3-6']]);
  });

  test('a unit does not move into a formation of the other side', async () => {
    const table = tableWith({ tanks: ROWS.tanks.replace('German', 'Soviet') });
    const before = await opened({ 'main.sand': FILE });
    expect(() => updated(before, table)).toThrow('4:2 7.Pz is a formation of German.');
  });

  test('a unit of an imported file is changed only there', async () => {
    const before = await opened({ 'forces.sand': FILE, 'main.sand': 'ruleset pgg\nimport "forces.sand"\n' });
    expect(updated(before, tableWith()).edited).toBe(before.text);
    expect(() => updated(before, tableWith({ tanks: ROWS.tanks.replace('4-10', '5-10') }))).toThrow(
      '4:6 25/7 is declared in forces.sand. Read the table into that file.',
    );
  });
});
