import type { BiteRule } from '../rulebook/index.js';
import { AXIS, SOVIET, type Side } from './sides.js';

/** The fields in which a nation has a technology level [3.13]. */
export const FIELDS = ['infantry', 'armour', 'fighters', 'bombers'] as const;
export type Field = (typeof FIELDS)[number];
export type Level = 1 | 2 | 3;

/** The special actions of a Supreme HQ, each usable once a turn [13.8.1]. */
export const ACTIONS = ['armour', 'unit', 'air', 'rail', 'naval', 'airborne', 'reserve', 'scout'] as const;
export type Action = (typeof ACTIONS)[number];

/** Properties of a nation's Supreme HQ [13.8]. */
export interface Supreme {
  readonly rules: readonly BiteRule[];
  readonly actions: readonly Action[];
  /** Maximum number of actions of the HQ, even if it has more points [13.8.2]. */
  readonly most?: number;
  /** Number of points of an HQ that is always activated; the number never changes [13.8.2]. */
  readonly full?: number;
  /** Set if the HQ never moves. Other Supreme HQs move as infantry of their nation [A17, 13.8.1, 13.8.2]. */
  readonly stays?: true;
  /**
   * Lowest roll that hits in anti-aircraft fire of the HQ [13.8.1, 13.8.2]. Default: the roll of infantry of its
   * nation.
   */
  readonly antiAircraft?: number;
  /** Lowest roll that hits when the HQ fires as artillery; undefined if it may not [5.5, 7.7.4]. */
  readonly artillery?: number;
  /** Set if the HQ moves to its refuge when enemies enter its country [13.8.2]. */
  readonly flees?: true;
  /** Set if the HQ may move units of its allies. HQs of allies may not move units of its nation [13.8.3]. */
  readonly allies?: true;
}

/** A nation at war [5.0]. */
export interface Nation {
  readonly text: string;
  readonly rules: readonly BiteRule[];
  readonly side: Side;
  /** Default technology levels, in the order of {@link FIELDS} [5.1-5.5]. */
  readonly technology: readonly [Level, Level, Level, Level];
  /** The nation whose technology levels this nation follows, one level behind and free of charge [17.1]. */
  readonly follows?: 'Germany';
  /** Set if the nation has no income and only receives aid [5.2, 5.4, 5.5]. */
  readonly aided?: true;
  /** Set if the nation may receive aid, up to a limit each turn [5.2]. */
  readonly ally?: true;
  /** Set if eliminated units of the nation cannot be rebuilt [5.4]. */
  readonly final?: true;
  /** Set if snow does not affect units of the nation in combat [9.3]. */
  readonly winter?: true;
  /** The nation with whose units this nation may not share a hex [5.6, 5.7]. */
  readonly notWith?: string;
  /**
   * The countries in which the nation may operate, besides its own country and the allied zone in enemy country
   * [5.3-5.8]. Default: all.
   */
  readonly regions?: readonly string[];
  /**
   * Another nation, whose units may be supplied through this nation while they are in its operative zone [5.5.germans].
   */
  readonly feeds?: string;
  /** Set if the nation surrenders when it loses its capital [7.11.capitals]. */
  readonly fallsWithCapital?: true;
  /** A country in which new units of the nation may be placed as at home [7.3.1]. */
  readonly home?: string;
  /** Set if units of the nation come into play only with the option `garrisons` [3.20, 27.0]. */
  readonly security?: true;
  /**
   * Set if the aircraft of the nation profit from Luftwaffe supremacy in the surprise turn. The Air HQs of the nation
   * then pay more points for their activation [SBE5.luftwaffe].
   */
  readonly supremacy?: true;
  readonly supreme: Supreme;
}

const MINOR: readonly Action[] = ['armour', 'unit', 'air', 'rail', 'airborne', 'reserve', 'scout'];

export const nations = {
  Germany: {
    text: 'Germany: its units begin at technology 2; if it surrenders, all Axis nations do.',
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
    text: 'Italy: it has no income; its eliminated units cannot be rebuilt.',
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
    text: 'Finland: its infantry begins at technology 2; snow does not affect its units; they may operate and attack only in some areas.',
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
    text: 'Romania: its units operate at home and in the south, never in a hex with Hungarians.',
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
    text: 'Hungary: its units operate at home, in Yugoslavia, in Poland and in the south, never in a hex with Romanians.',
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
    text: 'Slovakia: its units operate at home, in Poland and in the south.',
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
    text: 'The Soviet Union: its units begin at technology 1; snow does not affect them.',
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
/** Returns the nation with this name. */
export const nationCalled = (name: string): Nation => nations[name as NationName];
export const isNation = (name: string): name is NationName => Object.hasOwn(nations, name);

/** For each side, its leading nation. Units outside any `nation` block belong to this nation. */
export const LEADING: readonly NationName[] = ['Germany', 'Soviet Union'];
