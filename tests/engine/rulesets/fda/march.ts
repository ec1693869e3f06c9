import { isRefusal } from '../../../../engine/play/moment.js';
import { moving } from '../../../../engine/rulesets/fda/movement/moving.js';
import { drive, order } from './drive.js';
import type { Field } from './field.js';

/** What an order to move comes to: the sector the unit stands in at the end, or the rule that refuses it. */
export function ordered(at: Field, text: string, dice: readonly number[] = []): string | number {
  const read = order(at, text);
  const answer = moving.read(at.state, read);
  if (isRefusal(answer)) return `[${answer.rule}] ${answer.slug}`;
  drive(moving.perform(at.state, answer), { dice });
  return at.where(read.pieces.at(-1)?.name ?? '');
}
