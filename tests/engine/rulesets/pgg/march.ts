/** Reads and carries out moves in tests. */
import { isRefusal } from '../../../../engine/play/moment.js';
import { moving } from '../../../../engine/rulesets/pgg/movement/moving.js';
import { drive, order } from './drive.js';
import type { Field } from './field.js';

/** Returns the hexes from one column to another in a row of the map, as a road or river: `2010 - 2110 - 2210`. */
export const row = (from: number, to: number, line: string): string =>
  Array.from({ length: to - from + 1 }, (_, i) => `${String(from + i).padStart(2, '0')}${line}`).join(' - ');

export function read(at: Field, text: string): ReturnType<typeof moving.read> {
  return moving.read(at.state, order(at, text));
}
export function move(at: Field, text: string): void {
  const answer = read(at, text);
  if (isRefusal(answer)) throw new Error(answer.message);
  drive(moving.perform(at.state, answer));
}

/** Part of a sketch that makes the Soviets the active side. */
export const soviet = { side: 'Soviet' } as const;
