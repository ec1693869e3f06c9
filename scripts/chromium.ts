/** The browser without a window that shows pictures, pages and the workbench. */
import fs from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Debian's shell without tabs and windows takes half the work of the whole browser, which serves where it is already there. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Where the browser is, or is expected. */
export const chromiumFile = (): string =>
  process.env.CHROMIUM ?? PLACES.find((file) => fs.existsSync(file)) ?? PLACES[0];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumFile(), headless: true, args: FLAGS });
