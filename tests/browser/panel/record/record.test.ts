import { describe, expect, test } from 'vitest';
import type { Preview } from '../../../../preview/contract/preview.js';
import type { MomentEvent } from '../../../../preview/contract/moments.js';
import { inBrowser, open, page, posted, send } from '../../picture.js';
import { small } from '../small-game.js';

inBrowser();

/** Returns a game whose moments have very long details: three times as many events, each with a long ledger. */
function talkative(): Preview {
  const game = small();
  const longer = (event: MomentEvent, i: number): MomentEvent => ({
    ...event,
    ledger: Array.from({ length: 12 }, () => event.ledger ?? []).flat(),
    ...(event.dice && { dice: { ...event.dice, values: [1 + (i % 6), 2, 3] } }),
  });
  return {
    ...game,
    moments: game.moments.map((moment) => ({
      ...moment,
      phase: 'combat',
      events: moment.events.flatMap((event, i) => [longer(event, i), longer(event, i + 1), longer(event, i + 2)]),
    })),
  };
}

describe.each([
  ['wide', 1280, 860],
  ['usual', 690, 820],
  ['narrow', 380, 700],
  ['low', 690, 400],
])('in a %s pane', (_, width, height) => {
  test('the selected moment stays visible in the list, and nothing else scrolls', async () => {
    await open({ width, height, preview: { ...talkative(), moment: -1 } });
    const hidden: string[] = [];
    for (let moment = 0; moment < 20; moment++) {
      await page.getByRole('button', { name: 'Next moment' }).click();
      // Wait for two frames: one to lay out the grown element, one for the list to scroll.
      const [visibleRow, scrolled] = await page.evaluate(async () => {
        for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
        const list = document.querySelector('.moments')!.getBoundingClientRect();
        const current = document.querySelector('.moments [aria-selected="true"]')!;
        const row = current.getBoundingClientRect();
        const head = current.parentElement!.querySelector('.head')!.getBoundingClientRect();
        const all = [document.documentElement, document.body, document.querySelector('.dock')!];
        return [
          list.height === 0 || (row.top >= Math.max(list.top, head.bottom) - 1 && row.bottom <= list.bottom + 1),
          all.some(({ scrollTop, scrollHeight, clientHeight }) => scrollTop > 0 || scrollHeight > clientHeight),
        ];
      });
      if (!visibleRow) hidden.push(`moment ${moment} is hidden`);
      if (scrolled) hidden.push(`at moment ${moment} the page scrolls`);
    }
    expect(hidden).toEqual([]);
    for (const [bar, high] of [
      ['.toolbar', 36],
      ['.transport', 40],
    ] as const) {
      const box = await page.locator(bar).boundingBox();
      expect(box).toMatchObject({ x: 0, width, height: high });
      expect(await page.locator(bar).evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
    }
  });
});

test('a row of the record writes its default answer or roll into the text', async () => {
  await open({ preview: { ...small(), moment: 2 } });
  for (const [moment, name] of [
    [2, 'Write this answer'],
    [3, 'Pin this roll'],
  ] as const) {
    await send({ type: 'show', preview: { ...small(), moment }, wanted: { umpire: false } });
    await page.getByRole('button', { name, exact: true }).click();
    expect((await posted()).at(-1)).toEqual({ type: 'writeDown', moment });
  }
  await send({ type: 'show', preview: { ...small(), moment: 0 }, wanted: { umpire: false } });
  expect(await page.locator('.write-down').isVisible()).toBe(false);
});

test('the record can be filtered, and the arrow keys move through its rows', async () => {
  await open({ preview: { ...small(), moment: 3 } });
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitemradio', { name: 'Battles' }).click();
  expect(await page.locator('.row .die').count()).toBe(10);
  expect(await page.locator('.row').count()).toBe(10);
  await page.getByRole('listbox', { name: 'Record' }).press('ArrowDown');
  expect((await posted()).at(-1)).toEqual({ type: 'moment', moment: 5 });
});
