import { afterAll, afterEach } from 'vitest';
import { withBrowser } from './one-browser.js';
import { Workbench } from './workbench.js';

/**
 * The editor window that several suites share, because starting a window costs more than most tests. Each suite opens
 * its own folder.
 */
export let workbench: Workbench;

export function oneWindow(): void {
  withBrowser.beforeAll(async ({ browser }) => {
    workbench = await Workbench.start(browser, { omitsUnused: true });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.screenshot(`failed ${task.name}`);
  });
  afterAll(async () => {
    await workbench.stop();
  });
}
