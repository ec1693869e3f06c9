import type { Explained } from '../model/ledger.js';
import { count } from '../model/words.js';

/** How much may stand together, with the reasons: whose, and by which rule. */
export interface StackLimit<Rule extends string = string> extends Explained {
  readonly rule: Rule;
  /** The side as messages name it. */
  readonly owner: string;
  /** What is counted, where it is not units: `stacking point`. */
  readonly counted?: string;
}

/** What a unit counts for in a stack: by its stacking value, side, kind or formation; 0 of one that does not count. */
export type StackingValue<Unit> = (unit: Unit) => number;

export const ONE_PER_UNIT: StackingValue<unknown> = () => 1;

/** What units count for together. */
export const stackTotal = <Unit>(units: readonly Unit[], counts: StackingValue<Unit>): number =>
  units.reduce((sum, unit) => sum + counts(unit), 0);

/** The first of units, in their order, that finds no room beside those before it; undefined when all do. */
export function firstOverLimit<Unit>(
  { value }: Pick<StackLimit, 'value'>,
  units: readonly Unit[],
  counts: StackingValue<Unit>,
): Unit | undefined {
  let amount = 0;
  return units.find((unit) => (amount += counts(unit)) > value);
}

/** `4 units in 2216; Soviet may stack 3 [7.1].` */
export function overstackedText(
  { value, rule, owner, counted = 'unit' }: StackLimit,
  amount: number,
  where: string,
): string {
  return `${count(amount, counted)} in ${where}; ${owner} may stack ${value} [${rule}].`;
}

/** How much too much stands together. */
export const stackExcess = ({ value }: StackLimit, amount: number): number => Math.max(0, amount - value);
