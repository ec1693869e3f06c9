import { expect, test } from 'vitest';
import { inBrowser, open, page, posted, show, view } from '../../picture.js';
import { fought } from '../../played.js';
import { dockHeight, small } from '../small-game.js';

inBrowser();

test('a citation opens the page of its rule', async () => {
  await open({ preview: fought(small()), width: 690, height: 820 });
  const cited = page.locator('.ledger').getByRole('button').first();
  const rule = await cited.innerText();
  await cited.click();
  expect((await posted()).at(-1)).toEqual({ type: 'openRule', rule });
});

test('a battle sheet zooms the map to its cells and grows; leaving the battle restores view and size', async () => {
  await open({ width: 690, height: 820, preview: { ...small(), moment: -1 } });
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  const size = async (): Promise<number> =>
    Number.parseInt(await page.getByLabel('Zoom level', { exact: true }).innerText());
  const [whole, rest, far] = [await view(), await dockHeight(), await size()];
  await show(fought(small()));
  await expect.poll(size).toBeGreaterThan(far);
  expect(await dockHeight()).toBeGreaterThan(rest);
  await show({ ...small(), moment: -1 });
  await expect.poll(view).toBe(whole);
  expect(await dockHeight()).toBe(rest);
});

test('in a narrow panel the battle sheet covers the record and has a button back to it', async () => {
  await open({ width: 380, height: 700, preview: fought(small()) });
  expect(await page.locator('.moments').isVisible()).toBe(false);
  expect(await page.locator('.results').isVisible()).toBe(false);
  await page.getByRole('tab', { name: 'Table' }).click();
  expect(await page.locator('.results').isVisible()).toBe(true);
  expect(await page.locator('.ledger').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Back to the record' }).click();
  expect(await page.locator('.moments').isVisible()).toBe(true);
});
