import { citation, type Explained } from '../model/ledger.js';
import { counted as numberOf, say } from '../model/say.js';

/** A stacking limit with its reasons. */
export interface StackLimit<Rule extends string = string> extends Explained {
  readonly rule: Rule;
  /** The name of the side in messages. */
  readonly owner: string;
  /** Name, in the singular, of the things that are counted: `stacking point`. Default: unit. */
  readonly counted?: string;
}

/** Returns how much a unit counts towards a stacking limit; 0 if it does not count. */
export type StackingValue<Unit> = (unit: Unit) => number;

export const ONE_PER_UNIT: StackingValue<unknown> = () => 1;

/** Returns the total that the given units count towards a stacking limit. */
export const stackTotal = <Unit>(units: readonly Unit[], counts: StackingValue<Unit>): number =>
  units.reduce((sum, unit) => sum + counts(unit), 0);

/**
 * Returns the first unit, in order, that exceeds the limit together with the units before it; undefined if none does.
 */
export function firstOverLimit<Unit>(
  { value }: Pick<StackLimit, 'value'>,
  units: readonly Unit[],
  counts: StackingValue<Unit>,
): Unit | undefined {
  let amount = 0;
  return units.find((unit) => (amount += counts(unit)) > value);
}

/** Returns the message about a stack that is too large: `4 units in 2216; Soviet may stack 3 [7.1].` */
export function stackLimitText(
  { value, rule, owner, counted = 'unit' }: StackLimit,
  amount: number,
  where: string,
): string {
  return say`${numberOf(amount, counted)} in ${where}; ${owner} may stack ${value}${citation(rule)}.`;
}

/** Returns by how much an amount exceeds the limit; 0 if it does not exceed the limit. */
export const stackExcess = ({ value }: StackLimit, amount: number): number => Math.max(0, amount - value);
