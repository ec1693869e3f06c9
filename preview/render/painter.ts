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
import { same } from './same.js';
import { blocks, sites } from './sites.js';
import { terrain, waterCells } from './terrain.js';
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

interface Sheet {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly palette: Palette;
  readonly overlays: readonly Overlay[];
  readonly areas: Scene['areas'];
  readonly magnify: number;
  /** Cells with counters, which names keep clear of. */
  readonly occupied: readonly number[];
}

interface Recipe {
  /** Everything the layer is drawn from besides grid and theme. */
  readonly from: (sheet: Sheet) => readonly unknown[];
  readonly draw: (sheet: Sheet) => string | Part[];
}

const RECIPES: Readonly<Record<LayerName, Recipe>> = {
  terrain: { from: ({ scene }) => [scene.terrain], draw: ({ scene, ground, palette }) => terrain(scene, ground, palette) },
  water: {
    from: ({ scene }) => [scene.features, scene.terrain],
    draw: ({ scene, ground, palette }) => hexsides(scene.features, waterCells(scene), ground, palette),
  },
  blocks: { from: ({ scene }) => [scene.features], draw: ({ scene, ground, palette }) => blocks(scene.features, ground, palette) },
  grid: { from: () => [], draw: ({ ground, palette }) => grid(ground, palette) },
  areas: { from: (sheet) => [sheet.areas], draw: (sheet) => areas(sheet, sheet.ground, sheet.palette) },
  zones: { from: ({ scene, overlays }) => [scene.sides, overlays], draw: ({ scene, overlays, ground, palette }) => zones(scene, overlays, ground, palette) },
  ways: { from: ({ scene }) => [scene.features], draw: ({ scene, ground, palette }) => ways(scene.features, ground, palette) },
  sites: { from: ({ scene }) => [scene.features], draw: ({ scene, ground, palette }) => sites(scene.features, ground, palette) },
  numbers: { from: ({ scene }) => [scene.terrain], draw: ({ scene, ground, palette }) => numbers(scene, ground, palette) },
  names: {
    from: ({ scene, occupied, magnify }) => [scene.features, occupied, magnify],
    draw: ({ scene, occupied, magnify, ground, palette }) => names(scene.features, occupied, ground, palette, magnify),
  },
  markers: { from: ({ scene }) => [scene.sides, scene.markers], draw: ({ scene, ground, palette }) => markers(scene, ground, palette) },
  counters: { from: ({ scene }) => [scene.sides, scene.counters], draw: ({ scene, ground, palette }) => counters(scene, ground, palette) },
  arrows: { from: ({ scene, overlays }) => [scene.sides, overlays], draw: ({ scene, overlays, ground, palette }) => arrows(scene, overlays, ground, palette) },
  findings: { from: ({ scene }) => [scene.findings], draw: ({ scene, ground, palette }) => findingMarks(scene.findings, ground, palette) },
};

/** Draws scenes one after another and gives back the very same layer object where nothing in it has changed. */
export interface Painter {
  paint(scene: Scene, options: PaintOptions): readonly Layer[];
}

export function painter(): Painter {
  const before = new Map<LayerName, { readonly ground: Ground; readonly from: readonly unknown[]; readonly theme: Theme; readonly layer: Layer }>();
  return {
    paint(scene, { theme, areas: withAreas, overlays = [], magnify = 1 }) {
      const sheet: Sheet = {
        scene,
        ground: groundOf(scene.grid),
        palette: PALETTES[theme],
        overlays: [...scene.overlays, ...overlays],
        areas: withAreas ? scene.areas : [],
        magnify,
        occupied: [...new Set(scene.counters.map((counter) => counter.cell))].sort((a, b) => a - b),
      };
      return LAYERS.map((name) => {
        const { from, draw } = RECIPES[name];
        const now = from(sheet);
        const known = before.get(name);
        if (known && known.ground === sheet.ground && known.theme === theme && same(known.from, now)) return known.layer;
        const drawn = draw(sheet);
        const layer: Layer = { name, parts: typeof drawn === 'string' ? [{ key: name, svg: drawn }] : drawn };
        before.set(name, { ground: sheet.ground, from: now, theme, layer });
        return layer;
      });
    },
  };
}
