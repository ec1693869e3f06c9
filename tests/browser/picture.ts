import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Point } from '../../engine/board/board.js';
import { afterEach, expect } from 'vitest';
import type { FromPreview, ToPreview } from '../../preview/contract/messages.js';
import type { PageRequests, RequestName } from '../../preview/contract/requests.js';
import type { Preview } from '../../preview/contract/preview.js';
import type { Overlay } from '../../preview/contract/scene.js';
import type { PreviewState } from '../../preview/contract/preview-state.js';
import { campaign } from '../preview/scenes.js';
import { withBrowser } from './one-browser.js';
import { editorLook, EDITOR_THEMES, type EditorTheme, type PreviewServer } from './preview-page.js';
import { played } from './played.js';

export const ARTIFACTS = path.resolve(import.meta.dirname, '../../test-artifacts');
let browser: Browser;
let server: PreviewServer;
let complaints: string[];
/** The browser page of the running test. */
export let page: Page;
/** Tests share one page per pixel ratio, because a new page costs more than most tests. */
const pages = new Map<number, Page>();
let visits = 0;

/** Starts a browser for the tests of a file. A test fails if its page reports an error or a policy violation. */
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
  /** Language of the editor. Default: English. */
  readonly language?: string;
  readonly preview?: Preview;
  readonly width?: number;
  readonly height?: number;
  /** Device pixels per CSS pixel. */
  readonly ratio?: number;
  /** Whether moves and the view of the map are animated. Default: false, because each frame has to be painted. */
  readonly isAnimated?: boolean;
}

/** Opens the page with a first picture, as an editor does. */
export async function open({
  theme = 'light',
  language,
  preview = played(campaign()),
  width = 1040,
  height = 720,
  ratio = 1,
  isAnimated = false,
}: Opened = {}): Promise<void> {
  page = await pageOf(ratio);
  complaints = [];
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: isAnimated ? 'no-preference' : 'reduce' });
  await page.goto(server.url(theme, ++visits, language));
  await show(preview);
}

/** Changes the theme of the page, as an editor does when its user selects another theme. */
const wear = (theme: EditorTheme): Promise<void> =>
  page.evaluate(
    async ([classes, name]) => {
      const colours = document.querySelector<HTMLLinkElement>('link[href^="/editor.css"]')!;
      const loaded = new Promise((resolve) => {
        colours.onload = resolve;
      });
      colours.href = `/editor.css?theme=${name}`;
      await loaded;
      document.body.className = classes;
    },
    [editorLook(theme).classes, theme] as const,
  );

/**
 * Runs a check of the page in each theme, and returns what the check finds, each with its theme. The page has the
 * theme *light* before and afterwards. Changing the theme takes much less time than opening the page again.
 */
export async function inEachTheme(check: (theme: EditorTheme) => Promise<readonly unknown[]>): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const theme of EDITOR_THEMES) {
    if (theme !== 'light') await wear(theme);
    found.push(...(await check(theme)).map((each) => [theme, each]));
  }
  await wear('light');
  return found;
}

/** Returns the errors of the page so far, for tests in which errors are expected. */
export const takeComplaints = (): string[] => complaints.splice(0);

/**
 * Sends a message to the page. A scene is sent as JSON text, because Playwright takes much longer to pass a large
 * object than a text. Other messages may contain bytes, which JSON cannot represent.
 */
export const send = (message: ToPreview): Promise<void> =>
  page.evaluate(
    (data) => {
      const read = typeof data === 'string' ? (JSON.parse(data) as ToPreview) : data;
      window.dispatchEvent(new MessageEvent('message', { data: read }));
    },
    message.type === 'show' ? JSON.stringify(message) : message,
  );

export const show = (preview: Preview, wanted: PreviewState = { umpire: false }): Promise<void> =>
  send({ type: 'show', preview, wanted });

/**
 * Makes the page behave like an editor that answers each request for a moment with the game at that moment and its
 * overlays.
 */
export const answering = (preview: Preview, laid: Readonly<Record<number, readonly Overlay[]>> = {}): Promise<void> =>
  page.evaluate(
    (text) => {
      const [game, overlays] = JSON.parse(text) as [typeof preview, typeof laid];
      const answer = (message: FromPreview): void => {
        if (message.type !== 'moment' || typeof message.moment === 'string') return;
        const { moment } = message;
        const shown = { ...game, moment, scene: { ...game.scene, overlays: overlays[moment] ?? [] } };
        const data = { type: 'show', preview: shown, wanted: { umpire: false } };
        window.dispatchEvent(new MessageEvent('message', { data }));
      };
      Object.assign(globalThis, { answer });
    },
    JSON.stringify([preview, laid]),
  );

/** Returns the last request of a kind that has the given parameters. */
export async function requested<Name extends RequestName>(
  name: Name,
  params: Partial<PageRequests[Name]['params']> = {},
): Promise<{ readonly id: string; readonly params: PageRequests[Name]['params'] } | undefined> {
  const wanted = Object.entries(params);
  const all = (await posted()).flatMap((message) => (message.type === 'request' ? message : []));
  return all.findLast(
    (message) =>
      message.request === name &&
      wanted.every(([key, value]) => (message.params as Readonly<Record<string, unknown>>)[key] === value),
  );
}

/** Answers the page's last request with this name. With `params`, only requests with these parameters count. */
export async function answer<Name extends RequestName>(
  name: Name,
  result: PageRequests[Name]['answer'],
  params?: Partial<PageRequests[Name]['params']>,
): Promise<void> {
  const request = await requested(name, params);
  if (request === undefined) throw new Error(`The page has not requested ${name}.`);
  await send({ type: 'answer', id: request.id, answer: result });
}

export const posted = (): Promise<FromPreview[]> =>
  page.evaluate(() => (globalThis as unknown as { posted: FromPreview[] }).posted);

/** Returns the map's view once the map is at rest: the point at the centre of the pane, and the zoom. */
export const view = (): Promise<string> =>
  page
    .locator('.sheet')
    .first()
    .evaluate(async (sheet: HTMLElement) => {
      const views = [''];
      while (views.slice(-4).some((each) => each !== sheet.dataset.view)) {
        views.push(sheet.dataset.view ?? '');
        await new Promise(requestAnimationFrame);
      }
      return views.at(-1)!;
    });

/** Waits until the map is at rest and completely painted. */
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

/** Returns a picture of the completely painted map, for a later comparison. */
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
  /**
   * `changed` returns two opposite corners of the area that has changed, in pixels of the map, or undefined if nothing
   * has changed.
   */
  return { changed: () => compare(false) };
}

/** Returns the screen position of the counter of a cell, once the map is at rest. */
export async function middleOf(cell: number): Promise<{ x: number; y: number }> {
  await view();
  return standsAt(cell);
}

async function standsAt(cell: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.stack[data-cell="${cell}"]`).last().boundingBox();
  if (box === null) throw new Error(`no counter in ${cell}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Finds a counter that is alone in its cell and well inside the visible part of the map. Returns its cell, its name and
 * its screen position.
 */
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
