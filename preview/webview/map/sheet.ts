import type { Layer, Part } from '../../render/layer.js';
import { GROUND_LAYERS } from '../../render/layer.js';
import type { Shape } from '../../render/shape.js';
import { drawingOf, type Context, type Drawing } from '../../canvas/drawing.js';
import { Tiles, type Window } from '../../canvas/tiles.js';
import { h } from '../ui/dom.js';
import { panePoint, type Size, type View } from './view.js';

/**
 * The drawn map on a canvas of the pane's size. The picture is painted as cached tiles, a few per frame. During a zoom
 * the existing tiles are scaled; the tiles of the new scale are painted once the zoom has ended. Where a tile is
 * missing, the tiles of the previous scale are shown, and below them the whole map at a small scale.
 */
export interface Sheet {
  readonly element: HTMLCanvasElement;
  /** Repaints the tiles that a change of the picture affects, and keeps all other tiles. */
  refresh(): void;
  /** Repaints all tiles after a picture in them has been decoded. */
  repaint(): void;
  /** Sets the shapes drawn above the map: the cursor, the dragged counters. */
  over(shapes: readonly Shape[]): void;
  /** Shows another view. */
  look(view: View, pane: Size): void;
  /** Draws the terrain of the whole map on another canvas. Parts that this canvas has not painted yet are missing. */
  readonly land: (onto: Context, scale: number) => void;
}

/** The layers of the map as they are drawn at one zoom. */
export interface Picture extends Size {
  readonly layers: readonly Layer[];
  /** Colour of the sheet around the map. */
  readonly colour: string;
}

/**
 * Maximum milliseconds per frame for painting tiles while the map moves. The limit is higher when the map is at rest.
 */
const PAINT_BUDGET_MOVING_MS = 8;
const PAINT_BUDGET_AT_REST_MS = 30;
/** Milliseconds without movement after which the picture counts as at rest. */
const REST_DELAY_MS = 120;
/** Milliseconds after the last zoom until the picture is painted at the new scale. */
const ZOOM_SETTLE_MS = 60;
/** Pixels of the longer side of the small-scale map. */
const SMALL_MAP_PX = 1024;

const partsOf = (some: readonly Layer[]): Part[] => some.flatMap(({ parts }) => parts);
const release = (...all: readonly (Tiles | undefined)[]): void => {
  for (const each of all) each?.release();
};

/**
 * Creates the canvas of a map pane.
 * @param draw returns the picture for a zoom level, or undefined before the first picture has arrived
 * @param rested called when all tiles are painted, including those around the view
 */
export function sheet(draw: (zoom: number) => Picture | undefined, rested: () => void): Sheet {
  const element = h('canvas', { class: 'sheet', 'aria-hidden': 'true' });
  const context = element.getContext('2d', { alpha: false })!;
  let paper: Omit<Picture, 'layers'> = { width: 1, height: 1, colour: '#ffffff' };
  let top: Drawing = drawingOf([]);
  let view: View | undefined;
  let pane: Size = { width: 1, height: 1 };
  let tiles: Tiles | undefined;
  /** The tiles of the previous scale. They are shown until the tiles of the new scale are complete. */
  let before: Tiles | undefined;
  /** The terrain of the whole map at a small scale. */
  let whole: Tiles | undefined;
  let land: readonly Layer[] = [];
  let isStale = true;
  let isWhole = false;
  let isPut = false;
  let moved = -Infinity;
  let zoomed = -Infinity;
  let frame = 0;

  const wake = (): void => {
    if (frame === 0) frame = requestAnimationFrame(step);
  };

  function step(): void {
    frame = 0;
    if (view === undefined) return;
    const began = performance.now();
    const window = windowOf(view);
    const isSettled = began - zoomed > ZOOM_SETTLE_MS;
    if (tiles === undefined || (isSettled && tiles.scale !== window.scale)) {
      if (isWhole || before === undefined) before = tiles;
      else release(tiles);
      tiles = new Tiles(window.scale);
      isStale = true;
    }
    if (isStale && tiles.scale === window.scale) {
      const picture = draw(view.zoom);
      if (picture === undefined) return;
      lay(tiles, picture);
    }
    const time = began - moved > REST_DELAY_MS ? PAINT_BUDGET_AT_REST_MS : PAINT_BUDGET_MOVING_MS;
    const isTimeUp = (): boolean => performance.now() - began > time;
    if (tiles.scale === window.scale && !isWhole) {
      isWhole = tiles.paint(onPaper(window), isTimeUp);
      isPut = false;
      if (isWhole) {
        release(before);
        before = undefined;
      }
    }
    if (!isPut) put(tiles, window, view);
    if (!isWhole || tiles.scale !== window.scale || !paintAhead(tiles, window, isTimeUp)) wake();
    else rested();
  }

  function lay(onto: Tiles, picture: Picture): void {
    isStale = false;
    const { layers, ...sheetOfPaper } = picture;
    paper = sheetOfPaper;
    const isGround = ({ name }: Layer): boolean => (GROUND_LAYERS as readonly string[]).includes(name);
    const country = layers.filter((layer) => isGround(layer) && layer.name !== 'grid' && layer.name !== 'numbers');
    if (country.length !== land.length || country.some((layer, i) => layer !== land[i])) {
      land = country;
      release(before, whole);
      before = whole = undefined;
    }
    onto.lay([partsOf(layers.filter(isGround)), partsOf(layers.filter((layer) => !isGround(layer)))]);
    isWhole = isPut = false;
  }

  /**
   * Paints in advance the tiles just outside the view, and a small picture of the terrain of the whole map. Returns
   * false if the time was up before everything was painted.
   */
  function paintAhead(tiles: Tiles, window: Window, isTimeUp: () => boolean): boolean {
    const room = { width: Math.min(256, window.width), height: Math.min(256, window.height) };
    const around = {
      scale: window.scale,
      left: window.left - room.width,
      top: window.top - room.height,
      width: window.width + 2 * room.width,
      height: window.height + 2 * room.height,
    };
    tiles.forget(around);
    if (!tiles.paint(onPaper(around), isTimeUp)) return false;
    const scale = SMALL_MAP_PX / Math.max(paper.width, paper.height);
    if (whole === undefined) {
      whole = new Tiles(scale);
      whole.lay([partsOf(land)]);
    }
    const { width, height } = paper;
    return whole.paint({ scale, left: 0, top: 0, width: width * scale, height: height * scale }, isTimeUp);
  }

  function put(tiles: Tiles, window: Window, at: View): void {
    const ratio = devicePixelRatio;
    const [width, height] = [Math.round(pane.width * ratio), Math.round(pane.height * ratio)];
    if (element.width !== width || element.height !== height) [element.width, element.height] = [width, height];
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = paper.colour;
    context.fillRect(0, 0, width, height);
    if (!isWhole || tiles.scale !== window.scale) {
      whole?.put(context, window);
      before?.put(context, window);
    }
    tiles.put(context, window);
    context.setTransform(window.scale, 0, 0, window.scale, -window.left, -window.top);
    top.paint(context, top.box, window.scale);
    element.ariaBusy = String(!isWhole || tiles.scale !== window.scale);
    element.dataset.view = [at.x, at.y, at.zoom].map((each) => each.toFixed(3)).join(' ');
    isPut = true;
  }

  function windowOf(at: View): Window {
    const ratio = devicePixelRatio;
    const corner = panePoint(at, { x: 0, y: 0 }, pane);
    return {
      scale: at.zoom * ratio,
      left: Math.round(-corner.x * ratio),
      top: Math.round(-corner.y * ratio),
      width: Math.round(pane.width * ratio),
      height: Math.round(pane.height * ratio),
    };
  }

  /** Returns the part of a window that lies on the sheet. */
  function onPaper({ scale, left, top: upper, width, height }: Window): Window {
    const [from, above] = [Math.max(0, left), Math.max(0, upper)];
    return {
      scale,
      left: from,
      top: above,
      width: Math.min(left + width, paper.width * scale) - from,
      height: Math.min(upper + height, paper.height * scale) - above,
    };
  }

  return {
    element,
    refresh() {
      isStale = true;
      wake();
    },
    repaint() {
      if (isWhole || before === undefined) {
        release(before);
        before = tiles;
      } else release(tiles);
      release(whole);
      tiles = whole = undefined;
      isWhole = isPut = false;
      wake();
    },
    land(onto, scale) {
      whole?.put(onto, { scale, left: 0, top: 0, width: paper.width * scale, height: paper.height * scale });
    },
    over(shapes) {
      top = drawingOf(shapes);
      isPut = false;
      wake();
    },
    look(next, size) {
      const now = performance.now();
      if (view && view.zoom !== next.zoom) zoomed = now;
      else isWhole = false;
      moved = now;
      view = next;
      pane = size;
      isPut = false;
      wake();
    },
  };
}
