import type { Counter } from '../contract/scene.js';
import { coloursOf, type Palette } from './palette.js';
import { el, group, type Shape } from './shape.js';
import { sizeSign, unitSymbol } from './symbol.js';

/**
 * Maximum number of counters drawn as slabs below the top counter. A stack of at least `MIN_COUNTED` counters also
 * shows its size as a number.
 */
const MAX_SLABS = 3;
const MIN_COUNTED = 5;

/**
 * Draws a stack for a far zoom level, around the origin. The top counter is a block in the colour of its side, with its
 * unit symbol, and its echelon sign above. Below is a slab for each further counter.
 */
export function drawBlock(
  stack: readonly Counter[],
  edge: number,
  sides: readonly string[],
  palette: Palette,
): readonly Shape[] {
  const top = stack.at(-1)!;
  const [width, height, slab] = [edge, (edge * 2) / 3, edge / 9];
  const slabs = stack.slice(0, -1).slice(-MAX_SLABS);
  const rise = -(slabs.length * slab) / 2 + edge * 0.05;
  const lifted = { transform: `translate(0 ${rise})` };
  const alarm = top.severity === undefined ? palette.symbolInk : palette[top.severity].fill;
  const box = (of: Counter, y: number, high: number): Shape =>
    el('rect', {
      x: -width / 2,
      y,
      width,
      height: high,
      rx: edge / 36,
      fill: coloursOf(palette, sides, of.side).face,
      stroke: of === top ? alarm : palette.symbolInk,
      'stroke-width': of === top && top.severity ? edge / 14 : edge / 30,
    });
  return [
    ...slabs.map((counter, i) => box(counter, rise + height / 2 + (slabs.length - 2 - i) * slab, 2 * slab)),
    group(lifted, [sizeSign(top.symbol, palette, width)]),
    box(top, rise - height / 2, height),
    group(lifted, [unitSymbol({ function: top.symbol.function }, palette, width)]),
    ...(stack.length < MIN_COUNTED ? [] : [number(stack.length, edge, rise - height / 2, palette)]),
  ];
}

/** Draws the stack size at the upper left corner. */
const number = (count: number, edge: number, y: number, { counterText, symbolFill }: Palette): Shape =>
  group({ class: 'count', transform: `translate(${-edge / 2} ${y})` }, [
    el('circle', { r: edge * 0.24, fill: counterText, stroke: symbolFill, 'stroke-width': edge / 48 }),
    el(
      'text',
      { y: edge * 0.12, 'font-size': edge * 0.34, 'font-weight': 700, 'text-anchor': 'middle', fill: symbolFill },
      String(count),
    ),
  ]);
