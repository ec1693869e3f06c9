import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { answering, ARTIFACTS, inBrowser, open, page } from '../../picture.js';
import { small } from '../small-game.js';

inBrowser();

describe('animated moves', () => {
  const [{ name, cell }] = small().scene.counters;
  const way = { 18: [{ kind: 'move', side: 'German', cells: [4, 14, 24, 34, cell], pieces: [name] }] } as const;
  const play = () => page.getByRole('button', { name: 'Play', exact: true });
  const goes = (): Promise<string | null> => play().getAttribute('aria-pressed');
  const canvas = (): Promise<string> =>
    page.locator('.sheet').evaluate((sheet: HTMLCanvasElement) => sheet.toDataURL());
  const step = async (): Promise<void> => {
    await open({ preview: { ...small(), moment: 17 }, isAnimated: true });
    await answering(small(), way);
    await page.keyboard.press('<');
    await page.getByRole('button', { name: 'Next moment' }).click();
  };

  test('units move along their paths, can be paused anywhere, and resume', async () => {
    await step();
    expect(await page.getByRole('button', { name: 'Speed ½×' }).count()).toBe(1);
    expect(await goes()).toBe('true');
    await page.waitForTimeout(200);
    const early = await canvas();
    await page.waitForTimeout(200);
    await play().click();
    expect(await goes()).toBe('false');
    await page.waitForTimeout(200);
    const stopped = await canvas();
    expect(stopped).not.toBe(early);
    await page.screenshot({ path: path.join(ARTIFACTS, 'march.png') });
    expect(await canvas()).toBe(stopped);
    for (const key of '>>>') await page.keyboard.press(key);
    await play().click();
    await page.waitForFunction(() => document.querySelector('.reading strong')?.textContent === '20');
    expect(await goes()).toBe('false');
  });

  test('with reduced motion units appear at their destinations without animation', async () => {
    await open({ preview: { ...small(), moment: 17 } });
    await answering(small(), way);
    await page.getByRole('button', { name: 'Next moment' }).click();
    expect(await goes()).toBe('false');
  });
});
