import { readFileSync } from 'node:fs';
import { ErrorCodes } from 'vscode-languageserver-protocol';
import { describe, expect, test } from 'vitest';
import { client, folder, isWell, MAP, startOneServer, uri } from './test-server.js';

const LESSON = readFileSync('examples/pgg/first-contact.sand', 'utf8');

describe('unexpected messages do no harm', () => {
  startOneServer();

  const notify = (method: string, params: object): Promise<void> =>
    client.connection.sendNotification(`textDocument/${method}`, params);

  test.each<[string, () => Promise<void>]>([
    ['a change before the text is open', () => client.change(uri('a.sand'), 2, MAP)],
    ['a close of a text that was never open', () => client.close(uri('a.sand'))],
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
    ['a save of a text that is not open', () => notify('didSave', { textDocument: { uri: uri('a.sand') } })],
    [
      'a change beyond the end of the text',
      async () => {
        await client.open(uri('a.sand'), MAP);
        const range = { start: { line: 70, character: 9 }, end: { line: 900, character: 0 } };
        await notify('didChange', {
          textDocument: { uri: uri('a.sand'), version: 2 },
          contentChanges: [{ range, text: 'x' }],
        });
      },
    ],
  ])('the server survives %s', async (_, act) => {
    await act();
    await isWell();
  });

  test('the server reports circular imports', async () => {
    folder.write({ 'x.sand': 'import "y.sand"\n', 'y.sand': 'import "z.sand"\n', 'z.sand': 'import "x.sand"\n' });
    expect(await client.open(uri('y.sand'), 'import "z.sand"\n')).toEqual(['sandtable/import-circle']);
    await isWell();
  });

  test('the server answers a request sent immediately after a document is opened', async () => {
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
  'symbol',
  'expectations',
  'move',
  'rulePage',
  'rules',
  'rulesets',
  'summary',
];

describe('requests of the extension', () => {
  startOneServer();

  const NONSENSE = [
    { moment: 99999, offset: -5, cell: 1e9, want: 'x', of: 3, counters: 9, from: -1, to: 1e9, ruleset: 4, rule: {} },
    {
      moment: 'x',
      offset: 'x',
      cell: 'x',
      want: 'zone',
      of: 'x',
      counters: ['x', 7],
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
      of: 'Ghost',
      counters: ['Lukin'],
      from: 0,
      to: 1,
      ruleset: 'pgg',
    },
    {
      moment: 1.5,
      offset: 1.5,
      cell: 1.5,
      want: 'supply',
      of: 'Lukin',
      counters: ['Lukin', 'Lukin'],
      from: 1.5,
      to: 1.5,
    },
    { ruleset: 'pgg', rule: '99' },
  ];

  test('requests of the extension get an answer, whatever parameters they have', async () => {
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
