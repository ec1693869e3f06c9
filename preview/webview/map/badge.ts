import type { Point } from '../../../engine/board/board.js';
import type { Palette } from '../../render/palette.js';
import { el, type Shape } from '../../render/shape.js';
import { textWidth } from '../../render/text-width.js';

const TEXT_SIZE = 20;
const BADGE_HEIGHT = 27;

/** Returns a short text on a coloured pill around a point of the map. */
export function badge({ x, y }: Point, text: string, fill: string, palette: Palette): Shape[] {
  const width = Math.max(BADGE_HEIGHT, textWidth(text, TEXT_SIZE, 'bold') + 12);
  const [left, top] = [x - width / 2, y - BADGE_HEIGHT / 2];
  const pill = { x: left, y: top, width, height: BADGE_HEIGHT, rx: BADGE_HEIGHT / 2 };
  const letters = { 'font-size': TEXT_SIZE, 'font-weight': 700, 'text-anchor': 'middle', fill: palette.sheet };
  return [
    el('rect', { ...pill, fill, stroke: palette.sheet, 'stroke-width': 3 }),
    el('text', { x, y: y + TEXT_SIZE * 0.36, ...letters }, text),
  ];
}
