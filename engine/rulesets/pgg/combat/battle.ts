import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Address } from '../../../play/moment.js';
import type { Side } from '../state/pieces.js';
import type { ResultCode } from '../vocabulary/combat-results.js';

/** An attack of the combat phase or an overrun: the units and the hexes they attack. Both are committed [12.2]. */
export interface Battle {
  readonly attackers: readonly number[];
  readonly targets: readonly Cell[];
  readonly overrun: boolean;
  /** The address below which its dice and questions are: `3/German/combat/1422`. */
  readonly address: Address;
  /** The order that declared it. Answers in its braces are the attacker's, and its `(roll 3)` is the die. */
  readonly order?: OrderModel;
}

/** Losses and retreats of the units of one side, on which the other side's advance depends. */
export interface Suffered {
  readonly side: Side;
  /**
   * `losses`: steps were lost or units eliminated; `retreat`: all retreated; `nothing`: the result does not affect the
   * side.
   */
  readonly manner: 'nothing' | 'losses' | 'retreat';
  /** Units that took part and are still on the map. */
  readonly survivors: readonly number[];
  /** The hexes of the side when the die was rolled. */
  readonly hexes: readonly LeftHex[];
}

/** A hex after the result, with the ways in which its units left it. */
export interface LeftHex {
  readonly cell: Cell;
  /** Whether no unit is left in it. */
  readonly emptied: boolean;
  /**
   * Paths of the retreats from the hex, without the hex itself and with the last hex; empty when all its units were
   * eliminated [9.81, 9.86].
   */
  readonly lines: readonly (readonly Cell[])[];
}

/** Result of a battle. */
export interface Outcome {
  /** Undefined when no die was rolled because a side had no strength left [12.3, AMB-14]. */
  readonly result?: ResultCode;
  readonly attacker: Suffered;
  readonly defender: Suffered;
  /** Hexes that the enemy may not enter because units withdrew from them when strengths were revealed [10.23]. */
  readonly withdrawnFrom: ReadonlySet<Cell>;
  /** Attackers that were still committed after strengths were revealed. */
  readonly attackers: readonly number[];
}
