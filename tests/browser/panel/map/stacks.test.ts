import { describe, expect, test } from 'vitest';
import type { Preview } from '../../../../preview/contract/preview.js';
import { counter, GRIDS, scene } from '../../../preview/scenes.js';
import { answer, ARTIFACTS, inBrowser, middleOf, open, page, picture, posted, requested } from '../../picture.js';
import { played } from '../../played.js';

inBrowser();

describe('a stack of counters', () => {
  const CELL = 44;
  const LOWER_LEFT = 71;
  const names = ['11/3', '12/3', '13/4'] as const;
  const stack = (cell = CELL): Preview =>
    played(
      scene(GRIDS.flat, {
        counters: names.map((name) => counter(cell, { name, formation: name.endsWith('3') ? '3.Pz' : '4.Pz' })),
      }),
      20,
    );
  const pickedUp = async (): Promise<unknown> => (await requested('dropTargets'))?.params.counters;

  test.each([
    ['the whole stack', undefined, names],
    ['with Alt only the top counter of a stack', 'Alt', ['13/4']],
    ['with Shift the top counter’s formation', 'Shift', ['13/4']],
  ] as const)('a drag from a stack picks up %s', async (_, key, expected) => {
    await open({ preview: stack() });
    const { x, y } = await middleOf(CELL);
    if (key) await page.keyboard.down(key);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 90, { steps: 4 });
    expect(await pickedUp()).toEqual(expected);
    await page.mouse.up();
    if (key) await page.keyboard.up(key);
    const moved = (await posted()).find(({ type }) => type === 'moveCounters');
    expect(moved).toMatchObject({ counters: expected, from: CELL, ...(key === 'Shift' && { adds: true }) });
  });

  test('a click or the key V spreads out a stack, and each of its counters can be picked up by pointer or key', async () => {
    await open({ preview: stack() });
    const { x, y } = await middleOf(CELL);
    const before = await picture();
    await page.mouse.click(x, y);
    const speech = page.locator('.map [aria-live]');
    await expect.poll(() => speech.textContent()).toBe('3 counters: 13/4, 12/3, 11/3.');
    await page.screenshot({ path: `${ARTIFACTS}/fan.png` });
    expect(await before.changed()).toBeDefined();
    await page.locator('.map').focus();
    await page.keyboard.press('.');
    await page.keyboard.press('.');
    expect(await speech.textContent()).toContain('12/3');
    await page.keyboard.press('m');
    expect(await pickedUp()).toEqual(['12/3']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('v');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+M');
    expect(await pickedUp()).toEqual(['13/4']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    expect(await pickedUp()).toEqual(names);
  });

  test('the card of the selected cell leaves its stack and its neighbours visible', async () => {
    await open({ width: 690, height: 757, preview: stack(LOWER_LEFT) });
    const { x, y } = await middleOf(LOWER_LEFT);
    await page.mouse.click(x, y);
    const edge = async (): Promise<number> => {
      const { y: top, height } = (await page.locator('.here').boundingBox())!;
      return top + height;
    };
    await expect.poll(edge).toBeLessThan(y - 80);
    await page.screenshot({ path: `${ARTIFACTS}/card-and-stack.png` });
  });

  test('during a drag the record marks the order that dropping the counter would replace', async () => {
    const game = stack();
    await open({ preview: game });
    const { x, y } = await middleOf(CELL);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 90, { steps: 4 });
    const { number } = game.moments[4];
    await answer('dropTargets', { cells: [CELL + 1], costs: ['2'], replaces: number });
    expect(await page.locator('.moments .replaced').innerText()).toBe('Will be replaced');
    expect(await page.locator('.holding').innerText()).toMatch(/^13\/4 and 2 more from /);
    await page.screenshot({ path: `${ARTIFACTS}/stack-in-hand.png` });
    await page.keyboard.press('Escape');
    expect(await page.locator('.moments .replaced').count()).toBe(0);
    await page.mouse.up();
  });
});
