import { wordsOf, type AdjustableValue, type Words } from '../../mechanics/explained-value.js';
import { term } from '../../model/say.js';
import type { Odds } from '../declaration/combat.js';
import type { Change, PlayedModifier } from '../modifier.js';

/** A number that multiplies a value, from terrain or from a statement `modify`. */
export interface Multiplier {
  readonly by: number;
  readonly reason: Words;
  readonly rule: string;
}

/** The part of a modifier that changes a value. */
type Adjustment = Pick<PlayedModifier, 'change' | 'reason' | 'rule'>;

const ORDER: readonly Change['how'][] = ['exactly', 'times', 'over', 'plus', 'least', 'most'];

/**
 * Applies modifiers whose conditions hold to a value. Whatever the order of the statements, they apply in the order
 * `exactly`, `times`, `over`, `plus`, `least`, `most`. `multiples` decides how several multipliers combine; `ground`
 * are the multipliers of the terrain, which combine with those of the modifiers.
 */
export function applyChanges(
  value: AdjustableValue,
  modifiers: readonly Adjustment[],
  multiples: Odds['multiples'],
  ground: readonly Multiplier[] = [],
): void {
  if (modifiers.length === 0) {
    multiply(value, ground, multiples);
    return;
  }
  if (modifiers.length === 1 && ground.length === 0) {
    apply(value, modifiers[0]);
    return;
  }
  const exact = modifiers.find(({ change }) => change.how === 'exactly');
  if (exact !== undefined) apply(value, exact);
  const multipliers = exact === undefined ? [...ground] : []; // `exactly` replaces what the terrain has multiplied
  for (const { change, reason, rule } of modifiers)
    if (change.how === 'times') multipliers.push({ by: change.amount, reason, rule });
  multiply(value, multipliers, multiples);
  for (const how of ORDER.slice(2)) for (const one of inOrder(modifiers, how)) apply(value, one);
}

/**
 * Returns the modifiers of one kind, the smallest first. The order is fixed, because the last digit of a sum or
 * quotient of fractions depends on it.
 */
function inOrder(modifiers: readonly Adjustment[], how: Change['how']): readonly Adjustment[] {
  const some = modifiers.filter(({ change }) => change.how === how);
  return some.length < 2 ? some : some.toSorted((one, other) => amountOf(one) - amountOf(other));
}

const amountOf = ({ change }: Adjustment): number => (change.how === 'off' ? 0 : change.amount);

function apply(value: AdjustableValue, { change, reason, rule }: Adjustment): void {
  if (change.how === 'off') return;
  const { amount } = change;
  if (change.how === 'exactly') value.exactly(amount, reason, rule);
  else if (change.how === 'times') value.times(amount, reason, rule);
  else if (change.how === 'over') value.over(amount, reason, rule);
  else if (change.how === 'plus') value.plus(amount, reason, rule);
  else if (change.how === 'least') value.atLeast(amount, rule);
  else if (change.how === 'most') value.atMost(amount, rule);
}

/** Multiplies a value by several multipliers: ×2 and ×2 are ×4 (`multiply`), ×3 (`add`) or ×2 (`best`). */
function multiply(value: AdjustableValue, multipliers: readonly Multiplier[], multiples: Odds['multiples']): void {
  if (multiples === 'multiply' || multipliers.length < 2) {
    for (const { by, reason, rule } of multipliers) value.times(by, reason, rule);
    return;
  }
  if (multiples === 'best') {
    const best = multipliers.reduce((one, other) => (other.by > one.by ? other : one));
    value.times(best.by, best.reason, best.rule);
    return;
  }
  const sum = multipliers.reduce((total, { by }) => total + by - 1, 1);
  const reason = (): string => multipliers.map((one) => wordsOf(one.reason)).join(` ${term('and')} `);
  value.times(sum, reason, multipliers[0].rule);
}
