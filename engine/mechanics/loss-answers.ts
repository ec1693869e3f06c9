import type { OrderModel } from '../model/orders.js';
import type { Answer, Refusal } from '../play/moment.js';
import { unitsNamed, type KnownNames } from '../play/named-units.js';
import type { Choice } from './choice.js';
import {
  cheapestSteps,
  completeSteps,
  findUnitOverItsSteps,
  randomSteps,
  stepChoices,
  type StepHolders,
} from './step-losses.js';

/** The steps that units of a side must lose together, and the words in which the game refuses a wrong answer. */
export interface StepLoss {
  readonly holders: StepHolders;
  /** The number of steps to lose. The units have at least as many. */
  readonly due: number;
  /** Returns the refusal of a unit that may not lose steps now. */
  readonly notInvolved: (unit: number) => Refusal;
  /** Returns the refusal of more steps than a unit has; `named` is how often the answer names the unit. */
  readonly tooManySteps: (unit: number, named: number) => Refusal;
  /** Returns the refusal of an answer with another number of steps than must be lost. */
  readonly wrongNumber: (named: number) => Refusal;
}

/** The verb of orders and answers that name the units which lose steps. */
export const LOSE = 'lose';

/** Returns an answer in which units lose steps. A unit that is named twice loses two steps. */
export const losing = (pieces: readonly number[]): Answer => ({ verb: LOSE, pieces });

/** Returns all answers to a loss, first the one in which the steps of the least value are lost. */
export const lossAnswers = ({ holders, due }: StepLoss): Answer[] => stepChoices(holders, due).map(losing);

/** Returns the default answer to a loss: the steps of the least value are lost. */
export const usualLoss = ({ holders, due }: StepLoss): Answer => losing(cheapestSteps(holders, due));

export const randomLoss = ({ holders, due }: StepLoss, random: (n: number) => number): Answer =>
  losing(randomSteps(holders, due, random));

/**
 * Returns an answer in which the named units lose steps. If steps are missing, the units of the least value add them.
 */
export const completeLoss = ({ holders, due }: StepLoss, named: readonly number[]): Answer =>
  losing(named.length > due ? named : completeSteps(holders, named, due));

/** Reads an order `lose UNITS`. It may name fewer units than steps are due. A unit may be named several times. */
export const readLoss = (state: KnownNames, loss: StepLoss, { pieces }: Pick<OrderModel, 'pieces'>): Answer =>
  completeLoss(
    loss,
    pieces.flatMap((one) => unitsNamed(state, [one])),
  );

/** Returns why an answer is no legal loss; undefined if it is. */
export function refuseLoss(loss: StepLoss, { pieces = [] }: Answer): Refusal | undefined {
  const { holders, due } = loss;
  const stranger = pieces.find((piece) => !holders.units.includes(piece));
  if (stranger !== undefined) return loss.notInvolved(stranger);
  const spent = findUnitOverItsSteps(holders, pieces);
  if (spent !== undefined) return loss.tooManySteps(spent, pieces.filter((one) => one === spent).length);
  return pieces.length === due ? undefined : loss.wrongNumber(pieces.length);
}

/** Returns the parts of a question about a loss that do not depend on the game. */
export const lossChoice = (
  state: KnownNames & { namesAsWritten(pieces: readonly number[]): string },
  loss: StepLoss,
): Pick<Choice, 'question' | 'verbs' | 'options' | 'defaultAnswer' | 'pick' | 'answer' | 'whyNot' | 'describe'> => ({
  question: 'loss',
  verbs: [LOSE],
  options: () => lossAnswers(loss),
  defaultAnswer: () => usualLoss(loss),
  pick: (random) => randomLoss(loss, random),
  answer: (order) => readLoss(state, loss, order),
  whyNot: (answer) => refuseLoss(loss, answer),
  describe: ({ verb, pieces = [] }) => `${verb} ${state.namesAsWritten(pieces)}`,
});
