import { afterAll, afterEach, beforeAll } from 'vitest';
import { withBrowser } from './one-browser.js';
import { Workbench, type FolderContent } from './workbench.js';

/** The editor window that several suites share, because starting a window costs more than most tests. */
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

/** The files of the folder that {@link openSharedFolder} opens. Several suites use this folder. */
const shared: FolderContent[] = [];

/**
 * Opens one folder for several suites, because to open a folder costs more than most tests. Each suite adds its files
 * with {@link inSharedFolder}.
 */
export function openSharedFolder(): void {
  beforeAll(async () => {
    workbench.layTogether(shared);
    await workbench.open('Default Dark Modern');
  });
}

/** Adds the files of a suite to the shared folder. Before the suite, closes the editors that are still open. */
export function inSharedFolder(content: FolderContent): void {
  shared.push(content);
  beforeAll(() => workbench.command('View: Close All Editors'));
}
