import { expect } from 'vitest';
import type { Advance, Combat, Retreat } from '../../engine/declared/declaration/combat.js';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { Effect } from '../../engine/declared/effect.js';
import { BED, type BedText } from './bed.js';
import { ADVANCE, bedWith, playBed, redAttacks, RETREAT } from './combat-bed.js';

export const retreats = (changes: Partial<Retreat>): Partial<Declaration> => ({ retreat: { ...RETREAT, ...changes } });

export const advances = (changes: Partial<Advance> = {}): Partial<Declaration> => ({
  advance: { ...ADVANCE, ...changes },
});

export const stack = (limit: number): Partial<Declaration> => ({ stacking: { ...BED.stacking, limit } });

/** A in 0401 attacks X in 0402. */
export const PAIR: BedText = {
  red: 'infantry A 4-6 | 2-6',
  blue: 'infantry X 4-6 | 2-6',
  setup: 'setup Red { 0401: A }\nsetup Blue { 0402: X }',
  orders: redAttacks('attack 0402 with A'),
};

/** A and B attack X and Y, which are together in 0402. */
export const STACKS: BedText = {
  red: 'infantry A 4-6 | 2-6\n infantry B 3-6 | 1-6',
  blue: 'infantry X 4-6 | 2-6\n infantry Y 3-6 | 1-6',
  setup: 'setup Red { 0401: A, B }\nsetup Blue { 0402: X, Y }',
  orders: redAttacks('attack 0402 with A, B'),
};

/**
 * Blue is in 0402 and 0502, and Red is around 0402. The only neighbour of 0402 without Red is 0502, which is in a Red
 * zone.
 */
export const TRAP: BedText = {
  red: 'infantry A 4-6\n infantry B 4-6\n infantry C 4-6',
  blue: 'infantry X 4-6\n infantry Y 4-6',
  setup: 'setup Red { 0401: A 0403: B 0303: C }\nsetup Blue { 0402: X 0502: Y }',
};

export const attackX = (answers = ''): string => redAttacks(`attack 0402 with A ${answers}`);

/** An attack with a result, and the places of units after it. */
export interface ResultCase extends BedText {
  readonly title: string;
  readonly effects: readonly Effect[];
  readonly game?: Partial<Declaration>;
  readonly combat?: Partial<Combat>;
  readonly findings?: readonly string[];
  /** The places of units after the game. */
  readonly ends: Readonly<Record<string, string>>;
}

/** Plays the attack of a case, and checks the findings and the places of units. */
export async function expectEnds({
  effects,
  game = {},
  combat = {},
  findings = [],
  ends,
  ...text
}: ResultCase): Promise<void> {
  const played = await playBed(bedWith(effects, game, combat), text);
  expect(
    played.findings.map((finding, index) => (finding.startsWith(findings[index] ?? '-') ? findings[index] : finding)),
  ).toEqual(findings);
  expect(Object.fromEntries(Object.keys(ends).map((unit) => [unit, played.whereIs(unit)]))).toEqual(ends);
}
