import { t } from '@vscode/l10n';
import path from 'node:path';
import type { LangiumDocument } from 'langium';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ForceModel } from '../../../engine/model/forces.js';
import { rulesets } from '../../../engine/rulesets/index.js';
import type { DocumentAnalysis } from '../../../language-server/analysis/document-analysis.js';
import { NodeWorkspace } from '../../../language-server/node-workspace.js';
import { COLUMNS, type Row } from '../../../language-server/order-of-battle/columns.js';
import { checkTable, readTable, writeCsv } from '../../../language-server/order-of-battle/csv.js';
import { fromTable } from '../../../language-server/order-of-battle/from-table.js';
import { toRows, toTable } from '../../../language-server/order-of-battle/to-table.js';
import type { SandtableServices } from '../../../language-server/services.js';
import { desk } from '../features/kit.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Scenarios of each game, each with its map file. The file with the imported table uses the same map file. */
const SCENARIOS = [
  ['pgg/panzergruppe-guderian.sand', 'pgg/smolensk.sand'],
  ['fda/operation-goodwood.sand', 'fda/goodwood-hex.sand'],
  ['fda/battle-of-gela.sand', 'fda/gela-hex.sand'],
  ['rtl/the-battle-of-soltsy.sand', 'rtl/soltsy.sand'],
  ['bite/to-leningrad.sand', 'bite/eastern-front.sand'],
  ['bite/operation-citadel.sand', 'bite/eastern-front.sand'],
] as const;

let workspace: NodeWorkspace;
beforeAll(async () => {
  const files = SCENARIOS.flat().map((name) => `examples/${name}`);
  workspace = await NodeWorkspace.open([...new Set(files)], rulesets, ROOT);
});

function analysed(services: SandtableServices, document: LangiumDocument | undefined): DocumentAnalysis {
  const analysis = document && services.compile.Analyser.analyse(document);
  if (!analysis) throw new Error('There is nothing to analyse.');
  return analysis;
}

const analysisOf = (name: string): DocumentAnalysis => {
  const document = workspace.documents.find(({ uri }) => uri.path.endsWith(name));
  return analysed(workspace.services, document);
};

const inOrder = (row: Row): string => JSON.stringify(Object.entries(row).sort());

/** Returns the text after a table was read into it. If the table has errors, returns one line for each error. */
async function read(text: string, csv: string, at?: number): Promise<string> {
  const { main, services } = await desk({ 'main.sand': text }, [...rulesets.values()]);
  const analysis = analysed(services, main);
  const result = fromTable(analysis, csv, { ...services, csv: { readTable, checkTable } }, { offset: at });
  if ('faults' in result)
    return result.faults.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n');
  return result.edits
    .toSorted((a, b) => b.place.start - a.place.start)
    .reduce((edited, { place, text: added }) => edited.slice(0, place.start) + added + edited.slice(place.end), text);
}

const withoutPlaces = (forces: readonly ForceModel[]): unknown =>
  JSON.parse(JSON.stringify(forces, (key, value: unknown) => (/source/i.test(key) ? undefined : value)));

test('no game has a unit attribute with the name of a column', () => {
  for (const { vocabulary } of rulesets.values())
    for (const { of, word } of vocabulary.attributes) if (of === 'unit') expect(COLUMNS).not.toContain(word);
});

describe('writing a file to a table and reading it again', () => {
  test.each(SCENARIOS)(
    'exporting the forces of %s as a table and importing the table restores them',
    async (name, mapFile) => {
      const before = analysisOf(name);
      const table = writeCsv(toTable(before));
      const map = analysisOf(mapFile).compiled.document.textDocument.getText();
      const frame = `${map}\nscenario "Read back" {\n  on "${before.map?.name ?? ''}"\n}\n`;
      const text = await read(frame, table);
      const { main, services } = await desk({ 'main.sand': text }, [...rulesets.values()]);
      const after = analysed(services, main);
      expect(main.parseResult.parserErrors).toEqual([]);
      for (const side of before.sides) {
        const read = after.sides.find((one) => one.name === side.name);
        expect(withoutPlaces(read?.forces ?? [])).toEqual(withoutPlaces(side.forces));
      }
      expect(toRows(after).map(inOrder).sort()).toEqual(toRows(before).map(inOrder).sort());
    },
  );
});

describe('reading a table', () => {
  const GAME = 'ruleset pgg\n';
  const inside = `${GAME}side German {\n}\n`;

  test.each([
    ['parted by tabs', 'kind\tname\tfaces\npanzer regiment\t25/7\t4-10 | 2-10\n'],
    ['parted by semicolons', 'kind;name;faces\r\npanzer regiment;25/7;4-10 | 2-10\r\n'],
    ['with the mark of UTF-8 and capitals', '\uFEFFKind,Name,Faces\npanzer regiment,25/7,4-10 | 2-10\n'],
  ])('importing a table adds %s to the side at the cursor', async (_, table) => {
    expect(await read(inside, table, inside.indexOf('}'))).toBe(
      `${GAME}side German {\n  panzer regiment 25/7 4-10 | 2-10\n}\n`,
    );
  });

  test('importing a table creates sides, formations, pools and placements', async () => {
    const table = [
      'side,formation,kind,name,count,faces,hex,arrives,joins,begins',
      'German,,panzer division,7.Pz,,,,turn 2 at A,,',
      'German,7.Pz,panzer regiment,25/7,,4-10 | 2-10,,,,',
      'German,,infantry division,6.Inf,,9-7,1010,,,step 1',
      'Soviet,,rifle,,3,6-8-6,,,,',
      'Soviet,,rifle,,2,0-0-6,,,,',
      'Soviet,,rifle,,2,,1212,,"army ""16""",',
    ].join('\n');
    const text = await read(
      `${GAME}scenario "One" {\n  setup Soviet {\n    1111: 1 rifle\n  }\n}\nside Soviet {\n}\n`,
      table,
    );
    expect(text).toBe(`${GAME}scenario "One" {
  setup Soviet {
    1111: 1 rifle
    1212: 2 rifle of army "16"
  }
  setup German {
    1010: "6.Inf" (step 1)
  }
  arrive turn 2 at A: "7.Pz"
}
side Soviet {
  pool rifle { 3 of 6-8-6  2 of 0-0-6 }
}

side German {
  panzer division "7.Pz" {
    panzer regiment 25/7 4-10 | 2-10
  }
  infantry division "6.Inf" 9-7
}
`);
  });

  test.each([
    [
      'a source and units',
      'side,kind,name,origin\nGerman,,,The rulebook\nGerman,infantry division,6.Inf,\n',
      '',
      '  infantry division "6.Inf"\n',
    ],
    [
      'counters of one kind with different sources',
      'kind,count,faces,origin\nrifle,1,6-8-6,Map\nrifle,2,0-0-6,Rulebook\nrifle,3,2-3-6,Map\n',
      '',
      '  pool rifle { 1 of 6-8-6  3 of 2-3-6 } source "Map"\n  pool rifle { 2 of 0-0-6 } source "Rulebook"\n',
    ],
    [
      'units in one cell with different groups',
      'kind,count,hex,joins\nrifle,1,1010,"army ""16"""\nrifle,2,1010,\nrifle,3,1010,"army ""16"""\n',
      '    1010: 1 rifle, 3 rifle of army "16"\n    1010: 2 rifle\n',
      '',
    ],
    [
      'a row of empty cells between two units',
      'kind,name\ninfantry division,6.Inf\n,\ninfantry division,7.Inf\n',
      '',
      '  infantry division "6.Inf"\n  infantry division "7.Inf"\n',
    ],
    [
      'columns without a header and without values',
      'kind,,name,\ninfantry division,,6.Inf,\n',
      '',
      '  infantry division "6.Inf"\n',
    ],
  ])(
    'importing a table adds %s to the second side of a file and to its set-up',
    async (_, table, placements, declarations) => {
      const text = (placed: string, declared: string): string =>
        `${GAME}side Soviet {\n}\nside German {\n${declared}}\nscenario "One" {\n  setup German {\n${placed}  }\n}\n`;
      const empty = text('', '');
      expect(await read(empty, table, empty.indexOf('side German {') + 14)).toBe(text(placements, declarations));
    },
  );

  test('importing a table writes an attribute of a unit once, even if placements have an attribute of the same name', async () => {
    const table = 'side,kind,name,pr\nGerman,infantry regiment,A,5\n';
    expect(await read('ruleset fda\n', table)).toContain('(pr 5)');
  });

  test.each([
    ['name\nGuards, 3rd\n', { name: 'Guards, 3rd' }],
    ['name\nGuards; 3rd\n', { name: 'Guards; 3rd' }],
    ['kind;name\nrifle;Guards, 3rd\n', { kind: 'rifle', name: 'Guards, 3rd' }],
    ['kind;name,hex\nrifle;Guards,0101\n', { kind: 'rifle', 'name,hex': 'Guards,0101' }],
  ])('importing the table %j splits cells only at the most frequent delimiter of the header', (table, cells) => {
    expect(readTable(table, undefined, t)).toMatchObject({ rows: [{ line: 2, cells }], faults: [] });
  });

  test.each([
    ['', '1:0 The table is empty.'],
    ['side,nmae\n', '1:2 Unknown column “nmae”. Did you mean “name”?'],
    ['side,side\n', '1:2 There are two columns “side”.'],
    ['side,kind,name\nGerman,panzer regiment,25/7,more\n', '2:4 “more” has no column header.'],
    ['side,kind,name\nGermans,panzer regiment,25/7\n', '2:1 There is no side “Germans”. Sides: Soviet, German.'],
    ['kind,name\npanzer regiment,25/7\n', '2:0 The row has no side.'],
    [
      'side,kind,name\nGerman,panzer regimet,25/7\n',
      '2:2 This game has no “panzer regimet”. Did you mean “panzer regiment”?',
    ],
    [
      'side,kind,name\n\nGerman,panzer regiment,\n',
      '3:3 The row has no name. Only counters of a pool have no name; give their number in the column “count”.',
    ],
    ['side,name\nGerman,25/7\n', '2:0 The row of 25/7 has no kind.'],
    ['side,kind,name\nGerman,panzer regiment,25/7\nGerman,panzer regiment,25/7\n', '3:3 25/7 is already declared.'],
    [
      'side,kind,name,formation\nGerman,panzer regiment,25/7,7.Pz\n',
      '2:4 No earlier row has the name “7.Pz”. A formation needs a row before its units.',
    ],
    [
      'side,kind,name,faces\nGerman,panzer regiment,25/7,4-10 | two\n',
      '2:4 “4-10 | two” is not valid in the column “faces”.',
    ],
    [
      'side,kind,name,faces\nGerman,panzer regiment,25/7,4 } side X {\n',
      '2:4 “4 } side X {” is not valid in the column “faces”.',
    ],
    [
      'side,kind,count\nSoviet,rifle,some\n',
      '2:3 “some” is not a number of counters.\n2:0 The row of a pool has no faces. Give the numbers of its counters in the column “faces”.',
    ],
    [
      'side,kind,name,hex\nGerman,panzer regiment,25/7,1010\n',
      '2:0 The row gives a placement, but the file has no scenario.',
    ],
    [
      'side,kind,name\nGerman,"panzer regiment,25/7\n',
      '2:2 Quote Not Closed: the parsing is finished with an opening quote at line 2',
    ],
  ])('importing a table rejects %j with line and column', async (table, faults) => {
    expect(await read(GAME, table)).toBe(faults);
  });
});
