import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Address } from '../../../play/moment.js';
import type { Side } from '../state/pieces.js';
import type { ResultCode } from '../vocabulary/combat-results.js';

/**
 * An attack of the combat phase or an overrun. After the commitment its units and its target hexes can no longer be
 * changed [12.2].
 */
export interface Battle {
  readonly attackers: readonly number[];
  readonly targets: readonly Cell[];
  readonly overrun: boolean;
  /** The address under which the dice and questions of the battle are stored: `3/German/combat/1422`. */
  readonly address: Address;
  /**
   * The order that declared the battle. The braces of the order contain the attacker's answers, and `(roll 3)` in the
   * order sets the die roll.
   */
  readonly order?: OrderModel;
}

/** The losses and retreats of one side's units, on which the other side's advance depends. */
export interface Suffered {
  readonly side: Side;
  /**
   * `losses`: steps were lost or units eliminated; `retreat`: all units retreated; `nothing`: the result does not
   * affect the side.
   */
  readonly manner: 'nothing' | 'losses' | 'retreat';
  /** Units that took part and are still on the map. */
  readonly survivors: readonly number[];
  /** The hexes in which the side's units were when the die was rolled. */
  readonly hexes: readonly LeftHex[];
}

/** A hex of the fight after the combat result is applied, with the paths of the units that retreated from it. */
export interface LeftHex {
  readonly cell: Cell;
  /** Whether no unit is left in the hex. */
  readonly emptied: boolean;
  /**
   * The paths on which units retreated from the hex. A path begins after the hex and includes its last hex. Empty when
   * all units of the hex were eliminated [9.81, 9.86].
   */
  readonly lines: readonly (readonly Cell[])[];
}

/** The outcome of a battle. */
export interface Outcome {
  /**
   * The result of the die roll. Undefined when no die was rolled, because a side had no strength left [12.3, AMB-14].
   */
  readonly result?: ResultCode;
  readonly attacker: Suffered;
  readonly defender: Suffered;
  /** Hexes from which units withdrew when strengths were revealed. The enemy may not enter these hexes [10.23]. */
  readonly withdrawnFrom: ReadonlySet<Cell>;
  /** Attackers that were still committed after strengths were revealed. */
  readonly attackers: readonly number[];
}
