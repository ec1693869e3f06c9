import { expect, test } from 'vitest';
import { groundOf } from '../../../../preview/render/ground.js';
import { answer, inBrowser, open, page, posted, view } from '../../picture.js';
import { small } from '../small-game.js';

inBrowser();

test('the draw tool paints cells in one stroke, Enter continues a road, Escape turns the tool off', async () => {
  await open({ preview: small() });
  await page.locator('.map').focus();
  await page.keyboard.press('p');
  await answer('brushes', [
    { on: 'cells', symbol: 'f', word: 'forest' },
    { on: 'chains', kind: 'road', name: 'Highway' },
    { on: 'chains', kind: 'road', name: 'New road', isNew: true },
  ]);
  const { board, centres } = groundOf(small().scene.grid);
  const [from, to] = [44, board.neighbours[44 * board.directions]];
  const pane = (await page.locator('.sheet').boundingBox())!;
  const [x, y, zoom] = (await view()).split(' ').map(Number);
  const on = (cell: number): [number, number] => [
    pane.x + pane.width / 2 + (centres[cell].x - x) * zoom,
    pane.y + pane.height / 2 + (centres[cell].y - y) * zoom,
  ];
  await page.mouse.move(...on(from));
  await page.mouse.down();
  await page.mouse.move(...on(to), { steps: 3 });
  await page.mouse.up();
  expect((await posted()).at(-1)).toEqual({ type: 'draw', stroke: { on: 'cells', symbol: 'f', cells: [from, to] } });
  await page.getByRole('button', { name: 'road Highway' }).click();
  await page.mouse.click(...on(from));
  await page.mouse.click(...on(to));
  const stroke = { on: 'chains', kind: 'road', name: 'Highway', cells: [from, to] };
  const drawn = async (): Promise<unknown> => (await posted()).filter(({ type }) => type === 'draw').at(-1);
  expect(await drawn()).toEqual({ type: 'draw', stroke });
  await page.getByRole('button', { name: 'road New road' }).click();
  for (const [typed, name] of [
    ['Rollbahn 2', 'Rollbahn 2'],
    ['', 'New road'],
  ]) {
    await page.getByRole('textbox', { name: 'Name of the road' }).fill(typed);
    await page.keyboard.press('Enter');
    await page.mouse.click(...on(from));
    await page.mouse.click(...on(to));
    expect(await drawn()).toEqual({ type: 'draw', stroke: { ...stroke, name } });
  }
  await page.keyboard.press('Escape');
  expect(await page.locator('.brushes').isVisible()).toBe(false);
  expect((await posted()).some(({ type }) => type === 'moveCounters')).toBe(false);
});
