import { expect, test } from 'vitest';
import { inSharedFolder, workbench } from '../window.js';

inSharedFolder({ examples: 'fda/lessons' });

test('the preview opens next to the orders of a game with dice pools on a square grid, and there are no findings', async () => {
  const { page, preview } = workbench;
  await workbench.openFile('2-assault.sand');
  await workbench.hideSideBar();
  await workbench.command('Sandtable: Open Map to the Side');
  await preview.locator('.stack').first().waitFor();
  await workbench.page.locator('.tab').getByText('Assault and support').waitFor();
  await page.locator('.statusbar').getByText('fda').first().waitFor();
  expect(await page.locator('.squiggly-error').count()).toBe(0);
});

test('the record shows every die of both pools, and the rule of the roll', async () => {
  const { preview } = workbench;
  await preview.locator('.moments .row[title="4th Tanks assaults 0606"]').click();
  await preview.locator('.detail .ledger').first().waitFor();
  await workbench.screenshot('workbench-squares');
});

test('a debug session stops at a breakpoint and shows frames, variables, and the map at the same moment', async () => {
  const { page, preview } = workbench;
  await workbench.command('View: Show Run and Debug');
  await workbench.openFile('2-assault.sand');
  await workbench.goToLine(59);
  await page.locator('.monaco-editor.focused').first().waitFor();
  await page.keyboard.press('F9');
  await page.keyboard.press('F5');
  const frames = page.locator('.debug-call-stack .monaco-list-row');
  await frames.getByText('turn 1').first().waitFor();
  await page.keyboard.press('F5');
  await frames
    .getByText(/^assault 0706/)
    .first()
    .waitFor();
  await page.locator('.debug-top-stack-frame-line').first().waitFor();
  await page.keyboard.press('F10');
  await frames
    .getByText(/^defend 0706/)
    .first()
    .waitFor();
  await page.locator('.debug-variables').getByText('Units').first().waitFor();
  await preview.locator('.moments .row[aria-selected=true]').getByText('assault 0706').first().waitFor();
  await preview.locator('.of-umpire [aria-pressed=true]').waitFor({ state: 'attached' });
  await workbench.screenshot('workbench-debugger');
  await page.keyboard.press('Shift+F5');
  // The debug session shows everything. After the session, the map has its own viewer again.
  await preview.locator('.of-umpire [aria-pressed=false]').waitFor({ state: 'attached' });
});
