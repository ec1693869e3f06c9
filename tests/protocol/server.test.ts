import { readFileSync } from 'node:fs';
import { CancellationTokenSource } from 'vscode-jsonrpc/node';
import { LSPErrorCodes } from 'vscode-languageserver-protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Client, Folder, SERVER } from './server.js';

describe('the server over a pipe', () => {
  let folder: Folder;
  let client: Client;

  beforeEach(() => {
    folder = new Folder();
    client = new Client(SERVER);
  });
  afterEach(async () => {
    await client.stop();
    folder.remove();
  });

  const MAP = 'map Field { grid squares columns 4 rows 4 }\n';
  const SETUP =
    'import "map.sand"\nscenario "S" { on Field }\norders turn 1 Blue { move A to 0404 }\nside Blue { infantry A 3-4 }\n';

  test('the server checks a file when it is opened and after every edit', async () => {
    folder.write({ 'map.sand': MAP, 'setup.sand': SETUP });
    await client.start(folder);
    const uri = folder.uri('setup.sand');
    expect(await client.open(uri, SETUP)).toEqual(['sandtable/no-ruleset']);
    const diagnostics = client.nextCodes(uri, (codes) => codes.includes('sandtable/unknown-cell'));
    await client.change(uri, 2, SETUP.replace('0404', '0405'));
    expect(await diagnostics).toEqual(['sandtable/unknown-cell', 'sandtable/no-ruleset']);
    const repaired = client.nextCodes(uri, (codes) => codes.length === 1);
    await client.change(uri, 3, SETUP);
    expect(await repaired).toEqual(['sandtable/no-ruleset']);
  });

  test('the server reads an import that is not open from disk, and refuses an import outside of the workspace', async () => {
    folder.write({ 'map.sand': MAP, 'setup.sand': SETUP });
    await client.start(folder);
    const uri = folder.uri('setup.sand');
    const outside = SETUP.replace('map.sand', '../map.sand');
    expect(await client.open(uri, outside)).toContain('sandtable/wrong-import');
  });

  test('the server answers a cancelled request with an error, not with a result', async () => {
    // Write few lines, so that the build does not wait for a pause, but enough names that linking checks for
    // cancellation more than once.
    const names = Array.from({ length: 4000 }, (_, index) => `${index}/7`);
    const side = `side Blue {\n${names.map((name) => `infantry ${name} 3-4`).join(' ')} }\n`;
    const setup = `setup Blue { ${names.map((name) => `0101: ${name}`).join(' ')} }`;
    const text = `${MAP}${side}scenario "S" { on Field ${setup} }\n`;
    await client.start(folder.write({ 'big.sand': text }));
    const uri = folder.uri('big.sand');
    await client.open(uri, text);
    await client.change(uri, 2, `${text}// more\n`);
    const source = new CancellationTokenSource();
    const params = {
      textDocument: { uri },
      position: { line: 2, character: 10 },
      context: { includeDeclaration: true },
    };
    const answer = client.connection.sendRequest('textDocument/references', params, source.token);
    source.cancel();
    await expect(answer).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled });
  });

  test('the server reports the findings of the last of many quick edits in a long file', async () => {
    const units = (count: number): string =>
      Array.from({ length: count }, (_, index) => `  infantry ${index}/7 3-4`).join('\n');
    const text = `side Blue {\n${units(3000)}\n}\n`;
    await client.start(folder.write({ 'big.sand': text }));
    const uri = folder.uri('big.sand');
    await client.open(uri, text);
    const diagnostics = client.nextCodes(uri, (codes) => codes.includes('sandtable/duplicate-dice'));
    for (let version = 2; version <= 12; version++) await client.change(uri, version, `${text}dice "${version}"\n`);
    await client.change(uri, 13, `${text}dice "a"\ndice "b"\n`);
    expect(await diagnostics).toContain('sandtable/duplicate-dice');
  });

  test('the server uses the text on disk after a file is closed unsaved', async () => {
    folder.write({ 'map.sand': MAP, 'setup.sand': SETUP });
    await client.start(folder);
    const map = folder.uri('map.sand');
    const setup = folder.uri('setup.sand');
    await client.open(setup, SETUP);
    const smaller = client.nextCodes(setup, (codes) => codes.includes('sandtable/unknown-cell'));
    await client.open(map, MAP.replace('rows 4', 'rows 3'));
    await smaller;
    const again = client.nextCodes(setup, (codes) => !codes.includes('sandtable/unknown-cell'));
    await client.connection.sendNotification('textDocument/didClose', { textDocument: { uri: map } });
    expect(await again).toEqual(['sandtable/no-ruleset']);
  });

  describe('plays orders', () => {
    const lesson = readFileSync('examples/pgg/first-contact.sand', 'utf8');
    const wrong = lesson.replace('move "26.Inf" to 2513', 'move "26.Inf" to 3113');
    const refused = (codes: readonly unknown[]): boolean => codes.some((code) => String(code).startsWith('pgg/'));

    test('the server plays orders after a pause in editing, and reports a refusal at the order', async () => {
      const uri = folder.uri('lesson.sand');
      await client.start(folder.write({ 'lesson.sand': wrong }), { play: 'type' });
      const diagnostics = client.nextCodes(uri, refused);
      await client.open(uri, wrong);
      expect(await diagnostics).toContainEqual(expect.stringMatching(/^pgg\//));
    });

    test('the server plays orders only after a save, if that is configured', async () => {
      const uri = folder.uri('lesson.sand');
      const { capabilities } = await client.start(folder.write({ 'lesson.sand': wrong }), { play: 'save' });
      expect(capabilities.textDocumentSync).toMatchObject({ save: true });
      expect(refused(await client.open(uri, wrong))).toBe(false);
      const diagnostics = client.nextCodes(uri, refused);
      await client.connection.sendNotification('textDocument/didSave', { textDocument: { uri } });
      expect(await diagnostics).toContainEqual(expect.stringMatching(/^pgg\//));
    });
  });

  test('the server accepts an empty file and a binary file', async () => {
    folder.write({ 'empty.sand': '', 'binary.sand': '\0\u0001' });
    await client.start(folder);
    expect(await client.open(folder.uri('empty.sand'), '')).toEqual(['sandtable/empty-file']);
    expect(await client.open(folder.uri('binary.sand'), '\0\u0001')).toEqual(['sandtable/unreadable']);
  });
});
