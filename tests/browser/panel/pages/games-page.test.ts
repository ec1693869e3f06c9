import { expect, test } from 'vitest';
import { inBrowser, open, page, posted, send, show } from '../../picture.js';
import { MANY } from '../../played.js';
import { small } from '../small-game.js';

inBrowser();

test('the Games page shows distributions; clicking a bar of points or results plays a game', async () => {
  await open({ preview: small(), width: 690, height: 820 });
  await page.getByRole('button', { name: 'Seed of the dice' }).click();
  await page.getByRole('button', { name: 'Many games' }).click();
  expect(await page.locator('.map').isVisible()).toBe(false);
  expect((await page.locator('.dock').boundingBox())!.y).toBe(36);
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  expect((await posted()).at(-1)).toEqual({ type: 'games', runs: 25, seed: 'barbarossa' });
  await send({ type: 'games', games: { ...MANY, games: 10 }, isOver: false });
  expect(await page.getByRole('progressbar', { name: 'Games played' }).getAttribute('value')).toBe('10');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await posted()).at(-1)).toEqual({ type: 'stopGames' });
  await send({ type: 'games', games: MANY, isOver: true });
  expect(await page.locator('.points-chart [aria-current]').getAttribute('aria-label')).toMatch(/^10 points: 5 games/);
  expect(await page.getByRole('heading', { name: 'Never in 25 games' }).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'Rules never cited in 25 games' }).isVisible()).toBe(true);
  expect(await page.locator('.never li').allTextContents()).toEqual([...MANY.never, ...MANY.rulesNeverCited]);
  await page.getByRole('button', { name: /^12 points/ }).click();
  expect((await posted()).at(-1)).toEqual({ type: 'game', seed: 'barbarossa/9' });
  await show({ ...small(), seed: 'barbarossa/9' });
  expect(await page.locator('.points-chart [aria-current]').getAttribute('aria-label')).toMatch(/^12 points/);
  await send({ type: 'edited' });
  expect(await page.getByText('The text has changed').isVisible()).toBe(true);
  await page.getByRole('button', { name: /^attack on 2612: A1 in 5 of 20/ }).click();
  expect((await posted()).at(-1)).toEqual({ type: 'game', seed: 'barbarossa/4', moment: 7 });
  expect(await page.locator('.map').isVisible()).toBe(true);
  const goTo = async (): Promise<unknown> => {
    await page.getByRole('tab', { name: 'Games' }).click();
    await page.getByRole('button', { name: 'Go to the attack on 2612' }).click();
    return (await posted()).findLast(({ type }) => type === 'game' || type === 'moment');
  };
  expect(await goTo()).toEqual({ type: 'game', seed: 'barbarossa/1', moment: 7 });
  const { moments } = small();
  const { address, number } = moments.find(({ kind }) => kind === 'dice')!;
  await send({
    type: 'games',
    games: { ...MANY, battles: MANY.battles.map((each) => ({ ...each, address })) },
    isOver: true,
  });
  expect(await goTo()).toEqual({ type: 'moment', moment: number });
  await page.getByRole('tab', { name: 'Games' }).click();
  await show(small(), { umpire: true });
  expect(await page.getByRole('button', { name: 'Go to the attack on 2612' }).count()).toBe(0);
});
