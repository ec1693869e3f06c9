import { counted, say } from '../../../model/say.js';
import { completeLoss, lossChoice, type StepLoss } from '../../../mechanics/loss-answers.js';
import type { StepHolders } from '../../../mechanics/step-losses.js';
import { choice } from '../../../mechanics/choice.js';
import { list } from '../../../model/words.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { Decision } from '../../../play/moment.js';
import { cite, refusal } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { stepsLeft } from './losses.js';

/** A decision in which a side chooses which of its units lose steps. */
export interface LossChoice extends Pick<Decision, 'address' | 'within' | 'about' | 'result'> {
  readonly side: number;
  /** The units that may lose steps. */
  readonly among: readonly number[];
  /** The number of steps to lose. */
  readonly due: number;
  readonly rule: RtlRule;
  /**
   * The unit that has already lost the first step. A `lose` order may name this unit before the other units [11.22].
   */
  readonly first?: number | undefined;
}

/** Asks the owner which units lose steps [11.21]. By default the steps with the least strength are lost. */
export function lossDecision(state: State, { side, among, due, rule, first, ...decision }: LossChoice): Decision {
  const loss: StepLoss = { holders: holdersOf(state, among), due, ...refusalsOf(state, among, rule, due) };
  return choice({
    ...decision,
    side: SIDES[side],
    rule: cite(rule),
    prompt: say`${SIDES[side]}: which units lose ${counted(due, 'step')}?`,
    ...lossChoice(state, loss),
    answer({ pieces }) {
      const named = pieces.flatMap((force) => unitsNamed(state, [force]));
      return completeLoss(loss, named[0] === first && named.length > due ? named.slice(1) : named);
    },
  });
}

const holdersOf = (state: State, units: readonly number[]): StepHolders => ({
  units,
  left: (unit) => stepsLeft(state, unit),
  stepValue(unit, stepsTaken) {
    const { faces } = state.piece(unit);
    const strengthOf = (at: number): number => (at < faces.length ? faces[at].attack + faces[at].defense : 0);
    const at = state.reduced[unit] + stepsTaken;
    return strengthOf(at) - strengthOf(at + 1);
  },
});

const refusalsOf = (
  state: State,
  units: readonly number[],
  rule: RtlRule,
  due: number,
): Pick<StepLoss, 'notInvolved' | 'tooManySteps' | 'wrongNumber'> => ({
  notInvolved: (unit) =>
    refusal(
      rule,
      'not-involved',
      say`${state.name(unit)} cannot take this step. Name one of ${list(state.names(units), 'or')}.`,
      { waits: true },
    ),
  tooManySteps: (unit) =>
    refusal('11.21', 'steps', say`${state.name(unit)} has only ${counted(stepsLeft(state, unit), 'step')} to lose.`),
  wrongNumber: (named) =>
    refusal('11.21', 'steps', say`The order names ${counted(named, 'step')}; ${due} must be lost.`),
});
