import fs from 'node:fs';
import path from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { COUNTER_SIZE } from '../../../../preview/render/counters.js';
import { UNIT } from '../../../../preview/render/ground.js';
import { withBrowser } from '../../one-browser.js';
import { ARTIFACTS } from '../../picture.js';
import { logMessages, messagesOfAnswer, sharesOf } from './message-log.js';

let page: Page;
let panel: FrameLocator;
const errors: string[] = [];

withBrowser.beforeAll(async ({ browser, playground }) => {
  const withoutOrders = (text: string): string => text.slice(0, text.indexOf('// The Soviet side holds'));
  page = await playground.openExample(browser, 'pgg/first-contact.sand', withoutOrders, async (opened) => {
    opened.on('pageerror', (error) => errors.push(error.message));
    await opened.addInitScript(logMessages);
  });
  panel = page.frameLocator('#map');
});
afterAll(async () => {
  await page.close();
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

test('after an answer, the panel receives the next question and the new picture together, each only once', async () => {
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
