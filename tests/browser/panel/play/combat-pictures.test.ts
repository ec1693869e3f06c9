import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { withBrowser } from '../../one-browser.js';
import { ARTIFACTS } from '../../picture.js';
import type { PlaygroundSite } from '../../../../scripts/serve-playground.ts';
import { EDITOR_THEMES } from '../../preview-page.js';
import { withoutOrders } from './games/first-contact.js';
import { PlayedPage, recordMessages } from './played-page.js';

/** The moves of the German turn, after which its attacks are asked for. */
const MOVES = `orders turn 1 German {
  phase initial movement:
  move "7.Pz" to 2512
  move "26.Inf" to 2513
  pass
}
`;
const TARGET = '2612';

let site: PlaygroundSite;
let browser: Browser;

withBrowser.beforeAll(({ browser: shared, playground }) => {
  fs.mkdirSync(ARTIFACTS, { recursive: true });
  browser = shared;
  site = playground;
});

test('the forecast of an attack and the questions of its battle are drawn in the four themes', async () => {
  const page = await site.openExample(
    browser,
    'pgg/first-contact.sand',
    (text) => withoutOrders(text) + MOVES,
    async (opened) => {
      await opened.addInitScript(recordMessages);
    },
  );
  const game = await PlayedPage.of(page);
  const asks = (question: RegExp): Promise<void> =>
    expect.poll(() => game.bar.locator('.play-line').innerText(), { timeout: 20_000 }).toMatch(question);
  const pictures = async (name: string): Promise<void> => {
    for (const theme of EDITOR_THEMES) {
      await game.wear(theme);
      await page.waitForTimeout(400);
      await page.locator('#map').screenshot({ path: path.join(ARTIFACTS, `${name}-${theme}.png`) });
    }
  };

  await game.panel.getByRole('button', { name: 'Play game' }).click();
  const form = game.panel.getByRole('form');
  for (const side of ['German', 'Soviet']) await form.getByLabel(`Player of ${side}`).selectOption('human');
  await form.getByLabel('The map shows').selectOption({ label: 'Everything (umpire)' });
  await form.getByRole('button', { name: 'Start' }).click();
  await asks(/German · Turn 1 · combat/);
  for (const unit of ['25/7', '26.Inf']) {
    const { x, y } = await game.middleOfStack(unit, await game.cellOf(unit));
    await page.keyboard.down('Shift');
    await page.mouse.click(x, y);
    await page.keyboard.up('Shift');
  }
  const target = game
    .group('Cells that you can choose')
    .getByRole('button', { name: new RegExp(`^${TARGET}, \\d-\\d`) });
  await target.waitFor({ state: 'attached' });
  const soviet = await game.middleOf(Number((await target.getAttribute('data-key'))!.replace('target ', '')));
  await page.mouse.move(soviet.x, soviet.y);
  await game.panel.locator('.forecast').waitFor();
  await pictures('play-forecast');

  await page.mouse.click(soviet.x, soviet.y);
  await asks(/lose/);
  expect(await game.group('Answers').getByRole('button').count()).toBeGreaterThan(1);
  await pictures('play-battle');
  await page.close();
});
