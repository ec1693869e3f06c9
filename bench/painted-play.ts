import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Frame, Page } from 'playwright-core';
import { launchBrowser } from '../scripts/chromium.ts';
import type * as playgroundServer from '../scripts/serve-playground.ts';
import type { PlaygroundSite } from '../scripts/serve-playground.ts';
import { withoutPlay } from './by-hand.js';
import { atMost, median, type Row } from './row.js';

/** The example First Contact is over after about 30 answers. */
const ANSWER_COUNT = 25;
/** Number of answers before the measurement. The first answers are slower, before V8 has optimized the code. */
const WARM_UP = 10;
/** Maximum number of attempts to answer. Some choices of units have no answer. */
const MAX_ATTEMPTS = 200;

/**
 * Measures the time from a click that answers a question to the painted next question, in the panel of the playground
 * with the real server, in a browser without a graphics card. Both sides are played by hand.
 */
export async function paintedPlay(): Promise<Row[]> {
  const [browser, site] = await Promise.all([launchBrowser(), playgroundSite()]);
  try {
    const name = 'a click to the next painted question, median';
    return [
      atMost(100, 'ms', `first-contact: ${name}`, await medianAnswer(browser, site, 'first-contact')),
      atMost(
        250,
        'ms',
        `campaign of Panzergruppe Guderian: ${name}`,
        await medianAnswer(browser, site, 'panzergruppe-guderian'),
      ),
    ];
  } finally {
    site.close();
    await browser.close();
  }
}

/** Builds and serves the playground. The script finds files relative to itself, so it is not bundled with the bench. */
async function playgroundSite(): Promise<PlaygroundSite> {
  const script = pathToFileURL(path.resolve('scripts/serve-playground.ts')).href;
  const module = (await import(script)) as typeof playgroundServer;
  return module.servePlayground();
}

async function medianAnswer(browser: Browser, site: PlaygroundSite, example: string): Promise<number> {
  const page = await site.openExample(browser, path.posix.join('pgg', `${example}.sand`), withoutPlay);
  const panel = await startGame(page);
  const times: number[] = [];
  for (let attempt = 0; times.length < ANSWER_COUNT; attempt++) {
    if (attempt === MAX_ATTEMPTS) throw new Error(`Only ${times.length} questions of ${example} were answered.`);
    const time = await panel.evaluate(answerQuestion, attempt);
    if (time !== undefined) times.push(time);
  }
  await page.close();
  return median(times.slice(WARM_UP));
}

/** Starts a game in which both sides are played by hand. Returns the frame of the panel. */
async function startGame(page: Page): Promise<Frame> {
  const map = page.frameLocator('#map');
  await map.getByRole('button', { name: 'Play game' }).click();
  const form = map.getByRole('form');
  for (const seat of await form.getByLabel(/^Player of /).all()) await seat.selectOption('human');
  await form.getByRole('button', { name: 'Start' }).click();
  await map.locator('.play-choices').waitFor();
  const frame = await (await page.locator('#map').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The page has no panel.');
  return frame;
}

/**
 * Answers the open question with clicks. Runs inside the page, so it must not use variables of this module.
 *
 * @param pick selects the unit and its answer
 * @returns the milliseconds from the last click to the second frame after the next question has arrived, when the first
 * frame has been painted; undefined when the clicks gave no answer
 */
async function answerQuestion(pick: number): Promise<number | undefined> {
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  const bar = document.querySelector<HTMLElement>('.play')!;
  const isAnswered = (): boolean => bar.ariaBusy === 'true';
  const buttons = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  let clicked = 0;
  const click = (from: readonly HTMLElement[]): void => {
    clicked = performance.now();
    from.at(pick % Math.max(1, from.length))?.click();
  };
  const handOver = document.querySelector<HTMLElement>('[aria-modal="true"] button');
  handOver?.click();
  const units = buttons(':is(.play-keyboard, .play-off-map) [data-key^="unit "]');
  if (units.length > 0) {
    click(units);
    for (let frames = 0; frames < 120 && buttons('[data-key^="target "], .play-options button').length === 0; frames++)
      await frame();
  }
  const targets = buttons('[data-key^="target "]');
  click(targets.length > 0 ? targets : buttons('[data-key^="option "]'));
  if (!isAnswered()) {
    await frame();
    click(buttons('.play-menu button'));
  }
  if (!isAnswered()) {
    buttons('.play-choices > button').at(0)?.click(); // Back
    await frame();
    return undefined;
  }
  while (isAnswered()) await frame();
  await frame();
  await frame();
  return performance.now() - clicked;
}
