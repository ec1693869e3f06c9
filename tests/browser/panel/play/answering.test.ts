import { describe, expect, test } from 'vitest';
import type { PlayAction } from '../../../../preview/contract/play-messages.js';
import type { AnswerOption } from '../../../../preview/contract/playing.js';
import { answer, ARTIFACTS, inBrowser, open, page, picture, requested, still } from '../../picture.js';
import { small, theCounter } from '../small-game.js';
import {
  unit,
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
  at,
} from './asked-question.js';

inBrowser();

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
  test('one click gives an answer without units, and further clicks have no effect until the next question', async () => {
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

  test('a question that comes again while its answer is being written is not answered a second time', async () => {
    await open({ preview: small() });
    const lead = { options: [option(`lead ${unit}`, { units: [unit] })], isComplete: true };
    await ask(lead);
    const { x, y } = await theCounter();
    await page.mouse.click(x, y);
    const answers = async (): Promise<unknown[]> =>
      (await actions()).filter((each) => (each as PlayAction).act === 'answer');
    await expect.poll(answers).toHaveLength(1);
    await ask(lead);
    await ask({ moment: 21, prompt: 'German: Choose the next unit.' });
    await expect.poll(() => bar().innerText()).toContain('Choose the next unit.');
    expect(await answers()).toHaveLength(1);
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

  test('the targets of attackers are labelled with their odds, requested once for all of them', async () => {
    await open({ preview: small() });
    const attack = (cell: number): AnswerOption =>
      option(`attack ${cell} with ${unit}`, { units: [unit], cells: [cell], canAddCells: true });
    await ask({ isComplete: true, options: [attack(near), attack(far), pass] });
    const { x, y } = await theCounter();
    await page.mouse.click(x, y);
    expect((await requested('odds'))?.params).toEqual({
      version: 'v1',
      moment: 20,
      orders: [attack(near).order, attack(far).order],
    });
    // The server computes the odds of some answers first. The page then requests the odds of the others.
    await answer('odds', ['3-1']);
    expect((await requested('odds'))?.params).toMatchObject({ orders: [attack(far).order] });
    await answer('odds', [null]);
    const last = (await requested('odds'))?.id;
    const targets = page.getByRole('group', { name: 'Cells that you can choose' });
    expect(await targets.getByRole('button').allTextContents()).toEqual([
      expect.stringMatching(/, 3-1$/),
      expect.stringMatching(/^\d+$/),
    ]);
    await still();
    await page.screenshot({ path: `${ARTIFACTS}/play-odds.png` });
    await page.keyboard.press('Escape');
    await page.mouse.click(x, y);
    expect((await requested('odds'))?.id).toBe(last);
  });

  test('odds that arrive after the answer do not end the wait for the next question', async () => {
    await open({ preview: small() });
    const attack = (cell: number): AnswerOption =>
      option(`attack ${cell} with ${unit}`, { units: [unit], cells: [cell] });
    await ask({ isComplete: true, options: [attack(near), attack(far), pass] });
    const { x, y } = await theCounter();
    await page.mouse.click(x, y);
    const first = (await requested('odds'))?.id;
    const target = await at(near);
    await page.mouse.click(target.x, target.y);
    expect((await actions()).at(-1)).toMatchObject({ act: 'answer', order: attack(near).order });
    await answer('odds', ['3-1']);
    expect(await bar().getAttribute('aria-busy')).toBe('true');
    expect((await requested('odds'))?.id).toBe(first);
    await ask({ moment: 21, prompt: 'German: Choose the next unit.' });
    expect(await bar().getAttribute('aria-busy')).toBe('false');
  });

  test('several answers for one cell are offered in a menu at the click', async () => {
    await open({ preview: small() });
    await ask();
    const { x, y } = await theCounter();
    await page.mouse.click(x, y);
    await answer('options', [
      ...moves,
      option(`move ${unit} to near by road`, { units: [unit], cells: [near], note: '1', leader: unit }),
    ]);
    const target = await at(near);
    await page.mouse.click(target.x, target.y);
    const menu = page.getByRole('menu', { name: 'Answers' });
    expect(await menu.innerText()).toMatch(/to near\s*2\s*move .* to near by road\s*25\/7 leads\s*1/);
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
