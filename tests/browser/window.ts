import { afterAll, afterEach } from 'vitest';
import { withBrowser } from './one-browser.js';
import { Workbench } from './workbench.js';

/** The window of the suites that share one, each in a folder of its own: to start one costs more than most of what they do in it. */
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
