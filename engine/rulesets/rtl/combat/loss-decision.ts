import {
  cheapestSteps,
  completeSteps,
  findUnitOverItsSteps,
  randomSteps,
  stepChoices,
  type StepHolders,
} from '../../../mechanics/step-losses.js';
import { choice } from '../../../mechanics/choice.js';
import { count, list } from '../../../model/words.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { Answer, Decision, Refusal } from '../../../play/moment.js';
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

const lose = (pieces: readonly number[]): Answer => ({ verb: 'lose', pieces });

/** Asks the owner which units lose steps [11.21]. By default the steps with the least strength are lost. */
export function lossDecision(state: State, { side, among, due, rule, first, ...decision }: LossChoice): Decision {
  const holders = holdersOf(state, among);
  return choice({
    ...decision,
    side: SIDES[side],
    rule: cite(rule),
    question: 'loss',
    prompt: `${SIDES[side]}: which units lose ${count(due, 'step')}?`,
    verbs: ['lose'],
    options: () => stepChoices(holders, due).map(lose),
    defaultAnswer: () => lose(cheapestSteps(holders, due)),
    pick: (random) => lose(randomSteps(holders, due, random)),
    answer({ pieces }) {
      const named = pieces.flatMap((force) => unitsNamed(state, [force]));
      const beyond = named[0] === first && named.length > due ? named.slice(1) : named;
      return lose(beyond.length > due ? beyond : completeSteps(holders, beyond, due));
    },
    whyNot: ({ pieces = [] }) => whyNotLose(state, holders, pieces, { rule, due }),
    describe: ({ pieces = [] }) => `lose ${state.namesAsWritten(pieces)}`,
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

function whyNotLose(
  state: State,
  holders: StepHolders,
  pieces: readonly number[],
  { rule, due }: Pick<LossChoice, 'rule' | 'due'>,
): Refusal | undefined {
  const notInvolved = pieces.find((piece) => !holders.units.includes(piece));
  if (notInvolved !== undefined)
    return refusal(
      rule,
      'not-involved',
      `${state.name(notInvolved)} cannot take this step. Name one of ${list(state.names(holders.units), 'or')}.`,
      { waits: true },
    );
  const overspent = findUnitOverItsSteps(holders, pieces);
  if (overspent !== undefined)
    return refusal(
      '11.21',
      'steps',
      `${state.name(overspent)} has only ${count(stepsLeft(state, overspent), 'step')} to lose.`,
    );
  return pieces.length === due
    ? undefined
    : refusal('11.21', 'steps', `The order names ${count(pieces.length, 'step')}; ${due} must be lost.`);
}
