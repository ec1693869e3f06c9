import type { Cell } from '../../board/board.js';
import type { OrderModel } from '../../model/orders.js';
import type { Address } from '../../play/moment.js';

/** The units and hexes of an attack that is declared. */
export interface DeclaredBattle {
  readonly attackers: readonly number[];
  readonly targets: readonly Cell[];
  /** The prefix of the addresses of its dice and questions: `3/German/combat/0402`. */
  readonly address: Address;
  /** The order that declared it. Its braces contain answers of the attacker, `(roll 3)` its die. */
  readonly order?: OrderModel;
}
