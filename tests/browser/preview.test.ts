import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Place } from '../../preview/contract/scene.js';
import { contrast } from '../preview/contrast.js';
import { campaign } from '../preview/scenes.js';
import { inks } from './inks.js';
import {
  ARTIFACTS,
  answer,
  answering,
  inBrowser,
  inEachTheme,
  middleOf,
  open,
  page,
  picture,
  posted,
  requested,
  show,
  send,
  still,
  view,
  visibleCounter,
} from './picture.js';
import { played } from './played.js';

inBrowser();

describe('a picture', () => {
  test('the page requests its first scene, requests the whole scene after it missed a change, and stores its document', async () => {
    await open();
    expect((await posted())[0]).toEqual({ type: 'ready' });
    expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('state') ?? '{}') as unknown)).toMatchObject({
      document: 'file:///campaign.sand',
    });
    await send({ type: 'show', preview: { since: 3, edition: 4 }, wanted: { umpire: false } });
    expect((await posted()).filter(({ type }) => type === 'ready')).toHaveLength(2);
  });

  test('the map opens at a zoom at which counters are readable', async () => {
    await open();
    const { cell } = await visibleCounter();
    const counter = await page.locator(`.stack[data-cell="${cell}"]`).boundingBox();
    // The values on the counter are a third as high as the counter.
    expect(counter?.height).toBeGreaterThan(36);
  });

  test('after a keystroke the map is redrawn without moving, and only where it changed', async () => {
    await open();
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, -240);
    const before = await view();
    const { cell, name, x, y } = await visibleCounter();
    const next = played(campaign());
    const counters = next.scene.counters.map((each) => (each.name === name ? { ...each, values: '9-9' } : each));
    await page.evaluate(() => {
      const changedCells = new Set<string | undefined>();
      Object.assign(globalThis, { changedCells });
      new MutationObserver((changes) => {
        for (const { target } of changes) changedCells.add((target as HTMLElement).dataset.cell);
      }).observe(document.querySelector('.accessible-stacks')!, { subtree: true, childList: true });
    });
    const painted = await picture();
    await show({ ...next, scene: { ...next.scene, counters } });
    const changed = await painted.changed();
    const around = await page.locator('.sheet').boundingBox();
    expect(changed).toBeDefined();
    for (const point of changed ?? [])
      expect(Math.max(Math.abs(point.x - x + around!.x), Math.abs(point.y - y + around!.y))).toBeLessThan(36);
    expect(
      await page.evaluate(() => [...(globalThis as unknown as { changedCells: Set<string> }).changedCells]),
    ).toEqual([String(cell)]);
    expect(await view()).toBe(before);
  });
});

test('an edit that only moves places in the text repaints nothing, and later clicks open the new places', async () => {
  await open();
  await still();
  await page.evaluate(() => {
    const paints = { count: 0 };
    Object.assign(globalThis, { paints });
    const prototype = CanvasRenderingContext2D.prototype as unknown as Record<string, (...args: unknown[]) => void>;
    const { setTransform } = prototype;
    prototype.setTransform = function counted(...args) {
      paints.count += 1;
      setTransform.apply(this, args);
    };
  });
  const next = played(campaign());
  const later = <T extends { readonly place?: Place }>(item: T): T =>
    item.place ? { ...item, place: { ...item.place, start: item.place.start + 9, end: item.place.end + 9 } } : item;
  await show({ ...next, scene: { ...next.scene, counters: next.scene.counters.map(later) } });
  await still();
  expect(await page.evaluate(() => (globalThis as unknown as { paints: { count: number } }).paints.count)).toBe(0);
  const { x, y, name } = await visibleCounter();
  const { place } = later(campaign().counters.find((counter) => counter.name === name)!);
  await page.mouse.dblclick(x, y);
  expect(await posted()).toContainEqual({ type: 'openPlace', place });
});

describe('navigation between picture and text', () => {
  test('a click on a counter selects it; a double click or Enter opens its line in the text', async () => {
    await open();
    const { x, y, name } = await visibleCounter();
    const { place } = campaign().counters.find((counter) => counter.name === name) ?? {};
    const opened = async (): Promise<unknown[]> => (await posted()).filter(({ type }) => type === 'openPlace');
    await page.mouse.click(x, y);
    await page.locator('.here .chosen').filter({ hasText: name }).waitFor();
    expect(await opened()).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await opened()).toEqual([{ type: 'openPlace', place }]);
    await page.mouse.dblclick(x, y);
    expect(await opened()).toEqual([
      { type: 'openPlace', place },
      { type: 'openPlace', place },
    ]);
  });

  test('a double click next to a counter opens the line of the cell in the text', async () => {
    await open();
    const { cell, x, y } = await visibleCounter();
    await page.mouse.click(x, y - 28);
    expect((await posted()).filter(({ type }) => type === 'openCell')).toEqual([]);
    await page.mouse.dblclick(x, y - 28);
    expect(await posted()).toContainEqual({ type: 'openCell', cell });
  });

  test('a counter dropped in another cell is reported to the extension', async () => {
    await open();
    const { cell, name, x, y } = await visibleCounter();
    const before = await view();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 20, { steps: 3 });
    await page.mouse.move(x + 10, y + 64, { steps: 3 });
    await page.mouse.up();
    const move = (await posted()).find(({ type }) => type === 'moveCounters');
    expect(move).toMatchObject({
      type: 'moveCounters',
      counters: [name],
      from: cell,
      to: cell + 60,
    });
    expect(await view()).toBe(before);
    expect(await middleOf(cell)).toEqual({ x, y });
  });

  test('dragging the ground pans the map', async () => {
    await open();
    const { x, y } = await visibleCounter();
    const before = await view();
    await page.mouse.move(x, y - 28);
    await page.mouse.down();
    await page.mouse.move(x + 120, y + 40, { steps: 4 });
    await page.mouse.up();
    expect(await view()).not.toBe(before);
    expect((await posted()).filter(({ type }) => type === 'moveCounters')).toEqual([]);
  });

  test('the map highlights the cell at the text cursor, and scrolls only if the cell is not visible', async () => {
    await open();
    const { cell } = await visibleCounter();
    const before = await view();
    await send({ type: 'locate', cells: [cell] });
    expect(await page.locator('.located').innerText()).toContain('The text cursor is at ');
    expect(await view()).toBe(before);
    await send({ type: 'locate', cells: [0] });
    expect(await view()).not.toBe(before);
  });

  test('a tooltip describes the cell under the pointer', async () => {
    await open();
    const { x, y, name } = await visibleCounter();
    await page.mouse.move(x, y);
    expect(await page.locator('.tooltip:not(.verdict, .forecast)').innerText()).toContain(name);
  });
});

describe('keyboard use', () => {
  test('arrow keys move between cells, Enter opens the text, M and Enter move a counter', async () => {
    await open();
    const { cell, name } = await visibleCounter();
    await page.locator('.map').focus();
    await send({ type: 'locate', cells: [cell] });
    await page.keyboard.press('ArrowRight');
    const speech = page.locator('.map [aria-live]');
    const first = await speech.innerText();
    await page.keyboard.press('ArrowRight');
    expect(await speech.innerText()).not.toBe(first);
    const { x, y } = await middleOf(cell);
    await page.mouse.click(x, y);
    await page.locator('.map').focus();
    await page.keyboard.press('m');
    expect(await speech.innerText()).toBe(`${name} picked up.`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await posted()).toContainEqual({ type: 'moveCounters', counters: [name], from: cell, to: cell + 60 });
  });

  test('every control has an accessible name and can be reached with the keyboard', async () => {
    await open();
    const nameless = await page.evaluate(() => {
      const nameOf = (each: Element): string =>
        [
          each.getAttribute('aria-label'),
          each.textContent,
          [...((each as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(''),
        ].join('');
      const controls = [...document.querySelectorAll('button, input, summary, [tabindex]')];
      return controls.filter((each) => nameOf(each).trim() === '').map((each) => each.outerHTML);
    });
    expect(nameless).toEqual([]);
    const reached = new Set<string>();
    for (let i = 0; i < 45; i++) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('title') ??
            document.activeElement?.getAttribute('aria-label') ??
            document.activeElement?.tagName ??
            '',
        ),
      );
    }
    expect([...reached]).toEqual(
      expect.arrayContaining(['Show the whole map (0)', 'Map', 'Next moment (])', 'Moment', 'More']),
    );
  });
});

describe('moments of the game', () => {
  test('the slider and the buttons select a moment and show its outcome', async () => {
    await open();
    const slider = page.getByRole('slider', { name: 'Moment' });
    await slider.fill('4');
    expect(await posted()).toContainEqual({ type: 'moment', moment: 3 });
    await page.getByRole('button', { name: 'Next moment' }).click();
    expect(await posted()).toContainEqual({ type: 'moment', moment: 4 });
    await page.getByRole('button', { name: 'Set-up' }).click();
    expect(await posted()).toContainEqual({ type: 'moment', moment: 'setup' });
    await slider.fill('4');
    const detail = page.locator('.detail');
    expect(await detail.innerText()).toContain('×2 divisional integrity 7.3');
    expect(await detail.locator('.die').count()).toBe(1);
    expect(await detail.locator('.pip').count()).toBe(4);
    await detail.getByRole('button', { name: 'Show in the text' }).click();
    expect((await posted()).at(-1)?.type).toBe('openPlace');
  });

  test('a click on a row of the record selects the moment of the row and shows the source of the answer', async () => {
    await open();
    const row = page.locator('[data-moment="2"]');
    await expect(row.innerText()).resolves.toContain('default');
    await row.click();
    expect(await row.getAttribute('aria-selected')).toBe('true');
  });

  test('playback runs from the set-up to the end and stops', async () => {
    const whole = played(campaign(20), 3);
    await open({ preview: { ...whole, moment: -1 } });
    await answering(whole);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(
      () => document.querySelector('.reading')?.textContent === '3 / 3 · Turn 1 · German movement',
      undefined,
      {
        timeout: 8000,
      },
    );
    expect((await posted()).filter(({ type }) => type === 'moment')).toHaveLength(3);
  });

  test('the seed popover re-rolls, runs again and keeps a seed; the umpire toggle shows hidden values', async () => {
    await open();
    await show(played(campaign()), { umpire: false, seed: 'barbarossa' });
    await page.getByRole('button', { name: 'Seed of the dice' }).click();
    await page.getByLabel('Seed', { exact: true }).fill('typhoon');
    await page.getByLabel('Seed', { exact: true }).press('Enter');
    await page.getByRole('button', { name: /^Re-roll/ }).click();
    await page.getByRole('button', { name: /^Run again/ }).click();
    await page.getByRole('button', { name: /^Keep this seed/ }).click();
    await page.getByRole('button', { name: 'Hidden values' }).click();
    const sent = (await posted()).filter(({ type }) => ['seed', 'runAgain', 'keepSeed', 'umpire'].includes(type));
    expect(sent).toMatchObject([
      { type: 'seed', seed: 'typhoon' },
      { type: 'seed' },
      { type: 'runAgain' },
      { type: 'keepSeed', seed: 'typhoon' },
      { type: 'umpire', on: true },
    ]);
  });

  test('the seed of a game played beyond the file’s orders cannot be kept', async () => {
    await open();
    const keep = page.getByRole('button', { name: /^Keep this seed/ });
    for (const [unanswered, count] of [
      [undefined, 1],
      ['random', 0],
    ] as const) {
      await show(played(campaign()), { umpire: false, seed: 'barbarossa', unanswered });
      await page.getByRole('button', { name: 'Seed of the dice' }).click();
      await expect.poll(() => keep.count()).toBe(count);
      await page.keyboard.press('Escape');
    }
  });
});

describe('overlays', () => {
  test('the layer menu requests and draws the zone of control of a side, and removes it again', async () => {
    await open();
    await page.getByRole('button', { name: /^Layers/ }).click();
    const zone = page.getByRole('menuitemcheckbox', { name: 'Zone of control of German' });
    await zone.click();
    await answer('overlay', [{ kind: 'zone', side: 'German', cells: [1, 2, 3] }], { want: 'zone', of: 'German' });
    expect(await page.locator('.laid li').allInnerTexts()).toEqual(['zone of German, 3 cells']);
    await zone.click();
    expect(await page.locator('.laid li').count()).toBe(0);
  });

  test('reach and supply follow the selected unit', async () => {
    await open();
    const reach = page.getByRole('button', { name: 'Reach of the selected unit' });
    expect(await reach.getAttribute('title')).toBe('Select a unit first');
    await page.keyboard.press('r');
    expect(await requested('overlay')).toBeUndefined();
    const { x, y, name } = await visibleCounter();
    await page.mouse.click(x, y);
    await page.keyboard.press('r');
    expect(await reach.getAttribute('aria-pressed')).toBe('true');
    expect((await requested('overlay'))?.params).toEqual({ want: 'reach', of: name });
  });

  test('visible overlays survive a reload', async () => {
    await open();
    await page.getByRole('button', { name: 'Named areas' }).click();
    expect(await page.locator('.laid li').count()).toBe(2);
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, -300);
    const before = await view();
    await page.reload();
    await show(played(campaign()));
    expect(await page.locator('.laid li').count()).toBe(2);
    expect(await view()).toBe(before);
  });

  test('the panel shows an error message of the extension', async () => {
    await open();
    await send({ type: 'trouble', message: '2216 holds 3 units already [7.1].' });
    expect(await page.getByRole('alert').innerText()).toBe('2216 holds 3 units already [7.1].');
  });
});

test('an error in the panel is shown and logged, and the panel continues', async () => {
  await open();
  await send({ type: 'forces', rows: undefined as never });
  expect(await page.getByRole('alert').innerText()).toMatch(/^Internal error: .* See the Sandtable log for details\.$/);
  const failed = (await posted()).at(-1);
  expect(failed?.type === 'failed' && failed.message).toMatch(/^message forces: /);
  await show({ ...played(campaign()), seed: 'later' });
  expect(await page.getByRole('alert').isVisible()).toBe(false);
});

test('texts have enough contrast in each theme', async () => {
  await open();
  await page.mouse.move(480, 420);
  const { x, y } = await visibleCounter();
  await page.mouse.click(x, y);
  const faint = await inEachTheme(async (theme) => {
    await page.screenshot({ path: path.join(ARTIFACTS, `preview-${theme}.png`) });
    return (await inks(page)).filter(({ text, paper }) => contrast(text, paper) < 4.5);
  });
  expect(faint).toEqual([]);
});
