import type { Cell } from '../../engine/board/board.js';
import type { Overlay, Scene } from '../scene.js';
import { areas } from './areas.js';
import { counters } from './counters.js';
import { grid, numbers } from './grid.js';
import { groundOf } from './ground.js';
import type { Ground } from './ground.js';
import { hexsides } from './hexsides.js';
import { LAYERS } from './layer.js';
import type { Layer, LayerName, Part } from './layer.js';
import { findingMarks, markers } from './marks.js';
import { names } from './names.js';
import { arrows, zones } from './overlays.js';
import { PALETTES } from './palette.js';
import type { Palette, Theme } from './palette.js';
import { kept, keptEach } from './same.js';
import { blocks, sites } from './sites.js';
import { cellsWith, terrain } from './terrain.js';
import { ways } from './ways.js';

export interface PaintOptions {
  readonly theme: Theme;
  /** Draw the outlines of named areas; by default not. */
  readonly areas?: boolean;
  /** Overlays beside those of the scene. */
  readonly overlays?: readonly Overlay[];
  /** Lettering of the map, 1 for a picture read close by; larger when seen from far away. */
  readonly magnify?: number;
}

/** All that layers are drawn from. What draws the same as in the picture before is the same object. */
interface Sheet extends Omit<Scene, 'title' | 'grid'> {
  readonly ground: Ground;
  readonly palette: Palette;
  readonly magnify: number;
  /** Cells with counters, which names keep clear of. */
  readonly occupied: readonly Cell[];
  readonly water: readonly Cell[];
  readonly outside: readonly Cell[];
}

interface Recipe {
  /** What the layer is drawn from besides ground and palette. */
  readonly from: readonly (keyof Sheet)[];
  readonly draw: (sheet: Sheet, ground: Ground, palette: Palette) => string | Part[];
}

const RECIPES: Readonly<Record<LayerName, Recipe>> = {
  terrain: { from: ['terrain'], draw: terrain },
  water: {
    from: ['features', 'water'],
    draw: ({ features, water }, ground, palette) => hexsides(features, new Set(water), ground, palette),
  },
  blocks: { from: ['features'], draw: ({ features }, ground, palette) => blocks(features, ground, palette) },
  grid: { from: [], draw: (_, ground, palette) => grid(ground, palette) },
  areas: { from: ['areas'], draw: areas },
  ways: { from: ['features'], draw: ({ features }, ground, palette) => ways(features, ground, palette) },
  sites: { from: ['features'], draw: ({ features }, ground, palette) => sites(features, ground, palette) },
  numbers: { from: ['outside'], draw: ({ outside }, ground, palette) => numbers(new Set(outside), ground, palette) },
  zones: { from: ['sides', 'overlays'], draw: zones },
  names: {
    from: ['features', 'occupied', 'magnify'],
    draw: ({ features, occupied, magnify }, ground, palette) => names(features, occupied, ground, palette, magnify),
  },
  markers: { from: ['sides', 'markers'], draw: markers },
  counters: { from: ['sides', 'counters'], draw: counters },
  arrows: { from: ['sides', 'overlays'], draw: arrows },
  findings: { from: ['findings'], draw: ({ findings }, ground, palette) => findingMarks(findings, ground, palette) },
};

/** Draws scenes one after another and gives back the very same layer object where nothing in it has changed. */
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
        const { from, draw } = RECIPES[name];
        const known = drawn.get(name);
        if (known && was && [...from, 'ground' as const, 'palette' as const].every((part) => was[part] === now[part]))
          return known;
        const picture = draw(now, now.ground, now.palette);
        const layer: Layer = { name, parts: typeof picture === 'string' ? [{ key: name, svg: picture }] : picture };
        drawn.set(name, layer);
        return layer;
      });
    },
  };
}

function sheetOf(scene: Scene, options: PaintOptions, before: Sheet | undefined): Sheet {
  const terrain = kept(before?.terrain, scene.terrain);
  const counters = keptEach(before?.counters, scene.counters);
  const land = before?.terrain === terrain ? before : undefined;
  return {
    ground: groundOf(scene.grid),
    palette: PALETTES[options.theme],
    terrain,
    features: kept(before?.features, scene.features),
    areas: kept(before?.areas, options.areas ? scene.areas : []),
    sides: kept(before?.sides, scene.sides),
    counters,
    markers: kept(before?.markers, scene.markers),
    findings: kept(before?.findings, scene.findings),
    overlays: kept(before?.overlays, [...scene.overlays, ...(options.overlays ?? [])]),
    magnify: options.magnify ?? 1,
    occupied: kept(
      before?.occupied,
      [...new Set(counters.map(({ cell }) => cell))].sort((a, b) => a - b),
    ),
    water: land?.water ?? kept(before?.water, cellsWith('water', { terrain })),
    outside: land?.outside ?? kept(before?.outside, cellsWith('void', { terrain })),
  };
}
