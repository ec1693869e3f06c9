import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CodeAction, CreateFile, Range, TextDocumentEdit, TextEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulesets } from '../../../engine/rulesets/index.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const page = readFileSync('docs/language.md', 'utf8');
const blocks = [...page.matchAll(/```sand\n([\s\S]*?)```/g)].map(([, text = '']) => text);

/** Returns the text block of the game's tour that contains these words. */
const blockWith = (words: string): string => blocks.find((text) => text.includes(words)) ?? '';

const pgg = `${blockWith('map Crossing')}
side German { panzer regiment 25/7 4-10 }
scenario "One" {
  on Crossing
  turns 1
  setup German { 0301 0302 /* here */ 0303 0304 0305: 25/7 }
}
`;
const [rtl = '', bite = '', fda = ''] = ['map Bridge', 'map Dvina', 'map Cagny'].map(blockWith);

async function open(text: string): Promise<TestWorkspace> {
  return TestWorkspace.of({ 'one.sand': text }, [...rulesets.values()]);
}

/** Returns the refactorings offered at a piece of text. */
async function offered(workspace: TestWorkspace, snippet: string): Promise<CodeAction[]> {
  const document = workspace.document('one.sand');
  const at = document.textDocument.positionAt(document.textDocument.getText().indexOf(snippet));
  const found = await workspace.services.lsp.CodeActionProvider?.getCodeActions(document, {
    textDocument: { uri: document.uri.toString() },
    range: { start: at, end: at } satisfies Range,
    context: { diagnostics: [], only: ['refactor'] },
  });
  return (found ?? []) as CodeAction[];
}

function applied(text: string, { edit }: CodeAction): string {
  return TextDocument.applyEdits(
    TextDocument.create('', '', 0, text),
    edit?.changes?.[uriOf('one.sand').toString()] ?? [],
  );
}

const isPlace = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'file' in value && 'start' in value;

/** Returns the compiled text without source ranges and without caches of the board. */
function meaning(workspace: TestWorkspace): unknown {
  const { map, sides, scenario, findings } = workspace.analyse('one.sand');
  const messages = findings.map(({ code, message }) => `${code} ${message}`);
  return JSON.parse(
    JSON.stringify(
      {
        areas: [...(map?.areas.values() ?? [])],
        features: map?.features,
        cells: map?.board.size,
        sides,
        scenario,
        messages,
      },
      (key, value: unknown) => (key === 'board' || isPlace(value) ? undefined : value),
    ),
  );
}

const cases: readonly (readonly [game: string, text: string, on: string, title: string, result: string])[] = [
  ['pgg', pgg, '0101..0105', 'Write out 0101..0105', 'area West 0101 0102 0103 0104 0105\n'],
  ['pgg', pgg, '0304 0305', 'Write 0303..0305', '0301 0302 /* here */ 0303..0305: 25/7'],
  ['bite', bite, '0102..0104', 'Write out 0102..0104', 'area Prussia 0102 0103 0104\n'],
  ['fda', fda, '0101..0401', 'Write out 0101..0401', 'at 0101 0201 0301 0401 (owner Germans)'],
  [
    'rtl',
    rtl.replace('area East 1101 1201', 'area East 1101 1102 1103'),
    '1101 1102 1103\n',
    'Write 1101..1103',
    'area East 1101..1103\n',
  ],
];

describe('refactorings of lists of cells', () => {
  test.each(cases)(
    'a refactoring rewrites a list of cells with the same meaning in %s',
    async (_, text, on, title, result) => {
      const before = await open(text);
      const action = (await offered(before, on)).find((other) => other.title === title);
      expect(action?.kind).toBe('refactor.rewrite');
      const changed = applied(text, action ?? { title });
      expect(changed).toContain(result);
      expect(meaning(await open(changed))).toEqual(meaning(before));
    },
  );

  test.each([
    ['two cells', pgg, '0301 0302'],
    ['a chain', pgg, '0203 - 0303'],
    ['a hexside', pgg, '0401/0501'],
  ])('the refactoring that rewrites a list of cells is not offered for %s', async (_, text, on) => {
    const titles = (await offered(await open(text), on)).map(({ title }) => title);
    expect(titles.filter((title) => /^Write (out )?\d/.test(title))).toEqual([]);
  });
});

/** A file with a formation of three units, a choice of two cells, comments, and sections. */
const forces = `ruleset pgg
map Small "Small" {
  grid hexes flat columns 8 rows 5 labels CCRR even columns lower
  legend { "." clear  "-" missing }
  terrain from 0101 {
    |. . . . . . . .
    |. . - . . . . .
    |. . . . . . . -
  }
  missing 0104 0204
}
// The attacker.
side German {
  panzer division "7.Pz" { panzer regiment 25/7 4-10 | 2-10  panzer grenadier regiment 6/7 2-10 | 1-10 }
  infantry division "6.Inf" 9-7 | 4-7 | 2-7 | 1-7
  infantry division "26.Inf" 9-7 | 4-7 | 2-7 | 1-7
}
side Soviet { pool rifle { 3 of 6-8-6 } }
`;
const rest = `
scenario "One" {
  on Small
  turns 1
  setup German {
    0501: "6.Inf" // on the hill
    // the spearhead
    0303: "7.Pz"

    0403 0405: "26.Inf" (step 2)
    0401: // no unit yet
  }
}
`.replace('\n    0401: // no unit yet', '');

const other = (title: string, on: string, expected: readonly string[], text = forces + rest) =>
  [title, on, expected, text] as const;

const twoNations = readFileSync('examples/bite/first-steps.sand', 'utf8').replace(
  'artillery army "18.Armee"',
  '}\n  nation Finland {\n    artillery army "18.Armee"',
);
const twoDivisions = fda.replace(
  'side Allies {',
  'side Allies {\n  division "7th Armoured" (nation British) { headquarters "HQ 7" (normal) }',
);
const crossroads = readFileSync('examples/rtl/first-steps.sand', 'utf8');
const dvina = readFileSync('examples/bite/first-steps.sand', 'utf8');
const turnedRound = fda.replace(/0301: (.*) {2}0401: ("HQ 21")/, '0401: $2  0301: $1');
const sort = 'Sort the set-up by cells';
const place = (side: string): string => `Write where units of ${side} are set up as orders`;

describe('refactorings that rewrite a statement with the same meaning', () => {
  test.each([
    other('Sort the set-up by cells', 'setup German', [
      '    // the spearhead\n    0303: "7.Pz"\n    0501: "6.Inf" // on the hill\n\n    0403 0405',
    ]),
    other('Write out "7.Pz" as 2 units', '"7.Pz"\n', ['0303: 25/7, 6/7\n']),
    other(
      'Write out "7.Pz" as 2 units',
      '"7.Pz" (step 2)\n',
      ['0303: 25/7 (step 2), 6/7 (step 2)\n'],
      (forces + rest).replace('"7.Pz"\n', '"7.Pz" (step 2)\n'),
    ),
    other('Write where units of German are set up as orders', '0403 0405', [
      '\n\norders setup German {\n  place "26.Inf" to 0403\n}\n',
    ]),
    other(
      'Write where units of German are set up as orders',
      'setup German {\n    0501',
      ['orders setup German {\n  place "26.Inf" to 0403 interdict 0101'],
      `${forces}${rest}orders setup German { interdict 0101 }`,
    ),
    other(sort, 'setup German', ['    0103: I/3, "665 StuG"\n    0202: "HQ 3", "8.Mot"\n  }'], crossroads),
    other('Write out "8.Mot" as 2 units', '"8.Mot"\n', ['"HQ 3", I/8, II/8\n'], crossroads),
    other(
      place('Soviet'),
      'setup Soviet',
      ['orders setup Soviet {\n  place 2/898 to 0702\n}'],
      crossroads.replace('0702:', '0702 0703:'),
    ),
    other(sort, 'setup Axis', ['{\n    0303: "18.Armee"\n    0402: "28.AK"\n    0403: "41.Pz"\n'], dvina),
    other(
      place('Axis'),
      'setup Axis',
      ['orders setup Axis {\n  place "28.AK" to 0402\n}'],
      dvina.replace('0402:', '0402 0401:'),
    ),
    other(sort, 'setup Germans', ['0301: 125/21, 200/21  0401: "HQ 21" }'], turnedRound),
    other(
      place('Germans'),
      'setup Germans',
      ['orders setup Germans {\n  place "HQ 21" to 0401\n}'],
      fda.replace('0401: "HQ 21"', '0401 0402: "HQ 21"'),
    ),
    other('Name 2 missing cells in a list instead of drawing “-”', '- . . . . .', [
      '|. . . . . . . .\n    |. . . .',
      '}\n  missing 0302 0803\n',
    ]),
    other(
      'Draw 2 missing cells as “-” in the rows',
      'missing 0302',
      ['|. . - . . . . .\n    |. . . . . . . -', '}\n  missing 0104 0204\n}'],
      (forces + rest).replace('|. . - .', '|. . . .').replace('. . -\n  }', '. . .\n  }\n  missing 0302 0803'),
    ),
    other(
      'Draw 1 missing cell as “_” in the rows',
      'missing 0302',
      ['legend { "." clear  "-" rough  "_" missing }', '|. . _ .'],
      (forces + rest)
        .replace('"-" missing', '"-" rough')
        .replace('|. . - .', '|. . . .')
        .replace('. . -\n  }', '. . .\n  }\n  missing 0302'),
    ),
  ])('a refactoring rewrites a statement with the same meaning: %s', async (title, on, expected, text) => {
    const before = await open(text);
    const action = (await offered(before, on)).find((each) => each.title === title);
    const changed = applied(text, action ?? { title });
    for (const part of expected) expect(changed).toContain(part);
    const after = await open(changed);
    expect(position(after)).toEqual(position(before));
    expect(codes(after)).toEqual(codes(before));
    expect(changed.match(/\/\/.*/g)?.sort()).toEqual(text.match(/\/\/.*/g)?.sort());
  });

  test.each([
    [
      'a set-up that is sorted already',
      'setup German',
      (forces + rest).replace('0501: "6.Inf"', '0101: "6.Inf"'),
      'Sort',
    ],
    [
      'drawn counters whose names would change',
      'setup Soviet',
      `${forces}${rest.replace('turns 1', 'turns 1\n  setup Soviet {\n  0301: 1 rifle (face 6-8-6) of army "1"\n  0201: 1 rifle (revealed) of army "1"\n  }')}`,
      'Sort',
    ],
    [
      'a set-up whose places are chosen by orders',
      'setup German {\n    0501',
      `${forces}${rest}orders setup German { place "26.Inf" to 0405 }`,
      'Write where',
    ],
    ['missing cells beyond the terrain rows', 'missing 0104', forces + rest, 'Draw'],
    ['a unit', '"6.Inf" //', forces + rest, 'Write out'],
  ])('no refactoring of a statement is offered for %s', async (_, on, text, title) => {
    const titles = (await offered(await open(text), on)).map((action) => action.title);
    expect(titles.filter((each) => each.startsWith(title))).toEqual([]);
  });
});

describe('extracting a declaration to a file', () => {
  const kinds: readonly (readonly [game: string, on: string, file: string, text: string])[] = [
    ['pgg', 'side German', 'german.sand', forces + rest],
    ['pgg', 'map Small', 'small.sand', forces + rest],
    [
      'a draft',
      'map Small',
      'small.sand',
      (forces + rest).replace('ruleset pgg\n', 'ruleset pgg\ndraft "Not finished."\n'),
    ],
    ['rtl', 'side Soviet', 'soviet.sand', crossroads],
    ['rtl', 'map Crossroads', 'crossroads.sand', crossroads],
    ['bite', 'side Axis', 'axis.sand', dvina],
    ['bite', 'map Dvina', 'dvina.sand', dvina],
    ['fda', 'side Allies', 'allies.sand', fda],
    ['fda', 'map Cagny', 'cagny.sand', fda],
    ['pgg', 'division "7.Pz"', '7-pz.sand', forces + rest],
    ['rtl', 'division "3.Mot"', '3-mot.sand', crossroads],
    ['bite', 'nation Germany', 'germany.sand', twoNations],
    ['fda', 'division "11th Armoured"', '11th-armoured.sand', twoDivisions],
  ];
  test.each(kinds)('a refactoring in %s extracts %s to the file %s', async (_, on, file, text) => {
    const before = await open(text);
    before.services.shared.lsp.LanguageServer.supportsFileCreation = true;
    const action = (await offered(before, on)).find(({ kind }) => kind === 'refactor.extract');
    const [created, ...edits] = (action?.edit?.documentChanges ?? []) as [CreateFile, ...TextDocumentEdit[]];
    expect(created).toMatchObject({ kind: 'create', uri: uriOf(file).toString() });
    const written = (path: string, was: string): string =>
      TextDocument.applyEdits(
        TextDocument.create('', '', 0, was),
        edits
          .filter(({ textDocument: { uri } }) => uri === uriOf(path).toString())
          .flatMap((edit) => edit.edits) as TextEdit[],
      );
    const files = { 'one.sand': written('one.sand', text), [file]: written(file, '') };
    expect(files['one.sand']).toContain(`import "${file}"\n`);
    expect(files['one.sand']).not.toContain(`${on} `);
    if (on === 'side German')
      expect(files[file]).toBe(forces.replace(/\nmap[^]*?\n}\n/, '\n\n').replace(/\nside Soviet.*\n/, '\n'));
    const after = await TestWorkspace.of(files, [...rulesets.values()]);
    expect(position(after)).toEqual(position(before));
    expect(new Set([...codes(after), ...after.analyse(file).findings.map(({ code }) => code)])).toEqual(
      new Set(codes(before)),
    );
  });

  test.each([
    ['all that a side has', 'nation Germany', dvina],
    ['what stands in another', 'regiment "8.Mot" {', crossroads],
    ['a unit', 'division "6.Inf" 9', forces + rest],
  ])('no extraction to a file is offered for %s', async (_, on, text) => {
    const before = await open(text);
    before.services.shared.lsp.LanguageServer.supportsFileCreation = true;
    expect((await offered(before, on)).filter(({ kind }) => kind === 'refactor.extract')).toEqual([]);
  });

  test('extraction to a file is offered only to clients that can create files', async () => {
    expect(await offered(await open(forces + rest), 'side German')).toEqual([]);
  });
});

/** Returns the codes of all findings of a file. */
function codes(workspace: TestWorkspace): readonly string[] {
  const analysis = workspace.analyse('one.sand');
  return [...analysis.findings, ...analysis.playFindings()].map(({ code }) => code).sort();
}

/** Returns the pieces of the position after play, sorted by name. */
function position(workspace: TestWorkspace): unknown {
  const pieces = workspace.analyse('one.sand').playthrough()?.game.position().pieces ?? [];
  expect(pieces.length).toBeGreaterThan(0);
  return pieces.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
