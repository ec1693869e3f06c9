import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Point } from '../../engine/board/board.js';
import { afterEach, expect } from 'vitest';
import type { FromPreview, ToPreview } from '../../preview/messages.js';
import type { Preview } from '../../preview/moments.js';
import type { Overlay } from '../../preview/scene.js';
import type { PreviewState } from '../../preview/preview-state.js';
import { campaign } from '../preview/scenes.js';
import { withBrowser } from './one-browser.js';
import type { EditorTheme, PreviewServer } from './preview-page.js';
import { played } from './played.js';

export const ARTIFACTS = path.resolve(import.meta.dirname, '../../test-artifacts');
let browser: Browser;
let server: PreviewServer;
let complaints: string[];
/** The page of the test that runs. */
export let page: Page;
/** Tests take turns on one page, by how fine its pixels are: a new one costs more than much of what they do on it. */
const pages = new Map<number, Page>();
let visits = 0;

/** A browser for the tests of a file; whatever a page complains of (its policy, errors) fails its test. */
export function inBrowser(): void {
  withBrowser.beforeAll(({ browser: shared, preview }) => {
    fs.mkdirSync(ARTIFACTS, { recursive: true });
    browser = shared;
    server = preview;
  });
  afterEach(() => {
    expect(complaints).toEqual([]);
  });
}

async function pageOf(ratio: number): Promise<Page> {
  const known = pages.get(ratio);
  if (known) {
    await known.mouse.move(-1, -1);
    return known;
  }
  const made = await browser.newPage({ deviceScaleFactor: ratio });
  made.on(
    'console',
    (message) =>
      message.type() === 'error' && !message.location().url.endsWith('favicon.ico') && complaints.push(message.text()),
  );
  made.on('pageerror', (error) => complaints.push(error.message));
  pages.set(ratio, made);
  return made;
}

export interface Opened {
  readonly theme?: EditorTheme;
  /** Of the editor; English without. */
  readonly language?: string;
  readonly preview?: Preview;
  readonly width?: number;
  readonly height?: number;
  /** Pixels of the screen to a pixel of the page. */
  readonly ratio?: number;
}

/** The page as an editor opens it, with a first picture. */
export async function open({
  theme = 'light',
  language,
  preview = played(campaign()),
  width = 1040,
  height = 720,
  ratio = 1,
}: Opened = {}): Promise<void> {
  page = await pageOf(ratio);
  complaints = [];
  await page.setViewportSize({ width, height });
  await page.goto(server.url(theme, ++visits, language));
  await show(preview);
}

/** What the page has complained of so far, as expected by a test that provoked it. */
export const takeComplaints = (): string[] => complaints.splice(0);

export const tell = (message: ToPreview): Promise<void> =>
  page.evaluate((data) => {
    window.dispatchEvent(new MessageEvent('message', { data }));
  }, message);

export const show = (preview: Preview, wanted: PreviewState = { umpire: false }): Promise<void> =>
  tell({ type: 'show', preview, wanted });

/** The editor answers from now on: it shows each moment asked for, of one game, with what is laid over the map in it. */
export const answering = (preview: Preview, laid: Readonly<Record<number, readonly Overlay[]>> = {}): Promise<void> =>
  page.evaluate(
    ([game, overlays]) => {
      const answer = (message: FromPreview): void => {
        if (message.type !== 'moment' || typeof message.moment === 'string') return;
        const { moment } = message;
        const shown = { ...game, moment, scene: { ...game.scene, overlays: overlays[moment] ?? [] } };
        const data = { type: 'show', preview: shown, wanted: { umpire: false } };
        window.dispatchEvent(new MessageEvent('message', { data }));
      };
      Object.assign(globalThis, { answer });
    },
    [preview, laid] as const,
  );

export const posted = (): Promise<FromPreview[]> =>
  page.evaluate(() => (globalThis as unknown as { posted: FromPreview[] }).posted);

/** Which part of the map is seen, once it lies still: the point in the middle of the pane and the zoom. */
export const view = (): Promise<string> =>
  page
    .locator('.sheet')
    .first()
    .evaluate(async (sheet: HTMLElement) => {
      const seen = [''];
      while (seen.slice(-4).some((each) => each !== sheet.dataset.view)) {
        seen.push(sheet.dataset.view ?? '');
        await new Promise(requestAnimationFrame);
      }
      return seen.at(-1)!;
    });

/** Waits until the map lies still, all of it painted. */
export const still = (): Promise<void> =>
  page
    .locator('.sheet')
    .first()
    .evaluate(async (sheet: HTMLCanvasElement) => {
      const now = (): Uint32Array =>
        new Uint32Array(sheet.getContext('2d')!.getImageData(0, 0, sheet.width, sheet.height).data.buffer);
      for (let isStill = false, before = now(); !isStill;) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        const pixels = now();
        const { length } = before;
        isStill = sheet.ariaBusy === 'false' && pixels.length === length && pixels.every((it, i) => it === before[i]);
        before = pixels;
      }
    });

/** What the map looks like now, once all of it is painted, to be compared with what it looks like later. */
export async function picture(): Promise<{ changed(): Promise<readonly [Point, Point] | undefined> }> {
  const compare = async (keep: boolean): Promise<readonly [Point, Point] | undefined> => {
    await still();
    return page
      .locator('.sheet')
      .first()
      .evaluate((sheet: HTMLCanvasElement, first) => {
        const { width, height } = sheet;
        const pixels = new Uint32Array(sheet.getContext('2d')!.getImageData(0, 0, width, height).data.buffer);
        const state = globalThis as unknown as { picture: typeof pixels };
        if (first) {
          state.picture = pixels;
          return undefined;
        }
        const [xs, ys]: [number[], number[]] = [[], []];
        pixels.forEach((pixel, i) => {
          if (pixel === state.picture[i]) return;
          xs.push(i % width);
          ys.push(Math.floor(i / width));
        });
        const ends = (least: (...of: number[]) => number): Point => ({
          x: xs.reduce((a, b) => least(a, b)),
          y: ys.reduce((a, b) => least(a, b)),
        });
        return xs.length === 0 ? undefined : ([ends(Math.min), ends(Math.max)] as const);
      }, keep);
  };
  await compare(true);
  /** The upper left and the lower right corner of what has changed, in pixels of the map. */
  return { changed: () => compare(false) };
}

/** Where the counter of a cell stands on the screen, once the map lies still. */
export async function middleOf(cell: number): Promise<{ x: number; y: number }> {
  await view();
  return standsAt(cell);
}

async function standsAt(cell: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.stack[data-cell="${cell}"]`).last().boundingBox();
  if (box === null) throw new Error(`no counter in ${cell}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A cell with one counter that can be clicked: it lies in the pane, with an empty neighbour in sight. */
export async function visibleCounter(): Promise<{ cell: number; name: string; x: number; y: number }> {
  const pane = await page.locator('.map').boundingBox();
  if (pane === null) throw new Error('no map');
  await view();
  const { counters } = campaign();
  for (const { cell, name } of counters) {
    if (counters.filter((other) => other.cell === cell).length > 1) continue;
    const { x, y } = await standsAt(cell);
    if (x > pane.x + 200 && y > pane.y + 150 && x < pane.x + pane.width - 200 && y < pane.y + pane.height - 150)
      return { cell, name, x, y };
  }
  throw new Error('no counter in sight');
}
