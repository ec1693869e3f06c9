import fs from 'node:fs';
import path from 'node:path';
import { encode } from 'fast-png';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/run.ts';
import { inSharedFolder, workbench } from '../window.js';

const [WIDTH, HEIGHT] = [900, 640];
const MAGENTA = [255, 0, 255];
const scan = encode({
  width: WIDTH,
  height: HEIGHT,
  channels: 3,
  data: Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, i) => MAGENTA[i % 3]),
});
const text = fs
  .readFileSync(path.join(ROOT, 'examples/pgg/first-contact.sand'), 'utf8')
  .replace('  minor city', '  underlay "scan.png" (2110 at 100 60, 3016 at 820 560, opacity 100)\n  minor city');

inSharedFolder({ files: { 'over-a-scan.sand': text, 'scan.png': scan } });

/** Returns the number of pixels of the map that show the scan. */
const scanPixels = (): Promise<number> =>
  workbench.preview
    .locator('.sheet')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      let count = 0;
      for (let i = 0; i < data.length; i += 4) if (data[i] > 240 && data[i + 1] < 15 && data[i + 2] > 240) count += 1;
      return count;
    });

test('a scan from the workspace is shown under the grid, and its new alignment is written into the text', async () => {
  const { page, preview } = workbench;
  await workbench.openFile('over-a-scan.sand');
  await workbench.hideSideBar();
  await workbench.command('Sandtable: Open Map to the Side');
  await preview.locator('.stack').first().waitFor();
  await expect.poll(scanPixels).toBeGreaterThan(10_000);
  await preview.getByRole('button', { name: 'More', exact: true }).click();
  await preview.getByRole('menuitem', { name: 'Draw over a scan…' }).click();
  const dialog = preview.getByRole('dialog', { name: 'Align the scan' });
  await dialog.waitFor();
  await preview.locator('.map').focus();
  await page.keyboard.press('ArrowLeft');
  await workbench.picture('workbench-scan');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page
    .locator('.view-line')
    .filter({ hasText: /2110.at.101.60/ })
    .waitFor();
});
