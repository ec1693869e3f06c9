import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ScenePicture } from '../../../../preview/contract/scene.js';
import { counter, GRIDS, scene } from '../../../preview/scenes.js';
import {
  answer,
  ARTIFACTS,
  inBrowser,
  inEachTheme,
  open,
  page,
  picture,
  posted,
  requested,
  send,
  show,
  still,
} from '../../picture.js';
import { played } from '../../played.js';
import { paintedPng } from '../../painted-png.js';

inBrowser();

const SCAN: ScenePicture = { uri: 'file:///game/scan.png', width: 900, height: 700, edition: 1 };
const TIGER: ScenePicture = { uri: 'file:///game/tiger.png', width: 96, height: 60, edition: 2 };
const FOREST: ScenePicture = { uri: 'file:///game/forest.png', width: 64, height: 64, edition: 3 };

/** Returns a map with pictures on its counters and in its woods, and with a scan if an alignment is given. */
function drawn(anchors?: readonly [readonly [number, number, number], readonly [number, number, number]]) {
  const base = scene(GRIDS.flat, {
    counters: [
      counter(44, { picture: TIGER }),
      counter(46, { picture: TIGER, side: 'Soviet', values: '8-5', step: 1, steps: 2 }),
      counter(61, {}),
    ],
  });
  const cells = base.terrain.cells.map((_, cell) => (cell % 7 === 3 ? 1 : 0));
  const [one, other] = (anchors ?? []).map(([cell, x, y]) => ({ cell, x, y }));
  return played(
    {
      ...base,
      terrain: { words: ['clear', 'forest'], cells, pictures: [{ word: 1, picture: FOREST }] },
      texts: [{ text: 'Army Group Centre', cell: 33, size: 'large', angle: 15 }],
      ...(anchors && { underlay: { picture: SCAN, anchors: [one, other] as const, opacity: 60 } }),
    },
    20,
  );
}

const bytesOf = ({ uri, edition }: ScenePicture): Promise<void> =>
  paintedPng(uri).then((bytes) => answer('picture', { bytes }, { address: `${uri}#${edition}` }));

test('counters and terrain show their pictures in each theme', async () => {
  await open({ preview: drawn(), width: 760, height: 620 });
  await still();
  const before = await picture();
  await bytesOf(TIGER);
  await bytesOf(FOREST);
  expect(await before.changed()).toBeDefined();
  await inEachTheme(async (theme) => {
    await still();
    await page.screenshot({ path: path.join(ARTIFACTS, `pictures-${theme}.png`) });
    return [];
  });
});

test('a scan is requested once and shown under the grid, and a layer hides it', async () => {
  const preview = drawn([
    [0, 60, 60],
    [79, 840, 640],
  ]);
  await open({ preview, width: 900, height: 700 });
  const layer = page.getByRole('button', { name: 'Scan under the grid' });
  await layer.click();
  const before = await picture();
  await bytesOf(SCAN);
  await layer.click();
  expect(await before.changed()).toBeDefined();
  await show(preview);
  expect((await posted()).filter((each) => each.type === 'request' && each.request === 'picture')).toHaveLength(3);
  await layer.click();
  expect(await before.changed()).toBeUndefined();
});

test('the dialog aligns the scan by clicks, keys and labels', async () => {
  await open({
    preview: drawn([
      [0, 60, 60],
      [79, 840, 640],
    ]),
    width: 900,
    height: 700,
  });
  await bytesOf(SCAN);
  await bytesOf(TIGER);
  await bytesOf(FOREST);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Draw over a scan…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Align the scan' });
  await dialog.waitFor();
  await still();
  const map = (await page.locator('.map').boundingBox())!;
  await page.mouse.click(map.x + map.width / 2, map.y + map.height / 2);
  const [first] = await dialog.locator('output').allTextContents();
  expect(first).not.toBe('at 60 60');
  await page.locator('.map').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  expect(await dialog.locator('output').allTextContents()).toEqual([first, 'at 841 630']);
  await dialog.getByRole('textbox', { name: 'Second cell' }).fill('0905');
  await inEachTheme(async (theme) => {
    await still();
    await page.screenshot({ path: path.join(ARTIFACTS, `scan-dialog-${theme}.png`) });
    return [];
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await posted()).at(-1)?.type).toBe('align');
  expect((await posted()).at(-1)).toMatchObject({
    alignment: { opacity: 60, anchors: [{ cell: 0 }, { x: 841, y: 630 }] },
  });
  expect(await dialog.isVisible()).toBe(false);
});

test('a map without a scan offers to choose one, and Escape closes the dialog', async () => {
  await open({ preview: drawn() });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Draw over a scan…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Align the scan' });
  await dialog.getByRole('button', { name: 'Choose a scan…' }).click();
  expect((await posted()).at(-1)).toEqual({ type: 'chooseScan' });
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(false);
});

test('an exported picture contains the pictures of the author, but not the scan', async () => {
  const preview = drawn([
    [0, 60, 60],
    [79, 840, 640],
  ]);
  const exported = async (): Promise<string> => {
    await send({ type: 'paint', id: 1 });
    await expect.poll(async () => (await posted()).at(-1)?.type).toBe('painted');
    const message = (await posted()).at(-1);
    return message?.type === 'painted' ? Buffer.from(Object.values(message.png)).toString('base64') : '';
  };
  await open({ preview: drawn() });
  await bytesOf(TIGER);
  await bytesOf(FOREST);
  const without = await exported();
  await open({ preview });
  await bytesOf(SCAN);
  await bytesOf(TIGER);
  await bytesOf(FOREST);
  expect(await exported()).toBe(without);
  fs.writeFileSync(path.join(ARTIFACTS, 'pictures-exported.png'), Buffer.from(without, 'base64'));
  expect(await requested('picture')).toBeDefined();
});
