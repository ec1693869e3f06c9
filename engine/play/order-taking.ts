import type { OrderModel } from '../model/orders.js';
import type { Address, Answer, Decision, AnswerOrStep, Play, Refusal } from './moment.js';
import type { OrderKind } from './order-kind.js';
import { refusal } from './refusal.js';
import { say } from '../model/say.js';

/** A part of the game in which one side gives orders one by one until the side ends it. */
export interface OrderTaking<State> {
  /** Number of the rule according to which the side gives orders. */
  readonly rule: string;
  readonly question: string;
  readonly prompt: string;
  readonly address: Address;
  readonly side: string;
  readonly kinds: readonly OrderKind<State>[];
  /** The answer by which the side gives no further orders. It is also the default answer. */
  readonly last: 'end' | 'pass' | 'stay';
  /**
   * Returns undefined if the side may end this part of the game now. Otherwise it returns a function that builds the
   * message with the reason.
   */
  readonly refuseLast?: (state: State) => (() => Refusal) | undefined;
  /**
   * Returns the default answer as long as the side has a duty left, such as marches that it must make or hexes that it
   * must clear. Returns undefined when no duty is left.
   */
  readonly duty?: (state: State) => Answer | undefined;
  /** In random play, the chance that a side ends this part of the game at each answer is one in this number. */
  readonly endOnceIn: number;
  /**
   * For a random player: the chance, one in this number, that a pick begins with a random order kind. All other picks
   * begin with the first order kind. Default: all picks begin with a random order kind.
   */
  readonly otherFirstOnceIn?: number;
  /** Set if only the umpire and the side itself may know the orders. */
  readonly secret?: true | undefined;
  /** Returns a legal answer in the words of an order. */
  readonly describe: (answer: Answer) => string;
}

/** Asks the side for orders one by one, and carries each of them out. */
export function* takeOrders<State extends { address: Address }>(state: State, taking: OrderTaking<State>): Play {
  const decision = decisionOf(state, taking); // One decision object serves all orders, because the object reads the current state.
  for (;;) {
    const answer = (yield decision) as Answer; // Same as `ask`, but without a generator for each order.
    state.address = taking.address;
    if (answer.verb === taking.last) return;
    const play = kindOf(taking, answer.verb)?.perform(state, answer);
    if (play !== undefined) yield* play;
    state.address = taking.address;
  }
}

function kindOf<State>({ kinds }: OrderTaking<State>, verb: string): OrderKind<State> | undefined {
  return kinds.find(({ verbs }) => verbs.includes(verb));
}

function verbsOf<State>({ kinds, last }: OrderTaking<State>): string[] {
  const all: string[] = [];
  for (const { verbs } of kinds) all.push(...verbs);
  all.push(last);
  return all;
}

function decisionOf<State>(state: State, taking: OrderTaking<State>): Decision {
  const { address, side, rule, question, prompt, kinds, duty, secret, describe } = taking;
  const ending: Answer = { verb: taking.last };
  const mayEnd = (): boolean => taking.refuseLast?.(state) === undefined;
  let steps: readonly AnswerOrStep[] | undefined; // The answers are computed only when a caller follows the steps.
  return {
    kind: 'decision',
    address,
    side,
    rule,
    question,
    prompt,
    verbs: verbsOf(taking),
    secret,
    legal: () => [...kinds.flatMap((kind) => kind.legal(state)), ...(mayEnd() ? [ending] : [])],
    steps: () =>
      (steps ??= [
        ...kinds.flatMap((kind) => stepsBehind(state, kind)),
        { ...ending, follow: () => (mayEnd() ? [ending] : []) },
      ]),
    pick: (random) => (random(taking.endOnceIn) === 0 && mayEnd() ? ending : (pick(state, taking, random) ?? ending)),
    fallback: () => duty?.(state) ?? ending,
    read: (order) => read(state, taking, order),
    refuse: (answer) => refuse(state, taking, answer),
    describe,
  };
}

/** Returns the answers of an order kind as steps, one for each verb of the kind. */
function stepsBehind<State>(state: State, kind: OrderKind<State>): AnswerOrStep[] {
  const listed = (): readonly AnswerOrStep[] => kind.steps?.(state) ?? kind.legal(state);
  const [only, ...others] = kind.verbs;
  if (others.length === 0) return [{ verb: only, follow: listed }];
  return kind.verbs.map((verb) => ({ verb, follow: () => listed().filter((one) => one.verb === verb) }));
}

/**
 * Returns a random answer of the first order kind that has one; undefined if none has. The kinds are tried one after
 * the other.
 */
function pick<State>(
  state: State,
  { kinds, otherFirstOnceIn = 1 }: OrderTaking<State>,
  random: (n: number) => number,
): Answer | undefined {
  const first = otherFirstOnceIn === 1 || random(otherFirstOnceIn) === 0 ? random(kinds.length) : 0;
  for (let i = 0; i < kinds.length; i++) {
    const answer = kinds[(first + i) % kinds.length].pick(state, random);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

function read<State>(state: State, taking: OrderTaking<State>, order: OrderModel): Answer | Refusal {
  if (order.verb === taking.last) return taking.refuseLast?.(state)?.() ?? { verb: taking.last, order };
  return kindOf(taking, order.verb)?.read(state, order) ?? notNow(taking, order.verb);
}

function refuse<State>(state: State, taking: OrderTaking<State>, answer: Answer): Refusal | undefined {
  if (answer.verb === taking.last) return taking.refuseLast?.(state)?.();
  const kind = kindOf(taking, answer.verb);
  return kind === undefined ? notNow(taking, answer.verb) : kind.refuse(state, answer);
}

function notNow<State>(taking: OrderTaking<State>, verb: string): Refusal {
  const message = say`\`${verb}\` is not possible now. Possible: ${verbsOf(taking).join(', ')}.`;
  return refusal(taking.rule, 'not-now', message);
}
