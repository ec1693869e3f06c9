import { readFileSync } from 'node:fs';
import { CancellationTokenSource } from 'vscode-jsonrpc/node';
import { LSPErrorCodes } from 'vscode-languageserver-protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Client, Folder, SERVER } from './server.js';

describe('over a pipe', () => {
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

  test('a file is checked when it is opened and after every key', async () => {
    folder.write({ 'map.sand': MAP, 'setup.sand': SETUP });
    await client.start(folder);
    const uri = folder.uri('setup.sand');
    expect(await client.open(uri, SETUP)).toEqual(['sandtable/no-ruleset']);
    const told = client.told(uri, (codes) => codes.includes('sandtable/unknown-cell'));
    await client.change(uri, 2, SETUP.replace('0404', '0405'));
    expect(await told).toEqual(['sandtable/unknown-cell', 'sandtable/no-ruleset']);
    const mended = client.told(uri, (codes) => codes.length === 1);
    await client.change(uri, 3, SETUP);
    expect(await mended).toEqual(['sandtable/no-ruleset']);
  });

  test('an import that no folder holds open is read from disk; one outside is refused', async () => {
    folder.write({ 'map.sand': MAP, 'setup.sand': SETUP });
    await client.start(folder);
    const uri = folder.uri('setup.sand');
    const outside = SETUP.replace('map.sand', '../map.sand');
    expect(await client.open(uri, outside)).toEqual(
      expect.arrayContaining(['sandtable/wrong-import', 'sandtable/unknown-name']),
    );
  });

  test('a cancelled request is answered with an error, not with a result', async () => {
    // Few lines, so that nobody waits for a pause, but names enough to link that the server looks up more than once.
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

  test('the last of a burst of keys in a long file is the one that is told', async () => {
    const units = (count: number): string =>
      Array.from({ length: count }, (_, index) => `  infantry ${index}/7 3-4`).join('\n');
    const text = `side Blue {\n${units(3000)}\n}\n`;
    await client.start(folder.write({ 'big.sand': text }));
    const uri = folder.uri('big.sand');
    await client.open(uri, text);
    const told = client.told(uri, (codes) => codes.includes('sandtable/duplicate-dice'));
    for (let version = 2; version <= 12; version++) await client.change(uri, version, `${text}dice "${version}"\n`);
    await client.change(uri, 13, `${text}dice "a"\ndice "b"\n`);
    expect(await told).toContain('sandtable/duplicate-dice');
  });

  test('a file that closes unsaved counts as it is on disk', async () => {
    folder.write({ 'map.sand': MAP, 'setup.sand': SETUP });
    await client.start(folder);
    const map = folder.uri('map.sand');
    const setup = folder.uri('setup.sand');
    await client.open(setup, SETUP);
    const smaller = client.told(setup, (codes) => codes.includes('sandtable/unknown-cell'));
    await client.open(map, MAP.replace('rows 4', 'rows 3'));
    await smaller;
    const again = client.told(setup, (codes) => !codes.includes('sandtable/unknown-cell'));
    await client.connection.sendNotification('textDocument/didClose', { textDocument: { uri: map } });
    expect(await again).toEqual(['sandtable/no-ruleset']);
  });

  describe('orders are played once the author pauses', () => {
    const lesson = readFileSync('examples/pgg/first-contact.sand', 'utf8');
    const wrong = lesson.replace('move "26.Inf" to 2513', 'move "26.Inf" to 3113');
    const refused = (codes: readonly unknown[]): boolean => codes.some((code) => String(code).startsWith('pgg/'));

    test('and a refusal stands at the order', async () => {
      const uri = folder.uri('lesson.sand');
      await client.start(folder.write({ 'lesson.sand': wrong }), { play: 'type' });
      const told = client.told(uri, refused);
      await client.open(uri, wrong);
      expect(await told).toContainEqual(expect.stringMatching(/^pgg\//));
    });

    test('or saves, when that is set', async () => {
      const uri = folder.uri('lesson.sand');
      const { capabilities } = await client.start(folder.write({ 'lesson.sand': wrong }), { play: 'save' });
      expect(capabilities.textDocumentSync).toMatchObject({ save: true });
      expect(refused(await client.open(uri, wrong))).toBe(false);
      const told = client.told(uri, refused);
      await client.connection.sendNotification('textDocument/didSave', { textDocument: { uri } });
      expect(await told).toContainEqual(expect.stringMatching(/^pgg\//));
    });
  });

  test('an empty file and a binary file do no harm', async () => {
    folder.write({ 'empty.sand': '', 'binary.sand': '\0\u0001' });
    await client.start(folder);
    expect(await client.open(folder.uri('empty.sand'), '')).toEqual(['sandtable/empty-file']);
    expect(await client.open(folder.uri('binary.sand'), '\0\u0001')).toEqual(['sandtable/unreadable']);
  });
});
