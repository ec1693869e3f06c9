import { afterAll, beforeAll, expect, test } from 'vitest';
import { CancellationTokenSource, ErrorCodes, ProgressType } from 'vscode-jsonrpc/node';
import type { Games } from '../../preview/contract/games.js';
import type { ChangedParams } from '../../protocol/documents.js';
import type { PreviewResult } from '../../protocol/preview.js';
import type { RulePageResult } from '../../protocol/rules.js';
import type { ImportVassalParams, ImportVassalResult } from '../../protocol/vassal-import.js';
import { board, grid, map, markers, module, stack } from '../language-server/vassal-import/build-module.js';
import { Client, Folder, SERVER } from './server.js';

const SMALL = `ruleset pgg
map Small {
  grid hexes flat columns 4 rows 3 labels CCRR even columns lower
  legend { "." clear }
  terrain from 0101 {
    |. . . .
    |. . . .
    |. . . .
  }
}
side Soviet {
  leader Lukin 3
}
scenario "Small" {
  on Small
  turns 1
  setup Soviet { 0202: Lukin }
}
`;

const folder = new Folder();
let client: Client;

beforeAll(() => {
  client = new Client(SERVER);
});
afterAll(async () => {
  await client.stop();
  folder.remove();
});

test('the server answers requests of the extension over the pipe, and notifies the extension of changes', async () => {
  const changed: string[] = [];
  client.connection.onNotification('sandtable/changed', ({ uris }: ChangedParams) => {
    changed.push(...uris);
  });
  await client.start(folder);
  const uri = folder.uri('small.sand');
  await client.open(uri, SMALL);
  expect(changed).toContain(uri);

  const ask = <R>(name: string, params: object): Promise<R> => client.connection.sendRequest<R>(name, params);
  const preview = await ask<PreviewResult | null>('sandtable/preview', { uri, moment: 'setup' });
  expect(preview?.scene.counters.map(({ name }) => name)).toEqual(['Lukin']);
  expect(preview?.ruleset).toBe('pgg');
  const page = await ask<RulePageResult>('sandtable/rulePage', { ruleset: 'pgg', rule: '7.1' });
  expect(page?.markdown).toContain('# 7.1');
  expect(await ask('sandtable/locate', { uri, offset: SMALL.lastIndexOf('Lukin') + 1 })).toMatchObject({
    unit: 'Lukin',
  });
  expect(await ask('sandtable/preview', { uri: folder.uri('none.sand') })).toBeNull();
  expect(await ask('sandtable/files', { uri })).toEqual([uri]);
  expect(await ask('sandtable/files', {})).toEqual([uri]);
  expect(await ask('sandtable/games', { uri, runs: 3 })).toMatchObject({ requested: 3, games: 3, battles: [] });
  const parts: number[] = [];
  client.connection.onProgress(new ProgressType<Games>(), 'many', ({ games }) => void parts.push(games));
  const stop = new CancellationTokenSource();
  setTimeout(() => {
    stop.cancel();
  }, 900);
  const many = { uri, runs: 10_000, partialResultToken: 'many' };
  const found = await client.connection.sendRequest<Games>('sandtable/games', many, stop.token);
  expect(parts.length).toBeGreaterThan(0);
  expect(found.games).toBeGreaterThanOrEqual(parts.at(-1)!);
}, 30_000);

test('the server imports a VASSAL module with the script that it loads on demand', async () => {
  const unit = { name: '6 Inf Div', image: 'a.png', traits: [markers({ Side: 'German' })] };
  const hexes = grid('Hex', { dx: 52, dy: 60, x0: 30, y0: 40 }, { stagger: false });
  const bytes = module('Ford', [map('Main', [board('Board', [212, 210], hexes)], [stack({ x: 30, y: 40 }, unit)])], {
    'images/a.png': new Uint8Array(30),
  });
  const files = [{ name: 'ford.vmod', base64: Buffer.from(bytes).toString('base64') }];
  const ask = (params: ImportVassalParams): Promise<ImportVassalResult> =>
    client.connection.sendRequest('sandtable/importVassal', params);
  const imported = await ask({ ruleset: 'pgg', files, sides: {} });
  if ('fault' in imported) throw new Error(imported.fault);
  expect(imported.sides).toEqual(['Soviet', 'German']);
  expect(imported.files.map(({ path }) => path)).toEqual([
    'ford-map.sand',
    'ford-forces.sand',
    'ford.sand',
    'ford-import.txt',
    'images/a.png',
  ]);
  expect(imported.files[2]).toMatchObject({ text: expect.stringContaining('0101: "6 Inf Div"') as string });
  expect(imported.files[4]).toEqual({ path: 'images/a.png', base64: Buffer.alloc(30).toString('base64') });
  expect(await ask({ ruleset: 'chess', files, sides: {} })).toMatchObject({
    fault: expect.stringContaining('chess') as string,
  });
  expect(await ask({ ruleset: 'pgg', files: [{ name: 'a.vmod', base64: '' }], sides: {} })).toHaveProperty('fault');
});

test('the server answers a request of an unknown method with the error of the protocol', async () => {
  await expect(client.connection.sendRequest('sandtable/unknown')).rejects.toMatchObject({
    code: ErrorCodes.MethodNotFound,
  });
});
