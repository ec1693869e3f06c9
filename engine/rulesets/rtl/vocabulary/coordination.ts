import type { RtlRule } from '../rulebook/index.js';

/** What is coordinated before a fight [10.4]. */
export const COORDINATED = ['air', 'artillery', 'ground'] as const;
export type Coordinated = (typeof COORDINATED)[number];

/** A line of the coordination table [CT]: what it adds to the check of each kind; who goes by it is said by its rules. */
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

/** The coordination table [CT]. Command points come besides, each 1 off [15.31], those of Arko for artillery alone [16.32]. */
export const coordination = {
  mobile: line('Mobile Sequence', [1, 1, 1], 'CT', '7.21a'),
  assault: line('Assault Sequence', [0, -1, -1], 'CT', '7.21b'),
  threeHexes: line('ground attackers in three hexes or more', [0, 0, 1], 'CT', '10.44c'),
  woods: line('woods in the defending hex', [2, 2, 0], 'CT', '10.41b', '10.42b'),
  overcast: line('overcast', [2, 0, 0], 'CT', '5.12'),
  rain: line('rain', [3, 0, 0], 'CT', '5.13f'),
} as const satisfies Readonly<Record<string, CoordinationLine>>;

/** From this modified roll on artillery gives no support; below it, and above the lead unit's efficiency, half [10.42c]. */
export const NO_SUPPORT = 10;

/** What a failed coordination of ground units adds to the combat roll [10.61g]. */
export const FAILED_COORDINATION = 2;
