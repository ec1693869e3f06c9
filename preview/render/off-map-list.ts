import type { OffMapItem } from '../contract/preview.js';
import type { Palette } from './palette.js';
import { el, type Shape } from './shape.js';
import { textWidth } from './text-width.js';

const TYPE = 22;
const LINE = 32;
const LEFT = 40;
const INDENT_WIDTH = 24;

/**
 * Lays out the off-map contents as lines of text: each place in bold, followed by its contents. Returns the shapes and
 * their total height in sheet units.
 */
export function offMapLines(
  beside: readonly OffMapItem[],
  { top, width }: { readonly top: number; readonly width: number },
  palette: Palette,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  const shapes: Shape[] = [];
  let y = top;
  const write = (text: string, x: number, weight?: number): void => {
    shapes.push(el('text', { x, y, 'font-size': TYPE, 'font-weight': weight, fill: palette.sheetText }, text));
  };
  for (const { side, place, things, unseen } of beside) {
    const label = side === undefined ? place : `${side} ${place}`;
    const all = [...things, ...(unseen > 0 ? [`${unseen} hidden`] : [])];
    y += LINE;
    write(label, LEFT, 700);
    const start = LEFT + textWidth(label, TYPE, 'bold') + 20;
    const [first = '', ...others] = wrapped(all.join(', ') || 'empty', width - LEFT, start, LEFT + INDENT_WIDTH);
    write(first, start);
    for (const line of others) {
      y += LINE;
      write(line, LEFT + INDENT_WIDTH);
    }
  }
  return { shapes, height: y === top ? 0 : y - top + LINE / 2 };
}

/**
 * Breaks a text into lines that end at `right`. `first` is the left edge of the first line, `others` that of all other
 * lines.
 */
function wrapped(text: string, right: number, first: number, others: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    const left = lines.length === 0 ? first : others;
    if (line !== '' && left + textWidth(longer, TYPE) > right) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
