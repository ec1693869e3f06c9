import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { LSPErrorCodes } from 'vscode-languageserver-protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { Folder } from './server.js';
import { startServerForEachTest, client, folder, MAP, oneFolder, OPEN, SETUP, uri } from './test-server.js';

describe('files are created, changed and deleted', () => {
  startServerForEachTest();

  const SMALLER = MAP.replace('rows 4', 'rows 3');
  const ORDERED = `${SETUP}orders turn 1 Blue { move A to 0404 }\n`;

  beforeEach(async () => {
    folder.write({ 'map.sand': MAP, 'setup.sand': ORDERED });
    await client.startAs({ ...oneFolder(), capabilities: { workspace: { workspaceFolders: true } } });
    await client.open(uri('setup.sand'), ORDERED);
    await client.shows(uri('setup.sand'), OPEN);
  });

  test('a file deleted while it is open keeps its text in the editor', async () => {
    await client.open(uri('map.sand'), SMALLER);
    await client.shows(uri('setup.sand'), ['sandtable/unknown-cell', ...OPEN]);
    rmSync(join(folder.path, 'map.sand'));
    await client.watched({ [uri('map.sand')]: 3 });
    await client.change(uri('setup.sand'), 2, `${ORDERED}// more\n`);
    await client.nextCodes(uri('setup.sand'), () => true);
    await client.shows(uri('setup.sand'), ['sandtable/unknown-cell', ...OPEN]);
    await client.close(uri('map.sand'));
    await client.shows(uri('setup.sand'), ['sandtable/missing-import']);
  });

  test.each([
    ['while it is open', ['goes', 'closes']],
    ['after it was closed', ['closes', 'goes']],
  ])('a file deleted %s loses its findings', async (_, happens) => {
    const wrong = uri('wrong.sand');
    const text = `import "map.sand"\n${SETUP.replace('A', 'B')}nonsense`;
    folder.write({ 'wrong.sand': text });
    await client.watched({ [wrong]: 1 });
    await client.open(wrong, text);
    await client.nextCodes(wrong, ({ length }) => length > 0);
    for (const what of happens) {
      if (what === 'closes') await client.close(wrong);
      else {
        rmSync(join(folder.path, 'wrong.sand'));
        await client.watched({ [wrong]: 3 });
      }
    }
    await client.shows(wrong, []);
  });

  test('a renamed file is missing under its old name', async () => {
    rmSync(join(folder.path, 'map.sand'));
    folder.write({ 'field.sand': MAP });
    await client.watched({ [uri('map.sand')]: 3, [uri('field.sand')]: 1 });
    await client.shows(uri('setup.sand'), ['sandtable/missing-import']);
    await client.change(uri('setup.sand'), 2, ORDERED.replace('map.sand', 'field.sand'));
    await client.shows(uri('setup.sand'), OPEN);
  });

  test('the server changes the imports of a file that is about to be renamed, and those in a file that moves', async () => {
    const renamed = (from: string, to: string): Promise<unknown> =>
      client.connection.sendRequest('workspace/willRenameFiles', { files: [{ oldUri: uri(from), newUri: uri(to) }] });
    const path = { start: { line: 0, character: 7 }, end: { line: 0, character: 17 } };
    expect(await renamed('map.sand', 'maps/field.sand')).toEqual({
      changes: { [uri('setup.sand')]: [{ range: path, newText: '"maps/field.sand"' }] },
    });
    expect(await renamed('setup.sand', 'battles/one/setup.sand')).toEqual({
      changes: { [uri('setup.sand')]: [{ range: path, newText: '"../../map.sand"' }] },
    });
    expect(await renamed('other.sand', 'another.sand')).toBeNull();
  });

  test('a file that was binary and is text again is parsed', async () => {
    folder.write({ 'map.sand': '\0\u0001' });
    await client.watched({ [uri('map.sand')]: 2 });
    await client.shows(uri('setup.sand'), ['sandtable/unknown-name', 'sandtable/unreadable', ...OPEN]);
    folder.write({ 'map.sand': SMALLER });
    await client.watched({ [uri('map.sand')]: 2 });
    await client.shows(uri('setup.sand'), ['sandtable/unknown-cell', ...OPEN]);
  });

  test('a file whose URI is escaped differently is the same file', async () => {
    folder.write({ 'our map (1).sand': MAP });
    await client.change(uri('setup.sand'), 2, ORDERED.replace('map.sand', 'our map (1).sand'));
    await client.nextCodes(uri('setup.sand'), () => true);
    await client.shows(uri('setup.sand'), OPEN);
    const plain = uri('our map (1).sand').replace('(1)', '%281%29');
    await client.open(plain, SMALLER);
    await client.shows(uri('setup.sand'), ['sandtable/unknown-cell', ...OPEN]);
  });

  test('a request for a missing file creates no document', async () => {
    const nowhere = { textDocument: { uri: uri('none.sand') }, position: { line: 0, character: 0 } };
    for (const request of ['references', 'documentSymbol', 'foldingRange', 'hover', 'rename']) {
      const params = { ...nowhere, context: { includeDeclaration: true }, newName: 'B' };
      const answer = client.connection.sendRequest(`textDocument/${request}`, params);
      await expect(answer).rejects.toMatchObject({
        code: expect.toBeOneOf([LSPErrorCodes.RequestFailed, LSPErrorCodes.ServerCancelled]) as number,
      });
    }
    await client.change(uri('setup.sand'), 2, `import "none.sand"\n${ORDERED}`);
    await client.shows(uri('setup.sand'), ['sandtable/missing-import']);
  });

  test('requests of the call hierarchy return null for any item', async () => {
    for (const about of ['none.sand', 'nonsense:', '%%%'].map((name) => (name === 'none.sand' ? uri(name) : name))) {
      const params = { textDocument: { uri: about }, position: { line: 0, character: 0 }, item: { uri: about } };
      expect(await client.connection.sendRequest('textDocument/prepareCallHierarchy', params)).toBeNull();
      for (const way of ['incoming', 'outgoing'])
        expect(await client.connection.sendRequest(`callHierarchy/${way}Calls`, params)).toBeNull();
    }
  });

  test('a removed workspace folder removes its files, an added folder adds its files', async () => {
    const other = new Folder().write({ 'map.sand': MAP });
    await client.change(
      uri('setup.sand'),
      2,
      ORDERED.replace('map.sand', `../${other.uri('map.sand').split('/').slice(-2).join('/')}`),
    );
    await client.shows(uri('setup.sand'), ['sandtable/wrong-import']);
    const joined = { uri: other.uri(), name: 'other' };
    const changeFolders = (event: object): Promise<void> =>
      client.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event });
    await changeFolders({ added: [joined], removed: [] });
    await client.shows(uri('setup.sand'), OPEN);
    await changeFolders({ added: [], removed: [joined] });
    await client.shows(uri('setup.sand'), ['sandtable/wrong-import']);
    other.remove();
  });

  test('after a folder is deleted, imports of the files in it are reported as missing', async () => {
    folder.write({ 'maps/map.sand': MAP });
    await client.watched({ [uri('maps')]: 1 });
    await client.change(uri('setup.sand'), 2, ORDERED.replace('map.sand', 'maps/map.sand'));
    await client.nextCodes(uri('setup.sand'), () => true);
    await client.shows(uri('setup.sand'), OPEN);
    rmSync(join(folder.path, 'maps'), { recursive: true });
    await client.watched({ [uri('maps')]: 3 });
    await client.shows(uri('setup.sand'), ['sandtable/missing-import']);
  });

  test('the server ignores dot-folders and node_modules', async () => {
    folder.write({ 'node_modules/p/a.sand': 'side', '.git/b.sand': 'side', 'c.sand': MAP });
    await client.watched({ [uri('node_modules/p/a.sand')]: 1, [uri('.git/b.sand')]: 1, [uri('c.sand')]: 1 });
    await client.shows(uri('c.sand'), OPEN);
    expect([client.last(uri('node_modules/p/a.sand')), client.last(uri('.git/b.sand'))]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
