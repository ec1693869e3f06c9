import type { OrderModel } from '../../../model/orders.js';
import type { Answer, Decision, Play, Refusal } from '../../../play/moment.js';
import { ask } from '../../../play/moment.js';
import type { OrderKind } from '../order-kind.js';
import { refusal } from '../refusal.js';
import type { FdaRule } from '../rulebook/index.js';
import type { State } from '../state.js';
import type { Question } from '../vocabulary/orders.js';
import { answerText } from './answer-text.js';

/** A stretch of the game in which one side gives orders one after another until it ends it. */
export interface OrderTaking {
  readonly rule: FdaRule;
  readonly question: Question;
  readonly prompt: string;
  readonly address: string;
  readonly kinds: readonly OrderKind[];
  /** The answer with which the side ends it, also the one taken when nobody answers. */
  readonly last: 'end' | 'pass';
  /** By chance a side ends it once in so many picks, while it may do something else. */
  readonly endOnceIn: number;
}

/** Asks `state.side` for one order after another and carries each out [6d]. */
export function* takeOrders(state: State, taking: OrderTaking): Play {
  const decision = decisionOf(state, taking); // it looks at the state when it is asked, so that one serves all the while
  for (;;) {
    const answer = yield* ask(decision);
    state.address = taking.address;
    if (answer.verb === taking.last) return;
    const play = kindOf(taking, answer.verb)?.perform(state, answer);
    if (play !== undefined) yield* play;
    state.address = taking.address;
  }
}

const kindOf = ({ kinds }: OrderTaking, verb: string): OrderKind | undefined =>
  kinds.find(({ verbs }) => verbs.includes(verb));

function decisionOf(state: State, taking: OrderTaking): Decision {
  const { kinds, rule, question, prompt, address, last } = taking;
  const ending: Answer = { verb: last };
  return {
    kind: 'decision',
    address,
    side: state.sideName(state.side),
    rule,
    question,
    prompt,
    verbs: [...kinds.flatMap(({ verbs }) => verbs), last],
    legal: () => [...kinds.flatMap((kind) => kind.legal(state)), ending],
    pick: (random) => (random(taking.endOnceIn) === 0 ? ending : (pick(state, kinds, random) ?? ending)),
    fallback: () => ending,
    read: (order) => read(state, taking, order),
    refuse: ({ verb, ...answer }) =>
      verb === last ? undefined : (kindOf(taking, verb)?.refuse(state, { verb, ...answer }) ?? unless(taking, verb)),
    describe: (answer) => answerText(state, answer),
  };
}

/** Each kind of order as often as the others; a kind that has nothing to offer leaves its turn to the next. */
function pick(state: State, kinds: readonly OrderKind[], random: (n: number) => number): Answer | undefined {
  const first = random(kinds.length);
  for (let i = 0; i < kinds.length; i++) {
    const answer = kinds[(first + i) % kinds.length].pick(state, random);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

function read(state: State, taking: OrderTaking, order: OrderModel): Answer | Refusal {
  if (order.verb === taking.last) return { verb: taking.last, order };
  return kindOf(taking, order.verb)?.read(state, order) ?? notHere(taking, order.verb);
}

/** Nothing to refuse, or a verb that nobody here knows. */
const unless = (taking: OrderTaking, verb: string): Refusal | undefined =>
  kindOf(taking, verb) === undefined ? notHere(taking, verb) : undefined;

function notHere({ rule, kinds, last }: OrderTaking, verb: string): Refusal {
  const verbs = [...kinds.flatMap((kind) => kind.verbs), last];
  return refusal(rule, 'not-now', `\`${verb}\` is not asked for now; here one may ${verbs.join(', ')}.`);
}
