import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { previewPage } from '../../extension/preview/page.js';
import type { Preview } from '../../preview/contract/preview.js';
import type { MomentEvent } from '../../preview/contract/moments.js';
import { groundOf } from '../../preview/render/ground.js';
import { pictureOf } from '../../preview/render/render.js';
import { translations } from '../l10n/words.js';
import { contrast } from '../preview/contrast.js';
import { campaign, counter, GRIDS, scene } from '../preview/scenes.js';
import { inks } from './inks.js';
import {
  answer,
  answering,
  ARTIFACTS,
  inBrowser,
  middleOf,
  open,
  page,
  picture,
  posted,
  requested,
  show,
  takeComplaints,
  send,
  view,
} from './picture.js';
import { fought, MANY, played } from './played.js';
import { EDITOR_THEMES } from './preview-page.js';

inBrowser();

test('the picture is exported and copied with its overlays', async () => {
  await open({ preview: small() });
  const drawn = pictureOf(small().scene);
  const [width, height] = [drawn.width, drawn.height].map((units) => Math.ceil(units * 0.96));
  const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];
  await send({ type: 'paint', id: 1 });
  const painted = async (): Promise<Buffer | undefined> => {
    const bytes = await page.evaluate(() => {
      const all = (globalThis as unknown as { posted: { type: string; png?: Uint8Array }[] }).posted;
      const { png } = all.findLast(({ type }) => type === 'painted') ?? {};
      return png && [...png];
    });
    return bytes && Buffer.from(bytes);
  };
  await expect.poll(painted, { timeout: 10_000 }).toBeDefined();
  const png = (await painted())!;
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(png)).toEqual([width, height]);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.bringToFront();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy the picture' }).click();
  const pasted = (): Promise<number[]> =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const bitmap = await createImageBitmap(await item.getType('image/png'));
      return [bitmap.width, bitmap.height];
    });
  await expect.poll(pasted, { timeout: 10_000 }).toEqual([width, height]);
});

test('the panel uses the language of the editor', async () => {
  await open({ preview: { ...small(), moment: 1 }, language: 'it' });
  await page.locator('.stack').first().click({ force: true });
  for (const name of [/^Livelli/, /^Altro/]) await page.getByRole('button', { name }).click();
  const texts = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll('[aria-label], [title], button, [role=tab], [role=menuitem], th, .muted'),
    ];
    return all.flatMap((each) => [each.getAttribute('aria-label'), each.getAttribute('title'), each.textContent]);
  });
  const italian = translations('l10n/bundle.l10n.it.json');
  expect(texts.filter((text) => (italian[text ?? ''] ?? text) !== text)).toEqual([]);
  expect(texts).toEqual(
    expect.arrayContaining(['Cronaca', 'Mostra tutta la mappa', 'Gioca', 'Confronta con il testo attuale']),
  );
  expect(await page.locator('.counted').allTextContents()).toContain(' momenti');
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
});

/** A small map with one counter at its centre, and a game played on it. */
function small(): Preview {
  const cell = 44;
  const place = { uri: 'file:///campaign.sand', start: 40, end: 48 };
  return played(scene(GRIDS.flat, { counters: [counter(cell, { place })] }), 20);
}

/** Returns a game whose moment details are of very different lengths. */
function talkative(): Preview {
  const game = small();
  const longer = (event: MomentEvent, i: number): MomentEvent => ({
    ...event,
    ledger: Array.from({ length: 12 }, () => event.ledger ?? []).flat(),
    ...(event.dice && { dice: { ...event.dice, values: [1 + (i % 6), 2, 3] } }),
  });
  return {
    ...game,
    moments: game.moments.map((moment) => ({
      ...moment,
      phase: 'combat',
      events: moment.events.flatMap((event, i) => [longer(event, i), longer(event, i + 1), longer(event, i + 2)]),
    })),
  };
}

async function theCounter(): Promise<{ x: number; y: number; name: string; cell: number }> {
  const [{ cell, name }] = small().scene.counters;
  return { ...(await middleOf(cell)), name, cell };
}

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
      '1 cell, numbers are costs · replaces the order at moment 5',
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

  test('a drag survives edits of the text and ends with the keyboard', async () => {
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

describe('a stack of counters', () => {
  const CELL = 44;
  const names = ['11/3', '12/3', '13/4'] as const;
  const stack = (): Preview =>
    played(
      scene(GRIDS.flat, {
        counters: names.map((name) => counter(CELL, { name, formation: name.endsWith('3') ? '3.Pz' : '4.Pz' })),
      }),
      20,
    );
  const pickedUp = async (): Promise<unknown> => (await requested('dropTargets'))?.params.counters;

  test.each([
    ['the whole stack', undefined, names],
    ['with Alt only the top counter of a stack', 'Alt', ['13/4']],
    ['with Shift the top counter’s formation', 'Shift', ['13/4']],
  ] as const)('a drag from a stack picks up %s', async (_, key, expected) => {
    await open({ preview: stack() });
    const { x, y } = await middleOf(CELL);
    if (key) await page.keyboard.down(key);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 90, { steps: 4 });
    expect(await pickedUp()).toEqual(expected);
    await page.mouse.up();
    if (key) await page.keyboard.up(key);
    const moved = (await posted()).find(({ type }) => type === 'moveCounters');
    expect(moved).toMatchObject({ counters: expected, from: CELL });
  });

  test('a stack is spread out by a click or V, and each of its counters can be picked up by pointer or key', async () => {
    await open({ preview: stack() });
    const { x, y } = await middleOf(CELL);
    const before = await picture();
    await page.mouse.click(x, y);
    const speech = page.locator('.map [aria-live]');
    await expect.poll(() => speech.textContent()).toBe('3 counters: 13/4, 12/3, 11/3.');
    await page.screenshot({ path: `${ARTIFACTS}/fan.png` });
    expect(await before.changed()).toBeDefined();
    await page.locator('.map').focus();
    await page.keyboard.press('.');
    await page.keyboard.press('.');
    expect(await speech.textContent()).toContain('12/3');
    await page.keyboard.press('m');
    expect(await pickedUp()).toEqual(['12/3']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('v');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+M');
    expect(await pickedUp()).toEqual(['13/4']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    expect(await pickedUp()).toEqual(names);
  });

  test('the record marks the order that a drop would replace', async () => {
    const game = stack();
    await open({ preview: game });
    const { x, y } = await middleOf(CELL);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 90, { steps: 4 });
    const { number } = game.moments[4];
    await answer('dropTargets', { cells: [CELL + 1], costs: ['2'], replaces: number });
    expect(await page.locator('.moments .replaced').innerText()).toBe('will be replaced');
    expect(await page.locator('.holding').innerText()).toMatch(/^13\/4 and 2 more from /);
    await page.screenshot({ path: `${ARTIFACTS}/stack-in-hand.png` });
    await page.keyboard.press('Escape');
    expect(await page.locator('.moments .replaced').count()).toBe(0);
    await page.mouse.up();
  });
});

describe.each([
  ['wide', 1280, 860],
  ['usual', 690, 820],
  ['narrow', 380, 700],
  ['low', 690, 400],
])('in a %s pane', (_, width, height) => {
  test('the selected moment stays visible in the list, and nothing else scrolls', async () => {
    await open({ width, height, preview: { ...talkative(), moment: -1 } });
    const hidden: string[] = [];
    for (let moment = 0; moment < 20; moment++) {
      await page.getByRole('button', { name: 'Next moment' }).click();
      // Wait for two frames: one to lay out the grown element, one for the list to scroll.
      const [visibleRow, scrolled] = await page.evaluate(async () => {
        for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
        const list = document.querySelector('.moments')!.getBoundingClientRect();
        const current = document.querySelector('.moments [aria-selected="true"]')!;
        const row = current.getBoundingClientRect();
        const head = current.parentElement!.querySelector('.head')!.getBoundingClientRect();
        const all = [document.documentElement, document.body, document.querySelector('.dock')!];
        return [
          list.height === 0 || (row.top >= Math.max(list.top, head.bottom) - 1 && row.bottom <= list.bottom + 1),
          all.some(({ scrollTop, scrollHeight, clientHeight }) => scrollTop > 0 || scrollHeight > clientHeight),
        ];
      });
      if (!visibleRow) hidden.push(`moment ${moment} is hidden`);
      if (scrolled) hidden.push(`at moment ${moment} the page scrolls`);
    }
    expect(hidden).toEqual([]);
    for (const [bar, high] of [
      ['.toolbar', 36],
      ['.transport', 40],
    ] as const) {
      const box = await page.locator(bar).boundingBox();
      expect(box).toMatchObject({ x: 0, width, height: high });
      expect(await page.locator(bar).evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
    }
  });
});

describe('the layout of map and record', () => {
  const dock = async (): Promise<number> => (await page.locator('.dock').boundingBox())!.height;

  test('the splitter can be dragged, keeps its position across a reload, and is reset by a double click', async () => {
    await open({ width: 690, height: 820, preview: small() });
    const first = await dock();
    const bar = (await page.locator('.splitter').boundingBox())!;
    await page.mouse.move(345, bar.y + 2);
    await page.mouse.down();
    await page.mouse.move(345, bar.y - 78, { steps: 4 });
    await page.mouse.up();
    expect(await dock()).toBe(first + 80);
    await page.reload();
    await show(small());
    expect(await dock()).toBe(first + 80);
    await page.locator('.splitter').dblclick();
    expect(await dock()).toBe(first);
  });

  test('a key moves the record below or next to the map', async () => {
    await open({ width: 690, height: 820, preview: small() });
    await page.keyboard.press('l');
    expect((await page.locator('.dock').boundingBox())!.y).toBe(36);
    await page.keyboard.press('l');
    expect((await page.locator('.dock').boundingBox())!.x).toBe(0);
  });

  test('the map shows the cells of a battle and the sheet gets more room; leaving the battle restores the view', async () => {
    await open({ width: 690, height: 820, preview: { ...small(), moment: -1 } });
    await page.getByRole('button', { name: 'Show the whole map' }).click();
    const size = async (): Promise<number> =>
      Number.parseInt(await page.getByLabel('Zoom level', { exact: true }).innerText());
    const [whole, rest, far] = [await view(), await dock(), await size()];
    await show(fought(small()));
    await expect.poll(size).toBeGreaterThan(far);
    expect(await dock()).toBeGreaterThan(rest);
    await show({ ...small(), moment: -1 });
    await expect.poll(view).toBe(whole);
    expect(await dock()).toBe(rest);
  });

  test('in a narrow panel the battle sheet covers the record and has a button back to it', async () => {
    await open({ width: 380, height: 700, preview: fought(small()) });
    expect(await page.locator('.moments').isVisible()).toBe(false);
    expect(await page.locator('.results').isVisible()).toBe(false);
    await page.getByRole('tab', { name: 'Table' }).click();
    expect(await page.locator('.results').isVisible()).toBe(true);
    expect(await page.locator('.ledger').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Back to the record' }).click();
    expect(await page.locator('.moments').isVisible()).toBe(true);
  });
});

describe('the find field', () => {
  const selectedCell = (): Promise<string> => page.locator('.here .cell strong').innerText();

  test('the find field outlines the current match; Enter goes there, Escape goes back', async () => {
    await open({ preview: played(campaign(), 20), width: 690, height: 820 });
    const opened = await view();
    await page.keyboard.press('/');
    await page.keyboard.type('Place 1');
    await expect.poll(() => page.getByRole('option', { selected: true }).first().innerText()).toContain('Place 1');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await view()).not.toBe(opened);
    await page.keyboard.press('Escape');
    await expect.poll(view).toBe(opened);
    await page.keyboard.press('/');
    await page.keyboard.type('17/17');
    await page.keyboard.press('Enter');
    const [{ cell }] = campaign().counters.filter(({ name }) => name === '17/17');
    expect(await selectedCell()).toBe(groundOf(campaign().grid).board.label(cell));
    expect(await page.locator('.here .chosen').innerText()).toContain('17/17');
    expect(await page.locator('.map').evaluate((map) => map === document.activeElement)).toBe(true);
  });

  test('the find field opens above the tools of a narrow panel; the ruler measures from the selected cell', async () => {
    await open({ preview: small(), width: 380, height: 700 });
    await page.getByRole('button', { name: /^Find/ }).click();
    await page.keyboard.type('0506');
    await page.keyboard.press('Enter');
    expect(await selectedCell()).toBe('0506');
    await page.keyboard.press('d');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await page.locator('.ruler').innerText()).toBe('0506 → 0504: 2 hexes');
    await page.keyboard.press('Escape');
    expect(await page.locator('.ruler').isVisible()).toBe(false);
    expect(await selectedCell()).toBe('0504');
  });
});

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

test('a citation opens the page of its rule', async () => {
  await open({ preview: fought(small()), width: 690, height: 820 });
  const cited = page.locator('.ledger').getByRole('button').first();
  const rule = await cited.innerText();
  await cited.click();
  expect((await posted()).at(-1)).toEqual({ type: 'openRule', rule });
});

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

test('two compared games share camera and timeline, and their differences are listed', async () => {
  const main = { ...small(), moment: 3 };
  const [counterOf] = main.scene.counters;
  const other: Preview = {
    ...main,
    seed: 'typhoon',
    scene: { ...main.scene, counters: [{ ...counterOf, cell: 46 }] },
    moments: main.moments.map((each) => (each.number === 3 ? { ...each, answer: '6' } : each)),
  };
  const wanted = { umpire: false, moment: 3, beside: { seed: 'typhoon', moment: 3 } };
  await open({ preview: main, width: 1400, height: 800 });
  await page.getByRole('button', { name: 'Seed of the dice' }).click();
  await page.keyboard.type('typhoon');
  await page.getByRole('button', { name: /^Compare/ }).click();
  expect((await posted()).at(-1)).toEqual({ type: 'compare', with: { seed: 'typhoon' } });
  await send({ type: 'show', preview: main, wanted, beside: other });
  const lines = page.getByRole('list', { name: 'Differences' }).getByRole('listitem');
  expect(await lines.nth(1).innerText()).toContain('first difference');
  expect(await lines.count()).toBe(4);
  expect(await lines.nth(1).getAttribute('aria-current')).toBe('true');

  const viewOf = (name: string): Promise<string | undefined> =>
    page
      .getByRole('application', { name, exact: true })
      .locator('.sheet')
      .evaluate((sheet) => sheet.dataset.view);
  await page.getByRole('application', { name: 'Compared map' }).hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(() => viewOf('Map')).toBe(await viewOf('Compared map'));
  await page.getByRole('button', { name: 'Next moment' }).click();
  expect((await posted()).at(-1)).toEqual({ type: 'moment', moment: 4, beside: 4 });
  await send({ type: 'show', preview: { ...main, moment: 9 }, wanted: { ...wanted, moment: 9 }, beside: other });
  expect((await posted()).at(-1)).toEqual({ type: 'moment', moment: 9, beside: 9 });
  await page.getByRole('button', { name: /^Comparing A and B/ }).click();
  expect((await posted()).at(-1)).toEqual({ type: 'compare' });
  await show(main);
  expect(await page.getByRole('application').count()).toBe(1);
  expect(await page.getByRole('tab', { name: 'Differences' }).count()).toBe(0);
});

test('a row of the record writes its default answer or roll into the text', async () => {
  await open({ preview: { ...small(), moment: 2 } });
  for (const [moment, name] of [
    [2, 'Write this answer'],
    [3, 'Pin this roll'],
  ] as const) {
    await send({ type: 'show', preview: { ...small(), moment }, wanted: { umpire: false } });
    await page.getByRole('button', { name, exact: true }).click();
    expect((await posted()).at(-1)).toEqual({ type: 'writeDown', moment });
  }
  await send({ type: 'show', preview: { ...small(), moment: 0 }, wanted: { umpire: false } });
  expect(await page.locator('.write-down').isVisible()).toBe(false);
});

test('the record can be filtered and navigated with the arrow keys', async () => {
  await open({ preview: { ...small(), moment: 3 } });
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitemradio', { name: 'Battles' }).click();
  expect(await page.locator('.row .die').count()).toBe(10);
  expect(await page.locator('.row').count()).toBe(10);
  await page.getByRole('listbox', { name: 'Record' }).press('ArrowDown');
  expect((await posted()).at(-1)).toEqual({ type: 'moment', moment: 5 });
});

describe.each(EDITOR_THEMES)('%s', (theme) => {
  test('pressed and selected controls stay readable under the pointer', async () => {
    await open({ theme, preview: small() });
    const { x, y } = await theCounter();
    await page.mouse.click(x, y);
    await page.getByRole('button', { name: 'Zone of control' }).click();
    const pressed = page.locator(
      'button[aria-pressed="true"]:visible, .moments [aria-selected="true"], .moments .head',
    );
    const faint: unknown[] = [];
    const all = await pressed.all();
    expect(all.length).toBeGreaterThan(4);
    for (const control of all) {
      await control.hover();
      faint.push(...(await inks(page)).filter(({ text, paper }) => contrast(text, paper) < 4.5));
    }
    expect(faint).toEqual([]);
  });
});

test('a reloaded page sends no request by itself and keeps its state', async () => {
  await open({ preview: small() });
  await show({ ...small(), moment: 5 }, { moment: 5, seed: 'typhoon', umpire: true });
  const state = await page.evaluate(() => JSON.parse(sessionStorage.getItem('state') ?? '{}') as unknown);
  expect(state).toMatchObject({ wanted: { moment: 5, seed: 'typhoon', umpire: true } });
  expect(await page.getByRole('button', { name: 'Hidden values' }).getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  expect(await posted()).toEqual([{ type: 'ready' }]);
});

describe('the Content Security Policy of the page', () => {
  /** Attempts to run or load foreign code. Each attempt reports whether it succeeded. */
  const attempts = {
    'a script in the page': () => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.cameThrough = true';
      document.body.append(script);
      return 'cameThrough' in globalThis;
    },
    'a script of the same server without the page’s nonce': () =>
      new Promise<boolean>((resolve) => {
        const script = Object.assign(document.createElement('script'), { src: '/preview.js' });
        script.onload = () => {
          resolve(true);
        };
        script.onerror = () => {
          resolve(false);
        };
        document.body.append(script);
      }),
    // Run this later, because scripts that the test itself injects are exempt from the policy.
    'a text made into code': () =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => {
          try {
            // oxlint-disable-next-line no-eval -- the policy must refuse this call
            resolve(Boolean(globalThis.eval('true')));
          } catch {
            resolve(false);
          }
        });
      }),
    'a style in the markup': () => {
      const holder = document.createElement('p');
      holder.innerHTML = '<b style="position: fixed">x</b>';
      document.body.append(holder);
      return getComputedStyle(holder.firstElementChild!).position === 'fixed';
    },
    'a picture from elsewhere': () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => {
          resolve(false);
        });
        const picture = Object.assign(new Image(), { src: `http://localhost:${location.port}/preview.css` });
        picture.onload = picture.onerror = () => setTimeout(resolve, 200, true);
      }),
    'a frame': () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => {
          resolve(false);
        });
        const frame = Object.assign(document.createElement('iframe'), { src: '/preview.css' });
        frame.onload = () => setTimeout(resolve, 200, true);
        document.body.append(frame);
      }),
    'a request': () =>
      fetch('/preview.css').then(
        () => true,
        () => false,
      ),
  } as const satisfies Record<string, () => boolean | Promise<boolean>>;

  test('the policy blocks foreign scripts and resources', async () => {
    await open({ preview: small() });
    const cameThrough: string[] = [];
    for (const [what, attempt] of Object.entries<() => boolean | Promise<boolean>>(attempts)) {
      if (await page.evaluate(attempt)) cameThrough.push(what);
      else if (takeComplaints().length === 0 && !what.startsWith('a text'))
        cameThrough.push(`${what}: nobody objected`);
    }
    expect(cameThrough).toEqual([]);
  });

  test('the policy has a new nonce on each page', () => {
    const one = (): string => previewPage({ script: 's', style: 'c', source: 'x', document: 'd', theme: 'auto' });
    const nonces = [one(), one()].map((html) => /<script nonce="([^"]{16,})"/.exec(html)?.[1]);
    expect(nonces[0]).toBeDefined();
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

describe('animated moves', () => {
  const [{ name, cell }] = small().scene.counters;
  const way = { 18: [{ kind: 'move', side: 'German', cells: [4, 14, 24, 34, cell], pieces: [name] }] } as const;
  const play = () => page.getByRole('button', { name: 'Play', exact: true });
  const goes = (): Promise<string | null> => play().getAttribute('aria-pressed');
  const canvas = (): Promise<string> =>
    page.locator('.sheet').evaluate((sheet: HTMLCanvasElement) => sheet.toDataURL());
  const step = async (): Promise<void> => {
    await open({ preview: { ...small(), moment: 17 } });
    await answering(small(), way);
    await page.keyboard.press('<');
    await page.getByRole('button', { name: 'Next moment' }).click();
  };

  test('units move along their paths, can be paused anywhere, and resume', async () => {
    await step();
    expect(await page.getByRole('button', { name: 'Speed ½×' }).count()).toBe(1);
    expect(await goes()).toBe('true');
    await page.waitForTimeout(200);
    const early = await canvas();
    await page.waitForTimeout(200);
    await play().click();
    expect(await goes()).toBe('false');
    await page.waitForTimeout(200);
    const stopped = await canvas();
    expect(stopped).not.toBe(early);
    await page.screenshot({ path: path.join(ARTIFACTS, 'march.png') });
    expect(await canvas()).toBe(stopped);
    for (const key of '>>>') await page.keyboard.press(key);
    await play().click();
    await page.waitForFunction(() => document.querySelector('.reading strong')?.textContent === '20');
    expect(await goes()).toBe('false');
  });

  test('with reduced motion units appear at their destinations at once', async () => {
    await open({ preview: { ...small(), moment: 17 } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answering(small(), way);
    await page.getByRole('button', { name: 'Next moment' }).click();
    expect(await goes()).toBe('false');
  });
});
