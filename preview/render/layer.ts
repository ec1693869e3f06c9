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

/** From the ground up. */
export const LAYERS = [
  'terrain', 'water', 'blocks', 'grid', 'areas', 'zones', 'ways', 'sites', 'numbers', 'names', 'markers', 'counters', 'arrows', 'findings',
] as const;
export type LayerName = (typeof LAYERS)[number];
