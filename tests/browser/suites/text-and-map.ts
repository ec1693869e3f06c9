import fs from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/run.ts';
import { workbench } from '../window.js';

const first = fs.readFileSync(path.join(ROOT, 'examples/pgg/first-contact.sand'), 'utf8');
const campaign = fs.readFileSync(path.join(ROOT, 'examples/pgg/first-two-turns.sand'), 'utf8').split('\n');
const lineOf = (text: string): number => first.split('\n').findIndex((line) => line.includes(text)) + 1;

beforeAll(async () => {
  workbench.lay({
    examples: 'pgg',
    files: {
      // Four divisions start in a hex where three may stack [7.1].
      'crowded.sand': first.replace('2612: 2 rifle', '2612: 4 rifle'),
      'pasted.sand': 'ruleset pgg\n\nside German {\n\n}\n',
    },
  });
  await workbench.open('Default Light Modern');
});

test('the editor underlines an overstacked cell, and the hover names the rule', async () => {
  const { page } = workbench;
  await workbench.openFile('crowded.sand');
  await workbench.goToLine(lineOf('2612: 2 rifle'), 11);
  await page.locator('.squiggly-error').first().waitFor();
  const hover = page.locator('.monaco-hover:not(.hidden)').getByText('7.1').first();
  await workbench.pressUntil(['Control+k', 'Control+i'], (within) => hover.waitFor(within));
  await workbench.picture('editor-hover');
});

test('the status bar shows the cell under the cursor in a row of terrain', async () => {
  await workbench.goToLine(lineOf('terrain from') + 1, 10);
  await workbench.page.locator('.statusbar').getByText('2210 forest').waitFor();
});

test('the status bar names the game and counts the findings', async () => {
  await workbench.page
    .locator('.statusbar')
    .getByText(/pgg · \d+ error/)
    .waitFor();
});

test('a finding offers a quick fix', async () => {
  const { page } = workbench;
  await page.keyboard.press('Escape');
  await workbench.goToLine(lineOf('2612: 2 rifle'), 12);
  const offered = page.locator('.action-widget .monaco-list-row').first();
  await workbench.pressUntil(['Control+.'], (within) => offered.waitFor(within));
  await workbench.picture('editor-quick-fix');
  await page.keyboard.press('Escape');
});

test('a pasted spreadsheet table becomes units, which the Forces view lists', async () => {
  const { page } = workbench;
  await workbench.openFile('pasted.sand');
  await page.locator('.statusbar').getByText('pgg').first().waitFor();
  await workbench.goToLine(4);
  await page.locator('.monaco-editor.focused').waitFor();
  await page.evaluate((table) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', table);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, 'kind\tname\tfaces\ninfantry division\t901.Inf\t9-7\n');
  const lines = page.locator('.monaco-editor .view-lines');
  await lines.getByText(/infantry.division."901.Inf".9-7/).waitFor();
  expect(await lines.getByText('kind').count()).toBe(0);
  await workbench.command('Explorer: Focus on Forces View');
  await page.getByRole('treeitem', { name: /German.*0 of 1 placed/ }).waitFor();
  await page.getByRole('treeitem', { name: /901\.Inf.*left over/ }).click();
  await workbench.screenshot('editor-forces');
});

test('Enter starts a new line even if the completion list is open', async () => {
  const { page } = workbench;
  await workbench.goToLine(3);
  await page.keyboard.press('Home');
  await page.keyboard.type('orders turn 1 German { phase movement:');
  const list = page.locator('.suggest-widget.visible');
  await list.getByText('attack').first().waitFor();
  await page.keyboard.press('Enter');
  await list.waitFor({ state: 'hidden' });
  await page
    .locator('.statusbar')
    .getByText(/^Ln 4,/)
    .waitFor();
  await workbench.command('File: Revert File');
});

test('the map opens next to the text', async () => {
  const { preview } = workbench;
  await workbench.command('View: Close All Editors');
  await workbench.openFile('first-contact.sand');
  await workbench.hideSideBar();
  await workbench.goToLine(lineOf('attack 2612'));
  await workbench.command('Sandtable: Open Map to the Side');
  await preview.locator('.stack').first().waitFor();
  await workbench.page.locator('.tab').getByText('First contact').waitFor();
  await workbench.picture('workbench-light');
});

test('the record lists the attack with its odds and die', async () => {
  const { preview } = workbench;
  await preview.locator('.moments .row').filter({ hasText: 'D1/A1' }).first().click();
  await preview.locator('.detail .ledger').first().waitFor();
  await workbench.picture('workbench-record');
});

test('a double click on a stack opens the line of the stack in the text', async () => {
  const { page, preview } = workbench;
  await workbench.goToLine(1);
  const position = page.locator('.statusbar').getByText(/^Ln \d+/);
  // The map may still be animating from an earlier selection.
  await expect
    .poll(async () => {
      const { x, y } = await middleOf(preview.locator('.stack').first());
      await page.mouse.dblclick(x, y);
      await page.waitForTimeout(1_000);
      return position.innerText();
    })
    .not.toMatch(/^Ln 1,/);
});

test('a counter dragged on the map changes the text', async () => {
  const { page, preview } = workbench;
  await workbench.openFile('first-contact.sand');
  await workbench.goToLine(lineOf('2214: "26.Inf"'));
  const placed = (cell: number): Promise<void> =>
    page
      .locator('.view-line')
      .filter({ hasText: `${cell}: "26.Inf"` })
      .waitFor();
  await placed(2214);
  await preview.getByRole('button', { name: 'Set-up', exact: true }).click();
  await preview.locator('.reading').getByText('Set-up').waitFor();
  await preview.getByRole('button', { name: 'Show the whole map' }).click();
  const { x, y, height } = await middleOf(preview.locator('.stack').last());
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + height * 1.6, { steps: 8 });
  await page.mouse.up();
  await placed(2215);
  await workbench.openFile('first-contact.sand');
  await page.keyboard.press('Control+z');
  await placed(2214);
});

test('a stack dragged on the map is moved in the text by one edit', async () => {
  const { page, preview } = workbench;
  const written = (text: RegExp): Promise<void> =>
    page.locator('.view-line').filter({ hasText: text }).first().waitFor();
  await workbench.goToLine(lineOf('2212: "7.Pz"'));
  const { x, y, height } = await middleOf(preview.locator('.stack').filter({ hasText: '25/7' }));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + height * 1.6, { steps: 8 });
  await page.mouse.up();
  await written(/2213:.*7\.Pz/);
  await workbench.openFile('first-contact.sand');
  await page.keyboard.press('Control+z');
  await written(/2212:.*7\.Pz/);
});

test('terrain painted on the map changes its row, and one undo reverts it', async () => {
  const { page, preview } = workbench;
  const row = first.split('\n')[lineOf('terrain from')].trim().replaceAll(' ', '');
  const inFirstRow = (symbol: string): Promise<void> =>
    expect
      .poll(async () => {
        const lines = await page.locator('.view-line').allInnerTexts();
        return lines.some((line) => line.replaceAll(/\s/g, '') === row.slice(0, 1) + symbol + row.slice(2));
      })
      .toBe(true);
  await workbench.goToLine(lineOf('terrain from'));
  await inFirstRow(row[1]);
  await preview.getByRole('button', { name: 'More', exact: true }).click();
  await preview.getByRole('menuitem', { name: /^Draw terrain/ }).click();
  await preview.getByRole('button', { name: 'swamp', exact: true }).click();
  await preview.locator('.map').focus();
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowUp');
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowLeft');
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await inFirstRow('s');
  await page.keyboard.press('Escape');
  await workbench.openFile('first-contact.sand');
  await page.keyboard.press('Control+z');
  await inFirstRow(row[1]);
});

test('the Test Explorer runs expectations', async () => {
  const { page } = workbench;
  await workbench.command('Test: Run All Tests');
  const results = page.locator('.test-output-peek-tree');
  await results.getByText('28/1 at 2712').first().waitFor();
  await workbench.screenshot('test-results');
  await workbench.command('View: Hide Panel');
});

test('a run with coverage marks executed orders in the gutter', async () => {
  const { page } = workbench;
  await workbench.command('Test: Run All Tests with Coverage');
  await page.locator('.test-output-peek-tree').getByText('Close Test Coverage').waitFor();
  await workbench.command('View: Hide Panel');
  await workbench.goToLine(lineOf('attack 2612'));
  await page.locator('.coverage-deco-gutter.coverage-deco-hit').first().waitFor();
  await workbench.screenshot('coverage');
});

test('Explain Rule lists the rules of the game and opens a page', async () => {
  const { page } = workbench;
  await workbench.openFile('first-contact.sand');
  await workbench.command('Sandtable: Explain Rule…');
  await page.locator('.quick-input-widget input').fill('integrity');
  await page.locator('.quick-input-list .monaco-list-row').getByText('7.3').first().waitFor();
  await page.keyboard.press('Enter');
  await workbench.preview.getByRole('heading', { name: /7\.3/ }).waitFor();
  await workbench.screenshot('rule-page');
  await workbench.command('View: Close Editor');
});

test('Balance plays a file many times and opens the report next to the text', async () => {
  const { page, preview } = workbench;
  await workbench.openFile('first-contact.sand');
  await playManyTimes('100 games');
  await page.locator('.tab').getByText('Balance of First contact').waitFor();
  await preview.getByText('100 games: runs 1 to 100').waitFor();
  await workbench.screenshot('workbench-balance');
  await preview.locator('a[href^="command:"]').first().click();
  await page.locator('.tab.active').getByText('First contact', { exact: true }).waitFor();
  await preview.locator('.moments').getByText('random').first().waitFor();
  await workbench.screenshot('workbench-balance-game');
  await workbench.command('View: Close Other Editors in Group');
  await workbench.command('View: Close Editor');
});

test('Balance reports the finished games when cancelled', async () => {
  const { page, preview } = workbench;
  await workbench.openFile('first-contact.sand');
  await playManyTimes('10000 games');
  // The editor under test shows no notifications by itself.
  await page.locator('[id="status.notifications"] a').click();
  const toast = page.locator('.notification-list-item').filter({ hasText: 'Playing the games' });
  await toast.getByText(/[1-9]\d* of 10000/).waitFor();
  await workbench.screenshot('workbench-balance-progress');
  await toast.getByRole('button', { name: 'Cancel' }).click();
  await page.locator('.tab').getByText('Balance of First contact').waitFor();
  const progress = await preview.getByText(/games: runs 1 to/).innerText();
  expect(Number.parseInt(progress)).toBeLessThan(10_000);
  await workbench.command('View: Close Editor');
});

/** Runs the command *Balance…* and answers its prompts: the number of games, random answers, no comparison. */
async function playManyTimes(games: string): Promise<void> {
  const { page } = workbench;
  await workbench.command('Sandtable: Balance…');
  const row = page.locator('.quick-input-list .monaco-list-row');
  await row.getByText(games, { exact: true }).click();
  await row.getByText('A random legal answer').click();
  await page.locator('.quick-input-title').getByText('Compare with (same dice)').waitFor();
  await page.keyboard.press('Enter');
}

test('a command without a file offers ways to get one', async () => {
  const { page } = workbench;
  await workbench.command('View: Close All Editors');
  await workbench.command('Sandtable: Open Map to the Side');
  const row = page.locator('.quick-input-list .monaco-list-row');
  await row.getByText('New Scenario…').waitFor();
  await row.getByText('Open Example…').click();
  await row.getByText('First contact', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
});

test('New Scenario asks for the game and its sides', async () => {
  const { page } = workbench;
  await workbench.command('Sandtable: New Scenario…');
  await page.locator('.quick-input-list .monaco-list-row').getByText('Guderian').click();
  await page.locator('.quick-input-list .monaco-list-row').getByText('20 × 16').click();
  await page.locator('.view-line').getByText('ruleset').first().waitFor();
  await page.locator('.statusbar').getByText('pgg').first().waitFor();
  await workbench.page.waitForTimeout(700);
  expect(await page.locator(':is(.squiggly-error, .squiggly-warning, .squiggly-info)').count()).toBe(0);
  await workbench.screenshot('new-scenario');
  await workbench.command('View: Revert and Close Editor');
});

test('a campaign of three files is played from its orders', async () => {
  const { preview } = workbench;
  await workbench.hideSideBar();
  await workbench.command('View: Close All Editors');
  await workbench.openFile('first-two-turns.sand');
  await workbench.goToLine(campaign.findIndex((line) => line.startsWith('orders turn 2')) + 4);
  await workbench.command('Sandtable: Run Turn');
  await preview.locator('.stack').nth(20).waitFor({ state: 'attached' });
  await preview.getByRole('button', { name: 'Show the whole map' }).click();
  await workbench.picture('workbench-campaign');
});

test('a reloaded window restores the map and its moment', async () => {
  const { preview } = workbench;
  const reading = preview.locator('.reading');
  const before = await reading.innerText();
  await preview.getByRole('button', { name: 'Previous moment' }).click();
  await expect.poll(() => reading.innerText()).not.toBe(before);
  const shown = await reading.innerText();
  await preview.locator('.stack').first().waitFor({ state: 'attached' });
  await workbench.reload('Default Dark Modern');
  await workbench.preview.locator('.stack').first().waitFor();
  expect(await workbench.preview.locator('.reading').innerText()).toBe(shown);
  await workbench.picture('workbench-dark');
});

test.each([
  ['workbench-high-contrast', 'Dark High Contrast', 'vscode-high-contrast'],
  ['workbench-high-contrast-light', 'Light High Contrast', 'vscode-high-contrast-light'],
])('the map follows the editor’s theme: %s', async (picture, theme, name) => {
  await workbench.choose(theme);
  await workbench.preview.locator(`body.${name}`).waitFor();
  await workbench.picture(picture);
});

async function middleOf(
  element: Locator,
): Promise<{ readonly x: number; readonly y: number; readonly height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}
