import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Address } from '../../../play/moment.js';
import type { Side } from '../state/pieces.js';
import type { ResultCode } from '../vocabulary/combat-results.js';

/** An attack in the combat phase or an overrun in movement: who strikes which hexes. Units and targets are committed [12.2]. */
export interface Battle {
  readonly attackers: readonly number[];
  readonly targets: readonly Cell[];
  readonly overrun: boolean;
  /** `3/German/combat/1422`: its dice and questions stand below it. */
  readonly address: Address;
  /** The order it was read from: its braces answer the attacker's questions, its `(roll 3)` the die. */
  readonly order?: OrderModel;
}

/** What one side's involved units suffered, for the advance of the other. */
export interface Suffered {
  readonly side: Side;
  /** Steps were lost or units eliminated, or all retreated; `nothing` when the result does not touch the side. */
  readonly manner: 'nothing' | 'losses' | 'retreat';
  /** Involved units still on the map. */
  readonly survivors: readonly number[];
  /** The hexes the side held when the dice fell. */
  readonly hexes: readonly LeftHex[];
}

/** A hex after the result: how its units left it. */
export interface LeftHex {
  readonly cell: Cell;
  /** Nobody stands in it any more. */
  readonly emptied: boolean;
  /** Ways its units retreated, without the hex itself and with the hex they ended in; empty when all were eliminated [9.81, 9.86]. */
  readonly lines: readonly (readonly Cell[])[];
}

/** How a battle ended. */
export interface Outcome {
  /** Undefined when no die was rolled: a side had no strength left [12.3, AMB-14]. */
  readonly result?: ResultCode;
  readonly attacker: Suffered;
  readonly defender: Suffered;
  /** Hexes the enemy may not follow into, because units withdrew from them at the reveal [10.23]. */
  readonly withdrawnFrom: ReadonlySet<Cell>;
  /** Attackers that were still committed after the reveal. */
  readonly attackers: readonly number[];
}
