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
import { blocks, sites } from './sites.js';
import { terrain } from './terrain.js';
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
  readonly options: PaintOptions;
  readonly overlays: readonly Overlay[];
}

interface Recipe {
  /** Everything the layer is drawn from besides grid and theme. */
  readonly from: (sheet: Sheet) => unknown;
  readonly draw: (sheet: Sheet) => string | Part[];
}

const RECIPES: Readonly<Record<LayerName, Recipe>> = {
  terrain: { from: ({ scene }) => scene.terrain, draw: ({ scene, ground, palette }) => terrain(scene, ground, palette) },
  water: { from: ({ scene }) => scene.features.map(shape), draw: ({ scene, ground, palette }) => hexsides(scene.features, ground, palette) },
  blocks: { from: ({ scene }) => scene.features.map(shape), draw: ({ scene, ground, palette }) => blocks(scene.features, ground, palette) },
  grid: { from: () => '', draw: ({ ground, palette }) => grid(ground, palette) },
  areas: {
    from: ({ scene, options }) => (options.areas ? scene.areas : ''),
    draw: ({ scene, ground, palette, options }) => (options.areas ? areas(scene, ground, palette) : ''),
  },
  zones: { from: ({ scene, overlays }) => [scene.sides, overlays], draw: ({ scene, overlays, ground, palette }) => zones(scene, overlays, ground, palette) },
  ways: { from: ({ scene }) => scene.features.map(shape), draw: ({ scene, ground, palette }) => ways(scene.features, ground, palette) },
  sites: { from: ({ scene }) => scene.features.map(shape), draw: ({ scene, ground, palette }) => sites(scene.features, ground, palette) },
  numbers: { from: () => '', draw: ({ ground, palette }) => numbers(ground, palette) },
  names: {
    from: ({ scene, options }) => [scene.features.map((feature) => [feature.name, shape(feature)]), occupied(scene), options.magnify],
    draw: ({ scene, ground, palette, options }) => names(scene, ground, palette, options.magnify ?? 1),
  },
  markers: { from: ({ scene }) => [scene.sides, scene.markers], draw: ({ scene, ground, palette }) => markers(scene, ground, palette) },
  counters: {
    from: ({ scene }) => [scene.sides, scene.counters.map((counter) => ({ ...counter, place: undefined }))],
    draw: ({ scene, ground, palette }) => counters(scene, ground, palette),
  },
  arrows: { from: ({ scene, overlays }) => [scene.sides, overlays], draw: ({ scene, overlays, ground, palette }) => arrows(scene, overlays, ground, palette) },
  findings: {
    from: ({ scene }) => scene.findings.map(({ severity, message, cells }) => [severity, message, cells]),
    draw: ({ scene, ground, palette }) => findingMarks(scene.findings, ground, palette),
  },
};

const shape = ({ kind, drawn, cells, hexsides: sides, chains }: Scene['features'][number]): unknown => [kind, drawn, cells, sides, chains];
const occupied = (scene: Scene): unknown => [...new Set(scene.counters.map((counter) => counter.cell))].sort((a, b) => a - b);

/** Draws scenes one after another and gives back the very same layer object where nothing in it has changed. */
export interface Painter {
  paint(scene: Scene, options: PaintOptions): readonly Layer[];
}

export function painter(): Painter {
  const before = new Map<LayerName, { readonly key: string; readonly layer: Layer }>();
  return {
    paint(scene, options) {
      const ground = groundOf(scene.grid);
      const palette = PALETTES[options.theme];
      const sheet: Sheet = { scene, ground, palette, options, overlays: [...scene.overlays, ...(options.overlays ?? [])] };
      const paper = JSON.stringify([scene.grid, options.theme]);
      return LAYERS.map((name) => {
        const recipe = RECIPES[name];
        const key = paper + JSON.stringify(recipe.from(sheet));
        const known = before.get(name);
        if (known?.key === key) return known.layer;
        const drawn = recipe.draw(sheet);
        const layer: Layer = { name, parts: typeof drawn === 'string' ? [{ key: name, svg: drawn }] : drawn };
        before.set(name, { key, layer });
        return layer;
      });
    },
  };
}
