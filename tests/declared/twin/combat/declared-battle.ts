import type { Cell } from '../../../../engine/board/board.js';
import type { OrderModel } from '../../../../engine/model/orders.js';
import type { Address } from '../../../../engine/play/moment.js';

/** The units and the hex of an attack that is declared. */
export interface DeclaredBattle {
  readonly attackers: readonly number[];
  readonly target: Cell;
  readonly address: Address;
  readonly order?: OrderModel;
}
