import type { Point } from '../../engine/board/board.js';
import type { Shape } from './shape.js';

/** Returns shapes as SVG text. Equal shapes give equal text. */
export const svgOf = (shapes: readonly Shape[]): string => shapes.map(elementOf).join('');

/** Returns one element, with escaped values. */
function elementOf({ name, attributes, content }: Shape): string {
  let out = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value === undefined) continue;
    out += ` ${key}="${typeof value === 'number' ? n(value) : escape(value)}"`;
  }
  const inside = typeof content === 'string' ? escape(content) : svgOf(content);
  return inside === '' ? `${out}/>` : `${out}>${inside}</${name}>`;
}

/** Escapes text for use between tags or in a quoted attribute. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPED[sign]);
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Formats a coordinate with at most one decimal: a cell is 100 units high, so a tenth is finer than any screen. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const xy = (point: Point): string => `${n(point.x)} ${n(point.y)}`;
