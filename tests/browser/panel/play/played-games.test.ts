import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { withBrowser } from '../../one-browser.js';
import { ARTIFACTS } from '../../picture.js';
import type { PlaygroundSite } from '../../../../scripts/serve-playground.ts';
import type { Device, PlannedGame } from './intentions.js';
import { ARMOUR } from './games/armour.js';
import { BATTLE_FOR_MOSCOW } from './games/battle-for-moscow.js';
import { CAMPAIGN } from './games/campaign.js';
import { FIRST_CONTACT } from './games/first-contact.js';
import { GOODWOOD } from './games/goodwood.js';
import { OVERRUN_AND_REACTION } from './games/soltsy-turn.js';
import { keyboardHand, mouseHand } from './hands.js';
import { playGame } from './played-game.js';
import { PlayedPage, recordMessages } from './played-page.js';
import { replay } from './replay.js';
import { CONTROLS, notingControls, type Control } from './used-controls.js';

const GAMES = [FIRST_CONTACT, CAMPAIGN, GOODWOOD, OVERRUN_AND_REACTION, ARMOUR, BATTLE_FOR_MOSCOW];
const CASES = GAMES.map((game) => [game.title, waysOf(game), game] as const);
/** The size of the page. Painting a larger page takes longer. */
const viewport = { width: 1440, height: 900 };
/** The controls that have been used with each device. */
const used: Readonly<Record<Device, Set<Control>>> = { mouse: new Set<Control>(), keyboard: new Set<Control>() };

let site: PlaygroundSite;
let browser: Browser;

withBrowser.beforeAll(({ browser: shared, playground }) => {
  fs.mkdirSync(ARTIFACTS, { recursive: true });
  browser = shared;
  site = playground;
});

test.each(CASES)('%s is played with the %s', async (_title, _ways, planned) => {
  const { file, prepare, contains, theme, isAnimated } = planned;
  const page = await site.openExample(
    browser,
    file,
    prepare,
    async (opened) => {
      await opened.addInitScript(recordMessages);
    },
    { viewport, reducedMotion: isAnimated === true ? 'no-preference' : 'reduce' },
  );
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const name = path.basename(file, '.sand');
  const takePicture = async (): Promise<void> => {
    await page.locator('#map').screenshot({ path: path.join(ARTIFACTS, `played-${name}.png`) });
  };
  try {
    const game = await PlayedPage.of(page);
    await game.wear(theme);
    await page.locator('#map').focus();
    const hands = {
      mouse: notingControls(mouseHand(game), used.mouse),
      keyboard: notingControls(keyboardHand(game), used.keyboard),
    };
    const played = await playGame(game, hands, planned, takePicture);
    for (const [kind, pattern] of Object.entries(contains))
      expect(
        played.some((each) => pattern.test(each)),
        `${kind} in\n${played.join('\n')}`,
      ).toBe(true);

    const stage = await game.stage();
    const replayed = await replay(
      file,
      await game.text(),
      stage?.kind === 'question' ? stage.question.moment : undefined,
    );
    expect(replayed.findings).toEqual([]);
    if (stage?.kind === 'over') expect(replayed.outcome).toBe(stage.outcome);
    if (planned.view !== 'Everything (umpire)') await page.keyboard.press('u');
    await expect.poll(() => game.stacks()).toEqual(replayed.stacks);
    expect(errors).toEqual([]);
  } catch (error) {
    await page.screenshot({ path: path.join(ARTIFACTS, `failed-${name}.png`) });
    throw error;
  } finally {
    await page.close();
  }
});

test.each([
  ['mouse', []],
  // The tests of single answers use the menu with the keyboard.
  ['keyboard', ['an entry of the menu']],
] as const)('the games above use every kind of control with the %s', (device, except) => {
  expect(CONTROLS.filter((control) => !used[device].has(control))).toEqual(except);
});

function waysOf({ device, otherDeviceFrom }: PlannedGame): string {
  if (otherDeviceFrom === undefined) return `${device} only`;
  return device === 'mouse' ? 'mouse, then with the keyboard' : 'keyboard, then with the mouse';
}
