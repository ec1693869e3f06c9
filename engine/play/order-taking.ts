import type { OrderModel } from '../model/orders.js';
import type { Address, Answer, Decision, AnswerOrStep, Play, Refusal } from './moment.js';
import type { OrderKind } from './order-kind.js';
import { refusal } from './refusal.js';

/** A stretch of the game in which one side gives one order after another until it ends it. */
export interface OrderTaking<State> {
  /** The number of the rule that asks. */
  readonly rule: string;
  readonly question: string;
  readonly prompt: string;
  readonly address: Address;
  readonly side: string;
  readonly kinds: readonly OrderKind<State>[];
  /** The answer with which the side ends it, also the one taken when nobody answers. */
  readonly last: 'end' | 'pass' | 'stay';
  /** What keeps the side from ending it yet, put into words only when they are asked for; undefined when nothing does. */
  readonly refuseLast?: (state: State) => (() => Refusal) | undefined;
  /** What is done first when nobody says anything: marches that must be made, hexes that must be cleared. */
  readonly duty?: (state: State) => Answer | undefined;
  /** By chance a side ends it once in so many picks, while it may do something else. */
  readonly endOnceIn: number;
  /** The first kind of order is the common one: by chance another is tried before it once in so many picks. Without this each is, as often as the others. */
  readonly otherFirstOnceIn?: number;
  /** What is ordered stays between the side and the umpire. */
  readonly secret?: true | undefined;
  /** A legal answer as an order would write it. */
  readonly describe: (answer: Answer) => string;
}

/** Asks the side for one order after another and carries each out. */
export function* takeOrders<State extends { address: Address }>(state: State, taking: OrderTaking<State>): Play {
  const decision = decisionOf(state, taking); // it looks at the state when it is asked, so that one serves all the while
  for (;;) {
    const answer = (yield decision) as Answer; // as `ask` does, without a generator of its own at every order
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
  let steps: readonly AnswerOrStep[] | undefined; // what is behind each verb is found when it is followed
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

/** Each verb of a kind, with the units or answers that come behind it. */
function stepsBehind<State>(state: State, kind: OrderKind<State>): AnswerOrStep[] {
  const listed = (): readonly AnswerOrStep[] => kind.steps?.(state) ?? kind.legal(state);
  const [only, ...others] = kind.verbs;
  if (others.length === 0) return [{ verb: only, follow: listed }];
  return kind.verbs.map((verb) => ({ verb, follow: () => listed().filter((one) => one.verb === verb) }));
}

/** A kind that has nothing to offer leaves its turn to the next. */
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
  const message = `\`${verb}\` is not asked for now; here one may ${verbsOf(taking).join(', ')}.`;
  return refusal(taking.rule, 'not-now', message);
}
