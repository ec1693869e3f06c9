import { readdirSync, readFileSync } from 'node:fs';
import path, { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CodeAction, Diagnostic, TextEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulesets } from '../../../engine/rulesets/index.js';
import { textOf, type Change } from '../../engine/rulesets/fda/checking.js';
import { changedLines } from '../changed-lines.js';
import { readMarks } from '../marks.js';
import { stub } from '../stub-ruleset.js';
import { TestWorkspace, uriOf } from '../workspace.js';

type Files = Readonly<Record<string, string>>;

const games = [stub, ...rulesets.values()];

/** Returns the quick fixes for a diagnostic that edit files, except those that suppress it. */
async function offered(workspace: TestWorkspace, name: string, diagnostic: Diagnostic): Promise<CodeAction[]> {
  const document = workspace.document(name);
  const found = await workspace.services.lsp.CodeActionProvider?.getCodeActions(document, {
    textDocument: { uri: document.uri.toString() },
    range: diagnostic.range,
    context: { diagnostics: [diagnostic], only: ['quickfix'] },
  });
  return ((found ?? []) as CodeAction[]).filter(
    ({ title, edit }) => edit !== undefined && !title.startsWith('Suppress '),
  );
}

/** Returns the texts of the files after a code action. */
function filesAfter(files: Files, { edit }: CodeAction): Files {
  const changes = new Map(Object.entries(edit?.changes ?? {}));
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, withEdits(text, changes.get(uriOf(name).toString()) ?? [])]),
  );
}

function withEdits(text: string, edits: TextEdit[]): string {
  return TextDocument.applyEdits(TextDocument.create('', '', 0, text), edits);
}

/** Describes a fix as text: its code and title, then the lines that it changes or the snippets that it inserts. */
function writtenBy(files: Files, code: string, action: CodeAction): string[] {
  const head = `${code}: ${action.title}`;
  const changes = action.edit?.documentChanges;
  if (changes) return [[head, ...(JSON.stringify(changes).match(/"value":"(?:[^"\\]|\\.)*"/g) ?? [])].join('\n    ')];
  const after = filesAfter(files, action);
  const lines = Object.keys(files).flatMap((name) => changedLines(files[name], after[name]));
  return [[head, ...lines].join('\n')];
}

/** The folder with the fixtures of findings. Each subfolder is a workspace. */
const FIXTURES = 'tests/fixtures/findings';
const folders = new Map<string, Files>();
for (const entry of readdirSync(FIXTURES, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith('.sand')) continue;
  const text = readMarks(readFileSync(join(entry.parentPath, entry.name), 'utf8')).text;
  const folder = relative(FIXTURES, entry.parentPath);
  folders.set(folder, { ...folders.get(folder), [entry.name]: text });
}

/** Returns a file together with all files that are connected with it by imports, directly or through other files. */
function connectedWith(name: string, files: Files): Files {
  const imports = Object.entries(files).flatMap(([from, text]) =>
    [...text.matchAll(/^import "([^"]*)"/gm)].map(([, to]) => [from, path.join(path.dirname(from), to)]),
  );
  const connected = new Set([name]);
  for (const one of connected)
    for (const ends of imports) if (ends.includes(one)) for (const end of ends) connected.add(end);
  return Object.fromEntries(Object.entries(files).filter(([file]) => connected.has(file)));
}

/** Returns the remaining diagnostics of a file with the same code, message and line. */
function remaining(workspace: TestWorkspace, name: string, { code, message, range }: Diagnostic): Diagnostic[] {
  return (workspace.document(name).diagnostics ?? []).filter(
    (other) => other.code === code && other.message === message && other.range.start.line === range.start.line,
  );
}

describe('every offered fix', () => {
  const kinds = new Set<string>();
  const written: string[] = [];

  test.each([...folders])('every offered fix removes its finding in the fixtures of %s', async (_, files) => {
    const workspace = await TestWorkspace.of(files, games);
    workspace.services.shared.lsp.LanguageServer.supportsSnippetEdits = true;
    for (const name of Object.keys(files))
      for (const diagnostic of workspace.document(name).diagnostics ?? [])
        for (const action of await offered(workspace, name, diagnostic)) {
          kinds.add(String(diagnostic.code));
          written.push(...writtenBy(files, String(diagnostic.code), action));
          if (action.edit?.documentChanges) continue; // The placeholders of a fix must be filled in before the result is checked.
          const after = await TestWorkspace.of(connectedWith(name, filesAfter(files, action)), games);
          expect(remaining(after, name, diagnostic), `${name}: ${action.title}`).toEqual([]);
        }
  });

  test('the texts that all offered fixes write are those in the stored list of fixes', async () => {
    expect(written.length).toBeGreaterThan(kinds.size);
    await expect(`${[...new Set(written)].toSorted().join('\n')}\n`).toMatchFileSnapshot('../../fixtures/fixes.txt');
  });

  test('the list of findings with a quick fix is complete and contains no other findings', () => {
    expect([...kinds].sort()).toEqual([
      'bite/12.3.road/role-alone',
      'bite/13.6/costs-units',
      'bite/14.0/option-in-base-game',
      'bite/14.0/option-without-layer',
      'bite/15.0/factories-without-income',
      'bite/15.1.campaign/setting-without-effect',
      'bite/15.1.place/option-without-table',
      'bite/17.2/option-too-slow',
      'bite/20.0/option-without-units',
      'bite/22.0/option-needs-option',
      'bite/24.0.conditions/option-without-units',
      'bite/27.0.units/security-without-garrisons',
      'bite/28.0/setting-without-effect',
      'bite/3.1.sea/no-such-sea',
      'bite/3.10/costs-units',
      'bite/3.15/no-steps',
      'bite/3.21/no-such-nation',
      'bite/34.0/table-without-effect',
      'bite/36.0/option-out-of-time',
      'bite/37.0/option-serves-option',
      'bite/37.0/option-without-place',
      'bite/37.0/setting-without-effect',
      'bite/39.0/option-out-of-time',
      'bite/4.1/no-such-nation',
      'bite/6.4/headquarters-in-base-game',
      'bite/7.0/no-such-option',
      'bite/7.7.18/costs-units',
      'bite/9.0/setting-without-effect',
      'bite/9.0/table-without-effect',
      'bite/SBE5.luftwaffe/no-surprise',
      'bite/SBE6.infrastructure/no-price',
      'bite/SBE6.infrastructure/setting-without-effect',
      'bite/SBE6.leningrad/setting-without-effect',
      'bite/SBE9.oil/setting-without-effect',
      'club/7.2/stack-limit',
      'fda/15.1b/no-calibre',
      'fda/2.1f/no-quality',
      'fda/3b/no-break-points',
      'fda/9.2f/costs-units',
      'fda/Ab/no-row',
      'fda/Ac/unknown-vehicle',
      'pgg/10.1/missing-rating',
      'pgg/3.4/missing-strength',
      'pgg/5.1/setup-hex',
      'pgg/6.21/enemy-occupied',
      'pgg/6.7/setup-in-lake',
      'pgg/7.1/stack-limit',
      'pgg/7.2/costs-units',
      'pgg/7.2/stack-limit',
      'rtl/11.12/no-shaded-cells',
      'rtl/12.13a/no-range',
      'rtl/13.24b1/no-missions',
      'rtl/15.25/no-range',
      'rtl/15.31/no-command',
      'rtl/16.21/no-water',
      'rtl/2.21/no-numbers',
      'rtl/2.24/no-strongpoint-limit',
      'rtl/3.12a/control-not-played',
      'rtl/3.31/no-stacking',
      'rtl/3.32/stack-limit',
      'rtl/3.42/no-efficiency',
      'rtl/5.11/no-weather',
      'rtl/5.2/no-entry',
      'rtl/6.31/no-side',
      'rtl/6.31/no-source',
      'rtl/7.33/no-combine',
      'rtl/8.3/no-terrain',
      'rtl/S3.24/no-supply-limit',
      'rtl/S3.26/replacements',
      'ruleset/ask',
      'ruleset/base',
      'ruleset/clash',
      'ruleset/edition',
      'ruleset/form',
      'ruleset/idle',
      'ruleset/reserved',
      'ruleset/translation',
      'sandtable/always-true',
      'sandtable/answer-not-asked',
      'sandtable/attribute-of-last',
      'sandtable/control-character',
      'sandtable/dice-in-sealed-orders',
      'sandtable/duplicate-box',
      'sandtable/duplicate-dice',
      'sandtable/duplicate-import',
      'sandtable/duplicate-link',
      'sandtable/duplicate-name',
      'sandtable/duplicate-position',
      'sandtable/duplicate-seal',
      'sandtable/duplicate-secret',
      'sandtable/duplicate-symbol',
      'sandtable/gap-in-chain',
      'sandtable/invisible-characters',
      'sandtable/label-on-grid',
      'sandtable/link-of-neighbours',
      'sandtable/link-to-itself',
      'sandtable/merge-conflict',
      'sandtable/missing-import',
      'sandtable/no-common-side',
      'sandtable/no-ruleset',
      'sandtable/not-played',
      'sandtable/not-sealed-orders',
      'sandtable/opened-before-sealed',
      'sandtable/opened-without-seal',
      'sandtable/order-not-asked',
      'sandtable/place-twice',
      'sandtable/placed-twice',
      'sandtable/roll-off-die',
      'sandtable/row-too-long',
      'sandtable/row-too-short',
      'sandtable/seal-broken',
      'sandtable/seal-without-effect',
      'sandtable/second-underlay',
      'sandtable/short-secret',
      'sandtable/syntax',
      'sandtable/too-few-places',
      'sandtable/too-few-points',
      'sandtable/too-few-units',
      'sandtable/too-many-rows',
      'sandtable/turn-beyond-game',
      'sandtable/turns-from-first',
      'sandtable/typographic-characters',
      'sandtable/unknown-cell',
      'sandtable/unknown-name',
      'sandtable/unknown-rule',
      'sandtable/unknown-ruleset',
      'sandtable/unknown-symbol',
      'sandtable/unknown-value',
      'sandtable/unknown-word',
      'sandtable/unquoted-name',
      'sandtable/unusual-spaces',
      'sandtable/victory-not-reached',
    ]);
  });
});

const FIELD = `ruleset pgg
map Field { grid hexes flat columns 10 rows 8 labels CCRR even columns lower }
side German { infantry division "7.Pz" 9-7 | 4-7 | 2-7 | 1-7 }
side Soviet { leader Lukin 3  pool rifle { 20 of 3-4-6 } }
scenario "Field" { on Field turns 3 setup German { 0303: "7.Pz" } }
`;

const unit = (text: string): Change => ({ units: text, setup: '0403: Xray' });

test.each<readonly [code: string, change: Change, number: number]>([
  ['2.1f/no-quality', { red: 'division Second { headquarters Xray }', setup: '0403: Xray' }, 3],
  ['15.1b/no-calibre', { red: 'naval artillery Xray', scenario: 'set optional.barrage = true' }, 2],
  ['Ab/no-row', unit('armour regiment Xray'), 3],
  ['Ab/no-row', unit('artillery regiment Xray (pr 1)'), 4],
  ['Ac/class', unit('armour regiment Xray (class D)'), 3],
  ['Ac/unknown-vehicle', unit('armour regiment Xray (vehicle Sherman)'), 3],
  ['Ac/class-of-vehicle', unit('armour regiment Xray (vehicle Tiger, class C)'), 1],
  ['3a/below-the-table', unit('infantry battalion Xray (fc 0)'), 1],
  ['3b/break-points', unit('infantry regiment Xray (pr 4)'), 1],
  ['3b/no-break-points', unit('artillery regiment Xray (medium)'), 2],
  ['3d/air-break-points', { red: 'medium bomber Xray (pr 2)' }, 1],
  ['10g/no-regiments', unit('artillery regiment Xray (medium, pr 1, regiments 0)'), 1],
  ['16a/unknown-owner', { map: 'village Lower at 0506 (owner Green)' }, 2],
  [
    '14c/impassable',
    { row5: '. . . m . . . . . .', units: 'infantry regiment Xray (mechanised)', setup: '0405: Xray' },
    1,
  ],
])('the fixes of [%s] are all offered and remove the finding', async (code, change, number) => {
  const files = { 'a.sand': textOf(change) };
  const workspace = await TestWorkspace.of(files, games);
  const diagnostic = workspace.document('a.sand').diagnostics?.find((each) => each.code === `fda/${code}`);
  if (!diagnostic) throw new Error('There is no such finding.');
  const actions = await offered(workspace, 'a.sand', diagnostic);
  expect(actions.map(({ title }) => title)).toHaveLength(number);
  for (const action of actions) {
    const after = await TestWorkspace.of(filesAfter(files, action), games);
    expect(remaining(after, 'a.sand', diagnostic), action.title).toEqual([]);
  }
});

test.each([
  [`setup German { 0303: '7.Pe' }`, `setup German { 0303: "7.Pz" }`],
  ['setup Grman { 0303: "7.Pz" }', 'setup German { 0303: "7.Pz" }'],
])('a quick fix corrects a name and writes the name by the naming rules: %s', async (wrong, right) => {
  const text = FIELD.replace('setup German { 0303: "7.Pz" }', wrong);
  const workspace = await TestWorkspace.of({ 'a.sand': text }, games);
  const [diagnostic] = workspace.document('a.sand').diagnostics ?? [];
  const [action] = await offered(workspace, 'a.sand', diagnostic);
  expect(filesAfter({ 'a.sand': text }, action)['a.sand']).toBe(text.replace(wrong, right));
});

describe('a quick fix after further typing', () => {
  const far = `${FIELD}orders turn 1 German {\n  move "7.Pz" to 1008\n}\n`;

  /** Returns the edits offered for a diagnostic of an earlier text after the text has changed. */
  async function offeredLater(before: string, after: string): Promise<string[]> {
    const workspace = await TestWorkspace.of({ 'a.sand': before }, games);
    workspace.services.shared.workspace.Settings.play = 'save';
    const [shown] = workspace.document('a.sand').diagnostics ?? [];
    await workspace.write('a.sand', after);
    const at = after.includes('to 1008') ? after.indexOf('1008') : 0;
    const document = workspace.document('a.sand');
    const found = (await workspace.services.lsp.CodeActionProvider?.getCodeActions(document, {
      textDocument: { uri: document.uri.toString() },
      range: { start: document.textDocument.positionAt(at), end: document.textDocument.positionAt(at) },
      context: { diagnostics: [shown] },
    })) as CodeAction[];
    return found.map((action) => filesAfter({ 'a.sand': after }, action)['a.sand']);
  }

  test('a quick fix that is offered after further typing changes the current place of its finding', async () => {
    const typed = far.replace('orders', '// the first day\norders').replace('move "7', 'move   "7');
    const [after = ''] = await offeredLater(far, typed);
    const [way = ''] = /(?<=to )\d{4}/.exec(after) ?? [];
    expect(after).toBe(typed.replace('1008', way));
    expect(way).not.toBe('1008');
  });

  test('a quick fix disappears together with its finding', async () => {
    expect(await offeredLater(far, far.replace('1008', '0304'))).toEqual([]);
  });
});

describe('the verification of fixes', () => {
  const withFix = (text: string): typeof stub => ({
    ...stub,
    checkScenario(scenario, report) {
      for (const { placements } of scenario.setups)
        for (const { cellsSource, cells } of placements)
          if (scenario.map.board.label(cells[0]) !== '0404')
            report({
              severity: 'error',
              rule: '7.1',
              slug: 'elsewhere',
              message: 'Not here.',
              source: cellsSource,
              fixes: [{ title: `Set up in ${text}`, edits: [{ source: cellsSource, text }] }],
            });
    },
  });
  const text = `ruleset stub
map Field { grid squares columns 4 rows 4 }
side Blue { infantry A 3-4 }
scenario "S" { on Field setup Blue { 0101: A } }`;

  test.each([
    ['rejected because the same finding remains', '0102', 0],
    ['rejected because another finding appears', '0909', 0],
    ['rejected because the text no longer parses', '0404: {', 0],
    ['accepted because the finding disappears', '0404', 1],
  ])('a fix is offered only when the fix works: %s', async (_, to, number) => {
    const workspace = await TestWorkspace.of({ 'a.sand': text }, [withFix(to)]);
    const [diagnostic] = workspace.document('a.sand').diagnostics ?? [];
    expect(await offered(workspace, 'a.sand', diagnostic)).toHaveLength(number);
  });
});
