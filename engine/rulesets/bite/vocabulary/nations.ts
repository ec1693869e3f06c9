import type { BiteRule } from '../rulebook/index.js';
import { AXIS, SOVIET, type Side } from './sides.js';

/** The fields in which a nation has a technology level [3.13]. */
export const FIELDS = ['infantry', 'armour', 'fighters', 'bombers'] as const;
export type Field = (typeof FIELDS)[number];
export type Level = 1 | 2 | 3;

/** The special actions of a Supreme HQ, at most one of each in a turn [13.8.1]. */
export const ACTIONS = ['armour', 'unit', 'air', 'rail', 'naval', 'airborne', 'reserve', 'scout'] as const;
export type Action = (typeof ACTIONS)[number];

/** How a nation's Supreme HQ works [13.8]. */
export interface Supreme {
  readonly rules: readonly BiteRule[];
  readonly actions: readonly Action[];
  /** Fixed number of actions, whatever its points [13.8.2]. */
  readonly most?: number;
  /** Always activated at so many points [13.8.2]. */
  readonly full?: number;
  /** Moves: as infantry of its nation unless it stays where it is [A17, 13.8.1, 13.8.2]. */
  readonly stays?: true;
  /** Its anti-aircraft fire hits from this on [13.8.1, 13.8.2]; others as infantry of their nation. */
  readonly antiAircraft?: number;
  /** It may fire as artillery, and hits from this on [5.5, 7.7.4]. */
  readonly artillery?: number;
  /** It goes to its refuge when enemies come into its country [13.8.2]. */
  readonly flees?: true;
  /** It moves units of its allies too, never the reverse [13.8.3]. */
  readonly allies?: true;
}

/** A nation at war [5.0]. */
export interface Nation {
  readonly text: string;
  readonly rules: readonly BiteRule[];
  readonly side: Side;
  /** Levels when nothing else is said, in the order of {@link FIELDS} [5.1-5.5]. */
  readonly technology: readonly [Level, Level, Level, Level];
  /** Of another nation's levels it has one less, free of charge [17.1]. */
  readonly follows?: 'Germany';
  /** It has no income of its own: what it gets is aid [5.2, 5.4, 5.5]. */
  readonly aided?: true;
  /** It may be given aid, so many points a turn at most [5.2]. */
  readonly ally?: true;
  /** Eliminated units are gone for good [5.4]. */
  readonly final?: true;
  /** Snow does not hamper its units in combat [9.3]. */
  readonly winter?: true;
  /** Never in one hex with these [5.6, 5.7]. */
  readonly notWith?: string;
  /** Operates only in its own country, in these, and in the allied zone of the enemy's [5.3-5.8]. */
  readonly regions?: readonly string[];
  /** Units of that nation may be supplied through it, within its zone of operations [5.5.germans]. */
  readonly feeds?: string;
  /** It surrenders with its capital [7.11.capitals]. */
  readonly fallsWithCapital?: true;
  /** Its new units appear there as at home [7.3.1]. */
  readonly home?: string;
  /** Its units come into play with garrisons alone [3.20, 27.0]. */
  readonly security?: true;
  /** Its aircraft may be supreme in the turn of the surprise, which its Air HQs pay for [SBE5.luftwaffe]. */
  readonly supremacy?: true;
  readonly supreme: Supreme;
}

const MINOR: readonly Action[] = ['armour', 'unit', 'air', 'rail', 'airborne', 'reserve', 'scout'];

export const nations = {
  Germany: {
    text: 'Germany: technology 2; its surrender is that of all the Axis.',
    rules: ['5.2', '7.11'],
    side: AXIS,
    technology: [2, 2, 2, 2],
    supremacy: true,
    fallsWithCapital: true,
    supreme: {
      rules: ['13.8.2'],
      actions: ['armour', 'unit', 'air', 'rail', 'naval', 'airborne', 'reserve'],
      most: 2,
      full: 4,
      stays: true,
      antiAircraft: 4,
      flees: true,
      allies: true,
    },
  },
  Italy: {
    text: 'Italy: no points of its own; what is eliminated is gone for good.',
    rules: ['5.3', '5.4'],
    side: AXIS,
    technology: [1, 1, 1, 1],
    aided: true,
    ally: true,
    final: true,
    regions: ['Yugoslavia', 'Poland'],
    home: 'Poland',
    supreme: { rules: ['13.8.3'], actions: [...MINOR, 'naval'] },
  },
  Finland: {
    text: 'Finland: infantry of technology 2, no hindrance by snow, limits to where it goes and attacks.',
    rules: ['5.5'],
    side: AXIS,
    technology: [2, 1, 1, 1],
    follows: 'Germany',
    aided: true,
    ally: true,
    winter: true,
    feeds: 'Germany',
    fallsWithCapital: true,
    supreme: { rules: ['13.8.3', '5.5'], actions: MINOR, artillery: 5 },
  },
  Romania: {
    text: 'Romania: at home and in the south; never with Hungarians.',
    rules: ['5.3', '5.6'],
    side: AXIS,
    technology: [1, 1, 1, 1],
    follows: 'Germany',
    ally: true,
    notWith: 'Hungary',
    supremacy: true,
    regions: [],
    fallsWithCapital: true,
    supreme: { rules: ['13.8.3'], actions: [...MINOR, 'naval'] },
  },
  Hungary: {
    text: 'Hungary: at home, in Yugoslavia, Poland and the south; never with Romanians.',
    rules: ['5.3', '5.7'],
    side: AXIS,
    technology: [1, 1, 1, 1],
    follows: 'Germany',
    ally: true,
    notWith: 'Romania',
    regions: ['Yugoslavia', 'Poland'],
    fallsWithCapital: true,
    supreme: { rules: ['13.8.3'], actions: MINOR },
  },
  Slovakia: {
    text: 'Slovakia: at home, in Poland and the south.',
    rules: ['5.3', '5.8'],
    side: AXIS,
    technology: [1, 1, 1, 1],
    follows: 'Germany',
    ally: true,
    regions: ['Poland'],
    security: true,
    fallsWithCapital: true,
    supreme: { rules: ['13.8.3'], actions: MINOR },
  },
  'Soviet Union': {
    text: 'The Soviet Union: technology 1, no hindrance by snow.',
    rules: ['5.1', '9.3'],
    side: SOVIET,
    technology: [1, 1, 1, 1],
    winter: true,
    supreme: {
      rules: ['13.8.1'],
      actions: ['armour', 'unit', 'air', 'rail', 'naval', 'airborne', 'reserve'],
      stays: true,
      antiAircraft: 5,
    },
  },
} as const satisfies Readonly<Record<string, Nation>>;

export type NationName = keyof typeof nations;
export const NATIONS = Object.keys(nations) as NationName[];
export const nationCalled = (name: string): Nation => nations[name as NationName];
export const isNation = (name: string): name is NationName => Object.hasOwn(nations, name);

/** The nation that leads each side: its units are those without a nation. */
export const LEADING: readonly NationName[] = ['Germany', 'Soviet Union'];
