import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { command, folderWith } from '../cli/command-line.js';
import { withBrowser } from './one-browser.js';

let page: Page;
const requests: string[] = [];
const complaints: string[] = [];

withBrowser.beforeAll(async ({ browser }) => {
  const folder = folderWith();
  expect(await command('render battle.sand -o turn.html --theme dark', folder)).toEqual({ exit: 0, out: '', err: '' });
  page = await browser.newPage({ viewport: { width: 1200, height: 760 } });
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(pathToFileURL(path.join(folder, 'turn.html')).toString());
});
afterAll(async () => {
  await page.close();
});

test('an exported turn page works offline, and keys step through it', async () => {
  const chosen = page.locator('[role="option"][aria-selected="true"]');
  const reading = page.locator('.reading');
  expect(await reading.textContent()).toBe('Set-up');
  const all = Number(await page.getByRole('slider').getAttribute('max'));
  expect(all).toBeGreaterThan(3);
  await page.keyboard.press(']');
  await expect.poll(() => reading.textContent()).toContain(`1 / ${all}`);
  await expect.poll(() => chosen.count()).toBe(1);
  await page.getByText('attack 0304').first().click();
  await page.keyboard.press(']');
  await expect.poll(() => page.locator('.detail').textContent()).toContain('written in the file');
  await page.keyboard.press('End');
  await expect.poll(() => reading.textContent()).toContain(`${all} / ${all}`);
  expect(await page.locator('.map [role="listitem"], .map li').count()).toBeGreaterThan(0);

  // Controls that need a file or a game are hidden.
  for (const name of ['Show in the text', 'More', 'Games', 'Re-roll']) {
    expect(await page.getByRole('button', { name, exact: true }).or(page.getByRole('tab', { name })).isVisible()).toBe(
      false,
    );
  }
  expect(await page.getByRole('tab').filter({ visible: true }).allTextContents()).toEqual(['Record', 'Score']);
  expect(await page.getByRole('alert').filter({ visible: true }).count()).toBe(0);
  expect(requests).toHaveLength(1);
  expect(complaints).toEqual([]);
});
