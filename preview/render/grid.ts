import { NOWHERE, type Cell } from '../../engine/board/board.js';
import type { Detail } from './distance.js';
import { UNIT } from './ground.js';
import type { Ground } from './ground.js';
import { gridOutline } from './outline.js';
import type { Palette } from './palette.js';
import { el, group, type Shape } from './shape.js';
import { xy } from './svg.js';

/** Draws each line between cells once, and the edge of the map. */
export function grid(ground: Ground, palette: Palette, detail: Detail = 'all'): Shape[] {
  // Full opacity would hide everything else at this zoom level.
  const opacity = palette.gridOpacity * (detail === 'specks' ? 0.45 : 1);
  return [
    el('path', {
      d: linesOf(ground),
      fill: 'none',
      stroke: palette.grid,
      'stroke-width': 1,
      'stroke-opacity': String(opacity),
    }),
    el('path', { d: rimOf(ground), fill: 'none', stroke: palette.rim, 'stroke-width': 2 }),
  ];
}

function linesOf(ground: Ground): string {
  let d = '';
  for (let cell = 0; cell < ground.centres.length; cell++) {
    for (let side = 0; side < ground.sides; side++) {
      const beyond = ground.beyond(cell, side);
      if (beyond === NOWHERE || beyond < cell) continue;
      const from = ground.vertices[ground.corners[cell * ground.sides + side]];
      const to = ground.vertices[ground.corners[cell * ground.sides + ((side + 1) % ground.sides)]];
      d += `M${xy(from)}L${xy(to)}`;
    }
  }
  return d;
}

const rimOf = (ground: Ground): string => gridOutline(ground, [...ground.centres.keys()]);

const NUMBER_SIZE = 11.5;

/** Cells out of play, and cells in which something is drawn under the label, such as a road. */
interface Cells {
  readonly outside: ReadonlySet<Cell>;
  readonly busy: ReadonlySet<Cell>;
}

/**
 * Draws the label of every cell in play below the cell's upper edge (or corner), with a halo in
 * busy cells.
 */
export function numbers({ outside, busy }: Cells, ground: Ground, palette: Palette, least = 0): Shape[] {
  const { shape, orientation } = ground.board.grid;
  const underCorner = shape === 'hexes' && orientation === 'pointy';
  const rise = UNIT * (underCorner ? 0.36 : 0.37);
  // With this size, a label fits between the edge of the cell and a counter.
  const size = Math.max(NUMBER_SIZE, Math.min(underCorner ? 13 : 16, least));
  const labels = (isMeant: (cell: Cell) => boolean): Shape[] =>
    ground.centres.flatMap(({ x, y }, cell) =>
      outside.has(cell) || !isMeant(cell) ? [] : [el('text', { x, y: y - rise }, ground.board.label(cell))],
    );
  const letters = { fill: palette.number, 'font-size': size, 'text-anchor': 'middle' };
  const standOut = { stroke: palette.halo, 'stroke-width': 2.6, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
  const onBusy = labels((cell) => busy.has(cell));
  return [
    group(
      letters,
      labels((cell) => !busy.has(cell)),
    ),
    ...(onBusy.length === 0 ? [] : [group({ ...letters, ...standOut }, onBusy)]),
  ];
}
