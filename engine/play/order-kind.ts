import type { OrderModel } from '../model/orders.js';
import type { Answer, AnswerOrStep, Play, Refusal } from './moment.js';

/**
 * One kind of order that a question takes: moving, overrunning, attacking, firing … A side is asked again and again, and offered what
 * the kinds of orders of its phase or activation offer, until it ends that. `State` is the game's own.
 */
export interface OrderKind<State> {
  /** Verbs of the orders and answers it reads. */
  readonly verbs: readonly string[];
  /** Every legal answer of this kind now. */
  legal(state: State): Answer[];
  /** The same in steps, where there may be very many: whom, then where. */
  steps?(state: State): readonly AnswerOrStep[];
  /** One legal answer, each possible, or undefined when there is none, or none was found at once: without listing them all. `random(n)` gives 0 … n-1. */
  pick(state: State, random: (n: number) => number): Answer | undefined;
  /** What an order means, or why it may not be done. */
  read(state: State, order: OrderModel): Answer | Refusal;
  /** Why an answer is not legal; undefined when it is. */
  refuse(state: State, answer: Answer): Refusal | undefined;
  /** Carries a legal answer out; a procedure when it asks for more or rolls dice. */
  perform(state: State, answer: Answer): Play | undefined;
}
