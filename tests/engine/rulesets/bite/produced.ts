import { expect } from 'vitest';
import { pointsText } from '../../../../engine/rulesets/bite/production/stores.js';
import { produce, type Produced } from './economy.js';

/** Orders of production, and what comes of them. */
export interface Case extends Produced {
  readonly case: string;
  readonly rules: string;
  readonly refused?: readonly string[];
  /** What is saved afterwards: of Germany, unless it is Soviet production. */
  readonly saves?: string;
  readonly at?: Readonly<Record<string, string>>;
  readonly strength?: Readonly<Record<string, number>>;
}

/** Plays a case and judges it. */
export function judge({ refused = [], saves, at = {}, strength = {}, ...told }: Case): void {
  const came = produce(told);
  expect(came.refused, came.refusals.map(({ message }) => message).join('\n')).toEqual(refused);
  const nation = told.side === 'Soviet' ? 'Soviet Union' : 'Germany';
  if (saves !== undefined) expect(pointsText(came.store(nation))).toBe(saves);
  for (const [unit, where] of Object.entries(at)) expect(came.where(unit), unit).toBe(where);
  for (const [unit, points] of Object.entries(strength)) expect(came.strength(unit), unit).toBe(points);
}
