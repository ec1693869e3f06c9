import type { Point } from '../../../engine/board/board.js';
import type { Scene } from '../../contract/scene.js';
import type { Ground } from '../../render/ground.js';
import { coloursOf, type Palette } from '../../render/palette.js';
import { h } from '../ui/dom.js';
import { fitting, type Size, type View } from './view.js';

/**
 * The whole map at a small scale, with a frame around the visible part. The minimap is shown only if part of the map is
 * out of view. Only the pointer can use it: the keyboard scrolls and fits the map itself, and {@link accessibleStacks}
 * lists the units.
 */
export interface Minimap {
  readonly element: HTMLElement;
  /**
   * Shows a picture on the minimap.
   * @param picture its function `land` draws the terrain as far as the large map has painted it
   */
  show(picture: Small): void;
  look(view: View, pane: Size): void;
}

export interface Small {
  readonly scene: Pick<Scene, 'counters' | 'sides'>;
  readonly ground: Ground;
  readonly palette: Palette;
  readonly land: (context: OffscreenCanvasRenderingContext2D, scale: number) => void;
}

const MAX_WIDTH_PX = 190;
const MAX_HEIGHT_PX = 150;
/** Edge of a counter's mark in pixels. */
const COUNTER_MARK_PX = 4;
/** Minimum size in pixels of a pane with a minimap. In a smaller pane the minimap would cover too much. */
const MIN_PANE_PX = { width: 420, height: 300 };

export function minimap(go: (to: Point) => void): Minimap {
  const canvas = h('canvas');
  const element = h('div', { class: 'on-map minimap', 'aria-hidden': 'true', hidden: true }, canvas);
  let shown: (Small & { readonly scale: number; readonly whole: OffscreenCanvas }) | undefined;
  let view: View | undefined;
  let pane: Size = { width: 0, height: 0 };

  function paint(): void {
    if (shown === undefined || view === undefined) return;
    const { ground, scale, whole, palette } = shown;
    const fits = fitting(ground, pane) >= view.zoom * 0.99;
    element.hidden = fits || pane.width < MIN_PANE_PX.width || pane.height < MIN_PANE_PX.height;
    if (element.hidden) return;
    if (canvas.width !== whole.width || canvas.height !== whole.height)
      [canvas.width, canvas.height] = [whole.width, whole.height];
    const context = canvas.getContext('2d')!;
    context.drawImage(whole, 0, 0);
    const [wide, high] = [(pane.width / view.zoom) * scale, (pane.height / view.zoom) * scale];
    const frame = [view.x * scale - wide / 2, view.y * scale - high / 2, wide, high] as const;
    context.fillStyle = palette.shadow;
    context.globalAlpha = 0.3;
    context.beginPath();
    context.rect(0, 0, whole.width, whole.height);
    context.rect(...frame);
    context.fill('evenodd');
    context.globalAlpha = 1;
    context.strokeStyle = palette.cursor;
    context.lineWidth = 2 * devicePixelRatio;
    context.strokeRect(...frame);
  }

  const at = ({ offsetX, offsetY }: PointerEvent): Point => {
    const scale = (shown?.scale ?? 1) / devicePixelRatio;
    return { x: offsetX / scale, y: offsetY / scale };
  };
  /** Offset from the pointer to the centre of the frame during a drag. */
  let grabbed: Point | undefined;
  element.addEventListener('pointerdown', (event) => {
    event.stopPropagation();
    if (event.button !== 0 || view === undefined) return;
    canvas.setPointerCapture(event.pointerId);
    const { x, y } = at(event);
    const [across, down] = [Math.abs(x - view.x), Math.abs(y - view.y)];
    const isInFrame = across < pane.width / view.zoom / 2 && down < pane.height / view.zoom / 2;
    grabbed = isInFrame ? { x: view.x - x, y: view.y - y } : { x: 0, y: 0 };
    if (!isInFrame) go({ x, y });
  });
  element.addEventListener('pointermove', (event) => {
    event.stopPropagation();
    if (grabbed) go({ x: at(event).x + grabbed.x, y: at(event).y + grabbed.y });
  });
  for (const kind of ['pointerup', 'pointercancel'] as const)
    element.addEventListener(kind, (event) => {
      event.stopPropagation();
      grabbed = undefined;
    });

  return {
    element,
    show(picture) {
      const { scene, ground, palette, land } = picture;
      const width = Math.min(MAX_WIDTH_PX, (MAX_HEIGHT_PX * ground.width) / ground.height);
      const scale = (width * devicePixelRatio) / ground.width;
      const whole = new OffscreenCanvas(Math.round(ground.width * scale), Math.round(ground.height * scale));
      const context = whole.getContext('2d')!;
      context.fillStyle = palette.ground;
      context.fillRect(0, 0, whole.width, whole.height);
      context.imageSmoothingQuality = 'high';
      land(context, scale);
      const speck = COUNTER_MARK_PX * devicePixelRatio;
      for (const { cell, side } of scene.counters) {
        const centre = ground.centres.at(cell);
        if (centre === undefined) continue;
        context.fillStyle = coloursOf(palette, scene.sides, side).line;
        context.fillRect(centre.x * scale - speck / 2, centre.y * scale - speck / 2, speck, speck);
      }
      canvas.style.width = `${width}px`;
      canvas.style.height = `${whole.height / devicePixelRatio}px`;
      shown = { ...picture, scale, whole };
      paint();
    },
    look(now, size) {
      view = now;
      pane = size;
      paint();
    },
  };
}
