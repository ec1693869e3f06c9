import { describe, expect, test } from 'vitest';
import {
  startServerForEachTest,
  client,
  folder,
  isWell,
  MAP,
  oneFolder,
  startOneServer,
  OPEN,
  SETUP,
  uri,
} from './test-server.js';

const DEEP = `// ${'}'.repeat(400)}\nside Blue { ${'infantry A 1-1 { '.repeat(400)}\n`;

describe('a set-up finds its map for every kind of client', () => {
  startServerForEachTest();

  test.each<[string, () => object]>([
    ['with a workspace folder', oneFolder],
    ['with no folder and no capability', () => ({})],
    ['with a root only', () => ({ rootUri: folder.uri() })],
    [
      'that offers watched files, UTF-8 and pulled diagnostics',
      () => ({
        ...oneFolder(),
        capabilities: {
          general: { positionEncodings: ['utf-8', 'utf-16'] },
          textDocument: { diagnostic: { dynamicRegistration: true }, publishDiagnostics: {} },
          workspace: {
            configuration: true,
            workspaceFolders: true,
            didChangeWatchedFiles: { dynamicRegistration: true },
          },
        },
      }),
    ],
  ])('Go to Definition leads from a set-up to its map for a client %s', async (_, params) => {
    folder.write({ 'map.sand': MAP, 'setup.sand': SETUP });
    const { capabilities } = await client.startAs(params());
    expect(capabilities.positionEncoding ?? 'utf-16').toBe('utf-16');
    expect(await client.open(uri('setup.sand'), SETUP)).toEqual(OPEN);
    const map = { textDocument: { uri: uri('setup.sand') }, position: { line: 1, character: 19 } };
    expect(await client.connection.sendRequest('textDocument/definition', map)).toHaveLength(1);
  });

  test('a set-up finds its map in another folder if the root folder of the client contains both', async () => {
    folder.write({ 'maps/map.sand': MAP });
    await client.startAs({ rootUri: folder.uri() });
    expect(await client.open(uri('setups/s.sand'), SETUP.replace('map.sand', '../maps/map.sand'))).toEqual(OPEN);
  });
});

describe('texts that are in no file', () => {
  startOneServer();

  test.each<[string, () => string, string[]]>([
    ['a new text', () => 'untitled:Untitled-1', ['sandtable/wrong-import']],
    ['a text of a client that reads no files for the server', () => 'vscode-vfs://github/a/setup.sand', []],
    ['an earlier version of a file', () => `git:${folder.path}/setup.sand?%7B%22ref%22%3A%22~%22%7D`, []],
    ['a copy of a file in a review', () => 'review:/setup.sand?1', []],
  ])('the server checks a text that is in no file: %s', async (_, name, codes) => {
    folder.write({ 'map.sand': MAP, 'setup.sand': SETUP });
    await client.open(name(), SETUP);
    await client.shows(name(), codes);
    await client.close(name());
    await isWell();
  });

  test('names in an earlier Git version of a file lead to the current map, but cannot be renamed', async () => {
    folder.write({ 'map.sand': MAP, 'setup.sand': SETUP });
    const version = `git:${folder.path}/setup.sand?ref`;
    await client.open(version, SETUP.replace('infantry A', 'infantry B'));
    const at = (document: string, line: number, character: number): object => ({
      textDocument: { uri: document },
      position: { line, character },
      newName: 'Ground',
    });
    const found = await client.connection.sendRequest<{ targetUri: string }[]>(
      'textDocument/definition',
      at(version, 1, 19),
    );
    expect(found.map(({ targetUri }) => targetUri)).toEqual([uri('map.sand')]);
    expect(await client.connection.sendRequest('textDocument/prepareRename', at(version, 1, 19))).toBeNull();
    await client.open(uri('map.sand'), MAP);
    const { changes } = await client.connection.sendRequest<{ changes: object }>(
      'textDocument/rename',
      at(uri('map.sand'), 0, 5),
    );
    expect(Object.keys(changes).toSorted()).toEqual([uri('map.sand'), uri('setup.sand')]);
  });

  test('the server ignores texts of other languages', async () => {
    const text = { uri: uri('notes.txt'), languageId: 'plaintext', version: 1, text: 'side {' };
    await client.connection.sendNotification('textDocument/didOpen', { textDocument: text });
    await client.watched({ [uri('notes.txt')]: 2 });
    await client.close(uri('notes.txt'));
    expect(await client.open(uri('a.sand'), SETUP.replace('import "map.sand"\n', ''), 'sand')).toContain(
      'sandtable/unknown-name',
    );
    await isWell();
    expect(client.last(uri('notes.txt'))).toBeUndefined();
  });
});

describe('texts that are hard to read', () => {
  startOneServer();

  test.each<[string, string, string[]]>([
    ['braces 400 deep, after a comment that closes as many', DEEP, ['sandtable/unreadable']],
    ['a text of 10 MB', '// more\n'.repeat(1_300_000), ['sandtable/unreadable']],
    ['200,000 brackets in one line', `side Blue { infantry A 3-4 ${'['.repeat(200_000)}\n}\n`, ['sandtable/syntax']],
    ['an empty text', '', ['sandtable/empty-file']],
    ['a byte order mark, and line endings of Windows', `\uFEFF${SETUP.replaceAll('\n', '\r\n')}`, OPEN],
    ['line endings of old Macs', SETUP.replaceAll('\n', '\r'), OPEN],
  ])('the server survives a text that is hard to read: %s', async (_, text, codes) => {
    folder.write({ 'map.sand': MAP, 'in-the-folder.sand': text });
    await client.open(uri('a.sand'), text);
    await client.shows(uri('a.sand'), codes);
    const somewhere = { textDocument: { uri: uri('a.sand') }, position: { line: 0, character: 3 } };
    await client.connection.sendRequest('textDocument/completion', somewhere);
    await client.connection.sendRequest('textDocument/signatureHelp', somewhere);
    await client.connection.sendRequest('textDocument/semanticTokens/full', somewhere);
    await isWell();
  });
});
