import { choice } from '../../mechanics/choice.js';
import { lossChoice, usualLoss, type StepLoss } from '../../mechanics/loss-answers.js';
import { stepsIn, type StepHolders } from '../../mechanics/step-losses.js';
import { list } from '../../model/words.js';
import { ask, type Answer, type Decision, type Play } from '../../play/moment.js';
import { refusal } from '../../play/refusal.js';
import type { State } from '../state/state.js';
import { counted, say } from '../../model/say.js';

/** Units of one side that lose a number of steps in total. */
export interface Loss {
  readonly units: readonly number[];
  readonly steps: number;
  readonly rule: string;
}

/** The properties that all questions about a combat result have. */
export type GivenQuestion = Pick<Decision, 'address' | 'within' | 'result' | 'about'> & { readonly side: number };

/**
 * Returns the units of a loss with the number and the value of their steps. The value is the larger printed strength of
 * the unit before it loses the step.
 */
const holdersOf = (state: State, { units }: Pick<Loss, 'units'>): StepHolders => ({
  units,
  left: (unit) => state.stepsLeft(unit),
  stepValue: (unit, lostSteps) => strengthAfter(state, unit, lostSteps),
});

/** Returns the larger of the printed strengths that a unit has after it has lost further steps. */
function strengthAfter(state: State, unit: number, lostSteps: number): number {
  const { attack, defence } = state.declaration.face;
  const face = state.piece(unit).faces[state.reduced[unit] + lostSteps] ?? [];
  return Math.max(face[attack] ?? 0, face[defence] ?? 0);
}

/**
 * Returns the steps that the units must lose (as many as are due, but at most all that they have), and the texts of
 * refusals.
 */
export function stepLossOf(state: State, loss: Loss): StepLoss {
  const { units, rule } = loss;
  const holders = holdersOf(state, loss);
  const due = Math.min(loss.steps, stepsIn(holders));
  return {
    holders,
    due,
    notInvolved: (unit) =>
      refusal(
        rule,
        'not-involved',
        say`${state.name(unit)} takes no losses here; the steps come from ${list(state.names(units))}.`,
      ),
    tooManySteps: (unit) =>
      refusal(rule, 'steps', say`${state.name(unit)} has ${counted(state.stepsLeft(unit), 'step')} left to lose.`),
    wrongNumber: (named) => refusal(rule, 'steps', say`${counted(named, 'step')} named; ${due} must be lost.`),
  };
}

/** Asks the owner which units lose steps, if he has a choice. Returns the answer. */
export function* askLoss(state: State, loss: Loss, given: GivenQuestion): Play<Answer> {
  const steps = stepLossOf(state, loss);
  const decision = (): Decision => lossDecision(state, loss, steps, given);
  if (loss.units.length > 1 && stepsIn(steps.holders) > loss.steps) return yield* ask(decision());
  state.skipQuestion(decision);
  return usualLoss(steps);
}

/** Asks the owner which units lose steps. Default: those with the least strength. */
function lossDecision(
  state: State,
  { units, rule }: Loss,
  loss: StepLoss,
  { side, ...given }: GivenQuestion,
): Decision {
  const lose = loss.due === 1 ? say`loses a step` : say`lose ${loss.due} steps`;
  return choice({
    ...given,
    side: state.sideName(side),
    rule,
    prompt: say`${state.shownSide(side)}: which of ${list(state.names(units))} ${lose}?`,
    ...lossChoice(state, loss),
  });
}
