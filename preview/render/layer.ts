import type { Box } from './boxes.js';
import type { Shape } from './shape.js';

/** A layer of the picture. The parts of a layer are drawn, cached and replaced independently. */
export interface Layer {
  readonly name: LayerName;
  readonly parts: readonly Part[];
}

/**
 * A part of a layer. The key is stable across pictures of the same map. An unchanged part is the same object if the
 * painter can detect cheaply that it is unchanged.
 */
export interface Part {
  readonly key: string;
  readonly shapes: readonly Shape[];
  /** Bounding box of the part, if it is known without creating the shapes. */
  readonly box?: Box;
}

/**
 * Layers from bottom to top: first the layers that stay the same during play, then those that change. Only badges of
 * findings lie above counters.
 */
export const GROUND_LAYERS = [
  'terrain',
  'water',
  'blocks',
  'scan',
  'grid',
  'areas',
  'ways',
  'sites',
  'numbers',
  'texts',
] as const;
export const MOVING_LAYERS = ['zones', 'paths', 'attacks', 'names', 'markers', 'counters', 'findings'] as const;
export const LAYERS = [...GROUND_LAYERS, ...MOVING_LAYERS] as const;
export type LayerName = (typeof LAYERS)[number];
