import type { Reckoned } from '../model/ledger.js';
import { count } from '../model/words.js';

/** How many units may stand together, with the reasons: whose, and by which rule. */
export interface StackLimit<Rule extends string = string> extends Reckoned {
  readonly rule: Rule;
  /** The side as messages name it. */
  readonly who: string;
}

/** `4 units in 2216; Soviet may stack 3 [7.1].` */
export function overstackedText({ value, rule, who }: StackLimit, units: number, where: string): string {
  return `${count(units, 'unit')} in ${where}; ${who} may stack ${value} [${rule}].`;
}

/** How many units too many stand together. */
export const excessOf = ({ value }: StackLimit, units: number): number => Math.max(0, units - value);
