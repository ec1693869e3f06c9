import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { ROOT } from '../../scripts/run.ts';
import { ENGLISH } from '../l10n/english.js';
import { withBrowser } from './one-browser.js';
import { Workbench } from './workbench.js';

const first = fs.readFileSync(path.join(ROOT, 'examples/pgg/first-contact.sand'), 'utf8');
const lineOf = (text: string): number => first.split('\n').findIndex((line) => line.includes(text)) + 1;

let workbench: Workbench;

withBrowser.beforeAll(async ({ browser }) => {
  workbench = await Workbench.start(browser, { language: 'it' });
  // Four divisions start in a hex where three may stack [7.1].
  workbench.lay({ files: { 'attack.sand': first, 'crowded.sand': first.replace('2612: 2 rifle', '2612: 4 rifle') } });
  await workbench.open('Default Dark Modern');
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await workbench.screenshot(`failed ${task.name}`);
});
afterAll(async () => {
  await workbench.stop();
});

/** Returns the lines of a text that contain English words outside of code. */
const linesInEnglish = (text: string): string[] =>
  text.split('\n').filter((line) => ENGLISH.test(line.replaceAll(/`[^`]*`/g, '…')));

test('in an Italian editor a finding, its hover and its quick fix are in Italian', async () => {
  const { page } = workbench;
  await workbench.openFile('crowded.sand');
  await page
    .locator('.statusbar')
    .getByText(/pgg · \d+ error/)
    .waitFor();
  await workbench.goToLine(lineOf('2612: 2 rifle'), 11);
  const hover = page.locator('.monaco-hover:not(.hidden) .hover-contents');
  const finding = hover.getByText('limite di raggruppamento sovietico: 3').first();
  await workbench.pressUntil(['Control+k', 'Control+i'], (within) => finding.waitFor(within));
  expect(linesInEnglish((await hover.allInnerTexts()).join('\n'))).toEqual([]);
  await workbench.screenshot('italian-hover');
  await page.keyboard.press('Escape');
  const fix = page.locator('.action-widget .monaco-list-row').getByText('Piazza 1 rifle in 2611');
  await workbench.pressUntil(['Control+.'], (within) => fix.waitFor(within));
  await page.keyboard.press('Escape');
});

test('in an Italian editor the panel shows the record and a battle in Italian', async () => {
  const { preview } = workbench;
  await workbench.openFile('attack.sand');
  await workbench.hideSideBar();
  await workbench.goToLine(lineOf('attack 2612'));
  await workbench.command('Sandtable: Apri la mappa a lato');
  await preview.locator('.moments .row').filter({ hasText: 'D1/A1' }).first().click();
  await preview.getByText('integrità divisionale').first().waitFor();
  await workbench.screenshot('italian-record');
  expect(linesInEnglish(await preview.locator('body').innerText())).toEqual([]);
});
