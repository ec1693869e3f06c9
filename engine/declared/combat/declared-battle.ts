import type { Cell } from '../../board/board.js';
import type { OrderModel } from '../../model/orders.js';
import type { Address } from '../../play/moment.js';

/** The units and hexes of an attack that is declared. */
export interface DeclaredBattle {
  readonly attackers: readonly number[];
  readonly targets: readonly Cell[];
  /** The prefix of the addresses of the dice and questions of the attack: `3/German/combat/0402`. */
  readonly address: Address;
  /**
   * The order that declared the attack. It may contain answers of the attacker in braces, and the die in parentheses:
   * `(roll 3)`.
   */
  readonly order?: OrderModel | undefined;
}
