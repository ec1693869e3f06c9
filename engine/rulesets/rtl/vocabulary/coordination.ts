import type { RtlRule } from '../rulebook/index.js';

/** The kinds of units that need coordination before a combat [10.4]. */
export const COORDINATED = ['air', 'artillery', 'ground'] as const;
export type Coordinated = (typeof COORDINATED)[number];

/**
 * A line of the coordination table [CT] with its modifier for each kind of unit; `rules` are the rules for this line.
 */
export interface CoordinationLine {
  readonly text: string;
  readonly rules: readonly RtlRule[];
  readonly adds: Readonly<Record<Coordinated, number>>;
}

const line = (
  text: string,
  [air, artillery, ground]: readonly [number, number, number],
  ...rules: RtlRule[]
): CoordinationLine => ({ text, rules, adds: { air, artillery, ground } });

/**
 * The coordination table [CT]. In addition each command point subtracts 1 [15.31]; the command points of an Arko do so
 * for artillery only [16.32].
 */
export const coordination = {
  mobile: line('Mobile Sequence', [1, 1, 1], 'CT', '7.21a'),
  assault: line('Assault Sequence', [0, -1, -1], 'CT', '7.21b'),
  threeHexes: line('ground attackers in three or more hexes', [0, 0, 1], 'CT', '10.44c'),
  woods: line('woods in the defending hex', [2, 2, 0], 'CT', '10.41b', '10.42b'),
  overcast: line('overcast', [2, 0, 0], 'CT', '5.12'),
  rain: line('rain', [3, 0, 0], 'CT', '5.13f'),
} as const satisfies Readonly<Record<string, CoordinationLine>>;

/**
 * With a modified roll of this number or more, artillery provides no support. A lower roll that exceeds the lead unit’s
 * efficiency halves the support [10.42c].
 */
export const MIN_ROLL_WITHOUT_SUPPORT = 10;

/** Modifier to the combat roll after failed ground coordination [10.61g]. */
export const FAILED_COORDINATION_MODIFIER = 2;
