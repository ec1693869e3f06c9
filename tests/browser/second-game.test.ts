import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Workbench } from './workbench.js';

let workbench: Workbench;

beforeAll(async () => {
  workbench = await Workbench.start('fda', {});
  await workbench.open('Default Light Modern');
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await workbench.screenshot(`failed ${task.name}`);
});
afterAll(async () => {
  await workbench.stop();
});

test('a game of dice pools on squares is drawn beside its orders, without findings', async () => {
  const { page, preview } = workbench;
  await workbench.openFile('2-assault.sand');
  await workbench.hideSideBar();
  await workbench.command('Sandtable: Open Map to the Side');
  await preview.locator('.stack').first().waitFor({ timeout: 30_000 });
  await workbench.page.locator('.tab').getByText('Assault and support').waitFor();
  await page.locator('.statusbar').getByText('fda').first().waitFor();
  expect(await page.locator('.squiggly-error').count()).toBe(0);
});

test('the record tells every die of both pools, and its rule', async () => {
  const { preview } = workbench;
  await preview.locator('.moments .row[title="4th Tanks assaults 0606"]').click();
  await preview.locator('.detail .ledger').first().waitFor();
  await workbench.screenshot('workbench-squares');
});
