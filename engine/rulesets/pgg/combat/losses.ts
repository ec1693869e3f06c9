import type { Answer, Decision, Refusal } from '../../../play/moment.js';
import type { OrderModel } from '../../../model/orders.js';
import { stepsLeft } from './elimination.js';
import { NO_CITY } from '../state/ground.js';
import {
  completeLoss,
  LOSE,
  lossAnswers,
  randomLoss,
  readLoss as readSteps,
  refuseLoss as refuseSteps,
  usualLoss,
  type StepLoss,
} from '../../../mechanics/loss-answers.js';
import { stepsIn, type StepHolders } from '../../../mechanics/step-losses.js';
import { choice } from '../../../mechanics/choice.js';
import { counted, say } from '../../../model/say.js';
import { unitsNamed } from '../../../play/named-units.js';
import { SIDE_NAMES, type Side } from '../state/pieces.js';
import { refusal, cite } from '../rulebook/cite.js';
import type { State } from '../state/state.js';

/** The question after a result: lose a number of steps in total, or retreat with all units [9.65]. */
export interface LossQuestion {
  readonly side: Side;
  /**
   * The units on the map that took part in the combat. Guests (units that retreated into the hex) are not included,
   * because their steps do not count for the hex [9.75, AMB-21].
   */
  readonly units: readonly number[];
  /** The number in the combat result: the steps to lose in total, or the hexes that every unit retreats. */
  readonly number: number;
  /** Whether the result allows a retreat and every unit can complete it [9.65, 9.67, 9.71]. */
  readonly mayRetreat: boolean;
}

export const RETREAT = 'retreat';

/**
 * Asks the owner of the units to lose steps or to retreat [9.65, 9.71]. The answer is `retreat`, or `lose` with one
 * unit for each step. A unit that loses two steps is named twice. An order may name fewer units than steps. The
 * remaining steps are then lost by the last units that it names, and after these by the units that the default would
 * choose.
 * Default: the side retreats, but holds a city while a unit survives there. Steps are lost first by the units that
 * suffer least from the loss, and last by leaders.
 */
export function lossDecision(
  state: State,
  question: LossQuestion,
  given: Pick<Decision, 'address' | 'within' | 'result' | 'about'>,
): Decision {
  const { side, number, mayRetreat } = question;
  const loss = stepLossOf(state, question);
  const { due } = loss;
  return choice({
    ...given,
    side: SIDE_NAMES[side],
    rule: cite('9.65'),
    question: 'loss',
    prompt: mayRetreat
      ? say`${SIDE_NAMES[side]}: lose ${counted(due, 'step')} or retreat ${counted(number, 'hex')}?`
      : say`${SIDE_NAMES[side]}: lose ${counted(due, 'step')}?`,
    verbs: [LOSE, RETREAT],
    options: () => [...lossAnswers(loss), ...(mayRetreat ? [{ verb: RETREAT }] : [])],
    defaultAnswer: () => (mayRetreat && !holdsItsCity(state, question) ? { verb: RETREAT } : usualLoss(loss)),
    pick: (random) => (mayRetreat && random(2) === 0 ? { verb: RETREAT } : randomLoss(loss, random)),
    answer: (order) => readLoss(state, question, loss, order),
    whyNot: (answer) => refuseLoss(question, loss, answer),
    describe: ({ verb, pieces = [] }) =>
      verb === RETREAT || isUsualLoss(loss, pieces) ? verb : `${verb} ${state.namesAsWritten(pieces)}`,
  });
}

/**
 * Returns whether the side can keep its city by losing steps instead of retreating: all its units are in cities, and
 * they have more steps than they must lose [9.65].
 */
function holdsItsCity(state: State, question: LossQuestion): boolean {
  const inCity = question.units.every((piece) => state.ground.city[state.cell[piece]] !== NO_CITY);
  return inCity && stepsIn(holdersOf(state, question.units)) > question.number;
}

/** Returns whether these units are the ones that lose steps by default, so that the order `lose` need not name them. */
function isUsualLoss(loss: StepLoss, pieces: readonly number[]): boolean {
  const usual = (completeLoss(loss, []).pieces ?? []).toSorted((a, b) => a - b);
  return pieces.length === usual.length && pieces.toSorted((a, b) => a - b).every((piece, i) => piece === usual[i]);
}

const holdersOf = (state: State, units: readonly number[]): StepHolders => ({
  units,
  left: (unit) => stepsLeft(state, unit),
  stepValue: (unit, stepsTaken) => priceOfStep(state, unit, stepsTaken),
});

const LEADER_LAST = 1000;

function priceOfStep(state: State, unit: number, stepsTaken: number): number {
  const { faces, isLeader } = state.piece(unit);
  if (isLeader) return LEADER_LAST;
  if (faces.length === 0) return state.strength(unit)?.defense ?? 0;
  const now = state.step[unit] + stepsTaken;
  return (faces[now]?.defense ?? 0) - (faces[now + 1]?.defense ?? 0);
}

function readLoss(state: State, question: LossQuestion, loss: StepLoss, order: OrderModel): Answer | Refusal {
  if (order.verb !== RETREAT) return readSteps(state, loss, order);
  const named = unitsNamed(state, order.pieces);
  if (named.length > 0 && !named.some((piece) => question.units.includes(piece)))
    return refusal('9.72', 'not-retreating', say`${state.names(named).join(', ')} is not asked to retreat now.`, {
      waits: true,
    });
  return { verb: RETREAT };
}

function refuseLoss({ mayRetreat, number }: LossQuestion, loss: StepLoss, answer: Answer): Refusal | undefined {
  if (answer.verb === LOSE) return refuseSteps(loss, answer);
  if (answer.verb !== RETREAT)
    return refusal('9.65', 'not-an-answer', say`${answer.verb} does not answer a result; write lose or retreat.`);
  if (mayRetreat) return undefined;
  return refusal(
    '9.71',
    'no-retreat',
    say`These units cannot retreat ${counted(number, 'hex', 'hexes')}; they must lose ${counted(loss.due, 'step')}.`,
  );
}

/** Returns the steps that the units lose, as many as the result says or all that they have [9.61, 9.65, 9.75]. */
function stepLossOf(state: State, { units, number }: LossQuestion): StepLoss {
  const holders = holdersOf(state, units);
  const due = Math.min(number, stepsIn(holders));
  return {
    holders,
    due,
    notInvolved: (unit) =>
      state.guest[unit] === 1
        ? refusal(
            '9.75',
            'guest',
            say`${state.name(unit)} retreated into the hex and cannot take losses for the other units.`,
          )
        : refusal(
            '9.65',
            'not-involved',
            say`${state.name(unit)} takes no part in this combat; steps come from ${state.names(units).join(', ')}.`,
          ),
    tooManySteps: (unit, named) =>
      refusal(
        '9.61',
        'steps',
        say`${state.name(unit)} has ${counted(stepsLeft(state, unit), 'step')} left to lose, not ${named}.`,
      ),
    wrongNumber: (named) => refusal('9.65', 'steps', say`${counted(named, 'step')} named; ${due} must be lost.`),
  };
}
