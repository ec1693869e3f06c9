import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';

/** A declared attack: its target hex and the order that declared it. `state.target` contains the attacking units. */
export interface Declared {
  readonly target: Cell;
  readonly order: OrderModel | undefined;
}
