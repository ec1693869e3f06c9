import type { OrderModel } from '../../../model/orders.js';
import type { Answer, Decision, Play, Refusal } from '../../../play/moment.js';
import { ask } from '../../../play/moment.js';
import { refusal } from '../refusal.js';
import { SIDE_NAMES } from '../pieces.js';
import type { PggRule } from '../rulebook/index.js';
import type { State } from '../state.js';
import type { Question } from '../vocabulary/orders.js';
import type { OrderKind } from './order-kind.js';

export const PASS: Answer = { verb: 'pass' };

export interface PhaseOrders {
  readonly rule: PggRule;
  readonly question: Question;
  readonly prompt: string;
  readonly kinds: readonly OrderKind[];
  /** Why the side may not pass yet. */
  readonly refusePass?: (state: State) => Refusal | undefined;
  /** What is done before passing when nobody says anything: marches that must be made, hexes that must be cleared. */
  readonly duty?: (state: State) => Answer | undefined;
  /** By chance a side passes once in so many picks, while it may do something else. */
  readonly passOnceIn: number;
}

/** A phase in which a side gives one order after another until it passes [6.11, 9.12]. */
export function* takeOrders(state: State, phase: PhaseOrders): Play {
  const decision = decisionOf(state, phase); // it looks at the state when it is asked, so that one serves the whole phase
  for (;;) {
    const answer = yield* ask(decision);
    state.address = decision.address;
    if (answer.verb === PASS.verb) return;
    const kind = phase.kinds.find(({ verbs }) => verbs.includes(answer.verb));
    const play = kind?.perform(state, answer);
    if (play !== undefined) yield* play;
  }
}

function decisionOf(state: State, phase: PhaseOrders): Decision {
  const { kinds, refusePass } = phase;
  const mayPass = (): boolean => refusePass?.(state) === undefined;
  return {
    kind: 'decision',
    address: `${state.turn}/${SIDE_NAMES[state.side]}/${state.phase}`,
    side: SIDE_NAMES[state.side],
    rule: phase.rule,
    question: phase.question,
    prompt: phase.prompt,
    verbs: [...kinds.flatMap(({ verbs }) => verbs), PASS.verb],
    legal: () => [...kinds.flatMap((kind) => kind.legal(state)), ...(mayPass() ? [PASS] : [])],
    pick: (random) => pick(state, phase, random),
    fallback: () => phase.duty?.(state) ?? PASS,
    read: (order) => read(state, phase, order),
    refuse: (answer) => refuse(state, phase, answer),
    describe: (answer) => answerText(state, answer),
  };
}

/** An answer as an order would write it: `move 25/7 to 1422`, `attack 1422 with 25/7, 6/7`, `interdict 2216`. */
function answerText(state: State, { verb, pieces = [], cells = [] }: Answer): string {
  const names = state.names(pieces).join(', ');
  const labels = cells.map((cell) => state.label(cell));
  if (pieces.length === 0 || cells.length === 0)
    return [verb, names, labels.join(', ')].filter((part) => part !== '').join(' ');
  if (verb === 'attack' || verb === 'overrun') return `${verb} ${labels.join(', ')} with ${names}`;
  return cells.length === 1 ? `${verb} ${names} to ${labels[0]}` : `${verb} ${names} ${labels.join(' > ')}`;
}

function pick(state: State, phase: PhaseOrders, random: (n: number) => number): Answer {
  const { kinds, refusePass, passOnceIn } = phase;
  if (random(passOnceIn) === 0 && refusePass?.(state) === undefined) return PASS;
  // The first kind of order is the common one: mostly it is tried before the others.
  const first = random(4) === 0 ? random(kinds.length) : 0;
  for (let i = 0; i < kinds.length; i++) {
    const answer = kinds[(first + i) % kinds.length]?.pick(state, random);
    if (answer !== undefined) return answer;
  }
  return PASS;
}

function read(state: State, phase: PhaseOrders, order: OrderModel): Answer | Refusal {
  if (order.verb === PASS.verb) return phase.refusePass?.(state) ?? { ...PASS, order };
  return phase.kinds.find(({ verbs }) => verbs.includes(order.verb))?.read(state, order) ?? notHere(phase, order.verb);
}

function refuse(state: State, phase: PhaseOrders, answer: Answer): Refusal | undefined {
  if (answer.verb === PASS.verb) return phase.refusePass?.(state);
  const kind = phase.kinds.find(({ verbs }) => verbs.includes(answer.verb));
  return kind === undefined ? notHere(phase, answer.verb) : kind.refuse(state, answer);
}

function notHere(phase: PhaseOrders, verb: string): Refusal {
  const verbs = phase.kinds.flatMap((kind) => kind.verbs);
  return refusal(
    phase.rule,
    'not-in-phase',
    `\`${verb}\` does not belong to this phase; here one may ${verbs.join(', ')} or pass.`,
  );
}
