import type { OffMapItem } from '../contract/preview.js';
import type { Scene } from '../contract/scene.js';
import { frame } from './frame.js';
import { groundOf } from './ground.js';
import { painter } from './painter.js';
import type { PaintOptions } from './painter.js';
import { PALETTES } from './palette.js';
import { el, group, type Shape } from './shape.js';
import { escape, n, svgOf } from './svg.js';
import { FONT } from './text-width.js';

export interface RenderOptions extends Partial<PaintOptions> {
  /** Pixels per cell height. Default: 64. */
  readonly cellHeight?: number;
  /** True to draw the title, legend and scale around the map. Default: true. */
  readonly frame?: boolean;
  /** Off-map contents listed in the frame. */
  readonly beside?: readonly OffMapItem[];
  /** True to draw the label of every cell. Default: true. */
  readonly numbers?: boolean;
}

/** A scene drawn on one sheet: its size and upper edge in sheet units (a cell is 100 high), and its shapes. */
export interface Picture {
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** Draws a whole scene with its frame. */
export function pictureOf(scene: Scene, options: RenderOptions = {}): Picture {
  const theme = options.theme ?? 'light';
  const palette = PALETTES[theme];
  const ground = groundOf(scene.grid);
  const around =
    options.frame === false ? { above: 0, below: 0, shapes: [] } : frame(scene, options.beside ?? [], ground, palette);
  const layers = painter()
    .paint(scene, { ...options, theme })
    .filter(({ name }) => name !== 'numbers' || options.numbers !== false)
    .map(({ name, parts }) =>
      group(
        { class: name },
        parts.flatMap((part) => part.shapes),
      ),
    );
  const top = -around.above;
  const height = ground.height + around.above + around.below;
  const sheet = el('rect', { x: 0, y: top, width: ground.width, height, fill: palette.sheet });
  return { top, width: ground.width, height, shapes: [sheet, ...layers, ...around.shapes] };
}

/** Draws a whole scene as one SVG document. Equal scenes give equal text. */
export function renderSvg(scene: Scene, options: RenderOptions = {}): string {
  const { top, width, height, shapes } = pictureOf(scene, options);
  const unit = (options.cellHeight ?? 64) / 100;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width * unit)}" height="${Math.ceil(height * unit)}" viewBox="0 ${n(top)} ${n(width)} ${n(height)}" font-family="${escape(FONT)}">` +
    `${svgOf([el('title', {}, scene.title), ...shapes])}</svg>`
  );
}
