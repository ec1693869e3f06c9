import fs from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { COUNTER_SIZE } from '../../../preview/render/counters.js';
import { UNIT } from '../../../preview/render/ground.js';
import { ROOT } from '../../../scripts/run.ts';
import { withoutOrders } from '../panel/play/games/first-contact.js';
import { inSharedFolder, workbench } from '../window.js';

const file = path.join(ROOT, 'examples/pgg/first-contact.sand');
inSharedFolder({ files: { 'played.sand': withoutOrders(fs.readFileSync(file, 'utf8')) } });

const bar = (): Locator => workbench.preview.getByRole('region', { name: 'Play', exact: true });
const asks = (question: RegExp): Promise<void> =>
  expect.poll(() => bar().locator('.play-line').innerText()).toMatch(question);
const answer = (name: RegExp): Promise<void> =>
  bar().getByRole('group', { name: 'Answers' }).getByRole('button', { name }).click();
const written = (text: RegExp): Promise<void> =>
  workbench.page.locator('.view-line').filter({ hasText: text }).first().waitFor();

test('three questions are answered in the panel with the mouse, and the answers are in the text', async () => {
  const { page, preview } = workbench;
  await workbench.openFile('played.sand');
  await workbench.hideSideBar();
  // The editor draws only the lines in view, and the answers are written at the end.
  await workbench.goToLine(58);
  await workbench.command('Sandtable: Open Map to the Side');
  await preview.locator('.stack').first().waitFor();
  await preview.getByRole('button', { name: 'Play game' }).click();
  const form = preview.getByRole('form');
  await form.getByLabel('Player of Soviet').selectOption('default');
  await form.getByLabel('Player of German').selectOption('human');
  await form.getByRole('button', { name: 'Start' }).click();

  await asks(/which hexes are interdicted/);
  await answer(/^pass/);
  await asks(/initial movement/);
  const stack = (await preview.locator('.stack', { hasText: '25/7' }).boundingBox())!;
  const [x, y] = [stack.x + stack.width / 2, stack.y + stack.height / 2];
  const unitPx = (stack.width * UNIT) / COUNTER_SIZE;
  await page.mouse.click(x, y);
  await bar().getByRole('group', { name: 'Chosen units' }).getByRole('button', { name: '25/7' }).waitFor();
  await bar().getByRole('button', { name: /^2313/ }).waitFor({ state: 'attached' });
  await page.mouse.click(x + unitPx * Math.sin(Math.PI / 3), y + unitPx / 2);
  await written(/move.*25\/7.*to.2313/);
  await asks(/initial movement/);
  await answer(/^pass/);
  await asks(/German · Turn 1 · combat/);
  await workbench.picture('workbench-played');
});

test('Continue From Here writes a new file in which the game continues', async () => {
  const { page, preview } = workbench;
  await preview.getByRole('button', { name: 'More', exact: true }).click();
  await preview.getByRole('menuitem', { name: 'Continue from here…' }).click();
  const later = path.join(workbench.folder, 'later.sand');
  const box = page.locator('.quick-input-widget input[type="text"]');
  await box.waitFor();
  await page.locator('.quick-input-list .monaco-list-row').getByText('played.sand').waitFor();
  await box.fill(later);
  await page.locator('.quick-input-widget').getByRole('button', { name: 'OK' }).click();
  await page.locator('.tab.active').getByText('later.sand').waitFor();
  const text = fs.readFileSync(later, 'utf8');
  expect(text).toMatch(/position after turn 1 German initial movement/);
  await page.locator('.statusbar').getByText('pgg').first().waitFor();
  expect(await page.locator('.squiggly-error').count()).toBe(0);
});
