import { describe, expect, test } from 'vitest';
import type { PlayAction, PlayStage, PlayView } from '../../../../preview/contract/play-messages.js';
import type { AnswerOption, OpenQuestion, PlayedEvent } from '../../../../preview/contract/playing.js';
import { COUNTER_SIZE } from '../../../../preview/render/counters.js';
import { UNIT } from '../../../../preview/render/ground.js';
import { answer, ARTIFACTS, inBrowser, open, page, picture, posted, requested, send, still } from '../../picture.js';
import { EDITOR_THEMES } from '../../preview-page.js';
import { small, theCounter } from '../small-game.js';

inBrowser();

const [{ name: unit, cell: home }] = small().scene.counters;
const option = (order: string, more: Partial<AnswerOption> = {}): AnswerOption => ({
  order,
  verb: order.split(' ')[0],
  units: [],
  cells: [],
  ...more,
});
const pass = option('end the phase', { isDefault: true });
const near = home + 1;
const far = home + 2;
const moves = [
  option(`move ${unit} to near`, { units: [unit], cells: [near], note: '2' }),
  option(`move ${unit} to far`, { units: [unit], cells: [far], note: '4' }),
];
const question: OpenQuestion = {
  kind: 'question',
  version: 'v1',
  moment: 20,
  side: 'German',
  turn: 3,
  phase: 'movement',
  rule: '5.1',
  prompt: 'German: Choose a unit to move.',
  actors: [{ unit, cell: home }],
  options: [pass],
  isComplete: false,
};

const play = (stage: PlayStage, more: Partial<PlayView> = {}): Promise<void> =>
  send({ type: 'play', play: { stage, undo: 'none', isRestShown: false, ...more } });
const ask = (change: Partial<OpenQuestion> = {}): Promise<void> =>
  play({ kind: 'question', question: { ...question, ...change } });
const bar = () => page.getByRole('region', { name: 'Play', exact: true });
const actions = async (): Promise<unknown[]> => (await posted()).filter(({ type }) => type === 'play');
const announced = (): Promise<string | null> => bar().locator('[aria-live]').textContent();

/** Returns the screen position of one of the two cells east of the counter. */
async function at(cell: typeof near): Promise<{ x: number; y: number }> {
  const { x, y } = await theCounter();
  const { width } = (await page.locator(`.stack[data-cell="${home}"]`).boundingBox())!;
  const unitPx = (width * UNIT) / COUNTER_SIZE;
  return { x: x + (cell - home) * unitPx * Math.sin(Math.PI / 3), y: y + (cell === near ? unitPx / 2 : 0) };
}

describe('the start form', () => {
  test('the toolbar asks for the form, and the form starts a game with the chosen players', async () => {
    await open({ preview: small() });
    await page.getByRole('button', { name: 'Play game' }).click();
    expect(await actions()).toEqual([{ type: 'play', act: 'open' }]);
    await play({ kind: 'form' });
    const form = page.getByRole('form', { name: 'Play this scenario' });
    await form.getByLabel('Player of Soviet').selectOption({ label: 'Default answers' });
    expect(await form.getByLabel('Strength of the look-ahead player').isVisible()).toBe(false);
    await form.getByLabel('Player of Soviet').selectOption({ label: 'Look-ahead player' });
    await form.getByLabel('Strength of the look-ahead player').fill('3');
    await form.getByLabel('The map shows').selectOption({ label: 'Everything (umpire)' });
    await form.getByLabel('Seed').fill('typhoon');
    await page.screenshot({ path: `${ARTIFACTS}/play-form.png` });
    await form.getByRole('button', { name: 'Start' }).click();
    const seats = { German: 'human', Soviet: 'lookahead' };
    expect((await actions()).at(-1)).toEqual({
      type: 'play',
      act: 'start',
      setup: { seats, strength: 3, view: 'umpire' },
      seed: 'typhoon',
    });
  });

  test('the form begins with the choices of the last game', async () => {
    await open({ preview: small() });
    await play({ kind: 'form', setup: { seats: { German: 'random', Soviet: 'human' }, strength: 7, view: 'umpire' } });
    const form = page.getByRole('form', { name: 'Play this scenario' });
    expect(await form.getByLabel('Player of German').inputValue()).toBe('random');
    expect(await form.getByLabel('Player of Soviet').inputValue()).toBe('human');
    expect(await form.getByLabel('The map shows').inputValue()).toBe('umpire');
  });
});

describe('answering', () => {
  test('an answer without units is one click, and the bar waits until the next question', async () => {
    await open({ preview: small() });
    await ask();
    expect(await bar().innerText()).toMatch(/German.*Turn 3 · movement\s+Choose a unit to move\.\s+5\.1/);
    expect(await announced()).toBe('Turn 3 · German · movement · Choose a unit to move.');
    await bar()
      .getByRole('button', { name: /^end the phase/ })
      .click();
    expect((await actions()).at(-1)).toEqual({
      type: 'play',
      act: 'answer',
      order: 'end the phase',
      version: 'v1',
      moment: 20,
    });
    const pass = bar().getByRole('button', { name: /^end the phase/, includeHidden: true });
    await pass.dispatchEvent('click');
    expect((await actions()).filter((each) => (each as PlayAction).act === 'answer')).toHaveLength(1);
    await expect.poll(() => bar().innerText()).toContain('Playing to the next question…');
  });

  test('units that can act are outlined while a question is open', async () => {
    await open({ preview: small() });
    await play({ kind: 'thinking', side: 'Soviet' });
    const before = await picture();
    await play({ kind: 'thinking', side: 'Soviet' });
    expect(await before.changed()).toBeUndefined();
    await ask({ options: [] });
    expect(await before.changed()).toBeDefined();
  });

  test('a click chooses a unit, its targets are tinted with costs, and a click on a target answers', async () => {
    await open({ preview: small() });
    await ask();
    const { x, y } = await theCounter();
    await page.mouse.click(x, y);
    expect((await requested('options'))?.params).toEqual({ version: 'v1', moment: 20, units: [unit] });
    await answer('options', moves);
    const target = await at(near);
    await page.mouse.move(target.x, target.y);
    await expect.poll(async () => (await requested('forecast'))?.params).toMatchObject({ order: moves[0].order });
    await answer('forecast', {
      summary: 'Costs 2 of 6',
      ledger: [{ text: '2: clear terrain', rule: '5.2' }],
      chances: [
        { result: 'arrives', chance: 0.75 },
        { result: 'stops', chance: 0.25 },
      ],
    });
    expect(await page.locator('.forecast').innerText()).toContain('75 %');
    expect(await announced()).toBe('Costs 2 of 6, arrives: 75 %, stops: 25 %');
    await still();
    await page.screenshot({ path: `${ARTIFACTS}/play-target.png` });
    await page.mouse.click(target.x, target.y);
    expect((await actions()).at(-1)).toMatchObject({ act: 'answer', order: moves[0].order });
  });

  test('several answers for one cell are offered in a menu at the click', async () => {
    await open({ preview: small() });
    await ask();
    const { x, y } = await theCounter();
    await page.mouse.click(x, y);
    await answer('options', [
      ...moves,
      option(`move ${unit} to near by road`, { units: [unit], cells: [near], note: '1' }),
    ]);
    const target = await at(near);
    await page.mouse.click(target.x, target.y);
    const menu = page.getByRole('menu', { name: 'Answers' });
    expect(await menu.innerText()).toMatch(/to near\s*2\s*move .* to near by road\s*1/);
    await page.screenshot({ path: `${ARTIFACTS}/play-menu.png` });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect((await actions()).at(-1)).toMatchObject({ act: 'answer', order: `move ${unit} to near by road` });
  });

  test('a complete list is answered by number, and a path cell by cell', async () => {
    await open({ preview: small() });
    const path = (order: string, ...cells: number[]): AnswerOption => option(order, { units: [unit], cells });
    const options = [path('retreat near', near), path('retreat near far', near, far)];
    await ask({ isComplete: true, options, actors: [] });
    const target = await at(near);
    await page.mouse.click(target.x, target.y);
    expect(await actions()).toEqual([]);
    const next = await at(far);
    await page.mouse.click(next.x, next.y);
    expect((await actions()).at(-1)).toMatchObject({ act: 'answer', order: 'retreat near far' });
    await ask({ isComplete: true, options, actors: [], moment: 21 });
    await page.keyboard.press('1');
    expect((await actions()).at(-1)).toMatchObject({ act: 'answer', order: 'retreat near', moment: 21 });
  });

  test('Escape goes one step back, and a refused answer says why', async () => {
    await open({ preview: small() });
    await ask();
    const { x, y } = await theCounter();
    await page.mouse.click(x, y);
    await answer('options', moves);
    expect(await bar().getByRole('group', { name: 'Chosen units' }).innerText()).toBe(unit);
    await page.keyboard.press('Escape');
    expect(await bar().getByRole('group', { name: 'Chosen units' }).count()).toBe(0);
    await play({ kind: 'question', question, refused: { reason: 'Too far.', rule: '5.3' } });
    expect(await bar().innerText()).toMatch(/Too far\.\s+5\.3/);
  });

  test('Shift and a drag choose the units in a box', async () => {
    await open({ preview: small() });
    await ask();
    const { x, y } = await theCounter();
    await page.keyboard.down('Shift');
    await page.mouse.move(x - 90, y - 90);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 60, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    expect((await requested('options'))?.params.units).toEqual([unit]);
  });

  test('the keyboard alone chooses a unit and a target, and reads costs', async () => {
    await open({ preview: small() });
    await ask();
    await bar().getByRole('group', { name: 'Units that can act' }).getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await answer('options', moves);
    const targets = bar().getByRole('group', { name: 'Cells that you can choose' });
    await expect
      .poll(() =>
        targets
          .getByRole('button')
          .first()
          .evaluate((each) => each === document.activeElement),
      )
      .toBe(true);
    expect(await targets.getByRole('button').allInnerTexts()).toEqual([
      expect.stringMatching(/, 2$/),
      expect.stringMatching(/, 4$/),
    ]);
    await page.screenshot({ path: `${ARTIFACTS}/play-keyboard.png` });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect((await actions()).at(-1)).toMatchObject({ act: 'answer', order: moves[1].order });
  });

  test('the arrow keys and Enter on the map choose a unit and a target', async () => {
    await open({ preview: small() });
    await ask();
    const { x, y } = await theCounter();
    await page.mouse.click(x, y);
    await page.keyboard.press('Escape');
    await page.locator('.map').first().focus();
    await page.keyboard.press('Enter');
    await answer('options', moves);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect((await actions()).at(-1)).toMatchObject({ act: 'answer', order: moves[1].order });
  });
});

describe('dragging', () => {
  async function dragTo(point: { x: number; y: number }): Promise<void> {
    const from = await theCounter();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y + 6, { steps: 2 });
    await answer('options', moves);
    await page.mouse.move(point.x, point.y, { steps: 4 });
  }

  test('a drop on a target gives the same answer as a click, with its forecast before the drop', async () => {
    await open({ preview: small() });
    await ask();
    await dragTo(await at(far));
    await expect.poll(async () => (await requested('forecast'))?.params).toMatchObject({ order: moves[1].order });
    await answer('forecast', { summary: 'Costs 4 of 6', ledger: [], chances: [] });
    expect(await page.locator('.verdict').innerText()).toMatch(/to far\s+Costs 4 of 6/);
    await page.screenshot({ path: `${ARTIFACTS}/play-drag.png` });
    await page.mouse.up();
    expect((await actions()).at(-1)).toMatchObject({ act: 'answer', order: moves[1].order });
    expect((await posted()).filter(({ type }) => type === 'moveCounters')).toEqual([]);
  });

  test('over an illegal cell the reason is shown, a drop there answers nothing, and the bar says why', async () => {
    await open({ preview: small() });
    await ask();
    const { x, y } = await theCounter();
    await dragTo({ x, y: y + 160 });
    const refused = { refused: 'Too far.', rule: '5.3' };
    await expect.poll(() => requested('refusal')).toMatchObject({ params: { units: [unit] } });
    await answer('refusal', refused);
    expect(await page.locator('.verdict').innerText()).toContain('Too far.');
    await page.mouse.up();
    await answer('refusal', refused);
    expect(await actions()).toEqual([]);
    expect(await bar().innerText()).toMatch(/Too far\.\s+5\.3/);
    expect(await announced()).toMatch(/^Too far\./);
  });

  test('counters of the side that does not decide stay where they are', async () => {
    await open({ preview: small() });
    await ask({ side: 'Soviet', actors: [], options: [option('end the phase')], isComplete: true });
    const from = await theCounter();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 30, { steps: 3 });
    expect(await page.locator('.map.carrying').count()).toBe(0);
    await page.mouse.up();
    expect((await posted()).filter(({ type }) => type === 'moveCounters')).toEqual([]);
  });
});

describe('attacks on several hexes', () => {
  const attack = (order: string, ...cells: number[]): AnswerOption =>
    option(order, { units: [unit], cells, canAddCells: true });
  const single = [attack('attack near', near), attack('attack far', far)];
  const both = attack('attack near, far', near, far);

  test('Shift and clicks gather hexes, and a click on the last one attacks them all', async () => {
    await open({ preview: small() });
    await ask();
    const { x, y } = await theCounter();
    await page.mouse.click(x, y);
    await answer('options', [...single, both]);
    const [first, second] = [await at(near), await at(far)];
    await page.keyboard.down('Shift');
    await page.mouse.click(first.x, first.y);
    await page.keyboard.up('Shift');
    expect((await requested('options'))?.params).toEqual({ version: 'v1', moment: 20, units: [unit], cells: [near] });
    await answer('options', [single[0], both]);
    expect(await bar().getByRole('group', { name: 'Chosen cells' }).getByRole('button').count()).toBe(1);
    await page.screenshot({ path: `${ARTIFACTS}/play-gather.png` });
    await page.mouse.click(second.x, second.y);
    expect((await actions()).at(-1)).toMatchObject({ act: 'answer', order: both.order });
  });

  test('the keyboard gathers hexes with Shift and Enter, and the number gives the answer', async () => {
    await open({ preview: small() });
    await ask({ options: [] });
    await bar().getByRole('group', { name: 'Units that can act' }).getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await answer('options', [...single, both]);
    await bar().getByRole('group', { name: 'Cells that you can choose' }).getByRole('button').first().focus();
    await page.keyboard.press('Shift+Enter');
    await answer('options', [single[0], both]);
    await page.keyboard.press('1');
    expect((await actions()).at(-1)).toMatchObject({ act: 'answer', order: single[0].order });
  });
});

describe('what was played on the way to a question', () => {
  const happened: PlayedEvent[] = [
    { moment: 17, text: 'The attack on 0605 is rolled: 4, D2.', rule: '9.4', cells: [near] },
    { moment: 18, text: `${unit} moves.`, rule: '5.1', cells: [far, near, home], moved: [unit] },
  ];
  const arrive = (moment = 20): Promise<void> =>
    send({
      type: 'show',
      preview: small(),
      wanted: { umpire: false },
      play: {
        stage: { kind: 'question', question: { ...question, moment, happened } },
        undo: 'none',
        isRestShown: false,
      },
    });

  test('the events are listed and announced, and a click shows the cells of an event', async () => {
    await open({ preview: small() });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive();
    const list = bar().locator('.play-happened');
    expect(await list.locator('summary').innerText()).toMatch(/2 events\s*25\/7 moves\./);
    expect(await announced()).toBe('2 events. 25/7 moves. Turn 3 · German · movement · Choose a unit to move.');
    await list.locator('summary').click();
    await page.screenshot({ path: `${ARTIFACTS}/play-happened.png` });
    const before = await picture();
    await list.getByRole('button', { name: /is rolled/ }).click();
    expect(await before.changed()).toBeDefined();
    await page.emulateMedia({ reducedMotion: null });
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

  test('moves are animated, any key ends the animation, and nothing moves if the user prefers reduced motion', async () => {
    await open({ preview: small() });
    await arrive(21);
    const moving = await pixels();
    await page.keyboard.press('Shift');
    const ended = await pixels();
    expect(moving).not.toBe(ended);
    await still();
    expect(await pixels()).toBe(ended);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(22);
    expect(await pixels()).toBe(ended);
    await page.emulateMedia({ reducedMotion: null });
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

  test('taking back an answer over a die roll asks once', async () => {
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

  test.each(EDITOR_THEMES)('a question is drawn in the theme %s', async (theme) => {
    await open({ preview: small(), theme });
    await ask({ options: [pass, option('declare an attack')] });
    const { x, y } = await theCounter();
    await page.mouse.click(x, y);
    await answer('options', moves);
    await still();
    await page.screenshot({ path: `${ARTIFACTS}/play-${theme}.png` });
    expect(await bar().isVisible()).toBe(true);
  });
});
