import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matrixOf, type Matrix } from '../../../preview/canvas/extent.js';
import { forcesSheets } from '../../../preview/print/forces-sheets.js';
import { counterSheets, edgeOf } from '../../../preview/print/counter-sheets.js';
import { mapSheets } from '../../../preview/print/map-sheets.js';
import { PAPERS, roomOn, MARGIN_MM, type PaperName, type Sheet } from '../../../preview/print/paper.js';
import { writePdf } from '../../../preview/print/pdf.js';
import type { Printed, PrintedForce } from '../../../preview/contract/print-data.js';
import { setupCards } from '../../../preview/print/setup-cards.js';
import { groundOf } from '../../../preview/render/ground.js';
import { pictureOf } from '../../../preview/render/render.js';
import type { Shape } from '../../../preview/render/shape.js';
import type { CounterFace } from '../../../preview/contract/scene.js';
import { counter, GRIDS, scene } from '../scenes.js';
import { readPdf } from './read-pdf.js';
import { printedWords } from '../../../language-server/scene/printed-words.js';

const fonts = {
  regular: readFileSync('cli/fonts/DejaVuSans.ttf'),
  bold: readFileSync('cli/fonts/DejaVuSans-Bold.ttf'),
};
const paper = fc.constantFrom(...(Object.keys(PAPERS) as PaperName[])).map((name) => PAPERS[name]);
const hex = fc.double({ min: 5, max: 60, noNaN: true });
const print = fc.record({ paper, hex });

/** Returns the upper left corners of the faces of a sheet. */
const corners = (sheet: Sheet, edge: number): { x: number; y: number }[] =>
  placed(sheet.shapes, [1, 0, 0, 1, 0, 0]).map(([, , , , x, y]) => ({ x: x - edge / 2, y: y - edge / 2 }));

function placed(shapes: readonly Shape[], [, , , , dx, dy]: Matrix): Matrix[] {
  return shapes.flatMap(({ name, attributes, content }) => {
    if (name !== 'g' || typeof content === 'string') return [];
    const [a, b, c, d, e, f] = matrixOf(String(attributes.transform ?? ''));
    const matrix: Matrix = [a, b, c, d, e + dx, f + dy];
    return attributes.class === 'counter' ? [matrix] : placed(content, matrix);
  });
}

const face = (name: string): CounterFace => counter(0, { name });
const printed = (fronts: number, backs: number, start: readonly number[] = []): Printed => ({
  title: 'Kit',
  words: printedWords(),
  sides: ['German', 'Soviet'],
  bySide: [
    {
      side: 'German',
      counters: Array.from({ length: fronts }, (_, i) => ({
        front: face(String(i)),
        ...(i < backs && { back: face(`${i} reduced`) }),
      })),
      start: start.map((count, i) => ({
        where: `010${i} 0203 0304`,
        faces: Array.from({ length: count }, (_, k) => face(`${i}.${k}`)),
      })),
      arrivals: [],
    },
  ],
});

describe('the order of battle', () => {
  const totals = { units: 1, steps: 1, strengths: [] };
  /** A random formation, with units that have unique names. */
  const forces = fc.letrec<{ force: PrintedForce }>((tie) => ({
    force: fc.record({
      name: fc.constant('7.Pz'),
      kind: fc.constant('division'),
      units: fc
        .nat(30)
        .map((count) =>
          Array.from({ length: count }, () => ({ face: face('25/7'), count: 1, where: 'turn 2 at A', faces: '4 | 2' })),
        ),
      formations: fc.oneof({ maxDepth: 2 }, fc.constant([]), fc.array(tie('force'), { maxLength: 3 })),
      totals: fc.constant(totals),
    }),
  })).force;
  const countUnits = ({ units, formations }: PrintedForce): number =>
    formations.reduce((sum, formation) => sum + countUnits(formation), units.length);

  test('every unit is on one sheet, within the printable part', () => {
    fc.assert(
      fc.property(fc.record({ paper, hex: fc.double({ min: 5, max: 40, noNaN: true }) }), forces, (how, root) => {
        const all = {
          ...printed(0, 0),
          bySide: [{ side: 'German', counters: [], start: [], arrivals: [], forces: root }],
        };
        const sheets = forcesSheets(all, how);
        const edge = edgeOf(how);
        const places = sheets.flatMap((sheet) => corners(sheet, edge));
        expect(places).toHaveLength(countUnits(root));
        for (const { x, y } of places) {
          expect(x).toBeGreaterThanOrEqual(MARGIN_MM - 0.1);
          expect(x + edge).toBeLessThanOrEqual(how.paper.width - MARGIN_MM + 0.1);
          expect(y).toBeGreaterThanOrEqual(MARGIN_MM - 0.1);
          expect(y + edge).toBeLessThanOrEqual(how.paper.height - MARGIN_MM + 0.1);
        }
      }),
    );
  });
});

describe('the map', () => {
  const field = scene(GRIDS.flat);

  test('every part of the map is on some sheet, within the paper', () => {
    fc.assert(
      fc.property(print, (how) => {
        const { top, width, height } = pictureOf(field);
        const scale = how.hex / 100;
        const sheets = mapSheets(field, { ...how, words: printedWords() }).map(({ shapes, ...size }) => {
          const [x, y, k] = matrixOf(String((shapes[1].content as Shape[])[0].attributes.transform))
            .slice(4)
            .concat(matrixOf(String((shapes[1].content as Shape[])[0].attributes.transform))[0]);
          const room = roomOn(size);
          expect(k).toBeCloseTo(scale, 9);
          return {
            left: MARGIN_MM - x,
            top: MARGIN_MM - y,
            right: MARGIN_MM - x + room.width,
            bottom: MARGIN_MM - y + room.height,
          };
        });
        for (const part of [0, 0.21, 0.5, 0.77, 1]) {
          const [x, y] = [part * width * scale, (top + part * height) * scale];
          expect(sheets.some((s) => x >= s.left - 1e-6 && x <= s.right + 1e-6)).toBe(true);
          expect(sheets.some((s) => y >= s.top - 1e-6 && y <= s.bottom + 1e-6)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('the paper has the orientation that needs fewer sheets', () => {
    const wide = { ...field, grid: { ...GRIDS.flat, columns: 18 } };
    const [sheet, ...others] = mapSheets(wide, { paper: PAPERS.A4, hex: 15, words: printedWords() });
    expect([others.length, sheet.width, sheet.height]).toEqual([0, 297, 210]);
  });
});

describe('counters', () => {
  test('each counter is on a sheet once, within the paper, and overlaps no other counter', () => {
    fc.assert(
      fc.property(print, fc.nat(400), (how, count) => {
        const edge = edgeOf(how);
        const sheets = counterSheets(printed(count, 0), how).map((sheet) => corners(sheet, edge));
        expect(sheets.flat()).toHaveLength(count);
        for (const sheet of sheets) {
          const cells = new Set(sheet.map(({ x, y }) => `${Math.round(x / edge)},${Math.round(y / edge)}`));
          expect(cells.size).toBe(sheet.length);
          for (const { x, y } of sheet) {
            expect(Math.min(x, y)).toBeGreaterThan(0);
            expect([x + edge <= how.paper.width, y + edge <= how.paper.height - MARGIN_MM + 1e-9]).toEqual([
              true,
              true,
            ]);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('if the paper is turned over its long edge, the back of each counter is printed exactly behind its front', () => {
    const how = { paper: PAPERS.A4, hex: 20 };
    const [fronts, backs, ...others] = counterSheets(printed(30, 30), how);
    expect(others).toEqual([]);
    const edge = edgeOf(how);
    const turned = corners(backs, edge).map(({ x, y }) => ({ x: PAPERS.A4.width - x - edge, y }));
    corners(fronts, edge).forEach(({ x, y }, i) => {
      expect(turned[i].x).toBeCloseTo(x, 6);
      expect(turned[i].y).toBeCloseTo(y, 6);
    });
  });
});

test('the set-up cards show each unit once, inside the paper margins', () => {
  fc.assert(
    fc.property(print, fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 20 }), (how, start) => {
      const edge = edgeOf(how);
      const all = setupCards(printed(0, 0, start), how).flatMap((sheet) => corners(sheet, edge));
      expect(all).toHaveLength(start.reduce((sum, count) => sum + count, 0));
      for (const { x } of all) expect(x + edge).toBeLessThanOrEqual(how.paper.width - MARGIN_MM + 1e-6);
    }),
    { numRuns: 30 },
  );
});

describe('PDF', () => {
  const field = scene(GRIDS.flat, { counters: [counter(11), counter(12, { name: '7.Łódź ½' })] });
  const points = (mm: number): number => (mm * 72) / 25.4;

  test('the PDF has a page for each sheet, as large as the paper, with embedded fonts', async () => {
    const sheets = mapSheets(field, { paper: PAPERS.letter, hex: 40, words: printedWords() });
    const { pages, fonts: embedded } = readPdf(await writePdf(sheets, field.title, fonts));
    expect(pages).toHaveLength(sheets.length);
    expect(sheets.length).toBeGreaterThan(2);
    for (const { width, height } of pages)
      expect([width, height].sort((a, b) => a - b)).toEqual([612, expect.closeTo(792, 1)]);
    expect(new Set(embedded)).toEqual(new Set(['DejaVuSans', 'DejaVuSans-Bold']));
  });

  test.each([10, 15.875, 25])('a cell in the PDF is %d mm high', async (size) => {
    const [sheet] = mapSheets(field, { paper: PAPERS.A2, hex: size, words: printedWords() });
    const [{ content }] = readPdf(await writePdf([sheet], field.title, fonts)).pages;
    const scales = [...content.matchAll(/^([\d.]+) 0 0 ([\d.]+) \S+ \S+ cm$/gm)].map(([, x]) => Number(x));
    const { centres, board } = groundOf(field.grid);
    const high = centres[board.neighbour(0, 3)].y - centres[0].y;
    // The first scale is points per millimetre, the second is millimetres per sheet unit.
    expect(scales[0] * scales[1] * high).toBeCloseTo(points(size), 2);
  });

  test('writing equal sheets twice gives the same PDF bytes', async () => {
    const sheets = mapSheets(field, { paper: PAPERS.A4, hex: 16, words: printedWords() });
    const one = await writePdf(sheets, field.title, fonts);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(Buffer.from(await writePdf(sheets, field.title, fonts)).equals(one)).toBe(true);
  });

  test('a picture that is on many sheets is in the PDF once', async () => {
    const sizes = [60, 15].map(async (size) => {
      const sheets = mapSheets(field, { paper: PAPERS.A4, hex: size, words: printedWords() });
      return { sheets: sheets.length, bytes: (await writePdf(sheets, field.title, fonts)).length };
    });
    const [many, few] = await Promise.all(sizes);
    expect(many.sheets).toBeGreaterThan(10 * few.sheets);
    expect(many.bytes).toBeLessThan(2 * few.bytes);
  });
});
