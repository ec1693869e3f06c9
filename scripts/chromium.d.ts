import { type Browser } from 'playwright-core';
/** Returns the path of the installed browser, or the path where it should be. */
export declare const chromiumFile: () => string;
export declare const launchBrowser: () => Promise<Browser>;
