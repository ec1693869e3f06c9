import { COUNTER_SIZE, drawCounter } from '../render/counters.js';
import { PALETTES, type Theme } from '../render/palette.js';
import { el, group, type Shape } from '../render/shape.js';
import type { CounterFace } from '../contract/scene.js';
import { footer } from './footer.js';
import { MARGIN_MM, roomOn, type Paper, type Sheet } from './paper.js';
import type { Printed, PrintedCounter } from '../contract/print-data.js';
import { filled } from './filled.js';

/** Edge of a counter as a fraction of the cell height. The rest of the cell stays free around the counter. */
const PART_OF_HEX = 0.75;

export interface CounterPrint {
  readonly paper: Paper;
  /** Millimetres per cell height. */
  readonly hex: number;
  readonly theme?: Theme;
}

/** Returns the edge of a counter in millimetres. */
export const edgeOf = ({ hex }: Pick<CounterPrint, 'hex'>): number => hex * PART_OF_HEX;

/** Returns a function that draws faces at a position (upper left corner). Equal faces share one shape. */
export function faceDrawer(
  sides: readonly string[],
  { hex, theme = 'light' }: Pick<CounterPrint, 'hex' | 'theme'>,
): (face: CounterFace, x: number, y: number) => Shape {
  const palette = { ...PALETTES[theme], shadowOpacity: 0 };
  const drawn = new Map<CounterFace, Shape>();
  const scale = edgeOf({ hex }) / COUNTER_SIZE;
  return (face, x, y) => {
    const shape = drawn.get(face) ?? group({}, drawCounter(face, sides, palette));
    drawn.set(face, shape);
    const middle = edgeOf({ hex }) / 2;
    return group({ class: 'counter', transform: `translate(${x + middle} ${y + middle}) scale(${scale})` }, [shape]);
  };
}

/**
 * Lays out the counters of every side with cut lines: fronts, and after each sheet the backs, mirrored for duplex
 * printing along the long edge.
 */
export function counterSheets({ bySide, sides, title, words }: Printed, print: CounterPrint): Sheet[] {
  const { paper } = print;
  const edge = edgeOf(print);
  const columns = Math.floor(roomOn(paper).width / edge);
  const rows = Math.floor(roomOn(paper).height / edge);
  const left = (paper.width - columns * edge) / 2;
  const draw = faceDrawer(sides, print);
  return bySide.flatMap(({ side, counters }) => {
    const sheets = chunks(counters, columns * rows);
    return sheets.flatMap((some, number) => {
      const named = (what: string): Shape[] =>
        footer(paper, `${title} · ${side} · ${filled(words.counters, number + 1, sheets.length)}, ${what}`);
      const laid = (of: keyof PrintedCounter): Shape[] =>
        some.flatMap((counter, at) => {
          const face = counter[of];
          const column = of === 'front' ? at % columns : columns - 1 - (at % columns);
          return face ? [draw(face, left + column * edge, MARGIN_MM + Math.floor(at / columns) * edge)] : [];
        });
      const grid = { columns: Math.min(columns, some.length), rows: Math.ceil(some.length / columns) };
      const fronts = { ...paper, shapes: [...laid('front'), cutLines(left, grid, edge), ...named(words.fronts)] };
      const backs = laid('back');
      return backs.length === 0 ? [fronts] : [fronts, { ...paper, shapes: [...backs, ...named(words.backs)] }];
    });
  });
}

/** Draws the cut lines across the counters and slightly beyond. */
function cutLines(
  left: number,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  edge: number,
): Shape {
  const beyond = 4;
  const [width, height] = [columns * edge, rows * edge];
  const down = Array.from(
    { length: columns + 1 },
    (_, i) => `M${left + i * edge} ${MARGIN_MM - beyond}v${height + 2 * beyond}`,
  );
  const along = Array.from(
    { length: rows + 1 },
    (_, i) => `M${left - beyond} ${MARGIN_MM + i * edge}h${width + 2 * beyond}`,
  );
  return el('path', {
    class: 'cut',
    d: [...down, ...along].join(''),
    fill: 'none',
    stroke: '#000000',
    'stroke-width': 0.1,
  });
}

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
