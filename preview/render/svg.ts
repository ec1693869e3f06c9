import type { Point } from '../../engine/board/board.js';

/** Text as it may stand between tags or in a quoted attribute. */
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

/** A coordinate with one decimal at most: a cell is a hundred units high, so a tenth is finer than any screen. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const xy = (point: Point): string => `${n(point.x)} ${n(point.y)}`;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element; attributes that are undefined are left out. Numbers and texts are written safely. */
export function el(name: string, attributes: Attributes, content?: string): string {
  let out = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value === undefined) continue;
    out += ` ${key}="${typeof value === 'number' ? n(value) : escape(value)}"`;
  }
  return content === undefined || content === '' ? `${out}/>` : `${out}>${content}</${name}>`;
}

export const group = (attributes: Attributes, content: readonly string[]): string =>
  el('g', attributes, content.join(''));
