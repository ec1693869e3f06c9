import path from 'node:path';
import { expect, test } from 'vitest';
import type { MomentItem, Preview } from '../../preview/moments.js';
import { example } from './example-previews.js';
import { ARTIFACTS, inBrowser, open, page, picture, show, tell } from './picture.js';
import { EDITOR_THEMES, type EditorTheme } from './preview-page.js';

inBrowser();

interface Wanted {
  readonly file: string;
  readonly at?: (moment: MomentItem) => boolean;
  readonly size: readonly [number, number];
  readonly themes?: readonly EditorTheme[];
  readonly act?: () => Promise<unknown>;
}

const CONTACT = 'pgg/first-contact.sand';
const GOODWOOD = 'fda/goodwood-first-day.sand';
const choose = (cell: string) => async (): Promise<void> => {
  const stack = page.locator('.stack', { hasText: `${cell}:` }).first();
  const box = await stack.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};
const isBattle = ({ battle }: MomentItem): boolean => battle === true;
const isDecided = ({ battle, said }: MomentItem): boolean => battle === true && said.result !== undefined;

/** The panel as its design has it, at the sizes people have: name, game, moment, pane, themes. */
const PICTURES: Readonly<Record<string, Wanted>> = {
  '01-rest': { file: CONTACT, size: [690, 820], act: choose('2514') },
  '02-rest-themes': { file: CONTACT, size: [690, 820], themes: EDITOR_THEMES.slice(1), act: choose('2514') },
  '03-battle': { file: CONTACT, at: isBattle, size: [690, 820] },
  '04-battle-themes': { file: CONTACT, at: isBattle, size: [690, 820], themes: EDITOR_THEMES.slice(1) },
  '05-battle-wide': { file: CONTACT, at: isBattle, size: [1400, 800] },
  '06-dice-pools': {
    file: GOODWOOD,
    at: ({ said }) => said.result === 'Taken',
    size: [690, 820],
    themes: EDITOR_THEMES,
  },
  '08-layers-menu': {
    file: CONTACT,
    at: isBattle,
    size: [1110, 690],
    themes: EDITOR_THEMES,
    act: async () => {
      await page.getByRole('button', { name: 'Show the whole map' }).click();
      await choose('2513')();
      const { lay } = await example(CONTACT);
      for (const [want, of] of [
        ['zone', 'Soviet'],
        ['supply', '26.Inf'],
      ] as const)
        await tell({ type: 'overlays', wish: { want, of }, overlays: lay(want, of) });
      await page.getByRole('button', { name: /^Layers/ }).click();
      await page.getByRole('menuitemcheckbox', { name: /of Soviet/ }).click();
      await page.getByRole('menuitemcheckbox', { name: /Supply/ }).click();
    },
  },
  '09-campaign': { file: 'pgg/panzergruppe-guderian.sand', size: [1400, 800] },
  '14-narrow': { file: CONTACT, size: [380, 700] },
  '14-narrow-battle': { file: CONTACT, at: isBattle, size: [380, 700], themes: EDITOR_THEMES },
  '14-small-battle': { file: CONTACT, at: isBattle, size: [520, 800] },
  '15-short': { file: CONTACT, at: isBattle, size: [690, 400] },
  '16-tall-map': { file: GOODWOOD, at: ({ said }) => said.rest?.includes('→') === true, size: [1400, 800] },
  blocks: { file: 'bite/lessons/1-blocks-and-battle.sand', at: isBattle, size: [690, 820] },
  'two-tables': { file: 'rtl/lessons/3-combat-and-coordination.sand', at: isDecided, size: [690, 820] },
};

/** All of them are taken when asked for, `PICTURES=all`, or those whose names have a word; else those that differ most. */
const { PICTURES: asked = '^(03-battle|06-dice-pools)$' } = process.env;
const wanted = Object.entries(PICTURES).filter(([name]) => asked === 'all' || new RegExp(asked).test(name));
const shots = wanted.flatMap(([name, picture]) =>
  (picture.themes ?? (['light'] as const)).map((theme) => [`${name} ${theme}`, theme, picture] as const),
);

test.each(shots)('%s', async (name, theme, { file, at, size: [width, height], act }) => {
  const preview: Preview = (await example(file)).at(at);
  await open({ theme, preview, width, height, ratio: width < 1000 ? 2 : 1 });
  await show(preview);
  await act?.();
  await page.mouse.move(width - 4, 20);
  await picture();
  await page.screenshot({ path: path.join(ARTIFACTS, `panel-${name.replace(' ', '-')}.png`) });
  const spilt = await page.evaluate(
    () => document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight,
  );
  expect(spilt).toBe(false);
});
