import type { Cell } from '../../engine/board/board.js';
import type { Scene } from '../scene.js';
import type { Ground } from './ground.js';
import { COVERS, coversOf } from './look.js';
import type { Cover } from './look.js';
import { gridOutline, naturalOutline } from './outline.js';
import type { Palette } from './palette.js';
import { el, group } from './svg.js';
import { texture, textureFill } from './texture.js';

/** Open ground, and on it every cover as one surface: woods run on under a neighbouring wooded marsh. */
export function terrain(scene: Pick<Scene, 'terrain'>, ground: Ground, palette: Palette): string {
  const all = ground.centres.map((_, cell) => cell);
  const spread = spreadOf(scene);
  const used = COVERS.filter((cover) => spread.has(cover));
  const defs = el('defs', {}, used.map((cover) => texture(cover, palette)).join(''));
  const land = el('path', { d: gridOutline(ground, all), fill: palette.ground });
  return defs + land + used.map((cover) => surface(cover, spread.get(cover) as Set<Cell>, ground, palette)).join('');
}

/** Whether a cell's terrain is water. */
export function waterCells({ terrain: { words, cells } }: Pick<Scene, 'terrain'>): (cell: Cell) => boolean {
  const wet = words.map((word) => coversOf(word).includes('water'));
  return (cell) => wet[cells[cell] ?? -1] === true;
}

function spreadOf({ terrain: { words, cells } }: Pick<Scene, 'terrain'>): Map<Cover, Set<Cell>> {
  const covers = words.map(coversOf);
  const spread = new Map<Cover, Set<Cell>>();
  cells.forEach((word, cell) => {
    for (const cover of covers[word] ?? []) {
      const there = spread.get(cover);
      if (there) there.add(cell);
      else spread.set(cover, new Set([cell]));
    }
  });
  return spread;
}

function surface(cover: Cover, cells: Set<Cell>, ground: Ground, palette: Palette): string {
  const ink = palette[cover];
  if (cover === 'void') return el('path', { d: gridOutline(ground, [...cells]), fill: textureFill(cover) });
  const d = naturalOutline(ground, (cell) => cells.has(cell), cells);
  if (cover === 'water') return sheetOfWater(d, palette);
  return el('path', { d, fill: textureFill(cover), stroke: ink.edge, 'stroke-width': 1.6, 'fill-rule': 'evenodd' });
}

/** Water, with a pale band that follows the shore from within. */
function sheetOfWater(d: string, { water }: Palette): string {
  const shore = el('clipPath', { id: 'st-shore' }, el('path', { d, 'clip-rule': 'evenodd' }));
  const inside = el('path', { d, fill: water.fill, 'fill-rule': 'evenodd', stroke: water.mark, 'stroke-width': 20 });
  return el('defs', {}, shore) + group({ 'clip-path': 'url(#st-shore)' }, [inside]) + el('path', { d, fill: 'none', stroke: water.edge, 'stroke-width': 2.2 });
}
