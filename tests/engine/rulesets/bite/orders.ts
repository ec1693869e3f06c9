import { expect } from 'vitest';
import { isRefusal, type Answer, type Decision, type Moment } from '../../../../engine/play/moment.js';
import type { GameEvent } from '../../../../engine/play/records.js';
import type { OrderKind } from '../../../../engine/play/order-kind.js';
import type { State } from '../../../../engine/rulesets/bite/state/state.js';
import type { OrderModel } from '../../../../engine/model/orders.js';
import { drive, order } from '../pgg/drive.js';
import { attributesIn, type Field } from './sketch.js';

/** An order of a test case and its expected result. */
export interface Step {
  readonly order: string;
  /** Rule and code of the refusal: `7.5.3.afford too-far`. */
  readonly refused?: string;
  /** Dice in the order in which they are rolled. */
  readonly dice?: readonly number[];
  /** Answers by question, written as orders. A question that is not listed takes its default answer. */
  readonly answers?: Readonly<Record<string, string | readonly string[]>>;
  /** Final positions of units: a hex, or an off-map code. */
  readonly at?: Readonly<Record<string, string | number>>;
  /** Expected facts of the last event of each kind: `{ move: { cost: 2 } }`. */
  readonly facts?: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
}

/**
 * Returns the order that a text describes, with attributes (`rail A to 0504 (paid HQ)`) and words (`evacuate 0504
 * red`).
 */
export function written(at: Field, text: string): OrderModel {
  const [, line = '', parentheses] = /^(.*?)(?: \((.*)\))?$/.exec(text) ?? [];
  const read = order(at, line);
  const isWord = (name: string): boolean => WORDS.includes(name);
  return {
    ...read,
    words: read.pieces.map(({ name }) => name).filter(isWord),
    pieces: read.pieces.filter(({ name }) => !isWord(name)),
    attributes: attributesIn(parentheses),
  };
}

const WORDS: readonly string[] = ['red', 'blue', 'black', 'yellow'];

/** Carries out an order and checks the result. The verb of the order must belong to one of `kinds`. */
export function take(
  at: Field,
  step: Step,
  kinds: readonly OrderKind<State>[],
): { readonly moments: readonly Moment[]; readonly events: readonly GameEvent[] } {
  const { state } = at;
  const model = written(at, step.order);
  const kind = kinds.find(({ verbs }) => verbs.includes(model.verb));
  if (kind === undefined) throw new Error(`No kind of order has the verb ${model.verb}.`);
  const answer = kind.read(state, model);
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
  expect(Object.values(left).flat(), 'unused answers').toEqual([]);
  const events = state.drainEvents();
  for (const [unit, where] of Object.entries(step.at ?? {})) expect(at.where(unit), unit).toBe(where);
  for (const [name, facts] of Object.entries(step.facts ?? {}))
    expect(events.findLast((event) => event.kind === name)?.facts, name).toMatchObject(facts);
  return { moments, events };
}

export function answerTo(at: Field, decision: Decision, left: Record<string, string[]>): Answer | undefined {
  const text = left[decision.question]?.shift();
  if (text === undefined) return undefined;
  const answer = decision.read(written(at, text));
  if (isRefusal(answer)) throw new Error(`${text}: ${answer.rule} ${answer.message}`);
  return answer;
}
