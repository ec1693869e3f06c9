import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rulesets } from '../../../../engine/rulesets/index.js';
import { buildPreview } from '../../../../language-server/scene/preview.js';
import type { Preview } from '../../../../preview/contract/preview.js';
import { TestWorkspace } from '../../../language-server/workspace.js';
import { inBrowser, open, page, posted, send, show } from '../../picture.js';
import { small } from '../small-game.js';

const FIRST_CONTACT = path.resolve(import.meta.dirname, '../../../../examples/pgg/first-contact.sand');

inBrowser();

test('two compared games share camera and timeline, and their differences are listed', async () => {
  const main = { ...small(), moment: 3 };
  const [counterOf] = main.scene.counters;
  const other: Preview = {
    ...main,
    seed: 'typhoon',
    scene: { ...main.scene, counters: [{ ...counterOf, cell: 46 }] },
    moments: main.moments.map((each) => (each.number === 3 ? { ...each, answer: '6' } : each)),
  };
  const wanted = { umpire: false, moment: 3, beside: { seed: 'typhoon', moment: 3 } };
  await open({ preview: main, width: 1400, height: 800 });
  await page.getByRole('button', { name: 'Seed of the dice' }).click();
  await page.keyboard.type('typhoon');
  await page.getByRole('button', { name: /^Compare/ }).click();
  expect((await posted()).at(-1)).toEqual({ type: 'compare', with: { seed: 'typhoon' } });
  await send({ type: 'show', preview: main, wanted, beside: other });
  const lines = page.getByRole('list', { name: 'Differences' }).getByRole('listitem');
  expect(await lines.nth(1).innerText()).toContain('First difference');
  expect(await lines.count()).toBe(4);
  expect(await lines.nth(1).getAttribute('aria-current')).toBe('true');

  const viewOf = (name: string): Promise<string | undefined> =>
    page
      .getByRole('application', { name, exact: true })
      .locator('.sheet')
      .evaluate((sheet) => sheet.dataset.view);
  await page.getByRole('application', { name: 'Compared map' }).hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(() => viewOf('Map')).toBe(await viewOf('Compared map'));
  await page.getByRole('button', { name: 'Next moment' }).click();
  expect((await posted()).at(-1)).toEqual({ type: 'moment', moment: 4, beside: 4 });
  await send({ type: 'show', preview: { ...main, moment: 9 }, wanted: { ...wanted, moment: 9 }, beside: other });
  expect((await posted()).at(-1)).toEqual({ type: 'moment', moment: 9, beside: 9 });
  await page.getByRole('button', { name: /^Comparing A and B/ }).click();
  expect((await posted()).at(-1)).toEqual({ type: 'compare' });
  await show(main);
  expect(await page.getByRole('application').count()).toBe(1);
  expect(await page.getByRole('tab', { name: 'Differences' }).count()).toBe(0);
});

test('a narrow list of differences shortens the beginning of a row and keeps its result', async () => {
  const text = await fs.readFile(FIRST_CONTACT, 'utf8');
  const workspace = await TestWorkspace.of({ 'seeds.sand': text.replace(' (roll 3)', '') }, [...rulesets.values()]);
  const analysis = workspace.analyse('seeds.sand');
  const main = buildPreview(analysis, { moment: 8 })!;
  const beside = buildPreview(analysis, { moment: 8, seed: 'typhoon' })!;
  await open({ preview: main, width: 690, height: 757 });
  await send({
    type: 'show',
    preview: main,
    wanted: { umpire: false, moment: 8, beside: { seed: 'typhoon' } },
    beside,
  });
  const results = page.locator('.differences .side > .row-result');
  const shown = await results.evaluateAll((all) =>
    all.map((each) => {
      const [own, cell] = [each, each.parentElement!].map((element) => element.getBoundingClientRect());
      return { text: each.textContent, isCut: each.scrollWidth > each.clientWidth || own.right > cell.right };
    }),
  );
  expect(shown.some(({ text }) => text === '→ D1/A1')).toBe(true);
  expect(shown.filter(({ isCut }) => isCut)).toEqual([]);
  const [row] = await results.evaluateAll((all) => all.map((each) => each.parentElement!.title));
  expect(row).toContain(shown[0].text);
});
