import { choice } from '../../mechanics/choice.js';
import {
  cheapestPayment,
  isFullPayment,
  paymentsOf,
  randomPayment,
  worthOf,
  type Payers,
} from '../../mechanics/exchange-payment.js';
import { fractionText } from '../../mechanics/explained-value.js';
import { LOSE, losing } from '../../mechanics/loss-answers.js';
import { list } from '../../model/words.js';
import { ask, type Answer, type Decision, type Play, type Refusal } from '../../play/moment.js';
import { unitsNamed } from '../../play/named-units.js';
import { refusal } from '../../play/refusal.js';
import type { Exchange } from '../effect.js';
import type { State } from '../state/state.js';
import type { Resolution } from './resolution.js';
import { answerPlaceOf, besideUnits, type Battle } from './fight.js';
import { askLoss, type GivenQuestion } from './loss-decision.js';
import { eliminate, loseStep } from './losses.js';
import { defenceStrength, plainValues, strengthOf } from './strength.js';
import { agree, say } from '../../model/say.js';

/** One side of an exchange. */
interface ExchangeSide {
  readonly side: number;
  readonly units: readonly number[];
  readonly use: 'attack' | 'defence';
}

/**
 * Carries out an exchange: one side loses all its units or one step, and the other side pays the strength that it owes
 * with steps. Only the last step paid may exceed this strength. Bombarding attackers pay nothing.
 */
export function* playExchange(state: State, resolution: Resolution, effect: Exchange, given: GivenQuestion): Play {
  const { battle } = resolution;
  const attacker: ExchangeSide = { side: battle.attacker, units: besideUnits(state, battle), use: 'attack' };
  const defenders = battle.defenders.filter((unit) => state.isOnMap(unit));
  const defender: ExchangeSide = { side: battle.defender, units: defenders, use: 'defence' };
  const strength = (side: ExchangeSide): number => strengthIn(state, battle, effect.count, side);
  const isAttackerLost = effect.side === 'smaller' && strength(attacker) < strength(defender);
  const [loser, payer] = isAttackerLost ? [attacker, defender] : [defender, attacker];
  const payers = payersOf(state, battle, effect.count, payer);
  const before = strength(loser);
  if (effect.owe === 'all') loseAll(state, resolution, loser);
  else yield* loseOneStep(state, resolution, loser, given);
  const lost = before - strength(loser);
  const owed = effect.isHalf ? lost / 2 : lost;
  if (owed > 0 && payer.units.length > 0) yield* pay(state, resolution, { payer, payers, owed }, given);
}

/** Returns the strength of a side’s units on the map: the printed strength, or the strength with which they fight. */
function strengthIn(state: State, battle: Battle, count: Exchange['count'], { units, use }: ExchangeSide): number {
  if (count === 'fighting' && use === 'defence') return defenceStrength(state, battle, plainValues).value;
  return units.reduce(
    (sum, unit) => (state.isOnMap(unit) ? sum + unitStrength(state, battle, count, use, unit) : sum),
    0,
  );
}

function unitStrength(
  state: State,
  battle: Battle,
  count: Exchange['count'],
  use: ExchangeSide['use'],
  unit: number,
): number {
  if (count === 'fighting') return strengthOf(state, unit, use, battle, plainValues).value;
  return use === 'attack' ? state.attack(unit) : state.defence(unit);
}

/** Returns the units that pay for an exchange. A step counts as much as the strength that the unit loses with it. */
function payersOf(state: State, battle: Battle, count: Exchange['count'], { units, use }: ExchangeSide): Payers {
  const { face } = state.declaration;
  const printed = (unit: number, lostSteps: number): number =>
    state.piece(unit).faces.at(state.reduced[unit] + lostSteps)?.[face[use]] ?? 0;
  const shares = new Map(
    units.map((unit) => {
      const now = printed(unit, 0);
      return [unit, now === 0 ? 1 : unitStrength(state, battle, count, use, unit) / now];
    }),
  );
  return {
    units,
    left: (unit) => state.stepsLeft(unit),
    stepValue: (unit, lostSteps) => (printed(unit, lostSteps) - printed(unit, lostSteps + 1)) * (shares.get(unit) ?? 1),
  };
}

function loseAll(state: State, { result: { rule, code } }: Resolution, { units }: ExchangeSide): void {
  for (const unit of units)
    if (state.isOnMap(unit)) eliminate(state, unit, { rule, reason: say`the result is ${code}` });
}

function* loseOneStep(
  state: State,
  { battle, result: { rule, code } }: Resolution,
  { side, units }: ExchangeSide,
  given: GivenQuestion,
): Play {
  if (units.length === 0) return;
  const loss = { units, steps: 1, rule };
  const { within, about } = answerPlaceOf(battle, side);
  const place = { within, about, address: `${given.address}/loss`, result: code, side };
  const { pieces = [] } = yield* askLoss(state, loss, place);
  for (const unit of pieces) loseStep(state, unit, { rule, reason: say`the result is ${code}` });
}

/** The strength that a side owes, and the units that pay it. */
interface Debt {
  readonly payer: ExchangeSide;
  readonly payers: Payers;
  readonly owed: number;
}

function* pay(state: State, resolution: Resolution, debt: Debt, given: GivenQuestion): Play {
  const { rule, code } = resolution.result;
  const decision = paymentDecision(state, resolution, debt, given);
  const isForced = debt.payers.units.length === 1 && debt.payers.left(debt.payers.units[0]) === 1;
  if (isForced) state.skipQuestion(() => decision);
  const { pieces = [] } = isForced ? decision.fallback() : yield* ask(decision);
  const worth = worthOf(debt.payers, pieces);
  for (const unit of pieces) loseStep(state, unit, { rule, reason: say`the result is ${code}` });
  const { payer, owed } = debt;
  state.emit('exchange', rule, () => ({
    side: payer.side,
    text: say`${state.shownSide(payer.side)} owes ${fractionText(owed)} and pays ${fractionText(worth)}.`,
    pieces: [...new Set(pieces)],
    facts: { owed, paid: worth },
  }));
}

/** Asks a side with which units it pays in an exchange. Default: the weakest steps. */
function paymentDecision(state: State, { battle, result }: Resolution, debt: Debt, given: GivenQuestion): Decision {
  const { payer, payers, owed } = debt;
  const { rule } = result;
  const side = state.sideName(payer.side);
  return choice({
    ...answerPlaceOf(battle, payer.side),
    address: `${given.address}/exchange`,
    side,
    rule,
    question: 'loss',
    prompt: say`${state.shown(side)}: which of ${list(state.names(payer.units))} are lost, to the strength of ${fractionText(owed)}?`,
    verbs: [LOSE],
    result: result.code,
    options: () => paymentsOf(payers, owed).map(losing),
    defaultAnswer: () => losing(cheapestPayment(payers, owed)),
    pick: (random) => losing(randomPayment(payers, owed, random)),
    describe: ({ verb, pieces = [] }) => `${verb} ${state.namesAsWritten(pieces)}`,
    answer: ({ pieces }) =>
      losing(
        cheapestPayment(
          payers,
          owed,
          pieces.flatMap((one) => unitsNamed(state, [one])),
        ),
      ),
    whyNot: (answer) => refusePayment(state, debt, rule, answer),
  });
}

function refusePayment(
  state: State,
  { payer, payers, owed }: Debt,
  rule: string,
  { pieces = [] }: Answer,
): Refusal | undefined {
  const stranger = pieces.find((unit) => !payer.units.includes(unit));
  if (stranger !== undefined) {
    const message = say`${state.name(stranger)} does not pay; ${list(state.names(payer.units))} ${agree(payer.units.length, 'does', 'do')}.`;
    return refusal(rule, 'not-involved', message);
  }
  if (isFullPayment(payers, pieces, owed)) return undefined;
  const worth = worthOf(payers, pieces);
  const message = say`${list(state.names(pieces))} would pay ${fractionText(worth)}; ${fractionText(owed)} is owed. Only the last unit may pay too much.`;
  return refusal(rule, 'payment', message);
}
