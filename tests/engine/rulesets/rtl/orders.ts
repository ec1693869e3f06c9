import { expect } from 'vitest';
import { isRefusal, type Answer, type Decision, type Moment } from '../../../../engine/play/moment.js';
import type { GameEvent } from '../../../../engine/play/records.js';
import type { OrderKind } from '../../../../engine/play/order-kind.js';
import type { State } from '../../../../engine/rulesets/rtl/state/state.js';
import { drive, order } from './drive.js';
import type { Field } from './sketch.js';

/** An order of a test case and its expected result. */
export interface Step {
  readonly order: string;
  /** Rule and code by which the order is refused: `8.36c river`. */
  readonly refused?: string;
  /** Dice in the order in which they are rolled. */
  readonly dice?: readonly number[];
  /** Answers by question, written as orders: `{ lead: 'lead A' }`. Other questions take the default answer. */
  readonly answers?: Readonly<Record<string, string | readonly string[]>>;
  /** Positions of units afterwards: a hex, or an off-map code. */
  readonly at?: Readonly<Record<string, string | number>>;
  /**
   * Expected facts by kind of event: `{ move: { cost: '2' } }`. If several events are of the same kind, the last one is
   * checked.
   */
  readonly facts?: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
}

/**
 * Carries out an order and checks the result. The verb of the order must belong to one of `kinds`. Returns the
 * questions and events.
 */
export function take(
  at: Field,
  step: Step,
  kinds: readonly OrderKind<State>[],
): { readonly moments: readonly Moment[]; readonly events: readonly GameEvent[] } {
  const { state } = at;
  const parsed = order(at, step.order);
  const kind = kinds.find(({ verbs }) => verbs.includes(parsed.verb));
  if (kind === undefined) throw new Error(`Nobody knows ${parsed.verb}.`);
  const answer = kind.read(state, parsed);
  if (isRefusal(answer)) {
    expect(`${answer.rule} ${answer.slug}`, answer.message).toBe(step.refused);
    return { moments: [], events: [] };
  }
  expect('nothing', step.order).toBe(step.refused ?? 'nothing');
  expect(kind.refuse(state, answer)).toBeUndefined();
  state.drainEvents();
  const left = Object.fromEntries(Object.entries(step.answers ?? {}).map(([word, given]) => [word, [given].flat()]));
  const { moments } = drive(kind.perform(state, answer), {
    dice: step.dice ?? [],
    answer: (decision) => answerTo(at, decision, left),
  });
  expect(Object.values(left).flat(), 'answers that nobody asked for').toEqual([]);
  const events = state.drainEvents();
  for (const [unit, where] of Object.entries(step.at ?? {})) expect(at.where(unit), unit).toBe(where);
  for (const [name, facts] of Object.entries(step.facts ?? {}))
    expect(events.findLast((event) => event.kind === name)?.facts, name).toMatchObject(facts);
  return { moments, events };
}

export function answerTo(at: Field, decision: Decision, left: Record<string, string[]>): Answer | undefined {
  const text = left[decision.question]?.shift();
  if (text === undefined) return undefined;
  const answer = decision.read(order(at, text));
  if (isRefusal(answer)) throw new Error(`${text}: ${answer.rule} ${answer.message}`);
  return answer;
}
