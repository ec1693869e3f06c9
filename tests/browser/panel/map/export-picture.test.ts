import { expect, test } from 'vitest';
import { pictureOf } from '../../../../preview/render/render.js';
import { inBrowser, open, page, send } from '../../picture.js';
import { small } from '../small-game.js';

inBrowser();

test('the picture is exported and copied with its overlays', async () => {
  await open({ preview: small() });
  const drawn = pictureOf(small().scene);
  const [width, height] = [drawn.width, drawn.height].map((units) => Math.ceil(units * 0.96));
  const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];
  await send({ type: 'paint', id: 1 });
  const painted = async (): Promise<Buffer | undefined> => {
    const bytes = await page.evaluate(() => {
      const all = (globalThis as unknown as { posted: { type: string; png?: Uint8Array }[] }).posted;
      const { png } = all.findLast(({ type }) => type === 'painted') ?? {};
      return png && [...png];
    });
    return bytes && Buffer.from(bytes);
  };
  await expect.poll(painted, { timeout: 10_000 }).toBeDefined();
  const png = (await painted())!;
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(png)).toEqual([width, height]);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.bringToFront();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy the picture' }).click();
  const pasted = (): Promise<number[]> =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const bitmap = await createImageBitmap(await item.getType('image/png'));
      return [bitmap.width, bitmap.height];
    });
  await expect.poll(pasted, { timeout: 10_000 }).toEqual([width, height]);
});
