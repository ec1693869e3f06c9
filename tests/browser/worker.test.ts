import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { withBrowser } from './one-browser.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'dist');

let browser: Browser;
let server: http.Server;
let requests: string[];

withBrowser.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  server = http.createServer((request, response) => {
    const name = (request.url ?? '/').slice(1);
    requests.push(name);
    const file = path.join(DIST, name);
    if (name === '')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>worker</title>');
    else if (!fs.existsSync(file)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(fs.readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
});

interface Said {
  readonly codes: readonly unknown[];
  readonly hover: string;
  readonly table: unknown;
}

/**
 * Returns the worker's results for a text: the codes of its diagnostics, its hover over the first citation, and its
 * forces as a table.
 */
async function said(text: string, locale = 'en'): Promise<Said> {
  const page = await browser.newPage();
  requests = [];
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const answer = await page.evaluate(
    async ([document, language]) => {
      // Start the worker as an editor does: from a blob URL, which has no base path.
      const start = new Blob([`importScripts("${location.origin}/server.js")`], { type: 'text/javascript' });
      const worker = new Worker(URL.createObjectURL(start));
      worker.postMessage({ scripts: location.origin });
      interface Message {
        readonly id?: number;
        readonly method?: string;
        readonly params?: { readonly diagnostics: readonly { readonly code: unknown }[] };
        readonly result?: { readonly contents?: unknown } | null;
      }
      const waiting: { wanted: (message: Message) => boolean; resolve: (message: Message) => void }[] = [];
      const next = (wanted: (message: Message) => boolean): Promise<Message> =>
        new Promise((resolve) => waiting.push({ wanted, resolve }));
      worker.onmessage = ({ data }: MessageEvent<Message>) => {
        if (data.id !== undefined && data.method !== undefined) send({ id: data.id, result: null }); // Pass on the requests for files.
        for (const one of waiting) if (one.wanted(data)) one.resolve(data);
      };
      const send = (message: object): void => {
        worker.postMessage({ jsonrpc: '2.0', ...message });
      };
      const answered = next(({ id }) => id === 1);
      send({
        id: 1,
        method: 'initialize',
        params: { processId: null, rootUri: null, capabilities: {}, locale: language },
      });
      await answered;
      send({ method: 'initialized', params: {} });
      const found = next(({ method }) => method === 'textDocument/publishDiagnostics');
      const uri = 'memory:///a.sand';
      const textDocument = { uri, languageId: 'sandtable', version: 1, text: document };
      send({ method: 'textDocument/didOpen', params: { textDocument } });
      const { params } = await found;
      const answer = next(({ id }) => id === 2);
      const character = document.indexOf('[') + 1;
      send({
        id: 2,
        method: 'textDocument/hover',
        params: { textDocument: { uri }, position: { line: 0, character } },
      });
      const { result } = await answer;
      const listed = next(({ id }) => id === 3);
      send({ id: 3, method: 'sandtable/forcesTable', params: { uri } });
      const { result: table } = await listed;
      worker.terminate();
      return {
        table,
        codes: (params?.diagnostics ?? []).map(({ code }) => code),
        hover: JSON.stringify(result?.contents),
      };
    },
    [text, locale] as const,
  );
  await page.close();
  return answer;
}

test('the server in a worker loads only the ruleset a file needs, from the URL of the first message', async () => {
  const { codes, hover, table } = await said('ruleset pgg side German { panzer division "7" 4-10 [7.1] }');
  expect(hover).toMatch(/7\.1/);
  expect(codes).toEqual(expect.arrayContaining([expect.stringMatching(/^pgg\//)]));
  expect(table).toBe('side,kind,name,faces,rules\nGerman,panzer division,7,4-10,[7.1]\n');
  const loaded = (): string[] => requests.filter((file) => file.endsWith('.js'));
  const rules = ['shared', 'pgg', 'pgg-book'].map((script) => `rulesets/${script}.js`);
  expect(loaded()).toEqual(['server.js', ...rules, 'on-demand.js', 'csv.js']);

  expect((await said('ruleset pgg side German { panzer division "7" 4-10 [7.1] }', 'it')).hover).toContain(
    'Raggruppamento',
  );
  expect(loaded()).toEqual(expect.arrayContaining(['words-it.js', 'rulesets/pgg-it.js']));
});
