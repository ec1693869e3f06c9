import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DocumentDiagnosticReport, Hover, LocationLink, MarkupContent } from 'vscode-languageserver-protocol';
import { Client, Folder } from './server.js';
import { MAP, OPEN, SETUP } from './test-server.js';

/** The built command line, which any editor can start with `sandtable lsp`. */
const CLI = path.join(import.meta.dirname, '../../dist/cli.mjs');
const LESSON = readFileSync(path.join(import.meta.dirname, '../../examples/pgg/first-contact.sand'), 'utf8');
const WRONG = LESSON.replace('move "26.Inf" to 2513', 'move "26.Inf" to 3113');
const CITING =
  'ruleset pgg\n// see [7.1]\nside Soviet { leader Lukin 3 }\nscenario "S" { setup Soviet { 0101: Lukin [7.1] } }\n';

let folder: Folder;
let client: Client;

beforeEach(() => {
  folder = new Folder();
  client = new Client(CLI, ['lsp']);
});
afterEach(async () => {
  await client.stop();
  folder.remove();
});

const start = (capabilities: object, locale?: string): ReturnType<Client['startAs']> =>
  client.startAs({ workspaceFolders: [{ uri: folder.uri(), name: 'campaign' }], capabilities, locale });
const ask = <R>(method: string, params: object): Promise<R> => client.connection.sendRequest<R>(method, params);
const at = (text: string, what: string): object => {
  const before = text.slice(0, text.indexOf(what) + 1).split('\n');
  return { line: before.length - 1, character: before.at(-1)!.length };
};

describe('a client without the features of the extension', () => {
  test('a client without the features of the extension receives no commands, no unknown messages, and rules as files it can open', async () => {
    const uri = folder.uri('a.sand');
    const unknown: string[] = [];
    client.connection.onUnhandledNotification(({ method }) => void unknown.push(method));
    const { capabilities } = await start({ textDocument: { hover: { contentFormat: ['markdown', 'plaintext'] } } });
    expect(capabilities.codeLensProvider).toBeUndefined();
    await client.open(uri, CITING);
    const textDocument = { uri };
    expect(await ask('textDocument/codeLens', { textDocument })).toEqual([]);

    const position = at(CITING, '7.1] }');
    const hover = await ask<Hover>('textDocument/hover', { textDocument, position });
    const { kind, value } = hover.contents as MarkupContent;
    expect([kind, value]).toEqual(['markdown', expect.stringMatching(/See \\\[7\.2\\\]/)]);
    expect(value).not.toContain('command:');

    const [link] = await ask<LocationLink[]>('textDocument/definition', { textDocument, position });
    const page = readFileSync(fileURLToPath(link.targetUri), 'utf8');
    expect(page).toMatch(/^# 7\.1 Soviet stacking/);
    const [, beside] = /\[7\.2 [^\]]*\]\(([^)]*)\)/.exec(page)!;
    expect(readFileSync(new URL(beside, link.targetUri), 'utf8')).toMatch(/^# 7\.2/);
    const [comment] = await ask<{ target: string }[]>('textDocument/documentLink', { textDocument });
    expect(comment.target).toBe(link.targetUri);
    expect(client.registered).toEqual([]);
    expect(unknown).toEqual([]);
  });

  test('a client with an Italian locale gets the titles of rules in Italian, in hovers and files', async () => {
    const uri = folder.uri('a.sand');
    await start({}, 'it-IT');
    await client.open(uri, CITING);
    const position = at(CITING, '7.1] }');
    const textDocument = { uri };
    const { contents } = await ask<Hover>('textDocument/hover', { textDocument, position });
    expect((contents as MarkupContent).value).toMatch(/7\.1 Raggruppamento sovietico/);
    const [link] = await ask<LocationLink[]>('textDocument/definition', { textDocument, position });
    expect(readFileSync(fileURLToPath(link.targetUri), 'utf8')).toMatch(/^# 7\.1 Raggruppamento sovietico/);
    expect(readFileSync(fileURLToPath(link.targetUri), 'utf8')).toContain('[Tutte le regole](index.md)');
    const [rule] = await ask<object[]>('sandtable/rules', { uri });
    expect(rule).toMatchObject({ rule: '1.0', title: 'Scala del gioco', titleInEnglish: 'Scale' });
  });

  test('a client that does not support Markdown receives plain text', async () => {
    const uri = folder.uri('a.sand');
    await start({ textDocument: { hover: { contentFormat: ['plaintext'] } } });
    await client.open(uri, CITING);
    const position = at(CITING, '7.1] }');
    const { contents } = await ask<Hover>('textDocument/hover', { textDocument: { uri }, position });
    const { kind, value } = contents as MarkupContent;
    expect([kind, value]).toEqual(['plaintext', expect.stringMatching(/^7\.1 Soviet stacking · /)]);
    expect(value).not.toMatch(/[*`\\]/);
  });

  test.each<[string, object, string[]]>([
    ['files', { didChangeWatchedFiles: { dynamicRegistration: true } }, ['workspace/didChangeWatchedFiles']],
    ['requests of settings', { configuration: true }, []],
    [
      'changes of settings',
      { configuration: true, didChangeConfiguration: { dynamicRegistration: true } },
      ['workspace/didChangeConfiguration'],
    ],
    ['folders', { workspaceFolders: true }, []],
  ])('the server registers only for notifications that the client supports: %s', async (_, workspace, registered) => {
    await start({ workspace });
    await client.open(folder.uri('a.sand'), MAP);
    expect(client.registered).toEqual(registered);
  });
});

describe('a client that pulls diagnostics', () => {
  /** Waits until the server asks the client to request diagnostics again. */
  const news = (): Promise<void> =>
    new Promise((resolve) => {
      const listener = client.connection.onRequest('workspace/diagnostic/refresh', () => {
        listener.dispose();
        resolve();
        return null;
      });
    });
  const pulls = {
    textDocument: { diagnostic: {}, publishDiagnostics: {} },
    workspace: { diagnostics: { refreshSupport: true } },
  };
  const open = (uri: string, text: string, languageId = 'sandtable'): Promise<void> =>
    client.connection.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });
  const pullCodes = async (uri: string): Promise<unknown[]> => {
    const report = await ask<DocumentDiagnosticReport>('textDocument/diagnostic', { textDocument: { uri } });
    return report.kind === 'full' ? report.items.map(({ code }) => code) : ['unchanged'];
  };

  test('a client that pulls diagnostics receives those of the current text, and no diagnostics are pushed', async () => {
    folder.write({ 'map.sand': MAP, 'setup.sand': SETUP });
    const uri = folder.uri('setup.sand');
    const { capabilities } = await start(pulls);
    expect(capabilities.diagnosticProvider).toMatchObject({ interFileDependencies: true });
    await open(uri, SETUP);
    expect(await pullCodes(uri)).toEqual(OPEN);
    await client.change(uri, 2, SETUP.replace('on Field', 'on Fields'));
    expect(await pullCodes(uri)).toEqual(['sandtable/unknown-name', ...OPEN]);
    expect(client.last(uri)).toBeUndefined();
  });

  test('a client that pulls diagnostics gets a refresh request when a map edit or play has changed the diagnostics', async () => {
    const orders = 'orders turn 1 Blue { move A to 0404 }\n';
    folder.write({ 'map.sand': MAP, 'setup.sand': SETUP + orders });
    await start(pulls);
    const [map, setup, lesson] = ['map.sand', 'setup.sand', 'lesson.sand'].map((name) => folder.uri(name));
    await open(setup, SETUP + orders);
    await open(map, MAP);
    expect(await pullCodes(setup)).toEqual(OPEN);
    const smaller = news();
    await client.change(map, 2, MAP.replace('rows 4', 'rows 3'));
    await smaller;
    expect(await pullCodes(setup)).toEqual(['sandtable/unknown-cell', ...OPEN]);

    await open(lesson, WRONG);
    const before = await pullCodes(lesson);
    if (!before.some((code) => String(code).startsWith('pgg/'))) await news();
    expect(await pullCodes(lesson)).toContainEqual(expect.stringMatching(/^pgg\//));
  });

  test('a client that pulls diagnostics receives findings of play only while the text is open', async () => {
    await start(pulls);
    const lesson = folder.uri('lesson.sand');
    const isOfPlay = (code: unknown): boolean => String(code).startsWith('pgg/');
    folder.write({ 'lesson.sand': WRONG });
    await open(lesson, WRONG);
    if (!(await pullCodes(lesson)).some(isOfPlay)) await news();
    expect((await pullCodes(lesson)).some(isOfPlay)).toBe(true);
    const broken = `${WRONG}orders turn 1 German {`;
    await client.change(lesson, 2, broken);
    expect((await pullCodes(lesson)).some(isOfPlay)).toBe(true);
    await client.connection.sendNotification('textDocument/didClose', { textDocument: { uri: lesson } });
    // The server drops the findings of play when it has read the closed text from disk.
    await expect.poll(async () => (await pullCodes(lesson)).filter(isOfPlay)).toEqual([]);
    await open(lesson, broken);
    expect(await pullCodes(lesson)).toEqual(['sandtable/syntax']);
  });

  test('a client that pulls diagnostics receives none for documents that are not scenario files', async () => {
    await start(pulls);
    await open(folder.uri('notes.txt'), 'side {', 'plaintext');
    await open('git:/setup.sand?ref', 'side {');
    await open('unknown-scheme:/a.sand', 'side {');
    for (const uri of [
      folder.uri('notes.txt'),
      'git:/setup.sand?ref',
      'unknown-scheme:/a.sand',
      folder.uri('none.sand'),
    ])
      expect(await pullCodes(uri), uri).toEqual([]);
    await open(folder.uri('a.sand'), 'side {');
    expect(await pullCodes(folder.uri('a.sand'))).toContain('sandtable/syntax');
  });

  test('a client that does not support refresh requests receives pushed diagnostics', async () => {
    const { capabilities } = await start({ textDocument: pulls.textDocument });
    expect(capabilities.diagnosticProvider).toBeUndefined();
    expect(await client.open(folder.uri('a.sand'), '')).toEqual(['sandtable/empty-file']);
  });
});
