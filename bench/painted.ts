import type { Browser, Page } from 'playwright-core';
import type { Preview } from '../preview/contract/preview.js';
import { renderSvg } from '../preview/render/render.js';
import type { Scene } from '../preview/contract/scene.js';
import { LARGE, USUAL } from './battlefield.js';
import { launchBrowser } from '../scripts/chromium.ts';
import { panelPage, plainPage } from './browser.js';
import { fit, pan, panPlain, sharpen, show, zoom, zoomIn, zoomPlain } from './gestures.js';
import { atLeast, atMost, median, quantile, type Row } from './row.js';
import { keyByKey, sceneOfBattlefield } from './scene.js';

const KEYSTROKE_COUNT = 40;
const WARM_UP = 10;
/** The index of a counter on the western side of the map. */
const WESTERN_COUNTER = 500;
const PAN_COUNT = 90;
const ZOOM_COUNT = 12;
/** Number of wheel notches from the view of the whole map to the closest zoom. */
const NOTCHES_TO_CLOSEST = 24;
/** Number of frames of the animation that zooms out to the whole map. */
const ANIMATION_FRAMES = 30;
/** Numbers of steps on the page with the plain SVG. The numbers are small, because painting a plain SVG is slow. */
const PLAIN = { pans: 8, zooms: 4 };

/** Measures painting of the preview panel from `dist/`, in a browser without a graphics card. */
export async function painted(): Promise<Row[]> {
  const browser = await launchBrowser();
  try {
    return [...(await redrawn(browser)), ...(await lookedAround(browser))];
  } finally {
    await browser.close();
  }
}

/**
 * Measures the time from the message with a new scene to the second frame after the message, when the first frame has
 * been painted.
 */
async function redrawn(browser: Browser): Promise<Row[]> {
  const page = await panelPage(browser);
  const [first, ...scenes] = keyByKey(await sceneOfBattlefield(USUAL), KEYSTROKE_COUNT + 1);
  await painting(page, first);
  const times: number[] = [];
  for (const scene of scenes) times.push(await painting(page, scene));
  await page.close();
  return [
    atMost(
      33,
      'ms',
      'picture redrawn after a keystroke, painted, 2,340 hexes and 250 counters',
      median(times.slice(WARM_UP)),
    ),
  ];
}

async function lookedAround(browser: Browser): Promise<Row[]> {
  const scene = await sceneOfBattlefield(LARGE);
  const page = await panelPage(browser);
  await painting(page, scene);
  // Move the counters to the center.
  await page.evaluate(show, { type: 'locate', cells: [scene.counters[WESTERN_COUNTER].cell] } as const);
  await page.waitForTimeout(500);
  const pans = await page.evaluate(pan, PAN_COUNT);
  const zooms = await page.evaluate(zoom, ZOOM_COUNT);
  const fits = await page.evaluate(fit, ANIMATION_FRAMES);
  const sharp = await page.evaluate(sharpen, ZOOM_COUNT);
  // Zoom in to the closest zoom, at which a plain picture stalls for seconds.
  await page.evaluate(zoomIn, NOTCHES_TO_CLOSEST);
  const near = await page.evaluate(pan, PAN_COUNT);
  await page.close();
  const plain = await plainPage(browser, renderSvg(scene, { frame: false }));
  await plain.waitForTimeout(500);
  const plainPans = await plain.evaluate(panPlain, PLAIN.pans);
  const plainZooms = await plain.evaluate(zoomPlain, PLAIN.zooms);
  await plain.close();
  const what = '10,000 hexes and 2,000 counters, painted';
  return [
    atMost(50, 'ms', `${what}: zoom step`, median(zooms)),
    atMost(17, 'ms', `${what}: frame of a pan, median`, median(pans)),
    atMost(34, 'ms', `${what}: frame of a pan, p95`, quantile(pans, 0.95)),
    atMost(
      250,
      'ms',
      `${what}: longest frame of a pan or a fit, or zoom step`,
      Math.max(...pans, ...zooms, ...fits, ...near),
    ),
    atMost(300, 'ms', `${what}: sharp again after a zoom`, median(sharp)),
    atLeast(10, 'times', `${what}: pan of a plain SVG, against the panel`, median(plainPans) / median(pans)),
    atLeast(10, 'times', `${what}: zoom step of a plain SVG, against the panel`, median(plainZooms) / median(zooms)),
  ];
}

/** Sends a scene to the page and returns the milliseconds until it is painted. */
function painting(page: Page, scene: Scene): Promise<number> {
  const preview: Preview = {
    scene,
    moments: [],
    moment: -1,
    seed: 'battlefield',
    score: [],
    ruleset: 'pgg',
    layers: [],
  };
  return page.evaluate(show, { type: 'show', preview, wanted: { umpire: false } } as const);
}
