import { choice } from '../../mechanics/choice.js';
import {
  cheapestSteps,
  completeSteps,
  findUnitOverItsSteps,
  randomSteps,
  stepChoices,
  stepsIn,
  type StepHolders,
} from '../../mechanics/step-losses.js';
import { count, list } from '../../model/words.js';
import { ask, type Answer, type Decision, type Play, type Refusal } from '../../play/moment.js';
import { unitsNamed } from '../../play/named-units.js';
import { refusal } from '../../play/refusal.js';
import type { OrderModel } from '../../model/orders.js';
import type { State } from '../state/state.js';

/** Units of one side that lose a number of steps in total. */
export interface Loss {
  readonly units: readonly number[];
  readonly steps: number;
  readonly rule: string;
}

/** The properties that all questions about a combat result have. */
export type GivenQuestion = Pick<Decision, 'address' | 'within' | 'result' | 'about'> & { readonly side: number };

export const LOSE = 'lose';

/**
 * Returns the units of a loss with the number and the value of their steps. The value is the larger printed strength of
 * the unit before it loses the step.
 */
export function holdersOf(state: State, { units }: Pick<Loss, 'units'>): StepHolders {
  return {
    units,
    left: (unit) => state.stepsLeft(unit),
    stepValue: (unit, lostSteps) => strengthAfter(state, unit, lostSteps),
  };
}

/** Returns the larger of the printed strengths that a unit has after it has lost further steps. */
function strengthAfter(state: State, unit: number, lostSteps: number): number {
  const { attack, defence } = state.declaration.face;
  const face = state.piece(unit).faces[state.reduced[unit] + lostSteps] ?? [];
  return Math.max(face[attack] ?? 0, face[defence] ?? 0);
}

/** Returns the number of steps that the units lose: as many as are due, or all that they have. */
export const dueOf = (state: State, loss: Loss): number => Math.min(loss.steps, stepsIn(holdersOf(state, loss)));

/** Returns the possible answers to the question of a loss, first the one in which the weakest units lose the steps. */
export const lossAnswers = (state: State, loss: Loss): Answer[] =>
  stepChoices(holdersOf(state, loss), dueOf(state, loss)).map((pieces) => ({ verb: LOSE, pieces }));

/** Returns the default answer to a loss: the units with the least strength lose the steps. */
export const usualLoss = (state: State, loss: Loss): Answer => ({
  verb: LOSE,
  pieces: cheapestSteps(holdersOf(state, loss), dueOf(state, loss)),
});

/** Returns a random answer to a loss. */
export const randomLoss = (state: State, loss: Loss, random: (n: number) => number): Answer => ({
  verb: LOSE,
  pieces: randomSteps(holdersOf(state, loss), dueOf(state, loss), random),
});

/** Returns whether the owner has a choice of the units that lose the steps. */
const hasChoice = (state: State, loss: Loss): boolean =>
  loss.units.length > 1 && stepsIn(holdersOf(state, loss)) > loss.steps;

/** Asks the owner which units lose steps, if he has a choice. Returns the answer. */
export function* askLoss(state: State, loss: Loss, given: GivenQuestion): Play<Answer> {
  if (hasChoice(state, loss)) return yield* ask(lossDecision(state, loss, given));
  state.skipQuestion(() => lossDecision(state, loss, given));
  return usualLoss(state, loss);
}

/** Asks the owner which units lose steps. Default: those with the least strength. */
function lossDecision(state: State, loss: Loss, { side, ...given }: GivenQuestion): Decision {
  return choice({
    ...given,
    side: state.sideName(side),
    rule: loss.rule,
    question: 'loss',
    prompt: `${state.sideName(side)}: which of ${list(state.names(loss.units))} ${dueOf(state, loss) === 1 ? 'loses a step' : `lose ${dueOf(state, loss)} steps`}?`,
    verbs: [LOSE],
    options: () => lossAnswers(state, loss),
    defaultAnswer: () => usualLoss(state, loss),
    pick: (random) => randomLoss(state, loss, random),
    describe: ({ verb, pieces = [] }) => `${verb} ${state.namesAsWritten(pieces)}`,
    answer: (order) => readLoss(state, loss, order),
    whyNot: (answer) => refuseLoss(state, loss, answer),
  });
}

/** Reads an order `lose UNITS`. It may name fewer units than steps are due; the weakest units lose the rest. */
export function readLoss(state: State, loss: Loss, order: OrderModel): Answer {
  const named = order.pieces.flatMap((one) => unitsNamed(state, [one]));
  const due = dueOf(state, loss);
  return { verb: LOSE, pieces: named.length > due ? named : completeSteps(holdersOf(state, loss), named, due) };
}

/** Returns why an answer is no legal loss; undefined if it is. */
export function refuseLoss(state: State, loss: Loss, { pieces = [] }: Answer): Refusal | undefined {
  const { units, rule } = loss;
  const due = dueOf(state, loss);
  const stranger = pieces.find((piece) => !units.includes(piece));
  if (stranger !== undefined)
    return refusal(
      rule,
      'not-involved',
      `${state.name(stranger)} takes no losses here; the steps come from ${list(state.names(units))}.`,
    );
  const spent = findUnitOverItsSteps(holdersOf(state, loss), pieces);
  if (spent !== undefined)
    return refusal(rule, 'steps', `${state.name(spent)} has ${count(state.stepsLeft(spent), 'step')} left to lose.`);
  return pieces.length === due
    ? undefined
    : refusal(rule, 'steps', `${count(pieces.length, 'step')} named; ${due} must be lost.`);
}
