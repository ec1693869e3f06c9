import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../preview/scenes.js';
import { inBrowser, middleOf, open, page, posted, show, tell, visibleCounter } from './picture.js';
import { played } from './played.js';
import { EDITOR_THEMES } from './preview-page.js';

inBrowser();

const sheet = (): Locator => page.locator('.sheet[aria-busy="false"]');

/** The drawn map alone, once it is painted. */
async function painted(): Promise<string> {
  // Twice: what was asked for a moment ago has begun by then.
  for (let i = 0; i < 2; i++) {
    await page.waitForTimeout(100);
    await sheet().waitFor();
  }
  return page.locator('.sheet').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

/** How many colours are seen in a square around a point of the page. */
const coloursAround = (at: { readonly x: number; readonly y: number }, half: number): Promise<number> =>
  page.locator('.sheet').evaluate(
    (canvas: HTMLCanvasElement, [x, y, by]) => {
      const box = canvas.getBoundingClientRect();
      const ratio = canvas.width / box.width;
      const [left, top, edge] = [x - box.left - by, y - box.top - by, 2 * by].map((each) => Math.round(each * ratio));
      const { data } = canvas.getContext('2d')!.getImageData(left, top, edge, edge);
      const colours = new Set<number>();
      for (let i = 0; i < data.length; i += 4) colours.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
      return colours.size;
    },
    [at.x, at.y, half] as const,
  );

describe.each(EDITOR_THEMES)('%s', (theme) => {
  test('a page that comes back shows the picture it showed', async () => {
    await open({ theme });
    const before = await painted();
    await page.reload();
    // It is empty for a while: the first picture is asked for.
    await page.waitForTimeout(300);
    await show(played(campaign()));
    expect((await painted()) === before).toBe(true);
  });
});

test('another theme of the editor paints all anew, and the first again', async () => {
  await open();
  const light = await painted();
  const wear = (theme: string): Promise<void> =>
    page.evaluate((name) => {
      document.body.className = name;
    }, theme);
  await wear('vscode-high-contrast-light vscode-high-contrast');
  const other = await painted();
  expect(other === light).toBe(false);
  await wear('vscode-light');
  expect((await painted()) === light).toBe(true);
});

test('what was zoomed and moved away is the same picture when it comes back', async () => {
  await open();
  await page.locator('.map').focus();
  await page.keyboard.press('0');
  await page.waitForTimeout(300);
  const before = await painted();
  const { x, y } = (await page.locator('.map').boundingBox())!;
  await page.mouse.move(x + 300, y + 300);
  await page.mouse.wheel(0, -500);
  await page.waitForTimeout(200);
  await page.keyboard.press('Shift+ArrowRight');
  expect((await painted()) === before).toBe(false);
  await page.locator('.map').focus();
  await page.keyboard.press('0');
  await page.waitForTimeout(300);
  expect((await painted()) === before).toBe(true);
});

test('a counter is drawn where the list says it stands, near and far', async () => {
  await open();
  const { cell } = await visibleCounter();
  for (const key of ['', '+', '0']) {
    if (key !== '') await page.locator('.map').press(key);
    await page.waitForTimeout(300);
    await painted();
    const at = await middleOf(cell);
    expect(await coloursAround(at, 5)).toBeGreaterThan(2);
  }
});

test('a map seen from afar is clicked where its blocks are', async () => {
  await open();
  await page.locator('.map').press('0');
  await page.waitForTimeout(300);
  const { cell, x, y, name } = await visibleCounter();
  await page.mouse.click(x, y);
  const { place } = campaign().counters.find((counter) => counter.name === name) ?? {};
  expect(await posted()).toContainEqual({ type: 'openPlace', place });
  expect(await page.locator(`.stack[data-cell="${cell}"]`).first().innerText()).toContain(name);
});

test('on a screen of finer pixels it is painted with all of them', async () => {
  await open({ ratio: 2 });
  await painted();
  const [pixels, box] = await page
    .locator('.sheet')
    .evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.clientWidth] as const);
  expect(pixels).toBe(2 * box);
});

test('units and what is laid over the map are told to those who do not see it', async () => {
  await open();
  const [{ cell, name }] = campaign().counters;
  const units = page.getByRole('list', { name: 'Units on the map' });
  expect(await units.locator(`[data-cell="${cell}"]`).first().innerText()).toContain(name);
  const wish = { want: 'zone', of: 'German' } as const;
  await tell({ type: 'overlays', wish, overlays: [] });
  expect(await page.getByRole('list', { name: 'Laid over the map' }).getByRole('listitem').count()).toBe(0);
});
