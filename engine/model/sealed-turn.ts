import type { Source } from './source.js';

/**
 * A sealed turn: each side writes its orders for the turn in a file of its own, and the game's file contains only the
 * hash of that file (the seal) until the file is opened. Also used for the part of a turn in which one side acts.
 */
export interface SealedTurn {
  readonly turn: number;
  /**
   * The name of a side: only the part of the turn in which this side acts is sealed. Absent if the whole turn is
   * sealed.
   */
  readonly part?: string;
  /**
   * The seed of the dice from this turn on, computed from the secrets of all sides. Undefined until the orders of all
   * sides are open.
   */
  readonly seed?: string;
  /** The sides whose orders are not ready, so that play must wait before this turn. */
  readonly waitsFor: readonly AwaitedOrders[];
  /** The place of the first `sealed` statement of the turn in the text. */
  readonly source: Source;
}

/**
 * A side whose orders for a sealed turn cannot be played yet, with the reason. `not sealed`: there is no seal.
 * `sealed`: the sealed file is not open. `not the sealed file`: the open file does not match its seal. `orders
 * elsewhere`: a file without a seal also contains orders of the turn. `more than orders`: the open file contains more
 * than orders. `other ruleset`: the declaration of the ruleset has changed since the orders were sealed.
 */
export interface AwaitedOrders {
  readonly side: string;
  readonly why:
    | 'not sealed'
    | 'sealed'
    | 'not the sealed file'
    | 'orders elsewhere'
    | 'more than orders'
    | 'other ruleset';
}
