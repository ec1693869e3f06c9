import { expect } from 'vitest';
import { pointsText } from '../../../../engine/rulesets/bite/production/stores.js';
import { produce, type Produced } from './economy.js';

/** A test case of production orders and their expected result. */
export interface Case extends Produced {
  readonly case: string;
  readonly rules: string;
  readonly refused?: readonly string[];
  /** Points that Germany has saved afterwards. In Soviet production, the points of the Soviet Union. */
  readonly saves?: string;
  readonly at?: Readonly<Record<string, string>>;
  readonly strength?: Readonly<Record<string, number>>;
}

/** Plays a case and checks its result. */
export function judge({ refused = [], saves, at = {}, strength = {}, ...sketch }: Case): void {
  const result = produce(sketch);
  expect(result.refused, result.refusals.map(({ message }) => message).join('\n')).toEqual(refused);
  const nation = sketch.side === 'Soviet' ? 'Soviet Union' : 'Germany';
  if (saves !== undefined) expect(pointsText(result.store(nation))).toBe(saves);
  for (const [unit, where] of Object.entries(at)) expect(result.where(unit), unit).toBe(where);
  for (const [unit, points] of Object.entries(strength)) expect(result.strength(unit), unit).toBe(points);
}
