import { expect, test } from 'vitest';
import type { Preview } from '../../../../preview/contract/preview.js';
import { inBrowser, open, page, posted } from '../../picture.js';
import { small } from '../small-game.js';

inBrowser();

const place = { uri: 'file:///campaign.sand', start: 40, end: 48 };

const standing: Preview['standing'] = {
  verdicts: [
    {
      title: 'Axis decisive',
      side: 'Axis',
      isMet: false,
      lines: [
        { text: 'Axis holds 2 of 3: Minsk, Smolensk; lacks Moscow', level: 0, isMet: false },
        { text: 'rolled 1: a die decides', level: 0 },
      ],
      rule: 'SBE6.victory',
      cells: [44],
      place,
    },
    { title: 'Soviet', side: 'Soviet', isMet: true, lines: [], rule: 'scenario' },
  ],
  points: [
    {
      title: 'Smolensk',
      side: 'Axis',
      points: '0 of 25',
      isMet: false,
      lines: [{ text: 'not held', level: 0, isMet: false }],
      rule: '15.11',
    },
  ],
  effects: [],
};

const rows = (): Promise<string[]> => page.locator('.score-page .standing').allInnerTexts();

test('the Score page shows what each verdict and source of points lacks, and leads to its cells, rule and text', async () => {
  await open({ preview: { ...small(), standing }, width: 690, height: 820 });
  await page.getByRole('tab', { name: 'Score' }).click();
  expect((await rows()).map((text) => text.replaceAll(/\s+/g, ' ').trim())).toEqual([
    '– Axis decisive SBE6.victory – Axis holds 2 of 3: Minsk, Smolensk; lacks Moscow ? rolled 1: a die decides',
    '✓ Soviet',
    '– Axis 0 of 25 Smolensk 15.11 not held',
  ]);
  await page.getByRole('button', { name: 'Open “Axis decisive” in the text' }).click();
  expect((await posted()).at(-1)).toEqual({ type: 'openPlace', place });
  await page.getByRole('button', { name: 'SBE6.victory' }).click();
  expect((await posted()).at(-1)).toEqual({ type: 'openRule', rule: 'SBE6.victory' });
  await page.getByRole('button', { name: 'Axis decisive', exact: true }).click();
  expect(await page.locator('.map').evaluate((map) => map === document.activeElement)).toBe(true);
});
