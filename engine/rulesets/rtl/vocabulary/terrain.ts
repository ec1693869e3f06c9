import type { RtlRule } from '../rulebook/index.js';

/** Movement costs in one kind of weather for units on foot and for motorized and heavy units. */
interface Costs {
  readonly foot: number;
  readonly motorized: number;
}

/** A row of the terrain effects chart for a kind of hex. */
export interface TerrainEffect {
  readonly text: string;
  readonly rules: readonly RtlRule[];
  /** Movement points to enter the hex in dry or overcast weather. Undefined if no unit may enter the hex [8.37]. */
  readonly dry: Costs | undefined;
  /** Movement points to enter the hex in rain. Undefined if no unit may enter the hex. */
  readonly rain: Costs | undefined;
  /** Set if the hex has woods [8.34]. */
  readonly woods?: true;
  /** Modifier to a combat roll [10.22a]. */
  readonly combat: number;
  /** Modifier to the roll of an overrun. Undefined if the hex cannot be overrun [8.64]. */
  readonly overrun: number | undefined;
  /** Set if combat against the hex must use the Assault table [10.32]. */
  readonly assault?: true;
}

const on = (foot: number, motorized: number): Costs => ({ foot, motorized });

const open: TerrainEffect = {
  text: 'Open terrain: costs 1 movement point, or 2 in rain, and gives the defender no modifier.',
  rules: ['8.3'],
  dry: on(1, 1),
  rain: on(2, 2),
  combat: 0,
  overrun: 0,
};
const rough: TerrainEffect = {
  text: 'Rough terrain: costs 2 movement points, or 3 for motorized units in rain. Adds 1 for the defender.',
  rules: ['8.3', '10.22'],
  dry: on(2, 2),
  rain: on(2, 3),
  combat: 1,
  overrun: 2,
};
const hills: TerrainEffect = {
  text: 'Hills: cost 2 movement points, or 3 for motorized units, and 1 more in rain. Add 2 for the defender, require the Assault table and forbid overruns.',
  rules: ['8.3', '10.22', '10.32'],
  dry: on(2, 3),
  rain: on(3, 4),
  combat: 2,
  overrun: undefined,
  assault: true,
};
const marsh: TerrainEffect = {
  text: 'Marsh: costs 2 movement points, or 3 for motorized units, and 1 more in rain. Shortens a supply line that passes through it.',
  rules: ['8.3', '6.21'],
  dry: on(2, 3),
  rain: on(3, 4),
  combat: 0,
  overrun: 2,
};
const swamp: TerrainEffect = {
  text: 'Swamp: costs units on foot 2 movement points, or 3 in rain, and stops them. Motorized and heavy units may enter only along a road, railway or trail.',
  rules: ['8.37', '10.26'],
  dry: on(2, 2),
  rain: on(3, 3),
  combat: 0,
  overrun: undefined,
  assault: true,
};
const lake: TerrainEffect = {
  text: 'A lake: no unit may enter a lake hex, and no attack or supply line may cross its hexsides.',
  rules: ['8.3', '6.21'],
  dry: undefined,
  rain: undefined,
  combat: 0,
  overrun: undefined,
};

/** Modifier of woods to the roll of an overrun. Only the highest modifier of the hex counts [10.22a]. */
const WOODS_OVERRUN_MODIFIER = 1;

/**
 * Returns a terrain with woods added. Woods cost motorized units 1 more movement point; the cost for units on foot
 * stays the same. The modifier to the roll of an overrun becomes at least 1. Woods also add 2 to the coordination
 * checks of aircraft and artillery.
 */
const wooded = (below: TerrainEffect, text: string): TerrainEffect => ({
  ...below,
  text,
  rules: ['8.34', ...below.rules],
  dry: below.dry && on(below.dry.foot, below.dry.motorized + 1),
  rain: below.rain && on(below.rain.foot, below.rain.motorized + 1),
  overrun: below.overrun === undefined ? undefined : Math.max(below.overrun, WOODS_OVERRUN_MODIFIER),
  woods: true,
});

/** The terrain of hexes. Cities, villages and routes are features on top of it. */
export const terrain = {
  open,
  woods: wooded(open, 'Woods on open terrain: cost motorized units 1 more movement point, except along routes.'),
  rough,
  'wooded rough': wooded(
    rough,
    'Woods on rough terrain: cost motorized units 1 more movement point, except along routes.',
  ),
  hills,
  'wooded hills': wooded(hills, 'Woods on hills: cost motorized units 1 more movement point, except along routes.'),
  marsh,
  'wooded marsh': wooded(marsh, 'Woods in a marsh: cost motorized units 1 more movement point, except along routes.'),
  swamp,
  'wooded swamp': wooded(swamp, 'Woods in a swamp.'),
  lake,
} as const satisfies Readonly<Record<string, TerrainEffect>>;

export type TerrainWord = keyof typeof terrain;

/** The combat effects of cities and villages, in addition to the terrain of the hex [10.22]. */
export const places = {
  city: { combat: 2, overrun: undefined, assault: true },
  village: { combat: 1, overrun: 0 },
} as const;

/** Modifiers to the rolls of combat and of overrun if all attackers attack across a stream [10.22c, TEC]. */
export const STREAM_SIDE = { combat: 1, overrun: 2 } as const;
