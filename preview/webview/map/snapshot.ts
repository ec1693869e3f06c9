import { drawingOf } from '../../canvas/drawing.js';
import { pictureOf, type RenderOptions } from '../../render/render.js';
import type { Scene } from '../../contract/scene.js';

/** Pixels per cell height. Pictures that would become too large have fewer. */
const CELL_HEIGHT_PX = 96;
/** Maximum number of pixels of a canvas, and maximum length in pixels of its edges. */
const MAX_PIXELS = 100_000_000;
const MAX_SIDE_PX = 16_000;

/** Returns the scale in pixels per sheet unit. */
export function scaleFor({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(
    CELL_HEIGHT_PX / 100,
    MAX_SIDE_PX / Math.max(width, height),
    Math.sqrt(MAX_PIXELS / (width * height)),
  );
}

/** Paints the whole picture as it is exported, with title and legend, as PNG. */
export async function snapshot(scene: Scene, options: RenderOptions): Promise<Blob> {
  const { top, width, height, shapes } = pictureOf(scene, options);
  const scale = scaleFor({ width, height });
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext('2d')!;
  context.scale(scale, scale);
  context.translate(0, -top);
  drawingOf(shapes).paint(context, { left: 0, top, right: width, bottom: top + height }, scale);
  return canvas.convertToBlob({ type: 'image/png' });
}
