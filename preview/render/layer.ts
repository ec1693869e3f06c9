import type { Box } from './boxes.js';
import type { Shape } from './shape.js';

/** A sheet of the picture. Its parts are drawn, cached and replaced one by one. */
export interface Layer {
  readonly name: LayerName;
  readonly parts: readonly Part[];
}

/** The key is stable between pictures of the same map; what draws the same is the same object again where that is cheap to tell. */
export interface Part {
  readonly key: string;
  readonly shapes: readonly Shape[];
  /** Where it lies, if that is known without looking at its shapes. */
  readonly box?: Box;
}

/** From the ground up: first what lies still while a game is played, then what moves. Nothing lies over counters but a finding's badge beside their factors. */
export const GROUND_LAYERS = ['terrain', 'water', 'blocks', 'grid', 'areas', 'ways', 'sites', 'numbers'] as const;
export const MOVING_LAYERS = ['zones', 'paths', 'attacks', 'names', 'markers', 'counters', 'findings'] as const;
export const LAYERS = [...GROUND_LAYERS, ...MOVING_LAYERS] as const;
export type LayerName = (typeof LAYERS)[number];
