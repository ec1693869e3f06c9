import { say, term } from '../../model/say.js';
import { choice } from '../../mechanics/choice.js';
import {
  LOSE,
  lossAnswers,
  randomLoss,
  readLoss,
  refuseLoss,
  usualLoss,
  type StepLoss,
} from '../../mechanics/loss-answers.js';
import { list } from '../../model/words.js';
import type { OrderModel } from '../../model/orders.js';
import { isRefusal, type Answer, type Decision, type Refusal } from '../../play/moment.js';
import { unitsNamed } from '../../play/named-units.js';
import { writtenWay } from '../../play/written-cells.js';
import { retreatOrder } from './retreat-order.js';
import { refusal } from '../../play/refusal.js';
import type { Effect } from '../effect.js';
import { chooserOf, mayAllRetreat, readFirstRetreat } from '../retreat/retreat.js';
import type { State } from '../state/state.js';
import type { Resolution } from './resolution.js';
import { stepLossOf, type GivenQuestion } from './loss-decision.js';

/** The effects of a result among which a side chooses. */
export interface Alternatives {
  readonly resolution: Resolution;
  readonly units: readonly number[];
  readonly open: readonly Effect[];
  readonly given: GivenQuestion;
}

/** Returns an effect and its alternatives, without those that cannot be carried out. */
export function possibleEffects(
  state: State,
  resolution: Resolution,
  effect: Effect,
  units: readonly number[],
): readonly Effect[] {
  const all = [effect, ...effect.alternatives];
  if (all.length === 1) return all;
  const { retreat: rule } = state.declaration;
  return all.filter(
    (one) =>
      one.does !== 'retreat' ||
      (rule !== undefined &&
        mayAllRetreat(state, retreatOrder(state, resolution, { effect: one, units, rule, address: '' }))),
  );
}

/** The verbs with which orders choose an effect. */
const VERBS: Readonly<Record<Effect['does'], string>> = {
  lose: LOSE,
  'lose each': LOSE,
  retreat: 'retreat',
  eliminate: 'eliminate',
  exchange: 'exchange',
  state: 'suffer',
};

const stepsOf = (effect: Effect): number => ('steps' in effect ? effect.steps : 1);

const TEXTS: Readonly<Record<Effect['does'], (effect: Effect) => string>> = {
  lose: (effect) => say`lose ${stepsOf(effect)}`,
  'lose each': (effect) => say`lose ${stepsOf(effect)} each`,
  retreat: () => term('retreat'),
  eliminate: () => term('eliminate'),
  exchange: () => term('exchange'),
  state: (effect) => ('state' in effect ? effect.state : ''),
};

/** Asks a side which of several effects is carried out. Default: the one that is written first. */
export function alternativeDecision(state: State, alternatives: Alternatives): Decision {
  const { resolution, units, open, given } = alternatives;
  const { side, ...place } = given;
  const { rule } = resolution.result;
  return choice({
    ...place,
    side: state.sideName(side),
    rule,
    question: 'loss',
    prompt: say`${state.shownSide(side)}: ${list(
      open.map((effect) => TEXTS[effect.does](effect)),
      'or',
    )} for ${list(state.names(units))}?`,
    verbs: [...new Set(open.map(({ does }) => VERBS[does]))],
    options: () => open.flatMap((effect, index) => answersTo(state, alternatives, effect, index)),
    defaultAnswer: () => usualAnswer(state, alternatives, 0),
    pick(random) {
      const index = random(open.length);
      const loss = lossOf(state, alternatives, open[index]);
      return loss === undefined
        ? usualAnswer(state, alternatives, index)
        : { ...randomLoss(loss, random), choice: String(index) };
    },
    byDoctrine(value) {
      const index = open.findIndex(({ does }) => VERBS[does] === value);
      return index < 0 ? undefined : usualAnswer(state, alternatives, index);
    },
    describe: ({ verb, pieces = [], choice: index }) =>
      verb === LOSE && pieces.length > 0
        ? `${verb} ${state.namesAsWritten(pieces)}`
        : verb === 'suffer'
          ? `${verb} ${TEXTS.state(open[Number(index)])}`
          : verb,
    answer: (order) => readAlternative(state, alternatives, order),
    whyNot: (answer) => refuseAlternative(state, alternatives, answer),
  });
}

/**
 * Returns the loss of an effect by which the units lose a number of steps in total. Undefined for other effects, and
 * for a loss in which some kinds of units lose their steps first.
 */
const lossOf = (state: State, { resolution, units }: Alternatives, effect: Effect): StepLoss | undefined =>
  effect.does === 'lose' && effect.first.length === 0 && effect.isLeadFirst !== true
    ? stepLossOf(state, { units, steps: effect.steps, rule: resolution.result.rule })
    : undefined;

function answersTo(state: State, alternatives: Alternatives, effect: Effect, index: number): Answer[] {
  const loss = lossOf(state, alternatives, effect);
  const answers = loss === undefined ? [{ verb: VERBS[effect.does] }] : lossAnswers(loss);
  return answers.map((answer) => ({ ...answer, choice: String(index) }));
}

function usualAnswer(state: State, alternatives: Alternatives, index: number): Answer {
  const effect = alternatives.open[index];
  const loss = lossOf(state, alternatives, effect);
  return { ...(loss === undefined ? { verb: VERBS[effect.does] } : usualLoss(loss)), choice: String(index) };
}

function readAlternative(state: State, alternatives: Alternatives, order: OrderModel): Answer | Refusal {
  const { open, resolution } = alternatives;
  const { rule } = resolution.result;
  const named = order.words?.at(0);
  const index = open.findIndex(
    (effect) => VERBS[effect.does] === order.verb && (effect.does !== 'state' || effect.state === named),
  );
  if (index < 0)
    return refusal(
      rule,
      'not-possible',
      say`\`${order.verb}\` is not possible now; ${list(
        open.map((effect) => TEXTS[effect.does](effect)),
        'or',
      )} is.`,
    );
  const loss = lossOf(state, alternatives, open[index]);
  if (loss !== undefined) return { ...readLoss(state, loss, order), choice: String(index) };
  if (order.verb !== 'retreat') return { verb: order.verb, choice: String(index) };
  const read = readRetreat(state, alternatives, open[index], order);
  return isRefusal(read) ? read : { ...read, verb: order.verb, choice: String(index) };
}

/**
 * Reads an order `retreat` that chooses an effect. If the same side also chooses the paths, the order may contain the
 * path of the first unit: `retreat A to 0502`.
 */
function readRetreat(
  state: State,
  { resolution, units, given }: Alternatives,
  effect: Effect,
  order: OrderModel,
): Answer | Refusal {
  const { rule } = resolution.result;
  const pieces = unitsNamed(state, order.pieces).filter((unit) => units.includes(unit));
  if (order.pieces.length > 0 && pieces.length === 0) {
    const others = order.pieces.map(({ name }) => name).join(', ');
    return refusal(rule, 'not-retreating', say`${others} does not retreat now.`, { waits: true });
  }
  const { retreat } = state.declaration;
  const owner = effect.who === 'attacker' ? resolution.battle.attacker : resolution.battle.defender;
  const isWithPath = writtenWay(order, 'to', 'via').length > 0;
  if (!isWithPath || effect.does !== 'retreat' || retreat === undefined || chooserOf(retreat, owner) !== given.side)
    return { verb: order.verb };
  return readFirstRetreat(
    state,
    retreatOrder(state, resolution, { effect, units, rule: retreat, address: given.address }),
    order,
  );
}

function refuseAlternative(state: State, alternatives: Alternatives, answer: Answer): Refusal | undefined {
  const effect = alternatives.open.at(Number(answer.choice ?? -1));
  const { rule } = alternatives.resolution.result;
  if (effect === undefined || VERBS[effect.does] !== answer.verb)
    return refusal(rule, 'not-possible', say`\`${answer.verb}\` is not possible now.`);
  const loss = lossOf(state, alternatives, effect);
  return loss === undefined ? undefined : refuseLoss(loss, answer);
}
