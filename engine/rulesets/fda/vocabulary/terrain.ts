import type { FdaRule } from '../rulebook/index.js';

/** The effects of the ground of a sector [14]. */
export interface TerrainEffect {
  readonly text: string;
  readonly rules: readonly FdaRule[];
  /**
   * Whether the ground is heavy: it stops units that enter it, conceals the units in it, and gives them an additional
   * die [14a, 14b, 14d].
   */
  readonly heavy: boolean;
  /** Whether the ground is impassable for all units that do not move on foot [14c]. */
  readonly impassable: boolean;
  /** Whether the ground is impassable without a bridge or engineers [14e]. */
  readonly river: boolean;
  /** Whether the ground counts as a city under air attack [12i, 12k]. */
  readonly city: boolean;
}

const STOPS =
  'Heavy terrain: units that enter it stop unless a road crosses it; it blocks sight and gives the units in it a die.';
const heavy = (name: string): TerrainEffect => ({
  text: `${name}. ${STOPS}`,
  rules: ['14a', '14b', '14d'],
  heavy: true,
  impassable: false,
  river: false,
  city: false,
});
const impassable = (name: string): TerrainEffect => ({
  ...heavy(name),
  text: `${name}, closed to all units that do not move on foot unless a road crosses it. ${STOPS}`,
  rules: ['14a', '14b', '14c', '14d'],
  impassable: true,
});

/** The kinds of terrain that a sector may have. */
export const terrain = {
  open: {
    text: 'Open country, without effect.',
    rules: ['4b', '12k'],
    heavy: false,
    impassable: false,
    river: false,
    city: false,
  },
  village: heavy('Village'),
  city: { ...heavy('City'), rules: ['14a', '14b', '14d', '12i'], city: true },
  ridge: heavy('Ridge'),
  forest: heavy('Forest'),
  marsh: heavy('Marsh'),
  river: {
    ...heavy('River'),
    text: `River: units may enter it but not pass through without a bridge or engineers. ${STOPS}`,
    rules: ['14a', '14b', '14d', '14e'],
    river: true,
  },
  'broken ground': heavy('Any other heavy ground'),
  'impassable ridge': impassable('Ridge'),
  'impassable forest': impassable('Forest'),
  'impassable marsh': impassable('Marsh'),
  'impassable ground': impassable('Any other impassable ground'),
} as const satisfies Readonly<Record<string, TerrainEffect>>;

export type TerrainWord = keyof typeof terrain;

/** Returns the effects of a kind of terrain; undefined for an unknown word. */
export const terrainEffect = (word: string): TerrainEffect | undefined =>
  Object.hasOwn(terrain, word) ? terrain[word as TerrainWord] : undefined;
