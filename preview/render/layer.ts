/** A sheet of the picture. Its parts are drawn, cached and replaced one by one. */
export interface Layer {
  readonly name: LayerName;
  readonly parts: readonly Part[];
}

/** The key is stable between pictures of the same map; an unchanged `svg` need not be touched. */
export interface Part {
  readonly key: string;
  readonly svg: string;
}

/** From the ground up: first what lies still while a game is played, then what moves. */
export const GROUND_LAYERS = ['terrain', 'water', 'blocks', 'grid', 'areas', 'ways', 'sites', 'numbers'] as const;
export const MOVING_LAYERS = ['zones', 'names', 'markers', 'counters', 'arrows', 'findings'] as const;
export const LAYERS = [...GROUND_LAYERS, ...MOVING_LAYERS] as const;
export type LayerName = (typeof LAYERS)[number];
