import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { previewPage } from '../extension/preview/page.js';
import { READABLE } from '../preview/webview/map/view.js';
import { STOPWATCH } from './gestures.js';

const PANE = { width: 1280, height: 860 };
const ADDRESS = 'http://preview.invalid/';

/** A stub of the editor's API in the webview, which ignores all messages. */
const NO_EDITOR = 'globalThis.acquireVsCodeApi = () => ({ postMessage() {}, getState() {}, setState() {} });';

/**
 * Opens a page with the script and the style sheet of the preview panel from `dist/`. Adds the functions of {@link
 * STOPWATCH} to the page, which measure how long the page takes to paint.
 */
export async function panelPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: PANE });
  const own = previewPage({
    script: '/preview.js',
    style: '/preview.css',
    source: "'self'",
    document: 'file:///scenario.sand',
    theme: 'light',
  });
  const files: Readonly<Record<string, readonly [string, string]>> = {
    '/': ['text/html', own],
    '/preview.js': ['text/javascript', NO_EDITOR + readFileSync('dist/preview.js', 'utf8')],
    '/preview.css': ['text/css', readFileSync('dist/preview.css', 'utf8')],
  };
  await page.route(`${ADDRESS}**`, (route) => {
    const [contentType, body] = files[new URL(route.request().url()).pathname] ?? ['text/plain', ''];
    return route.fulfill({ contentType, body });
  });
  await page.goto(ADDRESS);
  await page.evaluate(STOPWATCH);
  return page;
}

/** Opens a page that contains only an SVG, at the zoom level at which the panel opens. */
export async function plainPage(browser: Browser, svg: string): Promise<Page> {
  const page = await browser.newPage({ viewport: PANE });
  const visible = svg.replace(
    /width="\d+" height="\d+" viewBox="[^"]*"/,
    `width="${PANE.width}" height="${PANE.height}" viewBox="0 0 ${PANE.width / READABLE} ${PANE.height / READABLE}"`,
  );
  await page.setContent(`<body style="margin: 0; overflow: hidden">${visible}</body>`);
  await page.evaluate(STOPWATCH);
  return page;
}
