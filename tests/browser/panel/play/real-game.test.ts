import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { COUNTER_SIZE } from '../../../../preview/render/counters.js';
import { UNIT } from '../../../../preview/render/ground.js';
import { makePlayground } from '../../../../scripts/playground.ts';
import { withBrowser } from '../../one-browser.js';
import { ARTIFACTS } from '../../picture.js';
import { logMessages, messagesOfAnswer, sharesOf } from './message-log.js';

const FOLDER = path.resolve(import.meta.dirname, '../../../../out/playground-to-play');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
let server: http.Server;
let page: Page;
let panel: FrameLocator;
const errors: string[] = [];

withBrowser.beforeAll(async ({ browser }) => {
  await makePlayground(FOLDER);
  const file = path.join(FOLDER, 'examples/pgg/first-contact.sand');
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.slice(0, text.indexOf('// The Soviet side holds')));
  server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const found = path.join(FOLDER, pathname === '/' ? 'index.html' : pathname);
    const isThere = fs.existsSync(found);
    response.writeHead(isThere ? 200 : 404, { 'content-type': TYPES[path.extname(found)] ?? 'text/plain' });
    response.end(isThere ? fs.readFileSync(found) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(logMessages);
  await page.goto(`${home}?example=pgg/first-contact.sand`);
  panel = page.frameLocator('#map');
});
afterAll(async () => {
  await page.close();
  server.close();
});

const bar = (): Locator => panel.getByRole('region', { name: 'Play', exact: true });
const option = (name: RegExp): Locator => bar().getByRole('group', { name: 'Answers' }).getByRole('button', { name });
/** Returns the rows of the record. */
const rows = (): Promise<string> => panel.getByRole('listbox').first().innerText();
const asks = async (question: RegExp): Promise<void> => {
  await expect.poll(() => bar().locator('.play-line').innerText()).toMatch(question);
};

test('a scenario is played by mouse, then by keyboard, and an answer is taken back', async () => {
  await panel.locator('canvas').first().waitFor();
  await panel.getByRole('button', { name: 'Play game' }).click();
  const form = panel.getByRole('form');
  await form.getByLabel('Player of Soviet').selectOption('default');
  await form.getByLabel('Player of German').selectOption('human');
  await form.getByRole('button', { name: 'Start' }).click();

  await asks(/which hexes are interdicted/);
  await option(/^pass/).click();
  await asks(/initial movement/);
  const stack = (await panel.locator('.stack', { hasText: '25/7' }).boundingBox())!;
  const middle = { x: stack.x + stack.width / 2, y: stack.y + stack.height / 2 };
  const unitPx = (stack.width * UNIT) / COUNTER_SIZE;
  await page.mouse.click(middle.x, middle.y);
  await bar()
    .getByRole('group', { name: 'Cells that you can choose' })
    .getByRole('button', { name: /^2313,/ })
    .waitFor();
  await page.mouse.click(middle.x + unitPx * Math.sin(Math.PI / 3), middle.y + unitPx / 2);
  await expect.poll(rows).toMatch(/→ 2313/);

  await asks(/initial movement/);
  const units = bar()
    .getByRole('group', { name: 'Units that can act' })
    .getByRole('button', { name: /^26\.Inf/ });
  await units.focus();
  await page.keyboard.press('Enter');
  const target = bar()
    .getByRole('group', { name: 'Cells that you can choose' })
    .getByRole('button', { name: /^2313,/ });
  await target.focus();
  await page.keyboard.press('Enter');
  await expect.poll(rows).toMatch(/26\.Inf[^\n]* → 2313/);

  await bar().getByRole('button', { name: 'Undo' }).click();
  await expect.poll(rows).not.toMatch(/26\.Inf[^\n]* → 2313/);
  expect(await rows()).toMatch(/→ 2313/);
  expect(errors).toEqual([]);
});

test('an answer takes one question and one picture, which the panel receives together', async () => {
  const frame = page.frames().find((each) => each.parentFrame() !== null)!;
  await asks(/initial movement/);
  await bar().getByRole('group', { name: 'Units that can act' }).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const target = bar().getByRole('group', { name: 'Cells that you can choose' }).getByRole('button').first();
  const messages = await messagesOfAnswer(page, frame, () => target.press('Enter'));
  const names = messages.map(({ message }) => message);
  for (const name of ['> sandtable/question', '> sandtable/follow'])
    expect(names.filter((each) => each === name)).toHaveLength(1);
  expect(names.filter((each) => /^(show|play)/.test(each))).toEqual(['show question']);
  fs.mkdirSync(ARTIFACTS, { recursive: true });
  fs.writeFileSync(path.join(ARTIFACTS, 'answer-times.json'), `${JSON.stringify(sharesOf(messages))}\n`);
});
