/** Starts the headless browser for the tests of pictures, pages and the workbench. */
import fs from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/**
 * Possible paths of the browser. Debian's headless shell comes first, since it needs half the processor time of the
 * full browser.
 */
const BROWSER_FILES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Returns the path of the installed browser, or the path where it should be. */
export const chromiumFile = (): string =>
  process.env.CHROMIUM ?? BROWSER_FILES.find((file) => fs.existsSync(file)) ?? BROWSER_FILES[0];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Keeps the JavaScript engine from compiling and collecting garbage in parallel threads. A page of a test then takes a
 * tenth to a quarter less processor time, because it is closed before most of the compiled code is used.
 */
const WITHOUT_HELPER_THREADS = '--js-flags=--single-threaded';

/** Launches the browser for measurements, with the threads that it has for its users. */
export const launchBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumFile(), headless: true, args: [...FLAGS, ...flags] });

/** Launches the browser for tests, which share the processor with other tests. */
export const launchTestBrowser = (): Promise<Browser> => launchBrowser([WITHOUT_HELPER_THREADS]);
