import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { withBrowser } from './one-browser.js';

let page: Page;
let panel: FrameLocator;
/** Errors and policy violations of the page, and requests that the page sends to other servers. */
const complaints: string[] = [];

withBrowser.beforeAll(async ({ browser, playground: { home } }) => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('icon.png')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(home)) complaints.push(request.url());
  });
  await page.goto(`${home}?example=pgg/fifth-turn.sand`);
  panel = page.frameLocator('#map');
});
afterAll(async () => {
  await page.close();
});

const text = (): Promise<string> => page.locator('#text .view-lines').innerText();
const chosen = (): Promise<string> => panel.getByRole('option', { selected: true }).first().innerText();

test('the playground highlights, checks and plays an example and shows its map', async () => {
  await panel.locator('canvas').first().waitFor();
  await page.locator('#text .codelens-decoration a', { hasText: 'Run turn 5' }).first().waitFor();
  expect(await page.locator('#file option').allInnerTexts()).toEqual([
    'pgg/fifth-turn.sand',
    'pgg/lessons/ground.sand',
    'pgg/lessons/forces.sand',
  ]);
  const line = page.locator('#text .view-line', { hasText: 'ruleset pgg' });
  await expect.poll(() => line.locator('[class^=mtk]').count()).toBeGreaterThan(2);

  await line.click();
  await page.keyboard.press('End');
  await page.keyboard.type('\nnonsense');
  await page.locator('#text .squiggly-error').first().waitFor();
  await page.keyboard.press('F8');
  await expect.poll(() => page.locator('.marker-widget').innerText()).toMatch(/“nonsense” is not allowed here/);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.locator('#text .squiggly-error').first().waitFor({ state: 'detached' });

  await panel.getByRole('button', { name: /^Previous moment/ }).click();
  await expect.poll(chosen).not.toMatch(/76\/20/);
  await page.locator('#text .codelens-decoration a', { hasText: 'Run turn 5' }).first().click();
  await expect.poll(chosen).toMatch(/76\/20/);

  // Edits made in the panel are applied to the text.
  await panel.locator('body').evaluate(() => {
    parent.postMessage({ type: 'keepSeed', seed: 'of the playground' }, '*');
  });
  await expect.poll(text).toMatch(/dice\s"of\sthe\splayground"/);
  expect(complaints).toEqual([]);
});

test('on a phone the map keeps a usable height, held upright and then sideways', async () => {
  const upright = { width: 390, height: 844 };
  const phone = await page.context().browser()!.newPage({ viewport: upright });
  await phone.goto(page.url());
  const map = phone.frameLocator('#map').locator('.map-frame');
  await map.locator('canvas').first().waitFor();
  for (const [viewport, least] of [
    [upright, { width: 390, height: 200 }],
    [
      { width: 844, height: 390 },
      { width: 220, height: 180 },
    ],
  ] as const) {
    await phone.setViewportSize(viewport);
    const isLarge = async (): Promise<boolean> => {
      const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
      return width >= least.width && height >= least.height;
    };
    await expect.poll(isLarge).toBe(true);
    expect((await phone.locator('#text').boundingBox())?.height).toBeGreaterThanOrEqual(150);
    expect((await phone.locator('body').boundingBox())?.width).toBe(viewport.width);
    // No element is wider than the screen.
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
  await phone.close();
});
