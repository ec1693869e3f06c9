import { count } from '../../../model/words.js';
import type { Answer, Decision, Refusal } from '../../../play/moment.js';
import type { OrderModel } from '../../../model/orders.js';
import { stepsLeft } from './elimination.js';
import { NO_CITY } from '../state/ground.js';
import { choice } from '../../../mechanics/choice.js';
import { unitsNamed } from '../../../play/named-units.js';
import { SIDE_NAMES, type Side } from '../state/pieces.js';
import { refusal, cite } from '../rulebook/cite.js';
import type { State } from '../state/state.js';

/** What a side is asked after a result: so many steps in all, or a retreat of all its units [9.65]. */
export interface LossQuestion {
  readonly side: Side;
  /** Involved units on the map, guests left out: they cannot be given up for the hex [9.75, AMB-21]. */
  readonly units: readonly number[];
  /** Steps to lose, or hexes to retreat. */
  readonly number: number;
  /** Every unit can complete the retreat and the result allows one [9.65, 9.67, 9.71]. */
  readonly mayRetreat: boolean;
}

export const LOSE = 'lose';
export const RETREAT = 'retreat';

/**
 * Lose steps or retreat: the owner decides [9.65, 9.71]. Answers are `lose` with a unit for each step, a unit of several
 * steps as often as it loses one, or `retreat`. An order that names fewer units than steps goes on with the last units it
 * names, then with those the default would take.
 * Unanswered: the side retreats, but holds a city while somebody survives there; steps come from the unit that loses least by them, leaders last.
 */
export function lossDecision(
  state: State,
  question: LossQuestion,
  given: Pick<Decision, 'address' | 'within' | 'result' | 'about'>,
): Decision {
  const { side, number, mayRetreat } = question;
  const due = Math.min(number, stepsOf(state, question.units));
  const choices: string[] = [`lose ${due} ${due === 1 ? 'step' : 'steps'}`];
  if (mayRetreat) choices.push(`retreat ${number} ${number === 1 ? 'hex' : 'hexes'}`);
  return choice({
    ...given,
    side: SIDE_NAMES[side],
    rule: cite('9.65'),
    question: 'loss',
    prompt: `${SIDE_NAMES[side]}: ${choices.join(' or ')}?`,
    verbs: [LOSE, RETREAT],
    options: () => [...cheapestFirst(state, question.units, due).map(lose), ...(mayRetreat ? [{ verb: RETREAT }] : [])],
    usual: () =>
      mayRetreat && !holdsItsCity(state, question)
        ? { verb: RETREAT }
        : lose(cheapestSteps(state, question.units, due)),
    pick: (random) =>
      mayRetreat && random(2) === 0 ? { verb: RETREAT } : lose(randomSteps(state, question.units, due, random)),
    answer: (order) => readLoss(state, question, due, order),
    whyNot: (answer) => refuseLoss(state, question, due, answer),
  });
}

/** Whether taking the losses keeps a city that the whole side stands in [9.65]. */
function holdsItsCity(state: State, question: LossQuestion): boolean {
  const inCity = question.units.every((piece) => state.ground.city[state.cell[piece]] !== NO_CITY);
  return inCity && stepsOf(state, question.units) > question.number;
}

function lose(pieces: readonly number[]): Answer {
  return { verb: LOSE, pieces };
}

function stepsOf(state: State, units: readonly number[]): number {
  return units.reduce((steps, piece) => steps + stepsLeft(state, piece), 0);
}

/** Every way to take so many steps from the units, each unit as often as it can lose one. */
function stepChoices(state: State, units: readonly number[], due: number, from = 0): number[][] {
  if (due === 0) return [[]];
  const choices: number[][] = [];
  for (let i = from; i < units.length; i++) {
    const unit = units[i];
    for (let steps = 1; steps <= Math.min(due, stepsLeft(state, unit)); steps++) {
      for (const rest of stepChoices(state, units, due - steps, i + 1))
        choices.push([...new Array<number>(steps).fill(unit), ...rest]);
    }
  }
  return choices;
}

/** The default's choice of steps leads the list: it is what a doctrine of losing steps means. */
function cheapestFirst(state: State, units: readonly number[], due: number): number[][] {
  const cheapest = cheapestSteps(state, units, due);
  const same = (choice: readonly number[]): boolean =>
    [...choice].sort((a, b) => a - b).every((piece, i) => piece === cheapest[i]);
  return [cheapest, ...stepChoices(state, units, due).filter((choice) => !same(choice))];
}

function randomSteps(state: State, units: readonly number[], due: number, random: (n: number) => number): number[] {
  const chosen: number[] = [];
  const open = units.flatMap((unit) => new Array<number>(stepsLeft(state, unit)).fill(unit));
  while (chosen.length < due) chosen.push(...open.splice(random(open.length), 1));
  return chosen.sort((a, b) => a - b);
}

/** The default's choice: step by step from the unit whose next step costs least defense, leaders last. */
function cheapestSteps(state: State, units: readonly number[], due: number, already: readonly number[] = []): number[] {
  const chosen = [...already];
  while (chosen.length < due) {
    let best: number | undefined;
    let least = Infinity;
    for (const unit of units) {
      const taken = chosen.filter((one) => one === unit).length;
      if (taken >= stepsLeft(state, unit)) continue;
      const price = priceOfStep(state, unit, taken);
      if (price < least) {
        least = price;
        best = unit;
      }
    }
    if (best === undefined) break;
    chosen.push(best);
  }
  return chosen.sort((a, b) => a - b);
}

const LEADER_LAST = 1000;

function priceOfStep(state: State, unit: number, taken: number): number {
  const { faces, isLeader } = state.piece(unit);
  if (isLeader) return LEADER_LAST;
  if (faces.length === 0) return state.strength(unit)?.defense ?? 0;
  const now = state.step[unit] + taken;
  return (faces[now]?.defense ?? 0) - (faces[now + 1]?.defense ?? 0);
}

function readLoss(state: State, question: LossQuestion, due: number, order: OrderModel): Answer | Refusal {
  if (order.verb === RETREAT) {
    const named = unitsNamed(state, order.pieces);
    if (named.length > 0 && !named.some((piece) => question.units.includes(piece))) {
      return refusal('9.72', 'not-retreating', `${state.names(named).join(', ')} is not asked to retreat now.`, {
        waits: true,
      });
    }
    return { verb: RETREAT };
  }
  const named = order.pieces.flatMap((one) => unitsNamed(state, [one]));
  return lose(named.length > due ? named : completed(state, question.units, named, due));
}

/** The named units first, then again those among them that have steps left, then the default's choice. */
function completed(state: State, units: readonly number[], named: readonly number[], due: number): number[] {
  const pieces = [...named];
  for (const unit of named) {
    while (pieces.length < due && pieces.filter((one) => one === unit).length < stepsLeft(state, unit))
      pieces.push(unit);
  }
  return cheapestSteps(state, units, due, pieces);
}

function refuseLoss(state: State, question: LossQuestion, due: number, answer: Answer): Refusal | undefined {
  if (answer.verb === RETREAT) {
    if (question.mayRetreat) return undefined;
    return refusal(
      '9.71',
      'no-retreat',
      `These units have no retreat of ${question.number}; they lose ${due} in steps.`,
    );
  }
  if (answer.verb !== LOSE)
    return refusal('9.65', 'not-an-answer', `${answer.verb} does not answer a result; write lose or retreat.`);
  const pieces = answer.pieces ?? [];
  const stranger = pieces.find((piece) => !question.units.includes(piece));
  if (stranger !== undefined) {
    return state.guest[stranger] === 1
      ? refusal('9.75', 'guest', `${state.name(stranger)} retreated into the hex and cannot be given up for it.`)
      : refusal(
          '9.65',
          'not-involved',
          `${state.name(stranger)} takes no part in this combat; steps come from ${state.names(question.units).join(', ')}.`,
        );
  }
  const spent = pieces.find((piece) => pieces.filter((one) => one === piece).length > stepsLeft(state, piece));
  if (spent !== undefined)
    return refusal(
      '9.61',
      'steps',
      `${state.name(spent)} has ${stepsLeft(state, spent)} left to lose, not ${pieces.filter((one) => one === spent).length}.`,
    );
  if (pieces.length !== due)
    return refusal('9.65', 'steps', `${count(pieces.length, 'step')} named; ${due} must be lost.`);
  return undefined;
}
