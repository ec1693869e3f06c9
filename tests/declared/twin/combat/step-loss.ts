import { choice } from '../../../../engine/mechanics/choice.js';
import { lossChoice, usualLoss, type StepLoss } from '../../../../engine/mechanics/loss-answers.js';
import { stepsIn, type StepHolders } from '../../../../engine/mechanics/step-losses.js';
import { count, list } from '../../../../engine/model/words.js';
import { ask, type Decision, type Play } from '../../../../engine/play/moment.js';
import { refusal } from '../rulebook/rulebook.js';
import type { State } from '../state/state.js';
import { RESULT_RULES } from '../vocabulary/combat-table.js';
import { answerPlaceOf, type Suffering } from './fight.js';
import { loseStep } from './losses.js';

/** Lets units of a side lose one step. The owner chooses the unit, by default the weakest [7.2]. */
export function* loseOneStep(state: State, suffering: Suffering): Play {
  const { units, code } = suffering;
  const loss = lossOf(state, suffering);
  const decision = (): Decision => lossDecision(state, suffering, loss);
  const hasChoice = units.length > 1 && stepsIn(loss.holders) > 1;
  if (!hasChoice) state.skipQuestion(decision);
  const { pieces = [] } = hasChoice ? yield* ask(decision()) : usualLoss(loss);
  for (const unit of pieces) loseStep(state, unit, { rule: RESULT_RULES[code], reason: `the result is ${code}` });
}

function lossDecision(state: State, { battle, side, units, code, address }: Suffering, loss: StepLoss): Decision {
  const name = state.sideName(side);
  return choice({
    ...answerPlaceOf(battle, side),
    address: `${address}/loss`,
    result: code,
    side: name,
    rule: RESULT_RULES[code],
    prompt: `${name}: which of ${list(state.names(units))} loses a step?`,
    ...lossChoice(state, loss),
  });
}

function lossOf(state: State, { units, code }: Suffering): StepLoss {
  const rule = RESULT_RULES[code];
  const holders: StepHolders = {
    units,
    left: (unit) => state.stepsLeft(unit),
    stepValue: (unit, lost) => state.piece(unit).faces.at(state.reduced[unit] + lost)?.[0] ?? 0,
  };
  return {
    holders,
    due: Math.min(1, stepsIn(holders)),
    notInvolved: (unit) => refusal(rule, 'not-involved', `${state.name(unit)} takes no losses here.`),
    tooManySteps: (unit) => refusal(rule, 'steps', `${state.name(unit)} has too few steps left to lose.`),
    wrongNumber: (named) => refusal(rule, 'steps', `${count(named, 'step')} named; 1 must be lost.`),
  };
}
