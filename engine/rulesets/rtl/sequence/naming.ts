import type { Cell } from '../../../board/board.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { choice, pickOne } from '../../../mechanics/choice.js';
import type { OrderModel } from '../../../model/orders.js';
import { unitsNamed } from '../../../play/named-units.js';
import { ask, type Address, type Answer, type Play, type Refusal } from '../../../play/moment.js';
import { cite } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import type { Verb } from '../vocabulary/orders.js';
import type { Question } from '../vocabulary/questions.js';
import { SIDES } from '../vocabulary/sides.js';

/** A decision in which a side names some of its units. The first unit that the side names is the lead unit. */
export interface Naming {
  readonly verb: Verb;
  readonly question: Question;
  readonly rule: RtlRule;
  readonly side: number;
  readonly prompt: string;
  readonly address: Address;
  /** The order whose braces may contain the answer. */
  readonly within?: OrderModel | undefined;
  /** If the side is the defender, the hexes that a `defend` order names when its braces contain the answer. */
  readonly about?: readonly Cell[] | undefined;
  readonly secret?: true | undefined;
  /** Hexes to add to the cells of the answer, so that the limits of a scenario can refer to these hexes. */
  readonly cells?: readonly Cell[];
  readonly candidates: readonly number[];
  /** Returns why a unit may not be named; undefined if it may. */
  readonly bar: (piece: number) => Bar | undefined;
  /** Returns why units may not be named together, although each of these units may be named; undefined if they may. */
  readonly together?: (pieces: readonly number[]) => Bar | undefined;
}

/**
 * Asks a side to name some of its units; the default is no unit. If the side has no unit to name, it is asked only if
 * the braces of its order name units, so that this order is refused with a reason. If the side is the defender, a
 * question that is not asked is recorded as skipped.
 */
export function* nameUnits(state: State, naming: Naming): Play<Answer> {
  const { verb, candidates, within } = naming;
  if (candidates.length > 0 || isOrdered(within, verb)) return yield* ask(decisionOf(state, naming));
  if (naming.about !== undefined) state.skipQuestion(() => decisionOf(state, naming));
  return NONE;
}

// The answer has the verb `stay` instead of the verb of the decision, because a scenario that forbids that verb must
// not forbid naming no unit.
const NONE: Answer = { verb: 'stay' };

function decisionOf(state: State, naming: Naming): ReturnType<typeof choice> {
  const { verb, candidates, within, cells, side } = naming;
  const named = (pieces: readonly number[]): Answer =>
    pieces.length === 0 ? NONE : { verb, pieces, ...(cells && { cells }) };
  const bar = ({ pieces = [] }: Answer): Bar | undefined => {
    for (const piece of pieces) {
      const barred = naming.bar(piece);
      if (barred !== undefined) return barred;
    }
    return pieces.length === 0 ? undefined : naming.together?.(pieces);
  };
  const refuse = (answer: Answer): Refusal | undefined => whyNot(bar(answer));
  return choice({
    address: naming.address,
    side: SIDES[side],
    rule: cite(naming.rule),
    question: naming.question,
    prompt: naming.prompt,
    verbs: [verb],
    within,
    about: naming.about,
    secret: naming.secret,
    options: () => [NONE, ...groupsOf(candidates).map(named)].filter((answer) => bar(answer) === undefined),
    defaultAnswer: () => NONE,
    pick(random) {
      if (candidates.length === 0 || random(3) === 0) return NONE;
      const left = [...candidates];
      const pieces = Array.from({ length: 1 + random(left.length) }, () => left.splice(random(left.length), 1)[0]);
      const answers = [named(pieces), named(pieces.slice(0, 2)), named([pickOne(candidates, random)])];
      return answers.find((answer) => bar(answer) === undefined) ?? NONE;
    },
    answer: ({ pieces }) => named(unitsNamed(state, pieces, (piece) => candidates.includes(piece))),
    whyNot: refuse,
    describe: ({ pieces = [] }) => (pieces.length === 0 ? verb : `${verb} ${state.namesAsWritten(pieces)}`),
  });
}

/**
 * Returns the groups that are offered as options: each single unit, each pair in both orders, and all units together
 * with each of them as the first.
 */
function groupsOf(pieces: readonly number[]): (readonly number[])[] {
  const behind = (first: number): number[] => pieces.filter((piece) => piece !== first);
  return [
    ...pieces.map((piece) => [piece]),
    ...pieces.flatMap((first) => behind(first).map((second) => [first, second])),
    ...(pieces.length > 2 ? pieces.map((first) => [first, ...behind(first)]) : []),
  ];
}

const isOrdered = (within: OrderModel | undefined, verb: Verb): boolean =>
  within?.answers.some(({ orders }) => orders.some((order) => order.verb === verb)) ?? false;
