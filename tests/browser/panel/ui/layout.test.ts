import { describe, expect, test } from 'vitest';
import { inBrowser, open, page, show } from '../../picture.js';
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

  test('a key moves the record below or next to the map', async () => {
    await open({ width: 690, height: 820, preview: small() });
    await page.keyboard.press('l');
    expect((await page.locator('.dock').boundingBox())!.y).toBe(36);
    await page.keyboard.press('l');
    expect((await page.locator('.dock').boundingBox())!.x).toBe(0);
  });
});
