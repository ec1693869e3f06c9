import { readFileSync } from 'node:fs';
import path from 'node:path';
import { encode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import type { MarkupContent } from 'vscode-languageserver';
import { rulesets } from '../../engine/rulesets/index.js';
import { originalOf } from '../../engine/play/ruleset.js';
import { rulesetKey } from '../../language-server/rules/ruleset-key.js';
import { starterSnippet } from '../../language-server/new-scenario/starter-file.js';
import { answersFor } from '../../language-server/on-demand/answers.js';
import { sarif } from '../../cli/report/sarif.js';
import { command, folderWith, json } from '../cli/command-line.js';
import { element, grid, map, module } from '../language-server/vassal-import/build-module.js';
import { useTool } from '../../language-server/tools/tools.js';
import { TestWorkspace, uriOf } from '../language-server/workspace.js';

const read = (path: string): string => readFileSync(new URL(`../../examples/${path}`, import.meta.url), 'utf8');

const GAMES = [...rulesets.values()];
const FILES = {
  'own/club.sand': read('own/club.sand'),
  'own/club-contact.sand': read('own/club-contact.sand'),
  'pgg/first-contact.sand': read('pgg/first-contact.sand'),
};
const EXAMPLES = { folder: 'examples', rulesets };

const open = (): Promise<TestWorkspace> => TestWorkspace.of(FILES, GAMES);

/** Returns the offset of a text in a file as a position of the protocol. */
function positionOf(workspace: TestWorkspace, file: string, text: string, shift = 1) {
  const { textDocument } = workspace.document(file);
  return textDocument.positionAt(textDocument.getText().indexOf(text) + shift);
}

describe('a variant in play', () => {
  test('a variant plays the cells of a table, the numbers and the rulings that it changes', async () => {
    const workspace = await open();
    const analysis = workspace.analyse('own/club-contact.sand');
    expect(analysis.ruleset?.title).toBe('Panzergruppe Guderian, as our club plays it');
    expect(analysis.playFindings()).toEqual([]);
    const { vocabulary, rulings, rulebook } = analysis.ruleset ?? {};
    expect(vocabulary?.numbers.find(({ word }) => word === 'stacking.soviet')?.value).toBe(2);
    expect(rulings?.find(({ option }) => option === 'overrun.fromZoc')?.values).toEqual([false, true]);
    expect(rulebook?.get('C1')?.status).toBe('enforced');
    expect(rulebook?.get('7.1')).toBe(rulesets.get('pgg')?.rulebook.get('7.1'));
  });

  test.each(GAMES.map(({ id }) => id))('a variant of %s plays the starter of its base without findings', async (id) => {
    const workspace = await TestWorkspace.of({ 'club.sand': `ruleset club "A club" extends ${id} {\n}\n` }, GAMES);
    const ruleset = workspace.services.compile.Analyser.rulesetOf(workspace.document('club.sand'));
    const snippet = starterSnippet(ruleset!, {}, uriOf('new.sand'));
    const text = snippet.replace(/\$\{\d+:((?:\\.|[^}\\])*)\}|\$\d+/g, '$1').replace(/\\([$}\\])/g, '$1');
    await workspace.write('new.sand', text);
    const analysis = workspace.analyse('new.sand');
    expect(text).toContain('ruleset club\n\nimport "club.sand"');
    expect([...analysis.findings, ...analysis.playFindings()]).toEqual([]);
    expect(originalOf(analysis.ruleset!).id).toBe(id);
  });

  test('the forces of a variant are checked by its numbers', async () => {
    const forces = `ruleset jets
import "rules.sand"
side Axis {
  fighter "One" (pr 3)
  fighter "Two" (pr 4)
}
`;
    const rules = 'ruleset jets "Jets" extends fda {\n  number air.breakPoints 4\n}\n';
    const workspace = await TestWorkspace.of({ 'rules.sand': rules, 'forces.sand': forces }, GAMES);
    const found = workspace.analyse('forces.sand').findings.filter(({ code }) => code.endsWith('air-break-points'));
    expect(found.map(({ message }) => message)).toEqual(['One has 3 PR; an air unit has 4 [3d].']);
  });

  test('a variant that changes a table cell to the value in its base variant gets a finding', async () => {
    const rules = 'ruleset one "One" extends pgg {\n  table crt { 6: 3-1 = A1 }\n}\n';
    const second = 'ruleset two "Two" extends one {\n  table crt { 6: 3-1 = A1 }\n}\nimport "one.sand"\n';
    const workspace = await TestWorkspace.of({ 'one.sand': rules, 'two.sand': second }, GAMES);
    expect(workspace.codes('one.sand')).toEqual([]);
    expect(workspace.codes('two.sand')).toEqual(['ruleset/idle']);
  });

  test('no game starts while the declaration of its ruleset has an error', async () => {
    const workspace = await open();
    await workspace.edit('own/club.sand', FILES['own/club.sand'].replace('overrun.fromZoc', 'overrun.fromZok'));
    expect(workspace.codes('own/club.sand')).toContain('ruleset/form');
    const analysis = workspace.analyse('own/club-contact.sand');
    expect(analysis.hasRulesetErrors).toBe(true);
    expect(analysis.playthrough()).toBeUndefined();
  });
});

describe('the ruleset of a document', () => {
  test('an edit of the ruleset refreshes the scenarios that import it', async () => {
    const workspace = await open();
    await workspace.edit('own/club.sand', FILES['own/club.sand'].replace('stacking.soviet 2', 'stacking.soviet 1'));
    expect(workspace.codes('own/club-contact.sand')).toContain('club/7.1/stack-limit');
  });

  test('the ruleset stays the same object while neither its declaration nor its base changes', async () => {
    const workspace = await open();
    const rulesetNow = () => workspace.analyse('own/club-contact.sand').ruleset;
    const before = rulesetNow();
    await workspace.edit('own/club.sand', `// A comment.\n${FILES['own/club.sand']}`);
    expect(rulesetNow()).toBe(before);
    await workspace.edit(
      'own/club.sand',
      FILES['own/club.sand'].replace('As our', 'How our').replace('soviet 2', 'soviet 4'),
    );
    expect(rulesetNow()).not.toBe(before);
  });

  test('a playthrough does not resume from the game of another version of the ruleset', async () => {
    const workspace = await open();
    await workspace.edit('own/club-contact.sand', FILES['own/club-contact.sand']);
    expect(workspace.analyse('own/club-contact.sand').playFindings()).toEqual([]);
    await workspace.edit('own/club.sand', FILES['own/club.sand'].replace('6: 3-1 = A1', '6: 3-1 = Eng'));
    const codes = workspace
      .analyse('own/club-contact.sand')
      .playFindings()
      .map(({ code }) => code);
    expect(codes).toContain('sandtable/expectation');
  });

  test('a file without a ruleset uses one that an import declares or, without it, one that an import names', async () => {
    const workspace = await TestWorkspace.of(
      { ...FILES, 'own/all.sand': 'import "../pgg/first-contact.sand"\nimport "club.sand"\n' },
      GAMES,
    );
    expect(workspace.analyse('own/all.sand').ruleset?.id).toBe('club');
  });
});

describe('rules of a variant in the editor', () => {
  test('Go to Definition leads from a citation to the declaration of a rule of the author, or to the page of a rule of the base', async () => {
    const workspace = await open();
    const { DefinitionProvider } = workspace.services.lsp;
    const targetOf = async (text: string) => {
      const document = workspace.document('own/club-contact.sand');
      const position = positionOf(workspace, 'own/club-contact.sand', text);
      const textDocument = { uri: document.uri.toString() };
      return (await DefinitionProvider?.getDefinition(document, { textDocument, position }))?.at(0);
    };
    const declared = await targetOf('[C3]');
    expect(declared?.targetUri).toBe(uriOf('own/club.sand').toString());
    expect(declared?.targetRange.start.line).toBe(5);
  });

  test('the references of a rule of the author are its declaration and all its citations', async () => {
    const workspace = await open();
    const document = workspace.document('own/club.sand');
    const found = await workspace.services.lsp.ReferencesProvider?.findReferences(document, {
      textDocument: { uri: document.uri.toString() },
      position: positionOf(workspace, 'own/club.sand', 'rule C1', 6),
      context: { includeDeclaration: true },
    });
    expect(found?.map(({ uri, range }) => `${uri.split('/').at(-1)}:${range.start.line + 1}`).sort()).toEqual([
      'club.sand:4',
      'club.sand:8',
      'club.sand:9',
    ]);
  });

  test.each([
    ['number stacking.soviet', 10, 'Rulebook: **3**; here **2**.'],
    ['ruling overrun.fromZoc', 10, '`false`: '],
    ['[C2]', 1, 'A unit in an enemy zone of control cannot begin an overrun.'],
    ['ruleset club', 9, 'Panzergruppe Guderian, as our club plays it'],
  ])('the hover of “%s” explains it', async (text, shift, expected) => {
    const workspace = await open();
    const document = workspace.document('own/club.sand');
    const position = positionOf(workspace, 'own/club.sand', text, shift);
    const hover = await workspace.services.lsp.HoverProvider?.getHoverContent(document, {
      textDocument: { uri: document.uri.toString() },
      position,
    });
    expect((hover?.contents as MarkupContent | undefined)?.value).toContain(expected);
  });

  test('requests name a declared ruleset by a key that depends on its file', async () => {
    const workspace = await open();
    const answers = answersFor(workspace.services);
    const key = rulesetKey({ id: 'club', declaredIn: uriOf('own/club.sand').toString() });
    expect(answers['sandtable/rulePage']({ ruleset: key, rule: 'C2' })?.markdown).toContain('# C2 Overruns begin');
    expect(answers['sandtable/rulePage']({ ruleset: 'pgg', rule: 'C2' })).toBeNull();
    expect(answers['sandtable/rulesets']({}).map(({ id }) => id)).toContain(key);
    const rules = answers['sandtable/rules']({ uri: uriOf('own/club-contact.sand').toString() });
    expect(rules.find(({ rule }) => rule === 'C3')).toMatchObject({
      ruleset: key,
      status: 'enforced',
      place: { uri: uriOf('own/club.sand').toString() },
    });
    expect(rules.find(({ rule }) => rule === '7.1')).toMatchObject({ ruleset: key, book: 'pgg' });
  });

  test('a tool explains a rule of the ruleset of a file', async () => {
    const workspace = await open();
    const { ToolHost } = workspace.services.compile;
    const explained = await useTool('explain_rule', { file: 'own/club.sand', rule: 'C2' }, ToolHost);
    expect(explained.text).toContain('# C2 Overruns begin in the open');
    expect((await useTool('explain_rule', { rule: 'C2' }, ToolHost)).refused).toBe(true);
  });

  test('a continuation of a file that declares its ruleset contains the declaration', async () => {
    const [, contact] = FILES['pgg/first-contact.sand'].split('ruleset pgg');
    const workspace = await TestWorkspace.of({ 'one.sand': FILES['own/club.sand'] + contact }, GAMES);
    const { uri } = workspace.document('one.sand');
    const answer = answersFor(workspace.services)['sandtable/continuation']({
      uri: uri.toString(),
      target: uriOf('later.sand').toString(),
    });
    const text = answer && 'text' in answer ? answer.text : '';
    expect(text).toContain('ruleset club "Panzergruppe Guderian, as our club plays it" extends pgg {');
    await workspace.write('later.sand', text);
    expect(workspace.analyse('later.sand').findings).toEqual([]);
  });
});

describe('a variant on the command line', () => {
  test('the commands explain and rules accept a file in place of the id of a game', async () => {
    expect((await command('explain own/club.sand C2', EXAMPLES)).out).toContain('Overruns begin in the open');
    expect((await command('explain pgg 7.1', EXAMPLES)).out).toContain('Soviet stacking');
    const { value } = await json('rules own/club-contact.sand', EXAMPLES);
    const { rules } = value as {
      readonly rules: readonly { readonly rule: string; readonly code: readonly string[] }[];
    };
    expect(rules.find(({ rule }) => rule === 'C2')?.code).toEqual(['own/club.sand:10']);
  });

  test('a balance compares a variant with its base', async () => {
    const { out, err, exit } = await command(
      'balance own/club-contact.sand --runs 2 --against pgg/first-contact.sand',
      EXAMPLES,
    );
    expect(exit, err).toBe(0);
    expect(out).toContain('2 games of each of 2 variants');
  });

  test('files imported from a VASSAL module for a declared ruleset import the file of the ruleset', async () => {
    const hexes = grid('Hex', { dx: 52, dy: 60, x0: 30, y0: 40 }, { stagger: false });
    const board = element('module.map.boardPicker.Board', { name: 'Board', image: 'map.png' }, hexes);
    const picture = encode({ width: 212, height: 210, channels: 1, data: new Uint8Array(212 * 210) });
    const folder = folderWith({
      'ford.vmod': module('Ford', [map('Main', [board])], { 'images/map.png': picture }),
      'club.sand': FILES['own/club.sand'],
    });
    const { exit, err } = await command('import ford.vmod -o new/ford --ruleset club.sand', { folder, rulesets });
    expect(exit, err).toBe(0);
    const text = readFileSync(path.join(folder, 'new/ford/ford-map.sand'), 'utf8');
    expect(text).toContain('ruleset club\nimport "../../club.sand"');
  });

  test('SARIF describes a rule of the author and names the file with which it is explained', () => {
    const rulebook = new Map([
      ['C1', { rule: 'C1', title: 'Two units', text: 'At most two.', see: [], status: 'enforced' }],
    ]);
    const finding = {
      severity: 'error',
      code: 'club/C1/stack-limit',
      message: 'Three units.',
      why: [],
      related: [],
      file: 'a.sand',
      range: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
    };
    const written = JSON.stringify(
      sarif([finding as never], new Map([['club', { rulebook, argument: 'own/club.sand' } as never]]), '1'),
    );
    expect(written).toContain('C1 Two units');
    expect(written).toContain('sandtable explain own/club.sand C1');
  });
});
