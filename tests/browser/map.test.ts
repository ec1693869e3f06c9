import { describe, expect, test } from 'vitest';
import { groundOf } from '../../preview/render/ground.js';
import { campaign } from '../preview/scenes.js';
import { inBrowser, middleOf, open, page, posted, show, still, view, visibleCounter } from './picture.js';
import { played } from './played.js';

inBrowser();

/** Returns a screenshot of the map once it is completely painted. */
async function painted(): Promise<string> {
  await still();
  return page.locator('.sheet').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

/** Returns the number of pixels that differ from an earlier picture. Slight differences of antialiasing are ignored. */
const differing = async (before: string): Promise<number> => {
  await still();
  return page.locator('.sheet').evaluate(async (canvas: HTMLCanvasElement, url) => {
    const bytes = Uint8Array.from(atob(url.split(',')[1]), (sign) => sign.charCodeAt(0));
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')!;
    copy.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
    const { data: was } = copy.getImageData(0, 0, canvas.width, canvas.height);
    const { data: is } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    const pixels = new Set<number>();
    is.forEach((part, i) => {
      if (Math.abs(part - was[i]) > 8) pixels.add(i >> 2);
    });
    return pixels.size;
  }, before);
};

/** Returns the number of colours in a square around a point of the page. */
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

test('a reloaded page shows the same picture', async () => {
  await open();
  await page.locator('.map').press('0');
  const before = await painted();
  await page.reload();
  // The map is empty until the first picture arrives.
  await show(played(campaign()));
  expect(await differing(before)).toBe(0);
});

test('a change of theme repaints the whole map, and changing back restores it', async () => {
  await open();
  const light = await painted();
  const wear = (theme: string): Promise<void> =>
    page.evaluate((name) => {
      document.body.className = name;
    }, theme);
  const colours = (): Promise<string[]> =>
    page.locator('.row .bar').evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor));
  const before = await colours();
  await wear('vscode-high-contrast-light vscode-high-contrast');
  expect(await differing(light)).toBeGreaterThan(1000);
  for (const [row, colour] of (await colours()).entries()) {
    expect.soft(colour, `bar ${row}`).not.toBe(before[row]);
  }
  await wear('vscode-light');
  expect(await differing(light)).toBe(0);
});

test('zooming and panning there and back gives the same picture', async () => {
  await open();
  await page.locator('.map').focus();
  await page.keyboard.press('0');
  const before = await painted();
  const { x, y } = (await page.locator('.map').boundingBox())!;
  await page.mouse.move(x + 300, y + 300);
  await page.mouse.wheel(0, -500);
  await page.waitForTimeout(200);
  await page.keyboard.press('Shift+ArrowRight');
  expect(await differing(before)).toBeGreaterThan(1000);
  await page.locator('.map').focus();
  await page.keyboard.press('0');
  expect(await differing(before)).toBe(0);
});

test('counters are drawn where the accessible list places them, at any zoom', async () => {
  await open();
  const { cell } = await visibleCounter();
  for (const key of ['', '+', '0']) {
    if (key !== '') await page.locator('.map').press(key);
    await still();
    const at = await middleOf(cell);
    expect(await coloursAround(at, 5)).toBeGreaterThan(2);
  }
});

test('a click selects a stack drawn as a block on a zoomed-out map', async () => {
  await open();
  await page.locator('.map').press('0');
  await still();
  const { cell, x, y, name } = await visibleCounter();
  await page.mouse.click(x, y);
  await page.locator('.here .chosen').filter({ hasText: name }).waitFor();
  expect(await page.locator(`.stack[data-cell="${cell}"]`).first().innerText()).toContain(name);
});

test('the map is painted at the device’s pixel ratio', async () => {
  await open({ ratio: 2 });
  await still();
  const [pixels, box] = await page
    .locator('.sheet')
    .evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.clientWidth] as const);
  expect(pixels).toBe(2 * box);
});

test('units and overlays are in the accessibility tree', async () => {
  await open();
  const [{ cell, name }] = campaign().counters;
  const units = page.getByRole('list', { name: 'Units on the map' });
  expect(await units.locator(`[data-cell="${cell}"]`).first().innerText()).toContain(name);
  expect(await page.getByRole('list', { name: 'Map overlays' }).getByRole('listitem').count()).toBe(0);
});

describe('the minimap', () => {
  test('the minimap appears when part of the map is out of view, and its frame pans the map', async () => {
    await open();
    const small = page.locator('.minimap');
    await small.waitFor();
    const before = await view();
    const { x, y, width, height } = (await small.boundingBox())!;
    await page.mouse.move(x + width / 4, y + height / 4);
    await page.mouse.down();
    const panned = await view();
    expect(panned).not.toBe(before);
    await page.mouse.move(x + width / 4 + 20, y + height / 4 + 10, { steps: 3 });
    await page.mouse.up();
    const [from, to] = [panned, await view()].map((text) => text.split(' ').map(Number));
    const unit = groundOf(campaign().grid).width / (width - 10);
    expect(Math.abs(to[0] - from[0] - 20 * unit)).toBeLessThan(2 * unit);
    expect(Math.abs(to[1] - from[1] - 10 * unit)).toBeLessThan(2 * unit);
    expect(to[2]).toBe(from[2]);
    await page.mouse.move(x + width / 2, y + height / 2);
    expect((await view()).split(' ').map(Number)).toEqual(to);
    expect((await posted()).filter(({ type }) => type === 'openCell' || type === 'openPlace')).toEqual([]);
  });

  test('the minimap is hidden when the whole map is visible', async () => {
    await open();
    await page.locator('.minimap').waitFor();
    await page.locator('.map').press('0');
    await page.locator('.minimap').waitFor({ state: 'hidden' });
  });
});
