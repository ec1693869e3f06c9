import { afterAll, beforeAll, expect, test } from 'vitest';
import { CancellationTokenSource, ProgressType } from 'vscode-jsonrpc/node';
import type { Games } from '../../preview/contract/games.js';
import type { ChangedParams } from '../../protocol/documents.js';
import type { PreviewResult } from '../../protocol/preview.js';
import type { RulePageResult } from '../../protocol/rules.js';
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
