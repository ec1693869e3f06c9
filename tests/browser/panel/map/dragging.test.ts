import { describe, expect, test } from 'vitest';
import { answer, ARTIFACTS, inBrowser, open, page, picture, posted, requested, show } from '../../picture.js';
import { small, theCounter } from '../small-game.js';

inBrowser();

describe('dragging a counter', () => {
  const holding = (): Promise<boolean> => page.locator('.map').evaluate((map) => map.classList.contains('carrying'));

  test('a double click opens the line of a counter in the text and does not pick up the counter', async () => {
    await open({ preview: small() });
    const { x, y } = await theCounter();
    await page.mouse.dblclick(x, y);
    expect(await holding()).toBe(false);
    expect((await posted()).some(({ type }) => type === 'openPlace')).toBe(true);
    await page.mouse.click(x + 90, y + 90);
    expect((await posted()).filter(({ type }) => type === 'moveCounters')).toEqual([]);
  });

  test.each([
    ['Escape, wherever the focus is', () => page.getByRole('slider', { name: 'Moment' }).press('Escape')],
    ['a step to another moment', () => page.getByRole('button', { name: 'Next moment' }).click()],
    ['a moment that the extension chose', () => show({ ...small(), moment: 3 })],
    ['other dice', () => show({ ...small(), seed: 'typhoon' })],
    ['leaving the page', () => page.evaluate(() => void window.dispatchEvent(new Event('blur')))],
  ])('a drag of a counter ends after %s', async (_, act) => {
    await open({ preview: small() });
    const { x, y, name } = await theCounter();
    await page.mouse.click(x, y);
    await page.getByRole('button', { name: `Pick up ${name}` }).click();
    expect(await holding()).toBe(true);
    await act();
    expect(await holding()).toBe(false);
    await page.mouse.click(x + 90, y + 90);
    expect((await posted()).filter(({ type }) => type === 'moveCounters')).toEqual([]);
  });

  test('a dragged counter shows its legal cells and the reason for illegal ones, and stays where it is dropped', async () => {
    await open({ preview: small() });
    const { x, y, name, cell } = await theCounter();
    await page.mouse.click(x, y);
    const before = await picture();
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 20, { steps: 3 });
    await page.mouse.move(x + 90, y + 90, { steps: 3 });
    expect((await requested('dropTargets'))?.params).toEqual({ counters: [name] });
    const over = await requested('dropVerdict');
    expect(over?.params).toMatchObject({ counters: [name], from: cell });
    const { to = 0 } = over?.params ?? {};
    const near = cell + 1;
    await answer('dropTargets', { cells: [near], costs: ['2'], replaces: 4 });
    await answer('dropVerdict', { to, refused: 'Too far.', rule: '6.1' });
    expect(await page.locator('.verdict').innerText()).toMatch(
      /^Cannot move to \d+\s+6\.1\s+Too far\.\s+Nearest legal cell: \d+, cost 2$/,
    );
    expect(await page.locator('.holding').innerText()).toContain(
      '1 cell; the number is its cost · replaces the order at moment 5',
    );
    expect(await page.locator('.map [aria-live]').textContent()).toContain('Cannot move to ');
    await page.screenshot({ path: `${ARTIFACTS}/hand.png` });
    await page.mouse.move(x + 120, y + 120, { steps: 3 });
    const next = await requested('dropVerdict');
    expect(next?.params.to).not.toBe(to);
    await answer('dropVerdict', { to: next?.params.to ?? 0 });
    expect(await page.locator('.verdict').isVisible()).toBe(false);
    await page.mouse.up();
    await page.mouse.move(1, 1);
    expect(await page.locator('.holding').isVisible()).toBe(false);
    expect(await before.changed()).toBeDefined();
    await show({ ...small() });
    await page.mouse.click(x, y);
    expect(await before.changed()).toBeUndefined();
  });

  test('Escape first cancels the drag, then the selection', async () => {
    await open({ preview: small() });
    const { x, y, name } = await theCounter();
    await page.mouse.click(x, y);
    await page.locator('.map').press('m');
    const chosen = page.getByRole('region', { name: 'Selected cell' });
    await page.keyboard.press('Escape');
    expect(await holding()).toBe(false);
    expect(await chosen.innerText()).toContain(name);
    await page.keyboard.press('Escape');
    expect(await chosen.isVisible()).toBe(false);
  });

  test('a counter picked up with its button stays picked up when the text changes, and the keyboard moves it', async () => {
    await open({ preview: small() });
    const { x, y, name, cell } = await theCounter();
    await page.mouse.click(x, y);
    await page.getByRole('button', { name: `Pick up ${name}` }).click();
    await show(small());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await posted()).toContainEqual({ type: 'moveCounters', counters: [name], from: cell, to: cell + 10 });
  });
});

test('a drag over an enemy shows the odds of the attack before the drop', async () => {
  await open({ width: 690, height: 757, preview: small() });
  const { x, y, cell } = await theCounter();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 60, { steps: 4 });
  await answer('dropTargets', { cells: [cell + 1], costs: ['2'] });
  const { to } = (await requested('dropVerdict'))!.params;
  const order = 'attack 0506 with 25/7, 6/7, 7/7, "26.Inf"';
  const chances = [
    { result: 'D1', chance: 2 / 3 },
    { result: 'Eng', chance: 1 / 3 },
  ];
  await answer('dropVerdict', { to, attack: { order, summary: '12 : 6, 2-1', chances } });
  const box = page.locator('.verdict');
  expect((await box.innerText()).split(/\n+/)).toEqual([order, '12 : 6, 2-1', 'D1 67 %, Eng 33 %']);
  await page.screenshot({ path: `${ARTIFACTS}/attack-before-drop.png` });
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test.each([
  ['Control+z', 'undo'],
  ['Control+y', 'redo'],
  ['Control+Shift+Z', 'redo'],
  ['Meta+z', 'undo'],
])('the key %s asks the extension for %s, but not in the find field', async (key, type) => {
  await open({ preview: small() });
  await page.locator('.map').focus();
  await page.keyboard.press(key);
  const requestCount = async (): Promise<number> => (await posted()).filter((message) => message.type === type).length;
  expect(await requestCount()).toBe(1);
  await page.keyboard.press('/');
  await page.keyboard.press(key);
  expect(await requestCount()).toBe(1);
  await page.getByRole('button', { name: type === 'undo' ? /^Undo/ : /^Redo/ }).click();
  expect(await requestCount()).toBe(2);
});
