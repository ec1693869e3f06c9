import { expect, test } from 'vitest';
import { NOWHERE } from '../../engine/board/board.js';
import type { ForcesRow } from '../../preview/contract/forces.js';
import { counter, GRIDS, scene } from '../preview/scenes.js';
import { inBrowser, middleOf, open, page, posted, send } from './picture.js';
import { played } from './played.js';

inBrowser();

const HOME = 44;
const game = played(scene(GRIDS.flat, { counters: [counter(HOME)] }), 20);
const place = { uri: 'file:///campaign.sand', start: 40, end: 48 };

function row(what: ForcesRow['what'], name: string, members: readonly ForcesRow[], left = 0): ForcesRow {
  const sum = (key: 'needed' | 'placed' | 'left'): number => members.reduce((total, member) => total + member[key], 0);
  const totals =
    members.length > 0
      ? { needed: sum('needed'), placed: sum('placed'), left: sum('left') }
      : { needed: 1, placed: 1 - left, left };
  const where = left === 0 && members.length === 0 ? { where: '2512' } : {};
  const tray = left > 0 ? { counter: { ...counter(HOME), name, cell: NOWHERE } } : {};
  return { what, name, side: 'German', ...totals, ...where, twice: 0, place, members, ...tray };
}

const ROWS = [
  row('side', 'German', [
    row('formation', '57.PzK', [row('unit', '30/18', [], 1), row('unit', '51/18', [], 1), row('unit', '18/101', [])]),
    row('unit', '6.Inf', [], 1),
    row('unit', '26.Inf', []),
  ]),
];

const item = (name: RegExp) => page.getByRole('treeitem', { name });

async function openForces(): Promise<void> {
  await page.getByRole('tab', { name: 'Forces' }).click();
  expect((await posted()).some(({ type }) => type === 'forces')).toBe(true);
  await send({ type: 'forces', rows: ROWS });
}

test('the Forces page is a tree with totals, in which keys expand, collapse and select items and Enter opens the text', async () => {
  await open({ preview: game });
  await openForces();
  await item(/^German, 5 needed, 2 placed, 3 left$/).click();
  const tree = page.getByRole('tree', { name: 'Forces' });
  expect(await page.getByRole('treeitem').count()).toBe(4);
  await tree.press('ArrowDown');
  await tree.press('ArrowRight');
  expect(await page.getByRole('treeitem').count()).toBe(7);
  await tree.press('ArrowRight');
  expect(await item(/^30\/18/).getAttribute('aria-selected')).toBe('true');
  await tree.press('Enter');
  expect(await posted()).toContainEqual({ type: 'openPlace', place });
  await tree.press('ArrowLeft');
  await tree.press('ArrowLeft');
  expect(await page.getByRole('treeitem').count()).toBe(4);
  await page.getByRole('button', { name: 'To be placed 3' }).click();
  expect(await page.getByRole('treeitem').count()).toBe(3);
});

test('a counter is dragged from the tray to a cell, or moved with the keyboard', async () => {
  await open({ preview: game });
  await openForces();
  const moves = async (): Promise<unknown[]> => (await posted()).filter(({ type }) => type === 'moveCounters');
  const counterInTray = page.getByRole('button', { name: 'Pick up 6.Inf' });
  const from = await counterInTray.boundingBox();
  const to = await middleOf(HOME);
  await page.mouse.move(from!.x + 20, from!.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  const dropped = { type: 'moveCounters', counters: ['6.Inf'], from: NOWHERE, to: HOME };
  expect(await moves()).toEqual([dropped]);
  await page.mouse.move(from!.x + 20, from!.y + 20);
  await page.mouse.down();
  await page.mouse.move(from!.x + 120, from!.y + 20, { steps: 3 });
  await page.mouse.up();
  expect(await moves()).toEqual([dropped]);
  await counterInTray.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await moves()).toHaveLength(2);
});

test('a button places the remaining units of a formation in the selected cell', async () => {
  await open({ preview: game });
  await openForces();
  const all = page.locator('.place-all');
  expect(await all.getAttribute('aria-disabled')).toBe('true');
  await item(/^57\.PzK/).click();
  const { x, y } = await middleOf(HOME);
  await page.mouse.click(x, y);
  await all.click();
  expect(await posted()).toContainEqual({ type: 'moveCounters', counters: ['57.PzK'], from: NOWHERE, to: HOME });
});
