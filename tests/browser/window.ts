import { afterAll, afterEach } from 'vitest';
import { withBrowser } from './one-browser.js';
import { Workbench } from './workbench.js';

/**
 * The editor window shared by several suites, each in its own folder, because starting one costs more than most tests.
 */
export let workbench: Workbench;

export function oneWindow(): void {
  withBrowser.beforeAll(async ({ browser }) => {
    workbench = await Workbench.start(browser);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.screenshot(`failed ${task.name}`);
  });
  afterAll(async () => {
    await workbench.stop();
  });
}
