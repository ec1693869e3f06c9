import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ErrorCodes, LSPErrorCodes } from 'vscode-languageserver-protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundleServer, Client, Folder } from './server.js';

const build = new Folder();
let bundle: { readonly file: string };
let folder: Folder;
let client: Client;

beforeAll(async () => {
  bundle = await bundleServer(build.path);
});
afterAll(() => {
  build.remove();
});
const begin = (): void => {
  folder = new Folder();
  client = new Client(bundle.file);
};
const end = async (): Promise<void> => {
  await client.stop();
  folder.remove();
};
const aServerForEach = (): void => {
  beforeEach(begin);
  afterEach(end);
};
/** What follows is asked of one server, one after the other. */
const oneServer = (): void => {
  beforeAll(async () => {
    begin();
    await client.startAs(oneFolder());
  });
  afterAll(end);
};

const MAP = 'map Field { grid squares columns 4 rows 4 }\n';
const SETUP = 'import "map.sand"\nscenario "S" { on Field }\nside Blue { infantry A 3-4 }\n';
const OPEN = ['sandtable/no-ruleset'];
const LESSON = readFileSync('examples/pgg/first-contact.sand', 'utf8');
const DEEP = `// ${'}'.repeat(400)}\nside Blue { ${'infantry A 1-1 { '.repeat(400)}\n`;

const oneFolder = (): object => ({ workspaceFolders: [{ uri: folder.uri(), name: 'campaign' }] });
const uri = (name: string): string => folder.uri(name);

let well = 0;

/** The server still checks what it is given. */
async function isWell(): Promise<void> {
  const text = 'ruleset pgg\nscenario "S" { on Nowhere }\n';
  expect(await client.open(uri(`well${++well}.sand`), text)).toEqual(['sandtable/unknown-name']);
}

describe('whoever a client is, a set-up finds its map', () => {
  aServerForEach();

  test.each<[string, () => object]>([
    ['with a workspace folder', oneFolder],
    ['with no folder and no capability', () => ({})],
    ['with a root only', () => ({ rootUri: folder.uri() })],
    [
      'that answers for files, texts in UTF-8 and pulled diagnostics, and is not asked',
      () => ({
        ...oneFolder(),
        capabilities: {
          general: { positionEncodings: ['utf-8', 'utf-16'] },
          textDocument: { diagnostic: { dynamicRegistration: true } },
          workspace: {
            configuration: true,
            workspaceFolders: true,
            didChangeWatchedFiles: { dynamicRegistration: true },
          },
        },
      }),
    ],
  ])('%s', async (_, params) => {
    folder.write({ 'map.sand': MAP, 'setup.sand': SETUP });
    const { capabilities } = await client.startAs(params());
    expect(capabilities.positionEncoding ?? 'utf-16').toBe('utf-16');
    expect(await client.open(uri('setup.sand'), SETUP)).toEqual(OPEN);
    const map = { textDocument: { uri: uri('setup.sand') }, position: { line: 1, character: 19 } };
    expect(await client.connection.sendRequest('textDocument/definition', map)).toHaveLength(1);
  });

  test('also a root that holds both in different folders', async () => {
    folder.write({ 'maps/map.sand': MAP });
    await client.startAs({ rootUri: folder.uri() });
    expect(await client.open(uri('setups/s.sand'), SETUP.replace('map.sand', '../maps/map.sand'))).toEqual(OPEN);
  });
});

describe('texts that are in no file', () => {
  oneServer();

  test.each<[string, () => string, string[]]>([
    ['a new one', () => 'untitled:Untitled-1', ['sandtable/unknown-name', 'sandtable/wrong-import', ...OPEN]],
    ['of a client that reads no files for the server', () => 'vscode-vfs://github/a/setup.sand', []],
    ['an earlier version of a file', () => `git:${folder.path}/setup.sand?%7B%22ref%22%3A%22~%22%7D`, []],
    ['a copy in a review', () => 'review:/setup.sand?1', []],
  ])('%s', async (_, name, codes) => {
    folder.write({ 'map.sand': MAP, 'setup.sand': SETUP });
    await client.open(name(), SETUP);
    await client.shows(name(), codes);
    await client.close(name());
    await isWell();
  });

  test('an earlier version sees the map of its file, and its names are nobody’s to rename', async () => {
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

  test('texts of other languages are left alone', async () => {
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
  oneServer();

  test.each<[string, string, string[]]>([
    ['braces 400 deep, behind a comment that closes as many', DEEP, ['sandtable/unreadable']],
    ['10 MB', '// more\n'.repeat(1_300_000), ['sandtable/unreadable']],
    ['200,000 brackets in one line', `side Blue { infantry A 3-4 ${'['.repeat(200_000)}\n}\n`, ['sandtable/syntax']],
    ['nothing', '', ['sandtable/empty-file']],
    ['a mark of UTF-8, and lines as on Windows', `\uFEFF${SETUP.replaceAll('\n', '\r\n')}`, OPEN],
    ['lines as on an old Mac', SETUP.replaceAll('\n', '\r'), OPEN],
  ])('%s', async (_, text, codes) => {
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

describe('files come, change and go', () => {
  aServerForEach();

  const SMALLER = MAP.replace('rows 4', 'rows 3');
  const ORDERED = `${SETUP}orders turn 1 Blue { move A to 0404 }\n`;

  beforeEach(async () => {
    folder.write({ 'map.sand': MAP, 'setup.sand': ORDERED });
    await client.startAs({ ...oneFolder(), capabilities: { workspace: { workspaceFolders: true } } });
    await client.open(uri('setup.sand'), ORDERED);
    await client.shows(uri('setup.sand'), OPEN);
  });

  test('one that goes while it is open counts as it is in the editor', async () => {
    await client.open(uri('map.sand'), SMALLER);
    await client.shows(uri('setup.sand'), ['sandtable/unknown-cell', ...OPEN]);
    rmSync(join(folder.path, 'map.sand'));
    await client.watched({ [uri('map.sand')]: 3 });
    await client.change(uri('setup.sand'), 2, `${ORDERED}// more\n`);
    await client.told(uri('setup.sand'), () => true);
    await client.shows(uri('setup.sand'), ['sandtable/unknown-cell', ...OPEN]);
    await client.close(uri('map.sand'));
    await client.shows(uri('setup.sand'), ['sandtable/unknown-name', 'sandtable/missing-import', ...OPEN]);
  });

  test.each([
    ['while it is open', ['goes', 'closes']],
    ['after it was closed', ['closes', 'goes']],
  ])('one that goes %s takes its findings along', async (_, happens) => {
    const wrong = uri('wrong.sand');
    const text = `import "map.sand"\n${SETUP.replace('A', 'B')}nonsense`;
    folder.write({ 'wrong.sand': text });
    await client.watched({ [wrong]: 1 });
    await client.open(wrong, text);
    await client.told(wrong, ({ length }) => length > 0);
    for (const what of happens) {
      if (what === 'closes') await client.close(wrong);
      else {
        rmSync(join(folder.path, 'wrong.sand'));
        await client.watched({ [wrong]: 3 });
      }
    }
    await client.shows(wrong, []);
  });

  test('one that is renamed is missing by its old name', async () => {
    rmSync(join(folder.path, 'map.sand'));
    folder.write({ 'field.sand': MAP });
    await client.watched({ [uri('map.sand')]: 3, [uri('field.sand')]: 1 });
    await client.shows(uri('setup.sand'), ['sandtable/unknown-name', 'sandtable/missing-import', ...OPEN]);
    await client.change(uri('setup.sand'), 2, ORDERED.replace('map.sand', 'field.sand'));
    await client.shows(uri('setup.sand'), OPEN);
  });

  test('one that was binary and is text again is read', async () => {
    folder.write({ 'map.sand': '\0\u0001' });
    await client.watched({ [uri('map.sand')]: 2 });
    await client.shows(uri('setup.sand'), ['sandtable/unknown-name', 'sandtable/unreadable', ...OPEN]);
    folder.write({ 'map.sand': SMALLER });
    await client.watched({ [uri('map.sand')]: 2 });
    await client.shows(uri('setup.sand'), ['sandtable/unknown-cell', ...OPEN]);
  });

  test('one whose name is written in another way is the same', async () => {
    folder.write({ 'our map (1).sand': MAP });
    await client.change(uri('setup.sand'), 2, ORDERED.replace('map.sand', 'our map (1).sand'));
    await client.told(uri('setup.sand'), () => true);
    await client.shows(uri('setup.sand'), OPEN);
    const plain = uri('our map (1).sand').replace('(1)', '%281%29');
    await client.open(plain, SMALLER);
    await client.shows(uri('setup.sand'), ['sandtable/unknown-cell', ...OPEN]);
  });

  test('one asked about that is not there does not come to be', async () => {
    const nowhere = { textDocument: { uri: uri('none.sand') }, position: { line: 0, character: 0 } };
    for (const request of ['references', 'documentSymbol', 'foldingRange', 'hover', 'rename']) {
      const params = { ...nowhere, context: { includeDeclaration: true }, newName: 'B' };
      const answer = client.connection.sendRequest(`textDocument/${request}`, params);
      await expect(answer).rejects.toMatchObject({
        code: expect.toBeOneOf([LSPErrorCodes.RequestFailed, LSPErrorCodes.ServerCancelled]) as number,
      });
    }
    await client.change(uri('setup.sand'), 2, `import "none.sand"\n${ORDERED}`);
    await client.shows(uri('setup.sand'), ['sandtable/missing-import', ...OPEN]);
  });

  test('who calls whom is answered with nothing, whatever is asked about', async () => {
    for (const about of ['none.sand', 'nonsense:', '%%%'].map((name) => (name === 'none.sand' ? uri(name) : name))) {
      const params = { textDocument: { uri: about }, position: { line: 0, character: 0 }, item: { uri: about } };
      expect(await client.connection.sendRequest('textDocument/prepareCallHierarchy', params)).toBeNull();
      for (const way of ['incoming', 'outgoing'])
        expect(await client.connection.sendRequest(`callHierarchy/${way}Calls`, params)).toBeNull();
    }
  });

  test('a folder that goes takes its files along, one that joins brings them', async () => {
    const other = new Folder().write({ 'map.sand': MAP });
    await client.change(
      uri('setup.sand'),
      2,
      ORDERED.replace('map.sand', `../${other.uri('map.sand').split('/').slice(-2).join('/')}`),
    );
    await client.shows(uri('setup.sand'), ['sandtable/unknown-name', 'sandtable/wrong-import', ...OPEN]);
    const joined = { uri: other.uri(), name: 'other' };
    const tell = (event: object): Promise<void> =>
      client.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event });
    await tell({ added: [joined], removed: [] });
    await client.shows(uri('setup.sand'), OPEN);
    await tell({ added: [], removed: [joined] });
    await client.shows(uri('setup.sand'), ['sandtable/unknown-name', 'sandtable/wrong-import', ...OPEN]);
    other.remove();
  });

  test('a folder that is deleted, with what is in it', async () => {
    folder.write({ 'maps/map.sand': MAP });
    await client.watched({ [uri('maps')]: 1 });
    await client.change(uri('setup.sand'), 2, ORDERED.replace('map.sand', 'maps/map.sand'));
    await client.told(uri('setup.sand'), () => true);
    await client.shows(uri('setup.sand'), OPEN);
    rmSync(join(folder.path, 'maps'), { recursive: true });
    await client.watched({ [uri('maps')]: 3 });
    await client.shows(uri('setup.sand'), ['sandtable/unknown-name', 'sandtable/missing-import', ...OPEN]);
  });

  test('what lies in hidden folders and packages does not come', async () => {
    folder.write({ 'node_modules/p/a.sand': 'side', '.git/b.sand': 'side', 'c.sand': MAP });
    await client.watched({ [uri('node_modules/p/a.sand')]: 1, [uri('.git/b.sand')]: 1, [uri('c.sand')]: 1 });
    await client.shows(uri('c.sand'), OPEN);
    expect([client.last(uri('node_modules/p/a.sand')), client.last(uri('.git/b.sand'))]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('messages out of order do no harm', () => {
  oneServer();

  const tell = (method: string, params: object): Promise<void> =>
    client.connection.sendNotification(`textDocument/${method}`, params);

  test.each<[string, () => Promise<void>]>([
    ['a change before the text is open', () => client.change(uri('a.sand'), 2, MAP)],
    ['a close of what was never open', () => client.close(uri('a.sand'))],
    [
      'a text opened twice, closed twice, and opened again',
      async () => {
        await client.open(uri('a.sand'), MAP);
        await client.open(uri('a.sand'), MAP);
        await client.close(uri('a.sand'));
        await client.close(uri('a.sand'));
        await client.open(uri('a.sand'), MAP);
      },
    ],
    ['a save of what is not open', () => tell('didSave', { textDocument: { uri: uri('a.sand') } })],
    [
      'a change beyond the end of the text',
      async () => {
        await client.open(uri('a.sand'), MAP);
        const range = { start: { line: 70, character: 9 }, end: { line: 900, character: 0 } };
        await tell('didChange', {
          textDocument: { uri: uri('a.sand'), version: 2 },
          contentChanges: [{ range, text: 'x' }],
        });
      },
    ],
  ])('%s', async (_, act) => {
    await act();
    await isWell();
  });

  test('imports in a circle are told', async () => {
    folder.write({ 'x.sand': 'import "y.sand"\n', 'y.sand': 'import "z.sand"\n', 'z.sand': 'import "x.sand"\n' });
    expect(await client.open(uri('y.sand'), 'import "z.sand"\n')).toEqual(['sandtable/import-circle']);
    await isWell();
  });

  test('a question asked at once after a text is opened is answered', async () => {
    const opened = client.open(uri('new.sand'), MAP);
    const symbols = client.connection.sendRequest('textDocument/hover', {
      textDocument: { uri: uri('new.sand') },
      position: { line: 0, character: 5 },
    });
    expect(await symbols).not.toBeNull();
    await opened;
  });
});

const METHODS = [
  'preview',
  'overlay',
  'locate',
  'cell',
  'expectations',
  'move',
  'rulePage',
  'rules',
  'rulesets',
  'summary',
];

describe('our own requests', () => {
  oneServer();

  const NONSENSE = [
    { moment: 99999, offset: -5, cell: 1e9, want: 'x', of: 3, counter: 9, from: -1, to: 1e9, ruleset: 4, rule: {} },
    {
      moment: 'x',
      offset: 'x',
      cell: 'x',
      want: 'zone',
      of: 'x',
      counter: 'x',
      from: 'x',
      to: 'x',
      seed: 7,
      umpire: 7,
      as: 7,
    },
    {
      moment: -7,
      offset: 1e9,
      cell: -1,
      want: 'reach',
      of: 'nobody',
      counter: 'Lukin',
      from: 0,
      to: 1,
      ruleset: 'pgg',
    },
    { moment: 1.5, offset: 1.5, cell: 1.5, want: 'supply', of: 'Lukin', counter: 'Lukin', from: 1.5, to: 1.5 },
    { ruleset: 'pgg', rule: '99' },
  ];

  test('are answered whatever they ask', async () => {
    await client.open(uri('lesson.sand'), LESSON);
    for (const method of METHODS) {
      const ask = (params: unknown): Promise<unknown> => client.connection.sendRequest(`sandtable/${method}`, params);
      for (const nonsense of [null, 7, 'x', [], { uri: 7 }]) {
        const refused: unknown = await ask(nonsense).then(
          () => undefined,
          (error: unknown) => error,
        );
        if (refused) expect(refused).toMatchObject({ code: ErrorCodes.InvalidParams });
      }
      for (const about of ['lesson.sand', 'none.sand', undefined])
        for (const rest of NONSENSE) await ask({ ...rest, ...(about && { uri: uri(about) }) });
    }
    await isWell();
  });
});
