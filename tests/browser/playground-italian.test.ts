import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withBrowser } from './one-browser.js';

/** Matches the scripts with Italian texts: of page and panel, of the server, and of a game. */
const ITALIAN_SCRIPT = /\/(?:italian-\w+|words-it|\w+-it)\.js$/;

/** Opens the page for a browser in a language until the map is drawn. Returns the page with the files that it loaded. */
async function opened(newPage: Promise<Page>, url: string): Promise<{ page: Page; loaded: readonly string[] }> {
  const page = await newPage;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(url);
  await page.frameLocator('#map').locator('canvas').first().waitFor();
  await page.locator('#text .codelens-decoration a').first().waitFor();
  return { page, loaded };
}

withBrowser(
  'the playground is Italian in an Italian browser, and English by a click',
  async ({ browser, playground }) => {
    const url = `${playground.home}?example=pgg/fifth-turn.sand`;
    const { page, loaded } = await opened(browser.newPage({ locale: 'it-IT' }), url);
    const panel = page.frameLocator('#map');
    expect(await page.locator('header').innerText()).toMatch(/Gioca\s+Ripristina\s+Nulla di ciò che scrivi/);
    expect(await page.locator('header h1 a').getAttribute('href')).toBe('../it/index.html');
    expect(await page.locator('#example option:checked').innerText()).toMatch(/^Il quinto turno: /);
    await page.locator('#text .codelens-decoration a', { hasText: 'Gioca il turno 5' }).first().waitFor();
    await panel.getByRole('tab', { name: 'Cronaca' }).waitFor();
    await panel.getByText('76/20: da 2713 a 2913, 1 punto di movimento.').waitFor();
    // The texts of the editor itself.
    await page.locator('#text .view-line').first().click();
    await page.keyboard.press('Control+f');
    expect(await page.locator('.find-widget textarea').first().getAttribute('aria-label')).toBe('Trova');
    expect(loaded.filter((file) => ITALIAN_SCRIPT.test(file))).toEqual(
      expect.arrayContaining([expect.stringContaining('/italian-'), '/dist/words-it.js', '/dist/rulesets/pgg-it.js']),
    );

    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Run' }).waitFor();
    expect(await page.locator('header h1 a').getAttribute('href')).toBe('../index.html');
    expect(new URL(page.url()).search).toBe('?language=en&example=pgg/fifth-turn.sand');
    await page.close();
  },
);

withBrowser(
  'the playground loads no Italian texts for a browser in another language',
  async ({ browser, playground }) => {
    const { page, loaded } = await opened(browser.newPage({ locale: 'de-DE' }), playground.home);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.getByRole('link', { name: 'Italiano' }).getAttribute('lang')).toBe('it');
    expect(loaded.filter((file) => ITALIAN_SCRIPT.test(file))).toEqual([]);
    await page.close();
  },
);
