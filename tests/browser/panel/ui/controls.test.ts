import { expect, test } from 'vitest';
import { contrast } from '../../../preview/contrast.js';
import { inks } from '../../inks.js';
import { inBrowser, inEachTheme, open, page } from '../../picture.js';
import { small, theCounter } from '../small-game.js';

inBrowser();

test('pressed and selected controls stay readable under the pointer in each theme', async () => {
  await open({ preview: small() });
  const { x, y } = await theCounter();
  await page.mouse.click(x, y);
  await page.getByRole('button', { name: 'Zone of control' }).click();
  const pressed = page.locator('button[aria-pressed="true"]:visible, .moments [aria-selected="true"], .moments .head');
  const faint: unknown[] = [];
  const all = await pressed.all();
  expect(all.length).toBeGreaterThan(4);
  for (const control of all) {
    await control.hover();
    faint.push(
      ...(await inEachTheme(async () => (await inks(page)).filter(({ text, paper }) => contrast(text, paper) < 4.5))),
    );
  }
  expect(faint).toEqual([]);
});
