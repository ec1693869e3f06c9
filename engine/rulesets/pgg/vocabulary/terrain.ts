import { HALF_POINTS, type HalfPoints } from '../../../mechanics/movement/half-points.js';
import type { PggRule } from '../rulebook/index.js';

/**
 * Column of the terrain effects chart for a unit [6.7, 10.21]. `infantry`: Soviet rifle and German infantry divisions;
 * `cavalry`: German cavalry; `leader`: Soviet leaders; `motorized`: all others.
 */
export type MoveClass = 'infantry' | 'cavalry' | 'motorized' | 'leader';

/** Cost in half points for each movement class; `undefined` if no unit may enter. */
export type Costs = Readonly<Record<MoveClass, HalfPoints>> | undefined;

/**
 * Creates the costs of all movement classes. `infantry` is the cost in movement points for infantry and leaders,
 * `others` the cost for cavalry and motorized units.
 */
const costs = (infantry: number, others: number): Readonly<Record<MoveClass, HalfPoints>> => ({
  infantry: infantry * HALF_POINTS,
  cavalry: others * HALF_POINTS,
  motorized: others * HALF_POINTS,
  leader: infantry * HALF_POINTS,
});

/** The row of the terrain effects chart for a kind of hex [6.7]. */
export interface TerrainEffect {
  readonly text: string;
  readonly rules: readonly PggRule[];
  /** The cost of entering a hex of this kind. */
  readonly cost: Costs;
  /** Multiplier of the defender's strength. */
  readonly defense: number;
  /**
   * The part of a line of supply that may lie in the hex: every part, only the first or last hex of the line, or no
   * part.
   */
  readonly supply: 'anywhere' | 'ends' | 'nowhere';
}

/** Terrain that a hex may have [6.7]. Cities and roads are added to it: see {@link cities} and {@link road}. */
export const terrain = {
  clear: {
    text: 'Open country: 1 movement point; no bonus for the defender.',
    rules: ['6.7', '6.12'],
    cost: costs(1, 1),
    defense: 1,
    supply: 'anywhere',
  },
  forest: {
    text: 'Forest: 1 movement point for infantry and leaders, 2 for all others; the defender is doubled.',
    rules: ['6.7', '9.31'],
    cost: costs(1, 2),
    defense: 2,
    supply: 'anywhere',
  },
  swamp: {
    text: 'Swamp: 2 movement points; no bonus for the defender; a line of supply may begin or end in it but not pass through.',
    rules: ['6.7'],
    cost: costs(2, 2),
    defense: 1,
    supply: 'ends',
  },
  lake: {
    text: 'Open water: all six hexsides are lake hexsides, so no unit enters the hex and no attack or line of supply crosses it.',
    rules: ['6.7', '8.17'],
    cost: undefined,
    defense: 1,
    supply: 'nowhere',
  },
} as const satisfies Readonly<Record<string, TerrainEffect>>;

export type TerrainWord = keyof typeof terrain;

/**
 * The effects of a city. A city replaces the movement cost of the terrain below it; its multiplier is counted in
 * addition to that of the terrain [6.7, 9.33].
 */
export const cities = {
  'major city': {
    text: 'Major city: 1 movement point; the defender is doubled.',
    rules: ['6.7', '9.31'],
    cost: costs(1, 1),
    defense: 2,
    supply: 'anywhere',
  },
  'minor city': {
    text: 'Minor city: 1 movement point; no bonus for the defender.',
    rules: ['6.7'],
    cost: costs(1, 1),
    defense: 1,
    supply: 'anywhere',
  },
} as const satisfies Readonly<Record<string, TerrainEffect>>;

export type CityKind = keyof typeof cities;

/**
 * The effects of moving from road hex to road hex along the road. The road rate replaces the cost of the hex, but not
 * the cost of a river on the way [6.7, 11.13].
 */
export const road = {
  rules: ['6.7', '10.21', '11.13'],
  cost: { infantry: HALF_POINTS, cavalry: HALF_POINTS, motorized: 1, leader: 1 },
} as const satisfies { readonly rules: readonly PggRule[]; readonly cost: Costs };

/**
 * The effects of a river hexside. `extraCost` is added to the cost of the hex, in half points. `defense` multiplies the
 * strength of a defender that is attacked only across rivers [6.7, 9.32].
 */
export const river = {
  rules: ['6.7', '9.32'],
  extraCost: { Soviet: HALF_POINTS, German: 2 * HALF_POINTS },
  defense: 2,
} as const satisfies {
  readonly rules: readonly PggRule[];
  readonly extraCost: Readonly<Record<'Soviet' | 'German', HalfPoints>>;
  readonly defense: number;
};

/**
 * Combines several terrain multipliers of one defender: adds them and subtracts 1 for each multiplier after the first,
 * so that 2 and 2 make 3 [9.33].
 */
export const multiplierOf = (multipliers: readonly number[]): number =>
  multipliers.reduce((sum, multiplier) => sum + multiplier - 1, 1);
