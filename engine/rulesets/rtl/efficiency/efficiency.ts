import { say, term } from '../../../model/say.js';
import type { ExplainedValue } from '../../../mechanics/explained-value.js';
import type { OrderModel } from '../../../model/orders.js';
import { roll, type Address, type Play } from '../../../play/moment.js';
import { explain, cite } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import { OUT_OF_SUPPLY } from '../state/fields.js';
import type { State } from '../state/state.js';
import { DIE_SIDES } from '../vocabulary/combat-results.js';

export { DIE_SIDES };

/**
 * Computes the current efficiency rating of a unit: the rating on the face-up side of its counter, with all reductions,
 * but at least 1 [3.41, 3.44].
 */
const printed = (): string => term('printed');
const reduced = (): string => term('reduced');
const disrupted = (): string => term('disrupted');
const outOfSupply = (): string => term('out of supply');

export function efficiencyOf(state: State, piece: number): ExplainedValue<RtlRule> {
  const efficiency = explain(state.face(piece).efficiency, state.reduced[piece] === 1 ? reduced : printed, '3.42');
  if (state.disrupted[piece] === 1) efficiency.plus(-2, disrupted, '3.72');
  if (state.supply[piece] === OUT_OF_SUPPLY) efficiency.plus(-1, outOfSupply, '6.14');
  return efficiency.atLeast(1, '3.44');
}

/** The modifiers of a check with their explanations. */
export type Modifiers = ExplainedValue<RtlRule>;
/** Returns an empty sum of modifiers. */
export const noModifiers = (): Modifiers => explain(0);

/** The result of an efficiency check. */
export interface CheckResult {
  readonly die: number;
  readonly total: number;
  readonly passed: boolean;
}

/** An efficiency check to be made. */
export interface Check {
  /** The unit whose efficiency counts; for a group, its lead unit [3.43]. */
  readonly piece: number;
  readonly modifiers?: Modifiers;
  readonly address: Address;
  readonly rule: RtlRule;
  /** The purpose of the check as shown in the game record, for example `coordination of artillery`. */
  readonly purpose: string;
  /** The order in which the player may have written the die roll. */
  readonly order?: OrderModel | undefined;
  /**
   * Returns the name of the outcome, for checks with more outcomes than passed and failed: `full`, `halved` or `none`.
   */
  readonly outcome?: (checked: CheckResult) => string;
}

/**
 * Makes an efficiency check. The check succeeds if the sum of die roll and modifiers does not exceed the current rating
 * [2.41, 2.42, 3.42].
 */
export function* makeCheck(
  state: State,
  { piece, modifiers = noModifiers(), outcome, ...request }: Check,
): Play<CheckResult> {
  const { address, purpose, order } = request;
  const efficiency = efficiencyOf(state, piece);
  const die = yield* roll({ address, rule: cite(request.rule), sides: DIE_SIDES, purpose, order });
  const total = die + modifiers.value;
  const result = { die, total, passed: total <= efficiency.value };
  const outcomeName = outcome?.(result) ?? (result.passed ? 'passed' : 'failed');
  state.emit('check', request.rule, () => ({
    address,
    side: state.piece(piece).side,
    text: say`${state.name(piece)}, ${purpose}: roll ${total} against efficiency ${efficiency.value}, ${outcomeName}.`,
    pieces: [piece],
    ...(state.isOnMap(piece) && { cells: [state.cell[piece]] }),
    ledger: [...efficiency.ledger, ...modifiers.ledger],
    dice: { address, sides: DIE_SIDES, values: [die], written: false },
    facts: { roll: die, total, efficiency: efficiency.value, outcome: outcomeName },
  }));
  return result;
}
