import type { Source } from './source.js';

/** A turn, or one side's part of a turn, whose orders both sides give sealed. */
export interface SealedTurn {
  readonly turn: number;
  /** Set if only the part of the turn is sealed in which this side acts. */
  readonly part?: string;
  /**
   * The seed of the dice from here on, computed from the secrets of all sides. Undefined while the orders of a side are
   * not open.
   */
  readonly seed?: string;
  /** The sides for whose orders the turn waits. */
  readonly waitsFor: readonly AwaitedOrders[];
  /** The first seal of the turn in the text. */
  readonly source: Source;
}

/**
 * Orders of a side that cannot be played yet, and the reason: they are not sealed, they are sealed and not open, the
 * open file does not match the seal, a file without a seal also contains orders of this turn, or the open file contains
 * more than orders.
 */
export interface AwaitedOrders {
  readonly side: string;
  readonly why: 'not sealed' | 'sealed' | 'not the sealed file' | 'orders elsewhere' | 'more than orders';
}
