import type { RtlRule } from '../rulebook/index.js';

/** Movement points times two, so that the road rate of ½ stays a whole number. */
export type HalfPoints = number;
export const HALF_POINTS: HalfPoints = 2;

/** Costs of one weather: on foot, and of motorized and heavy units. */
interface Costs {
  readonly foot: number;
  readonly motorized: number;
}

/** A row of the terrain effects chart for a kind of hex. */
export interface TerrainEffect {
  readonly text: string;
  readonly rules: readonly RtlRule[];
  /** Movement points to enter, in dry or overcast weather and in rain; undefined where nobody may, or motorized units only by a route [8.37]. */
  readonly dry: Costs | undefined;
  readonly rain: Costs | undefined;
  /** Woods on top of it [8.34]. */
  readonly woods?: true;
  /** What it adds to the die of a combat, and of an overrun; undefined where nobody overruns [8.64]. */
  readonly combat: number;
  readonly overrun: number | undefined;
  /** The Assault table must be used [10.32]. */
  readonly assault?: true;
}

const on = (foot: number, motorized: number): Costs => ({ foot, motorized });

const open: TerrainEffect = {
  text: 'Open country: 1 movement point, 2 in rain; no help for the defender.',
  rules: ['8.3'],
  dry: on(1, 1),
  rain: on(2, 2),
  combat: 0,
  overrun: 0,
};
const rough: TerrainEffect = {
  text: 'Rough: 2 movement points, 3 for motorized units in rain; +1 for the defender.',
  rules: ['8.3', '10.22'],
  dry: on(2, 2),
  rain: on(2, 3),
  combat: 1,
  overrun: 2,
};
const hills: TerrainEffect = {
  text: 'Hills: 2 movement points, 3 for motorized units, one more in rain; +2 for the defender, Assault table, no overrun.',
  rules: ['8.3', '10.22', '10.32'],
  dry: on(2, 3),
  rain: on(3, 4),
  combat: 2,
  overrun: undefined,
  assault: true,
};
const marsh: TerrainEffect = {
  text: 'Marsh: 2 movement points, 3 for motorized units, one more in rain; a line of supply through it is shorter.',
  rules: ['8.3', '6.21'],
  dry: on(2, 3),
  rain: on(3, 4),
  combat: 0,
  overrun: 2,
};
const swamp: TerrainEffect = {
  text: 'Swamp: 2 movement points on foot, 3 in rain, and the unit stops; motorized and heavy units come only by a route.',
  rules: ['8.37', '10.26'],
  dry: on(2, 2),
  rain: on(3, 3),
  combat: 0,
  overrun: undefined,
  assault: true,
};
const lake: TerrainEffect = {
  text: 'A lake: nobody enters it, and nothing goes across its sides.',
  rules: ['8.3', '6.21'],
  dry: undefined,
  rain: undefined,
  combat: 0,
  overrun: undefined,
};

/** What woods add to the die of an overrun, where the terrain below adds less: only the best for the defender counts [10.22a]. */
const WOODS_IN_OVERRUN = 1;

/** Woods add a point for motorized units, nothing on foot; +1 in an overrun, +2 to the coordination of aircraft and artillery. */
const wooded = (below: TerrainEffect, text: string): TerrainEffect => ({
  ...below,
  text,
  rules: ['8.34', ...below.rules],
  dry: below.dry && on(below.dry.foot, below.dry.motorized + 1),
  rain: below.rain && on(below.rain.foot, below.rain.motorized + 1),
  overrun: below.overrun === undefined ? undefined : Math.max(below.overrun, WOODS_IN_OVERRUN),
  woods: true,
});

/** Terrain a hex may have. Cities, villages and routes lie on top of it. */
export const terrain = {
  open,
  woods: wooded(open, 'Woods on open country: a point more for motorized units, except on routes.'),
  rough,
  'wooded rough': wooded(rough, 'Woods on rough country: a point more for motorized units, except on routes.'),
  hills,
  'wooded hills': wooded(hills, 'Woods on hills: a point more for motorized units, except on routes.'),
  marsh,
  'wooded marsh': wooded(marsh, 'Woods in a marsh: a point more for motorized units, except on routes.'),
  swamp,
  'wooded swamp': wooded(swamp, 'Woods in a swamp.'),
  lake,
} as const satisfies Readonly<Record<string, TerrainEffect>>;

export type TerrainWord = keyof typeof terrain;

/** What lies on top of the terrain of a hex [10.22]. */
export const places = {
  city: { combat: 2, overrun: undefined, assault: true },
  village: { combat: 1, overrun: 0 },
} as const;

/** What a stream adds to the die when all attack across it [10.22c, TEC]. */
export const STREAM_SIDE = { combat: 1, overrun: 2 } as const;
