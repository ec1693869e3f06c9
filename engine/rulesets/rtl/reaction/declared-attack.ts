import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';

/** A declared attack: its target hex and its order. The attackers are the units whose `state.target` is that hex. */
export interface DeclaredAttack {
  readonly target: Cell;
  readonly order: OrderModel | undefined;
}
