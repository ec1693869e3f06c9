import type { Point } from '../../engine/board/board.js';

/** Text as it may stand between tags or in a quoted attribute. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] as string);
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A coordinate with one decimal at most: a cell is a hundred units high, so a tenth is finer than any screen. */
export function n(value: number): string {
  const tenths = Math.round(value * 10);
  return tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1);
}

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

export const group = (attributes: Attributes, content: readonly string[]): string => el('g', attributes, content.join(''));
