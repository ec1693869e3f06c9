import type { Cell } from '../../engine/board/board.js';
import type { Scene } from '../contract/scene.js';
import type { Ground } from './ground.js';
import type { Part } from './layer.js';
import { COVERS, coversOf } from './covers.js';
import type { Cover } from './covers.js';
import { gridOutline, naturalOutline } from './outline.js';
import type { Palette } from './palette.js';
import { el, group, type Shape } from './shape.js';
import { terrainPictures } from './terrain-pictures.js';
import { texture, textureFill } from './texture.js';

/**
 * Draws open ground, and all cells with the same cover as one surface: woods continue into a neighbouring wooded marsh.
 */
export function terrain(scene: Pick<Scene, 'terrain'>, ground: Ground, palette: Palette): Part[] {
  const spread = spreadOf(scene);
  const all = [...ground.centres.keys()];
  const land = el('path', {
    d: lastOutline(ground, 'land', all, () => gridOutline(ground, all)),
    fill: palette.ground,
  });
  return [
    { key: 'land', shapes: [group({}, [land])] },
    ...COVERS.map((cover) => ({ key: cover, shapes: [group({}, surface(cover, spread.get(cover), ground, palette))] })),
    ...terrainPictures(scene, ground),
  ];
}

/** Returns the cells that show a cover, such as woods. The terrain of a cell determines its covers. */
export function cellsWith(cover: Cover, { terrain: { words, cells } }: Pick<Scene, 'terrain'>): Cell[] {
  const wanted = words.map((word) => coversOf(word).includes(cover));
  return [...cells.keys()].filter((cell) => wanted[cells[cell]]);
}

/** Returns the cells of each cover. Terrain for which the author gives a picture has no cover. */
function spreadOf({ terrain: { words, cells, pictures = [] } }: Pick<Scene, 'terrain'>): Map<Cover, Set<Cell>> {
  const covers = words.map((word, i) => (pictures.some((each) => each.word === i) ? [] : coversOf(word)));
  const spread = new Map<Cover, Set<Cell>>();
  cells.forEach((word, cell) => {
    for (const cover of covers[word] ?? []) {
      const covered = spread.get(cover);
      if (covered) covered.add(cell);
      else spread.set(cover, new Set([cell]));
    }
  });
  return spread;
}

function surface(cover: Cover, cells: Set<Cell> | undefined, ground: Ground, palette: Palette): Shape[] {
  if (cells === undefined) return [];
  const defs = el('defs', {}, [texture(cover, palette)]);
  const fill = textureFill(cover);
  const outline =
    cover === 'void'
      ? () => gridOutline(ground, [...cells])
      : () => naturalOutline(ground, (cell) => cells.has(cell), cells);
  const d = lastOutline(ground, cover, cells, outline);
  if (cover === 'void') return [defs, el('path', { d, fill })];
  if (cover === 'water') return sheetOfWater(d, palette);
  return [defs, el('path', { d, fill, stroke: palette[cover].edge, 'stroke-width': 1.6, 'fill-rule': 'evenodd' })];
}

const outlines = new WeakMap<Ground, Map<string, { readonly of: string; readonly d: string }>>();

/** Returns the outline of a cover. The outline is traced again only if the cells of the cover have changed. */
function lastOutline(ground: Ground, name: string, cells: Iterable<Cell>, trace: () => string): string {
  const ofGround = outlines.get(ground) ?? new Map<string, { readonly of: string; readonly d: string }>();
  outlines.set(ground, ofGround);
  const of = [...cells].join();
  const known = ofGround.get(name);
  if (known?.of === of) return known.d;
  const d = trace();
  ofGround.set(name, { of, d });
  return d;
}

/** Draws water, with a pale band along the inside of the shore. */
function sheetOfWater(d: string, { water }: Palette): Shape[] {
  const shore = el('clipPath', { id: 'st-shore' }, [el('path', { d, 'clip-rule': 'evenodd' })]);
  const inside = el('path', { d, fill: water.fill, 'fill-rule': 'evenodd', stroke: water.mark, 'stroke-width': 20 });
  return [
    el('defs', {}, [shore]),
    group({ 'clip-path': 'url(#st-shore)' }, [inside]),
    el('path', { d, fill: 'none', stroke: water.edge, 'stroke-width': 2.2 }),
  ];
}
