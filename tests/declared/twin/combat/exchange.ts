import { choice } from '../../../../engine/mechanics/choice.js';
import {
  cheapestPayment,
  isFullPayment,
  paymentsOf,
  randomPayment,
  worthOf,
  type Payers,
} from '../../../../engine/mechanics/exchange-payment.js';
import { LOSE, losing } from '../../../../engine/mechanics/loss-answers.js';
import { list } from '../../../../engine/model/words.js';
import { ask, type Decision, type Play } from '../../../../engine/play/moment.js';
import { unitsNamed } from '../../../../engine/play/named-units.js';
import { refusal } from '../rulebook/rulebook.js';
import type { State } from '../state/state.js';
import { RESULT_RULES } from '../vocabulary/combat-table.js';
import { answerPlaceOf, type Suffering } from './fight.js';
import { loseStep } from './losses.js';
import { loseOneStep } from './step-loss.js';

/** The defender loses a step, and the attackers at least as much printed strength as he has lost [7.3]. */
export function* exchange(state: State, attackers: Suffering): Play {
  const { battle, units } = attackers;
  const defenders = battle.defenders.filter((unit) => state.isOnMap(unit));
  const strength = (): number =>
    defenders.reduce((sum, unit) => (state.isOnMap(unit) ? sum + state.strength(unit) : sum), 0);
  const before = strength();
  if (defenders.length > 0) yield* loseOneStep(state, { ...attackers, side: battle.defender, units: defenders });
  const owed = before - strength();
  if (owed > 0 && units.length > 0) yield* pay(state, attackers, owed);
}

function* pay(state: State, suffering: Suffering, owed: number): Play {
  const { side, units, code } = suffering;
  const rule = RESULT_RULES[code];
  const payers = payersOf(state, units);
  const decision = paymentDecision(state, suffering, payers, owed);
  const isForced = units.length === 1 && state.stepsLeft(units[0]) === 1;
  if (isForced) state.skipQuestion(() => decision);
  const { pieces = [] } = isForced ? decision.fallback() : yield* ask(decision);
  const paid = worthOf(payers, pieces);
  for (const unit of pieces) loseStep(state, unit, { rule, reason: `the result is ${code}` });
  state.emit('exchange', rule, () => ({
    side,
    text: `${state.sideName(side)} owes ${owed} and pays ${paid}.`,
    pieces: [...new Set(pieces)],
    facts: { owed, paid },
  }));
}

function payersOf(state: State, units: readonly number[]): Payers {
  const printed = (unit: number, lost: number): number =>
    state.piece(unit).faces.at(state.reduced[unit] + lost)?.[0] ?? 0;
  return {
    units,
    left: (unit) => state.stepsLeft(unit),
    stepValue: (unit, lost) => printed(unit, lost) - printed(unit, lost + 1),
  };
}

/** Asks the attacker with which units he pays. Default: the weakest steps [7.3]. */
function paymentDecision(
  state: State,
  { battle, side, units, code, address }: Suffering,
  payers: Payers,
  owed: number,
): Decision {
  const rule = RESULT_RULES[code];
  const name = state.sideName(side);
  return choice({
    ...answerPlaceOf(battle, side),
    address: `${address}/exchange`,
    side: name,
    rule,
    question: 'loss',
    prompt: `${name}: which of ${list(state.names(units))} are lost, to the strength of ${owed}?`,
    verbs: [LOSE],
    result: code,
    options: () => paymentsOf(payers, owed).map(losing),
    defaultAnswer: () => losing(cheapestPayment(payers, owed)),
    pick: (random) => losing(randomPayment(payers, owed, random)),
    describe: ({ pieces = [] }) => `${LOSE} ${state.namesAsWritten(pieces)}`,
    answer({ pieces }) {
      const named = pieces.flatMap((one) => unitsNamed(state, [one]));
      return losing(cheapestPayment(payers, owed, named));
    },
    whyNot: ({ pieces = [] }) =>
      pieces.every((unit) => units.includes(unit)) && isFullPayment(payers, pieces, owed)
        ? undefined
        : refusal(rule, 'payment', `${list(state.names(pieces))} do not pay ${owed}.`),
  });
}
