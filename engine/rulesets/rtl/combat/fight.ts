import type { Cell } from '../../../board/board.js';
import type { Reckoning } from '../../../mechanics/reckoning.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Address } from '../../../play/moment.js';
import type { RtlRule } from '../rulebook/index.js';
import type { Side } from '../vocabulary/sides.js';
import type { ResultCode, TableKind } from '../vocabulary/combat-results.js';

/** A number under way, with its reasons. */
export type Counted = Reckoning<RtlRule>;

/**
 * One combat or overrun from its first announcement to the advance: what the rooms that take part hand to each other. It lives
 * as long as its procedure does and is no part of the state.
 */
export interface Fight {
  readonly kind: 'combat' | 'overrun';
  readonly attacker: Side;
  readonly defender: Side;
  readonly target: Cell;
  /** Combat units that attack, artillery that only supports left out. */
  readonly attackers: readonly number[];
  /** Combat units in the target hex when the fight begins, guests of it last [11.35]. */
  readonly defenders: readonly number[];
  /** The attacker's order: its braces answer his questions, its `(roll …)` are the dice of the fight. */
  readonly order: OrderModel | undefined;
  /** Everything of the fight lies below it: `…/6229/air`, `…/6229/artillery/German`, `…/6229/die`. */
  readonly address: Address;
  /** Headquarters and leaders that spent their points on it: one of each for either side, and an Arko for artillery [15.33]. */
  readonly spent: number[];
  table: TableKind;
  /** The leads, -1 until they are named [3.43]. */
  attackLead: number;
  defenseLead: number;
  /** What aircraft add to the die, all in all [13.22]. */
  air: Counted;
  /** What artillery adds to the strengths, capped by those [10.42]. */
  support: Counted;
  defensiveSupport: Counted;
  /** The attacker's ground units failed to coordinate [10.44]. */
  uncoordinated: boolean;
}

/** What came of the die. */
export interface Outcome {
  readonly odds: string;
  readonly modifier: number;
  readonly die: number;
  readonly row: number;
  readonly result: ResultCode;
}
