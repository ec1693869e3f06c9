import { isRefusal } from '../../../../engine/play/moment.js';
import { moving } from '../../../../engine/rulesets/fda/movement/moving.js';
import { drive, order } from './drive.js';
import type { Field } from './field.js';

/** Carries out an order to move; returns the sector of the unit afterwards, or the rule that refuses the order. */
export function ordered(at: Field, text: string, dice: readonly number[] = []): string | number {
  const read = order(at, text);
  const answer = moving.read(at.state, read);
  if (isRefusal(answer)) return `[${answer.rule}] ${answer.slug}`;
  drive(moving.perform(at.state, answer), { dice });
  return at.where(read.pieces.at(-1)?.name ?? '');
}
