import { NOWHERE, type Cell } from '../../engine/board/board.js';
import { UNIT } from './ground.js';
import type { Ground } from './ground.js';
import { gridOutline } from './outline.js';
import type { Palette } from './palette.js';
import { el, escape, group, n, xy } from './svg.js';

/** The lines between cells, each once, and the rim of the map. */
export function grid(ground: Ground, palette: Palette): string {
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
  const rim = gridOutline(
    ground,
    ground.centres.map((_, cell) => cell),
  );
  return (
    el('path', {
      d,
      fill: 'none',
      stroke: palette.grid,
      'stroke-width': 1,
      'stroke-opacity': String(palette.gridOpacity),
    }) + el('path', { d: rim, fill: 'none', stroke: palette.rim, 'stroke-width': 2 })
  );
}

/** The printed label of every cell in play, small, under the cell's upper edge (or upper corner). */
export function numbers(outside: ReadonlySet<Cell>, ground: Ground, palette: Palette): string {
  const { shape, orientation } = ground.board.grid;
  const rise = shape === 'hexes' && orientation === 'pointy' ? UNIT * 0.36 : UNIT * 0.37;
  let out = '';
  ground.centres.forEach(({ x, y }, cell) => {
    if (outside.has(cell)) return;
    out += `<text x="${n(x)}" y="${n(y - rise)}">${escape(ground.board.label(cell))}</text>`;
  });
  return group({ fill: palette.number, 'font-size': 11.5, 'text-anchor': 'middle' }, [out]);
}
