import type { Printed, PrintedForce, PrintedTotals, PrintedUnit, PrintedWords } from '../contract/print-data.js';
import { filled } from './filled.js';
import { FONT, textWidth } from '../render/text-width.js';
import { el, group, type Shape } from '../render/shape.js';
import { escape, n, svgOf } from '../render/svg.js';
import { edgeOf, faceDrawer, type CounterPrint } from './counter-sheets.js';
import { footer } from './footer.js';
import { MARGIN_MM, roomOn, type Sheet } from './paper.js';

const SIDE_TYPE = 5;
const TYPE = 3.2;
const SMALL_TYPE = 2.2;
/** Height of a line with the name of a formation. */
const NAME_LINE_MM = 6;
/** Height of a line of text below a counter. */
const CAPTION_LINE_MM = 2.6;
/** Width by which members are indented. */
const INDENT_MM = 7;
/** Width and height between counters. */
const GAP_MM = 7;
const GREY = '#555555';
const LINE = { fill: 'none', stroke: '#777777', 'stroke-width': 0.3 } as const;

/** A line of the chart: the name of a formation, or a row of its counters. */
interface ChartRow {
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** Names of the formations that contain the row, from the side downwards. */
  readonly path: readonly string[];
  /** True if the row must not be the last one of a sheet. */
  readonly keepsNext: boolean;
}

/** Lays out the order of battle of each side as a chart on sheets of paper. A side begins on a new sheet. */
export function forcesSheets(printed: Printed, print: CounterPrint): Sheet[] {
  const { paper } = print;
  const room = roomOn(paper);
  return printed.bySide.flatMap(({ side, forces }) => {
    if (!forces || forces.totals.units === 0) return [];
    const sheets = dealt(chartOf(forces, printed, print, room.width), room.height, printed.words);
    return sheets.map((shapes, number) => ({
      ...paper,
      shapes: [
        group({ transform: `translate(${MARGIN_MM} ${MARGIN_MM})` }, shapes),
        ...footer(
          paper,
          `${printed.title} · ${side} · ${filled(printed.words.orderOfBattle, number + 1, sheets.length)}`,
        ),
      ],
    }));
  });
}

/** Returns the order of battle of all sides as one picture. @param scale pixels per millimetre */
export function forcesSvg(printed: Printed, print: CounterPrint, scale: number): string {
  const room = roomOn(print.paper);
  let y = MARGIN_MM;
  const shapes: Shape[] = [];
  for (const { forces } of printed.bySide) {
    if (!forces || forces.totals.units === 0) continue;
    for (const row of chartOf(forces, printed, print, room.width)) {
      shapes.push(group({ transform: `translate(${MARGIN_MM} ${y})` }, row.shapes));
      y += row.height;
    }
    y += GAP_MM;
  }
  const [width, height] = [print.paper.width, y + MARGIN_MM - GAP_MM].map((mm) => Math.ceil(mm * scale));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escape(FONT)}">` +
    svgOf([
      el('title', {}, printed.title),
      el('rect', { width, height, fill: '#ffffff' }),
      group({ transform: `scale(${n(scale)})` }, shapes),
    ]) +
    '</svg>'
  );
}

/** Distributes the rows of a chart among sheets. A sheet that begins inside a formation names it. */
function dealt(rows: readonly ChartRow[], height: number, { continued }: PrintedWords): Shape[][] {
  const sheets: Shape[][] = [];
  let y = height;
  rows.forEach((row, i) => {
    const needed = row.height + (row.keepsNext ? (rows.at(i + 1)?.height ?? 0) : 0);
    if (y + needed > height) {
      y = 0;
      const sheet: Shape[] = [];
      if (sheets.length > 0) {
        const words = filled(continued, row.path.join(' › '));
        sheet.push(el('text', { y: TYPE, 'font-size': SMALL_TYPE + 0.4, fill: GREY }, words));
        y = NAME_LINE_MM;
      }
      sheets.push(sheet);
    }
    sheets.at(-1)?.push(group({ transform: `translate(0 ${n(y)})` }, row.shapes));
    y += row.height;
  });
  return sheets;
}

/** Returns the rows of the chart of a side. */
function chartOf(root: PrintedForce, printed: Printed, print: CounterPrint, width: number): ChartRow[] {
  const edge = edgeOf(print);
  const pitch = edge + GAP_MM;
  const draw = faceDrawer(printed.sides, print);

  return rowsOf(root, [], []);

  /**
   * Returns the rows of a formation and everything in it.
   * @param hasNext for each level above, whether its vertical line continues below this formation
   */
  function rowsOf(force: PrintedForce, above: readonly string[], hasNext: readonly boolean[]): ChartRow[] {
    const path = [...above, force.name];
    const hasFormations = force.formations.length > 0;
    const lines = [...hasNext, hasFormations];
    const units = chunks(
      force.units,
      Math.max(1, Math.floor((width - (hasNext.length + 1) * INDENT_MM + GAP_MM) / pitch)),
    );
    return [
      {
        height: hasNext.length === 0 ? NAME_LINE_MM + 3 : NAME_LINE_MM,
        shapes: nameLine(force, hasNext),
        path: above,
        keepsNext: true,
      },
      ...units.map((some) => counterRow(some, lines, path)),
      ...force.formations.flatMap((formation, i) =>
        rowsOf(formation, path, [...hasNext, i < force.formations.length - 1]),
      ),
    ];
  }

  function nameLine({ name, kind, where, totals, formations }: PrintedForce, hasNext: readonly boolean[]): Shape[] {
    const level = hasNext.length;
    const [x, y] = [level * INDENT_MM, NAME_LINE_MM / 2];
    const size = level === 0 ? SIDE_TYPE : TYPE;
    const words = totalsText(totals, printed.words);
    const room = width - x - textWidth(words, SMALL_TYPE + 0.4) - 3;
    const label = where === undefined ? kind : [kind, where].join(' · ');
    const whole = textWidth(name, size, 'bold') + 2 + textWidth(label, SMALL_TYPE + 0.4);
    const fit = Math.min(1, room / whole);
    return [
      ...trunks(hasNext.slice(0, -1), NAME_LINE_MM),
      ...(level === 0 ? [] : [elbow(x - INDENT_MM / 2, hasNext[level - 1], y)]),
      ...(formations.length > 0 && level > 0
        ? [el('path', { ...LINE, d: `M${n(x + INDENT_MM / 2)} ${y + 2}V${NAME_LINE_MM}` })]
        : []),
      el('text', { x, y: y + size / 3, 'font-size': size * fit, 'font-weight': 700 }, name),
      el(
        'text',
        {
          x: x + (textWidth(name, size, 'bold') + 2) * fit,
          y: y + size / 3,
          'font-size': (SMALL_TYPE + 0.4) * fit,
          fill: GREY,
        },
        label,
      ),
      el('text', { x: width, y: y + size / 3, 'font-size': SMALL_TYPE + 0.4, 'text-anchor': 'end' }, words),
      ...(level === 0 ? [el('path', { ...LINE, d: `M0 ${NAME_LINE_MM + 1.2}H${width}` })] : []),
    ];
  }

  function counterRow(units: readonly PrintedUnit[], hasNext: readonly boolean[], path: readonly string[]): ChartRow {
    const captions = units.map((unit) => captionOf(unit, pitch - 1.5));
    const deepest = Math.max(...captions.map(({ length }) => length));
    const height = edge + deepest * CAPTION_LINE_MM + 3;
    const left = hasNext.length * INDENT_MM;
    return {
      height,
      path,
      keepsNext: false,
      shapes: [
        ...trunks(hasNext, height),
        ...units.flatMap(({ face }, i) => {
          const middle = left + i * pitch + edge / 2;
          return [
            draw(face, left + i * pitch, 0.5),
            ...captions[i].map(({ text, size, weight }, line) =>
              el(
                'text',
                {
                  ...{ x: middle, y: edge + (line + 1) * CAPTION_LINE_MM, 'font-size': size, 'text-anchor': 'middle' },
                  'font-weight': weight,
                  fill: weight === undefined ? GREY : undefined,
                },
                text,
              ),
            ),
          ];
        }),
      ],
    };
  }
}

/** Draws the vertical lines of the levels that continue below a row. */
const trunks = (hasNext: readonly boolean[], height: number): Shape[] =>
  hasNext.flatMap((on, level) =>
    on ? [el('path', { ...LINE, d: `M${n(level * INDENT_MM + INDENT_MM / 2)} 0V${n(height)}` })] : [],
  );

/** Draws the line from the formation above to the name of a formation. */
const elbow = (x: number, hasNext: boolean, y: number): Shape =>
  el('path', {
    ...LINE,
    d: `M${n(x)} 0V${n(hasNext ? NAME_LINE_MM : y)}M${n(x)} ${n(y)}H${n(x + INDENT_MM / 2 - 0.8)}`,
  });

interface Caption {
  readonly text: string;
  readonly size: number;
  readonly weight?: number;
}

/** Returns the lines below a counter: the name or number, all faces of the unit, and its place. */
function captionOf({ face, count, where, faces }: PrintedUnit, width: number): Caption[] {
  const fitted = (text: string, weight?: number): Caption => {
    const wide = textWidth(text, SMALL_TYPE, weight === undefined ? 'regular' : 'bold');
    return { text, size: SMALL_TYPE * Math.min(1, width / wide), ...(weight !== undefined && { weight }) };
  };
  const names = face.name === '' ? [`× ${count}`] : halves(face.name, width, 'bold');
  const details = [faces, where].filter((text) => text !== undefined);
  return [
    ...names.map((text) => fitted(text, 700)),
    ...details.flatMap((text) => halves(text, width, 'regular').map((half) => fitted(half))),
  ];
}

/** Breaks a text that is too wide at the space nearest to its middle. */
function halves(text: string, width: number, weight: 'regular' | 'bold'): string[] {
  if (textWidth(text, SMALL_TYPE, weight) <= width) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return [text];
  const at = spaces.reduce((best, space) =>
    Math.abs(space - text.length / 2) < Math.abs(best - text.length / 2) ? space : best,
  );
  return [text.slice(0, at), text.slice(at + 1)];
}

const totalsText = ({ units, steps, strengths }: PrintedTotals, words: PrintedWords): string =>
  [
    `${units} ${units === 1 ? words.unit : words.units}`,
    ...(steps > units ? [`${steps} ${words.steps}`] : []),
    ...strengths.map(({ name, value }) => `${name} ${value}`),
  ].join(' · ');

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
