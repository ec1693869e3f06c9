import type { UnitSymbol } from '../../../play/records.js';
import type { PggRule } from '../rulebook/index.js';
import type { Side } from './sides.js';
import type { MoveClass } from './terrain.js';

export interface UnitKind {
  readonly text: string;
  readonly rules: readonly PggRule[];
  readonly side: Side;
  readonly moveClass: MoveClass;
  /** Number of steps that the unit can lose; the last one eliminates it [9.61-9.63]. */
  readonly steps: number;
  /**
   * Share of the rail capacity that the unit uses. 0 uses none; undefined means that the unit never moves by rail
   * [6.31, 6.36, 10.21].
   */
  readonly railWeight: number | undefined;
  /** Whether the unit moves again in the mechanized movement phase [4.2.B3]. */
  readonly movesTwice: boolean;
  /** Whether the unit is drawn unseen and is untried until its first fight [12.1]. */
  readonly untried: boolean;
  readonly symbol: UnitSymbol;
  /**
   * The meanings of the numbers on a face, in their order. A kind with several forms of counter has one list for each
   * form, and the lists differ in length.
   */
  readonly faces: readonly (readonly FaceNumber[])[];
}

/**
 * Meaning of a number on a counter. `strength` is attack and defense in one number; `rating` belongs to leaders [3.4,
 * 10.1].
 */
export type FaceNumber = 'attack' | 'defense' | 'strength' | 'rating' | 'movement';

const ATTACK_DEFENSE = ['attack', 'defense', 'movement'] as const;
const STRENGTH = ['strength', 'movement'] as const;
const bothWays = [STRENGTH, ATTACK_DEFENSE] as const;

/** The kinds of units in the game [3.4]. */
export const unitKinds = {
  rifle: {
    text: 'Soviet rifle division: one step, drawn unseen, untried until its first fight. Face: attack-defense-movement.',
    rules: ['3.4', '9.62', '12.1'],
    side: 'Soviet',
    moveClass: 'infantry',
    steps: 1,
    railWeight: 1,
    movesTwice: false,
    untried: true,
    symbol: { function: 'infantry', size: 'division' },
    faces: [ATTACK_DEFENSE],
  },
  tank: {
    text: 'Soviet tank or mechanized division: one step, drawn unseen, untried until its first fight; counts as three units on the railway. Face: strength-movement.',
    rules: ['3.4', '6.31', '9.62', '12.1', '16.1'],
    side: 'Soviet',
    moveClass: 'motorized',
    steps: 1,
    railWeight: 3,
    movesTwice: false,
    untried: true,
    symbol: { function: 'armour', size: 'division' },
    faces: bothWays,
  },
  leader: {
    text: 'Soviet army commander: his rating is his command radius, his bonus in attack and his defense strength. Face: rating, or rating-movement.',
    rules: ['10.1', '10.21', '10.22', '10.24'],
    side: 'Soviet',
    moveClass: 'leader',
    steps: 1,
    railWeight: 0,
    movesTwice: false,
    untried: false,
    symbol: { function: 'headquarters', size: 'army' },
    faces: [['rating'], ['rating', 'movement']],
  },
  'panzer regiment': {
    text: 'German tank regiment: two steps, moves again in the mechanized movement phase. Face: strength-movement.',
    rules: ['3.4', '4.2.B3', '7.3', '9.63'],
    side: 'German',
    moveClass: 'motorized',
    steps: 2,
    railWeight: undefined,
    movesTwice: true,
    untried: false,
    symbol: { function: 'armour', size: 'regiment' },
    faces: bothWays,
  },
  'panzer grenadier regiment': {
    text: 'German armoured infantry regiment: two steps, moves again in the mechanized movement phase. Face: strength-movement.',
    rules: ['3.4', '4.2.B3', '7.3', '9.63'],
    side: 'German',
    moveClass: 'motorized',
    steps: 2,
    railWeight: undefined,
    movesTwice: true,
    untried: false,
    symbol: { function: 'mechanized infantry', size: 'regiment' },
    faces: bothWays,
  },
  'motorized regiment': {
    text: 'German motorized infantry regiment: two steps, moves again in the mechanized movement phase. Face: strength-movement.',
    rules: ['3.4', '4.2.B3', '7.3', '9.63'],
    side: 'German',
    moveClass: 'motorized',
    steps: 2,
    railWeight: undefined,
    movesTwice: true,
    untried: false,
    symbol: { function: 'motorized infantry', size: 'regiment' },
    faces: bothWays,
  },
  'infantry division': {
    text: 'German infantry division on foot: four steps with strengths 9, 4, 2 and 1. Face: strength-movement.',
    rules: ['3.4', '9.63'],
    side: 'German',
    moveClass: 'infantry',
    steps: 4,
    railWeight: undefined,
    movesTwice: false,
    untried: false,
    symbol: { function: 'infantry', size: 'division' },
    faces: bothWays,
  },
  'cavalry division': {
    text: 'German cavalry division: two steps, moves again in the mechanized movement phase; its loss gives the Soviet side no points. Face: strength-movement.',
    rules: ['3.4', '4.2.B3', '9.63', '15.12.1'],
    side: 'German',
    moveClass: 'cavalry',
    steps: 2,
    railWeight: undefined,
    movesTwice: true,
    untried: false,
    symbol: { function: 'cavalry', size: 'division' },
    faces: bothWays,
  },
} as const satisfies Readonly<Record<string, UnitKind>>;

export type UnitKindName = keyof typeof unitKinds;

/** Returns the unit kind with a name; undefined for a formation or an unknown word. */
export const unitKind = (name: string): UnitKind | undefined =>
  Object.hasOwn(unitKinds, name) ? unitKinds[name as UnitKindName] : undefined;

/** The movement allowance of every leader in movement points [10.21]. */
export const LEADER_MOVEMENT = 10;
/** Movement allowances of all counters of a pool, taken from the rulebook's examples [10.23, 12.3]. */
export const POOL_MOVEMENT = { rifle: 6, tank: 10 } as const;
/** The face and the number of the rifle divisions that stay in play when revealed but never attack [12.3]. */
export const DEFEND_ONLY = { face: [0, 1, 6], count: 2 } as const;

export interface Formation {
  readonly text: string;
  readonly rules: readonly PggRule[];
  readonly side: Side;
  /** The regiments of a complete division by kind [7.3]; undefined when the formation is not a division. */
  readonly regiments?: Readonly<Partial<Record<UnitKindName, number>>>;
}

/** The kinds of formations to which units belong. Only divisions have an effect in play [7.3, 15.12.1]. */
export const formations = {
  'panzer division': {
    text: 'One panzer and two panzer grenadier regiments. When all are together in a hex without other units, their strength is doubled.',
    rules: ['7.3', '15.12.1'],
    side: 'German',
    regiments: { 'panzer regiment': 1, 'panzer grenadier regiment': 2 },
  },
  'motorized division': {
    text: 'Two motorized regiments, three in Das Reich (write `(regiments 3)`). When all are together in a hex without other units, their strength is doubled.',
    rules: ['7.3', '15.12.1'],
    side: 'German',
    regiments: { 'motorized regiment': 2 },
  },
  'panzer corps': {
    text: 'Divisions that arrive together. The corps has no effect in play.',
    rules: ['16.2'],
    side: 'German',
  },
  army: {
    text: 'Soviet units and their commander at set-up or arrival. The army has no effect on command, but some armies are restricted on turn 1.',
    rules: ['5.1', '5.2', '10.32', '16.1'],
    side: 'Soviet',
  },
} as const satisfies Readonly<Record<string, Formation>>;

export type FormationKind = keyof typeof formations;

/** Returns the formation kind with a name; undefined for a unit or an unknown word. */
export const formationKind = (name: string): Formation | undefined =>
  Object.hasOwn(formations, name) ? formations[name as FormationKind] : undefined;

/** Number of regiments of Das Reich, which has one more than the other motorized divisions [7.3]. */
export const DAS_REICH_REGIMENTS = 3;
