import { type Browser } from 'playwright-core';
/** Where the browser is, or is expected. */
export declare const chromiumFile: () => string;
export declare const launchBrowser: () => Promise<Browser>;
