import { describe, expect, test } from 'vitest';
import type { AnswerOption } from '../../../../preview/contract/playing.js';
import { answer, ARTIFACTS, inBrowser, open, page, posted, requested } from '../../picture.js';
import { small, theCounter } from '../small-game.js';
import { unit, option, near, far, moves, ask, bar, actions, announced, at } from './asked-question.js';

inBrowser();

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

  test('a counter dragged over an illegal cell shows the reason; a drop there sends no answer and shows the reason in the play bar', async () => {
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

  test('Shift and Enter gather hexes, and a number key gives the answer', async () => {
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
