import { reaches } from './rounding.js';

/** The units of a side, by their indices, that pay in an exchange with their steps. */
export interface Payers {
  readonly units: readonly number[];
  readonly left: (unit: number) => number;
  /** Returns the strength that a unit loses with its next step, after it has already lost `lostSteps` steps. */
  readonly stepValue: (unit: number, lostSteps: number) => number;
}

/** Returns the strength that the steps of a payment are worth. A unit that occurs twice loses two steps. */
export function worthOf(payers: Payers, payment: readonly number[]): number {
  let worth = 0;
  payment.forEach((unit, at) => {
    worth += payers.stepValue(unit, occurrences(payment.slice(0, at), unit));
  });
  return worth;
}

const occurrences = (list: readonly number[], unit: number): number => list.filter((one) => one === unit).length;

/** Returns the strength of all steps that the units have left. */
export const wealthOf = (payers: Payers): number => worthOf(payers, allSteps(payers));

const allSteps = ({ units, left }: Payers): number[] =>
  units.flatMap((unit) => new Array<number>(left(unit)).fill(unit));

/** Returns the strength that the units must pay: `owed`, or everything that they have if this is less. */
const dueOf = (payers: Payers, owed: number): number => Math.min(owed, wealthOf(payers));

/**
 * Returns whether a payment covers the strength that the units owe, and contains no superfluous step: only its last
 * step may exceed the sum. Units that have less than they owe pay all their steps.
 */
export function isFullPayment(payers: Payers, payment: readonly number[], owed: number): boolean {
  const due = dueOf(payers, owed);
  if (payment.some((unit) => occurrences(payment, unit) > payers.left(unit))) return false;
  if (!reaches(worthOf(payers, payment), due)) return false;
  // The order of payment is free, so the last step of any unit may be the one that exceeds the sum.
  return payment.length === 0 || payment.some((unit) => !reaches(worthOf(payers, withoutLast(payment, unit)), due));
}

function withoutLast(payment: readonly number[], unit: number): number[] {
  const at = payment.lastIndexOf(unit);
  return payment.filter((_, index) => index !== at);
}

/** Maximum number of payments that are listed. */
const MAX_PAYMENTS = 200;

/** Returns the possible payments, at most `MAX_PAYMENTS` of them. */
export function paymentsOf(payers: Payers, owed: number): number[][] {
  const found = new Map<string, number[]>();
  const search = (payment: readonly number[], from: number): void => {
    if (found.size >= MAX_PAYMENTS) return;
    if (isFullPayment(payers, payment, owed)) found.set(payment.join(), [...payment]);
    for (let at = from; at < payers.units.length; at++) {
      const unit = payers.units[at];
      if (occurrences(payment, unit) < payers.left(unit)) search([...payment, unit], at);
    }
  };
  search([], 0);
  return [...found.values()];
}

/** Returns a payment that begins with the steps of the units named and continues with the weakest steps. */
export function cheapestPayment(payers: Payers, owed: number, named: readonly number[] = []): number[] {
  const payment = [...named];
  const due = dueOf(payers, owed);
  while (!reaches(worthOf(payers, payment), due)) {
    const next = weakestStep(payers, payment);
    if (next === undefined) break;
    payment.push(next);
  }
  return payment;
}

function weakestStep({ units, left, stepValue }: Payers, payment: readonly number[]): number | undefined {
  let weakest: number | undefined;
  let least = Infinity;
  for (const unit of units) {
    const lost = occurrences(payment, unit);
    if (lost >= left(unit) || stepValue(unit, lost) >= least) continue;
    least = stepValue(unit, lost);
    weakest = unit;
  }
  return weakest;
}

/** Returns a random payment. */
export function randomPayment(payers: Payers, owed: number, random: (n: number) => number): number[] {
  const payment: number[] = [];
  const open = allSteps(payers);
  const due = dueOf(payers, owed);
  while (open.length > 0 && !reaches(worthOf(payers, payment), due))
    payment.push(...open.splice(random(open.length), 1));
  return payment.sort((a, b) => a - b);
}
