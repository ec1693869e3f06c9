import { describe, expect, test } from 'vitest';
import type { OpenQuestion, PlayedEvent, PlayedLoss } from '../../../../preview/contract/playing.js';
import { answer, ARTIFACTS, inBrowser, inEachTheme, open, page, picture, send, still } from '../../picture.js';
import { small, theCounter } from '../small-game.js';
import {
  unit,
  home,
  option,
  pass,
  near,
  far,
  moves,
  question,
  play,
  ask,
  bar,
  actions,
  announced,
} from './asked-question.js';

inBrowser();

describe('what was played on the way to a question', () => {
  const happened: PlayedEvent[] = [
    { moment: 17, text: 'The attack on 0605 is rolled: 4, D2.', rule: '9.4', cells: [near] },
    { moment: 18, text: `${unit} moves.`, rule: '5.1', cells: [far, near, home], moved: [unit] },
  ];
  const arrive = (moment = 20, more: Partial<OpenQuestion> = { happened }): Promise<void> =>
    send({
      type: 'show',
      preview: small(),
      wanted: { umpire: false },
      play: {
        stage: { kind: 'question', question: { ...question, moment, ...more } },
        undo: 'none',
        isRestShown: false,
      },
    });

  test('the events are listed and announced, and a click shows the cells of an event', async () => {
    await open({ preview: small() });
    await arrive();
    const list = bar().locator('.play-happened');
    expect(await list.locator('summary').innerText()).toMatch(/2 events\s*25\/7 moves\./);
    expect(await announced()).toBe('2 events. 25/7 moves. Turn 3 · German · movement · Choose a unit to move.');
    await list.locator('summary').click();
    await page.screenshot({ path: `${ARTIFACTS}/play-happened.png` });
    const before = await picture();
    await list.getByRole('button', { name: /is rolled/ }).click();
    expect(await before.changed()).toBeDefined();
  });

  /** Returns the pixels of the map a few frames after the last message. */
  const pixels = (): Promise<string> =>
    page
      .locator('.sheet')
      .first()
      .evaluate(async (sheet: HTMLCanvasElement) => {
        for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
        return sheet.toDataURL();
      });

  /** Starts to collect different pictures of the map, up to two. Checks every frame, at any frame rate. */
  const collectPictures = (): Promise<void> =>
    page.evaluate(() => {
      const pictures = new Set<string>();
      Object.assign(globalThis, { pictures });
      const look = (): void => {
        pictures.add(document.querySelector<HTMLCanvasElement>('.sheet')!.toDataURL());
        if (pictures.size < 2) requestAnimationFrame(look);
      };
      look();
    });
  const collected = (): Promise<readonly string[]> =>
    page.evaluate(() => [...(globalThis as unknown as { pictures: Set<string> }).pictures]);

  test('moves are animated, any key ends the animation, and nothing moves if the user prefers reduced motion', async () => {
    await open({ preview: small() });
    await arrive(21);
    await still();
    const atRest = await pixels();
    await collectPictures();
    await arrive(22);
    expect(await pixels()).toBe(atRest);
    expect(await collected()).toEqual([atRest]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await arrive(23);
    await expect.poll(async () => (await collected()).length).toBe(2);
    await page.keyboard.press('Shift');
    expect(await pixels()).toBe(atRest);
  });

  test('losses are marked on the map, also with reduced motion, until a key is pressed', async () => {
    await open({ preview: small() });
    const lost: PlayedLoss[] = [
      { unit, side: 'German', cell: home, steps: 1 },
      { unit: '28/1', side: 'Soviet', cell: near, steps: 2, isEliminated: true },
    ];
    await arrive(23, { happened });
    const unmarked = await pixels();
    await arrive(24, { happened, lost });
    expect(await pixels()).not.toBe(unmarked);
    await page.screenshot({ path: `${ARTIFACTS}/play-losses.png` });
    await page.keyboard.press('Shift');
    expect(await pixels()).toBe(unmarked);
  });
});

describe('the other stages', () => {
  test('a computer player can be stopped, and resumed', async () => {
    await open({ preview: small() });
    await play({ kind: 'thinking', side: 'Soviet' });
    expect(await bar().innerText()).toContain('Soviet is thinking…');
    await bar().getByRole('button', { name: 'Stop' }).click();
    await play({ kind: 'stopped', side: 'Soviet' });
    await bar().getByRole('button', { name: 'Continue' }).click();
    expect(await actions()).toEqual([
      { type: 'play', act: 'stop' },
      { type: 'play', act: 'resume' },
    ]);
  });

  test('taking back an answer after which dice were rolled asks for confirmation once', async () => {
    await open({ preview: small() });
    const undo = () => bar().getByRole('button', { name: /^(Undo|Take back)/ });
    await play({ kind: 'question', question }, { undo: 'dice' });
    await undo().click();
    expect(await actions()).toEqual([]);
    expect(await bar().innerText()).toContain('Dice were rolled after this answer.');
    await undo().click();
    await play({ kind: 'question', question: { ...question, moment: 18 } }, { undo: 'dice' });
    await undo().click();
    expect(await actions()).toEqual([
      { type: 'play', act: 'undo' },
      { type: 'play', act: 'undo' },
    ]);
  });

  test('the end of the game shows the outcome and the losses of each side', async () => {
    await open({ preview: small() });
    const losses = [
      { side: 'German', units: 1, steps: 5 },
      { side: 'Soviet', units: 0, steps: 0 },
    ];
    await play({ kind: 'over', version: 'v1', outcome: 'German decisive', rule: '15.1', losses });
    expect(await bar().innerText()).toMatch(
      /The game is over: German decisive\.[^]*Losses: German 1 unit, 5 steps · Soviet none/,
    );
    await page.screenshot({ path: `${ARTIFACTS}/play-over.png` });
  });

  test('a hand-over covers the panel until the next player confirms', async () => {
    await open({ preview: small() });
    await play({ kind: 'handOver', side: 'Soviet' });
    expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(true);
    await page.screenshot({ path: `${ARTIFACTS}/play-hand-over.png` });
    await page.keyboard.press('Enter');
    expect(await actions()).toEqual([{ type: 'play', act: 'takeSeat' }]);
    await ask({ side: 'Soviet' });
    expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(false);
  });

  test('a question is drawn in each theme', async () => {
    await open({ preview: small() });
    await ask({ options: [pass, option('declare an attack')] });
    const { x, y } = await theCounter();
    await page.mouse.click(x, y);
    await answer('options', moves);
    const before = await picture();
    const same = await inEachTheme(async (theme) => {
      await still();
      await page.screenshot({ path: `${ARTIFACTS}/play-${theme}.png` });
      const isRepainted = theme === 'light' || (await before.changed()) !== undefined;
      return (await bar().isVisible()) && isRepainted ? [] : ['the map or the bar is not drawn in the theme'];
    });
    expect(same).toEqual([]);
  });
});
