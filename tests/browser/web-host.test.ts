import fs from 'node:fs';
import path from 'node:path';
import { strToU8, unzipSync } from 'fflate';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { ROOT } from '../../scripts/run.ts';
import { withBrowser } from './one-browser.js';
import { withoutOrders } from './panel/play/games/first-contact.js';
import { VSIX, Workbench } from './workbench.js';

const first = fs.readFileSync(path.join(ROOT, 'examples/pgg/first-contact.sand'), 'utf8');
const [, head, map, setup] = /^([^]*?ruleset pgg\n)([^]*?\n\}\n)([^]*?)\ndice /.exec(first) ?? [];

/**
 * Two virtual folders. One contains the map; the other contains a scenario on that map with four divisions where three
 * may stack [7.1].
 */
const SHELF = {
  '/land/rudnya.sand': head + map,
  '/forces/crowded.sand': `${head}import "../land/rudnya.sand"\n${setup.replace('2612: 2 rifle', '2612: 4 rifle')}`,
};
const FILES = {
  'both.code-workspace': JSON.stringify({ folders: [{ uri: 'shelf:/land' }, { uri: 'shelf:/forces' }] }),
};

/** The extensions of the browser editor by URL path: Sandtable, and one that provides the virtual file system. */
const EXTENSIONS: Readonly<Record<string, Readonly<Record<string, Uint8Array>>>> = {
  '/gallery/sandtable': within('extension/', unzipSync(fs.readFileSync(VSIX))),
  '/gallery/shelf': shelf(SHELF),
};
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};

let workbench: Workbench;
/** Files of the Sandtable extension that the browser requested. */
const requests = new Set<string>();

withBrowser.beforeAll(async ({ browser }) => {
  workbench = await Workbench.start(browser, { asksForTrust: true, omitsUnused: true, bare: true });
  workbench.lay({ files: FILES });
  const settings = { 'security.workspace.trust.enabled': true, 'security.workspace.trust.startupPrompt': 'never' };
  const workspace = path.join(workbench.folder, 'both.code-workspace');
  await serve();
  await bringAlong();
  // Open the editor again if it has no extensions, which happens under load.
  await vi.waitFor(
    async () => {
      await workbench.open('Default Light Modern', settings, { workspace });
      await crowded().waitFor({ timeout: 40_000 });
    },
    { timeout: 150_000 },
  );
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await workbench.screenshot(`failed ${task.name}`);
});
afterAll(async () => {
  await workbench.stop();
});

test('the extension checks a file with its imports in an untrusted virtual workspace in the browser', async () => {
  const { page } = workbench;
  await page.locator('.statusbar').getByText('Restricted Mode').waitFor();
  // Open the file in the explorer. A search for files by name needs a server, and the server of this test has none of
  // the files.
  await crowded().dblclick();
  await page.locator('.squiggly-error').first().waitFor();
  await page
    .locator('.statusbar')
    .getByText(/pgg · 1 error/)
    .waitFor();
  await workbench.screenshot('web-host');
  const scripts = [...requests].filter((file) => /^dist\/.*js$/.test(file));
  const rules = ['pgg-book', 'pgg', 'shared'].map((script) => `dist/rulesets/${script}.js`);
  const own = ['dist/extension.js', 'dist/on-demand.js', ...rules, 'dist/server.js'];
  expect(scripts.toSorted()).toEqual(own);
});

test('the extension checks the whole virtual workspace on demand in the browser', async () => {
  await workbench.command('Sandtable: Check All Scenarios in Workspace');
  await workbench.page.getByText('Files checked: 2. Errors: 1, other findings: 1.').first().waitFor();
});

test('the map of a file in another virtual folder opens', async () => {
  await workbench.command('Sandtable: Open Map to the Side');
  await workbench.preview.locator('.stack').first().waitFor();
  // The page's own style sheet resets the margin.
  expect(await workbench.preview.locator('body').evaluate((body) => getComputedStyle(body).padding)).toBe('0px');
  await workbench.page.locator('.tab').getByText('First contact').waitFor();
  await workbench.screenshot('web-host-map');
});

test('an example in an untrusted virtual workspace opens as a copy, and the message offers to save it', async () => {
  const { page } = workbench;
  await workbench.command('Sandtable: Open Example…');
  await page.locator('.quick-input-list .monaco-list-row').getByText('First contact', { exact: true }).click();
  await page.locator('.tab.active').getByText('first-contact.sand').waitFor();
  // The editor under test shows no notifications by itself.
  await page.locator('[id="status.notifications"] a').click();
  const toast = page.locator('.notification-list-item').filter({ hasText: 'This example is a copy in' });
  await toast.getByText(/storage of this editor \(vscode-[a-z]+:.*\/examples\/[\d.]+\/pgg\)/).waitFor();
  await workbench.screenshot('web-host-example');
  await toast.getByRole('button', { name: 'Save As…' }).click();
  const saved = path.join(workbench.folder, 'my-contact.sand');
  // The dialog writes its default folder into the box when it has read the folder.
  await page.locator('.quick-input-list .monaco-list-row').getByText('..', { exact: true }).waitFor();
  await page.locator('.quick-input-widget input[type="text"]').fill(saved);
  await workbench.screenshot('web-host-save');
  await page.locator('.quick-input-widget').getByRole('button', { name: 'OK' }).click();
  await page.locator('.tab.active').getByText('my-contact.sand').waitFor();
  expect(fs.readFileSync(saved, 'utf8')).toBe(first);
  await workbench.command('View: Close Editor');
});

test('a scenario is played in the browser, and the answer to a question is in its text', async () => {
  const { page, preview } = workbench;
  const file = path.join(workbench.folder, 'played.sand');
  fs.writeFileSync(file, withoutOrders(first));
  await workbench.command('File: Open File...');
  await page.locator('.quick-input-list .monaco-list-row').getByText('played.sand', { exact: true }).waitFor();
  await page.locator('.quick-input-widget input[type="text"]').fill(file);
  await page.locator('.quick-input-widget').getByRole('button', { name: 'OK' }).click();
  await page.locator('.tab.active').getByText('played.sand').waitFor();
  await workbench.command('Sandtable: Play This Scenario');
  const form = preview.getByRole('form', { name: 'Play this scenario' });
  await form.getByLabel('Player of Soviet').selectOption('default');
  await form.getByLabel('Player of German').selectOption('human');
  await form.getByRole('button', { name: 'Start' }).click();
  const bar = preview.getByRole('region', { name: 'Play', exact: true });
  const asks = (question: RegExp): Promise<void> =>
    expect.poll(() => bar.locator('.play-line').innerText(), { timeout: 30_000 }).toMatch(question);
  await asks(/which hexes are interdicted/);
  await bar.getByRole('group', { name: 'Answers' }).getByRole('button', { name: /^pass/ }).click();
  await asks(/initial movement/);
  await workbench.screenshot('web-host-played');
  // The editor in the browser saves files by itself.
  await expect
    .poll(() => fs.readFileSync(file, 'utf8'), { timeout: 20_000 })
    .toMatch(/orders setup German \{\s+pass\s+\}/);
});

test('the extension debugs a file in the browser, with the adapter in the worker', async () => {
  const { page } = workbench;
  await workbench.openFile('crowded.sand');
  await page.keyboard.press('F5');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Trust/ })
    .click();
  await page.locator('.debug-toolbar').waitFor();
  await workbench.preview.getByText('The set-up, before anything is played.').waitFor();
  await page.keyboard.press('F10');
  await page.locator('.repl').getByText('pass').first().waitFor();
  await workbench.screenshot('web-host-debugger');
});

/** Returns the row of `crowded.sand` in the explorer. */
const crowded = (): Locator =>
  workbench.page.locator('.explorer-viewlet').getByRole('treeitem', { name: 'crowded.sand' });

/**
 * Configures the editor's page with additional extensions, as if they came from a gallery. The extensions run only in
 * the browser.
 */
async function bringAlong(): Promise<void> {
  await workbench.page.addInitScript((places) => {
    const getAttribute = Object.getOwnPropertyDescriptor(Element.prototype, 'getAttribute')?.value as (
      this: Element,
      name: string,
    ) => string | null;
    Element.prototype.getAttribute = function (name) {
      const value = getAttribute.call(this, name);
      if (this.id !== 'vscode-workbench-web-configuration' || value === null) return value;
      const additionalBuiltinExtensions = places.map((place) => ({
        scheme: 'http',
        authority: location.host,
        path: place,
      }));
      return JSON.stringify({ ...(JSON.parse(value) as object), additionalBuiltinExtensions });
    };
  }, Object.keys(EXTENSIONS));
}

/** Serves the extensions like a gallery. The page may contact only this server. */
async function serve(): Promise<void> {
  for (const [place, files] of Object.entries(EXTENSIONS))
    await workbench.page.context().route(`**${place}/**`, (route) => {
      const [, file = ''] = decodeURIComponent(new URL(route.request().url()).pathname).split(`${place}/`);
      if (place === '/gallery/sandtable') requests.add(file);
      if (!Object.hasOwn(files, file)) return route.fulfill({ status: 404 });
      const contentType = TYPES[path.extname(file)] ?? 'text/plain';
      return route.fulfill({ contentType, body: Buffer.from(files[file]) });
    });
}

function within(folder: string, files: Readonly<Record<string, Uint8Array>>): Record<string, Uint8Array> {
  const inside = Object.entries(files).filter(([name]) => name.startsWith(folder));
  return Object.fromEntries(inside.map(([name, bytes]) => [name.slice(folder.length), bytes]));
}

/**
 * Returns the files of an extension that provides a read-only virtual file system, like the file system of a remote
 * repository.
 */
function shelf(texts: Readonly<Record<string, string>>): Record<string, Uint8Array> {
  const manifest = {
    ...{ name: 'shelf', publisher: 'tests', version: '1.0.0', engines: { vscode: '^1.101.0' }, browser: './main.js' },
    activationEvents: ['onFileSystem:shelf'],
    capabilities: { untrustedWorkspaces: { supported: true }, virtualWorkspaces: true },
  };
  const script = `const vscode = require('vscode');
const texts = ${JSON.stringify(texts)};
const under = (path) => Object.keys(texts).filter((file) => file.startsWith(path.replace(/\\/?$/, '/')));
const stat = ({ path }) => {
  const times = { ctime: 0, mtime: 0 };
  if (path in texts) return { type: 1, size: texts[path].length, ...times };
  if (under(path).length > 0) return { type: 2, size: 0, ...times };
  throw vscode.FileSystemError.FileNotFound(path);
};
const readFile = (uri) => stat(uri) && new TextEncoder().encode(texts[uri.path]);
const readDirectory = ({ path }) => under(path).map((file) => [file.slice(path.replace(/\\/?$/, '/').length), 1]);
const onDidChangeFile = new vscode.EventEmitter().event;
const refuse = ({ path }) => { throw vscode.FileSystemError.NoPermissions(path); };
const changes = { createDirectory: refuse, writeFile: refuse, delete: refuse, rename: refuse };
const files = { stat, readFile, readDirectory, ...changes, onDidChangeFile, watch: () => ({ dispose() {} }) };
exports.activate = () => vscode.workspace.registerFileSystemProvider('shelf', files, { isReadonly: true });
`;
  return { 'package.json': strToU8(JSON.stringify(manifest)), 'main.js': strToU8(script) };
}
