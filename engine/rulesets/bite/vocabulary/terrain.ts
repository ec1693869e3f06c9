import type { BiteRule } from '../rulebook/index.js';

export const WEATHERS = ['clear', 'light rain', 'rain', 'snow'] as const;
/** The weather of a month [9.0, 39.0]. */
export type Weather = (typeof WEATHERS)[number];
export const isBad = (weather: Weather): boolean => weather !== 'clear';

/** Movement points for entering a hex, by weather [7.5.3, 9.2, 39.0]. */
export type Costs = Readonly<Record<Weather, number>>;

export interface TerrainEffect {
  readonly text: string;
  readonly rules: readonly BiteRule[];
  readonly costs: Costs | undefined;
  /**
   * Set for forest, hill, mountain and swamp. Attackers there have a Malus [Box1]. Units there are covered against dive
   * bombers and reconnaissance [19.1, 22.0].
   */
  readonly rough?: true;
  /** Set for hills and mountains, where mountain troops have advantages [6.1.2]. */
  readonly high?: true;
  /** Set if supply lines may not enter hexes with this terrain [4.3]. */
  readonly barsSupply?: true;
}

const costs = (clear: number, lightRain: number, rain: number, snow: number): Costs => ({
  clear,
  'light rain': lightRain,
  rain,
  snow,
});

/** The terrain of hexes; cities, fortresses and ports are features on top of it. The first is the default. */
export const terrain = {
  plain: { text: 'Plain: 1 MP, 2 in snow or light rain, 3 in rain.', rules: ['7.5.3'], costs: costs(1, 2, 3, 2) },
  forest: {
    text: 'Forest: 2 MP, 3 in rain; attackers have 1 Malus.',
    rules: ['7.5.3', 'Box1'],
    costs: costs(2, 3, 3, 2),
    rough: true,
  },
  hill: {
    text: 'Hill: 2 MP, 3 in bad weather; attackers have 1 Malus.',
    rules: ['7.5.3', 'Box1'],
    costs: costs(2, 3, 3, 3),
    rough: true,
    high: true,
  },
  mountain: {
    text: 'Mountain: 3 MP; attackers have 1 Malus; no supply line enters.',
    rules: ['7.5.3', 'Box1', '4.3'],
    costs: costs(3, 3, 3, 3),
    rough: true,
    high: true,
    barsSupply: true,
  },
  swamp: {
    text: 'Swamp: 3 MP, 2 in snow; attackers have 1 Malus.',
    rules: ['7.5.3', 'Box1'],
    costs: costs(3, 3, 3, 2),
    rough: true,
  },
  water: {
    text: 'Sea or lake: no land unit, supply line or ZOC enters.',
    rules: ['7.5.4', '3.19'],
    costs: undefined,
    barsSupply: true,
  },
} as const satisfies Readonly<Record<string, TerrainEffect>>;

export type TerrainWord = keyof typeof terrain;
export const TERRAIN_WORDS = Object.keys(terrain) as TerrainWord[];
export const EFFECTS: readonly TerrainEffect[] = TERRAIN_WORDS.map((word) => terrain[word]);
/** Indices of the terrain words in {@link TERRAIN_WORDS}. */
export const [PLAIN, , HILL, MOUNTAIN, , WATER] = TERRAIN_WORDS.map((_, index) => index);
