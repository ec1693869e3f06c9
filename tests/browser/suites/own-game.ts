import { expect, test } from 'vitest';
import { inSharedFolder, workbench } from '../window.js';

const MAP = 'map.sand';
const RULES = 'rules.sand';

inSharedFolder({ examples: 'own/battle-for-moscow' });

test('Rename Symbol changes a word of the ruleset in its file and in the map', async () => {
  const { page } = workbench;
  await workbench.openFile(RULES);
  const game = page.locator('.statusbar-item', { hasText: 'moscow' }).first();
  await game.waitFor();
  expect(await game.innerText()).toMatch(/^\s*moscow\s*$/);
  await workbench.goToLine(30, '  terrain f'.length);
  await page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
  await workbench.pressUntil(['F2'], async (within) => {
    await page.locator('.rename-box input').fill('old wood', within);
  });
  await page.keyboard.press('Enter');
  await page.locator('.view-line').getByText('old').first().waitFor();
  await workbench.openFile(MAP);
  await expect.poll(() => page.locator('.view-line', { hasText: 'legend' }).first().innerText()).toMatch(/old\swood/);
  expect(await page.locator('.squiggly-error').count()).toBe(0);
});

test('signature help and completion show the attributes of a statement in the file of a ruleset', async () => {
  const { page } = workbench;
  await workbench.openFile(RULES);
  await workbench.goToLine(30);
  await page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
  await page.locator('.monaco-editor.focused').first().waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('zone army (');
  await page.locator('.parameter-hints-widget').getByText('enter = stop|free').first().waitFor();
  await page.locator('.suggest-widget .monaco-list-row').getByText('as Panzergruppe Guderian').first().waitFor();
  await workbench.screenshot('statement-attributes');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await workbench.command('View: Revert and Close Editor');
});

test('New Game asks for its title and sides, and writes a game without findings, whose map is shown', async () => {
  const { page, preview } = workbench;
  await workbench.command('Sandtable: New Game…');
  const widget = page.locator('.quick-input-widget');
  await widget.getByText('Title of the game').first().waitFor();
  await widget.locator('input').first().fill('The ford at Brem');
  await page.keyboard.press('Enter');
  await widget.getByText('Name of the side that plays first').first().waitFor();
  await page.keyboard.press('Enter');
  await widget.getByText('Name of the other side').first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.view-line', { hasText: 'The ford at Brem' }).first().waitFor();
  await workbench.hideSideBar();
  await workbench.command('Sandtable: Open Map to the Side');
  await preview.locator('.stack').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.locator(':is(.squiggly-error, .squiggly-warning, .squiggly-info)').count()).toBe(0);
  await workbench.screenshot('new-game');
});
