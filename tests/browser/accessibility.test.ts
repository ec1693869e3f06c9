import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test } from 'vitest';
import type { Preview } from '../../preview/contract/preview.js';
import { contrast } from '../preview/contrast.js';
import { counter, GRIDS, scene } from '../preview/scenes.js';
import { inks } from './inks.js';
import { inBrowser, inEachTheme, middleOf, open, page, show, send } from './picture.js';
import { fought, MANY, played } from './played.js';
import type { EditorTheme } from './preview-page.js';

inBrowser();

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The theme in which all accessibility rules are checked. In the other themes only the rules that depend on colours are
 * checked.
 */
const WHOLE: EditorTheme = 'light';

/** Matches menus and popovers that are open above the page. */
const OPENED = ':is(.menu, .popover):not([hidden])';

/**
 * Returns the accessibility violations of the current page, each with its theme and element. In the theme `WHOLE`, the
 * whole page is checked. In the other themes, only the elements that match the selector `changed` are checked.
 */
const faults = (changed = 'html'): Promise<unknown[]> => inEachTheme((theme) => faultsIn(theme, changed));

async function faultsIn(theme: EditorTheme, changed: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const options: RunOptions = { resultTypes: ['violations'], ...(theme !== WHOLE && { runOnly: ['color-contrast'] }) };
  const { violations } = await page.evaluate(
    ([within, given]) =>
      (globalThis as unknown as { axe: { run(part: string, options: RunOptions): Promise<AxeResults> } }).axe.run(
        within,
        given,
      ),
    [theme === WHOLE ? 'html' : changed, options] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}

/** Returns the texts of the page that have too little contrast. */
const faintTexts = async (): Promise<unknown[]> =>
  (await inks(page)).filter(({ text, paper }) => contrast(text, paper) < 4.5);

const small = (): Preview => played(scene(GRIDS.flat, { counters: [counter(44)] }), 20);

test('the idle panel has no accessibility violations', async () => {
  await open({ preview: small() });
  expect(await faults()).toEqual([]);
});

test('a battle sheet has no accessibility violations', async () => {
  await open({ preview: fought(small()) });
  expect(await page.locator('.results .rolled').innerText()).toBe('D1');
  expect(await faults()).toEqual([]);
});

test('the Games page has no accessibility violations', async () => {
  await open({ preview: small() });
  await page.getByRole('tab', { name: 'Games' }).click();
  await send({ type: 'games', games: { ...MANY, games: 10 }, isOver: false });
  expect(await faults()).toEqual([]);
  await send({ type: 'games', games: MANY, isOver: true });
  await send({ type: 'edited' });
  expect(await faults()).toEqual([]);
});

test('a comparison of two games has no accessibility violations', async () => {
  await open({ preview: small(), width: 1100 });
  const other = { ...small(), scene: scene(GRIDS.flat, { counters: [counter(46)] }), seed: 'typhoon' };
  const wanted = { umpire: false, beside: { seed: 'typhoon' } };
  await send({ type: 'show', preview: small(), wanted, beside: other });
  expect(await faults()).toEqual([]);
});

test('the panel without moments has no accessibility violations', async () => {
  await open({ preview: { ...small(), moments: [], moment: -1 } });
  expect(await page.locator('.moments').innerText()).toBe('No moments yet. Run the file.');
  expect(await faults()).toEqual([]);
});

test('active and hovered toggles and open menus have no accessibility violations', async () => {
  await open({ preview: small() });
  const { x, y } = await middleOf(44);
  await page.mouse.click(x, y);
  const keys = await page.locator('.toolbar [data-key]').evaluateAll((all) => all.map((each) => each.dataset.key!));
  expect(keys.length).toBeGreaterThan(5);
  for (const key of keys) {
    const tool = page.locator(`.toolbar [data-key="${key}"]`);
    if ((await tool.getAttribute('aria-pressed')) === 'false') await tool.click();
    await tool.hover();
    expect(await tool.getAttribute('aria-pressed')).toBe('true');
    expect(await inEachTheme(faintTexts)).toEqual([]);
  }
  expect(await faults()).toEqual([]);
  for (const name of [/^Layers/, 'More', 'Filter', 'Seed of the dice']) {
    await page.getByRole('button', { name }).click();
    expect(await faults(OPENED)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('/');
  await page.keyboard.type('2');
  expect(await faults(OPENED)).toEqual([]);
  await show(small());
  expect(await faults()).toEqual([]);
});
