import type { Preview } from '../../../preview/contract/preview.js';
import { counter, GRIDS, scene } from '../../preview/scenes.js';
import { middleOf, page } from '../picture.js';
import { played } from '../played.js';

/** A small map with one counter at its centre, and a game played on it. */
export function small(): Preview {
  const cell = 44;
  const place = { uri: 'file:///campaign.sand', start: 40, end: 48 };
  return played(scene(GRIDS.flat, { counters: [counter(cell, { place })] }), 20);
}

/** Returns the counter of {@link small} with its position on the screen. */
export async function theCounter(): Promise<{ x: number; y: number; name: string; cell: number }> {
  const [{ cell, name }] = small().scene.counters;
  return { ...(await middleOf(cell)), name, cell };
}

/** Returns the height of the lower part of the panel. */
export const dockHeight = async (): Promise<number> => (await page.locator('.dock').boundingBox())!.height;
