import { expect, test } from 'vitest';
import { EXAMPLES } from '../../../../extension/example-list.js';
import { distanceAt, showsNumbers } from '../../../../preview/render/distance.js';
import { groundOf } from '../../../../preview/render/ground.js';
import { panePoint } from '../../../../preview/webview/map/view.js';
import { example } from '../../example-previews.js';
import { inBrowser, open, page, show, view } from '../../picture.js';

inBrowser();

/** The size of the panel next to a text in a window of 1440 × 860 pixels. */
const NEXT_TO_TEXT = { width: 690, height: 757 };

async function viewShown(): Promise<{ readonly x: number; readonly y: number; readonly zoom: number }> {
  const [x, y, zoom] = (await view()).split(' ').map(Number);
  return { x, y, zoom };
}

test.each([
  ['pgg', 'pgg/first-two-turns.sand'],
  ['fda', 'fda/lessons/1-movement.sand'],
  ['rtl', 'rtl/first-steps.sand'],
  ['bite', 'bite/the-summer-of-41.sand'],
])(
  'a chosen row scrolls a map of %s to the path of its move, if only a part of the map is visible',
  async (_, file) => {
    const { at } = await example(file);
    const first = at();
    const { centres } = groundOf(first.scene.grid);
    await open({ ...NEXT_TO_TEXT, preview: first, isAnimated: true });
    const size = await page.locator('.map').evaluate(({ clientWidth, clientHeight }) => ({
      width: clientWidth,
      height: clientHeight,
    }));
    const isOutside = (cells: readonly number[], from: Awaited<ReturnType<typeof viewShown>>): boolean =>
      cells.some((cell) => {
        const { x, y } = panePoint(from, centres[cell], size);
        return x < 0 || y < 0 || x > size.width || y > size.height;
      });
    await page.locator('.map').focus();
    for (let times = 0; times < 4; times++) await page.keyboard.press('+');
    const opened = await viewShown();
    const moves = first.moments.filter(({ said, battle }) => said.who !== undefined && battle !== true).slice(0, 20);
    const pathOf = ({ scene }: typeof first): readonly number[] =>
      scene.overlays.find(({ kind }) => kind === 'move')?.cells ?? [];
    let far: typeof first | undefined;
    for (const { number } of moves) {
      const move = at((moment) => moment.number === number);
      if (isOutside(pathOf(move), opened)) {
        far = move;
        break;
      }
    }
    if (far === undefined) throw new Error(`${file} has no move outside the first view`);
    await show(far);
    await expect.poll(async () => isOutside(pathOf(far), await viewShown())).toBe(false);
  },
);

test('the first example of each game shows strengths and cell numbers', async () => {
  for (const [{ path }] of Object.values(EXAMPLES)) {
    await open({ ...NEXT_TO_TEXT, preview: (await example(path)).at() });
    expect.soft(showsNumbers(distanceAt((await viewShown()).zoom).detail), path).toBe(true);
  }
});
