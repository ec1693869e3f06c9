import { isRefusal } from '../../../../engine/play/moment.js';
import { actions } from '../../../../engine/rulesets/fda/activation/activation.js';
import { drive, order } from './drive.js';
import type { Field } from './field.js';

/**
 * Carries out an order as the editor would read it. Returns the number of dice rolled, `done` if no dice are rolled, or
 * the refusal. Dice that are not listed show 1.
 */
export function carryOut(
  at: Field,
  text: string,
  dice: readonly number[] = [],
  answers: Readonly<Record<string, string>> = {},
): string {
  const { state } = at;
  const read = order(at, text);
  const kind = actions.find(({ verbs }) => verbs.includes(read.verb));
  const answer = kind?.read(state, read);
  if (kind === undefined || answer === undefined) throw new Error(`Nobody knows ${text}.`);
  if (isRefusal(answer)) return `${answer.rule} ${answer.slug}`;
  state.drainEvents();
  const { address } = state;
  drive(kind.perform(state, answer), {
    dice,
    every: 1,
    answer: (decision) => {
      const given = answers[decision.question];
      const answered = given === undefined ? undefined : decision.read(order(at, given));
      return answered === undefined || isRefusal(answered) ? undefined : answered;
    },
  });
  state.address = address;
  const { pools } = Object.assign({}, ...state.drainEvents().map(({ facts }) => facts)) as { readonly pools?: string };
  return pools ?? 'done';
}
