import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/run.ts';
import { sealOf } from '../../../language-server/sealing/seal-hash.js';
import { inSharedFolder, workbench } from '../window.js';

const fixture = (name: string): string =>
  fs.readFileSync(path.join(ROOT, 'tests/fixtures/findings/sealed', name), 'utf8');
/** The file of the turn, in which the seal of the German orders is missing. */
const TURN = `ruleset pgg
import "game.sand"

sealed turn 1 by Soviet "sha256-f922b9d73d2c3c7fbc74cf821f7eaecdb0bd3c5260387216f18d2588889c4ef6"

`;

const unsealed = fixture('german-1.sand').replace(/secret .*\n\n/, '');
inSharedFolder({
  files: { 'game.sand': fixture('game.sand'), 'german-1.sand': unsealed, 'turn-1.sand': TURN },
});
beforeAll(() => workbench.page.context().grantPermissions(['clipboard-read', 'clipboard-write']));

test('Seal These Orders writes a secret, saves the file, and copies its seal for the file of the turn', async () => {
  const { page } = workbench;
  await workbench.openFile('german-1.sand');
  await workbench.hideSideBar();
  await workbench.command('Sandtable: Seal These Orders');
  await page
    .locator('.view-line')
    .filter({ hasText: /secret.turn.1.by.German/ })
    .waitFor();
  // The editor under test shows no notifications by itself.
  await page.locator('[id="status.notifications"] a').click();
  await page.locator('.notification-list-item').filter({ hasText: 'Keep german-1.sand secret' }).waitFor();
  await workbench.picture('workbench-sealed');
  const saved = fs.readFileSync(path.join(workbench.folder, 'german-1.sand'), 'utf8');
  expect(saved).toMatch(/^secret turn 1 by German "[\w-]{32}"$/m);

  await workbench.openFile('turn-1.sand');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+v');
  await page
    .locator('.view-line')
    .filter({ hasText: /sealed.turn.1.by.German/ })
    .waitFor();
  await page.keyboard.press('Control+s');
  await page.locator('.tab.active:not(.dirty)').getByText('turn-1.sand').waitFor();
  const turn = path.join(workbench.folder, 'turn-1.sand');
  await expect.poll(() => fs.readFileSync(turn, 'utf8')).toContain(`sealed turn 1 by German "${sealOf(saved)}"`);
  await workbench.picture('workbench-seals');
  expect(await page.locator('.squiggly-error').count()).toBe(0);
});
