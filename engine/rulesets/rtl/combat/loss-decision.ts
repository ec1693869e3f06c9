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

/** What a side is asked when it has lost steps and chooses whose they are. */
export interface LossAsked extends Pick<Decision, 'address' | 'within' | 'about' | 'result'> {
  readonly side: number;
  readonly among: readonly number[];
  readonly due: number;
  readonly rule: RtlRule;
  /** Who has lost the first step already: an order may name it before the others [11.22]. */
  readonly first?: number | undefined;
}

const lose = (pieces: readonly number[]): Answer => ({ verb: 'lose', pieces });

/** The owner says who loses so many steps [11.21]. Unanswered, those whose strengths lose least. */
export function lossDecision(state: State, { side, among, due, rule, first, ...asked }: LossAsked): Decision {
  const holders = holdersOf(state, among);
  return choice({
    ...asked,
    side: SIDES[side],
    rule: cite(rule),
    question: 'loss',
    prompt: `${SIDES[side]}: who loses ${count(due, 'step')}?`,
    verbs: ['lose'],
    options: () => stepChoices(holders, due).map(lose),
    defaultAnswer: () => lose(cheapestSteps(holders, due)),
    pick: (random) => lose(randomSteps(holders, due, random)),
    answer({ pieces }) {
      const named = pieces.flatMap((one) => unitsNamed(state, [one]));
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
  stepValue(unit, taken) {
    const { faces } = state.piece(unit);
    const worth = (at: number): number => (at < faces.length ? faces[at].attack + faces[at].defense : 0);
    const at = state.reduced[unit] + taken;
    return worth(at) - worth(at + 1);
  },
});

function whyNotLose(
  state: State,
  holders: StepHolders,
  pieces: readonly number[],
  { rule, due }: Pick<LossAsked, 'rule' | 'due'>,
): Refusal | undefined {
  const stranger = pieces.find((piece) => !holders.units.includes(piece));
  if (stranger !== undefined)
    return refusal(
      rule,
      'not-involved',
      `${state.name(stranger)} does not lose this step; one of ${list(state.names(holders.units))} does.`,
      { waits: true },
    );
  const spent = findUnitOverItsSteps(holders, pieces);
  if (spent !== undefined)
    return refusal('11.21', 'steps', `${state.name(spent)} has ${count(stepsLeft(state, spent), 'step')} to lose.`);
  return pieces.length === due
    ? undefined
    : refusal('11.21', 'steps', `${count(pieces.length, 'step')} named; ${due} must be lost.`);
}
