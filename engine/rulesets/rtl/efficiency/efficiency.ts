import type { ExplainedValue } from '../../../mechanics/explained-value.js';
import type { OrderModel } from '../../../model/orders.js';
import { roll, type Address, type Play } from '../../../play/moment.js';
import { explain, cite } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import { OUT_OF_SUPPLY } from '../state/fields.js';
import type { State } from '../state/state.js';
import { DIE_SIDES } from '../vocabulary/combat-results.js';

export { DIE_SIDES };

/** The efficiency of a unit now, that of its reduced side when it is reduced: never below 1 [3.41, 3.44]. */
export function efficiencyOf(state: State, piece: number): ExplainedValue<RtlRule> {
  const printed = explain(state.face(piece).efficiency, state.reduced[piece] === 1 ? 'reduced' : 'printed', '3.42');
  if (state.disrupted[piece] === 1) printed.plus(-2, 'disrupted', '3.72');
  if (state.supply[piece] === OUT_OF_SUPPLY) printed.plus(-1, 'out of supply', '6.14');
  return printed.atLeast(1, '3.44');
}

/** What is added to the die of a check. */
export type Modifiers = ExplainedValue<RtlRule>;
export const noModifiers = (): Modifiers => explain(0);

/** A check and what came of it. */
export interface Checked {
  readonly die: number;
  readonly total: number;
  readonly passed: boolean;
}

export interface Check {
  /** Whose efficiency counts: the lead of those who check [3.43]. */
  readonly piece: number;
  readonly modifiers?: Modifiers;
  readonly address: Address;
  readonly rule: RtlRule;
  /** `reaction of I/3T`. */
  readonly purpose: string;
  /** The order beside which the die may be written. */
  readonly order?: OrderModel | undefined;
  /** What it came to, where that is more than whether: `full`, `halved`, `none`. */
  readonly outcome?: (checked: Checked) => string;
}

/** A check of efficiency: die and modifiers at most what the unit has now [2.41, 2.42, 3.42]. */
export function* check(state: State, { piece, modifiers = noModifiers(), outcome, ...asked }: Check): Play<Checked> {
  const { address, purpose, order } = asked;
  const efficiency = efficiencyOf(state, piece);
  const die = yield* roll({ address, rule: cite(asked.rule), sides: DIE_SIDES, purpose, order });
  const total = die + modifiers.value;
  const checked = { die, total, passed: total <= efficiency.value };
  const came = outcome?.(checked) ?? (checked.passed ? 'passed' : 'failed');
  state.emit('check', asked.rule, () => ({
    address,
    side: state.piece(piece).side,
    text: `${state.name(piece)}, ${purpose}: ${total} against ${efficiency.value}, ${came}.`,
    pieces: [piece],
    ...(state.isOnMap(piece) && { cells: [state.cell[piece]] }),
    ledger: [...efficiency.ledger, ...modifiers.ledger],
    dice: { address, sides: DIE_SIDES, values: [die], written: false },
    facts: { roll: die, total, efficiency: efficiency.value, outcome: came },
  }));
  return checked;
}
