import type { BesideItem } from '../moments.js';
import type { Scene } from '../scene.js';
import { frame } from './frame.js';
import { groundOf } from './ground.js';
import { painter } from './painter.js';
import type { PaintOptions } from './painter.js';
import { PALETTES } from './palette.js';
import { el, group, type Shape } from './shape.js';
import { escape, n, svgOf } from './svg.js';
import { FONT } from './text-width.js';

export interface RenderOptions extends Partial<PaintOptions> {
  /** Pixels to the height of a cell; default 64. */
  readonly cellHeight?: number;
  /** Title, legend and scale around the map; default true. */
  readonly frame?: boolean;
  /** What lies beside the map, told in the frame. */
  readonly beside?: readonly BesideItem[];
  /** The label of every cell; default true. */
  readonly numbers?: boolean;
}

/** A scene drawn on one sheet: its size and upper rim in units of which a cell is a hundred high, and all that is on it. */
export interface Picture {
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** The whole scene with what is written around it. */
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

/** The whole scene as one SVG document; the same scene always gives the same text. */
export function renderSvg(scene: Scene, options: RenderOptions = {}): string {
  const { top, width, height, shapes } = pictureOf(scene, options);
  const unit = (options.cellHeight ?? 64) / 100;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width * unit)}" height="${Math.ceil(height * unit)}" viewBox="0 ${n(top)} ${n(width)} ${n(height)}" font-family="${escape(FONT)}">` +
    `${svgOf([el('title', {}, scene.title), ...shapes])}</svg>`
  );
}
