import { expect, test } from 'vitest';
import { inBrowser, open, page, posted } from '../../picture.js';
import { small } from '../small-game.js';

inBrowser();

test('the menu of the map asks for a scenario that begins at the moment shown', async () => {
  await open({ preview: small() });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Continue from here…' }).click();
  expect((await posted()).at(-1)).toEqual({ type: 'continueFromHere' });
});
