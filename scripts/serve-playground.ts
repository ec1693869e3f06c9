import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { makePlayground } from './playground.ts';
import { ROOT } from './run.ts';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The playground of the site on a local server, for tests and benchmarks. */
export interface PlaygroundSite {
  /** Base URL, which ends with a slash. */
  readonly home: string;
  /**
   * Opens a page on which an example is played.
   * @param prepare changes the text of the example before it is loaded
   * @param before called before the page is loaded
   * @param options options of the page, for example its size
   */
  openExample(
    browser: Browser,
    file: string,
    prepare: (text: string) => string,
    before?: (page: Page) => Promise<void>,
    options?: BrowserContextOptions,
  ): Promise<Page>;
  readonly close: () => void;
}

/** Builds the playground from `dist/` in a temporary folder and serves it. `close` removes the folder. */
export async function servePlayground(): Promise<PlaygroundSite> {
  fs.mkdirSync(path.join(ROOT, 'out'), { recursive: true });
  const site = fs.mkdtempSync(path.join(ROOT, 'out/playground-'));
  await makePlayground(site);
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = path.join(site, pathname === '/' ? 'index.html' : pathname);
    const isThere = fs.existsSync(file);
    response.writeHead(isThere ? 200 : 404, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' });
    response.end(isThere ? fs.readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    home,
    async openExample(browser, file, prepare, before, options) {
      const page = await browser.newPage({ viewport: { width: 1600, height: 900 }, ...options });
      await before?.(page);
      await page.route(`**/examples/${file}`, async (route) => {
        await route.fulfill({ body: prepare(fs.readFileSync(path.join(site, 'examples', file), 'utf8')) });
      });
      await page.goto(`${home}?example=${file}`);
      return page;
    },
    close: () => {
      server.close();
      fs.rmSync(site, { recursive: true });
    },
  };
}
