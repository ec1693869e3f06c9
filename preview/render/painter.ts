import type { Cell } from '../../engine/board/board.js';
import type { Overlay, Scene, SceneUnderlay } from '../contract/scene.js';
import { areas } from './areas.js';
import { counters, sharedBy } from './counters.js';
import { CLOSE, showsNumbers, type Distance } from './distance.js';
import { grid, numbers } from './grid.js';
import { groundOf } from './ground.js';
import type { Ground } from './ground.js';
import { hexsides } from './hexsides.js';
import { LAYERS } from './layer.js';
import type { Layer, LayerName, Part } from './layer.js';
import { findingMarks, markers } from './marks.js';
import { mapTexts } from './map-texts.js';
import { names } from './names.js';
import { attacks, paths } from './paths.js';
import { PALETTES } from './palette.js';
import type { Palette, Theme } from './palette.js';
import { reuseIfEqual, reuseEachIfEqual } from './reuse.js';
import type { Shape } from './shape.js';
import { blocks, sites } from './sites.js';
import { cellsWith, terrain } from './terrain.js';
import { cellsOnWays, ways } from './ways.js';
import { underlay } from './underlay.js';
import { zones } from './zones.js';

export interface PaintOptions {
  readonly theme: Theme;
  /** True to draw the outlines of named areas. Default: false. */
  readonly areas?: boolean;
  /** Overlays in addition to those of the scene. */
  readonly overlays?: readonly Overlay[];
  /** The author's scan. Only the panel shows it, so that no picture, print or export contains it. */
  readonly underlay?: SceneUnderlay | undefined;
  /** Level of detail. Default: full detail. */
  readonly distance?: Distance;
}

/** The input of all layers. A value that has not changed since the last picture is the same object. */
interface Sheet extends Omit<Scene, 'title' | 'grid' | 'underlay'>, Distance {
  readonly underlay: SceneUnderlay | undefined;
  readonly ground: Ground;
  readonly palette: Palette;
  /** Cells with counters. Names are not written over them. */
  readonly occupied: readonly Cell[];
  /** Cells with counters of several sides. */
  readonly shared: readonly Cell[];
  readonly water: readonly Cell[];
  readonly outside: readonly Cell[];
  /** Cells crossed by a road or railway. */
  readonly crossed: readonly Cell[];
  /** Cells in which something is drawn under the label. */
  readonly busy: readonly Cell[];
}

interface Recipe {
  /** The fields the layer depends on, in addition to ground and palette. */
  readonly from: readonly (keyof Sheet)[];
  readonly draw: (sheet: Sheet, ground: Ground, palette: Palette) => readonly Part[];
  /** True if the layer already reuses unchanged parts, so that the painter need not compare them. */
  readonly keeps?: true;
}

/** Returns the cells in which something is drawn under the label: a road, a picture, or all cells above a scan. */
function busyCells(
  { cells, pictures = [] }: Scene['terrain'],
  crossed: readonly Cell[],
  { centres }: Ground,
  scan: SceneUnderlay | undefined,
): readonly Cell[] {
  if (scan) return [...centres.keys()];
  if (pictures.length === 0) return crossed;
  const words = new Set(pictures.map(({ word }) => word));
  return [...crossed, ...[...cells.keys()].filter((cell) => words.has(cells[cell]))];
}

/** Returns a layer of a single part. */
const whole = (shapes: readonly Shape[]): readonly Part[] => [{ key: 'whole', shapes }];

const RECIPES: Readonly<Record<LayerName, Recipe>> = {
  terrain: { from: ['terrain'], draw: terrain },
  water: {
    from: ['features', 'water'],
    draw: ({ features, water }, ground, palette) => whole(hexsides(features, new Set(water), ground, palette)),
  },
  blocks: { from: ['features'], draw: ({ features }, ground, palette) => whole(blocks(features, ground, palette)) },
  scan: { from: ['underlay'], draw: (sheet, ground) => underlay(sheet.underlay, ground) },
  grid: { from: ['detail'], draw: ({ detail }, ground, palette) => whole(grid(ground, palette, detail)) },
  areas: { from: ['areas'], draw: (sheet, ground, palette) => whole(areas(sheet, ground, palette)) },
  ways: { from: ['features'], draw: ({ features }, ground, palette) => whole(ways(features, ground, palette)) },
  sites: { from: ['features'], draw: ({ features }, ground, palette) => whole(sites(features, ground, palette)) },
  numbers: {
    from: ['outside', 'busy', 'detail', 'least'],
    draw: ({ outside, busy, detail, least }, ground, palette) =>
      whole(
        showsNumbers(detail) ? numbers({ outside: new Set(outside), busy: new Set(busy) }, ground, palette, least) : [],
      ),
  },
  texts: {
    from: ['texts', 'least'],
    draw: ({ texts = [], least }, ground, palette) => mapTexts(texts, ground, palette, least),
  },
  zones: { from: ['sides', 'overlays', 'least'], draw: zones },
  paths: { from: ['sides', 'overlays', 'occupied', 'least', 'block'], draw: paths },
  attacks: { from: ['overlays', 'occupied', 'least', 'block'], draw: attacks },
  names: {
    from: ['features', 'occupied', 'shared', 'least', 'block'],
    draw: (sheet, ground, palette) => names(sheet.features, sheet, ground, palette, sheet),
  },
  markers: { from: ['sides', 'markers'], draw: markers },
  counters: {
    from: ['sides', 'counters', 'detail', 'block'],
    keeps: true,
    draw: (sheet, ground, palette) => counters(sheet, ground, palette, sheet),
  },
  findings: {
    from: ['findings', 'detail', 'least'],
    draw: (sheet, ground, palette) => findingMarks(sheet.findings, ground, palette, sheet),
  },
};

/**
 * Draws successive scenes as layers. A layer that has not changed since the last scene is returned as the same object.
 */
export interface Painter {
  readonly paint: (scene: Scene, options: PaintOptions) => readonly Layer[];
}

export function painter(): Painter {
  let before: Sheet | undefined;
  const drawn = new Map<LayerName, Layer>();
  return {
    paint(scene, options) {
      const was = before;
      const now = sheetOf(scene, options, was);
      before = now;
      return LAYERS.map((name) => {
        const { from, draw, keeps } = RECIPES[name];
        const known = drawn.get(name);
        if (known && was && [...from, 'ground' as const, 'palette' as const].every((part) => was[part] === now[part]))
          return known;
        const parts = draw(now, now.ground, now.palette);
        const layer: Layer = { name, parts: keeps ? parts : keptParts(known?.parts, parts) };
        drawn.set(name, layer);
        return layer;
      });
    },
  };
}

/** Replaces each part that looks the same as in the last picture by the object of the last picture. */
function keptParts(before: readonly Part[] | undefined, now: readonly Part[]): readonly Part[] {
  if (before === undefined) return now;
  const known = new Map(before.map((part) => [part.key, part]));
  return now.map((part) => reuseIfEqual(known.get(part.key), part));
}

function sheetOf(scene: Scene, options: PaintOptions, before: Sheet | undefined): Sheet {
  const terrain = reuseIfEqual(before?.terrain, scene.terrain);
  const counters = reuseEachIfEqual(before?.counters, scene.counters);
  const land = before?.terrain === terrain ? before : undefined;
  const features = reuseIfEqual(before?.features, scene.features);
  const ground = groundOf(scene.grid);
  const crossed = features === before?.features ? before.crossed : reuseIfEqual(before?.crossed, cellsOnWays(features));
  return {
    ground,
    palette: PALETTES[options.theme],
    terrain,
    features,
    areas: reuseIfEqual(before?.areas, options.areas ? scene.areas : []),
    underlay: reuseIfEqual(before?.underlay, options.underlay),
    texts: reuseIfEqual(before?.texts, scene.texts ?? []),
    sides: reuseIfEqual(before?.sides, scene.sides),
    counters,
    markers: reuseIfEqual(before?.markers, scene.markers),
    findings: reuseIfEqual(before?.findings, scene.findings),
    overlays: reuseIfEqual(before?.overlays, [...scene.overlays, ...(options.overlays ?? [])]),
    ...(options.distance ?? CLOSE),
    occupied: reuseIfEqual(
      before?.occupied,
      [...new Set(counters.map(({ cell }) => cell))].sort((a, b) => a - b),
    ),
    shared: reuseIfEqual(before?.shared, sharedBy(counters)),
    water: land?.water ?? reuseIfEqual(before?.water, cellsWith('water', { terrain })),
    outside: land?.outside ?? reuseIfEqual(before?.outside, cellsWith('void', { terrain })),
    crossed,
    busy: reuseIfEqual(before?.busy, busyCells(terrain, crossed, ground, options.underlay)),
  };
}
