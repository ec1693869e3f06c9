import { el, type Shape } from '../render/shape.js';
import { textWidth } from '../render/text-width.js';
import { MARGIN_MM, type Paper } from './paper.js';

/** Length in millimetres of the ruler that shows whether the printer kept the scale. */
const SCALE_BAR_MM = 50;
const TYPE = 3;

/** Draws the title and a five-centimetre ruler at the foot of a sheet. */
export function footer({ width, height }: Paper, text: string): Shape[] {
  const y = height - MARGIN_MM / 2 + 1;
  const right = width - MARGIN_MM - 6;
  const marks = Array.from(
    { length: SCALE_BAR_MM / 10 + 1 },
    (_, i) => `M${right - SCALE_BAR_MM + 10 * i} ${y - 2}v2`,
  ).join('');
  const size = Math.min(TYPE, (width - 2 * MARGIN_MM - SCALE_BAR_MM - 30) / textWidth(text, 1));
  return [
    el('text', { x: MARGIN_MM + 8, y, 'font-size': size, fill: '#444444' }, text),
    el('path', {
      d: `${marks}M${right - SCALE_BAR_MM} ${y}h${SCALE_BAR_MM}`,
      fill: 'none',
      stroke: '#444444',
      'stroke-width': 0.2,
    }),
    el('text', { x: right - SCALE_BAR_MM - 2, y, 'font-size': TYPE, 'text-anchor': 'end', fill: '#444444' }, '5 cm'),
  ];
}
