import { describe, expect, test } from 'vitest';
import { inBrowser, open, page, show } from '../../picture.js';
import { ask, bar, option } from '../play/asked-question.js';
import { dockHeight, small } from '../small-game.js';

inBrowser();

describe('the layout of map and record', () => {
  test('the splitter can be dragged, keeps its position across a reload, and is reset by a double click', async () => {
    await open({ width: 690, height: 820, preview: small() });
    const first = await dockHeight();
    const bar = (await page.locator('.splitter').boundingBox())!;
    await page.mouse.move(345, bar.y + 2);
    await page.mouse.down();
    await page.mouse.move(345, bar.y - 78, { steps: 4 });
    await page.mouse.up();
    expect(await dockHeight()).toBe(first + 80);
    await page.reload();
    await show(small());
    expect(await dockHeight()).toBe(first + 80);
    await page.locator('.splitter').dblclick();
    expect(await dockHeight()).toBe(first);
  });

  test('no tool in the header of a dock 310 pixels wide is cut off', async () => {
    await open({ width: 640, height: 420, preview: small() });
    await page.locator('.splitter').waitFor();
    const bar = (await page.locator('.splitter').boundingBox())!;
    await page.mouse.move(bar.x + 2, 200);
    await page.mouse.down();
    await page.mouse.move(640 - 312, 200, { steps: 4 });
    await page.mouse.up();
    const ends = await page
      .locator('.dock-head > button')
      .evaluateAll((all) =>
        all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().right),
      );
    expect(Math.max(...ends)).toBeLessThanOrEqual(640);
    expect(ends.length).toBeGreaterThan(1);
  });

  test('a key moves the record below or next to the map', async () => {
    await open({ width: 690, height: 820, preview: small() });
    await page.keyboard.press('l');
    expect((await page.locator('.dock').boundingBox())!.y).toBe(36);
    await page.keyboard.press('l');
    expect((await page.locator('.dock').boundingBox())!.x).toBe(0);
  });

  test('a question with many answers leaves room for the map', async () => {
    await open({ width: 420, height: 620, preview: small() });
    const heightOfMap = async (): Promise<number> => (await page.locator('.map-frame').boundingBox())!.height;
    const before = { map: await heightOfMap(), dock: await dockHeight() };
    await ask({ options: Array.from({ length: 12 }, (_, index) => option(`retreat along the road number ${index}`)) });
    await bar()
      .getByRole('button', { name: /number 11/ })
      .waitFor();
    expect(await heightOfMap()).toBe(160);
    expect(before.map).toBeGreaterThan(160);
    expect(await dockHeight()).toBeLessThan(before.dock);
  });
});
