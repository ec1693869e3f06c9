/* oxlint-disable no-empty-pattern -- a fixture lists there the fixtures that it needs; these fixtures need none */
import { test } from 'vitest';
import { launchTestBrowser } from '../../scripts/chromium.ts';
import { servePlayground } from '../../scripts/serve-playground.ts';
import { servePreview } from './preview-page.js';

/**
 * A test with a browser. The test files of a project share one browser, one panel and one playground, because a project
 * runs its files one after the other in one process.
 */
export const withBrowser = test
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchTestBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('preview', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const served = await servePreview();
    onCleanup(() => served.close());
    return served;
  })
  .extend('playground', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const site = await servePlayground();
    onCleanup(site.close);
    return site;
  });
