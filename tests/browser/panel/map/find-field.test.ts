import { describe, expect, test } from 'vitest';
import { groundOf } from '../../../../preview/render/ground.js';
import { campaign } from '../../../preview/scenes.js';
import { inBrowser, open, page, view } from '../../picture.js';
import { played } from '../../played.js';
import { small } from '../small-game.js';

inBrowser();

describe('the find field', () => {
  const selectedCell = (): Promise<string> => page.locator('.here .cell strong').innerText();

  test('the find field outlines the current match; Enter goes there, Escape goes back', async () => {
    await open({ preview: played(campaign(), 20), width: 690, height: 820 });
    const opened = await view();
    await page.keyboard.press('/');
    await page.keyboard.type('Place 1');
    await expect.poll(() => page.getByRole('option', { selected: true }).first().innerText()).toContain('Place 1');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await view()).not.toBe(opened);
    await page.keyboard.press('Escape');
    await expect.poll(view).toBe(opened);
    await page.keyboard.press('/');
    await page.keyboard.type('17/17');
    await page.keyboard.press('Enter');
    const [{ cell }] = campaign().counters.filter(({ name }) => name === '17/17');
    expect(await selectedCell()).toBe(groundOf(campaign().grid).board.label(cell));
    expect(await page.locator('.here .chosen').innerText()).toContain('17/17');
    expect(await page.locator('.map').evaluate((map) => map === document.activeElement)).toBe(true);
  });

  test('the find field opens above the tools of a narrow panel; the ruler measures from the selected cell', async () => {
    await open({ preview: small(), width: 380, height: 700 });
    await page.getByRole('button', { name: /^Find/ }).click();
    await page.keyboard.type('0506');
    await page.keyboard.press('Enter');
    expect(await selectedCell()).toBe('0506');
    await page.keyboard.press('d');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await page.locator('.ruler').innerText()).toBe('0506 → 0504: 2 hexes');
    await page.keyboard.press('Escape');
    expect(await page.locator('.ruler').isVisible()).toBe(false);
    expect(await selectedCell()).toBe('0504');
  });
});
