import type { OrderModel } from '../model/orders.js';
import type { Answer, AnswerOrStep, Play, Refusal } from './moment.js';

/**
 * One kind of order that answers a question: moving, overrunning, attacking, firing … A side is asked repeatedly and
 * may choose among the order kinds of its phase or activation until it ends it. `State` is the state of the game.
 */
export interface OrderKind<State> {
  /** The verbs of its orders and answers. */
  readonly verbs: readonly string[];
  /** Returns every legal answer of this kind. */
  legal(state: State): Answer[];
  /** Returns the same answers step by step (unit, then cell). Omitted when there are few. */
  steps?(state: State): readonly AnswerOrStep[];
  /**
   * Returns one legal answer at random without listing all; every legal answer can occur. Undefined when there is none,
   * or when none was found quickly. `random(n)` returns 0 … n-1.
   */
  pick(state: State, random: (n: number) => number): Answer | undefined;
  /** Returns the answer that an order gives, or the reason why it is not allowed. */
  read(state: State, order: OrderModel): Answer | Refusal;
  /** Returns why an answer is not legal; undefined when it is legal. */
  refuse(state: State, answer: Answer): Refusal | undefined;
  /** Carries out a legal answer. Returns a procedure if it asks for decisions or dice. */
  perform(state: State, answer: Answer): Play | undefined;
}
