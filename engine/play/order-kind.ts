import type { OrderModel } from '../model/orders.js';
import type { Answer, AnswerOrStep, Play, Refusal } from './moment.js';

/**
 * One kind of order that answers a question, such as moving, overrunning, attacking or firing. A side is asked
 * repeatedly and chooses among the order kinds of its phase or activation until it ends that phase or activation.
 * `State` is the state of the game.
 */
export interface OrderKind<State> {
  /** The verbs of the orders and answers of this kind. */
  readonly verbs: readonly string[];
  /** Returns every legal answer of this kind. */
  legal(state: State): Answer[];
  /** Returns the legal answers of this kind step by step (unit, then cell). Omitted when there are few. */
  steps?(state: State): readonly AnswerOrStep[];
  /**
   * Returns one legal answer of this kind at random, without computing all of them. Every legal answer can occur.
   * Returns undefined when there is none, or when none was found quickly. `random(n)` returns 0 … n-1.
   */
  pick(state: State, random: (n: number) => number): Answer | undefined;
  /** Returns the answer that an order gives, or the reason why that answer is not allowed. */
  read(state: State, order: OrderModel): Answer | Refusal;
  /** Returns why an answer is not legal; undefined when it is legal. */
  refuse(state: State, answer: Answer): Refusal | undefined;
  /** Carries out a legal answer. Returns a procedure if the answer requires decisions or dice. */
  perform(state: State, answer: Answer): Play | undefined;
}
