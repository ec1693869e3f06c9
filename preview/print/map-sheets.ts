import { UNIT } from '../render/ground.js';
import { pictureOf, type RenderOptions } from '../render/render.js';
import { el, group, type Shape } from '../render/shape.js';
import type { PrintedWords } from '../contract/print-data.js';
import type { Scene } from '../contract/scene.js';
import { across, MARGIN_MM, roomOn, type Paper, type Sheet } from './paper.js';
import type { CounterPrint } from './counter-sheets.js';
import { filled } from './filled.js';
import { footer } from './footer.js';

/** Millimetres of overlap between adjacent sheets, for gluing. */
const OVERLAP_MM = 8;

/** The number of columns and rows of sheets. */
interface Tiling {
  readonly paper: Paper;
  readonly columns: number;
  readonly rows: number;
}

/** Options of a printed map. */
export interface MapPrint extends CounterPrint, Pick<RenderOptions, 'areas'> {
  /** The words at the foot of the sheets, in the reader's language. */
  readonly words: Pick<PrintedWords, 'map'>;
}

/**
 * Divides the map into sheets with cells `hex` millimetres high. Sheets overlap and have cut marks. The orientation
 * that needs fewer sheets is used.
 */
export function mapSheets(scene: Scene, { paper, hex, words, ...options }: MapPrint): Sheet[] {
  const { top, width, height, shapes } = pictureOf(scene, options);
  const scale = hex / UNIT;
  const size = { width: width * scale, height: height * scale };
  const picture = group({}, shapes);
  const tiling = fewest(tilingOf(paper, size), tilingOf(across(paper), size));
  const room = roomOn(tiling.paper);
  return Array.from({ length: tiling.columns * tiling.rows }, (_, at) => {
    const [column, row] = [at % tiling.columns, Math.floor(at / tiling.columns)];
    const x = MARGIN_MM - column * (room.width - OVERLAP_MM);
    const y = MARGIN_MM - row * (room.height - OVERLAP_MM) - top * scale;
    const shown = {
      width: Math.min(room.width, size.width - column * (room.width - OVERLAP_MM)),
      height: Math.min(room.height, size.height - row * (room.height - OVERLAP_MM)),
    };
    const name = `${letter(row)}${column + 1}`;
    const window = `M${MARGIN_MM} ${MARGIN_MM}h${shown.width}v${shown.height}h${-shown.width}z`;
    return {
      ...tiling.paper,
      shapes: [
        el('defs', {}, [el('clipPath', { id: `tile-${name}` }, [el('path', { d: window })])]),
        group({ 'clip-path': `url(#tile-${name})` }, [
          group({ transform: `translate(${x} ${y}) scale(${scale})` }, [picture]),
        ]),
        ...cutMarks(shown),
        ...footer(tiling.paper, `${scene.title} · ${filled(words.map, name, tiling.rows, tiling.columns)} · ${hex} mm`),
      ],
    };
  });
}

function tilingOf(paper: Paper, { width, height }: Paper): Tiling {
  const room = roomOn(paper);
  const count = (length: number, most: number): number =>
    Math.max(1, Math.ceil((length - OVERLAP_MM) / (most - OVERLAP_MM) - 1e-6));
  return { paper, columns: count(width, room.width), rows: count(height, room.height) };
}

const fewest = (one: Tiling, other: Tiling): Tiling =>
  other.columns * other.rows < one.columns * one.rows ? other : one;

/** Returns the letter of a row of sheets: A, B … Z, AA. */
const letter = (row: number): string =>
  row < 26 ? String.fromCharCode(65 + row) : letter(Math.floor(row / 26) - 1) + letter(row % 26);

/** Draws cut marks outside the corners of the printed area. */
function cutMarks({ width, height }: Paper): Shape[] {
  const [left, top, right, bottom] = [MARGIN_MM, MARGIN_MM, MARGIN_MM + width, MARGIN_MM + height];
  const corner = (x: number, y: number, dx: number, dy: number): string =>
    `M${x} ${y + 2 * dy}v${5 * dy}M${x + 2 * dx} ${y}h${5 * dx}`;
  const d = [
    corner(left, top, -1, -1),
    corner(right, top, 1, -1),
    corner(left, bottom, -1, 1),
    corner(right, bottom, 1, 1),
  ].join('');
  return [el('path', { d, fill: 'none', stroke: '#000000', 'stroke-width': 0.15 })];
}
